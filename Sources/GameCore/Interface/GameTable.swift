// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

/// The part of a game that undo never touches: pointer, drag, selection, things in motion. It turns gestures into
/// moves and positions into pictures; it never changes the position itself.
public protocol GameTable {
  associatedtype Position: Sendable
  associatedtype Move: Hashable & Sendable

  init()

  /// Gives the board its place. Called before anything else, and again whenever the window changes.
  mutating func arrange(_ region: BoardRegion)

  /// The session went on to `view`; `change` says how. Motion starts here.
  mutating func follow(_ change: TableChange<Move>, _ view: TableView<Position, Move>)

  /// What a gesture means. The table may change itself (a drag, a selection); a move is only proposed.
  mutating func interpret(_ gesture: Gesture, _ view: TableView<Position, Move>) -> TableResponse<Move>

  /// True for keys that belong to the table now, before anything else may use them: Tab, Escape.
  func takes(_ key: Key) -> Bool

  /// True for arrows that mean something else now than a step of the cursor: dropping a disc, moving a tile.
  func owns(_ arrow: Key) -> Bool

  /// Moves everything on to `view.now`, and says when it wants to be called again.
  mutating func advance(_ view: TableView<Position, Move>) -> Wake

  /// Why a move is not possible, in one sentence; nil where it is, or where nothing is known of it.
  func refusal(of move: Move, _ view: TableView<Position, Move>) -> String?

  /// False while something moves that the opponent should wait for.
  var isSettled: Bool { get }

  /// True while the end of the game is being shown, such as the line that won: nobody is hurried on from that.
  func isCelebrating(_ view: TableView<Position, Move>) -> Bool

  /// From when on the result of a game that is over can be told, in seconds on the clock of the main loop.
  func resultStart(_ view: TableView<Position, Move>) -> Double

  /// The id of what is dragged and of what it is over, or nil.
  func drag(_ view: TableView<Position, Move>) -> (piece: String, over: String?)?

  /// Cells, columns and pieces, for keyboard users, screen readers and tests.
  func elements(_ view: TableView<Position, Move>) -> [Element]

  /// All of it in words; nil of a game that has none.
  func words(_ view: TableView<Position, Move>) -> BoardWords?

  /// The board and what lies on it.
  func paint(_ view: TableView<Position, Move>, into list: inout DrawList)

  /// What is lifted above everything else on the screen.
  func paintLifted(_ view: TableView<Position, Move>, into list: inout DrawList)

  /// What stands and is said around the board.
  func surroundings(_ view: TableView<Position, Move>) -> Surroundings

  /// Sounds since the last call.
  mutating func takeSounds() -> [Sound]

  /// The front of the board, in points of the window.
  var boardFrame: Rect { get }

  /// The menu tile of size `tile` in the game's material, with its small living board: `step` counts the moves it
  /// has played, `since` is the time in seconds since the last of them. Drawn from the origin down to the lower
  /// edge of the wall, the board on the lattice of `TileLattice`.
  static func paintMiniature(tile: Size, step: Int, since: Double, look: Look, into list: inout DrawList)
}

extension GameTable {
  public func surroundings(_ view: TableView<Position, Move>) -> Surroundings { Surroundings() }
  public func words(_ view: TableView<Position, Move>) -> BoardWords? { nil }
  public func takes(_ key: Key) -> Bool { false }
  public func owns(_ arrow: Key) -> Bool { false }
  public func refusal(of move: Move, _ view: TableView<Position, Move>) -> String? { nil }
  public func isCelebrating(_ view: TableView<Position, Move>) -> Bool { false }
  public func resultStart(_ view: TableView<Position, Move>) -> Double { -.infinity }
}

/// How the table came from one position to the next.
public enum TableChange<Move: Sendable>: Sendable {
  /// A new game, or the first sight of a game that is under way: nothing moves.
  case appeared
  case played(Move)
  case undone(Move)
  case redone(Move)
  /// Everything leaves the board; the position is the old one until the table has settled.
  case cleared
}

/// What a gesture came to.
public enum TableResponse<Move: Sendable>: Sendable {
  /// Not for the table: the stage may use it.
  case ignored
  /// Taken; the picture may have changed.
  case handled
  case move(Move)
  /// What the player wants to play when it is their turn again: see `TableView.mayPremove`.
  case premove(Move)
  /// A move that the player may not have meant in this way, and why, in one sentence.
  case moveSaying(Move, String)
  /// The player wants a new game.
  case restart
  /// Not possible, and why, in one sentence.
  case refused(String)
}

/// All that a table may know about the world, at one moment.
public struct TableView<Position: Sendable, Move: Hashable & Sendable>: Sendable {
  public var position: Position
  /// The moves that led here from the start, oldest first.
  public var moves: [Move]
  public var turn: Seat
  public var outcome: Outcome?
  /// The seat of the person in front of the screen; nil between two people.
  public var ownSeat: Seat?
  /// True when the person in front of the screen is to move and nothing forbids it.
  public var mayMove: Bool
  /// True while the other side thinks, and the player may say what comes next.
  public var mayPremove = false
  /// What the player has said.
  public var premove: Move?
  public var options: GameOptions
  /// What moves are worth to whoever is to move, as far as the player wants to see it; see `Evaluating`.
  public var values: MoveValues<Move>
  /// What is known of how a puzzle can be solved from here.
  public var solutions = Solutions<Position>()
  /// True when the values are those of the position before the last move: a past game is gone through.
  public var valuesAreBefore = false
  /// What should have been played instead of the last move.
  public var better: Move?
  /// The last move, when it was a mistake that is looked at: the board shows the position before it.
  public var mistake: ShownMistake<Position, Move>?
  /// What a hint, the coach or a review shows: moves as numbered ghosts.
  public var line: ShownLine<Move>?
  public var look: Look
  /// Where the players' plates are: a piece can be dragged from there.
  public var plates: [Seat: Rect]
  /// False while something else stands in the place of the tray.
  public var showsTray: Bool
  /// True while the result of the game is told on the board; false again when that was folded away to see the position.
  public var showsResult = false
  /// Different for every game, and the same when it is repeated.
  public var seed: UInt64
  /// True when the keyboard's focus is on the board and should be shown.
  public var showsFocus: Bool
  /// Seconds on the clock of the main loop.
  public var now: Double

  public init(
    position: Position, moves: [Move], turn: Seat, outcome: Outcome?, mayMove: Bool, options: GameOptions,
    values: MoveValues<Move> = MoveValues(), look: Look, plates: [Seat: Rect] = [:],
    showsTray: Bool = true,
    seed: UInt64 = 0, showsFocus: Bool = false, now: Double
  ) {
    self.position = position
    self.moves = moves
    self.turn = turn
    self.outcome = outcome
    self.mayMove = mayMove
    self.options = options
    self.values = values
    self.look = look
    self.plates = plates
    self.showsTray = showsTray
    self.seed = seed
    self.showsFocus = showsFocus
    self.now = now
  }
}

extension TableView {
  /// True when moves wear what they are worth; those of which nothing is known yet have a sign for that.
  public var showsValues: Bool { valuesAreBefore ? !values.isEmpty : options.showsValues && mayMove }
}

/// Where a board may stand.
public struct BoardRegion: Hashable, Sendable {
  public enum Arrangement: Hashable, Sendable { case wide, small, tall }

  public var arrangement: Arrangement
  /// The window, in points.
  public var window: Size
  /// The board and whatever hangs above it stay inside.
  public var frame: Rect
  /// Beside the board, under the message: for a tray. Nil in the tall arrangement, where the frame holds both.
  public var side: Rect?
  /// Where the piece in hand stands, beside the message; nil in the tall arrangement, as above.
  public var stage: Rect?
  /// How far what lay beside the board has gone after the end of a game, so that the board may take its place: 0 to 1.
  public var cleared = 0.0
  /// How much larger text is than usual, 1 to 2: what is played with grows, too, where there is room.
  public var text: Double
  /// What a game for one keeps free on either side of its board for its pieces, in a frame of this width.
  public static func side(of width: Double) -> Double { clamp(width * 0.19, 92, 250) }
  /// One pixel, in points: cells are rounded to whole pixels.
  public var pixel: Double

  public init(
    arrangement: Arrangement, window: Size, frame: Rect, side: Rect? = nil, stage: Rect? = nil,
    pixel: Double, text: Double = 1
  ) {
    self.arrangement = arrangement
    self.window = window
    self.frame = frame
    self.side = side
    self.stage = stage
    self.pixel = pixel
    self.text = text
  }
}

/// How everything looks and moves, as the player has set it.
public struct Look: Hashable, Sendable {
  public var isDark: Bool
  /// Flat colours with thick edges instead of wood and light.
  public var isHighContrast = false
  public var reducedMotion: Bool
  /// Multiplies all durations: 2 is slow, 0.4 is fast.
  public var pace: Double
  public var marks: Bool
  /// How much larger text is than usual: 1 to 2.
  public var text: Double

  public init(
    isDark: Bool = false, reducedMotion: Bool = false, pace: Double = 1, marks: Bool = false, text: Double = 1
  ) {
    self.isDark = isDark
    self.reducedMotion = reducedMotion
    self.pace = pace
    self.marks = marks
    self.text = text
  }

  /// What everything is made of.
  public var finish: Finish { isHighContrast ? .plain(isDark: isDark) : .lit }
}

/// The 4 x 4 lattice that the four menu tiles share, in points from the tile's top left corner.
public enum TileLattice {
  public static let inset = 18.0
  public static let cell = 58.0
  public static let wall = 14.0
  public static let radius = 14.0
  /// The middle of a cell; columns and rows count from 0 at the top left.
  public static func center(column: Double, row: Double) -> Point {
    Point(inset + (column + 0.5) * cell, inset + (row + 0.5) * cell)
  }
  /// An upright tile, with room for words below the lattice.
  public static let upright = Size(268, 420)
}
