// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Words

extension TextForm {
  static let letters = TextForm("letters", Phrase("pieces in letters"))
  static let arena = TextForm("bga", Phrase("a game of Board Game Arena"))
  fileprivate static let bits = TextForm("bits", Phrase("pieces in bits"))
}

extension Quarto {
  /// Whatever people have of a game: half-turns, "=7 b3 =e"; a position in the format of the command line and perhaps half-turns
  /// after it; pieces in letters, "LQTF@a4"; the log of Board Game Arena. Letters may be large, and nothing need stand between the
  /// parts.
  public static func read(
    transcript text: String, _ options: GameOptions
  ) throws(TranscriptError) -> PastedGame<Quarto.Move> {
    let given = GivenText(text)
    guard !given.lines.isEmpty else { throw TranscriptError(tr("There is no game here.")) }
    if let game = try ArenaLog.read(given, options) { return game }
    if let turns = PieceLetters.turns(given) { return try play(turns, .letters, options, given) }
    if hasBits(given.body), given.body.contains(#/\b[01]{4}\b/#), given.body.contains(#/[a-dA-D][1-4]/#) {
      var error = TranscriptError(
        .bits, tr("no order of the four bits is common: write a piece as LQTF@a4, or as =5 a4."))
      // Other games take the bits for columns; nothing but a game of Quarto has all of its parts.
      error.progress = given.body.count
      throw error
    }
    func isBoard(_ text: String) -> Bool {
      text.count >= 16 && text.prefix(16).allSatisfy { $0 == "." || $0.isHexDigit }
    }
    // A board may begin as a list does, "5.8.": it is looked for first, and numbers are taken away from half-turns alone.
    let plain = given.words.joined().filter { $0 != "/" && $0 != "|" }
    let whole =
      isBoard(plain) ? plain : given.words.map(withoutNumber).joined().filter { $0 != "/" && $0 != "|" }
    guard isBoard(whole) else { return try play(halves(whole[...]), .moves, options, given) }
    // Without a word about the hand it is empty: the next one may be a gift already.
    let isEmpty = whole.count == 16 || whole.dropFirst(16).hasPrefix("=")
    let setup = "\(whole.prefix(16)) \(isEmpty ? "-" : String(whole.dropFirst(16).prefix(1)))"
    do throws(EngineError) {
      _ = try Quarto.Position(setup: setup, rules: lines(options))
    } catch { throw TranscriptError(.position, error.said) }
    return try play(halves(whole.dropFirst(isEmpty ? 16 : 17)), .moves, setup: setup, options, given)
  }

  /// True with four bits in a row: only then it is worth making a pattern.
  private static func hasBits(_ text: String) -> Bool {
    var count = 0
    for byte in text.utf8 {
      count = byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") ? count + 1 : 0
      if count == 4 { return true }
    }
    return false
  }

  /// "12." before half-turns is the number of a list.
  private static func withoutNumber(_ word: String) -> String {
    guard word.first?.isNumber ?? false, word.utf8.contains(where: { ".):".utf8.contains($0) }),
      let number = word.prefixMatch(of: #/\d{1,2}[.):]/#), word[number.range.upperBound...].first != "."
    else { return word }
    return String(word[number.range.upperBound...])
  }

  /// Every half-turn has two characters.
  private static func halves(_ text: Substring) -> [String] {
    var (words, rest): ([String], Substring) = ([], text)
    while !rest.isEmpty {
      words.append(String(rest.prefix(2)))
      rest = rest.dropFirst(2)
    }
    return words
  }

  /// Half-turns as texts, each checked in its place.
  static func play(
    _ words: [String], _ form: TextForm, setup: String? = nil, _ options: GameOptions, _ given: GivenText
  ) throws(TranscriptError) -> PastedGame<Quarto.Move> {
    guard words.isEmpty || words.contains(where: { Quarto.Move($0) != nil }) else {
      throw TranscriptError(tr("This text is no game of {game}.", ["game": info.title.said]))
    }
    var begun = options
    begun.setup = setup
    var (position, moves): (Quarto.Position, [Quarto.Move]) = (start(begun), [])
    for (index, word) in words.enumerated() {
      let places: KeyValuePairs = ["number": String(index + 1), "move": Readable.quoted(word)]
      guard let move = Quarto.Move(word), let next = position.playing(move) else {
        var error = TranscriptError(
          form,
          Quarto.Move(word) == nil
            ? tr("half-turn {number}, “{move}”, is neither a cell nor a piece.", places)
            : position.outcome == nil
              ? tr("half-turn {number}, “{move}”, is not possible there.", places)
              : tr("half-turn {number}, “{move}”, comes after the end of the game.", places))
        error.progress = moves.count
        throw error
      }
      position = next
      moves.append(move)
    }
    var game = PastedGame(setup: setup, moves: moves, names: given.names("player1", "player2"))
    game.result = given.result
    return game
  }

  // MARK: - Out again

  public static var written: [TextForm] { [.moves, .letters] }

  public static func text(
    of moves: [Quarto.Move], _ options: GameOptions, as form: TextForm, names: [String]
  ) -> String? {
    switch form {
    case .moves: transcript(of: moves, options)
    // A position has no such words.
    case .letters: options.setup == nil ? PieceLetters.text(of: moves) : nil
    default: nil
    }
  }
}
