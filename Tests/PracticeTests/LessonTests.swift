// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import Catalog
import ConnectFour
import GameCore
import GoldenKit
import Preferences
import StageKit
import Testing
import Words

@testable import Practice
@testable import Stage

/// Lessons as they are played: the hand, a wrong try, a right one, the next.
struct LessonTests {
  static let names = catalog.map { $0.info.name }

  private static let turns: [[String]] = [[], ["tile.mirror"]].flatMap { first in
    (0..<4).map { first + [String](repeating: "tile.right", count: $0) }
  }

  private func house(_ game: String, _ size: Size = Size(1280, 800), lesson: Int = 0) throws -> House {
    let house = try House(size, game: game, settings: House.friends)
    house.stage.perform(.lesson(lesson))
    house.settle()
    #expect(house.stage.top.scene.name == "lesson")
    return house
  }

  private func lesson(_ house: House) throws -> any LessonProgress {
    try #require(house.stage.top.scene as? any LessonProgress)
  }

  /// Drags a piece so that it makes this move; false where no drag makes it.
  private func drag(_ move: String, _ house: House) throws -> Bool {
    for turns in Self.turns {
      guard let way = try lesson(house).way(of: move, turns: turns) else { continue }
      house.handle(.pointerDown(way.from, .left, isTouch: false, time: house.now))
      house.pass(0.02)
      house.handle(.pointerMoved(way.from + Point(9, 9), time: house.now))
      for turn in turns { house.key(.character(turn == "tile.right" ? "r" : "m")) }
      house.pass(0.3)
      house.handle(.pointerMoved(way.to, time: house.now))
      house.pass(0.1)
      house.handle(.pointerUp(way.to, .left, isTouch: false, time: house.now))
      house.settle()
      return true
    }
    return false
  }

  /// The first of these moves that a drag can make; false where none can.
  private func dragFirst(of moves: [String], _ house: House) throws -> Bool {
    for move in moves where try drag(move, house) { return true }
    return false
  }

  private func play(_ step: LessonStep, of game: any Game.Type, _ house: House, _ place: String) throws {
    #expect(try lesson(house).remark == nil && house.message == step.sentence.said, "\(place)")
    if let shown = step.shown {
      #expect(try lesson(house).way(of: shown, turns: step.turns) != nil, "\(place): no hand can show it")
      house.pass(4)
      #expect(try !lesson(house).isShowing && lesson(house).showsTarget)
      try house.click("lesson.try")
    }
    #expect(try !lesson(house).showsTarget, "\(place): the answer lies on the board")
    let before = house.moves
    if try dragFirst(of: game.wrongMoves(in: step), house) {
      #expect(house.moves == before, "\(place)")
      #expect(try lesson(house).remark != nil && !lesson(house).isDone, "\(place)")
      // What lights up is what the try misses, never the move that is meant.
      let answers = step.right.flatMap(PuzzleTests.ids)
      let lit = try lesson(house).lit.subtracting(step.cells)
      #expect(lit.isEmpty || !lit.isSubset(of: answers), "\(place): a wrong try lights the answer")
      #expect(try step.cells.isEmpty || !lesson(house).lit.isEmpty, "\(place): a wrong try lights nothing")
    }
    let isPlayed = try dragFirst(of: step.right, house)
    #expect(isPlayed, "\(place): no hand can play it")
    #expect(try lesson(house).isDone && lesson(house).remark == step.why.said, "\(place)")
    house.pass(4)
    let answers = step.answers.split(separator: " ").count
    #expect(house.moves.count == before.count + 1 + answers, "\(place)")
  }

  /// Who tries while the hand still carries a piece has the board before them as if there had been no hand.
  @Test(arguments: names) func theHandLetsGoForWhoTries(_ name: String) throws {
    let boards = try [false, true].map { waits in
      let house = try House(game: name, settings: House.friends)
      house.stage.perform(.lesson(0))
      house.pass(0.1)
      if waits {
        for _ in 0..<60 { if try lesson(house).isShowing { break } else { house.pass(0.1) } }
        house.pass(0.9)
        #expect(try lesson(house).isShowing)
      }
      house.key(.enter)
      #expect(try !lesson(house).isShowing)
      house.pass(6)
      return house.stage.elements().filter { [.piece, .cell, .column].contains($0.role) }
    }
    #expect(boards[0] == boards[1] && !boards[0].isEmpty)
  }

  /// The hand can be followed with the eyes: it sets out, carries a piece for a while, and lets go.
  @Test(arguments: names) func theHandTakesItsTime(_ name: String) throws {
    let house = try House(game: name, settings: House.friends)
    house.stage.perform(.lesson(0))
    var shown = 0.0
    var pictures: [DrawList] = []
    for _ in 0..<60 where pictures.count < 60 {
      house.pass(0.1)
      guard try lesson(house).isShowing else { continue }
      shown += 0.1
      if house.stage.picture() != pictures.last { pictures.append(house.stage.picture()) }
    }
    #expect((1.5...4).contains(shown), "\(shown)")
    #expect(pictures.count > 9, "\(pictures.count)")
  }

  /// What is said of a move is said in the language that is spoken; what the table refused is forgotten, which only it can say anew.
  @Test func anotherLanguageForgetsWhatWasRefused() throws {
    let house = try house("reversi")
    try house.click("lesson.try")
    let taken = try #require(
      house.stage.elements().first {
        $0.id.hasPrefix("cell.") && ($0.value == "ink" || $0.value == "ivory")
      })
    house.click(at: taken.frame.center)
    house.settle()
    #expect(try lesson(house).remark != nil)
    var settings = house.stage.settings
    settings.language = "de"
    house.stage.change(settings)
    #expect(try lesson(house).remark == nil)
  }

  @Test(arguments: names) func everyLessonIsPlayedToItsEnd(_ name: String) throws { try playAll(name) }

  @Test(arguments: names) func soItIsInGerman(_ name: String) throws {
    let isSpoken: Void? = try Language.speaking("de", folder: Repository.assets + "/translations") {
      #expect(Phrase("Lessons").said != "Lessons")
      try playAll(name)
    }
    #expect(isSpoken != nil, "Scripts/translations --build makes the catalogues")
  }

  private func playAll(_ name: String) throws {
    let house = try house(name)
    let game = try #require(catalog.first { $0.info.name == name })
    for (index, lesson) in game.lessons.enumerated() {
      for (number, step) in lesson.steps.enumerated() {
        let scene = try self.lesson(house)
        #expect(scene.index == index && scene.stepIndex == number, "\(name), \(lesson.name)")
        try play(step, of: game, house, "\(name), \(lesson.name) \(number + 1)")
        try house.click("lesson.next")
        house.settle()
      }
      #expect(house.stage.settings.isDone(lesson, in: name))
    }
    // Praise, what was learned, and a game.
    #expect(try house.element("lesson.message").label == tr("Well done: those were all the lessons."))
    try house.click("lesson.play")
    house.settle()
    #expect(house.stage.top.scene.name == "table")
    let opponent = house.stage.table(house.stage.top)?.seated.opponent
    #expect(!game.info.isContest || opponent == .character(.pebble))
    // It is kept.
    house.stage.setup.store.flush()
    let kept = SettingsStore(directory: house.folder).load().settings
    #expect(kept.lessonsDone.count == game.lessons.count)
  }

  /// With reduced motion no hand comes, and the ring says where.
  @Test func withoutMotionNothingIsCarried() throws {
    var settings = House.friends
    settings.reducedMotion = true
    let house = try House(game: "quarto", settings: settings)
    house.stage.perform(.lesson(0))
    house.settle()
    house.pass(3)
    #expect(house.stage.top.scene.name == "lesson" && house.has("lesson.try"))
    house.key(.enter)
    #expect(!house.has("lesson.try") && house.has("lesson.again"))
  }

  @Test func aClickIntoTheShowBeginsTheTry() throws {
    let house = try house("connect-four")
    house.pass(0.9)
    try house.click("column.7")
    house.settle()
    #expect(house.has("lesson.next"))
    house.key(.enter)
    house.settle()
    // The second step is to be found, by key.
    house.key(.character("1"))
    house.settle()
    #expect(house.message == "That makes no four. Look for three of yours above each other.")
    house.key(.character("4"))
    house.settle()
    #expect(house.message == "Four in a column win, too.")
    house.key(.escape)
    house.settle()
    #expect(house.stage.top.scene.name == "table")
  }

  @Test(
    arguments: names,
    [Size(1280, 800), Size(720, 560), Size(600, 900), Size(1600, 1000), Size(960, 700)])
  func everythingHasItsPlace(_ name: String, _ size: Size) throws {
    for text in [100, 200] {
      let house = try house(name, size, lesson: 2)
      house.stage.settings.textSize = text
      house.settle()
      house.pass(3)
      let window = Rect(origin: .zero, size: size)
      let controls = house.controls
      for (index, control) in controls.enumerated() {
        #expect(window.contains(control.frame), "\(name) \(size.width) \(text): \(control.id)")
        for other in controls.dropFirst(index + 1) {
          #expect(
            !control.frame.inset(1).intersects(other.frame.inset(1)),
            "\(control.id) \(other.id) \(name) \(size.width) \(text)")
        }
      }
      for id in ["lesson.back", "lesson.again", "lesson.title", "lesson.message"] {
        let frame = try house.element(id).frame
        #expect(window.contains(frame), "\(id)")
      }
    }
  }

  // MARK: - The way there

  @Test func helpShowsRulesAndLeadsToLessons() throws {
    let house = try House(game: "connect-four", settings: House.friends)
    house.key(.function(1))
    house.settle()
    #expect(house.popup == "help")
    #expect(try house.element("help.rule").label.hasPrefix("Discs fall as far as they can. "))
    house.key(.pageDown)
    house.settle()
    #expect(try house.element("help.rule").label.hasPrefix("Four in a line win. "))
    house.pass(30)
    try house.click("help.rule.4")
    house.settle()
    #expect(try house.element("help.rule").label.hasPrefix("A full board is a draw. "))
    try house.click("help.lesson.2")
    house.settle()
    #expect(
      house.stage.top.scene.name == "lesson"
        && house.message == "Whoever fills a hole opens the one above it.")
    house.key(.escape)
    house.settle()
    #expect(house.stage.top.scene.name == "table")
  }

  /// The clock stands while somebody reads.
  @Test func helpRestsInTheEnd() throws {
    let house = try House(game: "reversi", settings: House.friends)
    house.key(.function(1))
    house.pass(120)
    #expect(house.rests)
    house.key(.function(1))
    house.settle()
    #expect(house.popup == nil)
  }

  /// Until one of them was done, and only before the first move; the menu leads there, too.
  @Test func lessonsAreOfferedBeforeTheFirstMove() throws {
    let house = try House(settings: House.friends)
    var setup = house.stage.setup
    setup.offersLessons = true
    setup.game = catalog.first { $0.info.name == "reversi" }
    func offers(_ stage: Stage) -> Bool { stage.elements().contains { $0.id == "table.lessons" } }
    let stage = Stage(setup, now: 0)
    _ = stage.advance(to: 1)
    #expect(offers(stage))
    stage.use("table.lessons", of: stage.top)
    _ = stage.advance(to: 2)
    #expect(stage.top.scene.name == "lesson")
    let again = Stage(setup, now: 0)
    _ = again.advance(to: 1)
    #expect(offers(again), "nothing was done yet")
    var settings = again.settings
    settings.lessonsDone.insert("reversi.turning")
    again.change(settings)
    _ = again.advance(to: 2)
    #expect(!offers(again))
  }

  @Test(
    arguments: names,
    [Size(1280, 800), Size(1366, 768), Size(720, 560), Size(600, 900), Size(1600, 1000), Size(960, 700)])
  func lessonsAreOfferedAtEverySize(_ name: String, _ size: Size) throws {
    let house = try House(size)
    var setup = house.stage.setup
    setup.offersLessons = true
    setup.game = catalog.first { $0.info.name == name }
    let stage = Stage(setup, now: 0)
    _ = stage.advance(to: 1)
    let elements = stage.elements()
    let offer = try #require(elements.first { $0.id == "table.lessons" })
    #expect(Rect(origin: .zero, size: size).contains(offer.frame))
    // In one line what the game is about; a small window may have no room for it.
    let aim = try #require(stage.setup.game?.aimWords)
    let words = stage.picture().commands.compactMap { command in
      if case .text(let words, _, _, _, _) = command { words } else { nil }
    }.joined(separator: " ")
    #expect(words.contains(aim) || size.width < 1200, "\(aim)")
    let board = elements.filter { $0.role == .cell || $0.role == .column }
    #expect(!board.contains { $0.frame.inset(1).intersects(offer.frame.inset(1)) })
  }

  /// Whoever has played, or has chosen somebody, keeps them.
  @Test func theFirstOpponentIsPebble() throws {
    let archive = MemoryArchive(past: [Sample.past(0, "quarto")])
    let house = try House(archive: archive)
    var setup = house.stage.setup
    setup.offersLessons = true
    let stage = Stage(setup, now: 0)
    var chosen = stage.settings
    chosen[game: "reversi"].opponent = .friend
    stage.change(chosen)
    archive.send(.open)
    for time in 1...5 { _ = stage.advance(to: Double(time)) }
    let opponents = ["connect-four", "quarto", "reversi"].map { stage.settings[game: $0].opponent }
    #expect(opponents == [.character(.pebble), .character(.bramble), .friend])
  }

  /// The way back is to where the player came from.
  @Test func lessonsLeadBackToTheMenu() throws {
    let house = try House(settings: House.friends)
    house.stage.perform(.lessons("reversi"))
    house.settle()
    #expect(house.stage.top.scene.name == "lesson" && house.has("lesson.title"))
    house.key(.escape)
    house.settle()
    #expect(house.stage.top.scene.name == "menu")
  }

  @Test func aMoveThatDecidesAsWellIsAccepted() throws {
    // Column 4 makes two threats where an odd one is asked for; a four that is there is not given up for two threats.
    for (claim, isAccepted) in [(LessonClaim.has("odd threat"), true), (.wins, false)] {
      let step = LessonStep(
        after: "5 2 1 2 6 5", Phrase("Right."), Phrase("Right."), right: ["7"], [claim],
        why: Phrase("Right."), miss: Phrase("Right."))
      let position = try #require(ConnectFour.line(setup: nil, step.moves)).position
      let move = try #require(ConnectFour.Move("4"))
      #expect(step.isAccepted(move, of: ConnectFour.self, in: position) == isAccepted)
    }
  }

  /// However long their captions are, the lessons of one row of the help are equally high.
  @Test(arguments: names, [(Size(1280, 800), 100), (Size(1366, 768), 100)])
  func theHelpHasEvenRows(_ name: String, _ place: (size: Size, text: Int)) throws {
    var settings = House.friends
    settings.textSize = place.text
    let house = try House(place.size, game: name, settings: settings, resources: Sample.resources)
    house.key(.function(1))
    house.settle()
    let plates = house.stage.top.interface.controls.filter { $0.id.hasPrefix("help.lesson.") }.map(\.frame)
    #expect(plates.count > 1)
    for row in Dictionary(grouping: plates, by: \.y).values {
      #expect(Set(row.map(\.height)).count == 1, "\(row)")
    }
    #expect(Set(plates.map(\.y)).count < plates.count)
  }
}

extension Game {
  fileprivate static var aimWords: String? { facets.aim?.said }

  /// The legal moves of a step that are not right.
  fileprivate static func wrongMoves(in step: LessonStep) -> [String] {
    let position = line(setup: step.setup, step.moves)?.position
    return (position?.legalMoves ?? []).map(\.description).filter { !step.right.contains($0) }
  }
}
