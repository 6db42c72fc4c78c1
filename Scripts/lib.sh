# SPDX-FileCopyrightText: 2026 The Quartet developers
# SPDX-License-Identifier: MIT
# shellcheck shell=bash

# What Scripts/play, Scripts/test and Scripts/install share: finding Swift, installing what is missing, building.
# Sourced, never run. Every failure ends in one sentence that says what to do.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
readonly root

fail() {
  printf '%s: %s\n' "$(basename "$0")" "$1" >&2
  exit 1
}

# Puts Swift into PATH if it is at one of its usual places.
find_swift() {
  command -v swift >/dev/null && return
  local place
  for place in /opt/swift/usr/bin /usr/local/swift/usr/bin /usr/libexec/swift/bin "$HOME/swift/usr/bin" \
    "${SWIFTLY_BIN_DIR:-$HOME/.local/share/swiftly/bin}"; do
    if [[ -x $place/swift ]]; then
      PATH=$place:$PATH
      return
    fi
  done
  fail "Swift is missing; install Swift 6.2 or newer from https://www.swift.org/install and put it into PATH."
}

# Swift must run and be new enough. After the libraries it stands on have been installed.
check_swift() {
  local version
  version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p') || true
  [[ -n $version ]] || fail "$(command -v swift) does not run; try \`swift --version\` to see why."
  [[ $(printf '%s\n' 6.2 "$version" | sort -V | head -n 1) == 6.2 ]] \
    || fail "Swift 6.2 or newer is needed, but $(command -v swift) is $version; see https://www.swift.org/install."
}

missing=()

# want_command COMMAND PACKAGE, want_file GLOBS PACKAGE, want_library SONAME PACKAGE:
# notes the Debian package unless what it brings is already here, from wherever. Distributions have their files in different
# places: GLOBS are several, with spaces between.
want_command() { command -v "$1" >/dev/null || missing+=("$2"); }
want_library() { [[ $(/sbin/ldconfig -p 2>/dev/null) == *"$1 "* ]] || missing+=("$2"); }
want_file() {
  local globs glob
  read -ra globs <<<"$1"
  for glob in "${globs[@]}"; do
    if compgen -G "$glob" >/dev/null; then return; fi
  done
  missing+=("$2")
}

want_for_building() {
  # What the Swift toolchain itself runs on and links with.
  want_library libsqlite3.so.0 libsqlite3-0
  want_library libcurl.so.4 libcurl4
  want_library libxml2.so.2 libxml2
  want_library libncurses.so.6 libncurses6
  want_command git git
  want_file '/etc/ssl/certs/*.crt /etc/ssl/certs/*.pem /etc/ssl/*.pem /etc/pki/tls/certs/*' ca-certificates
  want_command ld binutils
  want_file '/usr/include/stdlib.h' libc6-dev
  want_file '/usr/lib/gcc/*/*/crtbeginS.o /usr/lib64/gcc/*/*/crtbeginS.o' libgcc-12-dev
  want_file '/usr/include/c++/*/vector' libstdc++-12-dev
  # What the game stands on.
  want_file '/usr/include/SDL2/SDL.h' libsdl2-dev
  want_file '/usr/include/SDL2/SDL_image.h' libsdl2-image-dev
  want_file '/usr/include/SDL2/SDL_ttf.h' libsdl2-ttf-dev
  want_file '/usr/include/sqlite3.h' libsqlite3-dev
  want_for_translating
}

# The catalogues of other languages are made by tools of gettext; English needs none.
want_for_translating() {
  if compgen -G "$root/Translations/*.po" >/dev/null; then want_command msgfmt gettext; fi
}

want_for_testing() {
  want_command xgettext gettext
  want_command Xvfb xvfb
  want_command openbox openbox
  want_command xdotool xdotool
  want_command xclip xclip
  want_command xprop x11-utils
  want_file '/usr/libexec/at-spi-bus-launcher /usr/libexec/at-spi2/at-spi-bus-launcher /usr/lib/at-spi-bus-launcher /usr/lib/at-spi2-core/at-spi-bus-launcher' at-spi2-core
  want_command dbus-daemon dbus-daemon
  want_command gdbus libglib2.0-bin
  want_command weston weston
  want_command reuse reuse
}

# What a Debian package is called elsewhere: Debian, Fedora, Arch, openSUSE. What is missing here has the same name everywhere.
readonly names_elsewhere='
libsqlite3-0     sqlite-libs               sqlite            libsqlite3-0
libcurl4         libcurl                   curl              libcurl4
libxml2          libxml2                   libxml2-legacy    libxml2-2
libncurses6      ncurses-libs              ncurses           libncurses6
libc6-dev        glibc-devel               glibc             glibc-devel
libgcc-12-dev    gcc                       gcc               gcc
libstdc++-12-dev gcc-c++                   gcc               gcc-c++
libsdl2-dev      pkgconfig(sdl2)           sdl2-compat       pkgconfig(sdl2)
libsdl2-image-dev pkgconfig(SDL2_image)    sdl2_image        pkgconfig(SDL2_image)
libsdl2-ttf-dev  pkgconfig(SDL2_ttf)       sdl2_ttf          pkgconfig(SDL2_ttf)
libsqlite3-dev   pkgconfig(sqlite3)        sqlite            pkgconfig(sqlite3)
gettext          gettext                   gettext           gettext-tools
xvfb             xorg-x11-server-Xvfb      xorg-server-xvfb  xorg-x11-server-Xvfb
x11-utils        xprop                     xorg-xprop        xprop
dbus-daemon      dbus-daemon               dbus              dbus-1-daemon
libglib2.0-bin   glib2                     glib2             glib2-tools
librsvg2-bin     librsvg2-tools            librsvg           rsvg-convert
dpkg-dev         dpkg-dev                  dpkg              dpkg
xz-utils         xz                        xz                xz
'

# The family of this distribution: debian, fedora, arch, suse, or other.
distribution() {
  local release=${QUARTET_OS_RELEASE:-/etc/os-release} family=other kin=
  # shellcheck disable=SC1090
  if [[ -r $release ]]; then kin=$(. "$release" && printf ' %s %s ' "${ID:-}" "${ID_LIKE:-}"); fi
  case $kin in
    *' debian '* | *' ubuntu '*) family=debian ;;
    *' fedora '* | *' rhel '*) family=fedora ;;
    *' arch '*) family=arch ;;
    *suse*) family=suse ;;
  esac
  printf '%s' "$family"
}

# advice: the command that installs what is missing on this distribution; without one known, what Debian calls it.
advice() {
  local family column command package name found list=()
  family=$(distribution)
  case $family in
    debian) column=1 command='apt-get install' ;;
    fedora) column=2 command='dnf install' ;;
    arch) column=3 command='pacman -S --needed' ;;
    suse) column=4 command='zypper install' ;;
    *)
      printf 'install by hand what these Debian packages bring: %s' "${missing[*]}"
      return
      ;;
  esac
  for package in "${missing[@]}"; do
    name=$(awk -v package="$package" -v column="$column" '$1 == package { print $column }' <<<"$names_elsewhere")
    name=${name:-$package}
    # A shell would take the brackets for its own.
    if [[ $name == *'('* ]]; then name="'$name'"; fi
    found=" ${list[*]} "
    if [[ $found != *" $name "* ]]; then list+=("$name"); fi
  done
  printf 'run as root: %s %s' "$command" "${list[*]}"
}

# install_missing [--firmly]: on Debian what is missing is installed; elsewhere it is told. What is told as missing may be here all
# the same, in a place that nobody looked at: only --firmly makes an end of it, else it is tried.
install_missing() {
  ((${#missing[@]})) || return 0
  local firmly=${1:-} list="${missing[*]}" problem=
  if [[ $(distribution) == debian ]] && command -v apt-get >/dev/null; then
    local as_root=()
    if ((EUID != 0)); then
      if command -v sudo >/dev/null; then as_root=(sudo); else problem="there is no sudo here"; fi
    fi
    if [[ -z $problem ]]; then
      echo "Installing $list"
      # A package list that cannot be fetched matters only if the installation fails as well.
      "${as_root[@]}" apt-get -qq update || true
      "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qq -y --no-install-recommends install "${missing[@]}" \
        || problem="apt-get could not install $list (is the network up, and are you allowed to install packages?)"
    fi
  else
    problem='something seems to be missing'
  fi
  if [[ $problem ]]; then
    [[ $firmly != --firmly ]] || fail "$problem; please $(advice)."
    printf '%s: %s; if it does not work, %s.\n' "$(basename "$0")" "$problem" "$(advice)" >&2
  fi
  missing=()
}

# build ARGUMENTS...: like `swift build`, with the Swift packages fetched first, so that a missing network is told apart
# from a mistake in the source. `place` says from where to where.
place=(--package-path "$root" --scratch-path "$root/.build")
build() {
  swift package "${place[@]}" resolve || fail "the Swift packages could not be fetched; is the network up?"
  # What an editor looks up in an index costs a quarter of a debug build; Tests/XCTMain.swift does without it.
  swift build "${place[@]}" --disable-index-store "$@" || fail "it could not be built; what went wrong is said above."
}

# What the program says it was built from; see Sources/CBuild.
name_build() {
  QUARTET_BUILD=
  if command -v git >/dev/null && git -C "$root" rev-parse --verify --quiet HEAD >/dev/null; then
    QUARTET_BUILD=$(TZ=UTC git -C "$root" log -1 --abbrev=12 --date=short-local --format='%h, %cd')
    git -C "$root" diff --quiet HEAD -- Sources Package.swift || QUARTET_BUILD+=', changed'
  fi
  export QUARTET_BUILD
}

# `linking` is then what puts the Swift library into the program, which so starts sooner and runs where there is no Swift.
# ICU's data stays out; see Sources/CBuild/icu.c.
link_statically() {
  linking=()
  local library
  library=$(swift -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')_static
  [[ -d $library ]] || return 0
  linking=(--static-swift-stdlib)
  QUARTET_ICU_DATA=$(grep -aom 1 'icudt[0-9]*_dat' "$library/linux/lib_FoundationICU.a" | head -n 1) || return 0
  export QUARTET_ICU_DATA
}

# `levels` are then those of this kind of processor that a program is compiled for, the first for all of them; a level that is not
# the first is a name that the compiler knows. Only for x86-64 are there several.
find_levels() {
  levels=(baseline)
  if [[ $(uname -m) == x86_64 ]]; then levels+=(x86-64-v3); fi
}

# build_game: the release binary, whose path is then in `game`.
# NATIVE=1 builds for the highest level, of processors of about 2013 and later, on which the engines think a little faster.
build_game() {
  link_statically
  # What only a debugger reads stays out, and no module is read a second time for what others need of it.
  local flags=(
    --configuration release --product quartet "${linking[@]}" -debug-info-format none
    -Xswiftc -no-emit-module-separately-wmo
  )
  name_build
  find_levels
  if [[ ${NATIVE:-} == 1 ]] && ((${#levels[@]} > 1)); then
    place=(--package-path "$root" --scratch-path "$root/.build/native")
    flags+=(-Xcc "-march=${levels[-1]}")
  fi
  "$root/Scripts/translations" --build
  build "${flags[@]}"
  game=$(swift build "${place[@]}" "${flags[@]}" --show-bin-path)/quartet
}

# Whether this processor is of the highest level; the loader of programs knows.
runs_highest() {
  local loader
  find_levels
  ((${#levels[@]} > 1)) || return
  for loader in /lib64/ld-linux-*.so.* /lib/ld-linux-*.so.*; do
    if [[ -x $loader && $("$loader" --help 2>/dev/null) == *"${levels[-1]} (supported"* ]]; then return; fi
  done
  return 1
}
