// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import EngineCore
import GameCore

/// What the stage needs of a table without knowing its game.
protocol TableOfGame: Scene {
  var kind: any Game.Type { get }
  var waiting: String? { get }
  /// Other options were chosen.
  func adopt(_ options: GameOptions)
  /// True while its engine has a question of the player or the bot to answer.
  var isAsking: Bool { get }
  func restart() -> StageRequest?
  func paste(_ text: String) -> StageRequest?
  /// Leaves the game on the table and goes on with another one.
  func goOn(with saved: GameRecord) -> StageRequest?
  /// For a game with starts to choose from: what finds them.
  func starts(_ today: Day) -> @Sendable () -> [GameStart]
  func start(_ setup: String) -> StageRequest?
  var setup: String? { get }
  /// The options of the game that is on the table.
  var seated: GameOptions { get }
  func paintThumbnail(_ setup: String, in frame: Rect, look: Look, into list: inout DrawList)
  /// The same of a game that was left.
  func paintThumbnail(of saved: GameRecord, in frame: Rect, look: Look, into list: inout DrawList)
  /// Sends the game to the archive.
  func keep()
  @discardableResult
  func restore(_ saved: GameRecord) -> Bool
  /// The game on the table as one to look at, if it is over.
  func replay(at date: Timestamp) -> (any ReplayBoard)?
  /// The number of moves of a game that waits to be played on.
  var continueAt: Int? { get }
}
