// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import GameLaws
import Testing
import TicTacToe

struct TicTacToeTests {
  /// The board upside down, and about its diagonal.
  private static func flipped(_ notation: String) -> String { image(notation) { 3 * (2 - $0 / 3) + $0 % 3 } }
  private static func turned(_ notation: String) -> String { image(notation) { 3 * ($0 % 3) + $0 / 3 } }

  private static func image(_ notation: String, _ from: (Int) -> Int) -> String {
    let board = Array(notation)
    return String((0..<9).map { board[from($0)] })
  }

  @Test(arguments: Law.allCases) func holds(_ law: Law) throws {
    try GameLaws(TicTacToe.self, setups: ["x---o----"], images: [Self.flipped, Self.turned], valuedMoves: 9)
      .check(law)
  }

  @Test func theGameIsADraw() {
    let engine = TicTacToe.Engine(resources: .none)
    let values = engine.values(in: TicTacToe.Position(), control: SearchControl())
    #expect(values?.count == 9 && values?.values.allSatisfy { $0 == 0 } == true)
  }

  /// Whatever the other side does, whoever begins.
  @Test(arguments: Seat.allCases) func thePerfectBotNeverLoses(_ bot: Seat) {
    let engine = TicTacToe.Engine(resources: .none)
    var games = 0
    func play(_ position: TicTacToe.Position) {
      guard position.outcome == nil else {
        games += 1
        #expect(position.outcome?.winner != bot.other, "\(position.notation)")
        return
      }
      let reply = engine.choose(in: position, strength: .perfect, seed: 1, control: SearchControl())
      let moves = position.turn == bot ? [reply].compactMap { $0 } : position.legalMoves
      #expect(!moves.isEmpty)
      for move in moves { if let next = position.playing(move) { play(next) } }
    }
    play(TicTacToe.Position())
    #expect(games > 50)
  }

  @Test func aHintWinsWhenItCan() throws {
    let game = try TicTacToe.read(transcript: "1 4 2 5", GameOptions())
    let position = game.moves.reduce(TicTacToe.Position()) { $0.playing($1) ?? $0 }
    let hint = try #require(
      TicTacToe.Engine(resources: .none).hint(in: position, control: SearchControl()))
    #expect(hint.move.cell == 2 && hint.meaning == .wins(1))
  }
}
