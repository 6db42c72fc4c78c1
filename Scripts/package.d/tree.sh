# SPDX-FileCopyrightText: 2026 The Quartet developers
# SPDX-License-Identifier: MIT
# shellcheck shell=bash disable=SC2154

# Part of Scripts/package: from a commit to a tree of files that every kind of package is made of.

# The files of the commit in $work/source. Those that are as they were keep their times, and need not be built again.
check_out() {
  mkdir -p "$work/source"
  (
    GIT_DIR=$(git rev-parse --absolute-git-dir)
    GIT_WORK_TREE=$work/source
    GIT_INDEX_FILE=$work/index
    export GIT_DIR GIT_WORK_TREE GIT_INDEX_FILE
    cd "$work/source" || exit
    git read-tree --reset -u HEAD
    git clean -qfdx
  )
  # What the tools make without being asked must not differ either.
  "$work/source/Scripts/translations" --build
}

# deep PATH: with as many _ that it has 200 bytes. Swift maps paths away but not how long they were, which gets into the
# program with withoutActuallyEscaping; GRDB has it.
deep() {
  local LC_ALL=C path=$1
  while ((${#path} < 200)); do path+=_; done
  printf '%s' "$path"
}

# compile LEVEL FLAGS...: the program, stripped, as $work/LEVEL/quartet. Both have the Swift library in common.
compile() {
  local level=$1
  shift
  name_build
  local build
  build=$(deep "$work/$level/build")
  place=(--package-path "$work/source" --scratch-path "$build")
  local flags=(--configuration release --product quartet "$@")
  # Neither the place of the checkout nor that of the build or of Swift gets into the program.
  local map=$work/source=/quartet
  flags+=(-Xswiftc -file-prefix-map -Xswiftc "$map" -Xcc "-ffile-prefix-map=$map")
  map=$build=/quartet/.build
  flags+=(-Xswiftc -file-prefix-map -Xswiftc "$map" -Xcc "-ffile-prefix-map=$map")
  # shellcheck disable=SC2016
  flags+=(-Xswiftc -no-toolchain-stdlib-rpath -Xlinker -rpath -Xlinker '$ORIGIN/..')
  # Equal code is kept once. Tables for exceptions, which Swift does not have, are not kept at all. What the loader must
  # move is written the short way, which it knows since glibc 2.36.
  flags+=(-Xswiftc -use-ld=lld -Xlinker --icf=safe -Xlinker -z -Xlinker pack-relative-relocs)
  flags+=(-Xlinker --no-eh-frame-hdr -Xlinker --script="$work/source/Scripts/package.d/no-tables.ld")
  # The linker would count what it strips, in which the place of the checkout is.
  local id
  id=$(printf '%s %s' "$(git -C "$root" rev-parse HEAD)" "$level" | sha1sum | cut -c 1-40)
  flags+=(-Xlinker "--build-id=0x$id" -Xlinker -z -Xlinker relro)
  build "${flags[@]}"
  strip --remove-section=.comment --remove-section=.note.swift -o "$work/$level/quartet" \
    "$(swift build "${place[@]}" "${flags[@]}" --show-bin-path)/quartet"
}

# lay_library DIR: of the Swift library what the programs need, and what that needs. Without ICU's data, which is more than
# all the rest; see Sources/CBuild/icu.c.
lay_library() {
  local to=$1 from file name todo=("${levels[@]/#/$work/}")
  todo=("${todo[@]/%//quartet}")
  from=$(swift -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')/linux
  while ((${#todo[@]})); do
    file=${todo[0]}
    todo=("${todo[@]:1}")
    for name in $(objdump --private-headers "$file" | awk '$1 == "NEEDED" { print $2 }'); do
      [[ -e $from/$name && ! -e $to/$name ]] || continue
      if [[ $name == lib_FoundationICU.so ]]; then
        link_icu "$to/$name"
      else
        strip --remove-section=.comment -o "$to/$name" "$from/$name"
      fi
      chmod 644 "$to/$name"
      todo+=("$to/$name")
    done
  done
}

# link_icu FILE: the shared library anew from the objects of the static one, but for the one with the data, and with
# what Foundation calls alone.
link_icu() {
  local objects=$work/icu.a data=icu_packaged_data.cpp.o symbol
  cp "${from}/../../swift_static/linux/lib_FoundationICU.a" "$objects"
  ar t "$objects" | grep -x "$data" >/dev/null || fail 'the data of ICU is not where it was in this version of Swift; see link_icu.'
  symbol=$(grep -aom 1 'icudt[0-9]*_dat' "$objects" | head -n 1)
  ar dD "$objects" "$data"
  "$tools/clang" -c -O2 -fPIC "-DQUARTET_ICU_DATA=$symbol" -o "$work/icu.o" "$work/source/Sources/CBuild/icu.c"
  {
    echo '{ global:'
    comm -12 <(nm --dynamic --undefined-only "$from"/libFoundation*.so | awk 'NF > 1 { print $NF ";" }' | sort -u) \
      <(nm --dynamic --defined-only "$from/lib_FoundationICU.so" | awk '{ print $NF ";" }' | sort -u)
    echo 'local: *; };'
  } >"$work/icu.map"
  "$tools/clang++" -shared -o "$1" -Wl,-soname,lib_FoundationICU.so -Wl,--build-id=sha1 -Wl,-z,relro,-z,now \
    -Wl,--gc-sections "-Wl,--version-script=$work/icu.map" \
    -Wl,--whole-archive "$objects" -Wl,--no-whole-archive "$work/icu.o"
  strip --remove-section=.comment "$1"
}

# put MODE FILE TARGET, with the folders that it needs.
put() { install -D -m "$1" "$2" "$3"; }

# fill FILE: what differs from release to release.
fill() {
  sed -e "s|@VERSION@|$version|g" -e "s|@DATE@|$(date -d "@$SOURCE_DATE_EPOCH" +%F)|g" "$1"
}

# What is whose, with the texts of the licences, in the form of Debian.
licences() {
  local name
  cat "$work/source/Scripts/package.d/copyright"
  for name in MIT:Expat CC-BY-SA-4.0 OFL-1.1; do
    printf '\nLicense: %s\n' "${name#*:}"
    # The MIT licence begins with lines about one owner, which differ from part to part.
    sed -e '/^MIT License$/d' -e '/^Copyright (c)/d' "$work/source/LICENSES/${name%:*}.txt" \
      | sed -e '/./,$!d' -e 's/[[:space:]]*$//' -e 's/^$/./' -e 's/^/ /'
  done
}

# lay_tree DIR: everything below a prefix.
lay_tree() {
  local tree=$1 data=$work/source/Scripts/package.d tools file size
  tools=$(dirname "$(realpath "$(command -v swift)")")
  mkdir -p "$tree/bin" "$tree/lib/quartet"
  "$tools/clang" -O2 -Wall -Wextra -Werror -fPIE -pie \
    -D_FORTIFY_SOURCE=2 -fstack-protector-strong -Wl,-z,relro,-z,now -o "$tree/bin/quartet" "$data/launcher.c"
  strip --remove-section=.comment --remove-section=.note "$tree/bin/quartet"
  for level in "${levels[@]}"; do put 755 "$work/$level/quartet" "$tree/lib/quartet/$level/quartet"; done
  lay_library "$tree/lib/quartet"

  mkdir -p "$tree/share/quartet"
  cp -R --preserve=mode "$work/source/Assets" "$work/source/Fonts" "$tree/share/quartet/"
  # Licences have their place in share/doc.
  rm -f "$tree"/share/quartet/Fonts/*.txt
  find "$tree/share/quartet" -type f -exec chmod 644 {} +

  put 644 "$data/quartet.desktop" "$tree/share/applications/$app.desktop"
  put 644 "$data/quartet-mime.xml" "$tree/share/mime/packages/$app.xml"
  mkdir -p "$tree/share/metainfo" "$tree/share/man/man6"
  fill "$data/metainfo.xml" >"$tree/share/metainfo/$app_id.metainfo.xml"
  fill "$data/quartet.6" >"$tree/share/man/man6/quartet.6"

  put 644 "$work/source/Assets/brand/app-icon.svg" "$tree/share/icons/hicolor/scalable/apps/$app.svg"
  for size in 16 22 24 32 48 64 128 256 512; do
    file=$tree/share/icons/hicolor/${size}x$size/apps/$app.png
    mkdir -p "${file%/*}"
    rsvg-convert --width "$size" --height "$size" --output "$file" "$work/source/Assets/brand/app-icon.svg"
  done

  mkdir -p "$tree"/share/{bash-completion/completions,zsh/site-functions,fish/vendor_completions.d}
  local program=$tree/lib/quartet/baseline/quartet
  # It is read, not run.
  "$program" --generate-completion-script bash | sed '1{/^#!/d}' >"$tree/share/bash-completion/completions/quartet"
  "$program" --generate-completion-script zsh >"$tree/share/zsh/site-functions/_quartet"
  "$program" --generate-completion-script fish >"$tree/share/fish/vendor_completions.d/quartet.fish"

  mkdir -p "$tree/share/doc/quartet"
  licences >"$tree/share/doc/quartet/copyright"
  put 644 "$work/source/CHANGELOG.md" "$tree/share/doc/quartet/CHANGELOG.md"
  find "$tree" -exec touch --no-dereference --date "@$SOURCE_DATE_EPOCH" {} +
}

# A folder that runs from anywhere.
make_portable() {
  local name=quartet-$version-$machine
  rm -rf "${work:?}/$name" "$work"/quartet-*.tar.xz
  cp -a "$work/tree" "$work/$name"
  cp -a "$work/source/README.md" "$work/$name/README.md"
  tar --directory "$work" --sort=name --mtime "@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner \
    --format=ustar --create "$name" | xz -9 --threads=1 >"$work/$name.tar.xz"
  rm -rf "${work:?}/$name"
}
