// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

extension Key {
  public var isArrow: Bool { [.up, .down, .left, .right].contains(self) }

  /// The arrow that leads back; nil for other keys.
  public var opposite: Key? {
    switch self {
    case .up: .down
    case .down: .up
    case .left: .right
    case .right: .left
    default: nil
    }
  }
}

extension Rect {
  /// How far another frame is in the direction of an arrow, what lies aside counting double; nil where it is not there.
  public func way(to other: Rect, towards key: Key) -> Double? {
    let (gap, from, to, ahead): (Double, ClosedRange<Double>, ClosedRange<Double>, Double)
    let (wide, high) = (x...max(x, maxX), y...max(y, maxY))
    let (otherWide, otherHigh) = (other.x...max(other.x, other.maxX), other.y...max(other.y, other.maxY))
    switch key {
    case .left: (gap, from, to, ahead) = (x - other.maxX, high, otherHigh, midX - other.midX)
    case .right: (gap, from, to, ahead) = (other.x - maxX, high, otherHigh, other.midX - midX)
    case .up: (gap, from, to, ahead) = (y - other.maxY, wide, otherWide, midY - other.midY)
    case .down: (gap, from, to, ahead) = (other.y - maxY, wide, otherWide, other.midY - midY)
    default: return nil
    }
    guard ahead > 4, gap > -8 else { return nil }
    let aside = max(0, to.lowerBound - from.upperBound, from.lowerBound - to.upperBound)
    let middle = abs((from.lowerBound + from.upperBound - to.lowerBound - to.upperBound) / 2)
    return max(0, gap) + 2 * aside + 0.1 * middle
  }

  /// True where the other frame lies straight ahead, at least in part.
  public func faces(_ other: Rect, towards key: Key) -> Bool {
    switch key {
    case .left, .right: other.maxY > y && other.y < maxY
    default: other.maxX > x && other.x < maxX
    }
  }
}
