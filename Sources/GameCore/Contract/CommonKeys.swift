// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Words

extension KeyHelp {
  /// The keys that every game for two has.
  public static let game = [hint(Phrase("H"))] + line + clipboard

  /// The same where H stands for something else: the key of the hint comes from the game.
  public static func game(hint keys: Phrase) -> [KeyHelp] { [hint(keys)] + line + clipboard }

  public static let undo = KeyHelp(Phrase("Ctrl Z"), Phrase("undo"))
  public static let redo = KeyHelp(Phrase("Ctrl Shift Z"), Phrase("redo"))

  private static func hint(_ keys: Phrase) -> KeyHelp { KeyHelp(keys, Phrase("hint; again for more")) }

  private static let line = [
    undo, redo, KeyHelp(Phrase("Ctrl N"), Phrase("new game; or swipe down")),
  ]

  private static let clipboard = [
    KeyHelp(Phrase("Ctrl C, Ctrl V"), Phrase("copy the game, paste a game or position")),
    KeyHelp(Phrase("Ctrl Shift C"), Phrase("copy the position")),
  ]
}
