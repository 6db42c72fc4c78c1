// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import EngineCore
import GameCore
import Words

/// Tic-tac-toe: the smallest board game that is a whole game of the box, as an example to begin from.
public enum TicTacToe: Game {
  public typealias Engine = DepthEngine<Position>

  public static let info = GameDescriptor(
    name: "tic-tac-toe", title: Phrase("Tic-tac-toe"), tagline: Phrase("Three in a row"),
    accent: Accent(light: Color(0x2F6F8F), dark: Color(0x8CC6E0)),
    tileColors: (Color(0xFFF9EC), Color(0xCFE3EC)),
    seatNames: [.first: Phrase("Crosses"), .second: Phrase("Noughts")],
    seatColors: [.first: Color(0xBF4836), .second: Color(0x256B47)],
    tokens: [.first: Table.mark(.first), .second: Table.mark(.second)],
    markedTokens: [.first: Table.mark(.first), .second: Table.mark(.second)],
    levels: levels, switches: [], rules: rules, keys: keys)

  /// `setup` is a position.
  public static func start(_ options: GameOptions) -> Position {
    options.setup.flatMap { Position($0) } ?? Position()
  }

  public static func makeConsole(_ resources: Resources) -> any EngineConsole {
    DepthConsole<TicTacToe>(resources: resources)
  }
}
