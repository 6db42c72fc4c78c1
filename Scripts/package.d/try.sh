# SPDX-FileCopyrightText: 2026 The Quartet developers
# SPDX-License-Identifier: MIT
# shellcheck shell=bash disable=SC2154

# Part of Scripts/package: installs the package where there is nothing but Debian, plays, and takes it away again.

# What is installed, a line each: size in KiB and name.
installed() {
  # shellcheck disable=SC2016
  chroot "$tree" dpkg-query --show --showformat '${Installed-Size} ${binary:Package}\n' | sort
}

# Every file but those that apt and dpkg write about what they do.
files() {
  chroot "$tree" find / -xdev \( -path /proc -o -path /sys -o -path /dev -o -path /tmp -o -path /home \
    -o -path '/var/lib/dpkg' -o -path '/var/lib/apt' -o -path '/var/cache' -o -path '/var/log' \) -prune -o -print | sort
}

# shows PATTERN: whether the tree of elements has it.
shows() { tr -d '\n' <"$tree/home/player/tree.json" | grep -qE "$1"; }

# A player opens the window, makes a move and ends the session. Arguments: those of the program.
play_in_tree() {
  local seen=$tree/home/player/tree.json program moves
  rm -f "$seen"
  # The player speaks German, of which no locale is installed, as of no other language.
  chroot --userspec=1000:1000 "$tree" env -i HOME=/home/player DISPLAY="$screen" SDL_AUDIODRIVER=dummy LANG=de_DE.UTF-8 \
    PATH=/usr/local/bin:/usr/bin:/bin:/usr/games quartet --ui-tree /home/player/tree.json --seed 1 "$@" &
  program=$!
  await "the window of quartet $*" shows '"scale":[0-9.]*,"focused":true'
  await 'the board' shows '"animating":false,"thinking":false'
  shows '"label":"Verlauf"' || fail 'a German player is not spoken to in German.'
  DISPLAY=$screen xdotool key 4
  await 'the disc' shows '"moves":\[("[1-7]",)*"4"'
  await 'the answer' shows '"animating":false,"thinking":false'
  moves=$(tr -d '\n' <"$seen" | sed -n 's/.*"moves":\[\([^]]*\)\].*/\1/p')
  kill -TERM "$program"
  wait "$program" || fail "quartet $* ended with status $?."
  echo "  quartet $*: moves $moves"
}

# await WHAT COMMAND...: until the command succeeds.
await() {
  local what=$1 step
  shift
  for ((step = 0; step < 600; step++)); do
    if "$@" 2>/dev/null; then return; fi
    sleep 0.1
  done
  fail "waited a minute for $what."
}

# In a bare Debian 12, and in a bare Debian 13, whose C library is newer.
try_package() {
  ((EUID == 0)) || fail 'a tree of another Debian is made by root alone; run it as root.'
  want_command debootstrap debootstrap
  want_command Xvfb xvfb
  want_command openbox openbox
  want_command xdotool xdotool
  install_missing --firmly
  deb=$work/quartet_${version}_$architecture.deb
  tree=$work/debian
  [[ -e $deb ]] || fail 'there is no package yet; run Scripts/package first.'
  server='' manager=''
  trap leave_tree EXIT
  coproc SERVER { exec Xvfb -displayfd 1 -screen 0 1400x900x24 -nolisten tcp 2>/dev/null; }
  server=$SERVER_PID
  read -r screen <&"${SERVER[0]}"
  screen=:$screen
  DISPLAY=$screen openbox >/dev/null 2>&1 &
  manager=$!
  try_package_on bookworm
  try_package_on trixie
}

# Whatever became of it: nothing stays running or mounted. The names are not local, because a trap outlives every function.
leave_tree() {
  # shellcheck disable=SC2086
  kill $server $manager 2>/dev/null || true
  ! mountpoint --quiet "$tree/proc" || umount "$tree/proc"
}

# try_package_on SUITE
try_package_on() {
  local suite=$1 before
  echo "A bare Debian: $suite"
  if [[ ! -e $work/$suite.tar ]]; then
    rm -rf "$tree"
    debootstrap --variant=minbase "$suite" "$tree" >"$work/debootstrap.log" || fail "debootstrap failed; see $work/debootstrap.log."
    tar --directory "$tree" --create --file "$work/$suite.tar" .
  fi
  ! mountpoint --quiet "$tree/proc" || umount "$tree/proc"
  rm -rf --one-file-system "$tree"
  mkdir "$tree"
  tar --directory "$tree" --extract --file "$work/$suite.tar"
  # No service starts in a tree.
  printf '#!/bin/sh\nexit 101\n' >"$tree/usr/sbin/policy-rc.d"
  chmod +x "$tree/usr/sbin/policy-rc.d"
  mount --bind /proc "$tree/proc"
  chroot "$tree" useradd --create-home --uid 1000 player
  # No swift here, and no display server either: the window is that of the machine around it.
  [[ ! -e $tree/usr/bin/swift ]] || fail 'there is Swift in the tree.'

  echo 'What it needs'
  before=$(installed)
  # shellcheck disable=SC2046
  chroot "$tree" apt-get -qq -y --no-install-recommends install \
    $(dpkg-deb --field "$deb" Depends | sed 's/([^)]*)//g; s/|[^,]*//g; s/,/ /g') >"$work/install.log" 2>&1 \
    || fail "its libraries could not be installed; see $work/install.log."
  files >"$work/files.before"

  echo 'Installed'
  cp "$deb" "$tree/tmp/quartet.deb"
  chroot "$tree" apt-get -qq -y --no-install-recommends install /tmp/quartet.deb >>"$work/install.log" 2>&1 \
    || fail "it could not be installed; see $work/install.log."
  comm -13 <(echo "$before") <(installed) >"$work/closure"
  awk '{ sum += $1 } END { printf "  %.1f MB in %d packages, of which the largest are:\n", sum * 1024 / 1e6, NR }' "$work/closure"
  sort -rn "$work/closure" | head -n 8 | awk '{ printf "  %6.1f MB %s\n", $1 * 1024 / 1e6, $2 }'

  play_in_tree --game connect-four
  printf 'quartet game connect-four\n1 2 1 2\n' >"$tree/home/player/four.quartet"
  play_in_tree /home/player/four.quartet
  chroot --userspec=1000:1000 "$tree" /usr/games/quartet --version
  [[ $(echo 4444 | chroot "$tree" /usr/games/quartet solve connect-four) == 1 ]] || fail 'the engines do not answer.'

  echo 'Taken away'
  chroot "$tree" apt-get -qq -y purge quartet >>"$work/install.log" 2>&1 || fail "it could not be removed; see $work/install.log."
  files >"$work/files.after"
  diff "$work/files.before" "$work/files.after" || fail 'the files above are not as they were.'
  [[ -s $tree/home/player/.local/share/quartet/quartet.db ]] || fail "the player's games are gone."
  echo "  without a trace; the player's games are still there."
  umount "$tree/proc"
  rm -rf --one-file-system "$tree"
}
