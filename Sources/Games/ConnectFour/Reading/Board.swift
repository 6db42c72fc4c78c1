// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

extension ConnectFour {
  /// A board that was set up elsewhere: a picture in signs or emoji, or a list of numbers, by rows or by columns.
  struct Board {
    /// For every column from the left its signs from the bottom.
    private(set) var stacks = [[Character]](repeating: [], count: Position.columns)
    /// Who moves, where the text says so.
    private(set) var told: Character?

    /// A position as the text of a board; nil of a text that is none.
    static func read(_ given: GivenText) throws(TranscriptError) -> PastedGame<Move>? {
      var board = try Board(numbers: given)
      if board == nil { board = try Board(picture: given) }
      guard let board else { return nil }
      var game = PastedGame(moves: try board.moves(), names: given.names("red", "yellow"))
      game.isBoard = true
      return game
    }

    private static let width = Position.columns
    private static let height = Position.rows

    // MARK: - Numbers

    /// "[0, 0, ... 2]" as Kaggle writes it, a list of rows from the top or of columns; 2 or -1 is the second side.
    private init?(numbers given: GivenText) throws(TranscriptError) {
      let text = given.whole
      let document = JSONDocument(text.first == "{" || text.first == "[" ? text : "[\(given.body)]")
      let values = document?.first(with: "board")?["board"] ?? document
      guard let values = values?.list else { return nil }
      let lists = values.compactMap(\.list).map(Self.signs)
      if lists.count == values.count, lists.count == Self.height, lists.allSatisfy({ $0.count == Self.width })
      {
        try fill(rows: lists)
      } else if lists.count == values.count, lists.count == Self.width {
        guard lists.allSatisfy({ $0.count <= Self.height }) else { return nil }
        try fill(columns: lists)
      } else {
        let signs = Self.signs(values)
        guard values.count == Self.width * Self.height, signs.count == values.count else { return nil }
        try fill(rows: (0..<Self.height).map { Array(signs[$0 * Self.width..<($0 + 1) * Self.width]) })
      }
      let mark = document?.first(with: "mark")?["mark"].map { Self.signs([$0]) } ?? []
      told = mark.first
    }

    private static func signs(_ values: [JSONDocument]) -> [Character] {
      values.compactMap { value in
        switch value {
        case .number(let text): ["0": ".", "1": "1", "2": "2", "-1": "2"][text]
        case .string(let text): text.isEmpty || text == " " ? "." : text.lowercased().first
        case .null: "."
        default: nil
        }
      }
    }

    // MARK: - Pictures

    private init?(picture given: GivenText) throws(TranscriptError) {
      var lines = given.lines.map { $0.lowercased() }
      // All rows in one word.
      if lines.count == 1, lines[0].count == Self.width * Self.height {
        let signs = Array(lines[0])
        lines = (0..<Self.height).map { String(signs[$0 * Self.width..<($0 + 1) * Self.width]) }
      }
      guard
        let picture = DrawnBoard(
          lines, width: Self.width, height: Self.height,
          isCell: { !$0.isLetter || "xory".contains($0) || "bw".contains($0) })
      else { return nil }
      let signs = Set(picture.rows.joined())
      guard let empty = Self.empties.first(where: { signs.contains($0) && signs.count > 1 }), signs.count <= 3
      else { return nil }
      try fill(rows: picture.rows.map { $0.map { $0 == empty ? "." : $0 } })
      told = Self.told(picture.after + picture.before, signs.subtracting([empty]))
    }

    /// What an empty cell looks like; what can be a disc, too, comes last.
    private static let empties: [Character] = Array(".-_ 0⬜⬛🔲🔳◻◼□🟦🔷▫▪🔵⚪⚫○◯")
    static let colours: [String: [Character]] = [
      "red": ["r", "🔴", "🟥"], "yellow": ["y", "🟡", "🟨"], "blue": ["🔵", "🟦"], "green": ["🟢", "🟩"],
      "white": ["w", "⚪"], "black": ["b", "⚫"], "orange": ["🟠", "🟧"],
    ]

    /// "yellow to move", "x moves", or the sign alone.
    private static func told(_ lines: [String], _ signs: Set<Character>) -> Character? {
      let words = lines.joined(separator: " ").split { $0.isWhitespace || ":.,=".contains($0) }.map(
        String.init)
      let isSaid =
        words.count == 1 || words.contains { ["move", "moves", "turn", "plays", "next"].contains($0) }
      guard isSaid else { return nil }
      for word in words {
        if word.count == 1, let sign = word.first, signs.contains(sign) { return sign }
        if let sign = colours[word]?.first(where: signs.contains) { return sign }
      }
      return nil
    }

    // MARK: - What lies where

    private mutating func fill(rows: [[Character]]) throws(TranscriptError) {
      for column in 0..<Self.width {
        try fill(column, Array(rows.map { $0[column] }.reversed()))
      }
    }

    /// By columns the bottom is where the discs lie: at the same end of all of them.
    private mutating func fill(columns: [[Character]]) throws(TranscriptError) {
      let isFromTop = columns.contains { $0.count == Self.height && $0.first == "." && $0.last != "." }
      for (column, signs) in columns.enumerated() {
        try fill(column, isFromTop ? signs.reversed() : signs)
      }
    }

    private mutating func fill(_ column: Int, _ signs: [Character]) throws(TranscriptError) {
      stacks[column] = Array(signs.prefix { $0 != "." })
      guard signs.dropFirst(stacks[column].count).allSatisfy({ $0 == "." }) else {
        throw TranscriptError(
          .picture, tr("a disc in column {column} lies on nothing.", ["column": String(column + 1)]))
      }
    }
  }
}
