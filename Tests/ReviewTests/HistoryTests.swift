// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Preferences
import StageKit
import Testing

@testable import Popups
@testable import Review
@testable import Stage

/// The history and the replay, by element id.
struct HistoryTests {
  private func history(
    _ archive: MemoryArchive, _ size: Size = Size(1280, 800), theme: Settings.Theme = .light
  ) throws -> House {
    let house = try House(size, theme: theme, settings: House.friends, archive: archive)
    archive.send(.open)
    house.settle()
    try house.click("menu.history")
    house.settle()
    return house
  }

  /// Beside the list a board shows the position alone: no values, which would stand on each other there.
  @Test func thePreviewWearsNoValues() throws {
    var past = Sample.past(1)
    past.review = Sample.review
    let house = try history(MemoryArchive(past: [past]))
    house.key(.down)
    house.settle()
    for _ in 0..<2 {
      house.stage.use("review.previous-mistake", of: house.stage.top)
      house.pass(1)
      house.pass(1)
      let board = try #require(house.stage.top.interface.frame(of: "table.board"))
      let texts = house.stage.picture().commands.compactMap { command -> String? in
        guard case .text(let words, _, let at, _, _) = command, board.contains(at) else { return nil }
        return words
      }
      #expect(!texts.contains { $0.hasPrefix("+") || $0.hasPrefix("\u{2212}") }, "\(texts)")
    }
  }

  @Test func withoutGamesThereIsAnInvitation() throws {
    let house = try history(MemoryArchive())
    #expect(house.stage.top.scene.name == "history")
    #expect(try house.element("history.empty").label == "Your first game will rest here.")
    try house.click("history.start")
    house.settle()
    #expect(house.stage.top.scene.name == "table")
  }

  @Test func theNewestGameIsChosenAndItsBoardShown() throws {
    let house = try history(MemoryArchive(past: (0..<30).map { Sample.past($0) }))
    let row = try house.element("history.row.1")
    #expect(row.isSelected && row.value == "0")
    #expect(row.label.hasPrefix("Connect Four, Pebble, Lost, 7 moves, 1:01"))
    #expect(try house.element("history.row.2").label.contains("Won"))
    #expect(try house.element("replay.position").value == "7")
    #expect(try house.element("history.board").label.hasSuffix(". Move 7 of 7."))
    house.key(.left)
    house.settle()
    #expect(try house.element("replay.position").label == "Move 6 of 7")
    #expect(try house.element("history.board").value == "6")
  }

  /// Tab goes as one reads: what narrows the list, the list, whose chosen row has the keyboard then, and what is done with it.
  @Test func theListIsInTheOrderOfTab() throws {
    let house = try history(MemoryArchive(past: (0..<3).map { Sample.past($0) }))
    var order: [String] = []
    for _ in 0..<40 where order.last != "history.delete" || !order.contains("history.row.1") {
      house.key(.tab)
      if let focused = house.stage.elements().first(where: \.isFocused) { order.append(focused.id) }
    }
    let places = ["history.result", "history.row.1", "history.replay", "history.share"].map {
      order.lastIndex(of: $0) ?? -1
    }
    #expect(places == places.sorted() && places[0] >= 0, "\(order)")
  }

  /// One mechanism: a slip offers the way back, at the foot of the list, and no bar stays.
  @Test func undoIsASlipAtTheFootOfTheList() throws {
    let house = try history(MemoryArchive(past: (0..<30).map { Sample.past($0) }))
    try house.click("history.delete")
    house.settle()
    let (slip, list) = (try house.element("toast"), try house.element("history.list"))
    #expect(slip.label == "Game deleted." && slip.frame.y >= list.frame.maxY)
    #expect(!house.has("history.undo"))
    try house.click("toast.undo")
    house.settle()
    #expect(try house.element("history.list").value == "30")
  }

  @Test func helpSaysWhatEnterDoesHere() throws {
    let house = try history(MemoryArchive(past: [Sample.past(1)]))
    house.key(.function(1))
    house.settle()
    let help = try #require(house.stage.top.scene as? HelpPopup)
    #expect(
      help.keys.filter { $0.keys.text == "Enter" }.map(\.action.text) == [
        "look at the chosen game, or go on with it"
      ])
    #expect(help.keys.contains { $0.keys.text == "Esc" })
  }

  /// Without room beside the list a game has a page of its own.
  @Test func aSmallWindowOpensAGameAsAPage() throws {
    let house = try history(MemoryArchive(past: (0..<3).map { Sample.past($0) }), Size(720, 560))
    #expect(!house.has("history.replay"))
    try house.click("history.row.2")
    house.settle()
    #expect(house.has("history.board") && !house.has("history.list"))
    house.key(.escape)
    house.settle()
    #expect(try house.element("history.row.2").isSelected)
    try house.click("history.row.2")
    house.settle()
    try house.click("history.replay")
    house.settle()
    #expect(house.stage.top.scene.name == "replay")
  }

  /// A board that a click brings into view shows its pieces though nothing comes after the click: no hand moves, no mouse.
  @Test func aRowOpensWithItsPieces() throws {
    let moves = ["=5", "b2", "=9", "c3", "=1", "d1"]
    let left = GameRecord(
      id: "left", game: "quarto", options: GameOptions(), ownSeat: .first, seed: 1, moves: moves, seconds: 60)
    let house = try history(MemoryArchive(unfinished: [left.left(at: 5)]), Size(720, 560))
    try house.click("history.unfinished.1")
    for _ in 0..<60 where house.wake == .nextFrame { house.pass(house.frame) }
    let board = try house.element("history.board").frame
    let pieces = house.stage.picture().commands.compactMap { command -> Rect? in
      guard case .picture(.asset(let name), let frame, _, _) = command, name.hasPrefix("pieces/quarto") else {
        return nil
      }
      return frame
    }
    #expect(pieces.count == 3 && pieces.allSatisfy { board.contains($0.center) })
  }

  /// Every row has its columns in the same places, whether the game is over or not.
  @Test func rowsStandInLine() throws {
    var left = Sample.past(1).begun(after: 3)
    left.ownMoves = 2
    let archive = MemoryArchive(past: [Sample.past(2), Sample.past(3)], unfinished: [left.left(at: 5)])
    let house = try history(archive)
    let board = try house.element("history.board").frame
    let frame = HistoryFrame(house.stage.context(of: house.stage.top))
    #expect(board.x == frame.margin + frame.width + HistoryFrame.gap && board.width == HistoryFrame.rail)
    let starts = Set(
      house.stage.picture().commands.compactMap { command -> Double? in
        guard case .text(let words, _, let at, let anchor, _) = command, anchor == .left else {
          return nil
        }
        return ["Result", "Won", "Lost"].contains(words) ? at.x : nil
      })
    #expect(starts.count <= 2, "\(starts)")
  }

  @Test func arrowsAndWheelGoThroughTenThousandGames() throws {
    let house = try history(MemoryArchive(past: (0..<10_000).map { Sample.past($0) }))
    house.key(.end)
    house.settle()
    #expect(try house.element("history.row.10000").isSelected)
    #expect(!house.has("history.row.1"))
    house.key(.up)
    house.settle()
    #expect(try house.element("history.row.9999").isSelected)
    house.key(.home)
    house.settle()
    #expect(try house.element("history.row.1").isSelected)
    let list = try house.element("history.list").frame
    for _ in 0..<40 { house.handle(.wheel(Point(0, -1), at: list.center)) }
    house.settle()
    #expect(!house.has("history.row.1") && house.has("history.row.62"))
    #expect(house.stage.elements().filter { $0.role == .row }.count < 15)
  }

  /// All of them, in turn, as long as the history is open.
  @Test func removedGamesCanBeHadBack() throws {
    let archive = MemoryArchive(past: (0..<3).map { Sample.past($0) })
    let house = try history(archive)
    house.key(.delete)
    house.settle()
    #expect(archive.past.map(\.id) == ["1", "2"])
    #expect(try house.element("history.row.1").value == "1")
    house.pass(60)
    try house.click("history.delete")
    house.settle()
    house.pass(600)
    house.key(.delete)
    house.settle()
    #expect(archive.past.isEmpty && house.has("history.empty"))
    #expect(try house.element("toast").label == "Game deleted.")
    house.pass(600)
    #expect(!house.has("toast"))
    for count in 1...3 {
      house.key(.character("z"), .control)
      house.settle()
      #expect(archive.past.map(\.id) == Array(["2", "1", "0"].prefix(count).reversed()))
    }
    house.key(.character("z"), .control)
    house.settle()
    #expect(archive.past.count == 3)
  }

  @Test func clearingAsksOnce() throws {
    let archive = MemoryArchive(past: (0..<3).map { Sample.past($0) })
    let house = try history(archive)
    try house.click("history.clear")
    house.settle()
    #expect(house.popup == "confirm")
    try house.click("confirm.no")
    house.settle()
    #expect(archive.past.count == 3 && house.popup == nil)
    try house.click("history.clear")
    house.settle()
    try house.click("confirm.yes")
    house.settle()
    #expect(archive.past.isEmpty && house.has("history.empty"))
    house.key(.character("z"), .control)
    house.settle()
    #expect(archive.past.count == 3 && house.has("history.row.3"))
  }

  /// On the tab of one game, or with its filter, the others stay.
  @Test func clearingTakesWhatIsShown() throws {
    let games = [Sample.past(1), Sample.past(2, "quarto", moves: []), Sample.past(3, "reversi", moves: [])]
    let archive = MemoryArchive(past: games)
    let house = try history(archive)
    try house.click("history.filter.quarto")
    house.settle()
    try house.click("history.clear")
    house.settle()
    #expect(try house.element("confirm.panel").label.contains("1 finished game of Quarto will be removed"))
    try house.click("confirm.yes")
    house.settle()
    #expect(archive.past.map(\.game) == ["connect-four", "reversi"])
    #expect(try house.element("history.empty").label == "No game of Quarto yet.")
    #expect(house.has("history.filter.all") && house.has("toast.undo"))
    try house.click("history.filter.all")
    house.settle()
    #expect(try house.element("history.list").value == "2")
  }

  @Test(arguments: [Size(1280, 800), Size(720, 560)]) func anEmptyFilterSaysWhatIsMissing(size: Size) throws {
    let house = try history(MemoryArchive(past: [Sample.past(1)]), size)
    try house.click("history.filter.pentominoes")
    house.settle()
    #expect(try house.element("history.empty").label == "No puzzle of Pentominoes yet.")
    #expect(try house.element("history.start").label == "Play a game of Pentominoes")
    try house.click("history.start")
    house.settle()
    #expect(house.stage.top.scene.game?.name == "pentominoes")
  }

  @Test func theFilterShowsOneGame() throws {
    let quarto = GameRecord(
      id: "q", game: "quarto", options: GameOptions(), ownSeat: .first, seed: 1, moves: [], seconds: 1
    ).finished(Outcome(winner: nil, reason: ""), at: 5)
    let house = try history(MemoryArchive(past: [Sample.past(1), quarto]))
    try house.click("history.filter.quarto")
    house.settle()
    #expect(try house.element("history.list").value == "1")
    #expect(try house.element("history.row.1").value == "q")
    try house.click("history.filter.all")
    house.settle()
    #expect(try house.element("history.list").value == "2")
  }

  @Test func theTabOfAGameShowsItsOwn() throws {
    let house = try House(
      game: "connect-four", settings: House.friends,
      archive: MemoryArchive(past: [Sample.past(1), Sample.past(2, "quarto", moves: [])]))
    house.stage.setup.archive?.send(.open)
    house.settle()
    try house.click("tab.history")
    house.settle()
    #expect(house.stage.top.scene.name == "history")
    #expect(try house.element("history.list").value == "1")
    try house.click("tab.play")
    house.settle()
    #expect(house.stage.top.scene.name == "table")
  }

  @Test func aGameIsReplayedMoveByMove() throws {
    let house = try history(MemoryArchive(past: [Sample.past(1)]))
    house.key(.enter)
    house.settle()
    #expect(house.stage.top.scene.name == "replay")
    #expect(house.moves.isEmpty)
    house.key(.right)
    house.key(.right)
    house.settle()
    #expect(house.moves == ["4", "4"])
    house.key(.left)
    house.settle()
    #expect(house.moves == ["4"])
    house.key(.end)
    house.settle()
    #expect(house.moves == Sample.line && house.outcome == "you wins row")
    try house.click("replay.play")
    for _ in 0..<1200 where house.moves != Sample.line || house.wake == .nextFrame { house.pass(0.02) }
    #expect(house.moves == Sample.line, "from the start to the end by itself")
    house.key(.escape)
    house.settle()
    #expect(house.stage.top.scene.name == "history")
  }

  @Test func theBarGoesToAnyMove() throws {
    let house = try history(MemoryArchive(past: [Sample.past(1)]))
    house.key(.enter)
    house.settle()
    let bar = try house.element("replay.scrub").frame
    house.click(at: Point(bar.x + bar.width * 3 / 7, bar.midY))
    house.settle()
    #expect(house.moves.count == 3)
  }

  @Test func aGameGoesOnFromAnyMove() throws {
    let archive = MemoryArchive(past: [Sample.past(1)])
    let house = try history(archive)
    house.key(.enter)
    house.settle()
    for _ in 0..<4 { house.key(.right) }
    house.settle()
    try house.click("replay.continue")
    house.settle()
    #expect(house.stage.top.scene.name == "table")
    #expect(Array(house.moves.prefix(4)) == ["4", "4", "3", "3"])
    #expect(archive.past.count == 1)
  }

  @Test func whoDeletedEverythingIsNotToldOfAFirstGame() throws {
    let house = try history(MemoryArchive(past: [Sample.past(1)]))
    house.key(.delete)
    house.settle()
    #expect(try house.element("history.empty").label == "Nothing rests here any more.")
    house.key(.character("z"), [.control])
    house.settle()
    #expect(house.has("history.row.1") && !house.has("history.empty"))
  }

  @Test func theChosenRowStaysInSightWhenTheWindowShrinks() throws {
    let house = try history(MemoryArchive(past: (0..<40).map { Sample.past($0) }))
    for _ in 0..<7 { house.key(.down) }
    house.settle()
    for size in [Size(1280, 640), Size(720, 560), Size(1600, 600), Size(720, 1000), Size(400, 300)] {
      house.handle(.resized(Viewport(window: size, pixels: size)))
      house.settle()
      let list = try house.element("history.list").frame
      let row = try #require(house.stage.elements().first { $0.role == .row && $0.isSelected }, "\(size)")
      #expect(row.value == "7" && row.frame.y >= list.y && row.frame.maxY <= list.maxY, "\(size)")
    }
  }

  @Test func aRunningGameIsKeptWhenAnotherGoesOn() throws {
    let archive = MemoryArchive(past: [Sample.past(1)])
    let house = try House(game: "connect-four", settings: House.friends, archive: archive)
    archive.send(.open)
    house.settle()
    house.type("77")
    try house.click("tab.history")
    house.settle()
    house.key(.enter)
    house.settle()
    house.key(.right)
    house.settle()
    try house.click("replay.continue")
    house.settle()
    #expect(house.popup == nil && house.stage.top.scene.name == "table" && house.moves.first == "4")
    #expect(archive.unfinished.map(\.moves) == [["7", "7"]])
    try house.click("tab.history")
    house.settle()
    #expect(try house.element("history.unfinished.1").label.contains("Move 2, Coral to move"))
    try house.click("history.continue.1")
    house.settle()
    #expect(
      house.moves == ["7", "7"] && archive.unfinished.isEmpty, "what had no move of its own is not kept")
  }

  @Test(arguments: [Size(1280, 800), Size(720, 560), Size(700, 1000), Size(1920, 1080)])
  func everythingStaysInTheWindow(size: Size) throws {
    let house = try history(MemoryArchive(past: (0..<40).map { Sample.past($0) }), size)
    let window = Rect(origin: .zero, size: house.stage.viewport.size)
    func check() {
      for control in house.controls {
        #expect(window.contains(control.frame.origin), "\(control.id)")
        #expect(control.frame.maxX <= window.maxX && control.frame.maxY <= window.maxY, "\(control.id)")
        for other in house.controls where other.id < control.id {
          #expect(!control.frame.inset(1).overlaps(other.frame.inset(1)), "\(control.id) over \(other.id)")
        }
      }
    }
    check()
    house.key(.enter)
    house.settle()
    #expect(house.stage.top.scene.name == "replay")
    check()
  }
}

extension Rect {
  fileprivate func overlaps(_ other: Rect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }
}
