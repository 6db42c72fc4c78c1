// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Testing

@testable import Quarto

/// The books of values: what is in them is right, complete as far as they claim, and read as it is written.
@Suite struct ValueBookTests {
  private func shipped(_ rules: Quarto.Rules) -> ValueBook {
    ValueBook(BookTests.resources.load("books/quarto-\(rules.rawValue).values"))
  }

  /// Every board of so few pieces, not a sample.
  @Test(arguments: Quarto.Rules.allCases) func namesEveryBoard(rules: Quarto.Rules) {
    let maker = ValueBookMaker(rules, capacity: 0)
    let boards = maker.boards(through: 3)
    if rules == .lines { #expect(boards.map(\.count) == [1, 2, 40, 454]) }
    let book = shipped(rules)
    for (count, layer) in boards.enumerated() where book.layers.count > count {
      #expect(book.layers[count].names == layer.map(\.name).sorted())
    }
  }

  /// The book of lines knows every board of up to five pieces; how many there are up to symmetry was counted apart from it.
  @Test func theBookOfLinesIsWhole() {
    let book = shipped(.lines)
    #expect(book.layers.map(\.names.count) == [1, 2, 40, 454, 10_346, 214_800])
    for pieces in book.layers.indices {
      let (known, all) = book.coverage(pieces: pieces)
      #expect(known == all)
    }
    #expect(book.layers[0].values == [2], "a draw")
    #expect(book.layers[5].names == book.layers[5].names.sorted())
    #expect(Set(book.layers[5].names).count == 214_800)
  }

  /// Every value of a board is what the best gift leaves of those with one piece more.
  @Test func everyValueFollowsFromTheNext() {
    let book = shipped(.lines)
    let maker = ValueBookMaker(.lines, capacity: 0)
    let solver = Solver(.lines, capacity: 1 << 16)
    for board in maker.boards(through: 4).joined() {
      var best = -1
      for piece in 0..<16 where board.position.left >> UInt16(piece) & 1 == 1 {
        let wins = solver.winningCells(board.position.planes, board.position.occupied, piece)
        var reply = wins == 0 ? -1 : 1
        for cell in 0..<16 where board.position.occupied >> UInt16(cell) & 1 == 0 && reply < 1 {
          var after = board.position
          after.put(piece, on: cell)
          reply = max(reply, book.value(giving: after, solver) ?? 9)
        }
        best = max(best, -reply)
      }
      #expect(book.value(giving: board.position, solver) == best)
    }
  }

  /// What the solver finds on some boards of the book's last layer.
  @Test(arguments: Quarto.Rules.allCases) func valuesAreRight(rules: Quarto.Rules) throws {
    let book = shipped(rules)
    var solver = Solver(rules, capacity: 64 << 20)
    solver.begin(SearchLimits())
    var compared = 0
    for seed in 1...40 as ClosedRange<UInt64> where !book.layers.isEmpty {
      let position = SearchPosition(randomPosition(rules, pieces: book.layers.count - 1, seed: seed))
      var board = SearchPosition()
      for cell in 0..<16 where position.occupied >> UInt16(cell) & 1 == 1 {
        board.put(position.piece(on: cell), on: cell)
      }
      guard let known = book.value(giving: board, solver) else { continue }
      let value = solver.value(giving: board)
      #expect(value == known)
      compared += 1
    }
    #expect(book.layers.isEmpty || compared > 0)
  }

  @Test func whatIsWrittenIsRead() {
    let maker = ValueBookMaker(.lines, capacity: 1 << 16)
    let boards = maker.boards(through: 2)
    // Invented values, some of them missing.
    var values: [[UInt64: Int]] = [[:], [:], [:]]
    for (index, board) in boards[2].enumerated() where index % 4 < 3 { values[2][board.name] = index % 3 - 1 }
    let book = maker.book(values)
    let read = ValueBook(book.bytes)
    #expect(read.layers.map(\.names) == book.layers.map(\.names))
    #expect(read.layers.map(\.values) == book.layers.map(\.values))
    #expect(read.coverage(pieces: 2).known == values[2].count && read.coverage(pieces: 2).all == 40)
    let solver = Solver(.lines, capacity: 1 << 16)
    for board in boards[2] { #expect(read.value(giving: board.position, solver) == values[2][board.name]) }
  }

  /// A flipped bit must not become a proof.
  @Test func aDamagedBookIsNotBelieved() {
    let bytes = ValueBookMaker(.lines, capacity: 1 << 16).book([[:], [1: 0]]).bytes
    #expect(ValueBook(bytes).layers.count == 2)
    for place in bytes.indices {
      for bit in 0..<8 {
        var damaged = bytes
        damaged[place] ^= 1 << UInt8(bit)
        #expect(ValueBook(damaged).layers.isEmpty)
      }
    }
    for bytes in [
      nil, [], withChecksum(ValueBook.magic + [1]), withChecksum(ValueBook.magic + [9, 0, 0, 0, 40, 0]),
    ]
      as [[UInt8]?]
    {
      #expect(ValueBook(bytes).layers.isEmpty)
    }
  }

  /// Moves of early positions, by the book and by searching alone.
  @Test(arguments: Quarto.Rules.allCases) func bookAndSearchAgree(rules: Quarto.Rules) throws {
    let booked = Quarto.Engine(resources: BookTests.resources)
    let plain = Quarto.Engine(resources: .none)
    for seed in 1...6 as ClosedRange<UInt64> {
      let position = randomPosition(rules, pieces: seed.isMultiple(of: 2) ? 4 : 5, seed: seed)
      let values = try #require(booked.values(in: position, control: SearchControl()))
      #expect(values == plain.values(in: position, control: SearchControl()))
      #expect(
        booked.bounds(of: position, control: SearchControl())
          == plain.bounds(of: position, control: SearchControl()))
      let cell = try #require(position.emptyCells.first)
      let giving = try #require(position.playing(.place(cell)))
      guard giving.outcome == nil else { continue }
      let gifts = try #require(booked.values(in: giving, control: SearchControl()))
      #expect(Set(gifts.keys) == Set(giving.legalMoves))
      #expect(gifts.values.max() == values[.place(cell)])
      let worth = try #require(booked.bounds(of: giving, control: SearchControl()))
      #expect(worth == plain.bounds(of: giving, control: SearchControl()))
      #expect(worth.count == 1 && worth.lowerBound == gifts.values.max()?.signum())
    }
  }
}
