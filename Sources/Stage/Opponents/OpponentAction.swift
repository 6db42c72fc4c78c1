// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import SceneKit

/// What can be done where the opponents sit.
enum OpponentAction: FeatureAction {
  case choose(Opponent)
  /// Somebody who played here, at this table or by message.
  case meet(KnownFriend)
  case first(FirstMove)
  /// The name of the first of two people, or of the second one; one of those who played here.
  case name(isOwn: Bool)
  /// The name of a friend far away, typed or one of those who played here.
  case farName
  case pickFar(String)
  case pick(isOwn: Bool, String)
  case swap
  case bestOf(Int)
  /// Nil for as much time as everybody likes.
  case minutes(Int?)
  case increment
  /// Seconds that a bot may think which plays better the longer it does.
  case thinkingTime(Int)
  case handicap(Int)
  case handicapFor(isOwn: Bool)
  /// Begins with who was chosen.
  case play
}

extension StageAction {
  static func opponent(_ action: OpponentAction) -> StageAction { .of(action) }
}
