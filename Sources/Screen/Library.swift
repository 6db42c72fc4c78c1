// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import CSDL2

/// A C library that the game stands on: what is installed, and what it takes at least.
struct Library {
  var name: String
  var installed: SDL_version
  /// The first version with everything that is called here.
  var needed: (major: UInt8, minor: UInt8, patch: UInt8)

  /// Throws a `ScreenError` that names the first library that is too old. Before anything else is asked of them:
  /// functions that an old library lacks are missed only when they are called.
  static func check(_ libraries: [Library] = Library.all) throws(ScreenError) {
    for library in libraries where !library.isNewEnough {
      let (found, needed) = (library.installed, library.needed)
      throw ScreenError(
        "The library \(library.name) \(found.major).\(found.minor).\(found.patch) is too old: \(needed.major)."
          + "\(needed.minor).\(needed.patch) or newer is needed.", isUnavailable: true)
    }
  }

  var isNewEnough: Bool { (installed.major, installed.minor, installed.patch) >= needed }

  /// True of sdl2-compat, SDL2's functions on SDL 3: the last number of its versions is 50 or more, that of SDL2's own is not.
  var isOnSDL3: Bool { name == "SDL2" && installed.patch >= 50 }

  static var sdl: Library {
    var version = SDL_version()
    SDL_GetVersion(&version)
    return Library(name: "SDL2", installed: version, needed: (2, 26, 0))
  }

  static var all: [Library] {
    var libraries = [sdl]
    if let image = IMG_Linked_Version() {
      libraries.append(Library(name: "SDL2_image", installed: image.pointee, needed: (2, 6, 0)))
    }
    if let text = TTF_Linked_Version() {
      libraries.append(Library(name: "SDL2_ttf", installed: text.pointee, needed: (2, 0, 18)))
    }
    return libraries
  }
}
