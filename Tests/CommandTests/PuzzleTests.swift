// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import CommandKit
import EngineCore
import GameCore
import Testing

@testable import workbench

/// The puzzles that come with the games, and how they are made.
struct PuzzleTests {
  private static let resources = AssetFolder.find().resources

  private func puzzles<Q: Quarry>(_ quarry: Q.Type) -> [PackedPuzzle] {
    Q.G.packedPuzzles(Self.resources)
  }

  /// As many as there are to be, of five grades, each with its own id, and no line of a file is lost.
  @Test(arguments: Puzzles.Source.allCases, [(300, 200, 300)])
  func thereAreEnough(source: Puzzles.Source, least: (Int, Int, Int)) throws {
    let least = [Puzzles.Source.connectFour: least.0, .quarto: least.1, .reversi: least.2][source] ?? 0
    let puzzles = puzzles(source.quarry)
    #expect(puzzles.count >= least && Set(puzzles.map(\.id)).count == puzzles.count)
    #expect(Set(puzzles.map(\.grade)) == Set(1...5))
    let bytes = try #require(Self.resources.load("puzzles/\(source.rawValue).tsv"))
    #expect(puzzles.count + 1 == bytes.filter { $0 == 10 }.count && bytes.count < 60_000)
  }

  /// Every line is legal, and no puzzle is an image of another one, of a position on its line or of one that comes before it.
  @Test(arguments: Puzzles.Source.allCases) func noneIsTwiceThere(source: Puzzles.Source) throws {
    try noneIsTwice(source.quarry)
  }

  private func noneIsTwice<Q: Quarry>(_ quarry: Q.Type) throws {
    var starts: [String: String] = [:]
    var passed: [String: String] = [:]
    for puzzle in puzzles(quarry) {
      let line = try #require(Q.G.line(of: puzzle), "\(puzzle.id)").map(\.position)
      #expect(starts.updateValue(puzzle.id, forKey: Q.key(line[0])) == nil, "\(puzzle.id)")
      for key in Set((line.dropFirst() + Q.before(line[0])).map(Q.key)) { passed[key] = puzzle.id }
    }
    for (key, id) in starts { #expect(passed[key] == nil || passed[key] == id, "\(id)") }
  }

  /// Every puzzle asks what a person can look for, by the rules alone: what its quarry accepts.
  @Test(arguments: Puzzles.Source.allCases) func allAreForPeople(source: Puzzles.Source) throws {
    try areForPeople(source.quarry)
  }

  private func areForPeople<Q: Quarry>(_ quarry: Q.Type) throws {
    for puzzle in puzzles(quarry) {
      let line = try #require(Q.G.line(of: puzzle), "\(puzzle.id)").map(\.position)
      #expect(Q.accepted(FoundPuzzle(puzzle, game: 0), line) != nil, "\(puzzle.id)")
      #expect(Q.quotas.keys.contains(String(puzzle.pack)), "\(puzzle.id)")
    }
  }

  /// A sample against the exact solver; `workbench puzzles prove` asks about all.
  @Test(arguments: Puzzles.Source.allCases) func aSampleIsProven(source: Puzzles.Source) {
    isProven(source.quarry)
  }

  private func isProven<Q: Quarry>(_ quarry: Q.Type) {
    let maker = PuzzleMaker(quarry, Self.resources)
    for (index, puzzle) in puzzles(quarry).enumerated() where index % 12 == 5 {
      let fault = maker.fault(of: puzzle)
      #expect(fault == nil, "\(puzzle.id)")
      // With another first move, or another goal, something is wrong with it.
      var wrong = puzzle
      wrong.goal = puzzle.goal == .draw || puzzle.goal == .safe ? .win(turns: 1) : .discs(-64)
      #expect(maker.fault(of: wrong) != nil, "\(puzzle.id)")
    }
  }

  /// The levels' success falls from the easiest fifth to the hardest.
  @Test(arguments: Puzzles.Source.allCases) func gradesMeanSomething(source: Puzzles.Source) {
    grades(source.quarry)
  }

  private func grades<Q: Quarry>(_ quarry: Q.Type) {
    let maker = PuzzleMaker(quarry, Self.resources)
    let solved = [1, 5].map { grade in
      let graded = puzzles(quarry).filter { $0.grade == grade }.prefix(40)
      return graded.reduce(0) { $0 + maker.solved($1, by: .level(3), seeds: 500..<502) }
    }
    #expect(solved[0] >= 2 * solved[1], "\(solved)")
  }

  /// In every pack people find more in its first third than in its last.
  @Test(arguments: Puzzles.Source.allCases) func packsRise(source: Puzzles.Source) { rise(source.quarry) }

  private func rise<Q: Quarry>(_ quarry: Q.Type) {
    let maker = PuzzleMaker(quarry, Self.resources)
    let tries = 700..<706 as Range<UInt64>
    for (pack, puzzles) in Dictionary(grouping: puzzles(quarry), by: \.pack) where puzzles.count >= 12 {
      let third = puzzles.count / 3
      let solved = [puzzles.prefix(third), puzzles.suffix(third)].map { part in
        part.reduce(0) { $0 + maker.solved($1, by: .person, seeds: tries) }
      }
      // One try in ten is luck.
      #expect(solved[0] + third * tries.count / 10 >= solved[1], "\(pack): \(solved)")
    }
  }

  /// Whoever solves a puzzle is told why it was right: by an idea that has a name, and where nothing is to be won by what is prevented.
  @Test(arguments: Puzzles.Source.allCases) func everySolvedPuzzleSaysWhy(source: Puzzles.Source) throws {
    try saysWhy(source.quarry)
  }

  private func saysWhy<Q: Quarry>(_ quarry: Q.Type) throws {
    let puzzles = puzzles(quarry)
    var bare: [String] = []
    for puzzle in puzzles {
      let line = try #require(Q.G.line(of: puzzle), "\(puzzle.id)")
      let made = line.compactMap { step in step.move.map { (step.position, $0) } }
      let why = puzzle.why(made, Q.G.self) { _ in "Anna" }
      #expect(!why.words.isEmpty && why.words.hasSuffix("."), "\(puzzle.id)")
      #expect(why.words.count < 320, "\(puzzle.id): \(why.words)")
      #expect(!why.words.contains("instead: That"), "\(puzzle.id): \(why.words)")
      // Told of the move that was played, not only of another one.
      let turns = line[0].position.line(made.map(\.1)).filter { $0.seat == line[0].position.turn }
      let names = turns.map { Q.G.name(of: $0.move, in: $0.position).lowercased() }
      if !names.contains(where: why.words.lowercased().contains) { bare.append("\(puzzle.id): \(why.words)") }
      // No list of turns begins with the second one.
      if puzzle.goal.isWin {
        #expect(
          why.words.hasPrefix("1.\u{a0}") || !why.words.hasPrefix("2.\u{a0}"), "\(puzzle.id): \(why.words)")
      }
      if case .win(let count) = puzzle.goal, count > 1 { isToldFromItsBeginning(why.words, puzzle, Q.G.self) }
      // A danger can be played, and begins with a move that is wrong.
      var position = line[0].position
      #expect(puzzle.danger.first != puzzle.solution.first, "\(puzzle.id)")
      for text in puzzle.danger {
        position = try #require(Q.G.Move(text).flatMap { position.playing($0) }, "\(puzzle.id)")
      }
    }
    #expect(bare.count <= puzzles.count / 20, "\(bare)")
  }

  /// The first move of a longer win has its own reason, before that of the move that decides.
  private func isToldFromItsBeginning<G: Game>(_ words: String, _ puzzle: PackedPuzzle, _ game: G.Type) {
    guard let line = G.line(of: puzzle), let move = line[0].move else { return }
    let decides = G.facets.ideas(of: move, in: line[0].position).contains { $0.isGood && $0.isCertain }
    #expect(decides || words.hasPrefix("1.\u{a0}"), "\(puzzle.id): \(words)")
  }

  /// What was found is read again; a game that was not done is looked at anew.
  @Test func workGoesOnWhereItStopped() throws {
    let maker = PuzzleMaker(QuartoQuarry.self, Self.resources)
    let found = (0..<12).flatMap { maker.look(at: $0) }
    try #require(found.count > 3)
    let whole = (0..<12).flatMap { game in
      found.filter { $0.game == game }.map(\.line) + ["\(game)"]
    }
    let file = PuzzleFile(whole.map { $0 + "\n" }.joined().utf8)
    #expect(file.found == found && file.done == Set(0..<12))
    let cut = PuzzleFile(whole.dropLast().map { $0 + "\n" }.joined().utf8)
    #expect(cut.found == found.filter { $0.game < 11 } && cut.done == Set(0..<11))
  }

  /// However the work was shared, the same puzzles are chosen; images of one are not.
  @Test func partsMakeTheSameFile() {
    let maker = PuzzleMaker(QuartoQuarry.self, Self.resources)
    let found = (0..<24).flatMap { maker.look(at: $0) }
    func bound(_ found: [FoundPuzzle]) -> [PackedPuzzle] {
      var binder = PuzzleBinder(QuartoQuarry.self)
      binder.take(found)
      return binder.puzzles(measuredBy: maker)
    }
    let puzzles = bound(found)
    #expect(!puzzles.isEmpty && puzzles == bound(found.reversed()))
    // What they ask for is what the pack asks for that comes with the game.
    let goals = Dictionary(self.puzzles(QuartoQuarry.self).map { ($0.pack, $0.goal) }) { first, _ in first }
    for puzzle in puzzles { #expect(goals[puzzle.pack] == puzzle.goal, "\(puzzle.pack)") }
    // Each has a name of its own, under its pack.
    #expect(Set(puzzles.map(\.id)).count == puzzles.count)
    #expect(puzzles.allSatisfy { $0.id.hasPrefix($0.pack + ".") && $0.id.count == $0.pack.count + 4 })
    // Found again in another game it is the same puzzle.
    var again = found.filter { one in puzzles.contains { $0.position == one.position } }
    for index in again.indices { again[index].game += 100 }
    #expect(again.count >= puzzles.count && bound(found + again) == puzzles)
  }

  @Test func turnsAreCounted() {
    let seats: [Seat] = [.first, .first, .second, .second, .first]
    #expect(PuzzleProof.turns(of: .first, in: seats) == 2 && PuzzleProof.turns(of: .second, in: seats) == 1)
  }
}
