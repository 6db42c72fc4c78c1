// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Reversi

/// The classes of what is found on a board.
struct Features: ~Copyable {
  /// Of one board.
  static let count = Pattern.instanceCount + 2

  private let memory: UnsafeMutableRawPointer
  private let tables: PatternTables
  private let lanes = UnsafeMutablePointer<PatternTables.Lanes>.allocate(capacity: 2)
  /// Those of the board that was looked at last.
  let found = UnsafeMutablePointer<Int32>.allocate(capacity: Self.count)

  init() {
    memory = .allocate(
      byteCount: PatternTables.byteCount, alignment: MemoryLayout<PatternTables.Lanes>.alignment)
    PatternTables.fill(memory)
    tables = PatternTables(at: memory)
  }

  deinit {
    memory.deallocate()
    lanes.deallocate()
    found.deallocate()
  }

  func find(_ board: Board) {
    tables.extract(board.own, board.other, lanes)
    let numbers = UnsafeRawPointer(lanes).assumingMemoryBound(to: UInt16.self)
    let moves = FeatureClasses.moves(board.own, board.other)
    found[0] = Int32(FeatureClasses.patternCount + moves.own)
    found[1] = Int32(FeatureClasses.patternCount + moves.other)
    for lane in 0..<Pattern.instanceCount {
      found[lane + 2] = FeatureClasses.ofConfigurations[Int(tables.offsets[lane]) + Int(numbers[lane])]
    }
  }
}
