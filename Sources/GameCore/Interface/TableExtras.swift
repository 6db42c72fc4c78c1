// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

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

  public init(title: String, detail: String, badge: String?, isGood: Bool) {
    self.title = title
    self.detail = detail
    self.badge = badge
    self.isGood = isGood
  }
}

/// Where on its board the end of a game is told.
public struct TableEnding: Hashable, Sendable {
  /// The part of the board that is left free for it.
  public var room: Rect
  /// Where in the room it lies, 0 to 1 from the left and from the top; what needs more room grows away from there.
  public var place: Point
  /// It grows no further than this.
  public var field: Rect
  /// Seconds on the clock of the main loop from which on it is told.
  public var start: Double

  public init(room: Rect, place: Point, field: Rect, start: Double = -.infinity) {
    self.room = room
    self.place = place
    self.field = field
    self.start = start
  }

  /// In the middle of a board, at once.
  public init(in board: Rect) {
    self.init(
      room: Rect(center: board.center, size: Size(min(300, board.width), min(258, board.height))),
      place: Point(0.5, 0.5), field: board)
  }
}

/// A start to choose from: a puzzle.
public struct GameStart: Hashable, Sendable {
  /// Stable, used in ids: "rect-6x10".
  public var id: String
  /// Starts of a group stand together; stable, used in ids: "easy".
  public var group: String
  /// What the group is called: "Easy".
  public var groupTitle: String
  public var title: String
  /// "2339 solutions".
  public var detail: String
  /// For `GameOptions.setup`.
  public var setup: String

  public init(id: String, group: String, groupTitle: String, title: String, detail: String, setup: String) {
    self.id = id
    self.group = group
    self.groupTitle = groupTitle
    self.title = title
    self.detail = detail
    self.setup = setup
  }
}

/// A day of the calendar, by the player's clock.
public struct Day: Hashable, Sendable {
  public var year: Int
  /// 1 to 12.
  public var month: Int
  /// 1 to 31.
  public var day: Int

  public init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }
}
