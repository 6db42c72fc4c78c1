// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import Catalog
import GameCore
import GoldenKit
import Preferences
import StageKit
import Testing
import Words

@testable import Practice
@testable import Stage

/// Puzzles as they are solved: right and wrong moves, hints, the solution, stars, leaving and coming back.
struct PuzzleTests {
  static let names = ["connect-four", "quarto", "reversi"]
  static func house(
    _ name: String, _ ids: [String], _ size: Size = Size(1280, 800), settings: Settings = House.friends,
    archive: MemoryArchive = MemoryArchive(), theme: Settings.Theme = .light
  ) throws -> House {
    let house = try House(
      size, theme: theme, settings: settings, archive: archive, resources: Sample.resources)
    archive.send(.open)
    house.settle()
    house.stage.perform(.puzzle(game: name, puzzles: ids, at: 0))
    house.settle()
    return house
  }

  static func scene(_ house: House) throws -> any PuzzleProgress {
    try #require(house.stage.top.scene as? any PuzzleProgress)
  }

  /// Plays what is to be found until it is solved, one way or the other.
  static func solve(_ house: House, _ play: (String, House) throws -> Void) throws {
    for _ in 0..<30 {
      house.pass(1.2)
      guard let sought = try scene(house).sought else { continue }
      let before = house.moves
      try play(sought, house)
      house.settle()
      #expect(house.moves.count > before.count, "\(sought)")
      if try scene(house).state.stars != nil { return }
    }
  }

  /// Drags the piece there.
  static func drag(_ move: String, _ house: House) throws {
    let way = try #require(try scene(house).way(of: move), "no hand can play \(move)")
    house.drag(from: way.from, to: way.to)
  }

  /// Another way to make the move than by dragging.
  static func click(_ move: String, _ house: House) throws {
    try house.click(try #require(ids(move).first(where: house.has), "\(move)"))
  }

  /// Where a move can be clicked, by game.
  static func ids(_ move: String) -> [String] {
    move.hasPrefix("=") ? ["piece." + move.dropFirst()] : ["column." + move, "cell." + place(move)]
  }

  /// "b3" as it stands in ids, in both games that write squares so.
  private static func place(_ move: String) -> String {
    guard let letter = move.utf8.first, let row = Int(move.dropFirst()) else { return "" }
    return "\(row).\(Int(letter) - 96)"
  }

  // MARK: - To the end

  @Test(arguments: names) func theFirstOfEveryPackIsSolvedByDragging(_ name: String) throws {
    for puzzle in try Sample.firsts(name) {
      let archive = MemoryArchive()
      let house = try Self.house(name, [puzzle.id], archive: archive)
      try Self.solve(house, Self.drag)
      #expect(try Self.scene(house).state.stars == 3, "\(puzzle.id)")
      #expect(archive.tries.map(\.stars) == [3] && archive.tries.map(\.puzzle) == [puzzle.id])
      #expect(house.message == "Solved.")
      #expect(
        try house.element("puzzle.message").value?.contains(".") == true, "\(puzzle.id): not a word why")
      #expect(Array(house.moves.suffix(puzzle.solution.count)) == puzzle.solution, "\(puzzle.id)")
    }
  }

  @Test(arguments: names) func theFirstOfEveryPackIsSolvedByClicking(_ name: String) throws {
    for puzzle in try Sample.firsts(name) {
      let house = try Self.house(name, [puzzle.id])
      try Self.solve(house, Self.click)
      #expect(try Self.scene(house).state.stars == 3, "\(puzzle.id)")
    }
  }

  @Test func aPuzzleIsSolvedByKeysAlone() throws {
    let all = try Sample.game("connect-four").packedPuzzles(Sample.resources).filter { $0.pack == "win-3" }
    let archive = MemoryArchive()
    let house = try Self.house("connect-four", all.prefix(2).map(\.id), archive: archive)
    try Self.solve(house) { move, house in house.key(.character(Character(move))) }
    house.pass(1)
    #expect(try house.element("puzzle.next").isEnabled)
    house.key(.enter)
    house.settle()
    #expect(try Self.scene(house).packed.id == all[1].id)
    #expect(try !house.element("puzzle.next").isEnabled)
    house.key(.enter)
    house.settle()
    #expect(try Self.scene(house).packed.id == all[1].id, "it waits for a solution")
    house.key(.escape)
    house.settle()
    #expect(house.stage.top.scene.name == "menu" && archive.tries.count == 1)
  }

  /// Where nothing is to be won, what is threatened is named, but not by which move.
  @Test func theDangerIsNamed() throws {
    let all = try Sample.game("connect-four").packedPuzzles(Sample.resources)
    let puzzle = try #require(all.first { $0.id == "save.081" })
    let house = try Self.house("connect-four", [puzzle.id])
    let said = "Amber has a threat. One move makes two threats."
    #expect(try house.element("puzzle.message").value == said)
  }

  // MARK: - Wrong moves

  /// A wrong move of every first puzzle is played, answered, given a reason, and goes back when somebody goes on.
  @Test(arguments: names) func aWrongMoveIsRefutedAndGoesBack(_ name: String) throws {
    for puzzle in try Sample.firsts(name) {
      let house = try Self.house(name, [puzzle.id])
      let game = try Sample.game(name)
      guard let wrong = game.wrongMove(in: puzzle) else { continue }
      let (before, asked) = (house.moves, house.message)
      try Self.click(wrong, house)
      #expect(try Self.scene(house).isRefuting, "\(puzzle.id) \(wrong)")
      try Self.waitForAnswer(house)
      let reason = house.message ?? ""
      #expect(!["", asked, "Let us see."].contains(reason), "\(puzzle.id) \(wrong)")
      let german = Language.speaking("de", folder: Repository.assets + "/translations") {
        house.message ?? ""
      }
      #expect(german.map { $0 != reason } ?? false, "another language says it anew: \(puzzle.id) \(wrong)")
      #expect(house.moves.count > before.count)
      house.pass(30)
      #expect(try Self.scene(house).isRefuting, "it stays while somebody reads")
      house.key(.enter)
      house.settle()
      #expect(house.moves == before, "\(puzzle.id) \(wrong)")
      #expect(try house.element("puzzle.stars").value == "2")
      if house.has("puzzle.tries") { #expect(try house.element("puzzle.tries").value == "1") }
      try Self.solve(house, Self.click)
      #expect(try Self.scene(house).state.stars == 2)
    }
  }

  /// Time goes by no faster than on a wall: whoever waits three seconds for an answer is told less.
  static func waitForAnswer(_ house: House) throws {
    try house.wait(step: 0.004) { try scene(house).state.misses.last?.refutation != nil }
  }

  @Test func manyWrongMovesStillLeaveAStar() throws {
    let puzzle = try #require(try Sample.firsts("connect-four").first { $0.pack == "win-2" })
    let house = try Self.house("connect-four", [puzzle.id])
    let wrong = try #require(try Sample.game("connect-four").wrongMove(in: puzzle))
    for _ in 0..<5 {
      try Self.click(wrong, house)
      house.pass(16)
      house.key(.enter)
      house.settle()
    }
    #expect(try Self.scene(house).state.misses.count == 5)
    try Self.solve(house, Self.click)
    #expect(try Self.scene(house).state.stars == 1)
  }

  /// A click sends the pieces back at once; leaving does, too.
  @Test func whoHasSeenEnoughGoesOn() throws {
    let puzzle = try #require(try Sample.firsts("connect-four").first { $0.pack == "win-2" })
    let house = try Self.house("connect-four", [puzzle.id, puzzle.id])
    let before = house.moves
    let wrong = try #require(try Sample.game("connect-four").wrongMove(in: puzzle))
    try Self.click(wrong, house)
    try Self.waitForAnswer(house)
    house.click(at: Point(400, 500))
    house.settle()
    #expect(house.moves == before)
    try Self.click(wrong, house)
    house.pass(0.2)
    house.stage.perform(.back)
    house.stage.perform(.puzzle(game: "connect-four", puzzles: [puzzle.id], at: 0))
    house.settle()
    #expect(house.moves == before)
    #expect(try Self.scene(house).state.misses.count == 2)
  }

  // MARK: - Help

  @Test(arguments: names) func hintsSayMoreAndMoreAndCostOneStar(_ name: String) throws {
    for puzzle in try Sample.firsts(name) {
      let house = try Self.house(name, [puzzle.id])
      var said: [String] = []
      while try house.element("puzzle.hint").isEnabled, said.count < 5 {
        try house.click("puzzle.hint")
        house.settle()
        said.append(house.message ?? "")
      }
      #expect((1...3).contains(said.count) && !said.contains(""), "\(puzzle.id) \(said)")
      try Self.solve(house, Self.click)
      #expect(try Self.scene(house).state.stars == 2, "\(puzzle.id)")
    }
  }

  @Test(arguments: names) func theSolutionIsPlayed(_ name: String) throws {
    for puzzle in try Sample.firsts(name) {
      let archive = MemoryArchive()
      let house = try Self.house(name, [puzzle.id], archive: archive)
      try house.click("puzzle.solution")
      house.pass(1.5 * Double(puzzle.solution.count) + 3)
      #expect(Array(house.moves.suffix(puzzle.solution.count)) == puzzle.solution, "\(puzzle.id)")
      #expect(archive.tries.map(\.stars) == [0])
      let words =
        "Its solution was shown: it counts as solved when you have played it yourself."
      // After why it is right.
      #expect(try house.element("puzzle.message").value?.hasSuffix(".\n" + words) == true)
      #expect(try house.element("puzzle.next").isEnabled)
      // It can be played after that, for one star.
      try house.click("puzzle.restart")
      house.settle()
      #expect(try house.element("puzzle.message").value == words)
      try Self.solve(house, Self.click)
      #expect(archive.tries.map(\.stars) == [0, 1], "\(puzzle.id)")
      #expect(try house.element("puzzle.message").value != words)
    }
  }

  /// It stays solved, whatever is looked at later.
  @Test func theSolutionOfASolvedPuzzleTakesNothingAway() throws {
    let puzzle = try #require(try Sample.firsts("connect-four").first)
    let solved = PuzzleTry(game: "connect-four", puzzle: puzzle.id, stars: 3, time: 5, date: 0)
    let house = try Self.house("connect-four", [puzzle.id], archive: MemoryArchive(tries: [solved]))
    try house.click("puzzle.solution")
    house.pass(1.5 * Double(puzzle.solution.count) + 3)
    #expect(house.message == "That was the solution.")
    #expect(try house.element("puzzle.message").value?.contains("count") == false)
  }

  // MARK: - Leaving

  @Test func whatWasFoundIsThereAgain() throws {
    let puzzle = try #require(try Sample.firsts("connect-four").first { $0.pack == "win-3" })
    let house = try Self.house("connect-four", [puzzle.id])
    try Self.click(puzzle.solution[0], house)
    house.pass(3)
    let moves = house.moves
    house.pass(10)
    house.key(.escape)
    house.settle()
    house.pass(100)
    house.stage.perform(.puzzle(game: "connect-four", puzzles: [puzzle.id], at: 0))
    house.settle()
    #expect(house.moves == moves)
    let seconds = try Self.scene(house).state.seconds
    #expect((10...20).contains(seconds), "time away does not count: \(seconds)")
    try house.click("puzzle.undo")
    house.settle()
    #expect(house.moves.count == moves.count - 2)
    #expect(try !house.element("puzzle.undo").isEnabled)
    try house.click("puzzle.redo")
    house.settle()
    #expect(house.moves == moves)
    try Self.solve(house, Self.click)
    #expect(try Self.scene(house).state.stars == 3, "taking back costs nothing")
  }

  @Test func aPuzzleOfTheDayIsKeptAsSuch() throws {
    let puzzle = try #require(try Sample.firsts("quarto").first)
    let archive = MemoryArchive()
    let house = try Self.house("quarto", [puzzle.id], archive: archive)
    house.stage.perform(.back)
    let day = Day(year: 2026, month: 11, day: 23)
    house.stage.perform(.puzzle(game: "quarto", puzzles: [puzzle.id], at: 0, day: day))
    try Self.solve(house, Self.click)
    #expect(archive.tries.map(\.day) == [day])
    try house.click("puzzle.next")
    house.settle()
    #expect(house.stage.top.scene.name == "menu")
  }

  // MARK: - Every window

  @Test(
    arguments: names,
    [Size(1280, 800), Size(720, 560), Size(600, 900), Size(1600, 1000), Size(960, 700)])
  func everythingHasItsPlace(_ name: String, _ size: Size) throws {
    let puzzle = try #require(try Sample.firsts(name).last)
    for text in [100, 200] {
      let house = try Self.house(name, [puzzle.id, puzzle.id], size)
      house.stage.settings.textSize = text
      house.settle()
      let window = Rect(origin: .zero, size: size)
      let controls = house.controls
      #expect(controls.contains { $0.id == "puzzle.next" })
      let scrolls = house.stage.top.interface.frame(of: "table.rail") != nil
      for (index, control) in controls.enumerated() {
        // What has no room scrolls.
        let isSeen =
          window.contains(control.frame)
          || scrolls && control.frame.x >= 0 && control.frame.maxX <= size.width
        #expect(isSeen, "\(name) \(size.width) \(text): \(control.id)")
        for other in controls.dropFirst(index + 1) {
          #expect(
            !control.frame.inset(1).intersects(other.frame.inset(1)),
            "\(control.id) \(other.id) \(name) \(size.width) \(text)")
        }
      }
    }
  }

  /// At the largest text in the smallest window nothing that can be done scrolls away, and the sentence is no small print, whatever
  /// it says.
  @Test(arguments: names, ["de", "es"])
  func largeTextLeavesAllAtHand(_ name: String, _ language: String) throws {
    let puzzle = try #require(try Sample.firsts(name).last)
    let wrong = try #require(try Sample.game(name).wrongMove(in: puzzle))
    let isSpoken: Void? = try Language.speaking(language, folder: Sample.catalogues) {
      var settings = House.friends
      settings.textSize = 200
      let house = try Self.house(name, [puzzle.id, puzzle.id], Size(720, 560), settings: settings)
      func look() throws {
        #expect(house.stage.top.interface.frame(of: "table.rail") == nil)
        for id in ["puzzle.hint", "puzzle.solution", "puzzle.next", "puzzle.undo"] {
          let button = try #require(house.controls.first { $0.id == id })
          #expect(Rect(0, 0, 720, 560).contains(button.frame), "\(id)")
        }
        let title = try #require(house.stage.elements().first { $0.id == "puzzle.message" }).label
        let lines = house.stage.picture().commands.compactMap { command -> TextStyle? in
          guard case .text(let words, let style, _, _, _) = command else { return nil }
          return style.face == .vollkornSemiBold && title.contains(words) ? style : nil
        }
        #expect(!lines.isEmpty && lines.allSatisfy { $0.size >= 20 }, "\(title)")
      }
      try look()
      try Self.click(wrong, house)
      try Self.waitForAnswer(house)
      try look()
    }
    #expect(isSpoken != nil, "Scripts/translations --build makes the catalogues")
  }

  /// What is told of a puzzle is read without scrolling in the usual window, the longest, too.
  @Test(arguments: names) func reasonsHaveRoom(_ name: String) throws {
    let game = try Sample.game(name)
    let all = game.packedPuzzles(Sample.resources).map { ($0, game.told(of: $0).count) }
    for (puzzle, _) in all.sorted(by: { $0.1 > $1.1 }).prefix(7) {
      let house = try Self.house(name, [puzzle.id])
      try Self.solve(house, Self.click)
      let message = try house.element("puzzle.message")
      let scrolls = house.stage.top.interface.frame(of: "words." + message.label) != nil
      #expect(message.label == "Solved." && !scrolls, "\(puzzle.id): \(message.value ?? "")")
    }
  }

  /// Every puzzle of the program can be opened.
  @Test(arguments: names) func allCanBeOpened(_ name: String) throws {
    let house = try Self.house(name, [])
    let game = try Sample.game(name)
    let room = PuzzleRoom(
      desk: house.stage.puzzles, engines: house.stage.engines, archive: nil, clock: LocalClock(), wake: {})
    let all = house.stage.puzzles.puzzles(of: game)
    #expect(all.count >= 200)
    for index in all.indices {
      let place = PuzzlePlace(puzzles: all, index: index, day: nil)
      let scene = PracticeDoor.puzzles(game, place, room, GameOptions(), stars: [:]) as? any PuzzleProgress
      #expect(scene?.sought == all[index].solution.first, "\(all[index].id)")
    }
  }
}

extension Game {
  /// What is told of a puzzle that is solved.
  static func told(of puzzle: PackedPuzzle) -> String {
    let made = (line(of: puzzle) ?? []).compactMap { step in step.move.map { (step.position, $0) } }
    return puzzle.why(made, Self.self) { _ in "Anna" }.words
  }

  /// A legal move that is not the one to be found.
  static func wrongMove(in puzzle: PackedPuzzle) -> String? {
    guard let position = line(of: puzzle)?.first?.position else { return nil }
    return position.legalMoves.first { move in
      // Another way to what is asked for is no wrong one.
      if case .aim(let aim, _) = puzzle.goal, aim.isReached(by: move, of: Self.self, in: position) {
        return false
      }
      return move.description != puzzle.solution.first
    }?.description
  }
}
