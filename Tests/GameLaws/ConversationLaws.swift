// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Testing

extension GameLaws where G: GTPGame {
  /// A whole game in Go Text Protocol, the engine on one side and random turns on the other: both always agree on the board, what is
  /// not allowed changes nothing, the score is told at the end alone, and all of it can be taken back.
  public func checkConversation(seed: UInt64) throws {
    var request = EngineRequest()
    request.skill = Skill(.level(2))
    let talk = GTPConversation<G>(request, G.Engine(resources: resources))
    var random = SeededRandom(seed: seed)
    let own: Seat = seed.isMultiple(of: 2) ? .first : .second
    var (position, turns) = (G.start(GameOptions()), 0)
    while position.outcome == nil {
      let seat = position.turn
      let colors = seat == .first ? ("b", "w") : ("white", "black")
      #expect(talk.answer("final_score") == "? the game is not over\n")
      #expect(talk.answer("genmove \(colors.1)") == "? not the turn of this side\n")
      #expect(talk.answer("play \(colors.0) z9") == "? syntax error\n")
      let board = talk.answer("showboard")
      let turn: [G.Move]
      if seat == own {
        let told = try #require(talk.answer("reg_genmove \(colors.0)"))
        #expect(G.turn(named: word(told)) != nil && talk.answer("showboard") == board)
        let answer = try #require(talk.answer("genmove \(colors.0)"))
        turn = try #require(G.turn(named: word(answer)), "\(answer)")
      } else {
        turn = try randomTurn(position, &random)
        let name = G.name(ofTurn: turn)
        #expect(talk.answer("play \(colors.1) \(name)") == "? illegal move\n")
        #expect(talk.answer("play \(colors.0) \(name)") == "=\n", "\(name)")
      }
      for move in turn { position = try #require(position.playing(move), "\(move)") }
      #expect(position.outcome != nil || position.turn != seat)
      #expect(talk.answer("showboard") == "= \n\(G.drawn(position))\n")
      turns += 1
    }
    let margin = G.margin(position)
    #expect((margin > 0) == (position.outcome?.winner == .first))
    #expect((margin < 0) == (position.outcome?.winner == .second))
    let score = margin == 0 ? "0" : margin > 0 ? "B+\(margin)" : "W+\(-margin)"
    #expect(talk.answer("final_score") == "= \(score)\n")
    for _ in 0..<turns { #expect(talk.answer("undo") == "=\n") }
    #expect(talk.answer("undo") == "? cannot undo\n")
    #expect(talk.answer("showboard") == "= \n\(G.drawn(G.start(GameOptions())))\n")
  }

  private func word(_ answer: String) -> String { answer.dropFirst(2).dropLast().lowercased() }

  private func randomTurn(_ position: G.Position, _ random: inout SeededRandom) throws -> [G.Move] {
    var (next, moves): (G.Position, [G.Move]) = (position, [])
    while next.outcome == nil, next.turn == position.turn {
      let move = try #require(next.legalMoves.randomElement(using: &random))
      next = try #require(next.playing(move))
      moves.append(move)
    }
    return moves
  }
}
