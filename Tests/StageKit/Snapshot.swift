// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Glibc
import GoldenKit
import Testing

@testable import Stage

/// Compares what is painted of the house, and what it tells screen readers, with `Snapshots/NAME.txt`.
package func expectSnapshot(
  of house: House, _ name: String, file: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  try expectSnapshot(
    house.stage.picture(), telling: house.stage.elements(), name, file: file, sourceLocation: sourceLocation)
}

/// The same of the topmost pop-up alone; of everything where there is none.
package func expectSnapshot(
  ofTopOf house: House, _ name: String, file: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  guard let popup = house.popup else {
    return try expectSnapshot(of: house, name, file: file, sourceLocation: sourceLocation)
  }
  let commands = house.stage.picture().commands
  let dim = commands.lastIndex {
    if case .fill(let rect, _) = $0 { rect.size == house.stage.viewport.size } else { false }
  }
  let elements = house.stage.elements()
  let first = try #require(elements.firstIndex { $0.id.hasPrefix(popup + ".") })
  let lines = commands[(try #require(dim))...].map(describe) + elements[first...].map(describe)
  try expectSnapshot(
    text: lines.joined(separator: "\n") + "\n", name, file: file, sourceLocation: sourceLocation)
}

/// Compares the list, and what is told with it.
package func expectSnapshot(
  _ list: DrawList, telling elements: [Element] = [], _ name: String, file: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let lines = list.commands.map(describe) + elements.map(describe)
  try expectSnapshot(
    text: lines.joined(separator: "\n") + "\n", name, file: file, sourceLocation: sourceLocation)
}

/// What is in the picture now and was not in another one, compared with a text that is kept.
package func expectSnapshot(
  of list: DrawList, beside other: DrawList, _ name: String, file: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let known = Set(other.commands.map(describe))
  let lines = list.commands.map(describe).filter { !known.contains($0) }
  try expectSnapshot(
    text: lines.joined(separator: "\n") + "\n", name, file: file, sourceLocation: sourceLocation)
}

/// Compares the text with `Snapshots/NAME.txt`; `QUARTET_RECORD=1` records it.
package func expectSnapshot(
  text: String, _ name: String, file: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) throws {
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

private func describe(_ element: Element) -> String {
  let states = [
    (element.isEnabled, "enabled"), (element.isFocused, "focused"), (element.isSelected, "selected"),
    (element.isNews, "news"),
  ]
  let told = [
    ("value", element.value), ("spoken", element.spoken), ("explained", element.explanation),
    ("group", element.group), ("place", element.place.map { "\($0.number) of \($0.count)" }),
  ]
  return
    (["\(element.role) \(element.id) \"\(element.label)\" \(r(element.frame))"]
    + states.filter(\.0).map(\.1) + told.compactMap { name, words in words.map { "\(name) \"\($0)\"" } })
    .joined(separator: " ")
}
