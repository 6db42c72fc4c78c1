// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

/// What a game says and shows around its board at this moment, beyond what every table has.
public struct Surroundings: Hashable, Sendable {
  /// What is asked about where the pointer is; takes the place of the message.
  public var question: String?
  /// What is to be said about where the pointer is; takes the place of the line of help.
  public var remark: String?
  /// How the score stands, if the game has one to show.
  public var score: TableScore?
  /// What stands over the board of a game for one.
  public var heading: TableHeading?
  /// Buttons of the game's own.
  public var actions: [TableAction] = []
  /// True while the player looks at the ways in which a puzzle can still end: see `TableView.solutions`.
  public var seeksEndings = false

  /// What the marks on the board mean, told in high contrast while the game is new.
  public var legend: [LegendEntry] = []

  public init() {}
}

/// A mark of the board, and what it means.
public struct LegendEntry: Hashable, Sendable {
  public enum Sign: Hashable, Sendable {
    /// As it is always marked in high contrast.
    case piece(Picture)
    /// On a board of this colour: where one may go, where the last move went, and where the cursor is.
    case legal(on: Color)
    case last(Picture, on: Color)
    case cursor(on: Color)
    /// Where the piece in hand would come to lie.
    case landing
  }

  public var sign: Sign
  public var words: String

  public init(_ sign: Sign, _ words: String) {
    (self.sign, self.words) = (sign, words)
  }
}

/// A score in proportion: a bar of two colours with a number at either end.
public struct TableScore: Hashable, Sendable {
  public var first: Int
  public var second: Int
  /// How much of the bar is the first seat's, 0 to 1; it may lag behind the numbers.
  public var part: Double
  /// The colours of the two.
  public var colors: [Color]

  public init(first: Int, second: Int, part: Double, colors: [Color]) {
    self.first = first
    self.second = second
    self.part = part
    self.colors = colors
  }
}

/// A button of the game's own under the board; pressing it reaches the table as `Gesture.action`.
public struct TableAction: Hashable, Sendable {
  /// "tile.right".
  public var id: String
  public var icon: String
  public var label: String
  public var shortcut: String?
  public var isEnabled: Bool

  public init(_ id: String, icon: String, label: String, shortcut: String? = nil, isEnabled: Bool = true) {
    self.id = id
    self.icon = icon
    self.label = label
    self.shortcut = shortcut
    self.isEnabled = isEnabled
  }
}

/// What stands over the board of a game for one: the puzzle's name, and a word on how things stand.
public struct TableHeading: Hashable, Sendable {
  public var title: String
  /// "6 x 10".
  public var detail: String
  /// "14 solutions left"; nil while nothing is known.
  public var badge: String?
  /// False when the badge is a warning.
  public var isGood: Bool
  /// The help that the badge shows: a click turns it off. Where there is no badge it is offered in its place.
  public var help: GameSwitch?

  public init(title: String, detail: String, badge: String?, isGood: Bool, help: GameSwitch? = nil) {
    self.title = title
    self.detail = detail
    self.badge = badge
    self.isGood = isGood
    self.help = help
  }
}
