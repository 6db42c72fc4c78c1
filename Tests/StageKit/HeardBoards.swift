// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// A board of Connect Four as somebody keeps it in mind who only heard of it: 1 and -1 are the sides.
package struct HeardColumns {
  package private(set) var columns = [[Int]](repeating: [], count: 7)

  package init() {}

  /// "Column 2: coral, amber. Column 5: coral."
  package init(_ words: String) {
    for sentence in words.split(separator: ".") {
      let parts = sentence.split(separator: ":")
      guard parts.count == 2, let column = Int(parts[0].filter(\.isNumber)), (1...7).contains(column) else {
        continue
      }
      columns[column - 1] = parts[1].split(separator: ",").map { $0.contains("coral") ? 1 : -1 }
    }
  }

  package mutating func drop(_ side: Int, _ column: Int) { columns[column].append(side) }

  package func wins(_ side: Int, _ column: Int) -> Bool {
    guard columns[column].count < 6 else { return false }
    func at(_ x: Int, _ y: Int) -> Bool {
      if x == column, y == columns[column].count { return true }
      return columns.indices.contains(x) && columns[x].indices.contains(y) && columns[x][y] == side
    }
    return [(1, 0), (0, 1), (1, 1), (1, -1)].contains { dx, dy in
      func run(_ sign: Int) -> Int {
        (1...3).prefix { at(column + sign * dx * $0, columns[column].count + sign * dy * $0) }.count
      }
      return run(1) + run(-1) >= 3
    }
  }

  /// The best column some plies ahead, and whether it wins (1), loses (-1) or neither.
  package func best(_ side: Int, depth: Int) -> (column: Int, value: Int) {
    let free = [3, 2, 4, 1, 5, 0, 6].filter { columns[$0].count < 6 }
    if let column = free.first(where: { wins(side, $0) }) { return (column, 1) }
    guard depth > 1, let first = free.first else { return (free.first ?? 0, 0) }
    var best = (column: first, value: -2)
    for column in free where best.value < 1 {
      var next = self
      next.drop(side, column)
      let value = -next.best(-side, depth: depth - 1).value
      if value > best.value { best = (column, value) }
    }
    return best
  }
}

/// A board of Quarto in the same way: pieces are sets of four words.
package struct HeardCells {
  package typealias Piece = Set<Substring>

  package private(set) var board: [Substring: Piece] = [:]
  package private(set) var hand: Piece = []

  /// "Row 1: a1 tall dark round solid, b1 ... In the hand: short light round hollow. In the tray: ..."
  package init(_ words: String) {
    for sentence in words.split(separator: ".") {
      guard let colon = sentence.firstIndex(of: ":") else { continue }
      let rest = sentence[sentence.index(after: colon)...]
      if sentence.contains("In the hand") { hand = Self.piece(rest) }
      guard sentence.contains("Row ") else { continue }
      for cell in rest.split(separator: ",") { board[cell.split(separator: " ")[0]] = Self.piece(cell) }
    }
  }

  package static func piece(_ words: some StringProtocol) -> Piece {
    Set(String(words).split(separator: " ").suffix(4).map { Substring(String($0)) })
  }

  package static func cell(_ x: Int, _ y: Int) -> Substring {
    Substring("\(["a", "b", "c", "d"][x])\(y + 1)")
  }

  package var free: [Substring] {
    (0..<16).map { Self.cell($0 % 4, $0 / 4) }.filter { board[$0] == nil }
  }

  /// A cell where this piece completes a line.
  package func winning(_ piece: Piece, squares: Bool = false) -> Substring? {
    let all = 0..<4
    var lines = all.map { y in all.map { Self.cell($0, y) } } + all.map { x in all.map { Self.cell(x, $0) } }
    lines += [all.map { Self.cell($0, $0) }, all.map { Self.cell($0, 3 - $0) }]
    if squares {
      for corner in 0..<9 {
        lines.append([0, 1, 4, 5].map { Self.cell(corner % 3 + $0 % 4, corner / 3 + $0 / 4) })
      }
    }
    return lines.lazy.compactMap { line in
      let free = line.filter { board[$0] == nil }
      let shared = line.compactMap { board[$0] }.reduce(piece) { $0.intersection($1) }
      return free.count == 1 && !shared.isEmpty ? free[0] : nil
    }.first
  }
}

extension Ear {
  /// Goes to a square of a board whose squares are heard by their names: "c2, empty".
  package func go(to square: Substring) {
    func place(_ name: Substring) -> (x: Int, y: Int)? {
      guard let letter = name.utf8.first, let digit = name.dropFirst().first?.wholeNumberValue else {
        return nil
      }
      return (Int(letter) - 97, digit)
    }
    guard let goal = place(square) else { return }
    for _ in 0..<16 {
      let last = heard.last.map { Substring($0.prefix(2)) }
      guard let here = last.flatMap(place), (0..<8).contains(here.x) else {
        key(.left)
        continue
      }
      if here == goal { return }
      key(here.x < goal.x ? .right : here.x > goal.x ? .left : here.y < goal.y ? .down : .up)
    }
  }
}
