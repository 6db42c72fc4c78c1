// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// What positions of the opening are worth by deep searches, and so which moves are good there.
package struct OpeningBook: ~Copyable {
  /// A move on some board, with its value for the side that moves, in eighths of a disc.
  struct Move: Hashable {
    var square: Int
    var value: Int
  }

  private struct Entry {
    var value: Int16
    /// Whether all good moves are known, and not only what the board is worth.
    var isStudied: Bool
  }

  /// By canonical board.
  private var entries: [Board: Entry] = [:]
  private let tables = FlipTables()

  /// No board with fewer empty squares is in it.
  package static let leastEmpty = 30

  /// How much less than the best a move may be worth that the bot plays, in eighths of a disc.
  package static let margin = 12

  /// How often the bot plays a move that is worth so much less than the best, beside others.
  package static func weight(loss: Int) -> Int { max(0, margin + 1 - loss) }

  /// Where it is missing or damaged, the book is empty.
  init(_ resources: Resources) {
    guard
      let (studied, leaves) = resources.read(Reversi.Engine.bookName, { BookFile.read($0, tables) })
    else { return }
    entries.reserveCapacity(studied.count + leaves.count)
    for (board, value) in leaves { entries[board] = Entry(value: Int16(clamping: value), isStudied: false) }
    // The boards behind a board come after it in the file.
    for board in studied.reversed() {
      let value = moves(on: board).map(\.value).max() ?? 0
      entries[board] = Entry(value: Int16(clamping: value), isStudied: true)
    }
  }

  /// How many positions were studied, images of each other counted once.
  var count: Int { entries.values.count { $0.isStudied } }

  /// What a board is worth for the side to move, in eighths of a disc.
  func value(of board: Board) -> Int? { entries[board.canonical].map { Int($0.value) } }

  /// All good moves of a board that was studied, by square; none on others.
  func goodMoves(on board: Board) -> [Move] {
    guard entries[board.canonical]?.isStudied ?? false else { return [] }
    let moves = moves(on: board)
    let best = moves.map(\.value).max() ?? 0
    return moves.filter { $0.value >= best - Self.margin }
  }

  /// The best of the good moves.
  func best(on board: Board) -> Move? {
    goodMoves(on: board).max { ($0.value, $1.square) < ($1.value, $0.square) }
  }

  /// One of the good moves; better ones more often.
  func choose(on board: Board, seed: UInt64) -> Move? {
    let moves = goodMoves(on: board)
    let best = moves.map(\.value).max() ?? 0
    let weights = moves.map { Self.weight(loss: best - $0.value) }
    guard let last = moves.last else { return nil }
    var random = SeededRandom(seed: seed)
    var rest = Int(random.next() % UInt64(weights.reduce(0, +)))
    for (move, weight) in zip(moves, weights) {
      if rest < weight { return move }
      rest -= weight
    }
    return last
  }

  /// The moves after which the value is known.
  private func moves(on board: Board) -> [Move] {
    board.moves.squares.compactMap { square in
      let after = board.playing(square, tables.flips(board.own, board.other, square))
      return value(of: after).map { Move(square: square, value: -$0) }
    }
  }
}

extension UInt64 {
  /// The squares of a set, a1 first.
  package var squares: [Int] {
    var (rest, squares): (UInt64, [Int]) = (self, [])
    while rest != 0 {
      squares.append(rest.trailingZeroBitCount)
      rest &= rest &- 1
    }
    return squares
  }
}
