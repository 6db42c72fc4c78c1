// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

/// How strongly a move of a line is seen now.
public struct LineStrength: Hashable, Sendable {
  /// Of its piece, 0 to 1.
  public var piece: Double
  /// Of its number and rings, 0 to 1.
  public var mark: Double
}

/// Lines of moves on every board: ghosts with numbers, and what glows (design language, section 29).
extension BoardTable {
  private static var stepTime: Double { 0.12 }

  /// The line that is shown, move by move; none without one.
  public func shownLine(_ view: View) -> [LineMove<Position>] {
    view.line.map { view.position.line($0.moves) } ?? []
  }

  /// How strongly the move with this index is seen: the first one more than those that follow, and those that were stepped
  /// through more than the rest.
  public func strength(of index: Int, _ move: LineMove<Position>, _ view: View) -> LineStrength {
    guard let line = view.line else { return LineStrength(piece: 0, mark: 0) }
    func strength(_ step: Int?) -> LineStrength {
      guard let step else {
        return LineStrength(piece: move.number == 1 && line.kind == .advice ? 0.62 : 0.46, mark: 1)
      }
      return index < step ? LineStrength(piece: 0.8, mark: 1) : LineStrength(piece: 0.3, mark: 0.45)
    }
    let t =
      view.look.reducedMotion
      ? 1 : clamp((view.now - hands.stepped.start) / (Self.stepTime * view.look.pace), 0, 1)
    let (from, to) = (strength(hands.stepped.from), strength(line.step))
    let part = line.appearance(of: index, view.look, at: view.now)
    return LineStrength(
      piece: part * (from.piece + (to.piece - from.piece) * t),
      mark: part * (from.mark + (to.mark - from.mark) * t))
  }

  /// The whole line, on a board on which nothing stands in front of its rings.
  public func paintLine(_ view: View, into list: inout DrawList) {
    paintLineRings(view, into: &list)
    paintLineGhosts(view, into: &list)
  }

  /// What the player has said that comes next: lighter than any line, without a number.
  public func paintPremove(_ view: View, into list: inout DrawList) {
    guard let move = view.premove, let seat = view.ownSeat,
      let ghost = ghost(
        of: LineMove(move: move, position: view.position, number: 1, seat: seat), view)
    else { return }
    if list.isPlain { list.markRing(at: ghost.center, radius: ghost.radius, width: 3) }
    ghost.paint(0.42, &list)
    list.ring(at: ghost.center, radius: ghost.radius, ghost.rim.opacity(0.4), width: 4)
    list.dashedRing(at: ghost.center, radius: ghost.radius, Color(0xFFF8E4, 0.85), width: 1.8)
  }

  /// What lies under the pieces: rings, and what glows.
  public func paintLineRings(_ view: View, into list: inout DrawList) {
    guard let line = view.line else { return }
    let moves = shownLine(view)
    var open = line.cells
    for (index, move) in moves.enumerated() {
      guard let ghost = ghost(of: move, view) else { continue }
      let strength = strength(of: index, move, view)
      guard strength.mark > 0 else { continue }
      let glows = open.remove(ghost.id) != nil
      if glows { list.pointOfLine(at: ghost.center, radius: ghost.radius, opacity: strength.mark) }
      ring(ghost, isFirst: move.number == 1, glows: glows, strength, view, &list)
    }
    let part = line.appearance(of: moves.count - 1, view.look, at: view.now)
    for frame in open.sorted().compactMap({ frame(ofElement: $0) }) {
      list.pointOfLine(at: frame.center, radius: min(frame.width, frame.height) * 0.44, opacity: part)
    }
  }

  private func ring(
    _ ghost: Ghost, isFirst: Bool, glows: Bool, _ strength: LineStrength, _ view: View,
    _ list: inout DrawList
  ) {
    let isDanger = view.line?.kind == .danger
    let color = (ghost.ring ?? Color(isDanger ? 0xFFD377 : 0xFFF8E4)).opacity(strength.mark)
    if let (path, at) = ghost.outline {
      if list.isPlain {
        list.shape(Shape(.path(path), stroke: Stroke(.black, width: isFirst ? 8 : 6)), at: at)
        return list.shape(Shape(.path(path), stroke: Stroke(Finish.mark, width: isFirst ? 4 : 2)), at: at)
      }
      list.shape(
        Shape(.path(path), stroke: Stroke(ghost.rim.opacity(strength.mark * 0.6), width: isFirst ? 7 : 4)),
        at: at)
      return list.shape(Shape(.path(path), stroke: Stroke(color, width: isFirst ? 4 : 2)), at: at)
    }
    // Where the cell glows already, the dashes lie inside.
    let radius = ghost.radius - (glows ? 6 : 0)
    if isFirst && !isDanger {
      for place in [ghost.from, ghost.center].compactMap({ $0 }) {
        list.hintRing(
          at: place, radius: radius, since: view.now - (view.line?.since ?? 0), look: view.look,
          rim: ghost.rim, opacity: strength.mark)
      }
    } else if isFirst || !glows {
      if let from = ghost.from { list.ring(at: from, radius: radius, color, width: 1.8) }
      list.ring(at: ghost.center, radius: radius, ghost.rim.opacity(strength.mark * 0.6), width: 4)
      list.dashedRing(at: ghost.center, radius: radius, color, width: isFirst ? 2.6 : 1.8)
    }
  }

  /// What lies over the pieces: ghosts with their numbers. Of a turn that has several moves, each wears its number.
  public func paintLineGhosts(_ view: View, into list: inout DrawList) {
    for (index, move) in shownLine(view).enumerated() {
      guard let ghost = ghost(of: move, view) else { continue }
      let strength = strength(of: index, move, view)
      guard strength.mark > 0 else { continue }
      ghost.paint(strength.piece, &list)
      switch ghost.number {
      case .badge: list.numberBadge(move.number, on: ghost, opacity: strength.mark)
      case .onPiece where list.isPlain: list.numberBadge(move.number, on: ghost, opacity: 1)
      case .onPiece(let ink): list.number(move.number, ink, on: ghost, strength)
      case nil: break
      }
    }
  }

  // MARK: - Motion

  mutating func followLine(_ view: View) {
    guard let line = view.line else {
      hands.stepped = (nil, nil, -.infinity)
      return
    }
    if hands.stepped.to != line.step { hands.stepped = (hands.stepped.to, line.step, view.now) }
  }

  func isLineMoving(_ view: View) -> Bool {
    guard let line = view.line, !view.look.reducedMotion else { return false }
    return line.isAppearing(view.look, at: view.now)
      || view.now < line.since + DrawList.hintPulse * view.look.pace
      || view.now < hands.stepped.start + Self.stepTime * view.look.pace
  }
}

extension DrawList {
  /// A cell that is the point of a line: it glows.
  fileprivate mutating func pointOfLine(at center: Point, radius: Double, opacity: Double) {
    if isPlain { return markRing(at: center, radius: radius, width: 4) }
    halo(at: center, radius: radius, opacity: opacity)
    ring(at: center, radius: radius, Color(0xFFF8E4, opacity), width: 2.6)
  }

  /// In the colour of numbers on such pieces, or in cream with a dark edge where the ghost is too faint for that.
  fileprivate mutating func number(_ number: Int, _ ink: Color, on ghost: Ghost, _ strength: LineStrength) {
    let size = (ghost.radius * 0.78).rounded()
    let style = TextStyle(.manropeBold, size, line: size)
    let cream = Color(0xFFF6DE)
    let ground = ghost.ground.mixed(with: ghost.face, strength.piece)
    let color = ground.clearest(of: [ink, cream])
    let baseline = ghost.center + Point(0, (size * 0.36).rounded())
    if color == cream {
      for shift in [Point(-1.2, 0), Point(1.2, 0), Point(0, -1.2), Point(0, 1.2)] {
        text(
          String(number), style, at: baseline + shift, anchor: .center,
          Color(0x120A06, 0.45 * strength.mark))
      }
    }
    text(String(number), style, at: baseline, anchor: .center, color.opacity(strength.mark))
  }

  fileprivate mutating func numberBadge(_ number: Int, on ghost: Ghost, opacity: Double) {
    let radius = clamp((ghost.radius * 0.2).rounded(), 8, 13)
    let reach = ghost.radius * 0.707
    let at = ghost.center + Point(reach, -reach)
    shape(
      Shape(
        .disc(radius: radius), fill: .solid(isPlain ? .white : Color(0xFBF3E2, opacity)),
        stroke: Stroke(isPlain ? .black : Color(0x3A2412, 0.55 * opacity), width: isPlain ? 2 : 1.2)),
      at: at - Point(radius, radius))
    let size = (radius * 1.15).rounded()
    text(
      String(number), TextStyle(.manropeBold, size, line: size), at: at + Point(0, (size * 0.36).rounded()),
      anchor: .center, isPlain ? .black : Color(0x33281C, opacity))
  }
}
