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

  /// Half-turns, "=7 b3 =e", or a position in the format of the command line and perhaps half-turns after it; letters
  /// may be large, and nothing need stand between the parts.
  public static func read(
    transcript text: String, _ options: GameOptions
  ) throws(TranscriptError) -> PastedGame<Quarto.Move> {
    let whole = text.transcriptWords.joined()
    guard !whole.hasPrefix("="), whole.count >= 16,
      whole.prefix(16).allSatisfy({ $0 == "." || $0.isHexDigit })
    else { return try read(words: pairs(whole[...]), options) }
    // Without a word about the hand it is empty: the next one may be a gift already.
    let isEmpty = whole.count == 16 || whole.dropFirst(16).hasPrefix("=")
    let setup = "\(whole.prefix(16)) \(isEmpty ? "-" : String(whole.dropFirst(16).prefix(1)))"
    do throws(EngineError) {
      _ = try Quarto.Position(setup: setup, rules: lines(options))
    } catch { throw TranscriptError(tr("That is no position: {fault}", ["fault": error.said])) }
    return try read(words: pairs(whole.dropFirst(isEmpty ? 16 : 17)), setup: setup, options)
  }

  /// Every half-turn has two characters.
  private static func pairs(_ text: Substring) -> [String] {
    var (words, rest): ([String], Substring) = ([], text)
    while !rest.isEmpty {
      words.append(String(rest.prefix(2)))
      rest = rest.dropFirst(2)
    }
    return words
  }

  public static func makeConsole(_ resources: Resources) -> any EngineConsole {
    Quarto.Console(resources: resources)
  }
}
