// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Catalog
import EngineCore
import GameCore
import Glibc
import GoldenKit
import Pentominoes
import StageKit
import Testing

@testable import House
@testable import Stage

/// Blunders that the engine can prove within its budget are marked; what it cannot prove is not, and costs no more.
struct ReviewDeskTests {
  private func record(_ name: String, _ moves: String) -> GameRecord {
    GameRecord(
      id: name, game: name, options: GameOptions(), ownSeat: .first, seed: 1,
      moves: moves.split(separator: " ").map(String.init), seconds: 10)
  }

  private func reviewer(
    _ name: String, _ moves: String, _ resources: Resources = Sample.resources
  ) throws -> any Reviewing {
    func reviewer<G: Game>(_ game: G.Type) -> (any Reviewing)? {
      game.reviewer(of: record(name, moves), engine: G.Engine(resources: resources))
    }
    let game: any Game.Type = try #require(catalog.first { $0.info.name == name })
    let made = reviewer(game)
    return try #require(made)
  }

  /// What was given away in short games, as the solver says without any limit.
  @Test(arguments: [
    ("quarto", "=0 a1 =1 b1 =2 c1 =3 d1", "7"),
    ("quarto", "=5 b2 =4 c3 =7 a1 =6 d4", "7"),
    ("connect-four", "1 7 1 7 1 6 1", "1 2 3 4"),
  ])
  func giftsAreMarked(name: String, moves: String, marks: String) throws {
    let reviewer = try reviewer(name, moves)
    let control = SearchControl(budget: reviewer.budget)
    let found = try #require(reviewer.review(control))
    let wanted = marks.split(separator: " ").compactMap { Int($0) }
    #expect(found.mistakes == wanted)
    for move in found.moves where move.mistake != nil {
      #expect(move.keepers.allSatisfy { (move.values[$0] ?? 0) > (move.value ?? 0) })
    }
  }

  /// The start of Quarto without its books is far beyond any budget: it is given up soon, and nothing is claimed.
  @Test func whatCannotBeProvenIsGivenUp() throws {
    let reviewer = try reviewer("quarto", "=0 a1 =f", .none)
    let whole: UInt64 = 1_000_000
    let control = SearchControl(budget: whole)
    let found = try #require(reviewer.review(control))
    #expect(found.mistakes == [] && found.moves.allSatisfy { $0.value == nil && !$0.isWhole })
    #expect(found.accuracy { _ in true } == nil)
    #expect(control.spent <= whole + 10_000)
  }

  /// With the book of values every move of it is proven, and costs nothing.
  @Test func theBookProvesTheStartOfQuarto() throws {
    let found = try #require(try reviewer("quarto", "=0 a1 =f").review(SearchControl(budget: 1_000_000)))
    #expect(found.moves.allSatisfy { $0.value == 0 && $0.isWhole } && found.mistakes == [])
    #expect(found.accuracy { _ in true } == 1)
  }

  /// Whoever plays comes first: a review that is stopped goes on where it was.
  @Test func aReviewGivesWay() throws {
    let moves = "=0 a1 =1 b1 =2 c1 =3 d1"
    let reviewer = try reviewer("quarto", moves)
    let stopped = SearchControl()
    stopped.stop()
    #expect(reviewer.review(stopped) == nil)
    let desk = ReviewDesk()
    let record = record("quarto", moves)
    let room = EngineRoom(resources: Sample.resources)
    #expect(desk.seek(record) == nil)
    #expect(desk.poll(catalog, room, isBusy: true, wake: {}) == nil)
    #expect(desk.game == nil, "nothing begins while an engine is busy")
    #expect(desk.poll(catalog, room, isBusy: false, wake: {}) == nil)
    #expect(desk.game == "quarto" && desk.progress?.id == record.id)
    #expect(desk.poll(catalog, room, isBusy: true, wake: {}) == nil)
    #expect(desk.game == "quarto", "it waits")
    var found: GameReview?
    // As long as it takes: it gives way to whatever else the machine has to do.
    for _ in 0..<2_000_000 where found == nil {
      found = desk.poll(catalog, room, isBusy: false, wake: {})?.review
      usleep(500)
    }
    #expect(found?.mistakes.contains(7) == true)
    #expect(desk.game == nil && desk.progress == nil)
    // What was found once is not sought again.
    #expect(desk.seek(record) == found)
  }

  /// The game that was opened last comes first; the one that gave way goes on where it was.
  @Test func whatIsLookedAtComesFirst() {
    let desk = ReviewDesk()
    let room = EngineRoom(resources: Sample.resources)
    var (first, second) = (record("quarto", "=0 a1 =1 b1 =2 c1 =3 d1"), record("quarto", "=0 a1 =f"))
    (first.id, second.id) = ("first", "second")
    #expect(desk.seek(first) == nil && desk.poll(catalog, room, isBusy: false, wake: {}) == nil)
    #expect(desk.progress?.id == "first")
    #expect(desk.seek(second) == nil && desk.poll(catalog, room, isBusy: false, wake: {}) == nil)
    #expect(desk.progress?.id == "second")
    var found: [String] = []
    for _ in 0..<2_000_000 where found.count < 2 {
      if let id = desk.poll(catalog, room, isBusy: false, wake: {})?.id { found.append(id) }
      usleep(500)
    }
    #expect(found == ["second", "first"])
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
  @Test(arguments: ["X0r1c1", "X0r1c1 -X"]) func ofAPuzzleTheTileThatSpoilsItIsMarked(moves: String) throws {
    // The cross cuts the corner off.
    #expect(try #require(reviewer("pentominoes", moves).review(SearchControl())).mistakes == [1])
  }
}
