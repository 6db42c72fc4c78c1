// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Preferences
import StageKit
import Testing

@testable import ConnectFour
@testable import SceneKit
@testable import Stage
@testable import Table

/// A game by message is gone on with at this table, and is no game by message any more.
struct ContinueTests {
  enum End: CaseIterable { case played, givenUpByYou, givenUpByFriend, running }

  private func record(_ end: End) -> GameRecord {
    var options = GameOptions().far("Ben")
    options.far.code = "K7QXB"
    let moves = end == .played ? "1212121" : "121212"
    var record = GameRecord(
      id: "0123456789abcdef", game: "connect-four", options: options, ownSeat: .first, seed: 1,
      moves: moves.map(String.init), seconds: 60)
    record.options.far.sent = moves.count
    switch end {
    case .played: record.outcome = Outcome(winner: .first, reason: "column")
    case .givenUpByYou: record.options.far.resigned = .first
    case .givenUpByFriend: record.options.far.resigned = .second
    case .running: return record.left(at: 1_000_000_000)
    }
    if let seat = record.options.far.resigned {
      record.outcome = Outcome(winner: seat.other, reason: Outcome.resigned)
    }
    return record.finished(record.outcome ?? Outcome(winner: nil, reason: ""), at: 1_000_000_000)
  }

  @Test(arguments: End.allCases, [2, 4]) func noCodeIsPlayedTwice(end: End, index: Int) throws {
    let past = record(end)
    let archive = end == .running ? MemoryArchive(unfinished: [past]) : MemoryArchive(past: [past])
    let house = try House(settings: House.friends, archive: archive)
    archive.send(.open)
    house.settle()
    house.stage.replay(ReplaySubject(past), at: nil)
    house.settle()
    #expect(house.stage.top.scene.name == "replay")
    house.key(.home)
    for _ in 0..<index { house.key(.right) }
    house.settle()
    try house.click("replay.continue")
    house.settle()
    let table = try #require(house.stage.tables["connect-four"] as? TableScene<ConnectFour>)
    #expect(house.moves.count == index && house.outcome == nil && table.session.mayMove)
    house.type("34")
    #expect(house.moves.count == index + 2, "both sides are played here")
    #expect(!table.session.isFar && table.session.message == nil && table.session.seated.far == FarFriend())
    #expect(table.session.saved.id != past.id && table.session.saved.options.far.resigned == nil)
    house.key(.escape)
    house.pass(1)
    let text = FarMessage(
      game: "connect-four", code: "K7QXB", rules: [], moves: past.moves + ["5"], turn: .second
    ).text
    house.handle(.paste(text))
    house.pass(1)
    let kept = archive.saved.values + archive.unfinished + archive.past
    #expect(kept.count { $0.options.far.code == "K7QXB" } == 1, "\(kept)")
  }
}
