// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// A run through puzzles, against the clock or without one: each is answered by one move, they get harder with every few that are found in a row and
/// easier after a mistake. Three mistakes or the time end it.
public struct Rush: Hashable, Sendable {
  public struct Entry: Hashable, Sendable {
    /// The name of the game.
    public let game: String
    public let puzzle: PackedPuzzle

    public init(game: String, puzzle: PackedPuzzle) { (self.game, self.puzzle) = (game, puzzle) }

    /// True of what is seen in some seconds: a win at once or with one answer between, a safe gift, what the rules alone show of one move.
    public static func isSeenAtOnce(_ puzzle: PackedPuzzle) -> Bool {
      switch puzzle.goal {
      case .win: puzzle.solution.count <= 3
      case .safe: true
      case .aim(let aim, _): aim.isQuick
      case .draw, .discs, .fill: false
      }
    }
  }

  public struct Answer: Hashable, Sendable {
    public let entry: Entry
    public let isFound: Bool
  }

  /// In seconds.
  public static let usualLimit = 180.0
  public static let mostMistakes = 3
  /// So many in a row, and the next grade comes.
  public static let rise = 3

  /// What has not been asked, by grade; the last of each comes first.
  private var left: [[Entry]]
  /// What is to be answered; nil when there is nothing left.
  public private(set) var current: Entry?
  public private(set) var answers: [Answer] = []
  /// From which the next puzzle comes, 1 to 5; a neighbour where it has none left.
  public private(set) var grade = 1
  public private(set) var streak = 0
  public private(set) var longest = 0
  /// In seconds; counts only while a move is waited for.
  public private(set) var elapsed = 0.0
  /// In seconds; nil for no limit.
  public let limit: Double?
  public private(set) var isWaiting = true
  public private(set) var isStopped = false

  /// - Parameter seed: repeats the order.
  public init(_ entries: [Entry], seed: UInt64, limit: Double? = Rush.usualLimit) {
    var random = SeededRandom(seed: seed)
    left = (1...5).map { grade in random.shuffled(entries.filter { $0.puzzle.grade == grade }) }
    self.limit = limit
    current = take()
  }

  public var found: Int { answers.count { $0.isFound } }
  public var mistakes: Int { answers.count - found }
  public var remaining: Double? { limit.map { max(0, $0 - elapsed) } }
  public var isOver: Bool {
    isStopped || current == nil || mistakes >= Self.mostMistakes || remaining == 0
  }

  /// Time has gone by; it counts only where somebody had to move.
  public mutating func pass(_ seconds: Double) {
    guard isWaiting, !isOver, seconds > 0 else { return }
    elapsed = min(elapsed + seconds, limit ?? .infinity)
  }

  /// The puzzle was answered, once; the clock waits until the next one is there.
  public mutating func answer(isRight: Bool) {
    guard isWaiting, !isOver, let current else { return }
    isWaiting = false
    answers.append(Answer(entry: current, isFound: isRight))
    guard isRight else {
      (streak, grade) = (0, max(1, grade - 1))
      return
    }
    streak += 1
    longest = max(longest, streak)
    if streak % Self.rise == 0 { grade = min(5, grade + 1) }
  }

  /// On to the next puzzle.
  public mutating func goOn() {
    guard !isWaiting, !isOver else { return }
    current = take()
    isWaiting = current != nil
  }

  public mutating func stop() { isStopped = true }

  /// One of the grade, or of the nearest that has any, the easier one first.
  private mutating func take() -> Entry? {
    let nearest = left.indices.filter { !left[$0].isEmpty }
      .min { abs($0 + 1 - grade) < abs($1 + 1 - grade) }
    return nearest.flatMap { left[$0].popLast() }
  }
}
