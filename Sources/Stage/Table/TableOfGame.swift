// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import EngineCore
import GameCore
import House
import SceneKit
import Words

/// A pack of starts that are played at the table one after another, as other puzzles are in their own scene.
package struct TablePack {
  let title: Saying
  /// In their order.
  let starts: [String]

  package init(title: Saying, starts: [String]) { (self.title, self.starts) = (title, starts) }
}

/// What the stage needs of a table without knowing its game.
package protocol TableOfGame: Scene {
  var kind: any Game.Type { get }
  var waiting: String? { get }
  /// Time has passed up to `now`, before something happens.
  func pass(to now: Double)
  /// The table stands aside until `now`.
  func rest(to now: Double)
  /// Other options were chosen.
  func adopt(_ options: GameOptions)
  func restart() -> StageRequest?
  /// Leaves the game on the table and goes on with another one.
  /// - Parameter words: what is said of it while undo leads back; nil for the usual.
  func goOn(with saved: GameRecord, words: Saying?) -> StageRequest?
  /// The game on the table as one by message; nil of any other.
  var far: FarGame? { get }
  /// A text about the game on the table is here.
  func answer(_ message: FarMessage) -> StageRequest?
  /// Gives up a game by message.
  func resign()
  /// For a game with starts to choose from: what finds them.
  func starts(_ today: Day) -> @Sendable () -> [GameStart]
  func start(_ setup: String) -> StageRequest?
  /// What the start on the table was opened from; nil of any other.
  var pack: TablePack? { get set }
  /// The options of the game that is on the table.
  var seated: GameOptions { get }
  /// A start, or as far as it was brought when it was left.
  func paintThumbnail(
    _ setup: String, left: GameRecord?, in frame: Rect, look: Look, into list: inout DrawList)
  @discardableResult
  func restore(_ saved: GameRecord) -> Bool
  /// The number of moves of a game that waits to be played on.
  var continueAt: Int? { get }
  /// True of a game that has ended, by whatever; one by message has it to tell to the friend.
  var isOver: Bool { get }
  /// Which of two people is to move: 0 is the first one, who has the first controller; nil with a bot, or alone.
  var turnOfPads: Int? { get }
}

extension TableOfGame {
  var about: String? { kind.info.name }
  var rules: GameOptions { seated }
}
