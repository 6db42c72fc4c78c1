// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import House
import InterfaceKit
import SceneKit

/// What the stage shows after a step, and what is to be done outside of it.
public struct StageFrame {
  public var picture: DrawList
  /// Nil unless it was asked for.
  public var tree: StageTree?
  /// When the next step is wanted at the latest, on the clock of the main loop.
  public var wake: Wake
  /// In the order in which they are to be done.
  public var effects: [StageEffect]
  public var pointer: StagePointer
  /// True while what the keyboard writes is wanted as text.
  public var isWriting: Bool
}

/// Something that only the world around the stage can do.
public enum StageEffect: Hashable, Sendable {
  /// Sounds at a volume, 0 to 1.
  case play([Sound], volume: Double)
  /// Puts text on the clipboard.
  case copy(String)
  /// Keeps a picture; `InputEvent.pictureKept` tells how that went.
  case picture(BoardPicture)
  /// Wants what is on the clipboard, as an input.
  case paste
  /// Is to be said aloud; what is being said already may be broken off when the focus went on.
  /// - Parameter isAloud: false where the lines are only written down.
  case say([String], interrupts: Bool, isAloud: Bool)
  case toggleFullscreen
  case quit
}

/// What the pointer should look like.
public enum StagePointer: Hashable, Sendable { case arrow, hand, grab }
