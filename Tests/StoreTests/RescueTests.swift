// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import Foundation
import GRDB
import GameCore
import Testing

@testable import Store

/// What a damaged database still gives.
struct RescueTests {
  private static let running = Sample.running("4 4 5")
  private static let left = Sample.running("2 2")
  private static let solution = FoundSolution(game: "pentominoes", start: "s", solution: "AAAAA/BBBBB")

  /// A hundred and twenty finished games, on several pages, one that runs, one that was left, one solution; and the bytes of the file.
  private func filled(_ folder: Folder, close: Bool = true) throws -> (games: [GameRecord], store: Store) {
    let games = (1...120).map { Sample.past("4 4 \($0 % 7 + 1)", at: Timestamp(clamping: $0)) }
    let store = folder.store().store
    store.news(
      after: .putBack(
        games + [Self.left.left(at: 7)]),
      .save(Self.running), .found(Self.solution))
    if close { store.close() }
    return (games, store)
  }

  /// Ids of the rows by the page on which they lie, as the text in the file says.
  private func pages(_ bytes: [UInt8], _ ids: [String]) throws -> [Int: Set<String>] {
    let text = String(decoding: bytes.map { $0 < 0x80 ? $0 : 0x2E }, as: UTF8.self)
    var pages: [Int: Set<String>] = [:]
    for id in ids {
      let place = try #require(text.range(of: "connect-four" + id))
      pages[text.utf8.distance(from: text.startIndex, to: place.lowerBound) / 4096, default: []].insert(id)
    }
    return pages
  }

  private func bytes(_ folder: Folder) throws -> [UInt8] {
    try Array(Data(contentsOf: URL(filePath: folder.database)))
  }

  private func ids(_ history: KeptHistory) -> Set<String> {
    Set(
      (history.past + history.unfinished + history.running).map(
        \.id))
  }

  @Test func everythingIsFoundInAFileThatIsWhole() throws {
    let folder = Folder()
    var (games, store) = try filled(folder, close: false)
    // Longer than a page, than two, and nearly as long as one.
    for count in [1200, 2020, 2030, 5000] {
      let long = Sample.past(String(repeating: "4 ", count: count), at: Timestamp(clamping: 1000 + count))
      games.append(long)
      store.news(after: .putBack([long]))
    }
    store.close()
    let found = try Rescue(DatabaseImage(bytes(folder)), RuleCheck()).history
    #expect(found.past == games && found.running == [Self.running])
    #expect(
      found.unfinished.map(\.saved) == [Self.left]
        && found.solutions.map { FoundSolution(game: $0.game, start: $0.start, solution: $0.solution) }
          == [Self.solution]
    )
  }

  /// Bytes turned on one page at a time: no row of another page is lost, whatever the page is.
  @Test func aDamagedPageCostsItsOwnRowsAlone() throws {
    let folder = Folder()
    let (games, _) = try filled(folder)
    let whole = try bytes(folder)
    let all = Set(games.map(\.id) + [Self.running.id, Self.left.id])
    let places = try pages(whole, all.sorted())
    var random = SeededRandom(seed: 5)
    var hasLost = false
    let count = whole.count / 4096
    for round in 0..<2 * count {
      var damaged = whole
      let page = round % count
      for _ in 0..<Int.random(in: 1...40, using: &random) {
        damaged[page * 4096 + Int.random(in: 0..<4096, using: &random)] ^= UInt8.random(
          in: 1...255, using: &random)
      }
      let found = try ids(Rescue(DatabaseImage(damaged), RuleCheck()).history)
      let lost = all.subtracting(found)
      hasLost = hasLost || !lost.isEmpty
      #expect(lost.isSubset(of: places[page] ?? []), "page \(page): \(lost.count)")
    }
    #expect(hasLost)
  }

  /// The same by way of the window: the player is told, the damaged file stays, and play goes on where it was.
  @Test func whatIsSavedIsShownAndCounted() throws {
    let original = Folder()
    let (games, _) = try filled(original)
    let whole = try bytes(original)
    let all = games.map(\.id)
    let places = try pages(whole, all)
    for page in 0..<whole.count / 4096 {
      let folder = Folder()
      try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
      var damaged = whole
      damaged.replaceSubrange(page * 4096..<(page + 1) * 4096, with: [UInt8](repeating: 0xA5, count: 4096))
      try Data(damaged).write(to: URL(filePath: folder.database))
      let (store, news) = folder.store()
      let lost = Set(all).subtracting(news.history?.map(\.id) ?? [])
      #expect(lost.isSubset(of: places[page] ?? []), "page \(page)")
      let count = (news.history?.count ?? 0) + (news.unfinished?.count ?? 0) + news.saved.count
      #expect(
        news.told == [
          "The history was damaged; \(count) games were saved from it, and it was set aside as quartet.damaged-1.db."
        ])
      #expect(try Data(contentsOf: URL(filePath: folder.path + "/quartet.damaged-1.db")) == Data(damaged))
      let after = store.news(after: .save(Sample.running("4 4", outcome: Outcome(winner: nil, reason: ""))))
      #expect(after.history?.count == (news.history?.count ?? 0) + 1, "page \(page)")
      store.close()
    }
  }

  /// A file that ends early has lost its end.
  @Test func aFileThatWasCutKeepsItsBeginning() throws {
    let folder = Folder()
    let (games, _) = try filled(folder)
    let whole = try bytes(folder)
    let places = try pages(whole, games.map(\.id))
    for count in [whole.count - 1, whole.count - 4096, whole.count / 2 + 77, 3 * 4096] {
      let found = try Rescue(DatabaseImage(Array(whole[..<count])), RuleCheck()).history.past
      let kept = places.filter { ($0.key + 1) * 4096 <= count }.values.reduce(Set()) { $0.union($1) }
      #expect(Set(found.map(\.id)) == kept)
    }
  }

  @Test func whatWasDeletedStaysDeleted() throws {
    let folder = Folder()
    let store = try filled(folder, close: false).store
    store.news(after: .clear(game: nil))
    store.close()
    let found = try Rescue(DatabaseImage(bytes(folder)), RuleCheck()).history
    #expect(found.past.isEmpty && found.unfinished.isEmpty && found.running == [Self.running])
  }

  @Test func aRowThatIsNoGameIsLeftOut() throws {
    let folder = Folder()
    let (games, _) = try filled(folder)
    let bad = games[17].id
    let rules = RuleCheck(game: { record, _ in record.id == bad ? "move 1 is odd" : nil })
    let found = try Rescue(DatabaseImage(bytes(folder)), rules).history
    #expect(found.past.count == 119 && !found.past.contains { $0.id == bad })
  }

  /// An index says nothing that the rows do not say.
  @Test func anIndexThatIsWrongCostsNothing() throws {
    let folder = Folder()
    let (games, _) = try filled(folder)
    var damaged = try bytes(folder)
    let text = String(decoding: damaged.map { $0 < 0x80 ? $0 : 0x2E }, as: UTF8.self)
    // In the row the id stands behind the name of the game, in the index alone.
    let id = games[100].id
    let places = text.ranges(of: id).map { text.utf8.distance(from: text.startIndex, to: $0.lowerBound) }
    let place = try #require(places.first { damaged[$0 - 1] != UInt8(ascii: "r") })
    damaged[place] = damaged[place] == UInt8(ascii: "0") ? UInt8(ascii: "1") : UInt8(ascii: "0")
    try Data(damaged).write(to: URL(filePath: folder.database))
    let (store, news) = folder.store()
    defer { store.close() }
    #expect(news.told.count == 1 && news.history?.count == 120 && news.saved == [Self.running])
    #expect(store.news(after: .fetch(id: id)).fetched?.id == id)
  }
}
