// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// A sound by what happens, not by how it is made. `x` is where, 0 (left edge) to 1 (right edge).
public enum SoundCue: Hashable, Sendable {
  case button
  case lift
  /// A disc passes a row while it falls.
  case discTick
  /// A disc meets the floor or another disc; 1 for the first contact, less for each bounce.
  case discLand(strength: Double)
  /// A wooden piece is set down: walnut sounds lower than maple, and what is tall lower still.
  case woodLand(isDark: Bool, isTall: Bool)
  /// A disc turns over; `step` counts the discs of one move from 0, each sounding a little higher.
  case discFlip(step: Int)
  case invalid
  case hint
  case win, draw, loss
}

/// A cue and where on the table it sounds.
public struct Sound: Hashable, Sendable {
  public var cue: SoundCue
  /// 0 at the left edge of the window, 1 at the right.
  public var x: Double

  public init(_ cue: SoundCue, x: Double = 0.5) {
    self.cue = cue
    self.x = x
  }
}
