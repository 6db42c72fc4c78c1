// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// Bits beside those of the tiles in a set: with such a bit, one tile may no longer lie in every orientation.
///
/// What is the same up to a symmetry is found once: a tile is laid in one place of each class of symmetric places
/// first, and where that leaves symmetries over, a tile that lies in eight ways may lie only in some of them.
enum Restriction {
  static let notMirrored: UInt16 = 1 << 12
  static let notTurnedTwice: UInt16 = 1 << 13
  static let notTurnedOnce: UInt16 = 1 << 14

  /// What leaves one orientation of every class that these symmetries, a group, make of the eight.
  static func bits(against symmetries: [Orientation]) -> UInt16 {
    var bits: UInt16 = 0
    if symmetries.contains(where: \.isMirrored) { bits |= notMirrored }
    if symmetries.contains(Orientation(turns: 2, isMirrored: false)) { bits |= notTurnedTwice }
    if symmetries.contains(Orientation(turns: 1, isMirrored: false)) { bits |= notTurnedOnce }
    return bits
  }

  /// The bits that a tile in this orientation breaks.
  static func broken(by orientation: Orientation) -> UInt16 {
    (orientation.isMirrored ? notMirrored : 0) | (orientation.turns > 1 ? notTurnedTwice : 0)
      | (orientation.turns % 2 == 1 ? notTurnedOnce : 0)
  }
}
