// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import CSDL2
import Canvas
import Testing

@testable import Screen

/// Keyboards of other layouts: by letter where a letter is meant, by position where a position is meant.
struct KeyboardLayoutTests {
  private func key(_ code: SDL_Scancode, _ symbol: Character, isLatin: Bool = true) -> Key? {
    var sym = SDL_Keysym()
    sym.scancode = code
    sym.sym = SDL_Keycode(symbol.unicodeScalars.first?.value ?? 0)
    return Key(sym, isLatin: isLatin)
  }

  @Test func lettersAreWhereTheLayoutHasThem() {
    // AZERTY: Z is where W is on QWERTY; QWERTZ: where Y is; Dvorak: where the slash is.
    #expect(key(SDL_SCANCODE_W, "z") == .character("z"))
    #expect(key(SDL_SCANCODE_Y, "z") == .character("z"))
    #expect(key(SDL_SCANCODE_SLASH, "z") == .character("z"))
    #expect(key(SDL_SCANCODE_Z, ";") == .character(";"))
    #expect(key(SDL_SCANCODE_Q, "'") == .character("'"))
  }

  @Test func digitsAreTheUpperRowOfAnyLayout() {
    for (index, symbol) in "&é\"'(-è_çà".enumerated() {
      let code = SDL_Scancode(SDL_SCANCODE_1.rawValue + UInt32(index))
      #expect(key(code, symbol) == .character(Character(String((index + 1) % 10))), "AZERTY \(symbol)")
    }
    // Czech, and a layout that has its digits there anyway.
    #expect(key(SDL_SCANCODE_2, "ě") == .character("2"))
    #expect(key(SDL_SCANCODE_7, "7") == .character("7"))
    // Programmer's Dvorak has the digits elsewhere in the row; what is written counts.
    #expect(key(SDL_SCANCODE_4, "5") == .character("5"))
  }

  @Test func otherScriptsHaveTheLettersOfALatinKeyboard() {
    #expect(key(SDL_SCANCODE_Z, "я", isLatin: false) == .character("z"))
    #expect(key(SDL_SCANCODE_H, "р", isLatin: false) == .character("h"))
    #expect(key(SDL_SCANCODE_Z, "ζ", isLatin: false) == .character("z"))
    #expect(key(SDL_SCANCODE_Q, ";", isLatin: false) == .character("q"), "Greek has a semicolon there")
    #expect(key(SDL_SCANCODE_3, "3", isLatin: false) == .character("3"))
    #expect(key(SDL_SCANCODE_SEMICOLON, "ж", isLatin: false) == nil)
  }
}
