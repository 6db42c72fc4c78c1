// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import EngineCore
import GameCore
import Words

/// Reversi: outflank the other side's discs in straight lines and turn them over.
public enum Reversi: Passing, Transcribing {
  static let ink = Color(0x2A2E35)
  static let ivory = Color(0xF6EEDD)

  private static func tokens(_ suffix: String) -> [Seat: Picture] {
    [
      .first: .asset("pieces/reversi-disc-ink\(suffix)"),
      .second: .asset("pieces/reversi-disc-ivory\(suffix)"),
    ]
  }

  public static let info = GameDescriptor(
    name: "reversi", title: Phrase("Reversi"), tagline: Phrase("Outflank and turn them over"),
    accent: Accent(light: Color(0x1F6B4F), dark: Color(0x7CC4A4)),
    tileColors: (Color(0xFBF6E9), Color(0xBFE0CF)),
    seatNames: [.first: Phrase("Ink"), .second: Phrase("Ivory")],
    seatColors: [.first: ink, .second: Color(0x8A6A34)],
    sideColors: [.first: Color(0x2A2E35), .second: Color(0xFFFAEC)], tokens: tokens(""),
    markedTokens: tokens("-marked"),
    levels: levels, scale: scale, switches: [dimples, preview, .coordinates], keys: keys, regions: [.score],
    faces: [.first: ink, .second: ivory], isSolved: false, handicap: handicap)

  /// `setup` is a position in the format of the command line.
  public static func start(_ options: GameOptions) -> Reversi.Position {
    guard let setup = options.setup, let position = try? Reversi.Position(parsing: setup) else {
      return options.odds.map { Reversi.Position(odds: $0) } ?? Reversi.Position()
    }
    return position
  }

  public static func pass(in position: Reversi.Position) -> Reversi.Move? { position.mustPass ? .pass : nil }

  public static func transcript(of moves: [Reversi.Move], _ options: GameOptions) -> String {
    [options.setup ?? options.odds.map { _ in start(options).notation }, Reversi.Transcript.write(moves)]
      .compactMap { $0 }.joined(separator: " ")
  }

  public static func makeConsole(_ resources: Resources) -> any EngineConsole {
    Reversi.Console(resources: resources)
  }
}
