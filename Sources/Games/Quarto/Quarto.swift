// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import EngineCore
import GameCore
import Words

/// Quarto: sixteen pieces, four pairs of opposites, and your opponent chooses what you place.
public enum Quarto: Transcribing, Varying {
  public static let info = GameDescriptor(
    name: "quarto", title: Phrase("Quarto"), tagline: Phrase("Give a piece, place a piece"),
    accent: Accent(light: Color(0x844A26), dark: Color(0xD9A574)),
    tileColors: (Color(0x2A1507), Color(0x3B2210)),
    seatNames: [.first: Phrase("Player 1"), .second: Phrase("Player 2")],
    seatColors: [.first: Color(0xBF4836), .second: Color(0x8A5A0C)],
    sideColors: [.first: Color(0x6B4226), .second: Color(0xF3DDB2)],
    tokens: [:], markedTokens: [:], levels: levels, scale: scale,
    switches: [squares, danger, grouped, .coordinates],
    keys: keys, regions: [.tray, .hand],
    emblem: .asset("pieces/quarto-dark-short-square-hollow"), handicap: handicap)

  /// `setup` is a position in the format of the command line.
  public static func start(_ options: GameOptions) -> Quarto.Position {
    let rules = lines(options)
    guard let setup = options.setup, let position = try? Quarto.Position(setup: setup, rules: rules) else {
      return Quarto.Position(rules: rules)
    }
    return position
  }

  static func lines(_ options: GameOptions) -> Quarto.Rules {
    options.isOn(squares) ? .squares : .lines
  }

  /// The position it began with, if that is not the usual one, and the half-turns after it.
  public static func transcript(of moves: [Quarto.Move], _ options: GameOptions) -> String {
    ([options.setup].compactMap { $0 } + moves.map(\.description)).joined(separator: " ")
  }

  public static func makeConsole(_ resources: Resources) -> any EngineConsole {
    Quarto.Console(resources: resources)
  }
}
