// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Testing

@testable import Reversi
@testable import workbench

/// Books that are made here.
struct BookTests {
  /// Lines of studies that are not deep.
  private static func studied(_ count: Int) -> [String] {
    var maker = BookMaker(weights: nil, depth: 4)
    var lines: [String] = []
    while maker.count < count {
      _ = maker.study(20, again: false, where: { _ in true }, { lines.append($0) })
    }
    return lines
  }

  private static func bound(_ lines: [String]) -> [UInt8] {
    var maker = BookMaker(weights: nil, depth: 0)
    for line in lines { maker.take(Array(line.utf8)[...]) }
    return maker.book()
  }

  @Test func imagesHaveOneCanonicalBoard() {
    for seed in 1...60 as ClosedRange<UInt64> {
      let board = Board(randomPosition(plies: Int(seed % 30), seed: seed))
      let images = images(board)
      #expect(Set(images.map(\.canonical)) == [board.canonical] && images.contains(board.canonical))
    }
  }

  @Test func theBookIsReadAsItIsWritten() throws {
    var plan = BookPlan()
    let tables = FlipTables()
    let lines = Self.studied(200)
    for line in lines {
      let read = BookStudy(line.dropLast(), tables)
      let study = try #require(read)
      #expect(study.text + "\n" == line)
      plan.add(study)
    }
    let leaves = plan.leaves()
    let values = plan.values(leaves)
    let book = openingBook(Self.bound(lines))
    let count = book.count
    #expect(count == lines.count && count == values.count)
    for (board, value) in values.merging(leaves, uniquingKeysWith: { value, _ in value }) {
      // However the board lies, and however its moves lead on.
      for image in images(board) {
        let found = book.value(of: image)
        #expect(found == value)
        for move in book.goodMoves(on: image) {
          let flips = tables.flips(image.own, image.other, move.square)
          try #require(flips != 0 && (image.own | image.other) >> UInt64(move.square) & 1 == 0)
          let after = book.value(of: image.playing(move.square, flips))
          #expect(after == -move.value)
        }
      }
    }
    // A leaf has a value, but no moves.
    for board in leaves.keys {
      let moves = book.goodMoves(on: board)
      #expect(moves.isEmpty)
    }
  }

  /// What the bot plays is studied first, and of moves without a value the one that looked better.
  @Test func theLikelyIsStudiedFirst() throws {
    let tables = FlipTables()
    func study(_ board: Board, _ worths: [String]) throws -> BookStudy {
      let squares = (0..<64).filter { board.moves >> UInt64($0) & 1 == 1 }
      let moves = zip(squares, worths).map { "\($0):\($1)" }.joined(separator: " ")
      let sides = "\(String(board.own, radix: 16)) \(String(board.other, radix: 16))"
      let read = BookStudy("\(sides) 4 \(moves)", tables)
      return try #require(read)
    }
    let start = try study(Board.start.canonical, ["0:0", "0:0", "0:0", "0:0"])
    for worths in [["80:80", "70", "-300"], ["-300", "80:80", "70"], ["70", "-300", "80:80"]] {
      var plan = BookPlan()
      plan.add(start)
      let second = try study(start.moves[0].after, worths)
      plan.add(second)
      let wanted = plan.wanted()
      let order = ["80:80", "70", "-300"].map { worth in
        second.moves[worths.firstIndex(of: worth) ?? 0].after
      }
      #expect(wanted.filter(order.contains) == order, "\(worths)")
    }
  }

  /// In whatever order lines come, and whatever is damaged among them, the book is the same.
  @Test func linesMayComeInAnyOrder() {
    let lines = Self.studied(100)
    let damaged = [
      "nonsense\n", "", "1 2 3 4\n", String(lines[3].drop { $0 != " " }), String(lines[5].prefix(30)),
    ]
    #expect(Self.bound(damaged + lines.reversed()) == Self.bound(lines))
    #expect(Self.bound(lines.dropLast(20)) != Self.bound(lines))
  }

  /// Each part studies its own positions, and together they study what one alone does.
  @Test func partsShareTheWork() {
    let lines = Self.studied(60)
    var together: [[String]] = [[], []]
    for part in 0..<2 {
      var maker = BookMaker(weights: nil, depth: 4)
      for line in lines { maker.take(Array(line.utf8)[...]) }
      while maker.study(9, again: false, where: { $0 % 2 == part }, { together[part].append($0) }) == 9,
        together[part].count < 40
      {}
    }
    #expect(Set(together[0]).isDisjoint(with: together[1]) && !together[0].isEmpty && !together[1].isEmpty)
    // What is deeper takes the place of what is less deep.
    var maker = BookMaker(weights: nil, depth: 6)
    for line in lines { maker.take(Array(line.utf8)[...]) }
    var again: [String] = []
    while maker.study(50, again: true, where: { _ in true }, { again.append($0) }) > 0 {}
    let count = maker.count
    #expect(count == lines.count && !again.isEmpty && Self.bound(lines + again) == Self.bound(again + lines))
  }

  /// A damaged book is an empty one, and the engine plays on without it.
  @Test func damagedBooksAreRefused() throws {
    let good = Self.bound(Self.studied(60))
    var random = SeededRandom(seed: 7)
    var files: [[UInt8]?] = [
      nil, [], Array("QRB1".utf8), good.dropLast(), good + [0], withChecksum(Array("QRB1".utf8)),
    ]
    files.append(withChecksum(good.dropLast(12)))
    for _ in 0..<40 {
      var bytes = good
      bytes[Int.random(in: 0..<bytes.count, using: &random)] ^= UInt8.random(in: 1...255, using: &random)
      files.append(bytes)
    }
    for file in files {
      let book = openingBook(file)
      let count = book.count
      #expect(count == 0)
    }
    let engine = Reversi.Engine(resources: Resources { _ in good.dropLast() })
    let move = engine.choose(
      in: Reversi.Position(), strength: .perfect, seed: 1, milliseconds: 10, control: SearchControl())
    #expect(move != nil)
  }
}
