// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import Catalog
import GameCore
import Glibc
import InterfaceKit
import Preferences
import StageKit
import Testing

@testable import House
@testable import Practice
@testable import SceneKit
@testable import Stage

/// Today's four: the strip of the menu, the month, and what is shared.
struct TodayTests {
  /// A Thursday, as every house has it.
  static let today = Day(year: 2026, month: 1, day: 1)

  static func solved(_ ago: Int, _ games: [String], stars: Int = 3) -> [PuzzleTry] {
    let day = today.adding(-ago)
    return games.map {
      PuzzleTry(
        game: $0, puzzle: "day.\(day)", stars: stars, time: 79.4,
        date: Timestamp(clamping: day.number * 86_400 + 43_200), day: day)
    }
  }

  static let three = ["quarto", "connect-four", "reversi"]

  static func house(
    _ tries: [PuzzleTry], _ size: Size = Size(1280, 800), past: [GameRecord] = []
  ) throws -> House {
    let clock = LocalClock(now: { today.number * 86_400 + 15 * 3600 })
    let archive = MemoryArchive(past: past, tries: tries, clock: clock)
    let house = try House(size, archive: archive, resources: Sample.resources)
    archive.send(.open)
    house.settle()
    return house
  }

  /// Whoever has solved lessons of a game is not asked whether it was ever played.
  @Test func theFirstStartKnowsTheLessonsThatAreDone() throws {
    let game = try Sample.game("quarto")
    for (done, words) in [(0, "Never played Quarto?"), (1, "1 lesson of Quarto"), (5, "5 lessons of Quarto")]
    {
      var settings = Settings()
      settings.lessonsDone = Set(game.lessons.prefix(done).map { Settings.key(of: $0, in: "quarto") })
      let archive = MemoryArchive()
      let house = try House(settings: settings, archive: archive, resources: Sample.resources)
      archive.send(.open)
      house.settle()
      #expect(try house.element("menu.invitation").label.hasPrefix(words))
    }
  }

  /// Before anything was played the box invites: no lattice, no streak, no month; and the tile to begin with is raised.
  @Test(arguments: [Size(1280, 800), Size(720, 560), Size(720, 1000)]) func theFirstStartInvites(size: Size)
    throws
  {
    let house = try Self.house([], size)
    #expect(try house.element("menu.invitation").label.hasPrefix("Never played Quarto?"))
    #expect(!house.has("menu.four") && !house.has("menu.streak") && !house.has("menu.mistake"))
    let primaries = house.primaries
    #expect(primaries == ["menu.learn"])
    #expect(PaintedText.all(house).contains { $0.words.contains("Four games are on the table") })
    try house.click("menu.learn")
    house.settle()
    #expect(house.stage.top.scene.name == "lesson")
  }

  /// Today's four, a mistake that is due, and who is waited for, in this order; the first is the main one.
  @Test(arguments: [Size(1280, 800), Size(720, 1000), Size(1366, 768), Size(720, 560)])
  func theFootSaysWhatIsWorthDoing(size: Size) throws {
    var past = Sample.past(1)
    (past.review, past.ownSeat) = (Sample.review, .first)
    let house = try Self.house(Self.solved(1, ["quarto"]), size, past: [past])
    house.wait(step: 0.01) { house.has("menu.mistake") }
    #expect(try house.element("menu.today").label == "Solve Quarto")
    #expect(try house.element("menu.mistake").value == "2")
    let (four, mistake) = (try house.element("menu.four").frame, try house.element("menu.mistake").frame)
    #expect(four.x < mistake.x || four.y < mistake.y)
    let primaries = house.primaries
    #expect(
      primaries == ["menu.today"] && house.stage.top.scene.accent == house.stage.setup.games[0].info.accent)
    try house.click("menu.mistake.try")
    house.settle()
    #expect(house.stage.top.scene.name == "puzzle")
    #expect(try PuzzleTests.scene(house).packed.id.hasPrefix("own."))
  }

  /// However large the text is, as much of it stays as has room, and of a mistake where it comes from.
  @Test(arguments: [(Size(1366, 768), 200), (Size(1366, 768), 150), (Size(1920 / 1.35, 800), 200)])
  func theFootKeepsMoreThanOneThing(_ size: Size, text: Int) throws {
    var past = Sample.past(1)
    (past.review, past.ownSeat) = (Sample.review, .first)
    let house = try Self.house(Self.solved(1, ["quarto"]), size, past: [past])
    house.wait(step: 0.01) { house.has("menu.mistake") }
    #expect(try house.element("menu.mistake").label.contains("Connect Four \u{00B7} From your game of "))
    var settings = house.stage.settings
    settings.textSize = text
    house.stage.change(settings)
    house.settle()
    let shown = ["menu.today", "menu.mistake.try"].map { id in house.stage.elements().first { $0.id == id } }
    #expect(shown.allSatisfy { $0 != nil })
    let window = Rect(origin: .zero, size: size)
    #expect(shown.compactMap { $0 }.allSatisfy { window.contains($0.frame) })
  }

  @Test func theStripTellsWhatIsLeft() throws {
    let house = try Self.house((1...7).flatMap { Self.solved($0, ["reversi"]) } + Self.solved(0, Self.three))
    let four = try house.element("menu.four")
    let nextOnes = " New ones at midnight, in "
    #expect(
      four.label.hasPrefix("Today’s four: 3 of 4. Pentominoes is left." + nextOnes) && four.value == "3 of 4")
    #expect(try house.element("menu.streak").label == "8 days in a row")
    let two = try Self.house(
      Self.solved(0, ["quarto", "reversi"]) + Self.solved(0, ["connect-four"], stars: 0))
    #expect(
      try two.element("menu.four").label.contains(
        "2 of 4. Connect Four and Pentominoes are left. Connect Four does not count yet, because its solution was shown: play it yourself."
          + nextOnes
      ))
    two.stage.perform(.shelf)
    two.settle()
    #expect(
      try two.element("today.shown").label
        == "Connect Four does not count yet, because its solution was shown: play it yourself.")
    #expect(!two.has("menu.streak"))
    let all = try Self.house(Self.solved(0, Self.three + ["pentominoes"]))
    #expect(!all.has("menu.today") && all.has("menu.week"))
    let solved = try all.element("menu.four").label
    #expect(solved.hasPrefix("Today’s four: 4 of 4.") && solved.hasSuffix("Tomorrow there are new ones."))
    #expect(PaintedText.all(all).contains { $0.words.hasPrefix("All four, in") })
  }

  /// At every usual size the strip keeps its words: room between things gives way before they do.
  @Test(arguments: [
    Size(1280, 800), Size(1366, 768), Size(1440, 900), Size(1600, 900), Size(1680, 1050), Size(1920, 1080),
    Size(2560, 1440), Size(1280, 720), Size(1024, 768),
  ]) func theStripKeepsItsWords(_ window: Size) throws {
    let house = try Self.house(Self.solved(1, ["quarto"]), Viewport(window: window, pixels: window).size)
    house.wait(step: 0.01) { !house.stage.isAnimating }
    let said = PaintedText.all(house).map(\.words)
    #expect(
      said.contains { $0.hasPrefix("Today’s four") } && said.contains { $0.hasPrefix("Next is Quarto: ") },
      "the next one is told by its task")
    #expect(said.joined(separator: " ").contains("New ones at midnight"), "and when there are others")
    let four = try house.element("menu.four").frame
    let strip = try house.element("menu.today").frame
    #expect(strip.maxY <= house.stage.viewport.size.height && four.y <= strip.midY)
  }

  /// After a puzzle of today the next one is the main button; after the last, when there are new ones.
  @Test func aSolvedPuzzleLeadsToTheNext() throws {
    let house = try Self.house(Self.solved(1, ["quarto"]))
    house.stage.perform(.today(.open(game: "connect-four", Self.today)))
    house.settle()
    #expect(!house.has("puzzle.day"))
    try PuzzleTests.solve(house, PuzzleTests.click)
    house.settle()
    let day = try house.element("puzzle.day")
    #expect(
      day.value == "1 of 4" && day.label.hasPrefix("1 of 4. Next: Reversi \u{00B7} New ones at midnight, in ")
    )
    #expect(try house.element("puzzle.next").label == "Next: Reversi")
    try house.click("puzzle.next")
    house.settle()
    #expect(house.stage.top.scene.name == "puzzle" && house.stage.top.scene.game?.name == "reversi")
    house.key(.escape)
    house.settle()
    #expect(house.stage.top.scene.name == "menu", "nothing lies below it")
  }

  private enum Door: CaseIterable { case menu, shelf, calendar }

  /// From wherever the last of the day was opened, it leads to the menu.
  @Test(arguments: Door.allCases) private func theLastOfTheDaySaysWhenThereAreNewOnes(_ door: Door) throws {
    let games = ["quarto", "reversi", "pentominoes"]
    let house = try Self.house(Self.solved(1, games) + Self.solved(0, games))
    if door == .menu {
      try house.click("menu.today")
    } else {
      house.stage.perform(.shelf)
      wait(house)
      house.use("shelf.tab.connect-four")
      if door == .calendar { house.use("shelf.calendar") }
      house.use(door == .calendar ? "today.connect-four" : "today.solve")
    }
    house.wait(step: 0.02) { house.stage.top.scene.name == "puzzle" }
    house.settle()
    try PuzzleTests.solve(house, PuzzleTests.click)
    house.settle()
    let label = try house.element("puzzle.day").label
    #expect(label.hasPrefix("All four solved.") && label.contains("New puzzles in "))
    #expect(label.hasSuffix("2 days in a row"))
    #expect(try house.element("puzzle.next").label == "To the menu")
    try house.click("puzzle.next")
    house.settle()
    #expect(house.stage.top.scene.name == "menu" && house.stage.layers.count == 1)
  }

  @Test func aDayOffIsSaid() throws {
    let house = try Self.house([0, 1, 3, 4].flatMap { Self.solved($0, ["quarto"]) })
    let streak = try house.element("menu.streak")
    #expect(streak.label == "4 days, 1 day off" && streak.value == "4")
  }

  /// Whose solution was looked at comes last; it is not solved by that.
  @Test(arguments: [([], "quarto"), (["quarto"], "connect-four"), (["quarto", "connect-four"], "reversi")])
  func theNextIsOneThatWasNotLookedAt(looked: [String], next: String) throws {
    let house = try Self.house(Self.solved(0, ["pentominoes"]) + Self.solved(0, looked, stars: 0))
    #expect(try house.element("menu.four").value == "1 of 4")
    try house.click("menu.today")
    house.wait(step: 0.02) { house.stage.top.scene.name == "puzzle" }
    #expect(house.stage.top.scene.game?.name == next)
  }

  /// Where the solution is shown stands what that means for the day.
  @Test func aSolutionThatIsShownDoesNotCountForTheDay() throws {
    let house = try Self.house(Self.solved(1, ["quarto"]))
    try house.click("menu.today")
    house.wait(step: 0.02) { house.stage.top.scene.name == "puzzle" }
    try house.click("puzzle.solution")
    house.pass(20)
    // After why it is right.
    let said = try #require(try house.element("puzzle.message").value)
    #expect(
      said.hasSuffix(
        ".\nIts solution was shown: it counts for today’s four when you have played it yourself."))
    house.key(.escape)
    house.settle()
    let four = try house.element("menu.four")
    #expect(four.value == "0 of 4" && four.label.contains("Quarto does not count yet"))
  }

  @Test func whenAllWereLookedAtTheFirstComesAgain() throws {
    let house = try Self.house(
      Self.solved(0, ["pentominoes", "reversi"]) + Self.solved(0, ["quarto", "connect-four"], stars: 0))
    try house.click("menu.today")
    house.wait(step: 0.02) { house.stage.top.scene.name == "puzzle" }
    #expect(house.stage.top.scene.game?.name == "quarto")
  }

  /// What is left is played at the table, under the date; and solved there it fills its quarter.
  @Test func theDayOfPentominoesIsPlayedAtTheTable() throws {
    let house = try Self.house(Self.solved(0, Self.three))
    try house.click("menu.today")
    house.wait(step: 0.02) { house.stage.top.scene.name == "table" }
    let table = try #require(house.stage.table(house.stage.top))
    let setup = try #require(table.seated.setup)
    #expect(setup.hasPrefix("daily-2026-01-01;"))
    house.key(.escape)
    house.settle()
    #expect(house.stage.top.scene.name == "menu")

    var options = GameOptions()
    options.setup = setup
    func record(helped: Bool, hints: Int) -> GameRecord {
      var game = GameRecord(
        id: "1", game: "pentominoes", options: options, ownSeat: .first, seed: 1, moves: ["X"], seconds: 61,
        isHelped: helped)
      game.hints = hints
      return game.finished(
        Outcome(winner: .first, reason: "solved"),
        at: Timestamp(clamping: Self.today.number * 86_400 + 50_000))
    }
    for (helped, hints, count) in [(false, 0, "4 of 4"), (true, 1, "4 of 4"), (true, 0, "3 of 4")] {
      let solved = try Self.house(
        Self.solved(0, Self.three), past: [record(helped: helped, hints: hints)])
      #expect(try solved.element("menu.four").value == count)
    }
  }

  /// Whatever was played, in every window: nothing is cut, and nothing lies on anything else.
  @Test(arguments: Sample.sizes, [1.0, 1.5, 2])
  func theStripHasRoom(size: Size, scale: Double) throws {
    var past = Self.pastGame
    past.date = Timestamp(clamping: Self.today.number * 86_400)
    let house = try Self.house(
      (1...12).flatMap { Self.solved($0, ["reversi"]) } + Self.solved(0, ["quarto", "reversi"])
        + Self.solved(0, ["connect-four"], stars: 0), size,
      past: [past])
    var settings = house.stage.settings
    settings.textSize = Int(100 * scale)
    house.stage.change(settings)
    house.settle()
    let window = Rect(origin: .zero, size: size)
    let solid = house.stage.elements().filter {
      ["menu.four", "menu.today", "menu.streak"].contains($0.id) || $0.id.hasPrefix("menu.game.")
    }
    #expect(solid.count >= 6)
    for (index, one) in solid.enumerated() {
      #expect(window.contains(one.frame), "\(one.id) is cut at \(size)")
      for other in solid.dropFirst(index + 1) {
        #expect(!one.frame.inset(0.5).intersects(other.frame), "\(one.id) and \(other.id) at \(size)")
      }
    }
  }

  private static var pastGame: GameRecord {
    GameRecord(
      id: "2", game: "connect-four", options: GameOptions(), ownSeat: .first, seed: 1,
      moves: "1212121".map { String($0) }, seconds: 61
    ).finished(Outcome(winner: .first, reason: "vertical"), at: 0)
  }

  @Test func theDayIsSharedWithoutASpoiler() throws {
    let house = try Self.house((1...7).flatMap { Self.solved($0, ["reversi"]) } + Self.solved(0, Self.three))
    house.stage.perform(.today(.copy))
    #expect(
      house.takeCopied()
        == "Quartet, 1 January: 3 of 4 \u{00B7} 3 min 57 s \u{00B7} 8 days in a row\n"
        + "\u{1F7EB}\u{1F7E6}\u{1F7E9}\u{2B1C}")
    house.stage.perform(.today(.share))
    let pictures = house.stage.effects.compactMap { if case .picture(let card) = $0 { card } else { nil } }
    let card = try #require(pictures.first)
    #expect(card.size == Size(632, 380))
    try expectSnapshot(card.list, "day-card")
  }

  /// The month as the shelf shows it: it can be turned back, and each day says what was solved.
  @Test func theMonthTellsItsDays() throws {
    let house = try Self.house(Self.solved(0, ["quarto"]) + Self.solved(2, Self.three))
    let room = Rect(0, 0, 380, 420)
    func ids(_ months: Int) -> [(id: String, label: String)] {
      let month = MonthNode(house.context, months: months)
      let interface = Interface(
        month.calendar(), in: room, type: house.stage.type, metrics: house.stage.setup.metrics)
      return interface.elements(ControlHost()).map { ($0.id, $0.label) }
    }
    let now = ids(0)
    #expect(now.contains { $0 == ("today.day.2026-01-01", "1 January: 1 of 4") })
    #expect(now.count { $0.id.hasPrefix("today.day.") } == 31)
    #expect(ids(-1).contains { $0 == ("today.day.2025-12-30", "30 December: 3 of 4") })
    #expect(ids(-1).contains { $0.id == "today.month" && $0.label == "December 2025" })
    let month = MonthNode(house.context)
    let picture = house.painted(
      .column([month.calendar(), .space(24), month.card]), in: Rect(0, 0, 380, 700)
    ).list
    try expectSnapshot(picture, "day-month")
  }

  private func shelf(_ tries: [PuzzleTry]) throws -> House {
    let house = try Self.house(tries)
    house.stage.perform(.shelf)
    wait(house)
    if house.has("shelf.calendar") { house.use("shelf.calendar") }
    return house
  }

  private func wait(_ house: House) {
    house.wait(step: 0.01) { !house.stage.top.scene.isBusy }
    house.settle()
  }

  /// A past day shows its four in the place of today's; what is solved of them is no day of the streak. Days to come are no controls.
  @Test func aPastDayOpensItsFour() throws {
    let house = try shelf(Self.solved(3, ["reversi"]))
    #expect(try house.element("today.day.2026-01-02").role == .text)
    try house.click("today.previous")
    house.settle()
    house.stage.use("today.day.2025-12-30", of: house.stage.top)
    wait(house)
    house.stage.use("today.quarto", of: house.stage.top)
    house.settle()
    #expect(try PuzzleTests.scene(house).packed.id == "day.2025-12-30")
    try PuzzleTests.solve(house, PuzzleTests.drag)
    house.key(.escape)
    house.settle()
    #expect(house.stage.kept.sums.stars["quarto"]?["day.2025-12-30"] == 3)
    #expect(house.stage.kept.calendar.solved(on: Day(year: 2025, month: 12, day: 30)).isEmpty)
    #expect(house.stage.kept.calendar.streak(today: Self.today).days == 0)
  }

  /// Before the first day nobody missed anything; before any day there is no calendar and no streak.
  @Test func daysBeforeTheFirstAreQuiet() throws {
    let house = try shelf(Self.solved(1, ["quarto"]))
    try house.click("today.previous")
    house.settle()
    #expect(try house.element("today.day.2025-12-31").role != .text)
    #expect(try house.element("today.day.2025-12-30").role == .text)
    let first = try shelf([])
    #expect(!first.has("shelf.calendar") && !first.has("today.month") && !first.has("today.streak"))
  }

  @Test func whenAllAreSolvedTheShelfSaysWhenThereAreNewOnes() throws {
    let house = try shelf(Self.solved(0, Self.three + ["pentominoes"]))
    #expect(TodayState.untilTomorrow(LocalClock(now: { 15 * 3600 })) == "New puzzles in 9 h 0 min")
    #expect(TodayState.untilTomorrow(LocalClock(now: { 86_400 - 61 })) == "New puzzles in 2 min")
    #expect(TodayState.nextOnes(LocalClock(now: { 15 * 3600 })) == "New ones at midnight, in 9\u{A0}h")
    #expect(TodayState.nextOnes(LocalClock(now: { 86_400 - 61 })) == "New ones at midnight, in 2\u{A0}min")
    #expect(house.wake != .nextFrame, "once a minute")
  }

  @Test func weeksBeginAsTheLanguageSays() throws {
    let house = try Self.house([])
    let interface = Interface(
      MonthNode(house.context).calendar(), in: Rect(0, 0, 380, 420), type: house.stage.type,
      metrics: house.stage.setup.metrics)
    func column(_ day: Int) throws -> Double {
      try #require(interface.elements(ControlHost()).first { $0.id == "today.day.2026-01-0\(day)" }).frame.x
    }
    // The fourth was a Sunday.
    #expect(try column(4) < column(5) && column(4) < column(3))
  }
}
