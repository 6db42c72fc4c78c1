// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Catalog
import EngineCore
import GameCore
import Glibc
import GoldenKit
import Pentominoes
import Testing

@testable import Stage

/// Blunders that the engine can prove within its budget are marked; what it cannot prove is not, and costs no more.
@Suite struct TurningPointTests {
  static let resources = Resources { path in
    guard let file = fopen("\(Repository.assets)/\(path)", "r") else { return nil }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = fread(&bytes, 1, bytes.count, file)
    return Array(bytes.prefix(count))
  }

  private func game(_ name: String, _ moves: String, setup: String? = nil) throws -> (any Game.Type, PastGame)
  {
    var options = GameOptions()
    options.setup = setup
    let record = GameRecord(
      id: name, game: name, options: options, ownSeat: .first, seed: 1,
      moves: moves.split(separator: " ").map(String.init), seconds: 10)
    let past = PastGame(record: record, outcome: Outcome(winner: nil, reason: ""), finished: 0)
    return (try #require(catalog.first { $0.info.name == name }), past)
  }

  private func review(_ name: String, _ moves: String, setup: String? = nil) throws -> any Review {
    let (game, past) = try game(name, moves, setup: setup)
    let review = game.review(of: past, EngineRoom(resources: Self.resources))
    return try #require(review)
  }

  /// What was given away in short games, as the solver says without any limit.
  @Test(arguments: [
    ("quarto", "=0 a1 =1 b1 =2 c1 =3 d1", "7"),
    ("quarto", "=5 b2 =4 c3 =7 a1 =6 d4", "7"),
    ("connect-four", "1 7 1 7 1 6 1", "1 4"),
    ("connect-four", "4 4 4 4 3 1 5 1 2", "5 6"),
  ])
  func giftsAreMarked(name: String, moves: String, marks: String) throws {
    let review = try review(name, moves)
    let control = SearchControl(budget: review.budget)
    let found = try #require(review.marks(control))
    let wanted = marks.split(separator: " ").compactMap { Int($0) }
    #expect(found == wanted)
  }

  /// The start of Quarto is far beyond any budget: it is given up soon, and nothing is claimed.
  @Test func whatCannotBeProvenIsGivenUp() throws {
    let review = try review("quarto", "=0 a1 =f")
    let whole: UInt64 = 1_000_000
    let control = SearchControl(budget: whole)
    #expect(try #require(review.marks(control)) == [])
    #expect(control.spent <= whole + 10_000)
  }

  /// Whoever plays comes first: a review that is stopped goes on where it was.
  @Test func aReviewGivesWay() throws {
    let review = try review("quarto", "=0 a1 =1 b1 =2 c1 =3 d1")
    let stopped = SearchControl()
    stopped.stop()
    #expect(review.marks(stopped) == nil)
    let points = TurningPoints()
    let (_, past) = try game("quarto", "=0 a1 =1 b1 =2 c1 =3 d1")
    let room = EngineRoom(resources: Self.resources)
    points.seek(past)
    #expect(points.poll(catalog, room, isBusy: true, wake: {}) == nil)
    #expect(points.game == nil, "nothing begins while an engine is busy")
    #expect(points.poll(catalog, room, isBusy: false, wake: {}) == nil)
    #expect(points.game == "quarto")
    #expect(points.poll(catalog, room, isBusy: true, wake: {}) == nil)
    #expect(points.game == "quarto", "it waits")
    var found: [Int]?
    for _ in 0..<200_000 where found == nil {
      found = points.poll(catalog, room, isBusy: false, wake: {})?.marks
      usleep(500)
    }
    #expect(found?.contains(7) == true)
    #expect(points.game == nil)
  }

  @Test func everyGameHasOneEngine() throws {
    let room = EngineRoom(resources: .none)
    func engine<G: Game>(_ game: G.Type) -> ObjectIdentifier? {
      let (first, second) = (room.host(game).engine as AnyObject, room.host(game).engine as AnyObject)
      return first === second ? ObjectIdentifier(first) : nil
    }
    let engines = catalog.compactMap { engine($0) }
    #expect(engines.count == catalog.count && Set(engines).count == catalog.count)
  }

  /// Who leaves the table takes the memory along.
  @Test func anEngineThatNobodyNeedsRests() {
    let room = EngineRoom(resources: .none)
    let engine = room.host(Pentominoes.self).engine
    let puzzle = Puzzle.classic
    room.keepAwake(["pentominoes"])
    #expect(engine.knowledge(of: puzzle) != nil)
    room.keepAwake(["pentominoes"])
    #expect(engine.remembered(puzzle) != nil)
    room.keepAwake(["quarto"])
    for _ in 0..<20_000 where engine.remembered(puzzle) != nil { usleep(500) }
    #expect(engine.remembered(puzzle) == nil)
  }

  /// A tile after which nothing fits any more.
  @Test func ofAPuzzleTheTileThatSpoilsItIsMarked() throws {
    // The cross cuts the corner off.
    #expect(try review("pentominoes", "X0r1c1").marks(SearchControl()) == [1])
    #expect(try review("pentominoes", "X0r1c1 -X").marks(SearchControl()) == [1])
  }
}
