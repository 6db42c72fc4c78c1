// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// When a mistake comes back: at once, and then after 1, 3, 7 and 21 days, until it was solved at the first try each time.
/// Whoever fails starts over at one day. It is added up from the tries alone.
public struct Spacing: Hashable, Sendable {
  public static let intervals = [1, 3, 7, 21]

  /// After which of the intervals it comes back; their count when it was solved at the first try after each.
  private var step = 0
  /// The day of the last try that counted; nil before the first one.
  public private(set) var last: Day?
  /// True of one that its player does not want to see.
  public private(set) var isOut = false

  public init() {}

  /// From tries in their order.
  /// - Parameter day: the local day of a time.
  public init(_ tries: some Sequence<PuzzleTry>, today: Day, day: (Timestamp) -> Day) {
    for entry in tries {
      if let isOut = OwnMistake.subject(of: entry.puzzle).isOut {
        self.isOut = isOut
      } else {
        // A day to come is one from before the clock was put back.
        add(isFirstTry: entry.stars == 3, on: min(day(entry.date), today))
      }
    }
  }

  /// Solved before it is due, it is not asked any later: that proves little so soon after the last time.
  public mutating func add(isFirstTry: Bool, on day: Day) {
    if !isFirstTry {
      (step, last) = (0, max(day, last ?? day))
    } else if next.map({ day >= $0 }) ?? !isLearned {
      (step, last) = (last == nil ? 0 : step + 1, day)
    }
  }

  /// Solved at the first try each time.
  public var isLearned: Bool { step >= Self.intervals.count }

  /// When it comes back; nil before the first try, and when it does not.
  public var next: Day? {
    guard let last, !isLearned else { return nil }
    return last.adding(Self.intervals[step])
  }

  public func isDue(on day: Day) -> Bool {
    guard !isLearned, !isOut else { return false }
    return next.map { day >= $0 } ?? true
  }
}

/// What was done with mistakes, by game and puzzle.
public struct OwnTries: Hashable, Sendable {
  private var tries: [String: [String: [PuzzleTry]]] = [:]

  public init(_ all: some Sequence<PuzzleTry> = []) {
    for entry in all where OwnMistake.isOwn(entry.puzzle) {
      tries[entry.game, default: [:]][OwnMistake.subject(of: entry.puzzle).id, default: []].append(entry)
    }
  }

  /// Where a puzzle stands.
  public func spacing(_ game: String, _ puzzle: String, _ clock: LocalClock) -> Spacing {
    Spacing(tries[game]?[puzzle] ?? [], today: clock.today.calendarDay) { clock.local($0).calendarDay }
  }
}
