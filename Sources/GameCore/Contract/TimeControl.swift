// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// How much time each side has for a game.
public struct TimeControl: Hashable, Sendable {
  /// For all moves.
  public var minutes: Int
  /// What each turn adds, in seconds.
  public var increment: Int

  public static let minutes = [5, 10, 15]
  public static let increments = [0, 5]

  public init(minutes: Int, increment: Int = 0) {
    (self.minutes, self.increment) = (max(1, min(minutes, 600)), max(0, min(increment, 600)))
  }

  /// As it is kept: "10+5".
  public init?(text: String) {
    let words = text.split(separator: "+", omittingEmptySubsequences: false)
    guard words.count == 2, let minutes = (1...600).read(words[0]), let increment = (0...600).read(words[1])
    else { return nil }
    self.init(minutes: minutes, increment: increment)
  }

  public var text: String { "\(minutes)+\(increment)" }
}

/// The clocks of both sides in one game. It knows no time: what was spent comes in.
public struct GameClock: Hashable, Sendable {
  public var control: TimeControl
  private var first: Double
  private var second: Double

  public init(_ control: TimeControl) {
    self.control = control
    (first, second) = (Double(control.minutes * 60), Double(control.minutes * 60))
  }

  /// Seconds that a side has left, not less than 0.
  public func left(_ seat: Seat) -> Double { seat == .first ? first : second }

  /// Who has no time any more.
  public var flagged: Seat? { first <= 0 ? .first : second <= 0 ? .second : nil }

  public mutating func spend(_ seconds: Double, by seat: Seat) { change(seat, by: -seconds) }

  /// A turn has ended.
  public mutating func add(to seat: Seat) { change(seat, by: Double(control.increment)) }

  private mutating func change(_ seat: Seat, by seconds: Double) {
    let left = max(0, min(left(seat) + seconds, 86_400))
    if seat == .first { first = left } else { second = left }
  }

  /// As it is kept: "10+5 312.5 600.0".
  public init?(text: String) {
    let words = text.split(separator: " ")
    guard words.count == 3, let control = TimeControl(text: String(words[0])), let first = Double(words[1]),
      let second = Double(words[2]), (0...86_400).contains(first), (0...86_400).contains(second)
    else { return nil }
    (self.control, self.first, self.second) = (control, first, second)
  }

  public var text: String {
    func tenths(_ seconds: Double) -> String {
      // What is left is never rounded to nothing.
      let tenths = seconds > 0 ? max(1, Int((seconds * 10).rounded())) : 0
      return "\(tenths / 10).\(tenths % 10)"
    }
    return "\(control.text) \(tenths(first)) \(tenths(second))"
  }
}

extension Outcome {
  /// The reason of a game that was lost because its time ran out: it stands in no position.
  public static let time = "time"
  /// The reason of a game by message that one side has given up.
  public static let resigned = "resigned"
}
