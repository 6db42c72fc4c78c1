// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Glibc
import Testing

@testable import Quarto

/// Positions with value and complete set of optimal moves: board, hand, value, two counts, moves, by tabs.
func tablePositions(_ rules: Quarto.Rules) throws -> [String] {
  let path = "\(#filePath)".replacingSuffix("SolverTests.swift", with: "Data/\(rules.rawValue).tsv")
  let file = try #require(fopen(path, "r"))
  defer { fclose(file) }
  var bytes = [UInt8](repeating: 0, count: 1 << 20)
  let count = fread(&bytes, 1, bytes.count, file)
  return String(decoding: bytes[..<count], as: UTF8.self).split(separator: "\n").map(String.init)
}

extension String {
  func replacingSuffix(_ old: String, with new: String) -> String { String(dropLast(old.count)) + new }
}

/// The value by the plain rules, with neither table nor order: 1, 0 or -1 for whoever must act.
func naiveValue(_ position: Quarto.Position) -> Int {
  if position.outcome != nil { return position.outcome?.winner == nil ? 0 : 1 }
  var best = -1
  for move in position.legalMoves {
    guard let next = position.playing(move) else { continue }
    // After a gift the other side acts; after a placement the same side does.
    let value = position.hand == nil ? -naiveValue(next) : naiveValue(next)
    best = max(best, value)
    if best == 1 { break }
  }
  return best
}

/// A position of a random game without mistakes that end it, with this many pieces on the board and one in the hand.
func randomPosition(_ rules: Quarto.Rules, pieces: Int, seed: UInt64) -> Quarto.Position {
  var random = SeededRandom(seed: seed)
  while true {
    var position = Quarto.Position(rules: rules)
    while position.cellsPlayed.count < pieces || position.hand == nil {
      let moves = position.legalMoves.filter { position.playing($0)?.outcome == nil }
      guard let move = moves.randomElement(using: &random), let next = position.playing(move) else { break }
      position = next
    }
    if position.cellsPlayed.count == pieces, position.hand != nil { return position }
  }
}

struct SolverTests {
  @Test(arguments: Quarto.Rules.allCases) func knowsEveryPositionOfTheTables(rules: Quarto.Rules) throws {
    let report = try Quarto.Bench.check(tablePositions(rules), rules)
    #expect(report.positions == 132)
    #expect(report.wrong.isEmpty, "\(report.wrong.first ?? "")")
  }

  @Test(arguments: Quarto.Rules.allCases) func agreesWithTheNaiveSolver(rules: Quarto.Rules) throws {
    var solver = Solver(rules, capacity: 1 << 20)
    for seed in 1...60 as ClosedRange<UInt64> {
      let position = randomPosition(rules, pieces: 11, seed: seed)
      let hand = try #require(position.hand)
      #expect(
        solver.value(SearchPosition(position), placing: hand.rawValue) == naiveValue(position),
        "\(position.notation)")
    }
  }

  @Test(arguments: Quarto.Rules.allCases) func threatsAgreeWithTheRules(rules: Quarto.Rules) {
    let solver = Solver(rules, capacity: 1 << 16)
    for seed in 1...200 as ClosedRange<UInt64> {
      let position = randomPosition(rules, pieces: Int(seed % 14) + 1, seed: seed)
      let board = SearchPosition(position)
      let unsafe = solver.unsafe(board.planes, board.occupied)
      for piece in position.left {
        let wins = position.emptyCells.filter { position.wins(piece, on: $0) }
        #expect((unsafe >> UInt16(piece.rawValue) & 1 == 1) == !wins.isEmpty)
        let mask = wins.reduce(UInt16(0)) { $0 | 1 << UInt16($1) }
        #expect(solver.winningCells(board.planes, board.occupied, piece.rawValue) == mask)
      }
    }
  }

  /// What the search keeps a byte a line, piece by piece, says of every placement what the masks say.
  @Test(arguments: Quarto.Rules.allCases) func lineThreatsAgreeWithTheMasks(rules: Quarto.Rules) {
    let solver = Solver(rules, capacity: 1 << 16)
    let tables = LineTables(rules)
    let cells = UnsafeMutablePointer<UInt32>.allocate(capacity: 16)
    defer { cells.deallocate() }
    for seed in 1...200 as ClosedRange<UInt64> {
      let position = randomPosition(rules, pieces: Int(seed % 13) + 1, seed: seed)
      let board = SearchPosition(position)
      LineThreats(board, tables).fill(cells, board.occupied, tables)
      for (index, cell) in position.emptyCells.enumerated() {
        #expect(cells[index] >> 16 == cell)
        for piece in position.left {
          // The masks still see a line that is complete; the search never places there.
          if position.wins(piece, on: cell) { continue }
          var after = board
          after.put(piece.rawValue, on: cell)
          let values = LineTables.values(of: piece.rawValue)
          let unsafe = solver.unsafe(after: cells[index], values)
          #expect(
            unsafe == solver.unsafe(after.planes, after.occupied),
            "\(position.notation) \(piece) \(cell)")
        }
      }
    }
  }

  /// The words of the last cells say what going through all gifts and placements says.
  @Test(arguments: Quarto.Rules.allCases) func lastCellsAgreeWithTheRules(rules: Quarto.Rules) {
    let solver = Solver(rules, capacity: 1 << 16)
    let tables = LineTables(rules)
    func value(giving board: SearchPosition) -> Int {
      var best = -1
      for piece in 0..<16 where board.left >> UInt16(piece) & 1 == 1 {
        if solver.winningCells(board.planes, board.occupied, piece) != 0 { continue }
        var answer = -1
        for cell in 0..<16 where board.occupied >> UInt16(cell) & 1 == 0 && answer < 1 {
          var after = board
          after.left &= ~(1 << UInt16(piece))
          after.put(piece, on: cell)
          answer = max(answer, after.left == 0 ? 0 : value(giving: after))
        }
        best = max(best, -answer)
      }
      return best
    }
    var seen: Set<Int> = []
    for seed in 1...400 as ClosedRange<UInt64> {
      let count = Int(seed % 5) + 11
      let position = randomPosition(rules, pieces: count, seed: seed)
      var board = SearchPosition(position)
      board.left = (0..<16).reduce(0) { left, piece in
        (0..<16).contains { board.occupied >> UInt16($0) & 1 == 1 && board.piece(on: $0) == piece }
          ? left : left | 1 << UInt16(piece)
      }
      let safe = board.left & ~solver.unsafe(board.planes, board.occupied)
      if safe == 0 { continue }
      let words = LineThreats(board, tables).byFreeCells(board.occupied, tables)
      let worth = value(giving: board)
      for (alpha, beta) in [(-1, 0), (0, 1), (-1, 1)] {
        var last = LastCells(pieces: tables.pieces)
        let found = last.value(words, board.left, safe, alpha, beta, count)
        #expect(min(max(found, alpha), beta) == min(max(worth, alpha), beta), "\(position.notation)")
      }
      seen.insert(worth)
    }
    #expect(seen == [-1, 0, 1])
  }

  /// More pieces would push the occupancy's number out of the word, and two positions could share a key.
  @Test func aKeyHasRoomForItsPieces() async {
    let solver = Solver(.lines, capacity: 1 << 16)
    let full = SearchPosition(randomPosition(.lines, pieces: 12, seed: 1))
    #expect(solver.key(full.planes, full.occupied, 12) != 0)
    await #expect(processExitsWith: .failure) {
      let solver = Solver(.squares, capacity: 1 << 16)
      let position = SearchPosition(randomPosition(.squares, pieces: 12, seed: 1))
      _ = solver.key(position.planes, position.occupied, 12)
    }
  }

  /// From the key of a placement the whole position can be read back, so no two share one; and however it came about, it
  /// is the same.
  @Test func aNearKeyHoldsThePosition() {
    let solver = Solver(.lines, capacity: 1 << 16)
    for seed in 1...200 as ClosedRange<UInt64> {
      let board = SearchPosition(randomPosition(.lines, pieces: Int(seed % 11) + 1, seed: seed))
      let cells = (0..<16).filter { board.occupied >> UInt16($0) & 1 == 1 }
      var keys: Set<UInt64> = []
      for cell in cells {
        var before = SearchPosition()
        for other in cells where other != cell { before.put(board.piece(on: other), on: other) }
        let packed = solver.packedPlanes(before.planes, before.occupied)
        let spread = SearchPosition.spread(board.piece(on: cell))
        keys.insert(Solver.nearKey(packed, spread, on: UInt64(cell), before.occupied))
      }
      #expect(keys.count == 1)
      let key = keys.first ?? 0
      var read = SearchPosition()
      let occupied = (0..<16).filter { key >> UInt64(44 + $0) & 1 == 1 }
      for (number, cell) in occupied.enumerated() {
        read.put((0..<4).reduce(0) { $0 | Int(key >> UInt64(11 * $1 + number) & 1) << $1 }, on: cell)
      }
      #expect(read.planes == board.planes && read.occupied == board.occupied)
      #expect(key >> 60 == 0)
    }
  }

  /// 32 symmetries for the ten lines, 8 with the squares; a board and all its images and relabellings share a key.
  @Test(arguments: Quarto.Rules.allCases) func symmetricPositionsShareAKey(rules: Quarto.Rules) {
    let solver = Solver(rules, capacity: 1 << 16)
    let lines = rules.lines.map { $0.reduce(UInt16(0)) { $0 | 1 << UInt16($1) } }
    let group = MaskTables.symmetryGroup(lines)
    #expect(group.count == (rules == .lines ? 32 : 8))
    for seed in 1...40 as ClosedRange<UInt64> {
      let position = randomPosition(rules, pieces: Int(seed % 9) + 1, seed: seed)
      let board = SearchPosition(position)
      let key = solver.key(board.planes, board.occupied, board.count)
      var random = SeededRandom(seed: seed)
      let image = group.randomElement(using: &random) ?? Array(0..<16)
      let flips = Int.random(in: 0..<16, using: &random)
      let order = [0, 1, 2, 3].shuffled(using: &random)
      var other = SearchPosition()
      for (cell, piece) in position.board.enumerated() {
        guard let piece else { continue }
        let turned = piece.rawValue ^ flips
        other.put((0..<4).reduce(0) { $0 | (turned >> order[$1] & 1) << $1 }, on: image[cell])
      }
      #expect(solver.key(other.planes, other.occupied, other.count) == key)
    }
  }

  /// Boards of 0 to 4 pieces up to symmetry and relabelling, without those where a line is complete. A key that told images apart
  /// would give more, one that took different boards for one fewer.
  @Test func countsOfBoards() {
    let solver = Solver(.lines, capacity: 1 << 16)
    var layer = [SearchPosition()]
    var counts = [1]
    for _ in 0..<4 {
      var seen: [UInt64: SearchPosition] = [:]
      for board in layer {
        for piece in 0..<16 where board.left >> UInt16(piece) & 1 == 1 {
          for cell in 0..<16 where board.occupied >> UInt16(cell) & 1 == 0 {
            if solver.winningCells(board.planes, board.occupied, piece) >> UInt16(cell) & 1 == 1 { continue }
            var next = board
            next.put(piece, on: cell)
            seen[solver.key(next.planes, next.occupied, next.count)] = next
          }
        }
      }
      layer = Array(seen.values)
      counts.append(layer.count)
    }
    #expect(counts == [1, 2, 40, 454, 10_346])
  }

  @Test func aStoppedSearchSaysNothing() {
    var solver = Solver(.lines, capacity: 1 << 20)
    let control = SearchControl()
    control.stop()
    solver.begin(SearchLimits(control: control))
    #expect(solver.value(SearchPosition(Quarto.Position()), placing: 0) == nil)
  }
}
