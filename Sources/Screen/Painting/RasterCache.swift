// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

/// What has been rasterised, least recently used out first. Nothing that the current frame needs is ever dropped.
final class RasterCache {
  enum Key: Hashable {
    case picture(PictureOrder)
    case line(FontBook.LineKey)
    case fill(Outline, scale: Double)
    case stroke(Outline, width: Double, roundCaps: Bool, scale: Double)
    case shadow(Outline, sigma: Double, scale: Double)
    case cornerShadow(width: Int, height: Int, radius: Double, sigma: Double)
  }

  enum Value {
    case bitmap(Bitmap)
    case mask(Mask)
    case corner(CornerShadow)
    /// Tried, and there is nothing to show.
    case nothing

    init(_ bitmap: Bitmap?) { self = bitmap.map { .bitmap($0) } ?? .nothing }

    var bytes: Int {
      switch self {
      case .bitmap(let b): b.width * b.height * 4
      case .mask(let m): m.width * m.height
      case .corner(let c): c.corner.width * c.corner.height
      case .nothing: 0
      }
    }
  }

  private struct Entry {
    var value: Value
    var frame: Int
  }

  /// Above this many bytes, what has not been used for some frames goes.
  var budget: Int
  private(set) var bytes = 0
  private var entries: [Key: Entry] = [:]
  private var frame = 0

  init(budget: Int) { self.budget = budget }

  func value(_ key: Key, make: () -> Value) -> Value {
    if let index = entries.index(forKey: key) {
      entries.values[index].frame = frame
      return entries.values[index].value
    }
    let value = make()
    entries[key] = Entry(value: value, frame: frame)
    bytes += value.bytes + RasterCache.overhead
    return value
  }

  func contains(_ key: Key) -> Bool { entries[key] != nil }

  /// True when it is time to `touch` what is on screen and to `evict` the rest.
  var isFull: Bool { bytes > budget }

  func nextFrame() { frame += 1 }

  /// Marks the entry as in use.
  func touch(_ key: Key) {
    if let index = entries.index(forKey: key) { entries.values[index].frame = frame }
  }

  /// Drops the longest unused until a quarter of the budget is free, but nothing that the last frames used.
  func evict() {
    let idle = entries.filter { $0.value.frame < frame - 3 }.sorted { $0.value.frame < $1.value.frame }
    for (key, entry) in idle {
      entries[key] = nil
      bytes -= entry.value.bytes + RasterCache.overhead
      if bytes <= budget * 3 / 4 { break }
    }
  }

  /// A dictionary entry and its key are not free either.
  private static let overhead = 200
}
