// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Foundation
import GameCore
import Testing

@testable import Store

/// Two windows on one folder.
struct WindowsTests {
  private static let draw = Outcome(winner: nil, reason: "")

  /// What somebody finds who opens the folder after every program has been killed.
  private func afterAKill(of folder: Folder) throws -> News {
    let copy = Folder()
    try FileManager.default.copyItem(atPath: folder.path, toPath: copy.path)
    let (store, news) = copy.store()
    store.close()
    return news
  }

  @Test func theSecondWindowsGameSurvivesAKill() throws {
    let folder = Folder()
    let (one, two) = (folder.store().store, folder.store().store)
    let (mine, yours) = (Sample.running("4 4 4"), Sample.running("1", ownMoves: 1))
    one.news(after: .save(mine))
    two.news(after: .save(yours))
    var later = yours
    later.moves = ["1", "2", "3"]
    two.news(after: .save(later))
    let found = try afterAKill(of: folder)
    #expect(found.saved == [mine] && found.unfinished?.map(\.saved) == [later])
    // Where it is being played it is no game to go on with.
    #expect(two.news(after: .list).unfinished == [])
    #expect(one.news(after: .list).unfinished?.map(\.saved) == [later])
    two.close()
    one.close()
    #expect(try afterAKill(of: folder).unfinished?.map(\.saved) == [later])
  }

  @Test func whenItIsOverItIsFinishedAndNotUnfinished() throws {
    let folder = Folder()
    let (one, two) = (folder.store().store, folder.store().store)
    let game = Sample.running("1")
    two.news(after: .save(game), .save(Sample.running("1 2", id: game.id, outcome: Self.draw)))
    var found = try afterAKill(of: folder)
    #expect(found.history?.map(\.id) == [game.id] && found.unfinished == [])
    // The last move is taken back, and then another game is begun.
    let next = Sample.running("7")
    two.news(after: .save(Sample.running("1 3", id: game.id)), .save(next))
    found = try afterAKill(of: folder)
    #expect(found.history == [] && found.unfinished?.map(\.id) == [next.id, game.id])
    two.close()
    one.close()
  }

  @Test func itKeepsTheRunningGamesWhenTheFirstIsClosed() throws {
    let folder = Folder()
    let (one, two) = (folder.store().store, folder.store().store)
    let (mine, yours) = (Sample.running("4 4 4"), Sample.running("1"))
    var quarto = Sample.running("x")
    quarto.game = "quarto"
    one.news(after: .save(mine))
    two.news(after: .save(yours), .save(quarto))
    one.close()
    let news = two.news(after: .save(Sample.running("1 2", id: yours.id)))
    #expect(news.told == ["The other window is closed; this one keeps the running games now."])
    let found = try afterAKill(of: folder)
    #expect(found.saved.map(\.id) == [yours.id, quarto.id])
    // The game of the first window gives way, and can be gone on with.
    #expect(found.unfinished?.map(\.saved) == [mine])
    #expect(two.news(after: .save(Sample.running("1 2 3", id: yours.id))).told.isEmpty)
    two.close()
  }

  /// A kind of game that the second window never opened stays as the first has left it.
  @Test func whatIsOpenNowhereStaysRunning() throws {
    let folder = Folder()
    let (one, two) = (folder.store().store, folder.store().store)
    var quarto = Sample.running("x y")
    quarto.game = "quarto"
    one.news(after: .save(quarto))
    one.close()
    two.news(after: .save(Sample.running("1")))
    two.close()
    #expect(try afterAKill(of: folder).saved.map(\.game) == ["connect-four", "quarto"])
  }
}
