// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// What a stone on each cell counts for when moves are ordered, where a cell that wins counts 16: mostly the nearer to the
/// centre the better. Learned by trying what makes the search of 35 positions of 8 to 11 discs shorter, so they hold no
/// knowledge of a game but of this search.
enum CellWorth {
  /// For the first player, the top row first.
  private static let first = [
    5, 6, 6, 7, 6, 6, 5,
    5, 5, 7, 8, 7, 5, 5,
    5, 5, 7, 12, 7, 5, 5,
    2, 6, 8, 6, 8, 6, 2,
    3, -3, 7, 7, 7, -3, 3,
    2, 4, 3, 7, 3, 4, 2,
  ]
  private static let second = [
    7, 5, 7, 7, 7, 5, 7,
    4, 4, 7, 17, 7, 4, 4,
    4, 6, 7, 15, 7, 6, 4,
    4, 5, 8, 8, 8, 5, 4,
    0, 5, 6, 8, 6, 5, 0,
    3, 0, 4, 4, 4, 0, 3,
  ]

  /// By cell, for the first player, and from 64 on for the second.
  static func table() -> UnsafeMutablePointer<Int8> {
    let table = UnsafeMutablePointer<Int8>.allocate(capacity: 128)
    table.initialize(repeating: 0, count: 128)
    for (player, worths) in [first, second].enumerated() {
      for (index, worth) in worths.enumerated() {
        table[64 * player + index % 7 * 7 + 5 - index / 7] = Int8(worth)
      }
    }
    return table
  }
}
