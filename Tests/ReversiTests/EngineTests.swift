// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Testing

@testable import Reversi
@testable import workbench

struct EngineTests {
  private func choose(
    _ engine: Reversi.Engine, _ position: Reversi.Position, _ strength: Strength, seed: UInt64 = 1
  ) -> Reversi.Move? {
    engine.choose(in: position, strength: strength, seed: seed, control: SearchControl())
  }

  /// What a question has put into the tables is of no use to the next one, and not held while a person thinks.
  @Test func betweenQuestionsTheTablesHoldNothing() throws {
    let engine = Reversi.Engine(resources: .none)
    let position = randomPosition(empty: 11, seed: 3)
    let move = try #require(choose(engine, position, .level(5)))
    #expect(!engine.remembers(position))
    for next in position.legalMoves.compactMap({ position.playing($0) }) { #expect(!engine.remembers(next)) }
    #expect(choose(engine, position, .level(5)) == move)
  }

  /// The bot's own tables stay for its next move, whoever asks in between, until the engine rests.
  @Test func theBotKeepsItsTables() throws {
    let engine = Reversi.Engine(resources: .none)
    let position = randomPosition(empty: 11, seed: 3)
    let later = position.legalMoves.compactMap { position.playing($0) }
    let move = try #require(choose(engine, position, .perfect))
    #expect(later.contains { engine.remembers($0) })
    #expect(choose(engine, position, .perfect) == move)
    _ = engine.hint(in: position, control: SearchControl())
    #expect(later.contains { engine.remembers($0) })
    engine.rest()
    #expect(!later.contains { engine.remembers($0) })
  }

  @Test func tablesForgetWhatTheyAreToldToRelease() {
    var search = Search(capacity: 4 << 20, handMade)
    let position = randomPosition(empty: 11, seed: 3)
    _ = PerfectPlayer.choose(&search, position, seed: 1, milliseconds: nil, SearchControl())
    let known = { (search: borrowing Search) in
      position.legalMoves.compactMap { position.playing($0) }.count { search.knows(Board($0)) }
    }
    #expect(known(search) > 0)
    search.release()
    #expect(known(search) == 0)
  }

  @Test func everyLevelPlaysLegalMovesAndRepeatsThem() throws {
    let engine = Reversi.Engine(resources: .none)
    for level in 1...5 {
      var position = Reversi.Position()
      var random = SeededRandom(seed: UInt64(level))
      while !position.isOver {
        let seed = random.next()
        let move = try #require(choose(engine, position, .level(level), seed: seed))
        #expect(choose(engine, position, .level(level), seed: seed) == move)
        position = try #require(position.playing(move))
      }
      #expect(choose(engine, position, .level(level)) == nil)
    }
  }

  /// From the ending on the perfect bot's move is worth as much as the position.
  @Test func thePerfectBotKeepsTheValue() throws {
    let engine = Reversi.Engine(resources: .none)
    var search = Search(capacity: 4 << 20, handMade)
    for seed in 1...30 as ClosedRange<UInt64> {
      let position = randomPosition(empty: 8 + Int(seed % 7), seed: seed)
      let move = try #require(choose(engine, position, .perfect, seed: seed))
      #expect(choose(engine, position, .perfect, seed: seed) == move)
      let next = try #require(position.playing(move))
      search.begin()
      let before = search.score(Board(position))
      let after = search.score(Board(next)).map { next.turn == position.turn ? $0 : -$0 }
      #expect(before != nil && before == after, "\(position.notation)")
    }
  }

  @Test func theSeedBreaksTies() {
    let engine = Reversi.Engine(resources: .none)
    // Four moves from the start that are images of each other.
    let moves = Set(
      (1...12).map { seed in
        engine.choose(
          in: Reversi.Position(), strength: .perfect, seed: seed, milliseconds: 20, control: SearchControl())
      })
    #expect(moves.count > 1)
  }

  @Test func whatIsForcedIsPlayedAtOnce() throws {
    let engine = Reversi.Engine(resources: .none)
    let control = SearchControl()
    control.stop()
    let pass = try Reversi.Position(parsing: String(repeating: "-", count: 62) + "XO X")
    let single = try #require(pass.playing(.pass))
    for strength in [.level(1), .level(3), .level(5), .perfect] as [Strength] {
      #expect(engine.choose(in: pass, strength: strength, seed: 1, control: control) == .pass)
      #expect(engine.choose(in: single, strength: strength, seed: 1, control: control) == .place(61))
    }
    #expect(engine.hint(in: pass, control: SearchControl())?.meaning == .onlyMove)
  }

  @Test func aStoppedEngineSaysNothing() {
    let engine = Reversi.Engine(resources: .none)
    let control = SearchControl()
    control.stop()
    let position = randomPosition(empty: 10, seed: 1)
    for strength in [.level(3), .level(5), .perfect] as [Strength] {
      #expect(engine.choose(in: position, strength: strength, seed: 1, control: control) == nil)
    }
    #expect(engine.hint(in: position, control: control) == nil)
    #expect(engine.values(in: position, control: control) == nil)
  }

  @Test func hintsSayWhatMovesAreWorth() throws {
    let engine = Reversi.Engine(resources: .none)
    for line in try dataLines("endgame_08.txt").prefix(20) {
      let (_, scores) = try Reversi.Bench.read(line)
      let position = try Reversi.Position(parsing: line.prefix(66))
      let hint = try #require(engine.hint(in: position, control: SearchControl()))
      let best = try #require(scores.map(\.score).max())
      #expect(scores.contains { .place($0.square) == hint.move && $0.score == best })
      let meaning =
        best > 0 ? "wins by \(best) discs" : best == 0 ? "holds the draw" : "loses by only \(-best) discs"
      #expect(hint.meaning == .exact(best))
      let said = Reversi.explain(hint, in: position)
      #expect(said.last?.hasSuffix(meaning + ".") ?? false)
      guard let square = hint.move.square else { continue }
      let quarter = (square < 32 ? "upper " : "lower ") + (square % 8 < 4 ? "left" : "right")
      #expect(said.first == "Look at the \(quarter) quarter.")
    }
  }

  @Test func hintsSayWhatIsOnlyGuessed() throws {
    let engine = Reversi.Engine(resources: .none)
    var position = Reversi.Position()
    for move in try Reversi.Transcript.read("f5d6c3d3c4") { position = try #require(position.playing(move)) }
    let hint = try #require(engine.hint(in: position, control: SearchControl(budget: 300_000)))
    #expect(position.legalMoves.contains(hint.move))
    #expect({ if case .about = hint.meaning { true } else { false } }())
  }

  /// Boards that no game leads to can have more moves than any game.
  @Test func strangeBoardsAreSearched() throws {
    let console = Reversi.Console(resources: .none)
    var request = EngineRequest()
    request.milliseconds = 20
    // Discs of one side in the middle, a ring of the other around them.
    let rows = [
      "--------", "-OOOOOO-", "-OXXXXO-", "-OX--XO-", "-OX--XO-", "-OXXXXO-", "-OOOOOO-", "--------",
    ]
    let ring = rows.joined() + " X"
    #expect(try Reversi.Position(parsing: ring).legalMoves.count > 20)
    #expect(try Reversi.Move(console.move(ring, request)) != nil)
    for side in ["X", "O"] {
      let empty = String(repeating: "-", count: 64) + " " + side
      #expect(try console.solve(empty, request) == "0")
      let alone = String(repeating: side, count: 64) + " " + side
      #expect(try console.solve(alone, request) == "64")
    }
  }

  @Test func valuesAreExactScores() throws {
    let engine = Reversi.Engine(resources: .none)
    for line in try dataLines("endgame_08.txt").prefix(40) {
      let (_, scores) = try Reversi.Bench.read(line)
      let position = try Reversi.Position(parsing: line.prefix(66))
      let values = try #require(engine.values(in: position, control: SearchControl()))
      #expect(
        values
          == Dictionary(
            uniqueKeysWithValues: scores.map { (Reversi.Move.place($0.square), $0.score) }))
    }
    #expect(engine.values(in: Reversi.Position(), control: SearchControl()) == nil)
  }

  @Test func theConsoleAnswersAsItShould() throws {
    let console = Reversi.Console(resources: .none)
    var request = EngineRequest()
    let line = try #require(dataLines("endgame_08.txt").first)
    let position = String(line.prefix(66))
    #expect(try console.solve(position, request) == "38")
    request.showMoves = true
    #expect(try console.solve(position, request) == "38 f1:38 e1:32 b8:28 b7:20 e2:14 b6:14")
    #expect(try console.move(position, request) == "f1")
    let pass = String(repeating: "-", count: 62) + "XO X"
    #expect(try console.solve(pass, request) == "-64 pass:-64" && console.move(pass, request) == "pass")
    let over = String(repeating: "-", count: 63) + "X O"
    #expect(try console.solve(over, request) == "-64")
    #expect(throws: EngineError.self) { try console.move(over, request) }
    #expect(throws: EngineError.self) { try console.solve("nonsense", request) }
    #expect(throws: EngineError.self) { try console.check([position]) }
    #expect(try console.perft(depth: 6, from: nil) == 8200)
    request.milliseconds = 30
    #expect(try Reversi.Move(console.move(Reversi.Position().notation, request)) != nil)
  }

  @Test(arguments: Rival.Kind.allCases) func rivalsPlayLegalMoves(kind: Rival.Kind) throws {
    let rival = Rival(kind)
    for seed in 1...6 as ClosedRange<UInt64> {
      var position = randomPosition(plies: 40, seed: seed)
      while !position.isOver {
        let (chosen, again) = (rival.choose(position, seed: seed), rival.choose(position, seed: seed))
        let move = try #require(chosen)
        #expect(again == move)
        position = try #require(position.playing(move))
      }
      let none = rival.choose(position, seed: seed)
      #expect(none == nil)
    }
  }
}
