// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import Foundation
import GameCore
import Testing

@testable import Store

struct TransferTests {
  private static let games = (1...12).map {
    Sample.past("4 4 \($0 % 7 + 1)", at: Timestamp(clamping: 1000 + $0))
  }

  private static let solution = FoundSolution(game: "pentominoes", start: "s", solution: "AAAAA/BBBBB")

  private func exported(_ folder: Folder) throws -> String {
    let store = folder.store().store
    store.news(
      after: .putBack(Self.games),
      .review(id: Self.games[3].id, Sample.review),
      .save(Sample.running("4")), .found(Self.solution))
    let path = folder.path + "/all.json"
    #expect(
      store.news(after: .export(path: path, replaces: true)).told == ["12 finished games written to \(path)."]
    )
    store.close()
    return path
  }

  @Test func everythingComesBackOnAnotherComputer() throws {
    let (here, there) = (Folder(), Folder())
    let path = try exported(here)
    let (store, _) = there.store()
    let news = store.news(after: .merge(path: path))
    #expect(news.told == ["13 of 13 games added."])
    #expect(news.history?.map(\.id) == Self.games.reversed().map(\.id))
    #expect(store.news(after: .fetch(id: Self.games[3].id)).fetched?.review == Sample.review)
    #expect(store.news(after: .merge(path: path)).told == ["0 of 13 games added."], "no doubles")
    store.close()
    let (again, opened) = there.store()
    #expect(opened.saved.map(\.moves) == [["4"]])
    #expect(
      again.news(after: .solutions(game: "pentominoes", start: "s")).solutions == [Self.solution.solution])
    again.close()
  }

  @Test func aRunningGameAloneIsCounted() throws {
    let (here, there) = (Folder(), Folder())
    let (one, two) = (here.store().store, there.store().store)
    let path = here.path + "/all.json"
    let news = one.news(after: .save(Sample.running("4")), .export(path: path, replaces: true))
    #expect(news.told == ["0 finished games written to \(path)."])
    #expect(two.news(after: .merge(path: path)).told == ["1 of 1 game added."])
    #expect(two.news(after: .merge(path: path)).told == ["0 of 1 game added."])
    one.close()
    two.close()
  }

  @Test func aRunningGameIsNotReplacedByAFile() throws {
    let (here, there) = (Folder(), Folder())
    let path = try exported(here)
    let store = there.store().store
    let mine = Sample.running("1 2 3")
    let news = store.news(after: .save(mine), .merge(path: path))
    #expect(news.told == ["13 of 13 games added."], "theirs can be gone on with")
    #expect(news.unfinished?.map(\.moves) == [["4"]])
    store.close()
    let (again, opened) = there.store()
    #expect(opened.saved == [mine])
    again.close()
  }

  /// What a file has brought goes in one step, and nothing else does.
  @Test func whatWasAddedIsTakenOutAgain() throws {
    let (here, there) = (Folder(), Folder())
    let path = try exported(here)
    let store = there.store().store
    let before = store.news(
      after: .putBack([Self.games[0], Self.games[1]]), .save(Sample.running("1 2 3")),
      .tried(PuzzleTry(game: "quarto", puzzle: "safe.007", stars: 3, time: 4, date: 5)))
    let merged = try #require(store.news(after: .merge(path: path)).merged)
    #expect(merged.games.count == 11 && merged.known == 2 && merged.solutions.count == 1)
    let news = store.news(after: .takeOut(merged))
    #expect(news.told == ["11 games taken out again."])
    #expect(news.history?.map(\.id) == before.history?.map(\.id) && news.unfinished == [])
    #expect(store.news(after: .solutions(game: "pentominoes", start: "s")).solutions == [])
    #expect(store.news(after: .takeOut(merged)).history?.count == 2, "a second time takes nothing")
    store.close()
    #expect(there.store().news.saved.map(\.moves) == [["1", "2", "3"]])
  }

  /// A game that is over lies on its table and in the history, and is one.
  @Test func aGameThatIsOverIsCountedOnce() throws {
    let (here, there) = (Folder(), Folder())
    let path = here.path + "/all.json"
    let over = Sample.running("1 2 3", outcome: Outcome(winner: nil, reason: ""))
    let (one, two) = (here.store().store, there.store().store)
    defer {
      one.close()
      two.close()
    }
    one.news(after: .save(over), .export(path: path, replaces: true))
    for store in [one, two] {
      store.news(after: .remove(id: over.id))
      let news = store.news(after: .merge(path: path))
      #expect(news.told == ["1 of 1 game added."] && news.history?.map(\.id) == [over.id])
      let merged = try #require(news.merged)
      #expect(store.news(after: .merge(path: path)).merged?.known == 1)
      #expect(store.news(after: .takeOut(merged)).history == [])
    }
  }

  @Test func aGameThatWasPlayedOnStays() throws {
    let (here, there) = (Folder(), Folder())
    let path = try exported(here)
    let store = there.store().store
    let mine = Sample.running("1 2 3")
    let first = store.news(after: .save(mine), .merge(path: path))
    let merged = try #require(first.merged)
    var left = try #require(first.unfinished?.first)
    left.moves.append("5")
    let news = store.news(after: .save(left), .takeOut(merged))
    #expect(news.told == ["12 games taken out again; those that were played on stay."])
    #expect(news.history == [])
    store.close()
    #expect(there.store().news.saved.map(\.moves) == [["4", "5"]])
  }

  /// Nothing that is there is replaced unasked, and what is no file never.
  @Test func aFileThatIsThereIsAskedFor() throws {
    let folder = Folder()
    let store = folder.store().store
    defer { store.close() }
    let path = folder.path + "/all.json"
    try Data("mine".utf8).write(to: URL(filePath: path))
    #expect(store.news(after: .export(path: path, replaces: false)).told == ["\(path) is there."])
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine")
    let link = folder.path + "/link.json"
    #expect(symlink("nowhere", link) == 0)
    #expect(store.news(after: .export(path: link, replaces: false)).told == ["\(link) is there."])
    let pipe = folder.path + "/pipe.json"
    #expect(mkfifo(pipe, 0o600) == 0)
    for replaces in [false, true] {
      #expect(
        store.news(after: .export(path: pipe, replaces: replaces)).told == [
          "\(pipe) is no file that could be replaced."
        ])
    }
    let gone = folder.path + "/gone/all.json"
    #expect(
      store.news(after: .export(path: gone, replaces: false)).told == [
        "The history cannot be written to \(gone) (no such file or directory)."
      ])
    let news = store.news(after: .export(path: folder.path + "/new.json", replaces: false))
    #expect(news.told == ["0 finished games written to \(folder.path)/new.json."])
  }

  @Test(arguments: [
    ("no JSON", "The file is no JSON document."),
    ("[]", "The file is no history of Quartet: “format” is not “quartet-history”."),
    (
      "{\"format\":\"quartet-history\",\"version\":3}",
      "The file has version 3; this Quartet reads versions 1 to 2."
    ),
    (
      "{\"format\":\"quartet-history\",\"version\":1,\"running\":[]}",
      "The file is damaged: past is missing."
    ),
    (
      "{\"format\":\"quartet-history\",\"version\":1,\"running\":[],\"past\":[7]}",
      "The file is damaged: past, number 1 is of another kind."
    ),
  ])
  func aWrongFileSaysWhatIsWrong(text: String, words: String) throws {
    let folder = Folder()
    let store = folder.store().store
    defer { store.close() }
    let path = folder.path + "/wrong.json"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    let news = store.news(after: .merge(path: path))
    #expect(news.told == [words])
    #expect(store.news(after: .list).history == [])
    #expect(
      store.news(after: .merge(path: folder.path + "/none")).told.first?.hasSuffix("cannot be read.") == true)
  }

  @Test func oneWrongGameKeepsAllOut() throws {
    let folder = Folder()
    let path = try exported(folder)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let other = Folder()
    let store = Store(
      directory: other.path, clock: Sample.clock,
      rules: RuleCheck(game: { record, _ in record.moves == ["4", "4", "3"] ? "move 3 is odd" : nil }),
      wake: {})
    defer { store.close() }
    #expect(store.news(after: .open, .merge(path: path)).told == ["In game 2: move 3 is odd."])
    #expect(store.news(after: .list).history == [])
    let id = Self.games[0].id
    try text.replacingOccurrences(of: id, with: "x" + id.dropFirst()).write(
      toFile: path, atomically: true, encoding: .utf8)
    #expect(store.news(after: .merge(path: path)).told == ["In game 1 “id” is not 32 hexadecimal digits."])
    #expect(store.news(after: .list).history == [])
  }

  /// Values that the program could not show or count on: the whole file is refused.
  @Test(arguments: [
    ("seconds", "1e300"), ("seconds", "-1"), ("seconds", "86400001"), ("finished", "9223372036854775807"),
    ("finished", "-1"), ("review", "\"4:1\""), ("review", "\"4:1 4:x 5:1\""), ("review", "\"a b c d\""),
    ("number", "9223372036854775807"), ("number", "0"), ("ownScore", "9223372036854775807"),
    ("otherScore", "-1"), ("given", "2"), ("level", "6"), ("undone", "[\"\"]"),
  ])
  func aValueOutOfRangeIsRefused(key: String, value: String) throws {
    let folder = Folder()
    let store = folder.store().store
    defer { store.close() }
    var past = Sample.past("4 4 5", at: 9)
    past.review = GameReview("4:1 4:0 5:1", moves: past.moves)
    var running = Sample.running("4")
    running.undone = ["7"]
    let good = try String(
      decoding: HistoryFile(KeptHistory(past: [past], running: [running])).bytes(), as: UTF8.self)
    let pattern = "\"\(key)\" : (\\[[^\\]]*\\]|[^,\n]*)"
    let bad = good.replacingOccurrences(
      of: pattern, with: "\"\(key)\" : \(value)", options: .regularExpression)
    #expect(bad != good)
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    let path = folder.path + "/all.json"
    try good.write(toFile: path, atomically: true, encoding: .utf8)
    #expect(store.news(after: .merge(path: path)).told == ["2 of 2 games added."])
    try bad.write(toFile: path, atomically: true, encoding: .utf8)
    let told = store.news(after: .merge(path: path)).told
    #expect(told.count == 1 && told[0].contains("“\(key)”"), "\(told)")
  }

  /// Bytes turned, cut and doubled: never a crash, and whatever is accepted is the same when it is written and read again.
  @Test func filesWithErrorsInThemAreRefusedOrWhole() throws {
    let good = try HistoryFile(
      KeptHistory(
        past: Self.games, running: [Sample.running("4 4")], solutions: [Self.solution]
      )
    ).bytes()
    var random = SeededRandom(seed: 7)
    var accepted = 0
    for _ in 0..<3000 {
      let bytes = mutated(good, &random)
      guard let file = try? HistoryFile(parsing: bytes) else { continue }
      accepted += 1
      let again = try HistoryFile(parsing: file.bytes())
      #expect(again == file)
      guard let games = try? file.checked(RuleCheck()) else { continue }
      #expect(games.past.count == file.past.count)
    }
    #expect(accepted > 0)
  }

  @Test func aWrongSolutionKeepsAllOut() throws {
    let folder = Folder()
    let path = try exported(folder)
    let other = Folder()
    let store = Store(
      directory: other.path, clock: Sample.clock, rules: RuleCheck(solution: { "\($0.start) is not solved" }),
      wake: {})
    defer { store.close() }
    #expect(store.news(after: .open, .merge(path: path)).told == ["In solution 1: s is not solved."])
    #expect(store.news(after: .list).history == [])
    let text = try String(contentsOfFile: path, encoding: .utf8)
    try text.replacingOccurrences(of: "AAAAA/BBBBB", with: "").write(
      toFile: path, atomically: true, encoding: .utf8)
    let told = store.news(after: .merge(path: path)).told
    #expect(told == ["In solution 1 “game”, “start” or “solution” is not what it should be."])
  }

  private func mutated(_ good: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    var bytes = good
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      guard !bytes.isEmpty else { return bytes }
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes[place] = UInt8.random(in: 48...57, using: &random)
      case 2: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...9, using: &random)))
      default: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 20)], at: place)
      }
    }
    return bytes
  }
}
