// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import EngineCore
import GameCore
import Words

/// Connect Four on the standard board of seven columns and six rows.
public enum ConnectFour: Transcribing {
  public static let info = GameDescriptor(
    name: "connect-four", title: Phrase("Connect Four"), tagline: Phrase("Drop discs, line up four"),
    accent: Accent(light: Color(0x414B9E), dark: Color(0xA5AEF5)),
    tileColors: (Color(0xFFF9EC), Color(0xD5D8F5)),
    seatNames: [.first: Phrase("Coral"), .second: Phrase("Amber")],
    seatColors: [.first: Color(0xBF4836), .second: Color(0x8A5A0C)],
    sideColors: [.first: Color(0xD9513E), .second: Color(0xE0A02A)],
    tokens: [.first: Material.disc(.first, marks: false), .second: Material.disc(.second, marks: false)],
    markedTokens: [.first: Material.disc(.first, marks: true), .second: Material.disc(.second, marks: true)],
    levels: levels, scale: scale, switches: [numbers], keys: keys,
    faces: [.first: Material.face(.first), .second: Material.face(.second)])

  /// With odds the first side has its first disc already, in the middle.
  public static func start(_ options: GameOptions) -> ConnectFour.Position {
    let empty = ConnectFour.Position()
    guard options.odds?.seat == .first, let middle = empty.legalMoves.first(where: { $0.column == 3 }) else {
      return empty
    }
    return empty.playing(middle) ?? empty
  }

  /// Digits of all columns, with a disc that lay there before.
  public static func transcript(of moves: [Move], _ options: GameOptions) -> String {
    (start(options).columnsPlayed.map { String($0 + 1) } + moves.map(\.description)).joined(separator: " ")
  }

  public static func makeConsole(_ resources: Resources) -> any EngineConsole {
    ConnectFour.Console(resources: resources)
  }
}
