// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import ConnectFour
import GameCore
import StageKit
import Testing

@testable import House
@testable import Review
@testable import Stage

/// Finding games in a long history, and adding those of a file.
struct HistoryChoiceTests {
  private static func past(
    _ id: String, _ game: String = "connect-four", winner: Seat? = .first, own: Seat? = .first, day: Int = 0
  ) -> GameRecord {
    var options = GameOptions()
    options.opponent = own == nil ? .friend : .character(.bramble)
    return GameRecord(
      id: id, game: game, options: options, ownSeat: own, seed: 1, moves: [], seconds: 61
    ).finished(
      Outcome(winner: winner, reason: ""), at: Timestamp(clamping: 1_000_000_000 - 86_400 * day))
  }

  /// Two that were won, one of each other kind, one between friends, and two that were left.
  private static var archive: MemoryArchive {
    var left = GameRecord(
      id: "left", game: "connect-four", options: GameOptions(), ownSeat: .first, seed: 1, moves: ["4", "4"],
      seconds: 9)
    left.ownMoves = 1
    let one = left.left(at: 5)
    left.id = "left too"
    left.game = "quarto"
    left.moves = []
    let two = left.left(at: 6)
    return MemoryArchive(
      past: [
        past("won"), past("quarto", "quarto", day: 1), past("lost", winner: .second, day: 2),
        past("drawn", winner: nil, day: 3), past("solved", "pentominoes", day: 4),
        past("friends", own: nil, day: 40),
      ], unfinished: [one, two], clock: LocalClock(now: { 1_000_000_000 }))
  }

  private func history(
    _ archive: MemoryArchive, _ size: Size = Size(1280, 800)
  ) throws -> House {
    let house = try House(size, settings: House.friends, archive: archive)
    archive.send(.open)
    house.settle()
    try house.click("menu.history")
    house.settle()
    return house
  }

  private func rows(_ house: House) -> [String] {
    house.stage.elements().filter { $0.role == .row }.compactMap(\.value)
  }

  @Test(arguments: [
    ("won", ["won", "quarto"]), ("lost", ["lost"]), ("drawn", ["drawn"]), ("solved", ["solved"]),
    ("unfinished", ["left too", "left"]),
  ])
  func aResultShowsItsGamesAlone(result: String, ids: [String]) throws {
    let house = try history(Self.archive, Size(1280, 1400))
    #expect(rows(house).count == 8)
    try narrow(to: result, house) { #expect($0.label.hasSuffix(" \(ids.count)"), "\($0.label)") }
    #expect(rows(house) == ids)
    #expect(try house.element("history.result").label.hasSuffix(" \(ids.count)"))
    house.pass(30)
    try narrow(to: "any", house) { _ in }
    #expect(rows(house).count == 8)
  }

  /// The results stand in a menu.
  private func narrow(to result: String, _ house: House, _ check: (Element) -> Void) throws {
    try house.click("history.result")
    house.settle()
    #expect(house.popup == "results")
    check(try house.element("history.result." + result))
    try house.click("history.result." + result)
    house.settle()
    #expect(house.popup == nil)
  }

  @Test func whatIsTypedIsLookedFor() throws {
    let house = try history(Self.archive, Size(1280, 1400))
    house.type("quart")
    #expect(rows(house) == ["left too", "quarto"])
    house.key(.space)
    house.type("won")
    #expect(try house.element("history.search").value == "quart won")
    #expect(rows(house) == ["quarto"])
    try narrow(to: "won", house) { #expect($0.label == "Won 1") }
    try narrow(to: "any", house) { _ in }
    house.pass(30)
    for _ in 0..<3 { house.key(.backspace) }
    house.type("x")
    #expect(rows(house).isEmpty && !house.has("history.unfinished.1"))
    #expect(try house.element("history.empty").label == "No game fits.")
    try house.click("history.showall")
    house.settle()
    #expect(rows(house).count == 8)
  }

  /// Escape takes back what was typed before it leaves.
  @Test func escapeEndsTheSearchFirst() throws {
    let house = try history(Self.archive)
    house.key(.character("f"), .control)
    house.type("lost")
    #expect(rows(house) == ["lost"])
    house.key(.escape)
    house.settle()
    #expect(rows(house).count > 1 && house.stage.top.scene.name == "history")
    house.key(.escape)
    house.settle()
    #expect(house.stage.top.scene.name == "menu")
  }

  @Test func aDayIsFoundByItsName() throws {
    let house = try history(Self.archive, Size(1280, 1400))
    let day = try #require(try house.element("history.row.2").label.split(separator: ", ").last)
    house.type(day.lowercased())
    #expect(rows(house) == ["quarto"])
    try house.click("history.search.clear")
    house.settle()
    #expect(rows(house).count == 8)
  }

  /// Clear takes everything of the kind, as its question says, and not only what fits.
  @Test func clearingCountsEverything() throws {
    let house = try history(Self.archive)
    house.type("lost")
    try house.click("history.clear")
    house.settle()
    #expect(
      try house.element("confirm.panel").label.contains("6 finished and 2 unfinished games of every kind"))
  }

  @Test(
    arguments: [
      ("/a/b.quartet", "/a/b.quartet"), (" '/a/b c.quartet' \n", "/a/b c.quartet"),
      ("copy\nfile:///a/%C3%A4.json", "/a/ä.json"), ("file:///a/%zz", nil), ("file:///a%2", nil),
      ("b.quartet", nil),
      ("", nil), ("file://host/a", nil), ("https://a/b", nil), ("1. e4 e5", nil),
    ] as [(String, String?)])
  func pathsAreRead(text: String, path: String?) {
    #expect(FilePath.pasted(text) == path)
  }

  /// Who goes on to another row before the game is there wants no replay of that one.
  @Test(arguments: [1, 2, 4]) func aReplayIsOfTheRowThatWasChosen(steps: Int) throws {
    let archive = MemoryArchive(past: (1...6).map { Sample.past($0) })
    let house = try House(settings: House.friends, archive: archive)
    archive.send(.open)
    house.settle()
    house.stage.perform(.history(nil))
    house.settle()
    func press(_ key: Key) { house.stage.handle(.key(key, [], isRepeat: false), now: house.now) }
    press(.down)
    press(.enter)
    for _ in 0..<steps { press(.down) }
    house.settle()
    house.pass(1)
    #expect(house.stage.top.scene.name == "history")
    press(.up)
    press(.enter)
    house.settle()
    let scene = try #require(house.stage.top.scene as? ReplayScene<ConnectFour>)
    #expect(scene.board.subject.record.id == String(1 + steps))
  }

  /// Where the games cannot be read, the history says why.
  @Test func whatCannotBeReadIsSaid() throws {
    let house = try House(settings: House.friends)
    let words = "The history belongs to a newer version of Quartet; games are not kept this time."
    house.stage.kept.obstacle = words
    house.stage.perform(.history(nil))
    house.settle()
    #expect(try house.element("history.empty").label == "Your games cannot be shown.")
    #expect(try house.element("history.empty").value == words)
  }

  /// Rushes and boards are no tries at puzzles.
  @Test func whatAFileHasBroughtIsCounted() {
    var merged = MergedGames()
    func attempt(_ puzzle: String) -> PuzzleTry {
      PuzzleTry(game: "reversi", puzzle: puzzle, stars: 1, time: 5, date: 1)
    }
    merged.tries = [attempt("reversi-win-1"), attempt("rush.3"), attempt("rush.5"), attempt("board.x")]
    #expect(merged.puzzleTries == 1 && merged.rushes == 2 && merged.boards == 1)
    #expect(merged.words == "1 try at a puzzle added. 2 rushes added. 1 board added.")
  }

  /// A game that was counted says in its row how it was counted, your discs first.
  @Test(arguments: [
    (Seat.first, "40-24", "Won 40 – 24"), (.second, "40-24", "Lost 24 – 40"), (.first, "time", "Won"),
  ])
  func aRowSaysHowAGameWasCounted(own: Seat, reason: String, words: String) throws {
    var game = Sample.past(1, "reversi", moves: ["f5"])
    (game.ownSeat, game.outcome) = (own, Outcome(winner: .first, reason: reason))
    let archive = MemoryArchive(past: [game])
    let house = try House(settings: House.friends, archive: archive)
    archive.send(.open)
    house.settle()
    try house.click("menu.history")
    house.settle()
    #expect(try house.element("history.row.1").label.contains(", \(words), 1 move"))
  }
}
