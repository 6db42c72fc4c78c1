// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

extension Reversi {
  /// The table of Reversi: discs that turn, the one in the hand, and the square that is pointed at.
  public struct Table: GameTable {
    public typealias View = TableView<Reversi.Position, Reversi.Move>

    var geometry = Reversi.Geometry()
    /// What lies on the board when everything has come to rest.
    var shown = Reversi.Position()
    var wave = FlipWave()
    /// Discs that come or go: squares with the time it began.
    var settling: [Int: Double] = [:]
    var leaving: [Int: (seat: Seat, start: Double)] = [:]
    /// When everything began to leave the board.
    var clearing: Double?
    var held: HeldPiece?
    var hovered: Int?
    /// What the keyboard has chosen.
    var chosen: Int?
    /// The letter of a square that is being typed, a = 0.
    var typedColumn: Int?
    var hintStart: Double?
    /// With reduced motion the board cross-fades.
    var fade: (from: Reversi.Position, tween: Tween)?
    private var swipe: Swipe?
    private var release: Point?
    private var lastTime: Double?
    private var sounds: [Sound] = []

    static let settleTime = 0.16
    static let leaveTime = 0.2
    static let clearTime = 0.42
    static let fadeTime = 0.12

    public static var usesScore: Bool { true }
    public static var hintShortcut: String { "Ctrl H" }

    public init() {}

    public mutating func arrange(_ region: BoardRegion) { geometry = Reversi.Geometry(region) }

    public var boardFrame: Rect { geometry.board }

    public var isSettled: Bool {
      wave.isEmpty && settling.isEmpty && leaving.isEmpty && clearing == nil && fade == nil
        && !(held.map { !$0.isDragged } ?? false)
    }

    public var drag: (piece: String, over: String?)? {
      guard let held, held.isDragged else { return nil }
      return ("piece.hand", geometry.square(at: held.center(at: 0, pace: 1)).map(Self.id))
    }

    static func id(_ square: Int) -> String { "cell.\(square / 8 + 1).\(square % 8 + 1)" }

    // MARK: - The session goes on

    public mutating func follow(_ change: TableChange<Reversi.Move>, _ view: View) {
      hintStart = nil
      typedColumn = nil
      // Whoever moves on while discs still turn has seen enough of them.
      wave.finish()
      settling.removeAll()
      leaving.removeAll()
      fade = nil
      switch change {
      case .appeared:
        shown = view.position
        clearing = nil
        held = nil
        chosen = nil
      case .played(let move), .redone(let move): play(move, view)
      case .undone: takeBack(view)
      case .cleared:
        cancelDrag(view)
        clearing = view.now
      }
    }

    private mutating func play(_ move: Reversi.Move, _ view: View) {
      guard let next = shown.playing(move) else {
        shown = view.position
        return
      }
      guard let square = move.square else {
        shown = next
        return
      }
      if view.look.reducedMotion {
        fade = (shown, Tween(from: 0, to: 1, start: view.now, duration: Self.fadeTime))
        held = nil
      } else {
        let center = geometry.center(square)
        if let from = release {
          held?.motion = .snapping(from: from, to: center, start: view.now)
        } else {
          cancelDrag(view)
          settling[square] = view.now
        }
        let pause = HeldPiece.snapTime * view.look.pace
        wave.turn(shown.flips(of: square), from: shown.turn.other, at: view.now + pause, pace: view.look.pace)
      }
      release = nil
      sound(.woodLand(isDark: shown.turn == .first, isTall: false), square)
      shown = next
    }

    private mutating func takeBack(_ view: View) {
      cancelDrag(view)
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
        case nil: leaving[square] = (seat, view.now)
        case seat?: break
        default: turned[seat, default: []].append(square)
        }
      }
      for (seat, squares) in turned { wave.turn([squares], from: seat, at: view.now, pace: view.look.pace) }
    }

    // MARK: - Time

    public mutating func advance(_ view: View) -> Wake {
      let now = view.now
      let pace = view.look.pace
      let step = lastTime.map { max(0, now - $0) } ?? 0
      lastTime = now
      for ring in wave.advance(to: now) { sounds.append(Sound(.discFlip(step: ring), x: 0.5)) }
      settling = settling.filter { now < $0.value + Self.settleTime * pace }
      leaving = leaving.filter { now < $0.value.start + Self.leaveTime * pace }
      if let fade, fade.tween.isOver(at: now) { self.fade = nil }
      if let start = clearing, now >= start + clearDuration(view) {
        clearing = nil
        shown = Reversi.Position(black: 0, white: 0, turn: .first)
      }
      if !view.look.reducedMotion { held?.lean(for: step) }
      if let disc = held, disc.isOver(at: now, pace: pace) { held = nil }
      if held?.isDragged == true && !view.mayMove { cancelDrag(view) }
      if view.hint == nil { hintStart = nil } else if hintStart == nil { hintStart = now }
      return isMoving(view) ? .nextFrame : .never
    }

    func clearDuration(_ view: View) -> Double {
      view.look.reducedMotion ? Self.fadeTime : Self.clearTime * view.look.pace
    }

    private func isMoving(_ view: View) -> Bool {
      if !isSettled { return true }
      if let held, held.isDragged, view.now < held.start + Spring.lift.duration * view.look.pace {
        return true
      }
      if let held, held.tilt != 0 { return true }
      if let start = hintStart, view.now < start + 1.2, !view.look.reducedMotion { return true }
      return false
    }

    public mutating func takeSounds() -> [Sound] {
      defer { sounds.removeAll() }
      return sounds
    }

    mutating func sound(_ cue: SoundCue, _ square: Int? = nil) {
      let x = square.map { geometry.center($0).x / max(1, geometry.window.width) } ?? 0.5
      sounds.append(Sound(cue, x: x))
    }

    // MARK: - Gestures

    public mutating func interpret(_ gesture: Gesture, _ view: View) -> TableResponse<Reversi.Move> {
      switch gesture {
      case .hover(let point):
        hovered = point.flatMap { geometry.square(at: $0) }
        if hovered != nil { chosen = nil }
        return .handled
      case .press: return .ignored
      case .click(let point, .left):
        guard let square = geometry.square(at: point) else { return .ignored }
        return propose(square, view)
      case .dragBegin(let from, let to): return beginDrag(from, to, view)
      case .drag(let point):
        guard held?.isDragged == true else { return swipe == nil ? .ignored : .handled }
        held?.pointer = point
        return .handled
      case .drop(let point, let velocity): return endDrag(point, velocity, view)
      case .cancel, .click(_, .right):
        swipe = nil
        cancelDrag(view)
        return .handled
      case .key(let key, let modifiers): return modifiers.isEmpty ? press(key, view) : .ignored
      default: return .ignored
      }
    }

    mutating func propose(_ square: Int, _ view: View) -> TableResponse<Reversi.Move> {
      guard view.mayMove else { return .handled }
      let name = Reversi.Move.name(ofSquare: square)
      guard view.position.disc(on: square) == nil else {
        sound(.invalid, square)
        return .refused("There is a disc on \(name) already.")
      }
      guard view.position.legalSquares >> UInt64(square) & 1 == 1 else {
        sound(.invalid, square)
        return .refused("A disc on \(name) would turn nothing.")
      }
      return .move(.place(square))
    }

    private mutating func beginDrag(_ from: Point, _ to: Point, _ view: View) -> TableResponse<Reversi.Move> {
      if view.mayMove, let plate = view.plates[view.turn], plate.contains(from) {
        held = HeldPiece(
          seat: view.turn, motion: .dragged(grip: .zero), home: Point(plate.x + 36, plate.midY), pointer: to,
          start: view.now)
        hovered = nil
        chosen = nil
        sound(.lift)
        return .handled
      }
      guard geometry.board.contains(from) else { return .ignored }
      let discs = (0..<64).filter { shown.disc(on: $0) != nil }.map { square in
        Rect(center: geometry.center(square), size: Size(geometry.cell, geometry.cell))
      }
      swipe = Swipe(from: from, at: view.now, apartFrom: discs, cell: geometry.cell)
      return .handled
    }

    private mutating func endDrag(
      _ point: Point, _ velocity: Point, _ view: View
    ) -> TableResponse<Reversi.Move> {
      if let stroke = swipe {
        swipe = nil
        return stroke.isRestart(endingAt: point, velocity: velocity, at: view.now) ? .restart : .handled
      }
      guard held?.isDragged == true else { return .ignored }
      held?.pointer = point
      guard let square = geometry.square(at: point) else {
        cancelDrag(view)
        return .refused("Let the disc go over a legal square.")
      }
      let response = propose(square, view)
      if case .move = response { release = point } else { cancelDrag(view) }
      return response
    }

    /// The disc in the hand goes back to its plate.
    private mutating func cancelDrag(_ view: View) {
      release = nil
      guard let disc = held, disc.isDragged else { return }
      guard !view.look.reducedMotion else {
        held = nil
        return
      }
      held?.motion = .returning(from: disc.center(at: view.now, pace: view.look.pace), start: view.now)
    }
  }
}
