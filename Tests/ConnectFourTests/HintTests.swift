// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Testing

@testable import ConnectFour

/// Every sentence of a hint is a claim: it is held against the game played out.
struct HintTests {
  private let engine = ConnectFour.Engine(resources: .none)

  /// Discs of the winner from now on, with best play by distance; positive for the side to move, 0 for a draw.
  private func discs(_ start: SearchPosition, _ solver: inout Solver) -> Int {
    var position = start
    var count = [0, 0]
    while !position.isLost && position.left > 0 {
      let columns = (0..<7).filter { position.isLegal($0) }
      let scores = columns.map { solver.score(of: position.playing($0)).map { -$0 } ?? -99 }
      guard let best = scores.max(), let index = scores.firstIndex(of: best) else { break }
      count[(position.ply - start.ply) % 2] += 1
      position.play(columns[index])
    }
    guard position.isLost else { return 0 }
    return (position.ply - start.ply) % 2 == 1 ? count[0] : -count[1]
  }

  @Test("Numbers count the discs that are still to be played")
  func numbers() throws {
    var random = SeededRandom(seed: 7)
    var solver = Solver(capacity: 16 << 20)
    var kinds: Set<String> = []
    for index in 0..<400 {
      let position = ConnectFour.Position.random(ply: 20 + index % 21, using: &random)
      let board = SearchPosition(columnsPlayed: position.columnsPlayed)
      let hint = try #require(engine.hint(in: position, control: SearchControl()))
      if hint.meaning == .blocks {
        #expect(
          ConnectFour.explain(hint, in: position).dropFirst() == ["Blocks four in column \(hint.move)."])
        #expect(board.forcedColumn == hint.move.column)
        kinds.insert("forced")
        continue
      }
      let expected: (meaning: ConnectFour.Engine.Meaning, sentence: String) =
        switch discs(board, &solver) {
        case 1: (.wins(1), "Column \(hint.move) wins at once.")
        case let own where own > 1: (.wins(own), "Column \(hint.move) wins in \(own) moves.")
        case 0: (.draws, "Column \(hint.move) holds the draw.")
        case -1: (.loses(1), "Column \(hint.move) holds out longest: 1 move.")
        case let other: (.loses(-other), "Column \(hint.move) holds out longest: \(-other) moves.")
        }
      #expect(hint.meaning == expected.meaning, "\(position.notation)")
      #expect(ConnectFour.explain(hint, in: position).dropFirst() == [expected.sentence])
      kinds.insert(String(expected.sentence.dropFirst(9).prefix(10)))
    }
    #expect(kinds.count >= 5)
  }

  @Test("An own four comes before every danger")
  func winsComeFirst() throws {
    var random = SeededRandom(seed: 12)
    var found = 0
    while found < 1000 {
      let position = ConnectFour.Position.random(
        ply: 6 + Int.random(in: 0..<30, using: &random), using: &random)
      let wins = position.legalMoves.filter { position.playing($0)?.outcome?.winner == position.turn }
      guard !wins.isEmpty else { continue }
      found += 1
      let hint = try #require(engine.hint(in: position, control: SearchControl(budget: 1_000_000)))
      #expect(hint.meaning == .wins(1) && wins.contains(hint.move), "\(position.notation)")
    }
  }

  /// Beside the values of all columns the hint says what they say.
  @Test("A hint from values names the best of them")
  func fromValues() throws {
    var random = SeededRandom(seed: 13)
    for index in 0..<1000 {
      let position = ConnectFour.Position.random(ply: 22 + index % 19, using: &random)
      let values = try #require(engine.values(in: position, control: SearchControl()))
      let hint = try #require(engine.hint(from: values.mapValues { MoveValue($0) }, in: position))
      let best = try #require(values.values.max())
      let board = SearchPosition(columnsPlayed: position.columnsPlayed)
      if hint.meaning == .blocks {
        #expect(board.forcedColumn == hint.move.column && values[hint.move] == best)
        continue
      }
      #expect(values[hint.move] == best, "\(position.notation)")
      let distance = ConnectFour.distance(best, ply: position.columnsPlayed.count)
      let expected: ConnectFour.Engine.Meaning =
        best > 0 ? .wins(distance) : best < 0 ? .loses(distance) : .draws
      #expect(hint.meaning == expected, "\(position.notation)")
    }
  }

  @Test("A search that gave up says that it did")
  func gaveUp() {
    let answer = PerfectPlayer.Answer(column: 3, lower: -5, upper: 5)
    #expect(answer.meaning(atPly: 4) == .looksBest(plies: nil))
    let hint = Hint<ConnectFour.Move, ConnectFour.Engine.Meaning>(
      move: ConnectFour.Position().legalMoves[3], meaning: answer.meaning(atPly: 4))
    #expect(
      ConnectFour.explain(hint, in: ConnectFour.Position()).last == "Column 4 looks best at a glance.")
  }

  @Test("A forced move is named without a search")
  func forced() throws {
    let position = try ConnectFour.Position(parsing: "17171")
    let control = SearchControl(budget: 0)
    let hint = try #require(engine.hint(in: position, control: control))
    #expect(ConnectFour.explain(hint, in: position).dropFirst() == ["Blocks four in column 1."])
    #expect(hint.move.description == "1")
    #expect(control.spent == 0)
  }

  @Test("What cannot be proven is not said to be")
  func unproven() throws {
    let position = try ConnectFour.Position(parsing: "123")
    let control = SearchControl(budget: 200_000)
    let hint = try #require(engine.hint(in: position, control: control))
    #expect(hint.meaning == .looksBest(plies: 9))
    #expect(
      ConnectFour.explain(hint, in: position).dropFirst() == [
        "Column \(hint.move) looks best, 9 discs ahead."
      ])
    #expect(control.spent < 5_000_000)
  }

  @Test("Where to look leads to the column", arguments: 0..<7)
  func whereToLook(_ column: Int) throws {
    let move = try #require(ConnectFour.Move("\(column + 1)"))
    let said = ConnectFour.explain(Hint(move: move, meaning: .draws), in: ConnectFour.Position())
    let side = column < 3 ? "left side" : column == 3 ? "middle" : "right side"
    #expect(said.first == "Look at the \(side) of the board.")
  }
}
