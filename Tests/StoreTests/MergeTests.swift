// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import Foundation
import GameCore
import Testing

@testable import Store

/// A game that was played on elsewhere comes back by way of a file.
struct MergeTests {
  private static let id = GameRecord.newID()
  private static let over = Outcome(winner: .second, reason: "row")

  /// A file with the game of these moves: unfinished, or finished.
  private func file(_ moves: String, isOver: Bool = false, in folder: Folder, runs: Bool = false) throws
    -> String
  {
    let path = folder.path + "/\(moves.split(separator: " ").joined())\(isOver)\(runs).json"
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    let game = Sample.running(moves, id: Self.id)
    let history =
      isOver
      ? KeptHistory(past: [game.finished(Self.over, at: 9)])
      : runs ? KeptHistory(running: [game]) : KeptHistory(unfinished: [game.left(at: 9)])
    try Data(HistoryFile(history).bytes()).write(to: URL(filePath: path))
    return path
  }

  private func moves(_ news: News) -> [String] {
    let all = (news.history ?? []) + (news.unfinished ?? [])
    return all.map { $0.moves.isEmpty ? "over \($0.moveCount)" : $0.moves.joined() }.sorted()
  }

  @Test(arguments: [true, false]) func theLongerOneIsTakenWhicheverComesFirst(runs: Bool) throws {
    let (folder, files) = (Folder(), Folder())
    let store = folder.store().store
    defer { store.close() }
    let (short, long) = (try file("1 2", in: files, runs: runs), try file("1 2 3 4", in: files, runs: runs))
    #expect(moves(store.news(after: .merge(path: short))) == ["12"], "it shows at once")
    let news = store.news(after: .merge(path: long))
    #expect(news.merged?.games.count == 1 && news.merged?.replaced.count == 1 && news.merged?.known == 0)
    #expect(moves(news) == ["1234"])
    let again = store.news(after: .merge(path: short), .merge(path: long))
    #expect(again.merged?.known == 1 && again.merged?.isEmpty == true && moves(again) == ["1234"])
    // Undo brings the shorter one back.
    #expect(moves(store.news(after: .takeOut(try #require(news.merged)))) == ["12"])
  }

  @Test func aGameThatWasFinishedElsewhereIsFinished() throws {
    let (folder, files) = (Folder(), Folder())
    let store = folder.store().store
    store.news(after: .merge(path: try file("1 2", in: files)))
    let news = store.news(after: .merge(path: try file("1 2 3", isOver: true, in: files)))
    #expect(news.history?.map(\.id) == [Self.id] && news.unfinished == [])
    #expect(store.news(after: .merge(path: try file("1 2", in: files))).merged?.known == 1)
    #expect(moves(store.news(after: .takeOut(try #require(news.merged)))) == ["12"])
    store.close()
  }

  @Test func aForkIsKeptBesideOnce() throws {
    let (folder, files) = (Folder(), Folder())
    let store = folder.store().store
    defer { store.close() }
    store.news(after: .merge(path: try file("1 2 3", in: files)))
    let fork = try file("1 2 4 4", in: files)
    let news = store.news(after: .merge(path: fork))
    #expect(news.merged?.forks == 1 && news.merged?.games.count == 1 && moves(news) == ["123", "1244"])
    #expect(store.news(after: .merge(path: fork)).merged?.known == 1, "no doubles")
    #expect(moves(store.news(after: .takeOut(try #require(news.merged)))) == ["123"])
    // So is a game that ended in another way.
    let end = store.news(after: .merge(path: try file("1 2", isOver: true, in: files)))
    #expect(end.merged?.forks == 1 && moves(end) == ["123", "over 2"])
  }

  /// What runs in a window stays as it is there, whoever imports.
  @Test(arguments: [true, false]) func whatRunsInAWindowIsNotChanged(byCommand: Bool) throws {
    let (folder, files) = (Folder(), Folder())
    let store = folder.store().store
    let running = Sample.running("1 2", id: Self.id)
    store.news(after: .save(running))
    let long = try file("1 2 3", in: files, runs: true)
    if byCommand {
      let command = Store(directory: folder.path, clock: Sample.clock, wake: {})
      #expect(try command.importHistory(from: long).added == 1)
      command.close()
    } else {
      #expect(store.news(after: .merge(path: long)).merged?.forks == 1)
    }
    let news = store.news(after: .save(Sample.running("1 2 5", id: Self.id)), .list)
    #expect(news.told.isEmpty && moves(news) == ["123"])
    store.close()
    #expect(try folder.query("SELECT moves FROM running") as [String] == ["1 2 5"])
  }

  /// Over any order of files: what is there is the longest of every line, and undo leads back to what was.
  @Test func anyOrderOfFilesComesToTheSame() throws {
    let files = Folder()
    let all = try ["1", "1 2", "1 2 3", "1 2 3 4", "1 2 3 4 5"].map { try file($0, in: files) }
    var random = SeededRandom(seed: 8)
    for _ in 0..<12 {
      let folder = Folder()
      let store = folder.store().store
      defer { store.close() }
      var before = store.news(after: .list)
      for path in all.shuffled(using: &random) {
        let news = store.news(after: .merge(path: path))
        let merged = try #require(news.merged)
        let back = store.news(after: .takeOut(merged))
        #expect(moves(back) == moves(before))
        before = store.news(after: .merge(path: path))
        #expect(moves(before) == moves(news))
      }
      #expect(moves(before) == ["12345"])
    }
  }
}
