// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

/// One thing on screen that can be named, pointed at or read aloud: a row of the `--ui-tree`.
public struct Element: Hashable, Sendable {
  public enum Role: String, Sendable {
    case button, toggle, segment, slider, tab, cell, column, piece, plate, text, banner, badge, dialog, toast,
      tile, row, field, heading
  }

  /// Stable: "column.4", never a place in a list.
  public var id: String
  public var role: Role
  /// What a screen reader says.
  public var label: String
  /// In points of the window; its centre is safe to click.
  public var frame: Rect
  public var isEnabled: Bool
  public var isFocused: Bool
  public var isSelected: Bool
  /// The same in every language: other programs read it, people do not.
  public var value: String?
  /// What is said aloud when it has the focus, where that is more or shorter than its label: "c2, empty, turns three".
  public var spoken: String?
  /// What is told behind its name, in the player's language: what a switch is for, the line under a message.
  public var explanation: String?
  /// What it is a choice of, or what the list is that it stands in: "Theme".
  public var group: String?
  /// Of a row: which of how many it is, however many of them can be seen.
  public var place: Place?
  /// True of words that are told by themselves when they change.
  public var isNews = false

  public struct Place: Hashable, Sendable {
    /// From 1.
    public var number: Int
    public var count: Int

    public init(_ number: Int, of count: Int) { (self.number, self.count) = (number, count) }
  }

  public init(
    _ id: String, _ role: Role, _ label: String, _ frame: Rect, isEnabled: Bool = true,
    isFocused: Bool = false, isSelected: Bool = false, value: String? = nil, spoken: String? = nil,
    explanation: String? = nil
  ) {
    self.id = id
    self.role = role
    self.label = label
    self.frame = frame
    self.isEnabled = isEnabled
    self.isFocused = isFocused
    self.isSelected = isSelected
    self.value = value
    self.spoken = spoken
    self.explanation = explanation
  }
}
