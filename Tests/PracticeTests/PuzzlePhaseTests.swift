// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import GoldenKit
import StageKit
import Testing
import Words

@testable import House
@testable import Practice
@testable import Stage

/// What a puzzle shows follows from its line and from what was tried, whatever keys led there.
struct PuzzlePhaseTests {
  private typealias Tests = PuzzleTests

  private enum Act: CaseIterable {
    case right, wrong, undo, redo, restart, hint, solution, next, reopen, rest
  }

  /// What can be seen of a puzzle that rests.
  private struct Sight: Equatable {
    var moves: [String]
    var stars: String?
    var enabled: [Bool]

    init(_ house: House) throws {
      moves = house.moves
      stars = try house.element("puzzle.stars").value
      enabled = try ["next", "redo", "restart", "solution"].map {
        try house.element("puzzle.\($0)").isEnabled
      }
    }
  }

  private static func rest(_ house: House) throws {
    for _ in 0..<40 {
      house.pass(1)
      if try !Tests.scene(house).isRefuting, house.wake != .nextFrame { break }
    }
    house.settle()
  }

  private static func perform(_ act: Act, _ house: House, _ game: any Game.Type) throws {
    let scene = try Tests.scene(house)
    switch act {
    case .right: if let move = scene.sought { try Tests.click(move, house) }
    case .wrong:
      if let wrong = game.wrongMove(in: scene.packed), scene.state.made == 0, scene.sought != nil {
        try Tests.click(wrong, house)
      }
    case .undo: house.key(.character("z"), [.control])
    case .redo: house.key(.character("z"), [.control, .shift])
    case .restart: house.key(.character("n"), [.control])
    case .hint: house.use("puzzle.hint")
    case .solution: if try house.element("puzzle.solution").isEnabled { house.use("puzzle.solution") }
    case .next: if try house.element("puzzle.next").isEnabled { house.use("puzzle.next") }
    case .reopen:
      let id = scene.packed.id
      house.stage.perform(.back)
      house.stage.perform(.puzzle(game: game.info.name, puzzles: [id, id, id], at: 0))
    case .rest: house.pass(3)
    }
  }

  @Test(arguments: PuzzleTests.names, 0..<2)
  func everyWayLeadsToTheSame(_ name: String, _ seed: Int) throws {
    let game = try Sample.game(name)
    var random = SeededRandom(seed: UInt64(seed))
    for puzzle in try Sample.firsts(name).prefix(2) {
      let archive = MemoryArchive()
      let house = try Tests.house(name, [puzzle.id, puzzle.id, puzzle.id], archive: archive)
      var found = false
      for step in 0..<30 {
        // What leads on is tried most.
        let acts: [Act] = Act.allCases + [.right, .right, .right, .undo, .redo, .redo]
        var act = acts[Int(random.next() % UInt64(acts.count))]
        // After the last one there is none.
        if act == .next, try !Tests.scene(house).hasNext { act = .reopen }
        try Self.perform(act, house, game)
        try Self.rest(house)
        let (scene, sight) = (try Tests.scene(house), try Sight(house))
        let (state, case_) = (scene.state, "\(puzzle.id) \(seed) \(step) \(act)")
        let line = puzzle.solution
        #expect(Array(house.moves.suffix(state.made)) == Array(line.prefix(state.made)), "\(case_)")
        let isAtEnd = state.made == line.count
        found = found || state.found == line.count
        #expect((state.stars != nil) == found, "\(case_)")
        #expect(sight.enabled[0] == isAtEnd, "over at its end alone: \(case_)")
        #expect((scene.sought == nil) == isAtEnd, "\(case_)")
        #expect(isAtEnd == (house.message == (found ? "Solved." : "That was the solution.")), "\(case_)")
        #expect(sight.enabled[1] == (!isAtEnd && state.made < state.found), "\(case_)")
        // Somebody who comes back, to this window or to another run of the program, sees the same.
        guard act == .reopen, state.stars == nil, !state.description.isEmpty else { continue }
        let other = try Tests.house(name, [], archive: MemoryArchive(begun: archive.begun))
        other.stage.perform(.puzzle(game: name, puzzles: [puzzle.id, puzzle.id, puzzle.id], at: 0))
        try Self.rest(other)
        #expect(try Sight(other) == sight, "\(case_)")
      }
    }
  }

  /// Today's tries of three: solved, back to the beginning, and to the end again by redo.
  @Test func redoComesToTheEnd() throws {
    let puzzle = try #require(try Sample.firsts("connect-four").first { $0.pack == "win-3" })
    let house = try Tests.house("connect-four", [puzzle.id, puzzle.id])
    try Tests.solve(house, Tests.click)
    let solved = try Sight(house)
    house.key(.character("n"), [.control])
    house.settle()
    for _ in 0..<puzzle.solution.count {
      house.key(.character("z"), [.control, .shift])
      house.pass(2)
    }
    #expect(try Sight(house) == solved && house.message == "Solved.")
    #expect(try house.element("puzzle.next").isEnabled)
  }

  @Test func theSolutionIsNotFoundByRedo() throws {
    let puzzle = try #require(try Sample.firsts("connect-four").first { $0.pack == "win-3" })
    let archive = MemoryArchive()
    let house = try Tests.house("connect-four", [puzzle.id], archive: archive)
    try house.click("puzzle.solution")
    try Self.rest(house)
    try house.click("puzzle.restart")
    try Self.rest(house)
    #expect(try !house.element("puzzle.redo").isEnabled)
    #expect(archive.tries.map(\.stars) == [0])
  }

  /// A mistake and a hint are there after a kill, which nothing comes before.
  @Test func triesAreKeptWhenTheyHappen() throws {
    let puzzle = try #require(try Sample.firsts("connect-four").first { $0.pack == "win-2" })
    let wrong = try #require(try Sample.game("connect-four").wrongMove(in: puzzle))
    let archive = MemoryArchive()
    let house = try Tests.house("connect-four", [puzzle.id], archive: archive)
    try Tests.click(wrong, house)
    let killed = MemoryArchive(begun: archive.begun)
    let again = try Tests.house("connect-four", [puzzle.id], archive: killed)
    #expect(try again.element("puzzle.stars").value == "2")
    #expect(try again.element("puzzle.tries").value == "1")
    again.use("puzzle.hint")
    let third = try Tests.house("connect-four", [puzzle.id], archive: MemoryArchive(begun: killed.begun))
    #expect(try third.element("puzzle.stars").value == "1")
    try Tests.solve(again, Tests.click)
    #expect(killed.tries.map(\.stars) == [1] && killed.begun.isEmpty, "what is solved is a try")
  }

  @Test func theTimeIsKeptWithTheEnd() throws {
    let puzzle = try #require(try Sample.firsts("connect-four").first { $0.pack == "win-3" })
    let archive = MemoryArchive()
    let house = try Tests.house("connect-four", [puzzle.id], archive: archive)
    try Tests.click(puzzle.solution[0], house)
    house.pass(20)
    house.key(.character("q"), [.control])
    let begun = try #require(archive.begun.first)
    let state = try #require(ExerciseState(begun.state))
    #expect(state.made == 2 && state.seconds >= 20)
  }

  private static func waitForTheAnswer(_ house: House) throws {
    try house.wait { try house.element("puzzle.message").value == "Your next try takes it back." }
  }

  /// In every game a click on the wrong move while its answer lies there sends both back, and does not make it once more.
  @Test(arguments: PuzzleTests.names) func aClickOnTheAnswerIsNoTry(_ name: String) throws {
    let game = try Sample.game(name)
    let puzzle = try #require(try Sample.firsts(name).first { game.wrongMove(in: $0) != nil })
    let house = try Tests.house(name, [puzzle.id])
    let (before, task) = (house.moves, house.message)
    let wrong = try #require(try Sample.game(name).wrongMove(in: puzzle))
    let id = try #require(Tests.ids(wrong).first(where: house.has))
    let at = try house.element(id).frame.center
    house.click(at: at)
    try Self.waitForTheAnswer(house)
    house.click(at: at)
    house.settle()
    house.pass(1)
    let scene = try Tests.scene(house)
    #expect(house.moves == before && scene.state.misses.count == 1 && !scene.isRefuting)
    // Why it was wrong is there until the next try.
    #expect(house.message?.isEmpty == false && house.message != task)
    // The cross of the try is seen on the disc it lies on.
    let face = try Sample.game(name).info.faces[scene.state.misses[0].seat]
    for case .picture(.asset("icons/close"), _, let tint, _) in house.stage.picture().commands {
      if let face { #expect(tint.contrast(with: face) > 4.5) }
    }
    // The same click is a move again.
    house.click(at: at)
    #expect(scene.state.misses.count == 2)
  }

  /// Of a turn of Quarto one half is placed: the other is asked for.
  @Test func afterThePlacingTheGivingIsAskedFor() throws {
    let puzzle = try #require(
      try Sample.firsts("quarto").first { $0.solution.count > 1 && $0.solution[1].hasPrefix("=") })
    let house = try Tests.house("quarto", [puzzle.id])
    try Tests.click(puzzle.solution[0], house)
    house.settle()
    #expect(try house.element("puzzle.message").value == "Right. Now give a piece.")
  }

  /// Where one move is all, nobody defends.
  @Test func nobodyDefendsInOneMove() throws {
    for name in Tests.names {
      for puzzle in try Sample.firsts(name) where puzzle.goal != .draw && puzzle.goal != .safe {
        let house = try Tests.house(name, [puzzle.id])
        let said = try house.element("puzzle.message").value ?? ""
        #expect(
          (said.contains("defends") || said.contains("Every answer")) == (puzzle.solution.count > 1),
          "\(puzzle.id): \(said)")
      }
    }
  }

  /// Sides without names of their own have no capital letter in the middle of a sentence.
  @Test func theOtherSideIsNamedInASentence() throws {
    let game = try Sample.game("quarto")
    var said: [String] = []
    for puzzle in try Sample.firsts("quarto") {
      guard let wrong = game.wrongMove(in: puzzle) else { continue }
      let house = try Tests.house("quarto", [puzzle.id])
      try Tests.click(wrong, house)
      try Self.waitForTheAnswer(house)
      said.append(house.message ?? "")
    }
    let middle = said.map { $0.replacing(". The other side", with: "") }
    #expect(said.count > 5 && !middle.contains { $0.contains(" The other side") }, "\(said)")
  }

  @Test(arguments: [
    "made:9223372036854775807 found:1", "made:-1 hinted", "miss:0:7:4", "miss:0:0", "seconds:nan hinted",
    "seconds:-1e300 made:1", "made:1001", "stars:3", "miss:1000:0:4 made:1000 found:1000", "instead:9 hinted",
    "instead:x made:3", "miss:0:1:44444 shown", "found:5", "", " ", "hinted hinted:",
  ])
  func aDamagedStateIsHarmless(_ words: String) throws {
    let puzzle = try #require(try Sample.firsts("connect-four").first { $0.pack == "win-3" })
    let begun = BegunPuzzle(game: "connect-four", puzzle: puzzle.id, state: words)
    let archive = MemoryArchive(begun: [begun])
    let house = try Tests.house("connect-four", [puzzle.id], archive: archive)
    try Self.rest(house)
    #expect(try Tests.scene(house).state.stars == nil && Tests.scene(house).state.seconds < 1e8)
    try Tests.solve(house, Tests.click)
    #expect(house.message == "Solved.")
  }

  /// Why it was right is remembered, and told anew in another language.
  @Test func theReasonFollowsTheLanguage() throws {
    let house = try PuzzleTests.house("connect-four", ["win-3.071"])
    house.settle()
    try PuzzleTests.solve(house, PuzzleTests.click)
    house.settle()
    let english = try #require(try house.element("puzzle.message").value)
    let isSpoken: Void? = try Language.speaking("de", folder: Repository.assets + "/translations") {
      house.handle(.pointerLeft)
      house.pass(1)
      let german = try #require(try house.element("puzzle.message").value)
      #expect(german != english && german.contains("Spalte") && !german.contains("olumn"))
    }
    #expect(isSpoken != nil, "Scripts/translations --build makes the catalogues")
    house.handle(.pointerLeft)
    house.pass(1)
    #expect(try house.element("puzzle.message").value == english)
  }
}
