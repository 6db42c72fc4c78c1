// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

extension SoundCue {
  /// A disc passes a row while it falls.
  public static let discTick = SoundCue(
    gain: 0.25, [.noise(length: 0.003, band: 3000, width: 0.8, level: 1)])

  /// A disc meets the floor or another disc; 1 for the first contact, less for each bounce.
  public static func discLand(strength: Double) -> SoundCue {
    SoundCue(
      gain: 0.9, strength: strength,
      [
        .noise(length: 0.004, band: 2600, width: 0.7, level: 0.5), .mode(420, decay: 0.070, level: 1),
        .mode(1130, decay: 0.035, level: 0.55),
      ])
  }
}
