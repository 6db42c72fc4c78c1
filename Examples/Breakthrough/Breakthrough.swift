// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import EngineCore
import GameCore
import Words

/// Breakthrough: a small game of the box in which pieces move and capture, as an example to begin from.
public enum Breakthrough: Game {
  public static let info = GameDescriptor(
    name: "breakthrough", title: Phrase("Breakthrough"), tagline: Phrase("Reach the other side"),
    accent: Accent(light: Color(0x5A4A8A), dark: Color(0xBDB2E8)),
    tileColors: (Color(0x2A1507), Color(0x3B2210)),
    seatNames: [.first: Phrase("Maple"), .second: Phrase("Plum")],
    seatColors: [.first: Color(0x8A5A0C), .second: Color(0x5A2A5A)],
    tokens: [.first: Table.pawn(.first), .second: Table.pawn(.second)],
    markedTokens: [.first: Table.pawn(.first), .second: Table.pawn(.second)],
    levels: levels, switches: [], rules: rules, keys: keys)

  /// `setup` is a position.
  public static func start(_ options: GameOptions) -> Position {
    options.setup.flatMap { Position($0) } ?? Position()
  }

  public static func makeConsole(_ resources: Resources) -> any EngineConsole {
    Console(resources: resources)
  }
}

/// Moves, or a position and moves after it; nothing need stand between them.
extension Breakthrough: Transcribing {
  public static func transcript(of moves: [Move], _ options: GameOptions) -> String {
    ([options.setup].compactMap { $0 } + moves.map(\.description)).joined(separator: " ")
  }

  public static func read(
    transcript text: String, _ options: GameOptions
  ) throws(TranscriptError) -> PastedGame<Move> {
    var rest = text.transcriptWords.joined()[...]
    var setup: String?
    if let first = rest.first, "xo-".contains(first) {
      setup = "\(rest.prefix(36)) \(rest.dropFirst(36).prefix(1))"
      rest = rest.dropFirst(37)
    }
    if let setup, Position(setup) == nil { throw TranscriptError(tr("That is no position.")) }
    var words: [String] = []
    while !rest.isEmpty {
      words.append(String(rest.prefix(4)))
      rest = rest.dropFirst(4)
    }
    return try read(words: words, setup: setup, options)
  }
}
