// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Files
import GameCore
import Testing

@testable import Reversi

/// WTHOR: games of tournaments in a file of their own kind.
struct CollectionTests {
  private func files() -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for kind in Reversi.collectionFiles {
      files[kind] = File.bytes(Repository.path("Tests/ReversiTests/Data/pastes/sample." + kind))
    }
    return files
  }

  @Test func gamesComeWithTheirPlayersAndTournament() throws {
    let collection = try #require(Reversi.collection(in: files()))
    #expect(collection.games.count == 5 && collection.wrong == 0)
    for game in collection.games {
      #expect(game.names == ["Ann", "Ben"] && game.event == "Divers" && game.year == 2026)
    }
    for (index, letter) in [(0, "A"), (2, "C"), (4, "E")] {
      let text = try PasteTests.paste("reversi_\(letter)_plain.txt")
      let moves = try Reversi.read(transcript: text, GameOptions()).moves.map(\.description)
      #expect(collection.games[index].moves == moves, "\(letter)")
    }
    #expect(collection.games[2].outcome == Outcome(winner: .first, reason: "13-0"))
  }

  /// What is kept is by the rules, counts for nobody, and is the same when it is read again.
  @Test func recordsAreGamesOfTwo() throws {
    let collection = try #require(Reversi.collection(in: files()))
    let records = collection.games.map { $0.record(of: "reversi") }
    #expect(Set(records.map(\.id)).count == 5 && records == collection.games.map { $0.record(of: "reversi") })
    for record in records {
      let end = try record.moves.reduce(Reversi.Position()) { position, text in
        try #require(Reversi.Move(text).flatMap { position.playing($0) })
      }
      #expect(end.outcome == record.outcome && !record.counts && record.ownSeat == nil)
      #expect(record.options.people == People("Ann", "Ben") && record.friendSeat == .first)
      #expect(LocalClock().local(record.date).date.year == 2026)
    }
  }

  @Test func whatIsWrongIsLeftOut() throws {
    var files = files()
    #expect(Reversi.collection(in: ["wtb": Array(try #require(files["wtb"]).dropLast())]) == nil)
    #expect(Reversi.collection(in: ["wtb": []]) == nil && Reversi.collection(in: [:]) == nil)
    files["wtb"]?[16 + 8] = 11
    let damaged = try #require(Reversi.collection(in: files))
    #expect(damaged.games.count == 4 && damaged.wrong == 1)
    files["jou"] = nil
    let unnamed = try #require(Reversi.collection(in: files))
    #expect(unnamed.games[0].names == ["", ""])
  }
}
