// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Testing

@testable import ConnectFour

/// A loss that is many moves away is told by what best play comes to.
@Suite struct ReasonTests {
  @Test func aFarLossIsToldByItsEnd() throws {
    let moves = "5 1 4 3 6 7 4 4 6 7 6 6 6 4 5 3 2 3 4 2".split(separator: " ").map(String.init)
    let record = GameRecord(
      id: "", game: ConnectFour.info.name, options: GameOptions(), ownSeat: nil, seed: 1, moves: moves,
      seconds: 0)
    let engine = ConnectFour.Engine(resources: Repository.resources)
    let control = SearchControl(budget: 30 * ConnectFour.Engine.secondOfWork)
    let review = try #require(ConnectFour.reviewer(of: record, engine: engine)?.review(control))
    let line = try #require(
      GameLine<ConnectFour>(GameOptions(), moves: moves.compactMap { ConnectFour.Move($0) }))
    let mistake = review.moves[12]
    #expect(mistake.mistake == .draw && mistake.isLost)
    // Best play goes on to the four that Amber completes, and the board shows its beginning.
    let punished = line.past[13].line(mistake.line.compactMap { ConnectFour.Move($0) })
    let last = try #require(punished.last)
    #expect(punished.count == mistake.line.count && punished.count > 20)
    #expect(last.position.playing(last.move)?.outcome?.winner == .second)
    #expect(mistake.shownLine.elementsEqual(mistake.line.prefix(7)))
    let why = try #require(ConnectFour.why(mistake, answer: review.moves[13], in: line.past[12]))
    #expect(why.idea.isCertain && why.isAnswer && !why.idea.cells.isEmpty)
    #expect(why.sentence.hasPrefix("With best play, "))
  }
}
