# SPDX-FileCopyrightText: 2026 The Quartet developers
# SPDX-License-Identifier: MIT
# shellcheck shell=bash disable=SC2154

# Part of Scripts/package: the Debian package, and what checks it.

# Where the package names the page of the project; also in metainfo.xml.
readonly home=https://github.com/quartet-developers/quartet
readonly maintainer='The Quartet developers <quartet-developers@users.noreply.github.com>'
# The name of the desktop entry and of the icon. It is that of the window, so that a dock knows them to be one.
readonly app=quartet
# The name of the program among all programs.
readonly app_id=io.github.quartet_developers.quartet

# The libraries that the programs name, as Debian's packages with the versions that they need.
dependencies() {
  local folder=$work/shlibdeps
  rm -rf "$folder"
  mkdir -p "$folder/debian"
  printf 'Source: quartet\n\nPackage: quartet\nArchitecture: %s\n' "$architecture" >"$folder/debian/control"
  (cd "$folder" && dpkg-shlibdeps -O --warnings=0 --ignore-missing-info -l"$deb/usr/lib/quartet" "$@" 2>/dev/null) | sed -n 's/^shlibs:Depends=//p'
}

make_deb() {
  local deb=$work/deb share=$work/deb/usr/share
  rm -rf "$deb" "$work"/*.deb
  mkdir -p "$deb/usr" "$deb/DEBIAN"
  cp -a "$work/tree/." "$deb/usr/"
  mv "$deb/usr/bin" "$deb/usr/games"
  mv "$share/zsh/site-functions" "$share/zsh/vendor-completions"
  gzip -9n "$share/man/man6/quartet.6"
  gzip -9nc "$share/doc/quartet/CHANGELOG.md" >"$share/doc/quartet/NEWS.gz"
  rm "$share/doc/quartet/CHANGELOG.md"
  gzip -9n <<END >"$share/doc/quartet/changelog.gz"
quartet ($version) stable; urgency=medium

  * What is new is in NEWS.gz.

 -- $maintainer  $(date -R -d "@$SOURCE_DATE_EPOCH")
END
  put 644 "$work/source/Scripts/package.d/lintian-overrides" "$share/lintian/overrides/quartet"
  local depends size
  depends=$(dependencies "$deb"/usr/lib/quartet/*/quartet "$deb"/usr/lib/quartet/*.so "$deb/usr/games/quartet")
  find "$deb/usr" -exec touch --no-dereference --date "@$SOURCE_DATE_EPOCH" {} +
  size=$(du -k --apparent-size -s "$deb/usr" | cut -f 1)
  cat >"$deb/DEBIAN/control" <<END
Package: quartet
Version: $version
Architecture: $architecture
Maintainer: $maintainer
Installed-Size: $size
Depends: $depends
Recommends: libdecor-0-plugin-1-cairo
Suggests: libglib2.0-bin, speech-dispatcher
Section: games
Priority: optional
Homepage: $home
Description: four board games in one box
 Quarto, Connect Four, Reversi and Pentominoes in one window: against somebody
 at the same screen, against bots of five levels, or against the best that the
 engines can do.
 .
 Every move can be undone, hints say what a move is worth, every game is kept
 and can be replayed. Nothing needs a network or an account.
END
  (cd "$deb" && find usr -type f -print0 | LC_ALL=C sort -z | xargs -0 md5sum >DEBIAN/md5sums)
  find "$deb/DEBIAN" "$deb" -maxdepth 0 -exec touch --date "@$SOURCE_DATE_EPOCH" {} +
  dpkg-deb --root-owner-group -Zxz -z9 --threads-max=1 --build "$deb" "$work/quartet_${version}_$architecture.deb" >/dev/null
}



# The checkers of the distributions; each must find nothing.
check_packages() {
  want_command lintian lintian
  want_command desktop-file-validate desktop-file-utils
  want_command appstreamcli appstream
  want_command man man-db
  want_command xmllint libxml2-utils
  want_command zsh zsh
  want_command fish fish
  want_command shellcheck shellcheck
  if ((${#levels[@]} > 1)); then want_command "qemu-$machine" qemu-user; fi
  install_missing --firmly
  local deb=$work/quartet_${version}_$architecture.deb tree=$work/tree words
  [[ -e $deb ]] || fail 'there is no package yet; run Scripts/package first.'
  echo 'Shell scripts'
  # What lib.sh sets is not seen: its place is only known when a script runs.
  grep -l --directories=skip '^#!/usr/bin/env bash' Scripts/* \
    | xargs shellcheck --severity=warning --exclude SC2154,SC2034 Scripts/lib.sh Scripts/package.d/*.sh \
    || fail 'shellcheck found the lines above.'
  echo 'Desktop entry, metainfo, MIME types'
  desktop-file-validate "$tree/share/applications/$app.desktop" || fail 'the desktop entry has the faults above.'
  appstreamcli validate --no-net --pedantic "$tree/share/metainfo/$app_id.metainfo.xml" || fail 'the metainfo has the faults above.'
  xmllint --noout "$tree/share/mime/packages/$app.xml" || fail 'the MIME types have the faults above.'
  echo 'Manual page'
  words=$(LC_ALL=C.UTF-8 man --warnings --encoding=UTF-8 --local-file "$tree/share/man/man6/quartet.6" 2>&1 >/dev/null)
  [[ -z $words ]] || fail "the manual page has faults: $words"
  echo 'Completions'
  bash -n "$tree/share/bash-completion/completions/quartet" || fail 'bash cannot read its completions.'
  zsh -n "$tree/share/zsh/site-functions/_quartet" || fail 'zsh cannot read its completions.'
  fish --no-execute "$tree/share/fish/vendor_completions.d/quartet.fish" || fail 'fish cannot read its completions.'
  echo 'Launcher'
  # The program itself runs on the real processor. Where there is one level there is nothing to choose.
  local processors=()
  if ((${#levels[@]} > 1)); then processors=(Nehalem:baseline "Haswell:${levels[-1]}"); fi
  for words in "${processors[@]}"; do
    "qemu-$machine" -cpu "${words%:*}" -strace "$tree/bin/quartet" --version 2>&1 | grep "execve(.*/${words#*:}/quartet" >/dev/null \
      || fail "on a ${words%:*} the launcher does not start ${words#*:}."
  done
  echo 'Debian package'
  words=$(lintian --display-info --pedantic --fail-on error,warning,info,pedantic --tag-display-limit 0 --allow-root "$deb" 2>&1) \
    || fail "lintian found this: $words"
  [[ -z $words ]] || echo "$words"
  echo 'All of them are content.'
}
