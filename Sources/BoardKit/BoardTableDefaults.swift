// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

/// What the stage asks of every table, answered for all boards.
extension BoardTable {
  public mutating func arrange(_ region: BoardRegion) {
    hands.region = region
    // The places that flights began at have moved.
    hands.flights.removeAll()
    hands.pointer = nil
    layOut(region)
  }

  public var isSettled: Bool { hands.flights.isEmpty && !isBusy }

  public func isCelebrating(_ view: View) -> Bool {
    // The countdown begins when the result has been read for a moment.
    hands.winStart.map { _ in view.now < resultStart(view) + 0.6 * max(1, view.look.pace) } ?? false
  }

  public func drag(_ view: View) -> (piece: String, over: String?)? {
    hands.dragged.map { (id(ofPiece: $0.piece), targetInHand(view).map(id(ofTarget:))) }
  }

  public mutating func takeSounds() -> [Sound] { hands.sounds.take() }

  public func paintLifted(_ view: View, into list: inout DrawList) { paintAloft(view, into: &list) }

  // MARK: - The session goes on

  public mutating func follow(_ change: TableChange<Move>, _ view: View) {
    // What moves already has moved up to now; what begins now begins at its own zero.
    run(hands.step(to: view.now), view)
    hands.valuesStart = nil
    if view.outcome == nil { hands.winStart = nil }
    (hands.picked, hands.typedColumn) = (nil, nil)
    switch change {
    case .appeared:
      (hands.held, hands.cursor, hands.isClearing) = (nil, nil, false)
      hands.flights.removeAll()
      hands.winStart = view.outcome == nil ? nil : view.now - 10
      sit(view)
      appear(view)
    case .played(let move): play(move, view)
    case .redone(let move):
      sendHome(view)
      play(move, view)
    case .undone(let move):
      sendHome(view)
      takeBack(move, view)
    case .cleared:
      sendHome(view)
      (hands.isClearing, hands.winStart) = (true, nil)
      clear(view)
    }
  }

  public mutating func advance(_ view: View) -> Wake {
    let now = view.now
    let step = hands.step(to: now)
    hands.flights = hands.flights.filter { !$0.value.isOver(at: now) }
    hands.sounds.advance(to: now)
    run(step, view)
    if !view.look.reducedMotion { hands.held?.lean(for: step) }
    // The turn has changed, or the move was not played.
    if let held = hands.held, !view.mayMove || held.release != nil { sendHome(view) }
    if view.outcome != nil && isSettled && !hands.isClearing && hands.winStart == nil { hands.winStart = now }
    advanceVeil(view)
    followLine(view)
    hands.valuesStart = view.values.isEmpty ? nil : hands.valuesStart ?? now
    return isMoving(view) ? .nextFrame : .never
  }

  private func isMoving(_ view: View) -> Bool {
    if !isSettled || hands.sounds.isWaiting || stirs(view) || isCelebrating(view) { return true }
    if !hands.veil.isOver(at: view.now) { return true }
    if let held = hands.held, held.isMoving(at: view.now, pace: view.look.pace) { return true }
    if let start = hands.valuesStart, view.now < start + Hands<Piece, Target>.valuesTime * view.look.pace {
      return !view.look.reducedMotion
    }
    return isLineMoving(view)
  }

  // MARK: - Gestures

  public mutating func interpret(_ gesture: Gesture, _ view: View) -> TableResponse<Move> {
    hands.isPressed = false
    if let response = special(gesture, view) { return response }
    switch gesture {
    case .hover(let point):
      hands.pointer = point
      if let target = point.flatMap({ target(at: $0, view) }) {
        hands.cursor = nil
        attend(to: target, view)
      }
      return .handled
    case .press(let point, let isTouch):
      hands.isTouch = isTouch
      guard let target = target(at: point, view) else { return .ignored }
      hands.isPressed = view.mayMove
      attend(to: target, view)
      return .handled
    case .longPress(let point):
      // What hovering shows.
      guard let target = target(at: point, view) else { return .ignored }
      (hands.pointer, hands.cursor) = (point, nil)
      attend(to: target, view)
      return .handled
    case .steer(let key):
      guard let target = step(from: hands.cursor, key, view), target != hands.cursor else { return .ignored }
      (hands.pointer, hands.cursor) = (nil, target)
      attend(to: target, view)
      return .handled
    case .click(let point, .left): return click(point, view)
    case .dragBegin(let from, let to): return beginDrag(from, to, view)
    case .drag(let point):
      guard hands.dragged != nil else { return hands.swipe == nil ? .ignored : .handled }
      hands.held?.pointer = point
      return .handled
    case .drop(let point, let velocity): return endDrag(point, velocity, view)
    case .cancel, .click(_, .right):
      hands.swipe = nil
      sendHome(view)
      return .handled
    case .key(let key, []): return press(key, view)
    default: return .ignored
    }
  }

  public mutating func click(_ point: Point, _ view: View) -> TableResponse<Move> {
    target(at: point, view).map { choose($0, view) } ?? .ignored
  }

  public mutating func choose(_ target: Target, _ view: View) -> TableResponse<Move> {
    propose(nil, to: target, view)
  }

  public mutating func drop(_ piece: Piece, velocity: Point, _ view: View) -> TableResponse<Move> {
    targetInHand(view).map { propose(piece, to: $0, view) } ?? .refused(missed(piece, view))
  }

  /// Sets a piece on a target, or says why that cannot be.
  public mutating func propose(_ piece: Piece?, to target: Target, _ view: View) -> TableResponse<Move> {
    guard view.mayMove else {
      guard view.mayPremove, let move = premove(to: target, view) else { return .handled }
      attend(to: target, view)
      return .premove(move)
    }
    attend(to: target, view)
    if let reason = objection(to: target, by: piece, view) {
      hands.sound(.invalid)
      return .refused(reason)
    }
    return move(piece, to: target, view).map { .move($0) } ?? .handled
  }

  private mutating func beginDrag(_ from: Point, _ to: Point, _ view: View) -> TableResponse<Move> {
    guard view.mayMove, let piece = piece(at: from, view) else {
      guard mayBeginSwipe(at: from) else { return .ignored }
      hands.swipe = Swipe(from: from, at: view.now, apartFrom: obstacles(view), cell: cellSize)
      return .handled
    }
    let stance = stance(of: piece, view)
    let grip = grip(of: piece, at: from, view)
    hands.flights[piece] = nil
    hands.held = Held(piece, grip: grip, pointer: to, start: view.now, fromScale: stance.scale)
    let rise = riseOverFinger(of: piece)
    if hands.isTouch { hands.held?.rise = rise }
    (hands.pointer, hands.cursor) = (nil, nil)
    hands.sound(.lift, at: stance.at)
    lifted(piece, view)
    return .handled
  }

  private mutating func endDrag(_ point: Point, _ velocity: Point, _ view: View) -> TableResponse<Move> {
    if let stroke = hands.swipe {
      hands.swipe = nil
      return stroke.isRestart(endingAt: point, velocity: velocity, at: view.now) ? .restart : .handled
    }
    guard let held = hands.dragged else { return .ignored }
    hands.held?.pointer = point
    let response = drop(held.piece, velocity: velocity, view)
    if case .move = response { hands.held?.release = velocity } else { sendHome(view) }
    return response
  }

  private mutating func press(_ key: Key, _ view: View) -> TableResponse<Move> {
    switch key {
    case .character(let character): return typed(character, view)
    case .enter, .space:
      if let target = hands.cursor { return choose(target, view) }
      if view.mayMove { hands.cursor = step(from: nil, key, view) }
      return .handled
    default:
      guard let target = step(from: hands.cursor, key, view) else { return .ignored }
      (hands.pointer, hands.cursor) = (nil, target)
      attend(to: target, view)
      return .handled
    }
  }
}
