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

/// The clocks of both sides in one game. It knows no time: what was spent comes in. What both had left belongs to the position, as
/// the discs on the board do: a move that is taken back gives back what was left when it was made.
public struct GameClock: Hashable, Sendable {
  public var control: TimeControl
  fileprivate var times: Times
  /// What was left when each of the moves was made, as far as that is known, the last one last.
  fileprivate var past: [Times] = []
  /// What was left after each of the moves that were taken back, the first one of all last.
  fileprivate var undone: [Times] = []

  fileprivate struct Times: Hashable, Sendable {
    var first: Double
    var second: Double
  }

  public init(_ control: TimeControl) {
    self.control = control
    times = Times(first: Double(control.minutes * 60), second: Double(control.minutes * 60))
  }

  /// Seconds that a side has left, not less than 0.
  public func left(_ seat: Seat) -> Double { seat == .first ? times.first : times.second }

  /// Who has no time any more.
  public var flagged: Seat? { times.first <= 0 ? .first : times.second <= 0 ? .second : nil }

  public mutating func spend(_ seconds: Double, by seat: Seat) { change(seat, by: -seconds) }

  /// A turn has ended.
  public mutating func add(to seat: Seat) { change(seat, by: Double(control.increment)) }

  /// A move is made.
  public mutating func play() {
    past.append(times)
    undone.removeAll()
  }

  /// The last move is taken back.
  public mutating func takeBack() {
    undone.append(times)
    times = past.popLast() ?? times
  }

  /// A move that was taken back is made again.
  public mutating func playAgain() {
    past.append(times)
    times = undone.popLast() ?? times
  }

  /// The same without what undo and redo need.
  public var ended: GameClock {
    var ended = self
    (ended.past, ended.undone) = ([], [])
    return ended
  }

  private mutating func change(_ seat: Seat, by seconds: Double) {
    let left = max(0, min(left(seat) + seconds, 86_400))
    if seat == .first { times.first = left } else { times.second = left }
  }
}

/// As it is kept: "10+5 312.5 600.0", then what was left before each of the moves, "600.0/600.0", and behind a "|" after those
/// that were taken back.
extension GameClock {
  public init?(text: String) {
    let words = text.split(separator: " ").map(String.init)
    guard words.count >= 3, let control = TimeControl(text: words[0]),
      let times = Times(words[1], words[2])
    else { return nil }
    (self.control, self.times) = (control, times)
    let bar = words.firstIndex(of: "|") ?? words.count
    guard let past = Times.all(words[3..<bar]), let undone = Times.all(words[bar...].dropFirst()) else {
      return nil
    }
    (self.past, self.undone) = (past, undone)
  }

  public var text: String {
    let before = past.map { " " + $0.text("/") }.joined()
    let after = undone.isEmpty ? "" : " |" + undone.map { " " + $0.text("/") }.joined()
    return "\(control.text) \(times.text(" "))\(before)\(after)"
  }
}

extension GameClock.Times {
  fileprivate init?(_ first: some StringProtocol, _ second: some StringProtocol) {
    guard let first = Double(first), let second = Double(second), (0...86_400).contains(first),
      (0...86_400).contains(second)
    else { return nil }
    self.init(first: first, second: second)
  }

  /// Nil when one of them is none.
  fileprivate static func all(_ words: some Sequence<String>) -> [Self]? {
    var all: [Self] = []
    for word in words {
      let parts = word.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count == 2, let times = Self(parts[0], parts[1]) else { return nil }
      all.append(times)
    }
    return all
  }

  fileprivate func text(_ separator: String) -> String {
    Self.tenths(first) + separator + Self.tenths(second)
  }

  private static func tenths(_ seconds: Double) -> String {
    // What is left is never rounded to nothing.
    let tenths = seconds > 0 ? max(1, Int((seconds * 10).rounded())) : 0
    return "\(tenths / 10).\(tenths % 10)"
  }
}

extension Outcome {
  /// The reason of a game that was lost because its time ran out: it stands in no position.
  public static let time = "time"
  /// The reason of a game by message that one side has given up.
  public static let resigned = "resigned"
}
