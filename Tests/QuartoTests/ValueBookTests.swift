// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Testing

@testable import Quarto
@testable import workbench

/// The books of values: what is in them is right, complete as far as they claim, and read as it is written.
struct ValueBookTests {
  private func shipped(_ rules: Quarto.Rules) -> ValueBook {
    ValueBook(rules, BookTests.resources)
  }

  /// Every board of so few pieces, not a sample.
  @Test(arguments: Quarto.Rules.allCases) func namesEveryBoard(rules: Quarto.Rules) {
    let maker = ValueBookMaker(rules, capacity: 0)
    let boards = maker.boards(through: 3)
    let book = shipped(rules)
    for (count, layer) in boards.enumerated() {
      #expect(book.layers[count].names == layer.map(\.name).sorted())
    }
  }

  /// The books know every board of up to five pieces with lines, and of up to four with squares. How many there are up to
  /// symmetry was counted apart from them; with squares by Burnside's lemma, less the 138 boards of four pieces that are won.
  @Test(arguments: [
    (Quarto.Rules.lines, [1, 2, 40, 454, 10_346, 214_800]), (.squares, [1, 3, 84, 1586, 39_193 - 138]),
  ]) func theBookIsWhole(rules: Quarto.Rules, counts: [Int]) throws {
    let book = shipped(rules)
    #expect(book.layers.map(\.names.count) == counts)
    for pieces in book.layers.indices {
      let (known, all) = book.coverage(pieces: pieces)
      #expect(known == all)
    }
    #expect(book.layers.first?.values == [2], "a draw")
    let last = try #require(book.layers.last)
    #expect(last.names == last.names.sorted())
    #expect(Set(last.names).count == counts.last)
  }

  /// What is written of each gift is what is read, however many there are: of a drawn board, and of one that is won.
  @Test(arguments: [0, 1], [1, 5, 12]) func giftsAreReadAsTheyAreWritten(value: Int, count: Int) {
    var random = SeededRandom(seed: 7)
    for _ in 0..<50 {
      var worths = (0..<count).map { _ in Int.random(in: -1...value, using: &random) }
      worths[Int.random(in: 0..<count, using: &random)] = value
      let code = GiftWorths.code(worths, value: value)
      #expect((0..<count).map { GiftWorths.worth(of: $0, in: code, value: value) } == worths)
      #expect(GiftWorths.isPossible(code, gifts: count, value: value))
    }
  }

  /// Every value of a board is what the best gift leaves of those with one piece more.
  @Test(arguments: Quarto.Rules.allCases) func everyValueFollowsFromTheNext(rules: Quarto.Rules) {
    let book = shipped(rules)
    let maker = ValueBookMaker(rules, capacity: 0)
    let solver = Solver(rules, capacity: 1 << 16)
    for board in maker.boards(through: book.layers.count - 2).joined() {
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
    for seed in 1...24 as ClosedRange<UInt64> {
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
    #expect(compared > 12)
  }

  /// Of every board of five pieces with lines that is not lost the book knows each gift, and the best is worth what the board is.
  @Test func giftsAreWhole() throws {
    let book = shipped(.lines)
    let (known, all) = book.giftCoverage(pieces: 5)
    #expect(known == all && all == 214_526)
    let layer = try #require(book.layers.last)
    for (code, value) in zip(layer.gifts, layer.values) where value > 1 {
      #expect(GiftWorths.isPossible(code, gifts: 11, value: Int(value) - 2))
    }
    #expect(book.bytes.count <= 1 << 20)
  }

  /// What the solver finds of the gifts of some boards.
  @Test func giftsAreRight() throws {
    let book = shipped(.lines)
    var solver = Solver(.lines, capacity: 64 << 20)
    solver.begin(SearchLimits())
    for seed in 1...10 as ClosedRange<UInt64> {
      let given = SearchPosition(randomPosition(.lines, pieces: 5, seed: seed))
      var board = SearchPosition()
      for cell in 0..<16 where given.occupied >> UInt16(cell) & 1 == 1 {
        board.put(given.piece(on: cell), on: cell)
      }
      guard let gifts = book.gifts(of: board, solver) else { continue }
      #expect(gifts.count == board.left.nonzeroBitCount)
      for (gift, worth) in gifts {
        var next = board
        next.left &= ~(1 << UInt16(gift))
        let value = solver.value(next, placing: gift)
        #expect(value.map { -$0 } == worth)
      }
    }
  }

  @Test func whatIsWrittenIsRead() throws {
    let maker = ValueBookMaker(.lines, capacity: 1 << 16)
    let boards = maker.boards(through: 2)
    // Invented values, some of them missing.
    var values: [[UInt64: Int]] = [[:], [:], [:]]
    for (index, board) in boards[2].enumerated() where index % 4 < 3 { values[2][board.name] = index % 3 - 1 }
    let book = maker.book(values)
    let read = try #require(ValueBook(book.bytes))
    #expect(read.layers.map(\.names) == book.layers.map(\.names))
    #expect(read.layers.map(\.values) == book.layers.map(\.values))
    #expect(read.coverage(pieces: 2).known == values[2].count && read.coverage(pieces: 2).all == 40)
    let solver = Solver(.lines, capacity: 1 << 16)
    for board in boards[2] { #expect(read.value(giving: board.position, solver) == values[2][board.name]) }
  }

  /// Gifts of boards with three pieces, some of them symmetric: of each the book says what the search finds.
  @Test(arguments: [0, 1]) func giftsAreReadAsTheyAreWritten(value: Int) throws {
    let maker = ValueBookMaker(.lines, capacity: 0)
    let boards = maker.boards(through: 3)[3]
    var random = SeededRandom(seed: 5)
    var values: [UInt64: Int] = [:]
    var gifts: [UInt64: UInt32] = [:]
    var worths: [UInt64: [Int]] = [:]
    // Invented, and of every third board not known.
    for (index, board) in boards.enumerated() {
      values[board.name] = index % 5 == 0 ? -1 : value
      if index % 3 == 0 { continue }
      var invented = (0..<13).map { _ in Int.random(in: -1...value, using: &random) }
      invented[index % 13] = value
      worths[board.name] = invented
      gifts[board.name] = GiftWorths.code(invented, value: value)
    }
    let book = maker.book([[:], [:], [:], values], gifts: gifts)
    let read = try #require(ValueBook(book.bytes))
    #expect(read.layers.map(\.gifts) == book.layers.map(\.gifts))
    let all = values.values.count { $0 >= 0 }
    #expect(read.giftCoverage(pieces: 3).all == all && read.giftCoverage(pieces: 3).known < all)
    let solver = Solver(.lines, capacity: 1 << 16)
    for board in boards {
      let found = read.gifts(of: board.position, solver)
      if values[board.name] == -1 {
        #expect(found.map { Set($0.values) } == [-1])
      } else if let worths = worths[board.name] {
        let known = try #require(found)
        #expect(known.count == 13 && known.values.sorted() == worths.sorted())
      } else {
        #expect(found == nil)
      }
    }
  }

  /// Whatever a number of a work file says, the best gift is worth what the board is.
  @Test func impossibleGiftsAreNotBelieved() {
    #expect(GiftWorths.bits(gifts: 11, value: 0) == 11 && GiftWorths.bits(gifts: 11, value: 1) == 18)
    #expect(GiftWorths.bits(gifts: 16, value: 1) == 26 && GiftWorths.bits(gifts: 11, value: -1) == 0)
    #expect(GiftWorths.isPossible(1, gifts: 11, value: 0) && !GiftWorths.isPossible(0, gifts: 11, value: 0))
    #expect(
      GiftWorths.isPossible(2047, gifts: 11, value: 0) && !GiftWorths.isPossible(2048, gifts: 11, value: 0))
    #expect(GiftWorths.isPossible(2, gifts: 11, value: 1) && !GiftWorths.isPossible(1, gifts: 11, value: 1))
    #expect(
      !GiftWorths.isPossible(177_147, gifts: 11, value: 1)
        && GiftWorths.isPossible(177_146, gifts: 11, value: 1))
    #expect(!GiftWorths.isPossible(1, gifts: 11, value: -1))
  }

  /// What a search says of each gift, for a board and its images, from the number for the canonical one.
  @Test(arguments: Quarto.Rules.allCases) func giftsOfSymmetricBoardsAgree(rules: Quarto.Rules) throws {
    let lines = rules.lines.map { $0.reduce(UInt16(0)) { $0 | 1 << UInt16($1) } }
    let group = MaskTables.symmetryGroup(lines)
    var solver = Solver(rules, capacity: 16 << 20)
    solver.begin(SearchLimits())
    var random = SeededRandom(seed: 9)
    for seed in 1...6 as ClosedRange<UInt64> {
      let given = SearchPosition(randomPosition(rules, pieces: 6, seed: seed))
      var board = SearchPosition()
      for cell in 0..<16 where given.occupied >> UInt16(cell) & 1 == 1 {
        board.put(given.piece(on: cell), on: cell)
      }
      let found = solver.value(giving: board)
      let value = try #require(found)
      let coded = solver.giftWorths(board, value: value)
      let code = try #require(coded)
      #expect(value < 0 || GiftWorths.isPossible(code, gifts: 10, value: value))
      let image = group.randomElement(using: &random) ?? Array(0..<16)
      let flips = Int.random(in: 0..<16, using: &random)
      var other = SearchPosition()
      for cell in 0..<16 where board.occupied >> UInt16(cell) & 1 == 1 {
        other.put(board.piece(on: cell) ^ flips, on: image[cell])
      }
      let form = solver.canonical(other)
      for gift in 0..<16 where other.left >> UInt16(gift) & 1 == 1 {
        var next = other
        next.left &= ~(1 << UInt16(gift))
        let worth = GiftWorths.worth(of: form.number(of: gift, left: other.left), in: code, value: value)
        let searched = solver.value(next, placing: gift)
        #expect(searched.map { -$0 } == worth)
      }
    }
  }

  /// A flipped bit must not become a proof.
  @Test func aDamagedBookIsNotBelieved() {
    let maker = ValueBookMaker(.lines, capacity: 1 << 16)
    let name = maker.boards(through: 1)[1][0].name
    let bytes = maker.book([[:], [name: 0]], gifts: [name: 5]).bytes
    #expect(ValueBook(bytes)?.layers.count == 2 && ValueBook(bytes)?.giftCoverage(pieces: 1).known == 1)
    for place in bytes.indices {
      for bit in 0..<8 {
        var damaged = bytes
        damaged[place] ^= 1 << UInt8(bit)
        #expect(ValueBook(damaged) == nil)
      }
    }
    for bytes in [
      [], withChecksum(ValueBook.magic + [1]), withChecksum(ValueBook.magic + [9, 0, 0, 0, 40, 0, 0]),
    ] {
      #expect(ValueBook(bytes) == nil)
    }
  }

  /// Moves of early positions, by the book and by searching alone.
  @Test(arguments: Quarto.Rules.allCases) func bookAndSearchAgree(rules: Quarto.Rules) throws {
    let booked = Quarto.Engine(resources: BookTests.resources)
    let plain = Quarto.Engine(resources: .none)
    for seed in 1...4 as ClosedRange<UInt64> {
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
