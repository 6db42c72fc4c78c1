// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Glibc
import InterfaceKit
import Preferences
import StageKit
import Testing

@testable import SceneKit
@testable import Stage

/// No text lies on another one, on a control, a board or a tray, or leaves the window, in any state of any table.
struct TextTests {
  static let sizes = [
    Size(1280, 800), Size(900, 700), Size(720, 560), Size(720, 1000), Size(1680, 1050), Size(1000, 680),
  ]
  static let games = ["quarto", "connect-four", "reversi", "pentominoes"]

  /// Without what a result lies on.
  private static func seen(_ texts: [PaintedText], _ house: House) -> [PaintedText] {
    guard let slab = house.stage.elements().first(where: { $0.id == "table.banner" }),
      let title = slab.label.split(separator: ".").first,
      let first = texts.firstIndex(where: { title.hasPrefix($0.words) })
    else { return texts }
    return texts.enumerated().filter { $0 >= first || !$1.frame.intersects(slab.frame) }.map(\.element)
  }

  private func expectClear(_ house: House, _ state: String) {
    let size = house.stage.viewport.size
    let window = Rect(origin: .zero, size: size)
    let texts = Self.seen(PaintedText.all(house), house)
    let pieces = house.stage.elements().filter {
      $0.role == .piece && $0.value?.hasPrefix("in the tray") == true
    }
    let tray = pieces.dropFirst().reduce(pieces.first?.frame) { $0?.union($1.frame) }
    let cells = house.stage.elements().filter { $0.role == .cell && $0.id.hasPrefix("cell.") }
    let board = cells.dropFirst().reduce(cells.first?.frame) { $0?.union($1.frame) }
    let name = "\(state) at \(size.width) x \(size.height)"
    for (index, text) in texts.enumerated() {
      let frame = text.frame.inset(1)
      #expect(window.contains(frame), "\(name): \"\(text.words)\" is cut: \(frame)")
      for other in texts.dropFirst(index + 1) {
        // Engraved names are drawn twice.
        if other.words == text.words && (other.frame.origin - text.frame.origin).length < 3 { continue }
        if frame.intersects(other.frame.inset(1)) {
          Issue.record("\(name): \"\(text.words)\" lies on \"\(other.words)\"")
        }
      }
      for control in house.controls where frame.intersects(control.frame) {
        #expect(
          control.frame.inset(-1).contains(frame) && control.label.contains(text.words),
          "\(name): \"\(text.words)\" lies on \(control.id)")
      }
      if let tray { #expect(!frame.intersects(tray), "\(name): \"\(text.words)\" lies on the tray") }
      // The result lies on the board.
      if house.stage.elements().contains(where: { $0.id == "table.banner" && $0.frame.contains(frame) }) {
        continue
      }
      if let board, text.words.count > 2, house.outcome == nil || !"0123456789".contains(text.words.prefix(1))
      {
        #expect(!frame.intersects(board), "\(name): \"\(text.words)\" lies on the board")
      }
    }
  }

  /// A game that is nearly over, so that a hint comes at once.
  private static let late = [
    "quarto": "=f a1 =3 b2 =7 c1 =1 d4 =e a3 =0 b4 =4 d2 =8 c3",
    "connect-four": "1 2 1 2 1", "reversi": "-OOOOOOX-OOOOOOX" + String(repeating: "X", count: 48) + " X",
    "pentominoes": "...../...../.....  FPU 3",
  ]
  private static let over = [
    "quarto": "=0 a1 =2 b1 =4 c1 =6 d1", "connect-four": "1 2 1 2 1 2 1",
    "reversi": "f5f6d3g5h5h4f7h6f3", "pentominoes": "FFPP./.FPPP/...../ FPU 3",
  ]

  @Test(arguments: sizes, games) func atTheTable(_ size: Size, _ game: String) throws {
    var settings = House.friends
    settings[game: "quarto"].switches["squares"] = true
    let house = try House(size, game: game, settings: settings)
    house.settle()
    expectClear(house, "\(game), begun")
    house.handle(.paste(try #require(Self.late[game])))
    house.pass(3)
    house.settle()
    expectClear(house, "\(game), late")
    // Without its weights file Reversi learns for a while before its first hint.
    if game == "reversi" { return }
    try house.click("table.hint")
    house.handle(.pointerLeft)
    expectClear(house, "\(game), looking for a hint")
    house.wait(step: 0.01) { house.message?.hasPrefix("Looking") == false }
    house.settle()
    expectClear(house, "\(game), hint: \(house.message ?? "")")
  }

  @Test(arguments: sizes, ["quarto", "connect-four"]) func afterAWin(_ size: Size, _ game: String) throws {
    let house = try House(size, game: game, settings: House.friends)
    house.settle()
    house.handle(.paste(try #require(Self.over[game])))
    try house.click("table.undo")
    house.pass(3)
    house.settle()
    try house.click("table.redo")
    house.settle()
    house.pass(2)
    house.settle()
    #expect(house.has("table.banner"))
    expectClear(house, "\(game), over")
    if house.has("over.next") {
      house.key(.left)
      house.settle()
      expectClear(house, "\(game), stayed")
    }
  }

  @Test(arguments: sizes, ["quarto", "connect-four", "reversi"])
  func whileTheBotThinks(_ size: Size, _ game: String) throws {
    var settings = Settings()
    settings[game: game].first = .bot
    settings[game: game].opponent = Opponent(kind: .bot, level: 5)
    let house = try House(size, game: game, settings: settings)
    for _ in 0..<15 {
      house.pass(0.04)
      expectClear(house, "\(game), \(house.message ?? "")")
    }
    house.pass(2.5)
    expectClear(house, "\(game), thinking for long")
  }

  @Test(arguments: sizes, games) func inThePopups(_ size: Size, _ game: String) throws {
    let house = try House(size, game: game, settings: House.friends)
    for popup in ["help", "settings"] {
      try house.click("table." + popup)
      house.settle()
      let panel = try #require(house.panel)
      for text in PaintedText.all(house) {
        #expect(
          text.frame.x >= panel.x + 20 && text.frame.maxX <= panel.maxX - 20,
          "\(popup) of \(game) at \(size.width): \"\(text.words)\" leaves its panel")
      }
      house.key(.escape)
      house.settle()
    }
  }

  /// At any length of its words.
  @Test(arguments: sizes, games) func messagesStayInTheirRoom(_ size: Size, _ game: String) throws {
    let house = try House(size, game: game, settings: House.friends)
    let room = try house.element("table.message").frame
    let frame = TableFrame(house.context, game == "quarto" ? [.tray, .hand] : [])
    let metrics = house.stage.setup.metrics
    let sentence = "Giving the tall dark square hollow piece looks best, but nothing is proven from here on."
    for length in 1...sentence.split(separator: " ").count {
      let words = sentence.split(separator: " ").prefix(length).joined(separator: " ")
      let message =
        game == "pentominoes" ? .words(words, .caption) : frame.message(words, "Press Hint again.")
      let painter = house.painted(message, in: room)
      var said: [String] = []
      var clips = 0
      for command in painter.list.commands {
        if case .clip = command { clips += 1 }
        if case .endClip = command { clips -= 1 }
        guard case .text(let text, let style, let at, let anchor, _) = command else { continue }
        said.append(text)
        #expect(style.size >= (style.face == .vollkornSemiBold ? 20 : 12), "the sentence keeps its size")
        // What has no room scrolls.
        guard clips == 0 else { continue }
        let width = metrics.width(of: text, style)
        let x = at.x - (anchor == .left ? 0 : width / 2)
        #expect(x >= room.x - 1 && x + width <= room.maxX + 1, "\(text)")
        #expect(at.y - style.size * 0.72 >= room.y - 1, "\(text)")
        #expect(at.y + style.size * 0.27 <= room.maxY + 2 || game == "pentominoes", "\(text)")
      }
      #expect(said.joined(separator: " ").hasPrefix(words), "nothing is lost")
    }
  }
}
