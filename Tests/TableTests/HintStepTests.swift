// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import EngineCore
import GameCore
import Glibc
import Preferences
import StageKit
import Testing

@testable import Stage

/// A hint says where to look, then the move, then what follows; only then it is played.
@Suite(.serialized) struct HintStepTests {
  /// Column 3 makes two threats, on a board so full that nobody has to search long.
  private static let twoThreats = "4 4 1 1 1 1 1 1 5 7 7 7 7 7"

  /// The board after pasting, what there is to be seen, where to look, and why the move is good.
  @Test(
    arguments: [
      (
        "connect-four", "4 1 4 1 4 1", "One move makes four.", "Look at the middle of the board.",
        "Column 4 makes four."
      ),
      (
        "connect-four", twoThreats, "One move makes two threats.", "Look at the left side of the board.",
        "Column 3 makes two threats, in columns 2 and 6."
      ),
      (
        "quarto", "=0 a1 =1 b1 =2 c1 =4", "This piece can complete a line.", "Look at row 1.",
        "d1 completes row 1: four solid pieces."
      ),
    ], [0.5, 2, 30])
  func itBeginsWithTheIdea(
    _ entry: (game: String, moves: String, idea: String, place: String, why: String), rest: Double
  ) throws {
    var settings = House.friends
    settings[game: entry.game].nextGame = .off
    let house = try House(game: entry.game, settings: settings, thinksAhead: true)
    house.settle()
    house.handle(.paste(entry.moves))
    house.settle()
    let before = house.moves
    guard before.count == entry.moves.split(separator: " ").count else {
      Issue.record("not set up: \(house.moves)")
      return
    }
    let picture = house.stage.picture()
    house.pass(rest)
    try house.click("table.hint")
    house.wait { house.message == entry.idea }
    #expect(try house.element("table.message").value == entry.place)
    #expect(Self.numbers(house, over: picture).isEmpty, "nothing on the board yet")
    house.pass(rest)
    try house.click("table.hint")
    house.pass(rest)
    #expect(house.message == entry.why && house.moves == before)
    house.wait { !house.stage.top.scene.isAsking }
    if !house.has("hint.play") {
      try house.click("table.hint")
      house.pass(rest)
    }
    #expect(house.message == entry.why && house.moves == before)
    #expect(try !house.has("table.hint") || !house.element("table.hint").isEnabled)
    try house.click("hint.play")
    house.pass(rest)
    #expect(house.moves.count == before.count + 1)
  }

  /// Moves of a game at random after which every one of so many that are left gives the game away at once.
  private func lost<G: Game>(_ game: G.Type, _ count: Int) -> [String]? {
    var random = SeededRandom(seed: 4)
    for _ in 0..<3000 {
      var (position, moves) = (G.start(GameOptions()), [String]())
      while true {
        if position.legalMoves.count == count,
          position.legalMoves.allSatisfy({ move in
            G.facets.ideas(of: move, in: position).contains { !$0.isGood && $0.isCertain }
          })
        {
          return moves
        }
        // Nobody wins before.
        guard let move = position.legalMoves.randomElement(using: &random),
          let next = position.playing(move), next.outcome == nil
        else { break }
        moves.append(move.description)
        position = next
      }
    }
    return nil
  }

  /// Where everything is lost, what loses at once is named as long as it is a matter of a few moves.
  @Test(arguments: [(4, true), (5, false)]) func fewLosingMovesAreNamed(count: Int, isNamed: Bool) throws {
    let game = try Sample.game("quarto")
    let found = lost(game, count)
    let moves = try #require(found)
    var settings = House.friends
    settings[game: "quarto"].nextGame = .off
    let house = try House(game: "quarto", settings: settings)
    house.settle()
    house.handle(.paste(game.text(of: moves)))
    house.settle()
    #expect(house.moves == moves)
    for _ in 0..<4 where house.has("table.hint") {
      house.use("table.hint")
      house.wait { !house.stage.top.scene.isAsking }
    }
    let words = try house.element("table.message").value ?? ""
    #expect(words.contains("lose at once") == isNamed, "\(words)")
  }

  /// The numbers on the board.
  private static func numbers(_ house: House, over before: DrawList? = nil) -> [String] {
    func all(_ list: DrawList) -> [String] {
      list.commands.compactMap { command in
        if case .text(let text, _, _, _, _) = command, Int(text) != nil { text } else { nil }
      }
    }
    let old = before.map(all) ?? []
    var rest = all(house.stage.picture())
    for text in old { if let index = rest.firstIndex(of: text) { rest.remove(at: index) } }
    return rest
  }

  /// A puzzle that went wrong says why before it says which tile has to go.
  @Test func aPuzzleSaysWhatIsWrongAndWhy() throws {
    let house = try PentominoPlay.table()
    try PentominoPlay.carry(house, "F", to: "cell.2.2")
    try house.click("table.hint")
    let calm = house.stage.picture()
    house.wait { house.message?.hasPrefix("There is no solution from here.") == true }
    #expect(
      house.message == "There is no solution from here. 1 free square is closed in, and every tile has five.")
    house.pass(2)
    // The square that is closed in is pointed at with the words.
    let square = try house.element("cell.1.1").frame
    let new = Set(house.stage.picture().commands.map { "\($0)" }).subtracting(calm.commands.map { "\($0)" })
    #expect(new.count > 1, "\(square)")
    try house.click("table.hint")
    #expect(house.message == "Without the F there would be a solution.")
    #expect(try house.element("table.message").value == "")
  }

  /// A hint is put away before the table is left, whatever step it has come to, and leaves no ghost behind.
  @Test(arguments: [
    ("connect-four", "4 1 4 1 4 1"), ("quarto", "=0 a1 =1 b1 =2 c1 =4"), ("reversi", "f5d6c3d3c4f4"),
    ("pentominoes", PentominoPlay.small),
  ])
  func escapePutsItAway(_ game: (name: String, board: String)) throws {
    let house = try House(game: game.name, settings: House.friends)
    house.settle()
    house.handle(.paste(game.board))
    house.settle()
    house.pass(20)
    let (before, picture) = (house.message, house.stage.picture())
    let moves = house.moves
    for presses in 1...2 {
      for press in 0..<presses {
        try house.click("table.hint")
        if press == 0 { house.wait { house.message != before && !house.stage.top.scene.isAsking } }
        house.settle()
      }
      guard house.moves == moves else { continue }
      house.handle(.pointerLeft)
      house.settle()
      #expect(house.stage.picture() != picture)
      house.key(.escape)
      house.settle()
      #expect(house.stage.top.scene.name == "table" && house.message == before)
      house.pass(30)
      if game.name != "pentominoes" { #expect(house.stage.picture() == picture, "as it was") }
    }
    house.key(.escape)
    house.settle()
    #expect(house.stage.top.scene.name == "menu")
  }

  /// Dashes here, a thin line there: by form alone a hint is not the last move.
  @Test(arguments: [("connect-four", "4 1 4 1 4 1"), ("quarto", "=0 a1 =1 b1 =2 c1 =4")])
  func aHintIsNotTheLastMove(_ game: (name: String, board: String)) throws {
    let house = try House(game: game.name, settings: House.friends)
    house.settle()
    house.handle(.paste(game.board))
    house.settle()
    func rings(_ width: Double) -> [Outline] {
      house.stage.picture().commands.compactMap { command in
        guard case .shape(let shape, _, _) = command, shape.fill == nil, shape.stroke?.width == width else {
          return nil
        }
        return shape.outline
      }
    }
    func ghosts() -> Int {
      house.stage.picture().commands.count { command in
        if case .picture(.asset(let name), _, let tint, _) = command {
          name.hasPrefix("pieces/") && tint.alpha == Color(0, 0.62).alpha
        } else {
          false
        }
      }
    }
    #expect(rings(4.4).isEmpty && rings(1.8).isEmpty)
    let before = ghosts()
    try house.click("table.hint")
    house.wait { ["One move makes four.", "This piece can complete a line."].contains(house.message) }
    try house.click("table.hint")
    house.handle(.pointerLeft)
    house.settle()
    #expect(rings(4.4).count >= 6, "dashes")
    #expect(rings(1.8).count == 1, "the last move steps back")
    #expect(ghosts() == before + 1)
    house.key(.escape)
    house.settle()
    #expect(rings(4.4).isEmpty && rings(1.8).isEmpty && ghosts() == before)
  }

  /// A line of three moves on the board, to the third step of its hint.
  private func line(_ size: Size = Size(1280, 800), _ settings: Settings = House.friends) throws -> House {
    let house = try House(size, game: "connect-four", settings: settings)
    house.settle()
    house.handle(.paste(Self.twoThreats))
    house.settle()
    try house.click("table.hint")
    house.wait { house.message == "One move makes two threats." && !house.stage.top.scene.isAsking }
    for _ in 0..<2 {
      try house.click("table.hint")
      house.settle()
    }
    house.handle(.pointerLeft)
    house.settle()
    return house
  }

  /// One coral disc, the answer, and the disc that wins, stepped through by buttons and by keys.
  @Test(arguments: [0.5, 2, 30]) func itEndsWithTheLineThatFollows(rest: Double) throws {
    let house = try line()
    #expect(house.moves.count == 14 && house.has("hint.play") && house.has("hint.hide"))
    #expect(try house.element("table.message").value == "Only one of them can be blocked.")
    for number in ["1", "2", "3"] {
      // On the board and in the strip.
      #expect(Self.numbers(house).count { $0 == number } >= 2, "\(number)")
    }
    func step() throws -> String? { try house.element("hint.step").value }
    #expect(try step() == "1/3" && !house.element("hint.previous").isEnabled)
    for expected in ["2/3", "3/3", "3/3"] {
      house.key(.right)
      house.pass(rest)
      #expect(try step() == expected)
    }
    #expect(try !house.element("hint.next").isEnabled)
    try house.click("hint.previous")
    house.pass(rest)
    #expect(try step() == "2/3" && house.moves.count == 14)
    try house.click("hint.hide")
    house.settle()
    #expect(!house.has("hint.step") && house.message == "Player 1 to move." && house.moves.count == 14)
  }

  /// Whatever is done on the board goes on with the game, and nothing of the line is left.
  @Test func aMoveOnTheBoardHidesIt() throws {
    let house = try line()
    try house.click("column.7")
    house.settle()
    #expect(house.moves.count == 15 && !house.has("hint.step") && !house.has("hint.play"))
    house.stage.use("table.undo", of: house.stage.top)
    house.settle()
    #expect(!house.has("hint.step"))
  }

  /// In every size and size of text it can be stepped through, played and put away, and the sentence is there.
  @Test(
    arguments: [Size(1280, 800), Size(720, 560), Size(600, 900), Size(1000, 700)], [100, 150, 200])
  func everySizeHasTheWayThrough(_ size: Size, percent: Int) throws {
    var settings = House.friends
    settings.textSize = percent
    let house = try line(size, settings)
    for id in ["table.message", "hint.previous", "hint.next", "hint.play", "hint.hide"] {
      let frame = try house.element(id).frame
      #expect(Rect(0, 0, size.width, size.height).intersection(frame) == frame, "\(id) \(frame)")
      #expect(frame.height >= 30, "\(id) \(frame)")
    }
    let ids = ["hint.previous", "hint.next", "hint.play", "hint.hide"]
    let frames = try ids.map { try house.element($0).frame }
    for (index, frame) in frames.enumerated() {
      for other in frames.dropFirst(index + 1) {
        let common = frame.intersection(other)
        #expect(common.width <= 0 || common.height <= 0, "\(frame) \(other)")
      }
    }
    try house.click("hint.next")
    house.settle()
    #expect(house.message == "Column 3 makes two threats, in columns 2 and 6.")
    house.key(.escape)
    house.settle()
    #expect(house.stage.top.scene.name == "table" && !house.has("hint.next"))
  }
}
