// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// Row buffers that are reused from row to row and from frame to frame.
final class Scratch {
  private let coverageRow = GrowingRow<UInt8>()
  private let colorRow = GrowingRow<UInt32>()

  /// Room for `count` values, valid until the next call.
  func coverage(_ count: Int) -> UnsafeMutablePointer<UInt8> { coverageRow.room(count) }

  /// Room for `count` colours, valid until the next call.
  func colors(_ count: Int) -> UnsafeMutablePointer<UInt32> { colorRow.room(count) }
}

private final class GrowingRow<Value> {
  private var capacity = 4096
  private var values: UnsafeMutablePointer<Value> = .allocate(capacity: 4096)

  deinit { values.deallocate() }

  func room(_ count: Int) -> UnsafeMutablePointer<Value> {
    if count > capacity {
      values.deallocate()
      capacity = count * 2
      values = .allocate(capacity: capacity)
    }
    return values
  }
}
