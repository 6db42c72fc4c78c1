// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// When something wants to be advanced next. Idle costs nothing: with `.never` the main loop sleeps.
public enum Wake: Hashable, Sendable {
  case never
  /// At this time, in seconds on the clock of the main loop.
  case at(Double)
  case nextFrame

  /// The earlier of the two.
  public func sooner(_ other: Wake) -> Wake {
    switch (self, other) {
    case (.nextFrame, _), (_, .nextFrame): .nextFrame
    case (.at(let a), .at(let b)): .at(min(a, b))
    case (.at, .never): self
    case (.never, _): other
    }
  }

  /// Whether nothing moves, and nothing will within a second.
  public func isRest(at now: Double) -> Bool {
    switch self {
    case .never: true
    case .at(let time): time > now + 1
    case .nextFrame: false
    }
  }

  /// The same moment on a clock that is `seconds` ahead.
  public func later(by seconds: Double) -> Wake {
    if case .at(let time) = self { .at(time + seconds) } else { self }
  }
}
