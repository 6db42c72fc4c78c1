// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Glibc
import House
import InterfaceKit

/// How the face of somebody opposite moves: it rocks while it thinks, hops once when it has won and sinks a little when it has lost;
/// and its mood.
package struct FaceMotion {
  package struct Pose: Equatable {
    /// Clockwise, in degrees.
    package var turn = 0.0
    /// Downwards, in points.
    package var drop = 0.0
  }

  /// As the end of the name of a picture.
  package enum Mood: String, CaseIterable {
    case calm = ""
    case thinking = "-thinking"
    case glad = "-glad"
    case rueful = "-rueful"
  }

  /// Also where nothing may move.
  package private(set) var mood = Mood.calm
  private var rocking = Tweens()
  private var result: (start: Double, isWin: Bool)?

  /// The end of a game, to whoever sits opposite.
  package enum End { case won, lost, drawn }

  private static let (angle, period, swing) = (2.0, 0.9, 0.15)
  private static let (hop, sink, settle) = (6.0, 3.0, 0.6)
  /// So many pictures are enough for a turn as small as this, and cost a search little of its time.
  private static let posesOfPeriod = 18.0

  package init() {}

  /// - Parameters:
  ///   - isSeen: whether a face is on the screen at all.
  ///   - end: once the end is told.
  package mutating func follow(isThinking: Bool, end: End?, isSeen: Bool, _ context: StageContext) -> Wake {
    let now = context.now
    defer {
      mood = end == .won ? .glad : end == .lost ? .rueful : isThinking ? .thinking : .calm
    }
    guard !context.look.reducedMotion, isSeen else {
      self = FaceMotion()
      return .never
    }
    rocking.send("rock", to: isThinking ? 1 : 0, over: Self.swing, now: now)
    switch end {
    case .won?: result = result ?? (now, true)
    case .lost?: result = result ?? (now, false)
    case .drawn?, nil: result = nil
    }
    if let result, now < result.start + Self.settle { return .nextFrame }
    guard rocking.value("rock", now: now) > 0 || isThinking else { return .never }
    let step = Self.period / Self.posesOfPeriod
    return .at(((now / step).rounded(.down) + 1) * step)
  }

  package func pose(at now: Double) -> Pose {
    var pose = Pose()
    let amplitude = rocking.value("rock", now: now)
    if amplitude > 0 {
      let step = Self.period / Self.posesOfPeriod
      let phase = (now / step).rounded(.down) / Self.posesOfPeriod
      pose.turn = Self.angle * amplitude * sin(2 * .pi * phase)
    }
    guard let result else { return pose }
    let time = clamp((now - result.start) / Self.settle, 0, 1)
    // Up and down again, as a stone that is thrown; or down, to stay there until the next game.
    pose.drop = result.isWin ? -Self.hop * 4 * time * (1 - time) : Self.sink * Easing.release(time)
    return pose
  }
}

extension Node {
  /// A face as it moves.
  package static func face(_ picture: Picture, _ size: Size, _ pose: FaceMotion.Pose) -> Node {
    .drawing(size) { painter, frame in
      painter.list.picture(
        picture, in: Rect(center: frame.center, size: size).offset(0, pose.drop), degrees: pose.turn)
    }
  }
}
