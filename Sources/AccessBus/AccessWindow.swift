// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

/// The window as a screen reader sees it, at one moment.
public struct AccessWindow: Hashable, Sendable {
  public var title: String
  public var isActive: Bool
  /// Where it lies on the screen and how large it is, in coordinates of the window; at the corner where nobody says.
  public var frame: Rect
  /// What is on it, with frames in the same coordinates.
  public var elements: [Element]
  /// Code of the language that is spoken.
  public var language: String

  public init(title: String, isActive: Bool, frame: Rect, elements: [Element], language: String) {
    self.title = title
    self.isActive = isActive
    self.frame = frame
    self.elements = elements
    self.language = language
  }
}

/// What a reader asks of the game.
public enum AccessWish: Hashable, Sendable {
  /// By the id of an element.
  case press(String)
  case focus(String)
  /// A slider to a value of 0 to 100.
  case set(String, Double)
}

/// Paths of our objects. What an element is called stands in its path, so that it stays what it is while it is there.
enum AccessPath {
  static let root = "/org/a11y/atspi/accessible/root"
  static let window = "/org/a11y/atspi/accessible/window"
  static let nothing = "/org/a11y/atspi/null"
  /// Of what was said, by its place.
  static func notice(_ place: Int) -> String { "/org/a11y/atspi/accessible/notice_\(place)" }
  private static let prefix = "/org/a11y/atspi/accessible/element_"

  static func of(_ id: String) -> String {
    prefix
      + id.utf8.map { byte in
        let letter = UnicodeScalar(byte)
        let isPlain =
          ("a"..."z").contains(letter) || ("A"..."Z").contains(letter) || ("0"..."9").contains(letter)
        return isPlain ? String(letter) : "_" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }.joined()
  }
}

extension Element {
  /// Number and name of its role as AT-SPI has them.
  var accessRole: (number: UInt32, name: String) {
    switch role {
    case .button, .tile: (43, "push button")
    case .toggle: (7, "check box")
    case .segment: (44, "radio button")
    case .slider: (51, "slider")
    case .tab: (37, "page tab")
    // A role of our own (ROLE_EXTENDED): of a table cell a reader reads the whole row, and not what has the focus; of a button or
    // an icon it says so each time.
    case .cell, .column, .piece: (70, role.rawValue)
    case .plate, .text, .banner, .badge: (29, "label")
    case .dialog: (16, "dialog")
    case .toast: (101, "notification")
    case .row: (32, "list item")
    case .field: (79, "entry")
    case .heading: (83, "heading")
    }
  }

  /// True for what a press means something to.
  var isPressed: Bool {
    switch role {
    case .button, .tile, .toggle, .segment, .tab, .cell, .column, .piece, .row, .field: true
    case .slider, .plate, .text, .banner, .badge, .dialog, .toast, .heading: false
    }
  }

  var accessName: String { spoken ?? label }

  /// What its name does not say already.
  var accessDescription: String {
    explanation.map { accessName.contains($0) ? "" : $0 } ?? ""
  }

  private var isOnBoard: Bool { [.cell, .column, .piece].contains(role) }

  /// What stands in a field.
  var written: String { role == .field ? value ?? "" : "" }

  var accessStates: Set<AccessState> {
    var states: Set<AccessState> = [.visible, .showing]
    // Whose turn it is changes what can be done on a whole board: that is told in words, and what lies there can always be read.
    if isEnabled || isOnBoard { states.formUnion([.enabled, .sensitive]) }
    if isPressed || role == .slider { states.insert(.focusable) }
    if isFocused { states.insert(.focused) }
    switch role {
    case .toggle:
      states.insert(.checkable)
      if value == "on" { states.insert(.checked) }
    case .segment, .tab, .cell, .piece, .row, .tile:
      states.insert(.selectable)
      if isSelected { states.insert(.selected) }
      if isSelected && role == .segment { states.insert(.checked) }
    case .field: states.formUnion([.editable, .singleLine])
    case .dialog: states.insert(.modal)
    default: break
    }
    return states
  }
}

/// Of AT-SPI's states those that are told, with their numbers.
enum AccessState: UInt32, Sendable {
  case active = 1
  case checked = 4
  case editable = 7
  case enabled = 8
  case focusable = 11
  case focused = 12
  case modal = 16
  case selectable = 22
  case selected = 23
  case sensitive = 24
  case showing = 25
  case singleLine = 26
  case visible = 30
  case checkable = 41

  /// As its changes are called.
  var name: String {
    switch self {
    case .singleLine: "single-line"
    default: String(describing: self)
    }
  }
}

extension Set<AccessState> {
  /// Two words of 32 bits.
  var value: BusValue {
    var words: [UInt32] = [0, 0]
    for state in self { words[Int(state.rawValue / 32)] |= 1 << (state.rawValue % 32) }
    return .array("u", words.map { .uint($0) })
  }
}
