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

  /// A transcript from the start, or a position of 64 characters and a side, and perhaps moves after it. Discs may be
  /// written in small letters, and empty squares as dots.
  public static func read(
    transcript text: String, _ options: GameOptions
  ) throws(TranscriptError) -> PastedGame<Reversi.Move> {
    guard let first = text.transcriptWords.first else {
      throw TranscriptError(tr("There is no game here."))
    }
    var rest = text.lowercased()[...]
    var setup: String?
    var start = Reversi.Position()
    let run = first.prefix { discs[$0] != nil }.count
    if run > 16 || (run == 8 && first.count == 8) {
      var (board, side) = ("", "")
      (board, rest) = take(64, of: rest)
      (side, rest) = take(1, of: rest)
      // Too short: the second word was meant as the side.
      if board.count < 64 { (board, side) = (take(64, of: first[...]).squares, "X") }
      do throws(EngineError) {
        start = try Reversi.Position(parsing: "\(board) \(side)")
      } catch { throw TranscriptError(tr("That is no position: {fault}", ["fault": error.said])) }
      setup = start.notation
    }
    return PastedGame(setup: setup, moves: try Reversi.Transcript.read(rest, from: start))
  }

  /// How boards are written elsewhere.
  private static let discs: [Character: Character] = [
    "x": "X", "*": "X", "o": "O", "-": "-", ".": "-", "_": "-",
  ]

  /// The first squares of a text, blanks and commas left out, and what comes after them.
  private static func take(_ count: Int, of text: Substring) -> (squares: String, rest: Substring) {
    var (squares, rest) = ("", text)
    while squares.count < count, let next = rest.first {
      if let disc = discs[next] {
        squares.append(disc)
      } else if !next.isWhitespace && next != "," && next != ";" {
        break
      }
      rest.removeFirst()
    }
    return (squares, rest)
  }

  public static func makeConsole(_ resources: Resources) -> any EngineConsole {
    Reversi.Console(resources: resources)
  }
}
