// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Catalog
import GameCore
import Testing

/// Who sits opposite, in every game.
struct CompanyTests {
  private static let contests: [(opponent: Opponent, company: Company)] = [
    (.friend, .friend), (.character(.flint), .bot), (.character(.onyx), .bot), (.mine, .bot), (.far, .far),
  ]

  private func options(_ opponent: Opponent, _ first: FirstMove) -> GameOptions {
    var options = GameOptions()
    (options.opponent, options.first, options.far.name) = (opponent, first, "Ben")
    return options
  }

  private func check<G: Game>(_ game: G.Type, _ options: GameOptions, _ company: Company) {
    let session = Session<G>(options: options, seed: 3, resources: .none, wake: {})
    #expect(session.company == company && options.company(in: G.info) == company)
    let record = session.saved
    #expect(record.company(in: G.info) == company)
    #expect(record.finished(Outcome(winner: nil, reason: ""), at: 1).company(in: G.info) == company)
    #expect(company.isHere == [.friend, .bot].contains(company))
    // Restored by a session that plays with somebody else.
    let other = Session<G>(options: GameOptions(), seed: 4, resources: .none, wake: {})
    #expect(other.restore(record) && other.company == company)
    #expect(other.isFar == (company == .far))
    guard G.info.isContest else { return }
    #expect(record.isBetweenPeople == (company == .friend || company == .far))
  }

  @Test func anOpponentIsCompanyInAContest() {
    for game in catalog where game.info.isContest {
      for (opponent, company) in Self.contests {
        for first in [FirstMove.you, .bot, .turns] { check(game, options(opponent, first), company) }
      }
    }
  }

  /// Whatever is chosen for it.
  @Test func aPuzzleIsSolvedAlone() {
    for game in catalog where !game.info.isContest {
      for (opponent, _) in Self.contests { check(game, options(opponent, .you), .nobody) }
      #expect(!GameRecord.ofFirst(game.info.name).isBetweenPeople)
    }
  }

  /// A board of a friend far away that is gone on with belongs to the two people at this screen, and so does one without a seat
  /// of its own whoever is chosen.
  @Test func withoutASeatBothAreFriends() throws {
    let game = try #require(catalog.first { $0.info.isContest })
    var record = GameRecord.ofFirst(game.info.name)
    record.options = options(.far, .you)
    #expect(record.company(in: game.info) == .far && record.isBetweenPeople)
    #expect(record.begun(after: 0).company(in: game.info) == .friend)
    record.ownSeat = nil
    #expect(record.company(in: game.info) == .friend && record.isBetweenPeople && !record.isFar)
  }
}

extension GameRecord {
  /// One whose player has the first seat.
  fileprivate static func ofFirst(_ game: String) -> GameRecord {
    GameRecord(
      id: newID(), game: game, options: GameOptions(), ownSeat: .first, seed: 1, moves: [], seconds: 0)
  }
}
