// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Testing

@testable import Pentominoes

struct EngineTests {
  /// Bot against itself: every placement keeps a solution, and twelve of them fill the board.
  @Test func choiceAfterChoiceFillsTheBoard() throws {
    let engine = Pentominoes.Engine(resources: Files.resources)
    for name in ["rect-6x10", "triple-U", "two-5x6"] {
      let puzzle = try #require(Files.book.puzzle(named: name))
      for seed in 0..<5 as Range<UInt64> {
        var position = Pentominoes.Position(puzzle)
        for _ in 0..<puzzle.needed {
          let move = try #require(
            engine.choose(in: position, strength: .level(1), seed: seed, control: SearchControl()))
          #expect(
            move == engine.choose(in: position, strength: .perfect, seed: seed, control: SearchControl()))
          position = try #require(position.playing(move))
        }
        #expect(position.isSolved)
        #expect(engine.choose(in: position, strength: .perfect, seed: seed, control: SearchControl()) == nil)
        #expect(engine.hint(in: position, control: SearchControl()) == nil)
      }
    }
  }

  @Test func hintsLeadToASolutionFromAnywhere() throws {
    let engine = Pentominoes.Engine(resources: Files.resources)
    var random = SeededRandom(seed: 2)
    var removals = 0
    for name in ["rect-5x12", "triple-I", "H-shape"] {
      let puzzle = try #require(Files.book.puzzle(named: name))
      let knowledge = try #require(engine.knowledge(of: puzzle))
      for tiles in 0...7 {
        var position = randomPosition(puzzle, tiles: tiles, &random)
        var steps = 0
        while !position.isSolved, steps < 30 {
          let hint = try #require(engine.hint(in: position, control: SearchControl()))
          let next = try #require(position.playing(hint.move))
          switch hint.move {
          case .remove:
            removals += 1
            #expect(
              knowledge.left(position) == 0 && { if case .wrong = hint.meaning { true } else { false } }())
          case .place:
            guard case .right(let counts, _) = hint.meaning else {
              Issue.record("a right tile is not said to be one")
              continue
            }
            #expect(counts.with == knowledge.classesLeft(next))
            #expect(counts.left == knowledge.classesLeft(position))
          }
          position = next
          steps += 1
        }
        #expect(position.isSolved)
      }
    }
    #expect(removals > 0)
  }

  /// Every sentence of a hint is a claim: it is held against the count of solutions.
  @Test func hintsSayWhatIsTrue() throws {
    let engine = Pentominoes.Engine(resources: Files.resources)
    var random = SeededRandom(seed: 4)
    var kinds: Set<String> = []
    for name in ["rect-6x10", "rect-3x20", "triple-I"] {
      let puzzle = try #require(Files.book.puzzle(named: name))
      let knowledge = try #require(engine.knowledge(of: puzzle))
      for round in 0..<60 {
        let position = randomPosition(puzzle, tiles: round % 6, &random)
        guard let hint = engine.hint(in: position, control: SearchControl()) else { continue }
        let left = knowledge.classesLeft(position)
        let next = try #require(position.playing(hint.move))
        let steps = Pentominoes.explain(hint, in: position)
        switch hint.move {
        case .place(let placement):
          let have = knowledge.classesLeft(next)
          #expect(have > 0)
          let raw = knowledge.left(position)
          let said = steps.joined(separator: " ")
          // Who says "belongs" must not be wrong with any turn or mirror of a solution.
          #expect(said.contains("The \(placement.tile) belongs there.") == (knowledge.left(next) == raw))
          let isMost = "Of all that fits there, the \(placement.tile) leaves the most ways to fill the board."
          if knowledge.left(next) < raw, let asked = hint.meaning.seen.reason {
            // Of everything that is asked for, what leaves a solution, and how many. The same squares may have two names, and tiles on the board may be moved.
            var squares: Set<Set<Cell>> = []
            let others = try position.legalMoves.filter { asked.asks(for: $0) }.compactMap { move in
              guard case .place(let placement) = move, position.left.contains(placement.tile),
                squares.insert(Set(placement.cells)).inserted
              else { return nil as (Pentomino, Int)? }
              return (move.tile, try knowledge.classesLeft(#require(position.playing(move))))
            }.filter { $0.1 > 0 }
            let tiles = PentominoSet(others.map(\.0)).tiles.map(\.description)
            let isOnly = others.count { $0.1 >= have } == 1
            #expect(said.contains(isMost) == (isOnly && tiles.count > 1), "\(said)")
            if !isOnly, (2...4).contains(tiles.count) {
              #expect(tiles.allSatisfy { steps[1].prefix { $0 != "." }.contains($0) }, "\(said) \(tiles)")
            }
            kinds.insert(isOnly ? "most" : tiles.count > 1 ? "some" : "one")
          }
          // Of another tile that is named no solution has a place there.
          for other in hint.meaning.seen.others {
            for move in position.legalMoves
            where move.tile == other.tile && hint.meaning.seen.reason?.asks(for: move) == true {
              #expect(try knowledge.left(#require(position.playing(move))) == 0)
            }
          }
          // Why comes before where, and numbers of solutions are no reason.
          #expect(steps.count == 2 && !steps[0].contains("olution"))
          #expect(!steps[1].replacing("no solution is left", with: "").contains("olution"))
          #expect(hint.meaning.seen.reason?.asks(for: hint.move) == true, "\(position.notation)")
        case .remove(let tile):
          #expect(left == 0 && steps.count == 3)
          let listed = steps[1].dropFirst("Without the ".count).dropLast(" there would be a solution.".count)
          let tiles = listed.replacing(" and ", with: ", ").replacing(", ", with: " ").split(separator: " ")
          var without = position
          for name in tiles {
            let tile = try #require(Pentomino.allCases.first { $0.description == name })
            without = try #require(without.playing(.remove(tile)))
          }
          #expect(knowledge.left(without) > 0)
          #expect(tiles.contains { $0 == tile.description })
          #expect(steps[2] == "Take the \(tile) off.")
          let fault = hint.meaning.seen.reason
          #expect(
            steps[0] == "There is no solution from here. " + (fault?.idea.sentence ?? "") || fault == nil)
        }
      }
    }
    #expect(kinds.count > 1, "\(kinds)")
  }

  /// No tile of a board that cannot be filled is right; that is an answer, and no search without end.
  @Test func anUnsolvableBoardIsSaidToBeOne() throws {
    let engine = Pentominoes.Engine(resources: .none)
    let puzzle = try #require(try Files.impossible().first)
    let control = SearchControl(budget: Pentominoes.Engine.secondOfWork)
    let start = Pentominoes.Position(puzzle)
    #expect(engine.hint(in: start, control: control) == nil)
    #expect(!control.hasGivenUp)
    #expect(engine.endings(of: start, control: control) == [])
    #expect(engine.bounds(of: start, control: control) == 0...0)
    #expect(Pentominoes.noHint(isCertain: true) == "This board has no solution.")
  }

  /// Beyond the budget, or with more solutions than can be kept, the engine says that it does not know.
  @Test func whatIsTooMuchIsNotKnown() throws {
    let engine = Pentominoes.Engine(resources: .none)
    let puzzle = try #require(Files.book.puzzle(named: "rect-6x10"))
    let start = Pentominoes.Position(puzzle)
    let control = SearchControl(budget: 5000)
    #expect(engine.endings(of: start, control: control) == nil)
    #expect(control.hasGivenUp && control.spent < 200_000)
    #expect(engine.bounds(of: start, control: SearchControl(budget: 5000)) == nil)
    let values = SearchControl(budget: 5000)
    #expect(engine.values(in: start, control: values) == nil && values.hasGivenUp)
    engine.rest()
    #expect(engine.remembered(puzzle) == nil)
  }

  /// Lays right tiles only, and always finishes: every strength, from a thousand positions.
  @Test func everyTileLaidIsRight() throws {
    let engine = Pentominoes.Engine(resources: Files.resources)
    var random = SeededRandom(seed: 9)
    let puzzle = try #require(Files.book.puzzle(named: "rect-5x12"))
    let knowledge = try #require(engine.knowledge(of: puzzle))
    for round in 0..<1000 {
      let solution = knowledge.solution(Int.random(in: 0..<knowledge.count, using: &random))
      var position = Pentominoes.Position(puzzle)
      for tile in Pentomino.allCases.shuffled(using: &random).prefix(round % 12) {
        position = try #require(solution[tile].flatMap { position.playing(.place($0)) })
      }
      let strength: Strength = round % 6 == 5 ? .perfect : .level(round % 6 + 1)
      let move = try #require(
        engine.choose(in: position, strength: strength, seed: UInt64(round), control: SearchControl()))
      #expect(knowledge.left(try #require(position.playing(move))) > 0)
    }
  }

  @Test func aStoppedEngineSaysNothing() throws {
    let engine = Pentominoes.Engine(resources: Files.resources)
    let control = SearchControl()
    control.stop()
    let start = Pentominoes.Position(try #require(Files.book.puzzles.last))
    #expect(engine.choose(in: start, strength: .perfect, seed: 1, control: control) == nil)
    #expect(engine.hint(in: start, control: control) == nil)
    #expect(engine.remembered(start.puzzle) == nil)
  }

  @Test func whatIsKnownIsRememberedForAWhile() throws {
    let engine = Pentominoes.Engine(resources: Files.resources)
    let puzzles = Files.book.puzzles.filter { $0.needed == 4 }.prefix(6)
    for puzzle in puzzles { #expect(engine.knowledge(of: puzzle) != nil) }
    #expect(puzzles.map { engine.remembered($0) != nil } == [false, false, true, true, true, true])
    let known = try #require(engine.remembered(puzzles[3]))
    #expect(engine.knowledge(of: puzzles[3]) === known)
  }
}

struct ConsoleTests {
  private func solve(_ line: String, moves: Bool = false) throws -> String {
    var request = EngineRequest()
    request.showMoves = moves
    return try Pentominoes.Console(resources: Files.resources).solve(line, request)
  }

  @Test func countsWaysToFinish() throws {
    let row = String(repeating: ".", count: 20)
    #expect(try solve("\(row)/\(row)/\(row) FILNPTUVWXYZ 12") == "8")
    #expect(try solve("IIIII I 1") == "1")
    #expect(try solve("..... FILNP 1") == "1")
    #expect(try solve("..... FLNP 1") == "0")
    #expect(try solve("..... FLNP 1", moves: true) == "0 none")
    #expect(try solve("IIIII/..... IFL 2", moves: true) == "0 none")
    #expect(try solve("IIIII I 1", moves: true) == "1 IIIII")
    #expect(try solve("#.#/.../#.# FUX 1", moves: true) == "1 #X#/XXX/#X#")
  }

  /// A completion is a full board that keeps what lies.
  @Test func completionsAreFull() throws {
    var random = SeededRandom(seed: 21)
    for puzzle in Files.book.puzzles where puzzle.needed > 4 {
      let position = randomPosition(puzzle, tiles: 3, &random)
      let answer = try solve(position.notation, moves: true).split(separator: " ").map(String.init)
      #expect(answer.count == 2)
      let count = try #require(Int(answer[0]))
      #expect(count == (try solverCount(position)))
      guard count > 0 else {
        #expect(answer[1] == "none")
        continue
      }
      let full = try Pentominoes.Position(parsing: "\(answer[1]) \(puzzle.allowed) \(puzzle.needed)")
      #expect(full.isSolved)
      for (tile, placement) in position.placements { #expect(full.placements[tile] == placement) }
    }
  }

  @Test func aBadLineIsOneSentence() {
    #expect(throws: EngineError.self) { try solve("..... FILNP 2") }
    #expect(throws: EngineError.self) { try Pentominoes.Console(resources: .none).bench(threads: 1) }
  }

  @Test func checkFindsWhatIsWrong() throws {
    let console = Pentominoes.Console(resources: .none)
    let right = ["name: a", "pieces: FILNPTUVWXYZ", "use: 1", "count: 1", "....."]
    #expect(try console.check(right).wrong.isEmpty)
    #expect(try console.check(right.map { $0.replacing("count: 1", with: "count: 2") }).wrong.count == 1)
    #expect(try console.check(["; k", "3 FPU 4 1", "3 NPU 5 1"]).wrong.count == 1)
    #expect(throws: EngineError.self) { try console.check(["hello"]) }
  }
}
