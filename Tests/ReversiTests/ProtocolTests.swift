// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Testing

@testable import Reversi

/// What other programs say to the engine, and what it answers.
struct ProtocolTests {
  private func talk(_ language: EngineLanguage, level: Int = 2) throws -> any EngineConversation {
    var request = EngineRequest()
    request.skill = Skill(.level(level))
    return try Reversi.Console(resources: .none).converse(language, request)
  }

  @Test func gtpKnowsItsCommands() throws {
    let talk = try talk(.gtp)
    let list = try #require(talk.answer("list_commands"))
    for command in list.dropFirst(2).split(separator: "\n") {
      #expect(talk.answer("known_command \(command)") == "= true\n")
    }
    #expect(talk.answer("known_command dance") == "= false\n")
    #expect(talk.answer("7 protocol_version") == "=7 2\n")
    #expect(talk.answer("8 dance") == "?8 unknown command\n")
    #expect(talk.answer("  # only a comment") == nil && talk.answer("") == nil)
    #expect(talk.answer("boardsize 8") == "=\n")
    #expect(talk.answer("boardsize 10")?.hasPrefix("?") == true)
    #expect(
      talk.answer("time_left black 30 0") == "=\n" && talk.answer("time_left black") == "? syntax error\n")
    #expect(!talk.isOver && talk.answer("quit") == "=\n" && talk.isOver)
  }

  /// Seconds of the other program become time for a move: nearly all of them are used in the moves to come, and never more.
  @Test func gtpTimeIsInSeconds() throws {
    func milliseconds(_ line: String) throws -> Int? {
      let player = ProtocolPlayer<Reversi>(EngineRequest()) { position, _, _ in position.legalMoves.first }
      #expect(GTPConversation(player).answer(line) == "=\n")
      return player.milliseconds
    }
    // Thirty moves of its own are left at the most.
    let shared = try #require(try milliseconds("time_left black 60 0"))
    #expect((1200...2000).contains(shared))
    #expect((4000...5000).contains(try milliseconds("time_left black 20 4") ?? 0))
    #expect((4000...5000).contains(try milliseconds("time_settings 0 10 2") ?? 0))
    #expect(try milliseconds("time_settings 600 0 0") ?? 0 > 10_000)
    #expect(try milliseconds("time_settings 0 0 0") == nil)
  }

  /// Random games with the engine on one side, passes told or left out: both sides always agree on the board.
  @Test(arguments: 1...12 as ClosedRange<UInt64>) func gtpPlaysWholeGames(seed: UInt64) throws {
    let talk = try talk(.gtp)
    var random = SeededRandom(seed: seed)
    var position = Reversi.Position()
    let own: Seat = seed.isMultiple(of: 2) ? .first : .second
    while !position.isOver {
      let color = position.turn == .first ? "black" : "white"
      let move: Reversi.Move
      if position.turn == own {
        let answer = try #require(talk.answer("genmove \(color)"))
        move = try #require(Reversi.Move(answer.dropFirst(2).dropLast().lowercased()))
      } else {
        move = try #require(position.legalMoves.randomElement(using: &random))
        if move != .pass || seed.isMultiple(of: 3) {
          #expect(talk.answer("play \(color) \(move)") == "=\n", "\(position.notation)")
        }
      }
      position = try #require(position.playing(move), "\(move) in \(position.notation)")
    }
    let score = position.finalScore(for: .first)
    let expected = score == 0 ? "0" : score > 0 ? "B+\(score)" : "W+\(-score)"
    #expect(talk.answer("final_score") == "= \(expected)\n")
  }

  /// Passes are left out, wrong moves come in between, and everything is taken back: the board is always the one before.
  @Test func gtpTakesBackWhatItWasTold() throws {
    var passes = 0
    for seed in 1...100 as ClosedRange<UInt64> {
      let talk = try talk(.gtp, level: 1)
      var random = SeededRandom(seed: seed)
      var position = Reversi.Position()
      var boards: [String?] = []
      while !position.isOver {
        if position.mustPass {
          position = try #require(position.playing(.pass))
          passes += 1
          continue
        }
        let color = position.turn == .first ? "black" : "white"
        let move = try #require(position.legalMoves.randomElement(using: &random))
        let before = talk.answer("showboard")
        #expect(talk.answer("play \(color) a1") == "? illegal move\n" || position.isLegal(0))
        if position.isLegal(0) { _ = talk.answer("undo") }
        _ = talk.answer("reg_genmove \(color)")
        #expect(talk.answer("showboard") == before)
        boards.append(before)
        #expect(talk.answer("play \(color) \(move)") == "=\n", "\(position.notation)")
        position = try #require(position.playing(move))
      }
      for board in boards.reversed() {
        #expect(talk.answer("undo") == "=\n")
        #expect(talk.answer("showboard") == board)
      }
      #expect(talk.answer("undo") == "? cannot undo\n")
    }
    #expect(passes > 20)
  }

  /// What NBoard is told of a move is what the rules say of it.
  @Test func nboardIsToldWhatTheMoveIsWorth() throws {
    for seed in 1...60 as ClosedRange<UInt64> {
      let position = randomPosition(empty: 3 + Int(seed % 5), seed: seed)
      let talk = try talk(.nboard)
      let rows = position.notation.dropLast(2).map { $0 == "X" ? "*" : String($0) }.joined()
      #expect(talk.answer("set game (;BO[8 \(rows) \(position.turn == .first ? "*" : "O")];)") == nil)
      let words = try #require(talk.answer("hint 1")).split(whereSeparator: \.isWhitespace).map(String.init)
      let move = try #require(Reversi.Move(words[1].lowercased()))
      let score = naiveScore(position)
      #expect(words.first == "search" && words[4] == "100%" && Double(words[2]) == Double(score))
      let next = try #require(position.playing(move))
      #expect((next.turn == position.turn ? naiveScore(next) : -naiveScore(next)) == score)
    }
    let talk = try talk(.nboard)
    let words = try #require(talk.answer("hint 1")).split(separator: " ").map(String.init)
    #expect(words.count == 5 && Int(words[4].prefix { $0.isNumber }) ?? 0 > 4, "it looked ahead: \(words)")
  }

  @Test func gtpRefusesWhatIsNotAllowed() throws {
    let talk = try talk(.gtp)
    for line in ["play black a1", "play black pass", "play white d3", "genmove white", "undo"] {
      #expect(talk.answer(line)?.hasPrefix("? ") == true, "\(line)")
    }
    for line in ["play", "play black", "play red d3", "play black z9", "genmove"] {
      #expect(talk.answer(line) == "? syntax error\n", "\(line)")
    }
    #expect(talk.answer("play b D3") == "=\n" && talk.answer("undo") == "=\n")
    #expect(talk.answer("play black c4") == "=\n")
  }

  @Test func nboardFollowsTheGame() throws {
    let talk = try talk(.nboard)
    #expect(talk.answer("nboard 2") == "set myname Quartet")
    #expect(talk.answer("set depth 10") == nil && talk.answer("ping 3") == "pong 3")
    let start = "8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *"
    #expect(talk.answer("set game (;GM[Othello]PB[a]PW[b]TY[8]BO[\(start)]B[f5//1.2]W[d6];)") == nil)
    #expect(talk.answer("move C3//2") == nil)
    #expect(talk.answer("move C3") == "status illegal move C3")
    let played = try ["f5", "d6", "c3"].reduce(Reversi.Position()) { position, name in
      try #require(Reversi.Move(name).flatMap { position.playing($0) })
    }
    let answer = try #require(talk.answer("go"))
    let move = try #require(Reversi.Move(answer.dropFirst(4).lowercased()))
    #expect(answer.hasPrefix("=== ") && played.playing(move) != nil)
    // A hint changes nothing.
    #expect(talk.answer("hint 1")?.hasPrefix("search ") == true && talk.answer("go") == answer)
    #expect(talk.answer("set game BO[6 ------]")?.hasPrefix("status ") == true)
    #expect(talk.answer("quit") == nil && talk.isOver)
  }

  /// Black has no move here: what it must do is called PA.
  @Test func nboardPasses() throws {
    let talk = try talk(.nboard)
    let rows = "*O------ " + Array(repeating: "--------", count: 7).joined(separator: " ")
    #expect(talk.answer("set game (;BO[8 \(rows) O];)") == nil)
    #expect(talk.answer("go") == "=== PA")
    #expect(talk.answer("move PA") == nil && talk.answer("go") == "=== C1")
  }

  /// Exact where the end is in sight, the same for a side that must pass, the negative for the other side.
  @Test func evaluates() throws {
    let console = Reversi.Console(resources: .none)
    var request = EngineRequest()
    request.depth = 8
    for seed in 1...20 as ClosedRange<UInt64> {
      let position = randomPosition(empty: 7, seed: seed)
      let value = try console.evaluate(position.notation, request)
      #expect(value == "\(naiveScore(position)).0", "\(position.notation)")
    }
    let passing = "XO------" + String(repeating: "-", count: 56)
    let (black, white) = (
      try console.evaluate(passing + " X", request), try console.evaluate(passing + " O", request)
    )
    #expect(black == "64.0" && white == "-64.0")
    request.depth = nil
    request.milliseconds = 20
    #expect(Double(try console.evaluate(Reversi.Position().notation, request)).map { abs($0) < 20 } == true)
    #expect(throws: EngineError.self) { try console.evaluate("nonsense", request) }
  }
}
