// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import House
import InterfaceKit
import SceneKit

/// A past game on its board beside a list, of whatever kind.
protocol PastBoard: AnyObject {
  var subject: ReplaySubject { get }
  /// What the moves were worth; nil until somebody has looked.
  var review: GameReview? { get set }
  /// How many moves are on the board, 0 to `count`.
  var index: Int { get }
  var count: Int { get }
  /// True while move follows move by itself.
  var isPlaying: Bool { get set }
  func go(to index: Int)
  /// A control under the board was used, or a key.
  func use(_ use: Use<StageAction>)
  func press(_ key: Key)
  /// Plays the game back, and how far it has been, as a number and in words.
  var slider: Node<StageAction> { get }
  var position: Node<StageAction> { get }
  var placeWords: String { get }
  /// What lies on it.
  var boardWords: BoardWords? { get }
  /// Forms in which others read the game.
  var forms: [TextForm] { get }
  func share(_ action: ShareAction) -> StageRequest?
  var node: Node<StageAction> { get }
  /// - Parameter showsTray: false for a picture of the position alone.
  /// - Returns: true when that is another place.
  func arrange(_ region: BoardRegion, plates: [Seat: Rect], showsTray: Bool) -> Bool
  func advance(_ context: StageContext) -> Wake
  func takeSounds() -> [Sound]
}

extension Game {
  /// A past game on its board; nil when it is none by these rules.
  static func board(_ subject: ReplaySubject) -> (any PastBoard)? { Replayer<Self>(subject) }
}
