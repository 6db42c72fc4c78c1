// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import Quarto

/// Makes the book of values, board by board; `workbench` keeps what is done and puts parts together.
struct ValueBookMaker: ~Copyable {
  private var solver: Solver

  /// A board, called by its name.
  struct Board: Sendable {
    let name: UInt64
    let position: SearchPosition
  }

  /// - Parameter capacity: bytes of the solver's table.
  init(_ rules: Quarto.Rules, capacity: Int) {
    self.init(rules, memory: Self.pages(capacity: capacity))
  }

  /// One of several makers on one table: boards that have the same before them help each other.
  /// - Parameter memory: what `pages` made.
  init(_ rules: Quarto.Rules, memory: SharedPages) {
    solver = Solver(rules, memory: memory)
    solver.begin(SearchLimits())
  }

  /// Memory for the tables of several makers.
  static func pages(capacity: Int) -> SharedPages { ValueTable.pages(capacity: capacity) }

  /// One example of every board on which nobody has won, by number of pieces; those that come from the same board are
  /// beside each other.
  func boards(through count: Int) -> [[Board]] {
    var layers = [[Board(name: solver.name(SearchPosition()), position: SearchPosition())]]
    while layers.count <= count {
      var seen: Set<UInt64> = []
      var next: [Board] = []
      for board in layers[layers.count - 1] {
        let position = board.position
        for piece in 0..<16 where position.left >> UInt16(piece) & 1 == 1 {
          let wins = solver.winningCells(position.planes, position.occupied, piece)
          for cell in 0..<16 where (position.occupied | wins) >> UInt16(cell) & 1 == 0 {
            var after = position
            after.put(piece, on: cell)
            let name = solver.name(after)
            if seen.insert(name).inserted { next.append(Board(name: name, position: after)) }
          }
        }
      }
      layers.append(next)
    }
    return layers
  }

  /// What a board is worth to whoever must give.
  mutating func value(_ board: Board) -> Int? { solver.value(giving: board.position) }

  /// What each gift of a board is worth, as a number for the book; 0 when the board is lost, nil when stopped.
  /// - Parameter value: of the board.
  mutating func gifts(_ board: Board, value: Int) -> UInt32? {
    solver.giftWorths(board.position, value: value)
  }

  /// What a book says of a board.
  func value(_ board: Board, in book: ValueBook) -> Int? {
    book.value(giving: board.position, solver)
  }

  /// The book of the values that are known, by name, for each number of pieces. What follows from the boards of one piece
  /// more need not be given.
  /// - Parameter gifts: of the boards with the most pieces, by name; what cannot be is left out.
  func book(_ values: [[UInt64: Int]], gifts: [UInt64: UInt32] = [:]) -> ValueBook {
    var layers: [ValueBook.Layer] = []
    for (count, boards) in boards(through: values.count - 1).enumerated().reversed() {
      let deeper = ValueBook(layers: Array(repeating: ValueBook.Layer(), count: count + 1) + layers)
      var layer = ValueBook.Layer()
      for board in boards.sorted(by: { $0.name < $1.name }) {
        let value = values[count][board.name] ?? follow(board.position, from: deeper)
        layer.names.append(board.name)
        layer.values.append(UInt8((value ?? -2) + 2))
        if count == values.count - 1 && !gifts.isEmpty {
          let code = gifts[board.name] ?? 0
          let isPossible = GiftWorths.isPossible(code, gifts: 16 - count, value: value ?? -1)
          layer.gifts.append(isPossible ? code : 0)
        }
      }
      layers.insert(layer, at: 0)
    }
    return ValueBook(layers: layers)
  }

  /// A board's value by those of one piece more; nil unless enough of them are known.
  private func follow(_ position: SearchPosition, from deeper: ValueBook) -> Int? {
    var (best, isWhole) = (-1, true)
    for piece in 0..<16 where position.left >> UInt16(piece) & 1 == 1 {
      var given = position
      given.left &= ~(1 << UInt16(piece))
      if let value = deeper.value(given, placing: piece, solver) {
        best = max(best, -value)
      } else {
        isWhole = false
      }
      if best == 1 { return 1 }
    }
    return isWhole ? best : nil
  }
}
