// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Words

extension KeyHelp {
  /// The keys that every game for two has.
  public static let game = [hint] + line + clipboard

  /// The same where letters are squares.
  public static let gameWithLetters = [KeyHelp(Phrase("Ctrl H"), hint.action)] + line + clipboard

  public static let hint = KeyHelp(Phrase("H"), Phrase("hint; again for more"))
  public static let undo = KeyHelp(Phrase("Ctrl Z"), Phrase("undo"))
  public static let redo = KeyHelp(Phrase("Ctrl Shift Z"), Phrase("redo"))

  private static let line = [
    undo, redo, KeyHelp(Phrase("Ctrl N"), Phrase("new game; or swipe down")),
  ]

  private static let clipboard = [
    KeyHelp(Phrase("Ctrl C, Ctrl V"), Phrase("copy the game, paste a game or position")),
    KeyHelp(Phrase("Ctrl Shift C"), Phrase("copy the position")),
  ]
}
