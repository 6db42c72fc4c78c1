// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore

extension Quarto {
  /// Pieces by four letters, in any order: L or D for light and dark, Q or R for square and round, T or S for tall and short, F or H
  /// for flat and hollow. A cell stands behind, "LQTF@a4".
  enum PieceLetters {
    /// For every trait the letter without it and the one with it, by `Trait`.
    private static let letters: [(plain: Character, set: Character)] = [
      ("s", "t"), ("l", "d"), ("r", "q"), ("f", "h"),
    ]

    /// The piece of four letters; nil of others.
    static func piece(_ word: some StringProtocol) -> Quarto.Piece? {
      let word = word.lowercased()
      guard word.count == 4 else { return nil }
      var value = 0
      for (bit, pair) in letters.enumerated() {
        guard word.contains(pair.plain) != word.contains(pair.set) else { return nil }
        if word.contains(pair.set) { value |= 1 << bit }
      }
      return Quarto.Piece(rawValue: value)
    }

    static func word(_ piece: Quarto.Piece) -> String {
      func letter(_ trait: Quarto.Trait) -> String {
        let pair = letters[trait.rawValue]
        return (piece.has(trait) ? pair.set : pair.plain).uppercased()
      }
      return letter(.dark) + letter(.square) + letter(.tall) + letter(.hollow)
    }

    /// The half-turns of a text; nil where it has no piece in letters. A piece without a cell at the end has been given.
    static func turns(_ given: GivenText) -> [String]? {
      let parts = given.words.flatMap { word in word.split { "@:-=>/|()".contains($0) } }
      // Words between, and the numbers of a list.
      let words = parts.filter { part in
        !["at", "on", "to", "."].contains(part) && Int(part.filter { $0 != "." }) == nil
      }
      guard words.contains(where: { piece($0) != nil || $0.count == 6 && piece($0.prefix(4)) != nil }) else {
        return nil
      }
      return words.flatMap { word -> [String] in
        // "LQTFa4", with nothing between.
        if word.count == 6, let piece = piece(word.prefix(4)) {
          return ["=\(piece)", String(word.suffix(2))]
        }
        return [piece(word).map { "=\($0)" } ?? String(word)]
      }
    }

    /// "LQTF@a4 DQTF@b3", and a piece in hand alone at the end.
    static func text(of moves: [Quarto.Move]) -> String {
      var words: [String] = []
      for move in moves {
        switch move {
        case .give(let piece): words.append(word(piece))
        case .place: if let last = words.popLast() { words.append(last + "@" + move.description) }
        }
      }
      return words.joined(separator: " ")
    }
  }

  /// The log of a table of Board Game Arena: "Ann selects piece 1", "Ben places piece 1 at (1,4)": column and row from the top left.
  enum ArenaLog {
    /// The pieces by their numbers there, from 1.
    private static let pieces = [
      "lqtf", "lrsh", "lrsf", "lrth", "lrtf", "lqsh", "lqsf", "lqth", "dqtf", "drsh", "drsf", "drth", "drtf",
      "dqsh",
      "dqsf", "dqth",
    ]

    /// What is said there of giving and of placing.
    private static let verbs = ["selects", "gives", "chooses", "picks", "places", "plays", "puts"]
    private static let begins = Set(verbs.compactMap(\.utf8.first))

    /// Nil of a text that is no such log.
    static func read(
      _ given: GivenText, _ options: GameOptions
    ) throws(TranscriptError) -> PastedGame<Quarto.Move>? {
      // Most texts hold none of these words, and a pattern takes long to be made.
      let bytes = Array(given.body.lowercased().utf8)
      guard
        bytes.indices.contains(where: { place in
          Self.begins.contains(bytes[place]) && verbs.contains { bytes[place...].starts(with: $0.utf8) }
        })
      else { return nil }
      // It begins with the word that tells them, so that a long text without one is looked through once.
      let entry =
        #/(?i)\b(selects|gives|chooses|picks|places|plays|puts)\s+(?:the\s+)?(?:piece\s+)?(?:n[o°]\.?\s*|#)?(\d{1,2})\b(?:[^\d\n]{0,20}?\(?\s?([1-4a-dA-D])\s?[,;x]?\s?([1-4])\s?\)?)?/#
      let entries = given.body.matches(of: entry)
      guard entries.count > 1 || given.body.contains(#/(?i)selects piece/#) else { return nil }
      var (words, names, held): ([String], [String], Int?) = ([], [], nil)
      var end = given.body.startIndex
      for entry in entries {
        let name = name(at: given.body[end..<entry.range.lowerBound])
        end = entry.range.upperBound
        if !name.isEmpty, !names.contains(name), names.count < 2 { names.append(name) }
        guard let number = Int(entry.2), pieces.indices.contains(number - 1),
          let piece = PieceLetters.piece(pieces[number - 1])
        else {
          words.append(String(entry.2))
          break
        }
        let isPlace = ["places", "plays", "puts"].contains(entry.1.lowercased())
        if !isPlace {
          words.append("=\(piece)")
          held = number
        } else if let column = entry.3?.lowercased(), let row = entry.4 {
          // A log that begins in the middle has no gift before.
          if held != number { words.append("=\(piece)") }
          let letter = Int(column).map { String("abcd".dropFirst($0 - 1).prefix(1)) } ?? column
          words.append(letter + row)
          held = nil
        }
      }
      var game = try Quarto.play(words, .arena, options, given)
      if names.count == 2 { game.names = names }
      return game
    }

    /// Who does what the next word tells: what stands before it, behind the number or the time of its line.
    private static func name(at before: Substring) -> String {
      let line = before.suffix(60).split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
      let words = line.split(separator: " ")
      let start = words.dropLast().lastIndex { $0.last.map { $0.isNumber || ":)".contains($0) } ?? false }
      return words[(start.map { $0 + 1 } ?? 0)...].joined(separator: " ")
    }
  }
}
