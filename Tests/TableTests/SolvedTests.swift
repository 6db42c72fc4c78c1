// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Pentominoes
import Preferences
import StageKit
import Testing

@testable import Stage
@testable import Table

/// What stands beside a solved puzzle.
struct SolvedTests {
  /// - Parameter isTold: whether the program counts what is left and judges drops, as it does at first.
  private func house(_ archive: MemoryArchive, _ size: Size = Size(1280, 800), isTold: Bool = true) throws
    -> House
  {
    archive.send(.open)
    var settings = Settings()
    for name in ["left", "warn"] { settings[game: "pentominoes"].switches[name] = isTold }
    let house = try House(size, game: "pentominoes", settings: settings, archive: archive)
    house.pass(0.1)
    house.handle(.paste(PentominoPlay.small))
    house.settle()
    return house
  }

  private func solve(_ house: House, withHint: Bool = false) throws {
    if withHint {
      try house.click("table.hint")
      house.wait(step: 0.002) { house.message != "Looking for the best move." }
    }
    try PentominoPlay.carry(house, "F", to: "cell.2.3")
    try PentominoPlay.carry(house, "U", to: "cell.2.1", keys: "r")
    try PentominoPlay.carry(house, "P", to: "cell.2.5", keys: "rr")
    house.pass(1.5)
    house.wait(step: 0.002) {
      house.stage.elements().first { $0.id == "table.banner" }?.label
        == "Solved. This is the only solution."
    }
  }

  /// The worst help decides, and it is known of the game in the history, too.
  @Test(arguments: [(false, false, "gold"), (true, false, "silver"), (false, true, "bronze")])
  func theMedalSaysWithWhatItWasWon(isTold: Bool, withHint: Bool, medal: String) throws {
    let archive = MemoryArchive()
    let house = try house(archive, isTold: isTold)
    try solve(house, withHint: withHint)
    #expect(try house.element("table.banner").value == medal)
    #expect(try house.element("puzzle.medals").value == medal)
    #expect(archive.past.map(\.medal.rawValue) == [medal])
    let stars = try house.element("puzzle.stars")
    #expect(stars.label.contains("No hints, no counter"))
    #expect(stars.value?.dropFirst().first == (medal == "gold" ? "*" : "-"))
  }

  /// Where the lessons are offered a hint is told all the same, from the first moment on.
  @Test func aHintTakesThePlaceOfTheOffer() throws {
    var setup = try House().stage.setup
    setup.offersLessons = true
    setup.game = Pentominoes.self
    let stage = Stage(setup, now: 0)
    _ = stage.advance(to: 1)
    func has(_ id: String) -> Bool { stage.elements().contains { $0.id == id } }
    func told() -> Bool {
      let message = stage.elements().first { $0.id == "table.message" }?.label ?? ""
      let drawn = stage.picture().commands.compactMap { command in
        if case .text(let words, _, _, _, _) = command { words } else { nil }
      }.joined(separator: " ")
      return !message.isEmpty && drawn.contains(message)
    }
    #expect(has("table.lessons"))
    stage.use("table.hint", of: stage.top)
    _ = stage.advance(to: 2)
    #expect(!has("table.lessons") && told())
  }

  /// Whoever leaves a solved board and comes back reads the same of it, and the time in the history is the one that was told.
  @Test func whatIsSaidOfItStaysAndIsKept() throws {
    let archive = MemoryArchive()
    let house = try house(archive)
    try solve(house)
    func story() throws -> String { try house.element("puzzle.story").label }
    func texts() -> [String] { PaintedText.all(house).map(\.words) }
    let (first, said) = (try story(), texts())
    let table = try #require(house.stage.table(house.stage.top) as? TableScene<Pentominoes>)
    #expect(
      archive.past.map(\.seconds.value) == [table.session.elapsed], "the clock stands with the last tile")
    house.stage.perform(.back)
    house.pass(3)
    house.stage.perform(.openGame("pentominoes"))
    house.wait(step: 0.002) { (try? story()) == first }
    #expect(texts() == said)
  }

  /// Whoever switches it on for a moment has been told.
  @Test func aGlanceAtTheCounterIsRemembered() throws {
    let archive = MemoryArchive()
    let house = try house(archive, isTold: false)
    try PentominoPlay.carry(house, "F", to: "cell.2.3")
    for isTold in [true, false] {
      var settings = Settings()
      for name in ["left", "warn"] { settings[game: "pentominoes"].switches[name] = isTold }
      house.stage.perform(.change(settings))
      house.pass(0.5)
    }
    try PentominoPlay.carry(house, "U", to: "cell.2.1", keys: "r")
    try PentominoPlay.carry(house, "P", to: "cell.2.5", keys: "rr")
    house.pass(1.5)
    #expect(try house.element("table.banner").value == "silver")
    // The same once more is a game of its own.
    try house.click("table.restart")
    house.settle()
    try solve(house)
    #expect(try house.element("table.banner").value == "gold")
  }

  @Test func solvedAloneItIsCounted() throws {
    let archive = MemoryArchive()
    let house = try house(archive)
    try solve(house)
    #expect(try house.element("table.banner").value == "silver")
    #expect(archive.solutions.count == 1 && archive.solutions[0].game == "pentominoes")
    #expect(
      try house.element("puzzle.story").label.hasPrefix(
        "This is the only solution. The F left five squares that only the U fills."))
    #expect(try !house.element("puzzle.story").label.contains("You have found"))
    try house.click("table.undo")
    house.settle()
    #expect(house.moves.count == 2 && !house.has("table.banner") && house.has("table.hint"))
    // Found again, it is the same one.
    try house.click("table.redo")
    house.pass(2)
    #expect(house.has("table.banner") && archive.solutions.count == 1)
    try house.click("table.restart")
    house.settle()
    #expect(house.moves.isEmpty && !house.has("table.banner"))
  }

  /// Of a first solution nothing is compared; of a second one everything, and none of it with itself.
  @Test func starsSayWhatIsTrue() throws {
    let house = try house(MemoryArchive(), isTold: false)
    house.stage.begin("small;Small one;easy;1;4;...../...../..... FPU 3")
    house.settle()
    house.pass(0.1)
    try solve(house)
    #expect(
      try house.element("puzzle.stars").label
        .hasPrefix("Solved for the first time, No hints, no counter, Under "))
    #expect(try house.element("puzzle.stars").value == "***")
    house.pass(30)
    #expect(try house.element("puzzle.stars").value == "***", "it stays as it was told")
    #expect(try house.element("table.restart").label == "Once more", "there is no other solution")
    try house.click("table.restart")
    house.settle()
    house.pass(30)
    try solve(house)
    let second = try house.element("puzzle.stars")
    #expect(
      second.label.hasPrefix("This solution you had found before, No hints, no counter, A new best time"),
      "\(second.label)")
    let isQuicker = second.label.contains("A new best time, by ")
    #expect(second.value == (isQuicker ? "-**" : "-*-"))
    #expect(!second.label.contains("by 0:00") && !second.label.contains("by 00:00"), "\(second.label)")
  }

  @Test func aHintIsSaidOnce() throws {
    let house = try house(MemoryArchive())
    try solve(house, withHint: true)
    #expect(try house.element("puzzle.stars").value == "*-*")
    let words = house.stage.picture().commands.count { command in
      if case .text("With 1 hint.", _, _, _, _) = command { true } else { false }
    }
    #expect(words == 1)
  }

  /// Where the results have room beside the board it stays; elsewhere it glides, never faster than it could be followed.
  @Test(arguments: [
    (1280.0, 800.0, true), (1500, 900, true), (960, 640, false), (720, 560, false), (720, 1000, false),
  ])
  func theBoardDoesNotJump(width: Double, height: Double, stays: Bool) throws {
    let house = try house(MemoryArchive(), Size(width, height))
    try PentominoPlay.carry(house, "F", to: "cell.2.3")
    try PentominoPlay.carry(house, "U", to: "cell.2.1", keys: "r")
    try PentominoPlay.carry(house, "P", to: "cell.2.5", keys: "rr")
    house.pass(2)
    try house.click("table.undo")
    house.settle()
    let before = try house.element("cell.2.3").frame
    _ = house.stage.step([], at: house.now)
    try house.click("table.redo")
    var last = before
    for _ in 0..<150 {
      house.pass(1.0 / 60)
      let now = try house.element("cell.2.3").frame
      let step = [now.x - last.x, now.y - last.y, now.width - last.width].map { abs($0) }
      #expect(step[0] < 40 && step[1] < 40 && step[2] < 8, "\(step)")
      last = now
    }
    #expect(house.has("puzzle.stars"))
    #expect((last == before) == stays)
  }

  /// The width of the medal from picture to picture.
  private func medals(_ house: House) -> [Double] {
    (0..<60).compactMap { _ in
      house.pass(1.0 / 60)
      return house.stage.picture().commands.compactMap { command in
        if case .picture(.asset("pieces/medal-silver"), let rect, _, _) = command { rect.width } else { nil }
      }.first
    }
  }

  @Test(arguments: [false, true]) func theMedalTurnsOnce(isReduced: Bool) throws {
    let house = try house(MemoryArchive())
    var settings = Settings()
    settings.reducedMotion = isReduced
    house.stage.perform(.change(settings))
    try PentominoPlay.carry(house, "F", to: "cell.2.3")
    try PentominoPlay.carry(house, "U", to: "cell.2.1", keys: "r")
    try PentominoPlay.carry(house, "P", to: "cell.2.5", keys: "rr")
    try house.click("table.undo")
    house.settle()
    _ = house.stage.step([], at: house.now)
    try house.click("table.redo")
    let widths = medals(house) + medals(house)
    let heard = house.stage.step([], at: house.now).effects.flatMap { effect -> [Sound] in
      if case .play(let sounds, _) = effect { sounds } else { [] }
    }
    let end = try #require(heard.firstIndex { $0.cue == .win })
    // The last tile lands in the middle; it is heard about when the win is.
    let landed = heard[end...].filter { $0.cue == .woodLand(isDark: false, isTall: false) && $0.x > 0.6 }
    #expect(landed.count == 1, "it lands")
    let full = try #require(widths.last)
    #expect(full == 80)
    #expect((widths.min() ?? 0 < full / 2) == !isReduced)
    house.pass(30)
    #expect(medals(house).allSatisfy { $0 == full })
  }

  @Test func withAHintItIsNotCounted() throws {
    let archive = MemoryArchive()
    let house = try house(archive)
    try solve(house, withHint: true)
    #expect(try house.element("table.banner").value == "bronze")
    #expect(archive.solutions.isEmpty)
    #expect(archive.past.map(\.hints) == [1])
  }

  /// Nothing is cut off or hidden at any size.
  @Test(arguments: [Size(1280, 800), Size(720, 560), Size(720, 1000), Size(960, 640), Size(1600, 900)])
  func everythingHasItsPlace(_ size: Size) throws {
    let house = try house(MemoryArchive(), size)
    try solve(house)
    let window = Rect(origin: .zero, size: size)
    let cells = house.stage.elements().filter { $0.id.hasPrefix("cell.") }.map(\.frame)
    let board = cells.dropFirst().reduce(try #require(cells.first)) { $0.union($1) }
    #expect(window.contains(board))
    for id in ["table.banner", "puzzle.next", "table.restart", "table.undo"] {
      let frame = try house.element(id).frame
      #expect(window.contains(frame) && !frame.intersects(board), "\(id) at \(frame)")
    }
    for (index, one) in house.controls.enumerated() {
      for other in house.controls.dropFirst(index + 1) {
        #expect(!one.frame.inset(0.01).intersects(other.frame), "\(one.id) and \(other.id) overlap")
      }
    }
  }

  /// At no size of text anything of it leaves: it scrolls, and nothing touches the way on.
  @Test(arguments: [Size(1280, 800), Size(720, 560), Size(720, 1000), Size(1250, 600)], [100, 150, 200])
  func nothingOfItLeaves(_ size: Size, _ percent: Int) throws {
    let house = try house(MemoryArchive(), size)
    var settings = Settings()
    settings.textSize = percent
    house.stage.perform(.change(settings))
    house.settle()
    try solve(house)
    let drawn = house.stage.picture().commands.compactMap { command in
      if case .text(let words, _, _, _, _) = command { words } else { nil }
    }.joined(separator: " ")
    for words in ["Solved.", "Your time", "No hints", "Under", "This is the only solution."] {
      #expect(drawn.contains(words), "\(words)")
    }
    let interface = house.stage.top.interface
    let next = try house.element("puzzle.next").frame
    let story = try #require(interface.frame(of: "puzzle.story"))
    let area = interface.areas.first { $0.id == "table.results" && $0.overflow > 0 }
    #expect((area?.frame.maxY ?? story.maxY) + 8 <= next.y)
    #expect(percent == 200 || area == nil || size.height < 640)
    if let area {
      house.handle(.wheel(Point(0, -30), at: area.frame.center))
      house.settle()
      let end = house.stage.top.interface.frame(of: "puzzle.story")?.maxY ?? .infinity
      #expect(end <= area.frame.maxY + 1, "one scrolls to its end")
    }
  }

  @Test func theNextPuzzleIsTheFirstThatIsNotSolved() {
    let starts = ["a", "b", "c"].map { name in
      GameStart(id: name, group: "g", groupTitle: "G", title: name, detail: "", setup: name)
    }
    func next(after present: String, solved: Set<String>) -> String? {
      SolvedState.next(in: starts, after: { $0.id == present }, isSolved: { solved.contains($0.id) })?.id
    }
    #expect(next(after: "a", solved: ["a"]) == "b")
    #expect(next(after: "a", solved: ["a", "b"]) == "c")
    #expect(next(after: "c", solved: ["c"]) == "a")
    #expect(next(after: "b", solved: ["a", "b", "c"]) == "c")
    #expect(next(after: "elsewhere", solved: []) == "a")
    let end = SolvedState.next(in: starts, wraps: false, after: { $0.id == "c" }, isSolved: { _ in false })
    #expect(end == nil, "a pack has an end")
    #expect(SolvedState.next(in: [], after: { _ in true }, isSolved: { _ in false }) == nil)
  }
}
