// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// The one clock of everything that moves. While nothing moves it goes with the clock on the wall; while something does,
/// no frame takes it further than `longestStep`: a picture that comes late slows a motion down and never makes it jump.
/// Whatever an event sets going starts at the time of that event, however long nothing had happened before.
public struct FrameClock: Hashable, Sendable {
  /// Seconds; two pictures of a screen with 60 a second.
  public static let longestStep = 1.0 / 30

  private let longestStep: Double

  /// Seconds on this clock.
  public private(set) var now: Double
  private var wall: Double
  /// `now` at the last picture.
  private var frame: Double
  private var isMoving = false

  public init(_ wall: Double, longestStep: Double = Self.longestStep) {
    self.longestStep = longestStep
    now = wall
    frame = wall
    self.wall = wall
  }

  /// How far this clock is behind the one on the wall, in seconds.
  public var delay: Double { wall - now }

  /// Goes on to `wall`, in seconds on the clock of the main loop.
  public mutating func advance(to wall: Double) {
    now += max(0, wall - self.wall)
    self.wall = max(self.wall, wall)
    if isMoving { now = min(now, frame + longestStep) }
  }

  /// Something happened: what it sets going begins now, even if the picture comes late.
  public mutating func touch() {
    guard !isMoving else { return }
    isMoving = true
    frame = now
  }

  /// A picture of this moment was made; `wake` says whether anything moves on.
  public mutating func drew(_ wake: Wake) {
    frame = now
    isMoving = wake == .nextFrame
  }
}
