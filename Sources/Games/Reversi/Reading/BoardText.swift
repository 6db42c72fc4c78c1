// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

extension Reversi {
  /// A board as it is written elsewhere: 64 signs in a row or in eight, and who moves.
  struct BoardText {
    private(set) var black: UInt64 = 0
    private(set) var white: UInt64 = 0
    /// Nil where it is not said.
    private(set) var turn: Seat?
    /// What stands behind: moves.
    private(set) var rest: Substring = ""

    private static let empties = Set("-._⬜🟩🟢◻□")
    private static let blacks = Set("x*b1●⚫◼■🖤")
    private static let whites = Set("ow○⚪◻🤍0")

    /// Signs in a row, blanks left out.
    /// - Returns: nil where no 64 squares stand at the beginning.
    init?(_ text: String) {
      var squares: [Character] = []
      rest = text.lowercased()[...]
      // "[8 -------- ..." of the server GGS.
      if rest.first == "[" { rest = rest.dropFirst() }
      if rest.hasPrefix("8 ") { rest = rest.dropFirst(2) }
      while squares.count < 64, let sign = rest.popFirst() {
        if sign.isWhitespace || "/|,;".contains(sign) { continue }
        guard Self.isSign(sign) else { return nil }
        squares.append(sign)
      }
      guard squares.count == 64 else { return nil }
      set(squares)
      takeTurn(squares)
    }

    /// Eight lines.
    init?(lines: [String]) {
      guard
        let picture = DrawnBoard(
          lines.map { $0.lowercased() }, width: 8, height: 8, isCell: Self.isSign)
      else { return nil }
      let squares = Array(picture.rows.joined())
      set(squares)
      // What stands above may say who moves, and is prose otherwise.
      rest = picture.before.joined(separator: "\n")[...]
      takeTurn(squares)
      let above = turn
      (turn, rest) = (nil, picture.after.joined(separator: "\n")[...])
      takeTurn(squares)
      turn = turn ?? above
    }

    static func isSign(_ sign: Character) -> Bool {
      empties.contains(sign) || blacks.contains(sign) || whites.contains(sign) || sign == "2"
    }

    /// 0 and 1 are black and white, or with a 2 empty, black and white.
    private mutating func set(_ squares: [Character]) {
      let isCounted = squares.contains("2")
      for (index, sign) in squares.enumerated() {
        let bit: UInt64 = 1 << UInt64(index)
        switch seat(of: sign, isCounted: isCounted) {
        case .first: black |= bit
        case .second: white |= bit
        case nil: break
        }
      }
    }

    private func seat(of sign: Character, isCounted: Bool) -> Seat? {
      switch sign {
      case "0": isCounted ? nil : .first
      case "1": isCounted ? .first : .second
      case "2": .second
      default: Self.blacks.contains(sign) ? .first : Self.whites.contains(sign) ? .second : nil
      }
    }

    /// The side stands behind the board, as a sign or as a word.
    private mutating func takeTurn(_ squares: [Character]) {
      rest = rest.drop { $0.isWhitespace || "/;:,".contains($0) }
      for word in ["side to move", "to move", "turn", "next"] where rest.hasPrefix(word) {
        rest = rest.dropFirst(word.count).drop { $0.isWhitespace || $0 == ":" || $0 == "=" }
      }
      var word = rest.prefix { !$0.isWhitespace && !";]:.,".contains($0) }
      let name = ["black": Seat.first, "white": .second][String(word)]
      // Nothing need stand between a side and the moves; "b" and a digit may begin a move.
      if name == nil, let sign = word.first, sign != "b", !sign.isNumber { word = word.prefix(1) }
      let sign = word.count == 1 ? word.first : nil
      guard let seat = name ?? sign.flatMap({ seat(of: $0, isCounted: squares.contains("2")) }) else {
        return
      }
      turn = seat
      rest = rest.dropFirst(word.count).drop { $0.isWhitespace || "];:.,".contains($0) }
      for word in ["to move", "to play", "moves", "plays", "turn", "'s turn"] where rest.hasPrefix(word) {
        rest = rest.dropFirst(word.count)
      }
    }
  }
}
