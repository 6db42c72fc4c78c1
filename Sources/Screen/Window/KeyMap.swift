// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import CSDL2
import Canvas

extension Key {
  /// Nil for keys that mean nothing here.
  init?(_ key: SDL_Keysym) {
    if let named = Key.named[Int(key.sym)] {
      self = named
      return
    }
    let symbol = Int(key.sym)
    switch symbol {
    case 33...126:
      guard let scalar = Unicode.Scalar(UInt32(symbol)) else { return nil }
      self = .character(Character(scalar))
    default:
      // Letters of other scripts: what the key would be on a Latin keyboard.
      let first = Int(SDL_SCANCODE_A.rawValue)
      let place = Int(key.scancode.rawValue) - first
      guard symbol > 127, symbol < 1 << 30, (0..<26).contains(place) else { return nil }
      self = .character(Character(Unicode.Scalar(UInt8(ascii: "a") + UInt8(place))))
    }
  }

  private static let named: [Int: Key] = {
    var keys: [Int: Key] = [
      Int(SDLK_UP.rawValue): .up, Int(SDLK_DOWN.rawValue): .down,
      Int(SDLK_LEFT.rawValue): .left, Int(SDLK_RIGHT.rawValue): .right,
      Int(SDLK_RETURN.rawValue): .enter, Int(SDLK_KP_ENTER.rawValue): .enter,
      Int(SDLK_SPACE.rawValue): .space, Int(SDLK_ESCAPE.rawValue): .escape,
      Int(SDLK_TAB.rawValue): .tab, Int(SDLK_BACKSPACE.rawValue): .backspace,
      Int(SDLK_DELETE.rawValue): .delete, Int(SDLK_HOME.rawValue): .home, Int(SDLK_END.rawValue): .end,
      Int(SDLK_PAGEUP.rawValue): .pageUp, Int(SDLK_PAGEDOWN.rawValue): .pageDown,
      Int(SDLK_KP_0.rawValue): .character("0"), Int(SDLK_KP_PLUS.rawValue): .character("+"),
      Int(SDLK_KP_MINUS.rawValue): .character("-"),
    ]
    for i in 0..<9 {
      keys[Int(SDLK_KP_1.rawValue) + i] = .character(Character(Unicode.Scalar(UInt8(ascii: "1") + UInt8(i))))
    }
    for i in 0..<12 { keys[Int(SDLK_F1.rawValue) + i] = .function(i + 1) }
    return keys
  }()
}

extension Modifiers {
  init(_ state: UInt16) {
    self = []
    let state = UInt32(state)
    if state & (SDL_Keymod(rawValue: 0x0003).rawValue) != 0 { insert(.shift) }
    if state & 0x00C0 != 0 { insert(.control) }
    if state & 0x0300 != 0 { insert(.alt) }
  }
}
