// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Preferences
import StageKit
import Testing

@testable import Stage

/// Everything by keyboard alone, and the focus is never lost.
struct KeyboardTests {
  static let games = ["quarto", "connect-four", "reversi", "pentominoes"]

  private func focused(_ house: House) -> [String] {
    house.stage.elements().filter { $0.isFocused }.map(\.id)
  }

  /// Rings of the focus colour that are drawn: their corner radii.
  private func rings(_ house: House) -> [Double] {
    house.stage.picture().commands.compactMap { command in
      guard case .shape(let shape, _, _) = command, shape.stroke?.paint == .solid(Color(0x2B5FC4)),
        case .roundedRect(_, let radius) = shape.outline
      else { return nil }
      return radius
    }
  }

  /// Tabs until `id` has the focus.
  private func tab(to id: String, _ house: House) throws {
    for _ in 0..<40 {
      house.key(.tab)
      if focused(house).contains(id) { return }
    }
    Issue.record("Tab does not reach \(id)")
  }

  @Test func theRingOfATileHasTheTilesCorners() throws {
    let house = try House(Size(1280, 800))
    house.key(.right)
    house.settle()
    let radii = rings(house)
    #expect(radii.count == 1)
    #expect(abs((radii.first ?? 0) - 19) < 0.5)
  }

  @Test func noRingShinesThroughAPopup() throws {
    let house = try House()
    try tab(to: "menu.settings", house)
    house.key(.enter)
    house.settle()
    #expect(house.popup == "settings")
    #expect(rings(house).count == 1, "only that of the pop-up")
    #expect(focused(house).contains("settings.theme.auto"))
  }

  /// However small the window, what has the focus can be seen: what scrolls goes along.
  @Test(arguments: ["table.settings", "table.help"]) func theFocusIsInSight(_ popup: String) throws {
    let house = try House(Size(720, 560), game: "connect-four", settings: House.friends)
    try house.click(popup)
    house.settle()
    var seen: Set<String> = []
    for _ in 0..<30 {
      house.key(.tab)
      house.settle()
      let control = house.controls.first { focused(house).contains($0.id) }
      #expect(control != nil && control?.visible == control?.frame, "\(control?.id ?? "nothing in sight")")
      seen.insert(control?.id ?? "")
    }
    #expect(seen.count > 3, "\(seen)")
  }

  @Test func theFocusComesBackWhenAPopupCloses() throws {
    let house = try House()
    try tab(to: "menu.settings", house)
    house.key(.enter)
    house.settle()
    house.key(.escape)
    house.settle()
    #expect(focused(house) == ["menu.settings"] && rings(house).count == 1)
    // Opened by the mouse, the keyboard goes on from what the mouse used.
    let other = try House()
    other.settle()
    try other.click("menu.settings")
    other.settle()
    other.key(.escape)
    other.settle()
    #expect(focused(other) == ["menu.settings"])
    other.key(.left)
    #expect(focused(other) == ["menu.history"])
  }

  @Test func homeAndEndMoveSliders() throws {
    let house = try House()
    try house.click("menu.settings")
    try tab(to: "settings.volume", house)
    house.key(.end)
    #expect(try house.element("settings.volume").value == "100")
    house.key(.home)
    #expect(try house.element("settings.volume").value == "0")
    try tab(to: "settings.pace", house)
    house.key(.end)
    #expect(try house.element("settings.pace").value == "100")
  }

  /// Rows from the top, and each from the left; controls that overlap in height are a row.
  @Test(arguments: [Size(1280, 800), Size(720, 560), Size(720, 1000)], games + ["menu"])
  func tabGoesAsOneReads(_ size: Size, _ game: String) throws {
    let house = try House(size, game: game == "menu" ? nil : game, settings: House.friends)
    house.settle()
    let controls = house.controls
    for (one, next) in zip(controls, controls.dropFirst()) {
      let isSameRow = one.frame.y < next.frame.maxY && next.frame.y < one.frame.maxY
      #expect(
        isSameRow ? one.frame.x < next.frame.x : one.frame.y < next.frame.y,
        "\(game): \(one.id) comes before \(next.id)")
    }
  }

  @Test(arguments: games) func arrowsBelongToTheBoard(_ game: String) throws {
    let house = try House(game: game, settings: House.friends)
    house.settle()
    house.key(.tab)
    #expect(focused(house) == ["table.back"])
    for key in [Key.down, .down, .right, .down, .right] { house.key(key) }
    #expect(!focused(house).contains { $0.hasPrefix("table.") || $0.hasPrefix("tab.") })
    #expect(!focused(house).isEmpty, "the cursor on the board is in the tree")
  }

  /// A tab leads to another scene: an arrow only goes to it, and Enter opens it.
  @Test func anArrowGoesToATabAndEnterOpensIt() throws {
    let house = try House(game: "connect-four", settings: House.friends)
    house.settle()
    try tab(to: "tab.play", house)
    house.key(.right)
    house.settle()
    #expect(house.stage.top.scene.name == "table" && focused(house) == ["tab.history"])
    house.key(.tab)
    #expect(focused(house) != ["tab.play"] && focused(house) != ["tab.history"], "on from where it was")
    house.key(.tab, [.shift])
    #expect(focused(house) == ["tab.play"], "to the one that is chosen")
    house.key(.right)
    house.key(.enter)
    house.settle()
    #expect(house.stage.top.scene.name == "history")
  }

  @Test func arrowsGoAlongTheRowThatHasTheFocus() throws {
    let house = try House(game: "quarto", settings: House.friends)
    house.settle()
    house.key(.tab)
    house.key(.right)
    #expect(focused(house) == ["tab.play"])
    house.key(.left)
    #expect(focused(house) == ["table.back"], "out of the group at its end")
    try tab(to: "table.settings", house)
    house.key(.left)
    #expect(focused(house) == ["table.help"])
  }

  /// Tab once, then twice down, right and Enter: that pressed Restart.
  @Test func aDestructiveActionIsNotReachedFromTheBoard() throws {
    let house = try House(game: "quarto", settings: House.friends)
    house.settle()
    try QuartoPlay.play(house, ["f", "1.1", "3"])
    house.key(.tab)
    for key in [Key.down, .down, .right, .enter] { house.key(key) }
    house.settle()
    #expect(house.moves.count >= 3)
  }

  @Test(arguments: games) func escapeComesBackToTheBoardFirst(_ game: String) throws {
    let house = try House(game: game, settings: House.friends)
    house.settle()
    try tab(to: "table.help", house)
    house.key(.escape)
    #expect(house.stage.top.scene.name == "table" && !focused(house).contains("table.help"))
    house.key(.escape)
    #expect(house.stage.top.scene.name == "menu")
  }

  @Test func theCursorOfQuartoIsInTheTree() throws {
    let house = try House(game: "quarto", settings: House.friends)
    house.settle()
    house.key(.right)
    #expect(focused(house).count == 1 && focused(house)[0].hasPrefix("piece."))
    house.key(.enter)
    house.settle()
    #expect(house.moves.count == 1)
    house.key(.down)
    #expect(focused(house) == ["cell.2.2"])
    house.key(.right)
    #expect(focused(house) == ["cell.2.3"])
    #expect(rings(house).count == 1)
  }

  /// A game, an arrow that leads beyond the edge, and the way back.
  @Test(arguments: [
    ("reversi", Key.right, Key.left), ("reversi", .up, .down), ("connect-four", .right, .left),
    ("connect-four", .up, .down), ("quarto", .up, .down), ("pentominoes", .down, .up),
  ])
  func fromTheEdgeTheFocusGoesOnAndComesBack(_ game: String, _ away: Key, _ back: Key) throws {
    let house = try House(game: game, settings: House.friends)
    house.settle()
    house.key(away)
    var last = focused(house)
    for _ in 0..<20 where house.stage.top.host.focused == nil {
      last = focused(house)
      house.key(away)
      house.settle()
    }
    #expect(house.stage.top.host.focused != nil && last.count == 1, "\(last)")
    #expect(house.moves.isEmpty)
    house.key(back)
    #expect(house.stage.top.host.focused == nil && focused(house) == last, "back where it was")
    // A key held down stays on the board.
    for _ in 0..<20 { house.handle(.key(away, [], isRepeat: true)) }
    #expect(house.stage.top.host.focused == nil)
  }

  /// Down reads the column and drops nothing; from its lowest disc it leads on to what stands below.
  @Test func downGoesThroughTheColumn() throws {
    let house = try House(game: "connect-four", settings: House.friends)
    house.settle()
    house.type("55")
    house.key(.right)
    house.key(.left)
    for wanted in ["cell.5.5", "cell.6.5"] {
      house.key(.down)
      #expect(focused(house) == [wanted] && house.moves.count == 2)
    }
    house.key(.up)
    house.key(.space)
    house.settle()
    #expect(house.moves == ["5", "5", "5"] && focused(house) == ["column.5"])
  }

  /// A tile over the board has the arrows, also at the edge; where none is in hand they go from tile to tile.
  @Test func aTileInHandKeepsTheArrows() throws {
    let house = try House(game: "pentominoes", settings: House.friends)
    house.settle()
    house.key(.character("f"))
    for _ in 0..<12 { house.key(.down) }
    #expect(house.stage.top.host.focused == nil && focused(house) == ["tile.F"])
    house.key(.escape)
    house.key(.right)
    for _ in 0..<12 where house.stage.top.host.focused == nil { house.key(.down) }
    #expect(house.stage.top.host.focused != nil)
  }

  @Test(arguments: [0.5, 2, 30]) func theEndOffersItsMainButton(rest: Double) throws {
    var settings = House.friends
    settings[game: "connect-four"].nextGame = .off
    let house = try House(game: "connect-four", settings: settings)
    house.settle()
    house.key(.left)
    for index in 0..<7 {
      if index > 0 { house.key(index % 2 == 1 ? .right : .left) }
      house.key(.enter)
      if index < 6 { house.settle() }
    }
    #expect(house.moves.count == 7)
    // Whoever goes on pressing Enter does not begin anew before there has been something to see.
    for _ in 0..<200 where !house.has("over.rematch") {
      house.key(.enter)
      house.pass(0.02)
    }
    house.key(.enter)
    house.pass(0.3)
    house.key(.enter)
    #expect(house.moves.count == 7 && house.has("over.rematch"))
    house.pass(20)
    #expect(focused(house) == ["over.rematch"])
    house.pass(rest)
    house.key(.enter)
    house.settle()
    #expect(house.moves.isEmpty)
  }

  /// Who plays by pointer is shown no ring; Tab begins at what the end offers.
  @Test func aPointerIsShownNoFocusAtTheEnd() throws {
    var settings = House.friends
    settings[game: "connect-four"].nextGame = .off
    let house = try House(game: "connect-four", settings: settings)
    house.settle()
    for column in [1, 2, 1, 2, 1, 2, 1] {
      try house.click("column.\(column)")
      house.settle()
    }
    house.pass(20)
    #expect(focused(house).isEmpty && rings(house).isEmpty)
    house.key(.tab)
    #expect(focused(house) == ["over.rematch"])
  }

  @Test func escapeClosesTheSolution() throws {
    let house = try House(game: "pentominoes", settings: House.friends)
    house.settle()
    house.key(.character("e"))
    #expect(try house.element("action.browse").label == "Hide the solution")
    house.key(.escape)
    #expect(try house.element("action.browse").label == "Look at a solution")
    #expect(house.stage.top.scene.name == "table")
  }
}
