// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import Testing

@testable import Pentominoes

/// The number of ways to finish by the plain rules: every tile that is left, on the first free square, in every way.
func naiveCount(_ position: Pentominoes.Position) -> Int {
  guard !position.isSolved else { return 1 }
  guard position.missing > 0 else { return 0 }
  let open = position.board.cells.indices.first { position.covered >> UInt64($0) & 1 == 0 } ?? 0
  let target = position.board.cells[open]
  var count = 0
  for tile in position.left.tiles {
    for orientation in tile.orientations {
      for cell in tile.cells(orientation) {
        let placement = Placement(tile, orientation, at: target - cell)
        if let next = position.playing(.place(placement)) { count += naiveCount(next) }
      }
    }
  }
  return count
}

/// The number of ways to finish by the solver.
func solverCount(_ position: Pentominoes.Position) throws -> Int {
  guard let free = position.freeBoard else { return 1 }
  let solutions = try #require(Solutions(free, allowed: position.left))
  return solutions.count
}

struct SolverTests {
  /// Every count of the book, up to symmetry and raw, was proved by two other solvers.
  @Test func knowsEveryPuzzleOfTheBook() throws {
    let text = String(decoding: Files.bytes("Assets/puzzles/puzzles.txt") ?? [], as: UTF8.self)
    let report = try Pentominoes.Bench.check(text.split(separator: "\n").map(String.init))
    #expect(report.positions == 99 && report.wrong.isEmpty, "\(report.wrong)")
  }

  @Test func knowsEveryShape() throws {
    let text = String(decoding: Files.bytes("Assets/puzzles/shapes.txt") ?? [], as: UTF8.self)
    let report = try Pentominoes.Bench.check(text.split(separator: "\n").map(String.init))
    #expect(report.positions == 22 && report.wrong.isEmpty, "\(report.wrong)")
    #expect(Files.book.shapes.count == 22 && Set(Files.book.shapes.map(\.title)).count == 22)
  }

  /// What is left of the board is solved as a board of its own, by another search than the one that made the puzzle.
  @Test func thereIsOneWayToLayTheLastTiles() throws {
    var seen: Set<String> = []
    for puzzle in Files.book.lasts {
      let position = Pentominoes.Position(puzzle)
      #expect(naiveCount(position) == 1, "\(puzzle.name)")
      let missing = puzzle.needed - puzzle.givens.count
      #expect(puzzle.name.hasPrefix("last-\(missing)."))
      #expect(seen.insert(position.notation).inserted, "\(puzzle.name) is there twice")
    }
    let counts = Dictionary(grouping: Files.book.lasts, by: \.givens.count).mapValues(\.count)
    #expect(counts == [9: 15, 8: 15, 7: 15, 6: 15])
  }

  @Test func findsNothingWhereNothingIs() throws {
    for puzzle in try Files.impossible() {
      let solutions = try #require(Solutions(puzzle.board, allowed: puzzle.allowed))
      #expect(solutions.count == 0 && solutions.found == 0, "\(puzzle.name)")
    }
  }

  @Test func climbsALadder() throws {
    let sets = Files.book.ladderSets.enumerated().filter { $0.offset % 17 == 0 }.map(\.element)
    for set in sets {
      let puzzle = set.puzzle
      let solutions = try #require(Solutions(puzzle.board, allowed: set.tiles))
      #expect(solutions.count == set.raw, "\(set.tiles)")
      #expect(PuzzleKnowledge(puzzle)?.classCount == set.solutions, "\(set.tiles)")
    }
    // What is not on the list cannot be filled.
    let five = try board("...../...../...../...../.....")
    let listed = Set(Files.book.ladderSets.map(\.tiles))
    var total = 0
    for number in 0..<4096 as Range<UInt16> where number.nonzeroBitCount == 5 {
      let tiles = PentominoSet(rawValue: number)
      let solutions = try #require(Solutions(five, allowed: tiles))
      #expect((solutions.count > 0) == listed.contains(tiles), "\(tiles)")
      total += solutions.count
    }
    // All sets at once: any five of the twelve.
    let all = try #require(Solutions(five, allowed: .all))
    #expect(all.count == total && total == 856)
  }

  @Test(arguments: [
    "..../..../..../..../....", "....#/#..../.....", ".....##/......#/#....../.....##/####...",
    "#...#/...../...../...../#...#", "...#...../...#...../...#...../...#.....",
    ".#.../...../...../..#../.....",
    "...##/....#/...../#..../##...", "....../......", ".....#...../.....#...../.....#.....",
  ])
  func agreesWithTheNaiveSolver(rows: String) throws {
    var random = SeededRandom(seed: UInt64(rows.utf8.count))
    // The last squares go, until five tiles fill the rest.
    var spare = rows.count { $0 == "." } % 5
    let board = try Board(
      String(
        rows.reversed().map { square in
          guard square == ".", spare > 0 else { return square }
          spare -= 1
          return "#"
        }.reversed()
      ).split(separator: "/"))
    let needed = board.cells.count / 5
    // All tiles, and as many as are needed or one or two more; with one of them laid in every other round.
    for round in 0..<4 {
      let tiles = PentominoSet(
        Pentomino.allCases.shuffled(using: &random).prefix(round == 0 ? 12 : needed + round - 1))
      let puzzle = Puzzle(board: board, allowed: tiles, needed: needed)
      let position = randomPosition(puzzle, tiles: round % 2, &random)
      #expect(try solverCount(position) == naiveCount(position), "\(position.notation)")
    }
  }

  @Test func partialPositionsAgreeWithTheNaiveSolver() throws {
    var random = SeededRandom(seed: 12)
    for puzzle in Files.book.puzzles where puzzle.needed == 12 {
      let position = randomPosition(puzzle, tiles: 7, &random)
      #expect(try solverCount(position) == naiveCount(position), "\(position.notation)")
    }
  }

  /// Every solution found is one by the rules, and no two are alike.
  @Test func solutionsAreLegal() throws {
    for name in ["double-P", "triple-I", "5x13-hole-X", "rect-3x20", "two-5x6", "8x8-mirror-holes-02"] {
      let puzzle = try #require(Files.book.puzzle(named: name))
      let solutions = try #require(Solutions(puzzle.board, allowed: puzzle.allowed))
      var seen: Set<Pentominoes.Position> = []
      for number in 0..<solutions.found {
        var position = Pentominoes.Position(puzzle)
        for placement in solutions.solution(number) {
          position = try #require(position.playing(.place(placement)))
        }
        #expect(position.isSolved)
        seen.insert(position)
      }
      #expect(seen.count == solutions.found && solutions.found > 0)
    }
  }

  @Test func aStoppedSearchSaysNothing() {
    let control = SearchControl()
    control.stop()
    for puzzle in Files.book.puzzles.prefix(20) {
      #expect(Solutions(puzzle.board, allowed: puzzle.allowed, SearchLimits(control: control)) == nil)
      #expect(PuzzleKnowledge(puzzle, limits: SearchLimits(control: control)) == nil)
    }
  }

  @Test func aLimitIsKept() throws {
    let puzzle = try #require(Files.book.puzzle(named: "rect-4x15"))
    let few = try #require(Solutions(puzzle.board, allowed: puzzle.allowed, limit: 7))
    #expect(few.found == 7)
    #expect(SolutionIndex(puzzle, limit: 100, SearchLimits()) == nil)
  }
}

struct SolverPartsTests {
  /// For every group of symmetries, the bits leave one orientation of each class.
  @Test func restrictionsLeaveOneOfEachClass() {
    func closure(_ some: Set<Orientation>) -> Set<Orientation> {
      var group = some.union([.upright])
      while true {
        let products = Set(group.flatMap { a in group.map { product(a, $0) } }).union(group)
        if products == group { return group }
        group = products
      }
    }
    /// `first`, then `second`.
    func product(_ second: Orientation, _ first: Orientation) -> Orientation {
      var made = second.isMirrored ? first.mirrored : first
      for _ in 0..<second.turns { made = made.turnedRight }
      return made
    }
    let groups = Set(
      Orientation.allCases.flatMap { a in Orientation.allCases.map { closure([a, $0]) } })
    #expect(groups.count == 10)
    for group in groups {
      let bits = Restriction.bits(against: Array(group))
      let left = Orientation.allCases.filter { Restriction.broken(by: $0) & bits == 0 }
      #expect(left.count * group.count == 8)
      let classes = Set(left.map { orientation in Set(group.map { product($0, orientation) }) })
      #expect(classes.count == left.count)
    }
  }

  @Test func theOrderOfSquaresIsAPermutation() throws {
    for puzzle in Files.book.puzzles + (try Files.impossible()) {
      #expect(SquareOrder.best(for: puzzle.board).sorted() == Array(puzzle.board.cells.indices))
    }
    // Along the short side.
    #expect(try SquareOrder.best(for: board("......../........")).prefix(8).contains(2))
    #expect(
      try SquareOrder.best(for: board("../../../../../../..")).prefix(2).allSatisfy { $0 < 2 || $0 > 11 })
  }

  @Test func regionsKeepTheirNumbers() {
    var table = RegionTable()
    var random = SeededRandom(seed: 5)
    for round in 0..<3 {
      table.removeAll(expecting: round * 500)
      var known: [UInt64: Int] = [:]
      for _ in 0..<20_000 {
        let region = UInt64.random(in: 1...6000, using: &random) &* 0x1_0000_0100
        let slot = table.slot(of: region)
        let number = table[slot]
        #expect(number == known[region] ?? -2)
        if number == -2 {
          table[slot] = known.count
          known[region] = known.count
        }
      }
      #expect(known.count > 5000)
    }
  }

  /// From the heap into pages of its own, where it has room for more.
  @Test func buffersGrow() {
    var buffer = GrowingBuffer<UInt32>(capacity: 0)
    for number in 0..<600_000 as Range<UInt32> { buffer.append(number) }
    buffer.reserve(7000)
    buffer.base[600_000] = 77
    buffer.advance(1)
    #expect(buffer.count == 600_001 && buffer[599_999] == 599_999 && buffer[600_000] == 77)
    #expect((0..<600_000).allSatisfy { buffer[$0] == UInt32($0) })
    buffer.removeAll()
    #expect(buffer.count == 0)
  }

  /// The sieve of islands, against a plain walk over the squares.
  @Test func islandsOfFivesAreSeen() throws {
    var random = SeededRandom(seed: 6)
    var both: Set<Bool> = []
    for puzzle in Files.book.puzzles {
      let board = SolverBoard(puzzle.board, allowed: puzzle.allowed)
      let order = SquareOrder.best(for: puzzle.board)
      for _ in 0..<15 {
        let position = randomPosition(puzzle, tiles: Int.random(in: 2...7, using: &random), &random)
        guard let free = position.freeBoard else { continue }
        let mask = puzzle.board.cells.indices.filter { position.covered >> UInt64($0) & 1 == 0 }
          .reduce(UInt64(0)) { $0 | 1 << UInt64(order[$1]) }
        let expected = free.islands.allSatisfy { $0.count % 5 == 0 }
        #expect(board.hasIslandsOfFives(mask) == expected)
        both.insert(expected)
      }
    }
    #expect(both.count == 2)
  }
}
