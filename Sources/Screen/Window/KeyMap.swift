// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import CSDL2
import Canvas

extension Key {
  /// A key by the letter that it writes where a letter is meant, and by its place where that is meant: digits are those of
  /// the upper row, whatever stands on them without Shift, and a layout of another script has the letters of a Latin one.
  /// - Parameter isLatin: false for such a layout.
  /// - Returns: nil for keys that mean nothing here.
  init?(_ key: SDL_Keysym, isLatin: Bool = Key.isLayoutLatin) {
    if let named = Key.named[Int(key.sym)] {
      self = named
      return
    }
    let symbol = Int(key.sym)
    let (code, first) = (Int(key.scancode.rawValue), Int(SDL_SCANCODE_A.rawValue))
    // Letters, then digits from 1 to 0.
    switch code - first {
    case 0..<26 where !isLatin || symbol > 127 && symbol < 1 << 30:
      self = .character(Character(Unicode.Scalar(UInt8(ascii: "a") + UInt8(code - first))))
      return
    case 26..<36 where !(48...57).contains(symbol):
      self = .character(Character(String((code - first - 25) % 10)))
      return
    default: break
    }
    guard (33...126).contains(symbol), let scalar = Unicode.Scalar(UInt32(symbol)) else { return nil }
    self = .character(Character(scalar))
  }

  /// False while the keys write letters of another script.
  static var isLayoutLatin: Bool { SDL_GetKeyFromScancode(SDL_SCANCODE_A) < 128 }

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
