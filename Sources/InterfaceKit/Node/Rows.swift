// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

/// The rows of a list, all equally high. However many there are, only those that can be seen are made.
public struct Rows<Row> {
  public var count: Int
  /// How high a row is, in points.
  public var height: Double
  /// What stands over the rows from this place on, and is scrolled with them.
  public var heading: (place: Int, row: Row)?
  /// Brought into sight whenever it is another one, or its room is.
  public var chosen: Int?
  /// How far beyond their room rows can be seen: shadows and rings.
  public var margin: Insets
  /// A row by its place.
  public var make: (Int) -> Row

  public init(
    count: Int, height: Double, heading: (place: Int, row: Row)? = nil, chosen: Int? = nil,
    margin: Insets = .none, make: @escaping (Int) -> Row
  ) {
    (self.count, self.height, self.heading) = (count, height, heading)
    (self.chosen, self.margin, self.make) = (chosen, margin, make)
  }

  /// From row to row.
  var pitch: Double { height + 6 }
  /// A heading stands so far above its row, in so much room.
  static var headingRoom: (above: Double, height: Double, whole: Double) { (28, 24, 40) }

  /// The upper edge of a row below that of the first, in points.
  func top(_ index: Int) -> Double {
    Double(index) * pitch + (heading.map { index >= $0.place } ?? false ? Self.headingRoom.whole : 0)
  }

  /// How long the list is, with a little room below it.
  var length: Double { top(count) + 8 }

  /// Places of the rows that can be seen, parts of rows counted.
  func visible(from offset: Double, height: Double) -> Range<Int> {
    let first = clamp(Int((offset - (heading == nil ? 0 : Self.headingRoom.whole)) / pitch), 0, count)
    return first..<min(count, first + Int((height / pitch).rounded(.up)) + 2)
  }

  func map<Other>(_ change: @escaping (Row) -> Other) -> Rows<Other> {
    Rows<Other>(
      count: count, height: height, heading: heading.map { ($0.place, change($0.row)) }, chosen: chosen,
      margin: margin
    ) { [make] in change(make($0)) }
  }
}
