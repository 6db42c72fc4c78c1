// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

/// A table on which pieces are taken, moved and set: written once for every board. A game says where its pieces rest,
/// what can be taken and where it may go, and what becomes of a move; dragging, clicking, keys, flights, the way home,
/// swipes, sounds and the time of marks are here.
///
/// A *target* is a place that can be pointed at: a column, a square, a well. Whether it takes a piece now is said by
/// `objection(to:by:)`.
public protocol BoardTable: GameTable where Position: GamePosition, Position.Move == Move {
  associatedtype Piece: Hashable & Comparable & Sendable
  associatedtype Target: Hashable & Sendable

  var hands: Hands<Piece, Target> { get set }

  // MARK: Where things are

  /// Gives the board its place.
  mutating func layOut(_ region: BoardRegion)
  /// The piece that can be taken at this point by whoever is to move.
  func piece(at point: Point, _ view: View) -> Piece?
  /// How a piece lies when nothing moves it.
  func rest(of piece: Piece, _ view: View) -> Stance
  /// Points per unit of a piece in the hand.
  func scaleInHand(of piece: Piece) -> Double
  /// How far a piece stands above the finger that holds it, in points.
  func riseOverFinger(of piece: Piece) -> Double
  /// The pointer as seen from a piece that is taken there, in units of the piece.
  func grip(of piece: Piece, at point: Point, _ view: View) -> Point
  /// What is pointed at.
  func target(at point: Point, _ view: View) -> Target?
  /// What the piece in the hand is over.
  func target(under piece: Piece, _ stance: Stance, pointer: Point, _ view: View) -> Target?
  /// Where the keyboard's choice goes; nil for a key that means nothing here. Without a choice, where it begins.
  func step(from target: Target?, _ key: Key, _ view: View) -> Target?
  /// True where a stroke may begin that asks for a new game.
  func mayBeginSwipe(at point: Point) -> Bool
  /// Where a piece could be meant: no such stroke begins there.
  func obstacles(_ view: View) -> [Rect]
  /// Side of a cell, in points.
  var cellSize: Double { get }
  /// Stable, for the element tree; a piece and a target may be of one type.
  func id(ofPiece piece: Piece) -> String
  func id(ofTarget target: Target) -> String

  // MARK: What it means

  /// Why this piece cannot be set there now, in one sentence; nil when it can. Of a click or a key the piece is nil, unless
  /// one was picked before.
  func objection(to target: Target, by piece: Piece?, _ view: View) -> String?
  /// What it means to set a piece there; the piece as above.
  func move(_ piece: Piece?, to target: Target, _ view: View) -> Move?
  /// What it means to point at a target while the other side thinks: the move that is to come next, if it is possible then; nil
  /// where nothing can be said beforehand.
  func premove(to target: Target, _ view: View) -> Move?
  /// What is said of a piece that was let go over nothing.
  func missed(_ piece: Piece, _ view: View) -> String

  // MARK: What happens

  /// A game is here, and nothing moves.
  mutating func appear(_ view: View)
  /// Another person may sit before the board.
  mutating func sit(_ view: View)
  mutating func play(_ move: Move, _ view: View)
  mutating func takeBack(_ move: Move, _ view: View)
  /// Everything begins to leave the board.
  mutating func clear(_ view: View)
  /// Time goes on for what is the game's own.
  mutating func run(_ seconds: Double, _ view: View)
  /// Somebody looks at this target: by pointer, press or key.
  mutating func attend(to target: Target, _ view: View)
  /// A gesture that means something else on this table; nil when it means what it means everywhere.
  mutating func special(_ gesture: Gesture, _ view: View) -> TableResponse<Move>?
  mutating func click(_ point: Point, _ view: View) -> TableResponse<Move>
  /// The piece in the hand is let go; `velocity` in points per second.
  mutating func drop(_ piece: Piece, velocity: Point, _ view: View) -> TableResponse<Move>
  mutating func lifted(_ piece: Piece, _ view: View)
  /// The piece in the hand goes back to where it came from.
  mutating func returning(_ piece: Piece, _ view: View)
  mutating func typed(_ character: Character, _ view: View) -> TableResponse<Move>
  /// A target was clicked, typed, or chosen with Enter.
  mutating func choose(_ target: Target, _ view: View) -> TableResponse<Move>

  /// True while something of the game's own moves that the opponent should wait for.
  var isBusy: Bool { get }
  /// True while something else of the game's own moves.
  func stirs(_ view: View) -> Bool
  /// The cells of the line that won, in the order in which they are lit; none where no line wins.
  func winners(_ view: View) -> [Rect]
  /// Seconds for which the end of a game is shown before the result is told.
  func celebration(_ view: View) -> Double

  /// Where the ghost of a move stands that is only shown, and how it is drawn; nil for a move without a place, such as a pass.
  func ghost(of move: LineMove<Position>, _ view: View) -> Ghost?
  /// Where an element of the board is that an idea names.
  func frame(ofElement id: String) -> Rect?

  /// A piece above the table, in the hand or in flight.
  func paint(_ piece: Piece, _ stance: Stance, _ view: View, into list: inout DrawList)
}

extension BoardTable {
  public typealias View = TableView<Position, Move>

  public func scaleInHand(of piece: Piece) -> Double { 1.08 }
  public func riseOverFinger(of piece: Piece) -> Double { cellSize / 2 }
  public func grip(of piece: Piece, at point: Point, _ view: View) -> Point {
    let stance = stance(of: piece, view)
    return (point - stance.at) * (1 / max(0.01, stance.scale))
  }
  public func target(under piece: Piece, _ stance: Stance, pointer: Point, _ view: View) -> Target? {
    target(at: stance.at, view)
  }
  public func mayBeginSwipe(at point: Point) -> Bool { boardFrame.contains(point) }
  public func id(ofPiece piece: Piece) -> String { "piece.hand" }
  public mutating func sit(_ view: View) {}
  public mutating func run(_ seconds: Double, _ view: View) {}
  public mutating func attend(to target: Target, _ view: View) {}
  public mutating func lifted(_ piece: Piece, _ view: View) {}
  public mutating func returning(_ piece: Piece, _ view: View) {}
  public mutating func special(_ gesture: Gesture, _ view: View) -> TableResponse<Move>? { nil }
  public mutating func typed(_ character: Character, _ view: View) -> TableResponse<Move> { .ignored }
  public var isBusy: Bool { false }
  public func stirs(_ view: View) -> Bool { false }
  public func winners(_ view: View) -> [Rect] { [] }
  public func ghost(of move: LineMove<Position>, _ view: View) -> Ghost? { nil }
  public func premove(to target: Target, _ view: View) -> Move? { nil }
  public func frame(ofElement id: String) -> Rect? { nil }
  public func celebration(_ view: View) -> Double { winners(view).isEmpty ? 0.36 : 0.6 }
}

/// What a table asks its hands.
extension BoardTable {
  /// How a piece lies, hangs or flies at this moment.
  public func stance(of piece: Piece, _ view: View) -> Stance {
    if let held = hands.held, held.piece == piece {
      return held.stance(scale: scaleInHand(of: piece), look: view.look, at: view.now)
    }
    let rest = rest(of: piece, view)
    return hands.flights[piece].map { $0.stance(to: $0.to ?? rest, at: view.now) } ?? rest
  }

  /// What the piece in the hand is over.
  public func targetInHand(_ view: View) -> Target? {
    guard let held = hands.dragged else { return nil }
    return target(under: held.piece, stance(of: held.piece, view), pointer: held.pointer, view)
  }

  /// The target that a drop, a click or Enter would fill now: of the hand, of the keyboard, of the pointer.
  /// - Parameter cursor: the keyboard's choice.
  public func aim(_ view: View, cursor: Target?) -> Target? {
    guard view.mayMove else { return nil }
    let aimed =
      hands.dragged != nil ? targetInHand(view) : cursor ?? hands.pointer.flatMap { target(at: $0, view) }
    let piece = hands.dragged?.piece ?? hands.picked
    return aimed.flatMap { objection(to: $0, by: piece, view) == nil ? $0 : nil }
  }

  public func aim(_ view: View) -> Target? { aim(view, cursor: hands.cursor) }

  /// Sends a piece on its way, to `to` or to where it rests; with reduced motion it is there at once.
  public mutating func fly(
    _ piece: Piece, from: Stance, to: Stance? = nil, seconds: Double = Flight.homeTime, swell: Double = 0,
    _ view: View
  ) {
    guard !view.look.reducedMotion else { return }
    hands.flights[piece] = Flight(
      from: from, to: to, start: view.now, duration: seconds * view.look.pace,
      arc: seconds <= Flight.snapTime ? 0 : 40, swell: swell)
  }

  /// The piece that the hand has let go, and how; nil when the move came from elsewhere.
  public mutating func takeReleased(_ view: View) -> (piece: Piece, stance: Stance, velocity: Point)? {
    guard let held = hands.held, let velocity = held.release else { return nil }
    let stance = stance(of: held.piece, view)
    hands.held = nil
    return (held.piece, stance, velocity)
  }

  /// What is in the hand flies back to where it came from.
  public mutating func sendHome(seconds: Double = Flight.homeTime, _ view: View) {
    guard let held = hands.held else { return }
    let stance = stance(of: held.piece, view)
    hands.held = nil
    returning(held.piece, view)
    fly(held.piece, from: stance, seconds: seconds, view)
  }

  /// What is held or flies, into a list that lies above everything.
  public func paintAloft(_ view: View, into list: inout DrawList) {
    for piece in hands.aloft { paint(piece, stance(of: piece, view), view, into: &list) }
  }
}
