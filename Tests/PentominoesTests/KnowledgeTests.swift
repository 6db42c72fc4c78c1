// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import Testing

@testable import Pentominoes

/// A position on the way to a random solution, or with tiles laid without a thought.
private func somePosition(
  _ knowledge: PuzzleKnowledge, tiles: Int, _ random: inout SeededRandom
) -> Pentominoes.Position {
  guard Bool.random(using: &random), knowledge.count > 0 else {
    return randomPosition(knowledge.puzzle, tiles: tiles, &random)
  }
  let solution = knowledge.solution(Int.random(in: 0..<knowledge.count, using: &random))
  var position = Pentominoes.Position(knowledge.puzzle)
  for tile in solution.keys.sorted().shuffled(using: &random).prefix(tiles) {
    if let placement = solution[tile] { position = position.laying(placement) }
  }
  return position
}

struct KnowledgeTests {
  private static let names = [
    "double-T", "double-P", "triple-X", "rect-3x20", "rect-5x12", "two-5x6", "8x8-hole2x2-at-33", "H-shape",
    "4x16-corners",
  ]

  /// Solutions left, for the position and for next placements, against the solver.
  @Test(arguments: names) func agreesWithTheSolver(name: String) throws {
    let knowledge = try Files.knowledge(name)
    let puzzle = knowledge.puzzle
    #expect(knowledge.classCount == puzzle.solutions && knowledge.count == puzzle.raw)
    var random = SeededRandom(seed: 7)
    for round in 0..<40 {
      let position = somePosition(knowledge, tiles: 2 + round % 6, &random)
      let left = knowledge.left(position)
      #expect(left == (try solverCount(position)), "\(position.notation)")
      let matching = knowledge.matching(position)
      #expect(matching.count == left && matching == matching.sorted())
      let counts = knowledge.counts(position)
      let legal = position.legalMoves.compactMap { move in
        if case .place(let placement) = move { placement } else { nil }
      }
      // Each solution left has every missing tile at one of the legal placements.
      let open = legal.filter { position.placements[$0.tile] == nil }
      #expect(open.reduce(0) { $0 + counts[$1] } == left * position.missing)
      #expect(counts.placements.allSatisfy { position.fits($0.placement) && $0.count > 0 })
      for placement in legal.shuffled(using: &random).prefix(6) {
        let expected = try solverCount(position.laying(placement))
        #expect(knowledge.left(position, with: placement) == expected)
        if position.placements[placement.tile] == nil { #expect(counts[placement] == expected) }
      }
    }
  }

  /// What a player is told, against folding all ways to finish by brute force.
  @Test(arguments: names + ["rect-6x10"]) func countsUpToSymmetry(name: String) throws {
    let knowledge = try Files.knowledge(name)
    let puzzle = knowledge.puzzle
    let symmetries = puzzle.board.symmetries
    func folded(_ solutions: [Int]) -> Int {
      var classes: Set<Set<Placement>> = []
      var seen: Set<Set<Placement>> = []
      for number in solutions {
        let solution = Set(knowledge.solution(number).values)
        guard !seen.contains(solution) else { continue }
        classes.insert(solution)
        for symmetry in symmetries {
          seen.insert(Set(solution.compactMap { puzzle.board.image(of: $0, under: symmetry) }))
        }
      }
      return classes.count
    }
    let start = Pentominoes.Position(puzzle)
    #expect(knowledge.classesLeft(start) == puzzle.solutions)
    var random = SeededRandom(seed: 5)
    for round in 0..<24 {
      let position = somePosition(knowledge, tiles: 1 + round % 5, &random)
      let left = knowledge.classesLeft(position)
      let matching = knowledge.matching(position)
      guard matching.count < 3000 else { continue }
      #expect(left == folded(matching), "\(position.notation)")
      #expect(knowledge.browsed(position).count == left && folded(knowledge.browsed(position)) == left)
      let counts = knowledge.classCounts(position)
      for (placement, count) in counts.placements.shuffled(using: &random).prefix(4) {
        #expect(count == knowledge.classesLeft(position.laying(placement)))
      }
      #expect(counts.placements.count == knowledge.counts(position).placements.count)
    }
  }

  /// A tile in the middle of a symmetric board leaves the symmetry, as a tile that was laid and as a given.
  @Test func symmetryThatTheTilesLeaveIsFolded() throws {
    var shapes = 0
    for name in ["double-T", "triple-X", "triple-I", "H-shape", "rect-5x12"] {
      let base = try #require(Files.book.puzzle(named: name))
      let knowledge = try #require(PuzzleKnowledge(base))
      for number in 0..<min(knowledge.count, 200) {
        for given in knowledge.solution(number).values {
          let kept = base.board.symmetries.filter { base.board.image(of: given, under: $0) == given }
          guard kept.count > 1 else { continue }
          shapes += 1
          var puzzle = base
          puzzle.givens = [given]
          let some = try #require(PuzzleKnowledge(puzzle))
          let laid = Pentominoes.Position(base).laying(given)
          #expect(some.classCount == knowledge.classesLeft(laid) && some.count == knowledge.left(laid))
          #expect(some.classCount < some.count)
        }
      }
    }
    #expect(shapes > 0)
  }

  @Test func nothingFitsOutside() throws {
    let knowledge = try Files.knowledge("rect-3x20")
    let start = Pentominoes.Position(knowledge.puzzle)
    for placement in [
      Placement(.i, .upright, at: Cell(0, 0)), Placement(.x, .upright, at: Cell(-1, 3)),
      Placement(.x, .upright, at: Cell(0, 18)), Placement(.x, .upright, at: Cell(40, 40)),
    ] {
      #expect(knowledge.left(start, with: placement) == 0)
      #expect(knowledge.counts(start)[placement] == 0)
    }
  }

  /// Every solution is full, all differ, and those of a class are images of each other.
  @Test(arguments: names.filter { $0 != "rect-5x12" }) func solutionsAreListed(name: String) throws {
    let knowledge = try Files.knowledge(name)
    let puzzle = knowledge.puzzle
    let start = Pentominoes.Position(puzzle)
    #expect(knowledge.matching(start) == Array(0..<knowledge.count))
    #expect(knowledge.browsed(start).count == knowledge.classCount)
    var seen: Set<[Pentomino: Placement]> = []
    var first: [Pentomino: Placement] = [:]
    for number in 0..<knowledge.count {
      let solution = knowledge.solution(number)
      let full = solution.values.reduce(start) { $0.laying($1) }
      #expect(full.isSolved && full.placements == solution)
      #expect(
        knowledge.matching(full) == [number] && knowledge.browsed(full) == [number]
          && knowledge.classesLeft(full) == 1)
      let place = try #require(knowledge.solutionNumber(full))
      #expect(place == (knowledge.classNumber(ofSolution: number), knowledge.classCount))
      if number == 0 || place.number != knowledge.classNumber(ofSolution: number - 1) { first = solution }
      let images = puzzle.board.symmetries.map { symmetry in
        first.compactMapValues { puzzle.board.image(of: $0, under: symmetry) }
      }
      #expect(images.contains(solution))
      #expect(seen.insert(solution).inserted)
    }
    #expect(knowledge.solutionNumber(start) == nil)
  }

  @Test func completionsKeepWhatLies() throws {
    let knowledge = try Files.knowledge("rect-5x12")
    var random = SeededRandom(seed: 3)
    for tiles in 0...11 {
      let position = somePosition(knowledge, tiles: tiles, &random)
      let completion = knowledge.completion(position)
      #expect((completion == nil) == (knowledge.left(position) == 0))
      guard let completion else { continue }
      #expect(completion.count == 12)
      for (tile, placement) in position.placements { #expect(completion[tile] == placement) }
    }
  }

  /// The smallest sets whose removal helps, against trying all sets.
  @Test(arguments: ["double-P", "triple-X", "rect-3x20", "H-shape"])
  func wrongTilesAreTheFewest(name: String) throws {
    let knowledge = try Files.knowledge(name)
    var random = SeededRandom(seed: 11)
    for round in 0..<30 {
      let position = somePosition(knowledge, tiles: 1 + round % 6, &random)
      var best: [PentominoSet] = []
      for number in 0..<4096 as Range<UInt16> {
        let set = PentominoSet(rawValue: number)
        guard position.placed.isSuperset(of: set), set.count <= best.first?.count ?? 12 else { continue }
        let rest = set.tiles.reduce(position) { $0.playing(.remove($1)) ?? $0 }
        guard !position.isSolved, knowledge.left(rest) > 0 else { continue }
        if set.count < best.first?.count ?? 13 { best = [] }
        best.append(set)
      }
      let wrong = knowledge.wrongTiles(position)
      if knowledge.left(position) > 0 {
        #expect(wrong.isEmpty)
      } else {
        #expect(Set(wrong) == Set(best) && wrong.count == best.count, "\(position.notation)")
      }
    }
  }

  /// A hint takes off as few tiles as can be, and leaves alone what was laid first.
  @Test(arguments: ["double-P", "triple-X", "rect-3x20", "H-shape"])
  func whatWasLaidLastComesOffFirst(name: String) throws {
    let knowledge = try Files.knowledge(name)
    let engine = Pentominoes.Engine(resources: .none)
    var random = SeededRandom(seed: 23)
    var dead = 0
    while dead < 250 {
      // Laid one after the other in any order, each where it fits.
      var position = Pentominoes.Position(knowledge.puzzle)
      var laid: [Pentomino] = []
      for tile in Pentomino.allCases.shuffled(using: &random).prefix(Int.random(in: 2...6, using: &random)) {
        let places = position.board.placements(of: tile).filter { position.fits($0) }
        guard let place = places.randomElement(using: &random), let next = position.playing(.place(place))
        else {
          continue
        }
        position = next
        laid.append(tile)
      }
      guard knowledge.left(position) == 0, !laid.isEmpty else { continue }
      dead += 1
      #expect(position.order == laid)
      let sets = knowledge.wrongTiles(position)
      let first = try #require(sets.first)
      /// The place of the earliest tile of a set.
      func earliest(_ set: PentominoSet) -> Int { laid.firstIndex { set.contains($0) } ?? -1 }
      #expect(sets.allSatisfy { $0.count == first.count && earliest($0) <= earliest(first) })
      let rest = first.tiles.reduce(position) { $0.playing(.remove($1)) ?? $0 }
      #expect(knowledge.left(rest) > 0, "\(position.notation)")
      guard dead <= 25 else { continue }
      let hint = try #require(engine.hint(in: position, control: SearchControl()))
      guard case .wrong(first, _) = hint.meaning else {
        Issue.record("\(hint.meaning)")
        continue
      }
      #expect(hint.move == .remove(laid.last { first.contains($0) } ?? .f))
    }
  }

  @Test func boardsThatLookAlikeAreEqual() throws {
    let knowledge = try Files.knowledge("double-P")
    let tiles = knowledge.solution(0).values.prefix(4)
    func board(_ tiles: [Placement]) -> Pentominoes.Position {
      tiles.reduce(Pentominoes.Position(knowledge.puzzle)) { $0.playing(.place($1)) ?? $0 }
    }
    let (one, other) = (board(Array(tiles)), board(tiles.reversed()))
    #expect(one == other && one.hashValue == other.hashValue && one.order == other.order.reversed())
  }

  @Test func givensAreKept() throws {
    let base = try #require(Files.book.puzzle(named: "rect-6x10"))
    let whole = try #require(PuzzleKnowledge(base))
    let solution = whole.solution(100)
    var puzzle = base
    puzzle.givens = [Pentomino.f, .x, .p].compactMap { solution[$0] }
    let knowledge = try #require(PuzzleKnowledge(puzzle))
    let plain = puzzle.givens.reduce(Pentominoes.Position(base)) { $0.laying($1) }
    let start = Pentominoes.Position(puzzle)
    #expect(knowledge.count == whole.left(plain) && knowledge.left(start) == knowledge.count)
    #expect(knowledge.classCount == knowledge.count && knowledge.count > 0)
    #expect(knowledge.solution(0).count == 12)
    for given in puzzle.givens { #expect(knowledge.solution(0)[given.tile] == given) }
    #expect(knowledge.browsed(start).count == knowledge.count)
    #expect(knowledge.counts(start).placements.allSatisfy { start.placements[$0.placement.tile] == nil })

    puzzle.givens = Array(solution.values)
    let full = try #require(PuzzleKnowledge(puzzle))
    #expect(full.count == 1 && full.left(Pentominoes.Position(puzzle)) == 1)
  }

  @Test func impossiblePuzzlesAreKnownToo() throws {
    for puzzle in try Files.impossible().prefix(6) {
      let knowledge = try #require(PuzzleKnowledge(puzzle))
      let start = Pentominoes.Position(puzzle)
      #expect(knowledge.count == 0 && knowledge.left(start) == 0 && knowledge.wrongTiles(start).isEmpty)
      #expect(knowledge.completion(start) == nil && knowledge.browsed(start).isEmpty)
    }
  }
}
