// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Glibc
import GoldenKit
import Preferences
import Testing

@testable import Stage

/// Every scene in both themes: its draw list as text, and a few as pictures.
@Suite struct PictureTests {
  enum Shot: String, CaseIterable {
    case menu, table, falling, over, settings, help, small, tall, marks, focus
    case quarto, quartoDrag, quartoOver, quartoTall
    case reversi, reversiFlip, reversiTall
    case pentominoes, pentominoesDrag, pentominoesTall

    var game: String? {
      if self == .menu { return nil }
      return ["quarto", "reversi", "pentominoes"].first { rawValue.hasPrefix($0) } ?? "connect-four"
    }
  }

  private func house(_ shot: Shot, _ theme: Settings.Theme) throws -> House {
    var settings = House.friends
    settings.colourBlindMarks = shot == .marks
    settings[game: "pentominoes"].switches = ["left": false, "warn": false]
    let size: Size =
      switch shot {
      case .small: Size(720, 560)
      case .tall, .quartoTall, .reversiTall, .pentominoesTall: Size(720, 1000)
      default: Size(1000, 680)
      }
    let house = try House(size, game: shot.game, theme: theme, settings: settings)
    house.frame = 1.0 / 60
    house.settle()
    switch shot {
    case .menu: break
    case .over, .small:
      house.type("434355414")
      house.pass(0.5)
      house.handle(.pointerMoved(Point(500, 20), time: house.now))
      house.settle()
    case .falling:
      house.type("43435")
      house.key(.character("2"))
      house.pass(0.25)
    case .settings:
      try house.click("table.settings")
    case .help:
      try house.click("table.help")
    case .focus:
      house.type("44")
      for _ in 0..<5 { house.key(.tab) }
    case .quarto, .quartoTall, .quartoDrag:
      try QuartoPlay.play(house, ["f", "1.1", "3", "2.3", "7", "3.1", "1", "4.4", "e"])
    case .reversi, .reversiFlip, .reversiTall:
      house.handle(.paste("f5d6c3d3c4f4c5b3c2b4e3e6c6f6"))
      house.settle()
      if shot == .reversiFlip {
        house.type("b6")
        try house.click("cell.7.6")
        house.pass(0.3)
        return house
      }
    case .pentominoes, .pentominoesDrag, .pentominoesTall:
      // The badge waits for a thread of its own: a picture cannot.
      house.handle(
        .paste("IIIII...../VVV......./V........./V........./........../.......... FILNPTUVWXYZ 12"))
      house.settle()
    case .quartoOver:
      try QuartoPlay.playToAWin(house)
      house.pass(2)
    default: house.type("4343526")
    }
    if shot == .pentominoesDrag {
      house.drag(
        from: try house.element("tile.T").frame.center, to: try house.element("cell.4.6").frame.center,
        letGo: false)
      house.settle()
      return house
    }
    if shot == .quartoDrag {
      house.drag(
        from: try house.element("piece.e").frame.center, to: try house.element("cell.3.3").frame.center,
        letGo: false)
      house.settle()
      return house
    }
    house.handle(.pointerLeft)
    if shot != .falling {
      house.settle()
      house.pass(3)
    }
    return house
  }

  @Test(arguments: Shot.allCases, [Settings.Theme.light, .dark])
  func drawList(shot: Shot, theme: Settings.Theme) throws {
    try expectSnapshot(house(shot, theme).stage.picture(), "\(shot.rawValue)-\(theme.rawValue)")
  }

  @Test(arguments: [
    (Shot.menu, Settings.Theme.light), (.menu, .dark), (.table, .light), (.falling, .dark), (.over, .light),
    (.settings, .light), (.small, .dark), (.tall, .light), (.marks, .dark), (.focus, .light),
    (.quarto, .light), (.quartoDrag, .dark), (.quartoTall, .light), (.reversi, .light), (.reversiFlip, .dark),
    (.pentominoesDrag, .light), (.pentominoesTall, .dark),
  ])
  func golden(shot: Shot, theme: Settings.Theme) throws {
    let house = try house(shot, theme)
    try expectGolden(house.stage.picture(), house.stage.viewport, "\(shot.rawValue)-\(theme.rawValue)")
  }
}

/// Compares the list with `Snapshots/NAME.txt`; `QUARTET_RECORD=1` records it.
func expectSnapshot(
  _ list: DrawList, _ name: String, file: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let text = list.commands.map(describe).joined(separator: "\n") + "\n"
  let path = Repository.parent(file) + "/Snapshots/\(name).txt"
  if getenv("QUARTET_RECORD") != nil {
    let stream = try #require(fopen(path, "w"))
    fputs(text, stream)
    fclose(stream)
    return
  }
  let kept = read(path)
  guard kept != text else { return }
  let lines = zip(kept.split(separator: "\n"), text.split(separator: "\n"))
  let first = lines.enumerated().first { $0.element.0 != $0.element.1 }
  Issue.record(
    "\(name) differs at line \((first?.offset ?? -2) + 1): \(first.map { "\($0.element.0) | \($0.element.1)" } ?? "its length")",
    sourceLocation: sourceLocation)
}

private func read(_ path: String) -> String {
  guard let stream = fopen(path, "r") else { return "" }
  defer { fclose(stream) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 65536)
  while true {
    let count = fread(&buffer, 1, buffer.count, stream)
    if count == 0 { break }
    bytes += buffer[..<count]
  }
  return String(decoding: bytes, as: UTF8.self)
}

// MARK: - Words for commands

private func n(_ value: Double) -> String {
  let rounded = (value * 100).rounded() / 100
  return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
}

private func p(_ point: Point) -> String { "(\(n(point.x)) \(n(point.y)))" }
private func r(_ rect: Rect) -> String { "[\(n(rect.x)) \(n(rect.y)) \(n(rect.width)) \(n(rect.height))]" }

private func c(_ color: Color) -> String {
  let hex = String(color.hex, radix: 16, uppercase: true)
  return "#" + String(repeating: "0", count: 6 - hex.count) + hex
    + (color.alpha == 255 ? "" : "/\(color.alpha)")
}

private func words(_ paint: Paint) -> String {
  switch paint {
  case .solid(let color): c(color)
  case .linear(_, _, let stops):
    "linear " + stops.map { "\(n($0.offset)):\(c($0.color))" }.joined(separator: " ")
  case .radial(_, _, let stops):
    "radial " + stops.map { "\(n($0.offset)):\(c($0.color))" }.joined(separator: " ")
  }
}

private func words(_ outline: Outline) -> String {
  switch outline {
  case .roundedRect(let size, let radius): "rect \(n(size.width))x\(n(size.height)) r\(n(radius))"
  case .arc(let radius, let from, let to): "arc r\(n(radius)) \(n(from))...\(n(to))"
  case .path(let path): "path of \(path.elements.count)"
  }
}

private func describe(_ command: DrawCommand) -> String {
  switch command {
  case .backdrop(let backdrop): return "backdrop \(backdrop)"
  case .fill(let rect, let color): return "fill \(r(rect)) \(c(color))"
  case .shape(let shape, let at, let opacity):
    let stroke = shape.stroke.map { " stroke \(n($0.width)) \(words($0.paint))" } ?? ""
    return
      "shape \(words(shape.outline)) at \(p(at)) \(n(opacity))\(shape.fill.map { " fill " + words($0) } ?? "")\(stroke)"
  case .shadow(let outline, let at, let sigma, let color):
    return "shadow \(words(outline)) at \(p(at)) sigma \(n(sigma)) \(c(color))"
  case .picture(let picture, let rect, let tint, let degrees):
    let name: String =
      switch picture {
      case .asset(let name): name
      case .svg(let source): "svg of \(source.utf8.count)"
      }
    return "picture \(name) \(r(rect)) \(c(tint))\(degrees == 0 ? "" : " turned \(n(degrees))")"
  case .text(let text, let style, let at, let anchor, let color):
    return "text \"\(text)\" \(style.face.rawValue) \(n(style.size)) at \(p(at)) \(anchor) \(c(color))"
  case .clip(let rect): return "clip \(r(rect))"
  case .endClip: return "end clip"
  }
}
