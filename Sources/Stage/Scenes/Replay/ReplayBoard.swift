// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import Words

/// A past game on its real board, of whatever kind.
protocol ReplayBoard: AnyObject {
  var subject: ReplaySubject { get }
  var kind: any Game.Type { get }
  var info: GameDescriptor { get }
  /// How many moves are on the board, 0 to `count`.
  var index: Int { get }
  var count: Int { get }
  /// How many of so many steps are moves; who must pass makes none.
  func moves(upTo index: Int) -> Int
  /// True while move follows move by itself.
  var isPlaying: Bool { get set }
  /// How many times as fast as usual.
  var speed: Double { get set }
  /// What the moves were worth; nil until somebody has looked.
  var review: GameReview? { get set }
  /// The moves with who made them, and what they gave away.
  var entries: [MoveRibbon.Entry] { get }
  /// The line that is tried instead of the game; nil while the game itself is looked at.
  var trial: TrialReport? { get }
  /// True when a line can be tried from here.
  var canTry: Bool { get }
  /// True while an engine looks at what is tried.
  var isAsking: Bool { get }
  /// What the board was opened with: engines for a line that is tried.
  func lend(_ room: EngineRoom, wake: @escaping @Sendable () -> Void)
  /// Begins a line with the position on the board, or goes on with the one that began there.
  func tryLine()
  func endTrial()
  /// A move further back or forth in the line that is tried; all the way with `toEnd`.
  func stepTrial(_ step: Int, toEnd: Bool)
  /// What is done on the board: it begins a line, or goes on with it.
  func interpret(_ gesture: Gesture, _ context: StageContext) -> StageRequest?
  func takes(_ key: Key) -> Bool
  var drag: (piece: String, over: String?)? { get }
  /// For each move who was ahead after it, 1 for the first seat and -1 for the second; nil where nothing is proven.
  var graph: [Double?] { get }
  /// What the signs mean that moves wear on the board; nil where they wear none.
  var signs: Phrase? { get }
  /// What is said of the move that led here; nil at the start.
  var remark: ReviewRemark? { get }
  /// How many of a seat's moves kept the result; nil while that is known of none.
  func accuracy(of seat: Seat) -> Double?
  /// - Parameter showsTray: false for a picture of the position alone, beside a list.
  func arrange(_ region: BoardRegion, plates: [Seat: Rect], showsTray: Bool)
  func go(to index: Int)
  /// Where somebody begins who opens the review: at the first mistake, also when that is found only later, unless they have
  /// gone on meanwhile.
  func begin()
  func advance(_ context: StageContext) -> Wake
  /// The board and what lies on it, as it is now.
  func picture(_ context: StageContext) -> (inout Painter, Rect) -> Void
  func paintLifted(_ context: StageContext, into list: inout DrawList)
  func elements(_ context: StageContext) -> [Element]
  func takeSounds() -> [Sound]
  /// Gives away the game, or the line that is tried.
  func share(_ action: ShareAction) -> StageRequest?
  var report: GameReport { get }
  var score: TableScore? { get }
  /// What stands over the board of a game for one.
  var heading: TableHeading? { get }
  /// The game up to here as one to be played on.
  var continued: GameRecord { get }
}

extension Game {
  /// A board for a game; nil when it is none by these rules.
  static func replay(_ subject: ReplaySubject) -> (any ReplayBoard)? { Replayer<Self>(subject) }
}
