// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import Words

/// A history that somebody has exported.
public struct ExportedFile: Hashable, Sendable {
  public var path: String
  public var changed: Timestamp

  public init(path: String, changed: Timestamp) {
    self.path = path
    self.changed = changed
  }

  var name: String { path.split(separator: "/").last.map(String.init) ?? path }
  var folder: String { path.split(separator: "/").dropLast().last.map(String.init) ?? "/" }
}

/// Files whose games can be added: those that lie where people put files, and any whose path is pasted.
final class ImportPopup: Scene {
  let name = "import"
  let isPopup = true
  let accent: Accent?
  private let files: [ExportedFile]
  private var isRefused = false

  init(_ files: [ExportedFile], accent: Accent?) { (self.files, self.accent) = (files, accent) }

  func describe(_ context: StageContext) -> Node<StageAction> {
    let clock = context.clock
    let rows = files.enumerated().map { index, file in
      let place = [file.folder, clock.local(file.changed).words(from: clock.today)].joined(
        separator: " \u{00B7} ")
      return Node<StageAction>.row(
        [
          Node.column([
            .line(file.name, TextStyle(.manropeBold, 15, line: 20), least: 0.6),
            .words(place, .caption, .secondary, lines: 1),
          ]).wide(.fill),
          Node.button("import.file.\(index + 1)", tr("Add"), .list(.add(file.path))).sized(
            .within(96...240), .exactly(42)),
        ], spacing: 16)
    }
    let none = Node<StageAction>.words(
      tr("No exported history lies in your home, among your downloads, documents or on the desktop."), .body)
    let words =
      isRefused
      ? tr("What was copied is no file.") : tr("To add another file, copy it or its path and paste it here.")
    let foot = Node<StageAction>.row(
      [
        .words(words, .body, .secondary).named("import.words", .text, words).wide(.fill),
        Node.button("import.paste", tr("Paste"), .list(.paste)).shortcut("Ctrl V").sized(
          .within(96...240), .exactly(42)),
      ], spacing: 16
    ).inset(Insets(left: 28, top: 12, right: 28, bottom: 26))
    return Node.popup(
      name, tr("Import"), width: 560, margin: 28,
      content: .column(rows.isEmpty ? [none] : rows, spacing: 14), foot: foot)
  }

  func use(_ use: Use<StageAction>, _ context: StageContext) -> StageRequest? {
    switch use.action {
    case .list(.add(let path)): .importHistory(path)
    case .list(.paste): .paste
    default: nil
    }
  }

  func handle(_ gesture: Gesture, _ context: StageContext) -> StageRequest? {
    if case .key(.character("v"), [.control]) = gesture { .paste } else { nil }
  }

  func pasted(_ text: String) -> StageRequest? {
    let path = Self.path(in: text)
    isRefused = path == nil
    return path.map { .importHistory($0) }
  }

  /// The path that file managers put on the clipboard, as an address or as it is.
  static func path(in text: String) -> String? {
    guard var line = text.split(whereSeparator: \.isNewline).first(where: { $0.contains("/") }) else {
      return nil
    }
    while let end = line.last, end.isWhitespace || "\"'".contains(end) { line.removeLast() }
    while let start = line.first, start.isWhitespace || "\"'".contains(start) { line.removeFirst() }
    if line.hasPrefix("file://") { return decoded(line.dropFirst(7)) }
    return line.hasPrefix("/") ? String(line) : nil
  }

  /// "%20" is a space, byte by byte.
  private static func decoded(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard rest.count >= 2, let code = UInt8(String(rest.prefix(2)) ?? "", radix: 16) else { return nil }
      bytes.append(code)
      rest = rest.dropFirst(2)
    }
    return bytes.first == UInt8(ascii: "/") ? String(validating: bytes, as: UTF8.self) : nil
  }
}
