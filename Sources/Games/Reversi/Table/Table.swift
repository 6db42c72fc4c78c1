// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import BoardKit
import Canvas
import GameCore
import Words

extension Reversi {
  /// The table of Reversi: discs that turn, and how they come and go.
  public struct Table: GridTable {
    public typealias View = TableView<Reversi.Position, Reversi.Move>

    public var hands = Hands<Seat, Int>()
    public var grid = GridBoard(
      columns: 8, rows: 8, GridBoard.Drawing(side: 644, cell: 74, padding: 26, wall: 14, radius: 12))
    /// What lies on the board when everything has come to rest.
    var shown = Position()
    var wave = FlipWave()
    /// Discs that come or go, by their squares.
    var settling = Fleeting<Int, Void>()
    var leaving = Fleeting<Int, Seat>()
    /// How far the discs have been counted out after the end.
    var counting = CountingOut()
    /// When everything began to leave the board.
    var clearing: Double?
    /// With reduced motion the board cross-fades.
    var fade: (from: Position, tween: Tween)?

    static let settleTime = 0.16
    static let leaveTime = 0.2
    static let clearTime = 0.42
    static let fadeTime = 0.12

    public init() {}

    // MARK: - Where things are

    public mutating func layOut(_ region: BoardRegion) { grid.fit(region, wholeCells: true) }

    public func grip(of piece: Seat, at point: Point, _ view: View) -> Point { .zero }

    public func isTaken(_ square: Int) -> Bool { shown.disc(on: square) != nil }

    public func firstChoice(_ view: View) -> Int {
      view.position.legalSquares == 0 ? 27 : view.position.firstLegal
    }

    // MARK: - What it means

    public func objection(to square: Int, by piece: Piece?, _ view: View) -> String? {
      let name = Move.name(ofSquare: square)
      guard view.position.disc(on: square) == nil else {
        return tr("There is a disc on {square} already.", ["square": name])
      }
      return view.position.isLegal(square)
        ? nil : tr("A disc on {square} would turn nothing.", ["square": name])
    }

    public func refusal(of move: Move, _ view: View) -> String? {
      if case .place(let square) = move { objection(to: square, by: nil, view) } else { nil }
    }

    public func move(_ piece: Seat?, to square: Int, _ view: View) -> Move? { .place(square) }

    /// Which squares will be legal only the answer tells.
    public func premove(to square: Int, _ view: View) -> Move? {
      view.position.disc(on: square) == nil ? .place(square) : nil
    }

    public func missed(_ piece: Seat, _ view: View) -> String { tr("Let the disc go over a legal square.") }

    // MARK: - What happens

    /// Whoever moves on while discs still turn has seen enough of them.
    private mutating func finish() {
      wave.finish()
      settling.removeAll()
      leaving.removeAll()
      fade = nil
      // What leaves the board leaves it from where it lies.
      if !hands.isClearing { counting.reset() }
    }

    public mutating func appear(_ view: View) {
      finish()
      counting.reset()
      shown = view.position
      clearing = nil
    }

    public mutating func play(_ move: Move, _ view: View) {
      finish()
      let own = takeReleased(view)
      guard let next = shown.playing(move) else {
        shown = view.position
        return
      }
      defer { shown = next }
      guard let square = move.square else { return }
      let center = grid.center(square)
      if view.look.reducedMotion {
        fade = (shown, Tween(from: 0, to: 1, start: view.now, duration: Self.fadeTime))
      } else {
        if let own {
          fly(own.piece, from: own.stance, to: Stance(center), seconds: Flight.snapTime, view)
        } else {
          settling.add((), for: square, at: view.now, seconds: Self.settleTime * view.look.pace)
        }
        let pause = Flight.snapTime * view.look.pace
        wave.turn(shown.flips(of: square), from: shown.turn.other, at: view.now + pause, pace: view.look.pace)
      }
      hands.sound(.woodLand(isDark: shown.turn == .first, isTall: false), at: center)
    }

    public mutating func takeBack(_ move: Move, _ view: View) {
      finish()
      let (before, after) = (shown, view.position)
      shown = after
      guard !view.look.reducedMotion else {
        fade = (before, Tween(from: 0, to: 1, start: view.now, duration: Self.fadeTime))
        return
      }
      var turned: [Seat: [Int]] = [:]
      for square in 0..<64 {
        guard let seat = before.disc(on: square) else { continue }
        switch after.disc(on: square) {
        case nil: leaving.add(seat, for: square, at: view.now, seconds: Self.leaveTime * view.look.pace)
        case seat?: break
        default: turned[seat, default: []].append(square)
        }
      }
      for (seat, squares) in turned { wave.turn([squares], from: seat, at: view.now, pace: view.look.pace) }
    }

    public mutating func clear(_ view: View) {
      finish()
      clearing = view.now
    }

    public mutating func run(_ seconds: Double, _ view: View) {
      let now = view.now
      runCounting(view)
      for ring in wave.advance(to: now) { hands.sound(.discFlip(step: ring)) }
      settling.advance(to: now)
      leaving.advance(to: now)
      if let fade, fade.tween.isOver(at: now) { self.fade = nil }
      if let start = clearing, now >= start + clearDuration(view) {
        clearing = nil
        counting.reset()
        shown = Position(black: 0, white: 0, turn: .first)
      }
    }

    func clearDuration(_ view: View) -> Double {
      view.look.reducedMotion ? Self.fadeTime : Self.clearTime * view.look.pace
    }

    public func stirs(_ view: View) -> Bool { counting.isMoving(at: view.now) }

    public var isBusy: Bool {
      !wave.isEmpty || !settling.isEmpty || !leaving.isEmpty || clearing != nil || fade != nil
    }
  }
}

extension Reversi.Position {
  func isLegal(_ square: Int) -> Bool { legalSquares >> UInt64(square) & 1 == 1 }
  var firstLegal: Int { legalSquares.trailingZeroBitCount % 64 }
}
