// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

/// What a person did, told once for all games: raw pointer and key events become these in the stage's recogniser.
public enum Gesture: Hashable, Sendable {
  /// The pointer moves with no button down; nil when it left the window or something lies above the table.
  case hover(Point?)
  case press(Point, isTouch: Bool)
  /// Pressed and let go at nearly the same place.
  case click(Point, PointerButton)
  case longPress(Point)
  /// The pointer moved beyond the threshold with the left button down: `from` is where it was pressed.
  case dragBegin(from: Point, to: Point)
  case drag(Point)
  /// Let go; velocity in points per second.
  case drop(Point, velocity: Point)
  /// A drag came to nothing: Escape, focus lost, another button, the turn changed.
  case cancel
  case wheel(Point, at: Point)
  case key(Key, Modifiers)
  /// The cursor of the board is to go one step this way: an arrow that means nothing else. Not taken at the edge, where the
  /// focus goes on to what lies beside the board.
  case steer(Key)
  /// Two fingers turned what they hold by a quarter.
  case turn(right: Bool)
  /// Two fingers closed on what they hold: it is to lie on its other side.
  case flip
  /// A button of the game's own was used.
  case action(String)
}
