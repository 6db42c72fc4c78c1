// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Testing

@testable import Pentominoes

@Suite struct EngineTests {
  /// Bot against itself: every placement keeps a solution, and twelve of them fill the board.
  @Test func choiceAfterChoiceFillsTheBoard() throws {
    let engine = PentominoesEngine(resources: Files.resources)
    for name in ["rect-6x10", "triple-U", "two-5x6"] {
      let puzzle = try #require(Files.book.puzzle(named: name))
      for seed in 0..<5 as Range<UInt64> {
        var position = PentominoPosition(puzzle)
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
    let engine = PentominoesEngine(resources: Files.resources)
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
            #expect(knowledge.left(position) == 0 && hint.meaning.hasPrefix("is in the way"))
          case .place:
            let left = knowledge.classesLeft(next)
            #expect(hint.meaning == (left == 1 ? "leaves one solution" : "leaves \(left) solutions"))
          }
          position = next
          steps += 1
        }
        #expect(position.isSolved)
      }
    }
    #expect(removals > 0)
  }

  @Test func aStoppedEngineSaysNothing() throws {
    let engine = PentominoesEngine(resources: Files.resources)
    let control = SearchControl()
    control.stop()
    let start = PentominoPosition(try #require(Files.book.puzzles.last))
    #expect(engine.choose(in: start, strength: .perfect, seed: 1, control: control) == nil)
    #expect(engine.hint(in: start, control: control) == nil)
    #expect(engine.remembered(start.puzzle) == nil)
  }

  @Test func whatIsKnownIsRememberedForAWhile() throws {
    let engine = PentominoesEngine(resources: Files.resources)
    let puzzles = Files.book.puzzles.filter { $0.needed == 4 }.prefix(6)
    for puzzle in puzzles { #expect(engine.knowledge(of: puzzle) != nil) }
    #expect(puzzles.map { engine.remembered($0) != nil } == [false, false, true, true, true, true])
    let known = try #require(engine.remembered(puzzles[3]))
    #expect(engine.knowledge(of: puzzles[3]) === known)
  }
}

@Suite struct ConsoleTests {
  private func solve(_ line: String, moves: Bool = false) throws -> String {
    var request = EngineRequest()
    request.showMoves = moves
    return try PentominoesConsole(resources: Files.resources).solve(line, request)
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
      let full = try PentominoPosition(parsing: "\(answer[1]) \(puzzle.allowed) \(puzzle.needed)")
      #expect(full.isSolved)
      for (tile, placement) in position.placements { #expect(full.placements[tile] == placement) }
    }
  }

  @Test func aBadLineIsOneSentence() {
    #expect(throws: EngineError.self) { try solve("..... FILNP 2") }
    #expect(throws: EngineError.self) { try PentominoesConsole(resources: .none).bench(threads: 1) }
  }

  @Test func checkFindsWhatIsWrong() throws {
    let console = PentominoesConsole(resources: .none)
    let right = ["name: a", "pieces: FILNPTUVWXYZ", "use: 1", "count: 1", "....."]
    #expect(try console.check(right).wrong.isEmpty)
    #expect(try console.check(right.map { $0.replacing("count: 1", with: "count: 2") }).wrong.count == 1)
    #expect(try console.check(["; k", "3 FPU 4 1", "3 NPU 5 1"]).wrong.count == 1)
    #expect(throws: EngineError.self) { try console.check(["hello"]) }
  }
}
