// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import EngineCore
import GameCore

/// Connect Four on the standard board of seven columns and six rows.
public enum ConnectFour: Transcribing {
  static let numbers = GameSwitch(
    name: "numbers", title: "Show move numbers", detail: "On the discs, after the game", isOnAtFirst: true)

  public static let info = GameInfo(
    name: "connect-four", title: "Connect Four", tagline: "Drop discs, line up four",
    accent: Accent(light: Color(0x414B9E), dark: Color(0xA5AEF5)),
    tileColors: (Color(0xFFF9EC), Color(0xD5D8F5)),
    seatNames: [.first: "Coral", .second: "Amber"],
    seatColors: [.first: Color(0xBF4836), .second: Color(0x8A5A0C)],
    tokens: [.first: Material.disc(.first, marks: false), .second: Material.disc(.second, marks: false)],
    markedTokens: [.first: Material.disc(.first, marks: true), .second: Material.disc(.second, marks: true)],
    levels: ConnectFour.Engine.levelLines, switches: [numbers],
    rules: [
      "Take turns dropping a disc into one of the seven columns. It falls to the lowest free place.",
      "Whoever first has four discs in a line wins: across, upright or on a diagonal.",
      "A full column takes no more discs. When the board is full and nobody has four, the game is a draw.",
    ],
    keys: [
      KeyHelp("1 to 7", "drop into that column"), KeyHelp("Left, Right", "choose a column"),
      KeyHelp("Enter", "drop the disc"), KeyHelp("H", "hint; again to play it"),
      KeyHelp("Ctrl Z", "undo"), KeyHelp("Ctrl Shift Z", "redo"),
      KeyHelp("Ctrl N", "new game; or swipe down"),
      KeyHelp("Ctrl C, Ctrl V", "copy the game, paste a game or position"),
      KeyHelp("Ctrl Shift C", "copy the position"), KeyHelp("F11", "full screen"),
    ], nextGame: .soon)

  public static func start(_ options: GameOptions) -> ConnectFour.Position { ConnectFour.Position() }

  public static func transcript(of moves: [Move], _ options: GameOptions) -> String {
    moves.map(\.description).joined(separator: " ")
  }

  /// Digits of columns with or without anything between them; a dash is the empty board.
  public static func read(
    transcript text: String, _ options: GameOptions
  ) throws(TranscriptError) -> PastedGame<ConnectFour.Move> {
    let words = text.transcriptWords
    if words == ["-"] { return PastedGame(moves: []) }
    let isDigits = words.allSatisfy { $0.allSatisfy(\.isNumber) }
    return try read(words: isDigits ? words.flatMap { $0.map { String($0) } } : words, options)
  }

  public static func prompt(in position: ConnectFour.Position) -> (message: String, help: String) {
    ("Choose a column.", "The preview shows where your disc will fall. Keys 1 to 7 work too.")
  }

  public static func spoken(_ move: ConnectFour.Move) -> String { "Column \(move)" }

  public static func makeConsole(_ resources: Resources) -> any EngineConsole {
    ConnectFour.Console(resources: resources)
  }
}
