# SPDX-FileCopyrightText: 2026 The Quartet developers
# SPDX-License-Identifier: MIT
# shellcheck shell=bash

# What Scripts/play, Scripts/test and Scripts/install share: finding Swift, installing what is missing, building.
# Sourced, never run. Every failure ends in one sentence that says what to do.

readonly root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

fail() {
  printf '%s: %s\n' "$(basename "$0")" "$1" >&2
  exit 1
}

# Puts Swift into PATH if it is at one of its usual places, and checks that it is new enough.
find_swift() {
  if ! command -v swift >/dev/null; then
    local place
    for place in /opt/swift/usr/bin /usr/local/swift/usr/bin /usr/libexec/swift/bin "$HOME/swift/usr/bin" \
      "${SWIFTLY_BIN_DIR:-$HOME/.local/share/swiftly/bin}"; do
      if [[ -x $place/swift ]]; then
        PATH=$place:$PATH
        break
      fi
    done
  fi
  command -v swift >/dev/null \
    || fail "Swift is missing; install Swift 6.2 or newer from https://www.swift.org/install and put it into PATH."
  local version
  version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9][0-9]*\.[0-9][0-9]*\).*/\1/p' | head -n 1)
  [[ -n $version ]] || fail "$(command -v swift) does not run; try \`swift --version\` to see why."
  [[ $(printf '%s\n' 6.2 "$version" | sort -V | head -n 1) == 6.2 ]] \
    || fail "Swift 6.2 or newer is needed, but $(command -v swift) is Swift $version; see https://www.swift.org/install."
}

missing=()

# want_command COMMAND PACKAGE, want_file GLOB PACKAGE, want_library SONAME PACKAGE, want_module NAME PACKAGE:
# notes the Debian package unless what it brings is already here, from wherever.
want_command() { command -v "$1" >/dev/null || missing+=("$2"); }
want_file() { compgen -G "$1" >/dev/null || missing+=("$2"); }
want_library() { [[ $(/sbin/ldconfig -p 2>/dev/null) == *"$1 "* ]] || missing+=("$2"); }
want_module() { pkg-config --exists "$1" 2>/dev/null || missing+=("$2"); }

want_for_building() {
  # What the Swift toolchain itself runs on and links with.
  want_library libsqlite3.so.0 libsqlite3-0
  want_library libcurl.so.4 libcurl4
  want_library libxml2.so.2 libxml2
  want_library libncurses.so.6 libncurses6
  want_command git git
  want_file '/etc/ssl/certs/ca-certificates.crt' ca-certificates
  want_command ld binutils
  want_file '/usr/include/stdlib.h' libc6-dev
  want_file '/usr/lib/gcc/*/*/crtbeginS.o' libgcc-12-dev
  want_file '/usr/include/c++/*/vector' libstdc++-12-dev
  # What the game stands on.
  want_command pkg-config pkg-config
  want_module sdl2 libsdl2-dev
  want_module SDL2_image libsdl2-image-dev
  want_module SDL2_ttf libsdl2-ttf-dev
}

want_for_testing() {
  want_command Xvfb xvfb
  want_command openbox openbox
  want_command xdotool xdotool
  want_command reuse reuse
}

install_missing() {
  ((${#missing[@]})) || return 0
  local list="${missing[*]}"
  command -v apt-get >/dev/null \
    || fail "this is not a Debian system, so please install by hand what these Debian packages bring: $list."
  local as_root=()
  if ((EUID != 0)); then
    command -v sudo >/dev/null || fail "there is no sudo here, so please run as root: apt-get install $list"
    as_root=(sudo)
  fi
  echo "Installing $list"
  # A package list that cannot be fetched matters only if the installation fails as well.
  "${as_root[@]}" apt-get -qq update || true
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qq -y --no-install-recommends install "${missing[@]}" \
    || fail "apt-get could not install $list; is the network up, and are you allowed to install packages?"
  missing=()
}

# The Swift packages that the game is built from; fetched once.
fetch_packages() {
  swift package "$@" resolve || fail "the Swift packages could not be fetched; is the network up?"
}
