// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import EngineCore
import GameCore
import Preferences
import StageKit
import Testing

@testable import Stage

struct QuartoPlayTests {
  private func table(
    _ size: Size = Size(1280, 800), _ change: (inout Settings) -> Void = { _ in }
  ) throws -> House {
    var settings = House.friends
    change(&settings)
    let house = try House(size, game: "quarto", settings: settings)
    house.settle()
    return house
  }

  @Test func aWholeGameByClicks() throws {
    let house = try table()
    try QuartoPlay.playToAWin(house)
    house.pass(0.5)
    #expect(house.has("table.banner"))
  }

  @Test func aWholeGameByDrags() throws {
    let house = try table()
    for (piece, cell) in [("0", "1.1"), ("2", "1.2"), ("4", "1.3"), ("8", "1.4")] {
      let receiver = house.stage.elements().first { $0.role == .plate && !$0.isSelected }
      let plate = try #require(receiver).frame
      house.drag(from: try house.element("piece.\(piece)").frame.center, to: plate.center)
      house.settle()
      house.drag(
        from: try house.element("piece.\(piece)").frame.center,
        to: try house.element("cell.\(cell)").frame.center)
      house.settle()
    }
    #expect(house.moves == ["=0", "a1", "=2", "b1", "=4", "c1", "=8", "d1"])
    #expect(house.outcome != nil)
  }

  @Test func aWrongDropFliesHome() throws {
    let house = try table()
    try QuartoPlay.play(house, ["0", "1.1", "2"])
    let home = try house.element("piece.2").frame.center
    house.drag(from: home, to: try house.element("cell.1.1").frame.center)
    #expect(try house.element("toast").label == "There is a piece on a1 already.")
    house.settle()
    #expect((try house.element("piece.2").frame.center - home).length < 1)
    house.drag(from: home, to: Point(800, 780))
    house.settle()
    #expect(house.moves.count == 3)
  }

  @Test(arguments: ["escape", "focus"]) func anInterruptedDragEndsCleanly(by what: String) throws {
    let house = try table()
    try QuartoPlay.play(house, ["0"])
    let home = try house.element("piece.0").frame.center
    house.drag(from: home, to: Point(400, 400), letGo: false)
    if what == "escape" { house.key(.escape) } else { house.handle(.focusChanged(false)) }
    house.handle(.pointerUp(Point(400, 400), .left, isTouch: false, time: house.now))
    house.settle()
    #expect(house.moves == ["=0"] && house.stage.top.scene.drag == nil)
    #expect((try house.element("piece.0").frame.center - home).length < 1)
  }

  @Test func undoInTheMiddleOfATurn() throws {
    let house = try table()
    try QuartoPlay.play(house, ["0", "1.1", "2"])
    house.key(.character("z"), [.control])
    house.settle()
    #expect(house.moves == ["=0", "a1"])
    #expect(house.message == "Give this one?", "the pointer rests on it")
    house.handle(.pointerLeft)
    #expect(house.message == "Give your opponent a piece.")
    house.key(.character("z"), [.control])
    house.settle()
    #expect(house.message == "Place this piece.")
    house.key(.character("z"), [.control, .shift])
    house.settle()
    #expect(house.moves == ["=0", "a1"])
  }

  @Test func byKeyboardAlone() throws {
    let house = try table()
    house.key(.right)
    house.key(.enter)
    house.settle()
    #expect(house.moves.count == 1)
    house.key(.down)
    house.key(.right)
    house.key(.enter)
    house.settle()
    #expect(house.moves.count == 2)
    house.key(.down)
    house.key(.enter)
    house.settle()
    #expect(house.moves.count == 3)
  }

  @Test func theBotTakesBothPartsOfItsTurn() throws {
    let house = try table { settings in
      settings[game: "quarto"].opponent = Opponent(kind: .bot, level: 2)
      settings[game: "quarto"].first = .you
    }
    try house.click("piece.5")
    house.wait(step: 0.005) { house.moves.count >= 3 }
    house.settle()
    #expect(house.moves.count == 3)
    #expect(house.message == "Place this piece.")
    try house.click("table.undo")
    house.settle()
    #expect(house.moves.isEmpty, "back to one's own gift")
  }

  @Test func aDrawIsAnnounced() throws {
    // Sixteen pieces and no line, found by quiet random play.
    var random = SeededRandom(seed: 3)
    for seed in 0..<400 as Range<UInt64> {
      _ = seed
      if let moves = Self.quietGame(&random) {
        let house = try table()
        try QuartoPlay.play(house, moves)
        #expect(house.outcome == "draw")
        house.pass(0.5)
        #expect(try house.element("table.banner").label == "A draw. Sixteen pieces and no line.")
        return
      }
    }
    Issue.record("no drawn game was found")
  }

  /// Gifts and placements of a game that ends in a draw, as clicks; nil when this attempt found a line.
  private static func quietGame(_ random: inout SeededRandom) -> [String]? {
    var board = [Int?](repeating: nil, count: 16)
    var left = Array(0..<16).shuffled(using: &random)
    var steps: [String] = []
    while let piece = left.popLast() {
      let cells = (0..<16).filter { board[$0] == nil }.shuffled(using: &random)
      guard let cell = cells.first(where: { !completes(board, piece, $0) }) else { return nil }
      board[cell] = piece
      steps += [String(piece, radix: 16), "\(cell / 4 + 1).\(cell % 4 + 1)"]
    }
    return steps
  }

  private static func completes(_ board: [Int?], _ piece: Int, _ cell: Int) -> Bool {
    var lines = (0..<4).map { row in (0..<4).map { 4 * row + $0 } }
    lines += (0..<4).map { column in (0..<4).map { 4 * $0 + column } }
    lines += [[0, 5, 10, 15], [3, 6, 9, 12]]
    return lines.filter { $0.contains(cell) }.contains { line in
      let pieces = line.compactMap { $0 == cell ? piece : board[$0] }
      return pieces.count == 4 && (pieces.reduce(15, &) | (pieces.reduce(0, |) ^ 15)) != 0
    }
  }

  @Test func cellsTellWhatTheyAreWorthWhenAsked() throws {
    let house = try table { $0[game: "quarto"].showsValues = true }
    let steps = [
      "f", "1.1", "3", "2.3", "7", "3.1", "1", "4.4", "e", "1.3", "8", "2.2", "a", "4.1", "6", "4.2", "4",
      "1.4",
    ]
    try QuartoPlay.play(house, steps)
    #expect(house.outcome == nil)
    let gift = try #require(house.stage.elements().first { $0.id.hasPrefix("piece.") && $0.isEnabled }).id
    try house.click(gift)
    func worth() -> [String] {
      house.stage.elements().filter { $0.id.hasPrefix("cell.") }.compactMap(\.value).filter {
        $0.hasPrefix("empty, ")
      }
    }
    // They come one after the other.
    house.wait(step: 0.005) { worth().count >= 7 }
    #expect(worth().count == 7)
    try house.click("table.settings")
    try house.click("settings.values")
    try house.click("settings.close")
    house.settle()
    #expect(worth().isEmpty)
  }

  @Test func restartSendsEveryPieceHome() throws {
    let house = try table()
    try QuartoPlay.play(house, ["0", "1.1", "2", "1.2"])
    house.key(.character("n"), [.control])
    house.settle()
    #expect(house.moves.isEmpty)
    let places = house.stage.elements().filter { $0.role == .piece }.compactMap(\.value)
    #expect(places.count == 16 && places.allSatisfy { $0.hasPrefix("in the tray") })
  }
}
