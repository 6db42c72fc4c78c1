// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Foundation

/// What `--ui-tree` says is on screen. Members that a test does not ask for are left out.
struct UITree: Decodable, Equatable {
  struct Window: Decodable, Equatable, Sendable {
    var w: Double
    var h: Double
    var scale: Double
    var focused: Bool
  }

  struct Game: Decodable, Equatable {
    var name: String
    var position: String
    var moves: [String]
    var turn: String?
    var outcome: String?
    var message: String
  }

  struct Element: Decodable, Equatable {
    var id: String
    var role: String
    var label: String
    /// x, y, width and height in window coordinates.
    var frame: [Double]
    var enabled: Bool
    var focused: Bool
    var selected: Bool
    var value: String?

    var center: (x: Double, y: Double) { (frame[0] + frame[2] / 2, frame[1] + frame[3] / 2) }
  }

  struct Cursor: Decodable, Equatable {
    var dragging: String
    var over: String?
  }

  var scene: String
  var popup: String?
  var window: Window
  var animating: Bool
  var thinking: Bool
  var game: Game?
  var elements: [Element]
  var cursor: Cursor?

  /// In a few words, for messages of failed tests.
  var summary: String {
    let words = [
      scene, popup.map { "popup \($0)" }, "window \(window.w)x\(window.h)",
      window.focused ? nil : "not focused",
      animating ? "animating" : nil, thinking ? "thinking" : nil,
      game.map { "moves \($0.moves.joined()), turn \($0.turn ?? "none"), \"\($0.message)\"" },
      self["toast"].map { "toast \"\($0.label)\"" }, focus.map { "focus \($0)" },
      cursor.map { "dragging \($0.dragging) over \($0.over ?? "nothing")" },
    ]
    return words.compactMap { $0 }.joined(separator: ", ")
  }

  subscript(id: String) -> Element? { elements.first { $0.id == id } }

  func has(_ id: String) -> Bool { self[id] != nil }

  func elements(_ prefix: String) -> [Element] { elements.filter { $0.id.hasPrefix(prefix) } }

  var focus: String? { elements.first(where: \.focused)?.id }

  var moves: [String] { game?.moves ?? [] }

  var isCalm: Bool { !animating && !thinking }
}
