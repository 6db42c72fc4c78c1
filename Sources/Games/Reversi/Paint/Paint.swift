// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import BoardKit
import Canvas
import GameCore
import Glibc

/// The picture follows from position, table and time alone.
extension Reversi.Table {
  public func paint(_ view: View, into list: inout DrawList) {
    let board = grid.front
    list.slab(
      .asset("boards/reversi-board"), board, height: board.height + grid.wall, wall: grid.wall,
      radius: grid.radius, isDark: view.look.isDark)
    let veil = hands.veil.value(at: view.now)
    if veil > 0, !list.isPlain {
      let field = board.inset(grid.padding)
      list.fill(field, Color(0x06140F, 0.16 * veil))
    }
    if view.options.isOn(.coordinates) {
      list.engraved(grid, isBelow: false, Color(0x9CCDB4), lip: Color(0x06140F, 0.6), text: view.look.text)
    }
    paintSquares(view, &list)
    if counting.isOut(at: view.now) {
      paintCounted(view, &list)
    } else {
      paintDiscs(view, &list)
      paintMarks(view, &list)
    }
    if view.showsFocus {
      list.boardFocus(board, wall: grid.wall, radius: grid.radius, isDark: view.look.isDark)
    }
  }

  // MARK: - Squares

  private func paintSquares(_ view: View, _ list: inout DrawList) {
    guard view.mayMove, clearing == nil else { return }
    let isDragging = hands.held != nil
    let target = aim(view)
    let ghosts = Set(shownLine(view).compactMap(\.move.square))
    if view.showsValues {
      paintValues(except: ghosts.union([target].compactMap { $0 }), view, &list)
    } else if isDragging || view.options.isOn(Reversi.dimples) {
      for square in 0..<64 where view.position.isLegal(square) && square != target && !ghosts.contains(square)
      {
        if isDragging { legalGlow(square, &list) }
        dimple(square, &list)
      }
    }
    if let square = hands.cursor, square != target {
      list.ring(at: grid.center(square), radius: grid.cell * 0.46, Color(0xFFF1CC, 0.6), width: 3)
    }
    guard let target else { return }
    let center = grid.center(target)
    list.glow(at: center, radius: grid.cell * 0.46)
    if !isDragging, !ghosts.contains(target) { disc(view.turn, at: center, view, opacity: 0.45, &list) }
  }

  private func legalGlow(_ square: Int, _ list: inout DrawList) {
    if list.isPlain { return }
    let frame = grid.frame(square).inset(3)
    list.rounded(frame, radius: 5, Color(0xFFE9B8, 0.2))
  }

  /// A small hollow with light on its lower lip.
  private func dimple(_ square: Int, _ list: inout DrawList) {
    if list.isPlain { return list.markDot(at: grid.center(square), radius: grid.cell * 0.14) }
    let radius = grid.cell * 0.125
    let corner = grid.center(square) - Point(radius, radius)
    list.shape(Shape(.disc(radius: radius), fill: .solid(Color(0x7CC4A4, 0.45))), at: corner + Point(0, 1.2))
    list.shape(Shape(.disc(radius: radius), fill: .solid(Color(0x06140F))), at: corner)
  }

  // MARK: - Discs

  private func paintDiscs(_ view: View, _ list: inout DrawList) {
    let gone = clearing.map { clamp((view.now - $0) / clearDuration(view), 0, 1) }
    for square in 0..<64 {
      let center = grid.center(square)
      if let fade {
        let t = fade.tween.value(at: view.now)
        let (before, after) = (fade.from.disc(on: square), shown.disc(on: square))
        if let before, before != after { disc(before, at: center, view, opacity: 1 - t, &list) }
        if let after { disc(after, at: center, view, opacity: before == after ? 1 : t, &list) }
        continue
      }
      if let (seat, t) = leaving.moment(of: square, at: view.now) {
        disc(seat, at: center - Point(0, 24 * t * t), view, lift: t, opacity: 1 - t, &list)
        continue
      }
      guard let seat = seen(square, view) else { continue }
      if let gone {
        paintLeaving(seat, square, gone, view, &list)
      } else if let turned = wave.progress(of: square, at: view.now) {
        paintTurning(to: seat, at: center, turned, view, &list)
      } else if arriving == square {
        continue
      } else if let (_, part) = settling.moment(of: square, at: view.now) {
        let t = Easing.snap(part)
        disc(seat, at: center - Point(0, (10 * (1 - t)).rounded()), view, lift: 1 - t, &list)
      } else {
        disc(seat, at: center, view, &list)
      }
    }
  }

  /// Everything leaves downwards, the lower rows first.
  private func paintLeaving(
    _ seat: Seat, _ square: Int, _ gone: Double, _ view: View, _ list: inout DrawList
  ) {
    let center = grid.center(square)
    guard !view.look.reducedMotion else { return disc(seat, at: center, view, opacity: 1 - gone, &list) }
    let t = clamp(gone * 1.6 - 0.6 * Double(7 - square / 8) / 7, 0, 1)
    guard t < 1 else { return }
    disc(seat, at: center + Point(0, (grid.cell * t * t).rounded()), view, opacity: 1 - t, &list)
  }

  /// A disc on its way over: it narrows about its horizontal axis, rises, and shows the other side from the middle on.
  private func paintTurning(
    to seat: Seat, at center: Point, _ t: Double, _ view: View, _ list: inout DrawList
  ) {
    // Few different heights, so that each is rasterised once.
    let steps = 14.0
    let narrow = (abs(cos(.pi * t)) * steps).rounded() / steps
    let rise = (6 * 4 * t * (1 - t)).rounded()
    let up = t < 0.5 ? seat.other : seat
    let frame = discFrame(at: center - Point(0, rise))
    shadow(at: center, view, lift: rise / 12, &list)
    let wall = 10 * discScale
    let height = max(wall, (frame.height * narrow).rounded())
    let middle = frame.y + 50.5 * discScale
    if narrow < 0.08 {
      // On edge: only the two layers of the wall are seen.
      edge(
        up, Rect(frame.x + 7 * discScale, middle - wall / 2, 86 * discScale, wall), &list)
      return
    }
    list.picture(
      Self.picture(up, view),
      in: Rect(frame.x.rounded(), (middle - height / 2).rounded(), frame.width.rounded(), height))
  }

  private func edge(_ seat: Seat, _ frame: Rect, _ list: inout DrawList) {
    let half = frame.height / 2
    let (upper, lower) = seat == .first ? (Reversi.ink, Reversi.ivory) : (Reversi.ivory, Reversi.ink)
    for (color, y) in [(upper, frame.y), (lower, frame.y + half)] {
      list.shape(
        Shape(.roundedRect(Size(frame.width, half), radius: half / 2), fill: .solid(color)),
        at: Point(frame.x, y))
    }
  }

  static func picture(_ seat: Seat, _ view: View) -> Picture { picture(seat, marks: view.look.marks) }

  static func picture(_ seat: Seat, marks: Bool) -> Picture {
    .asset("pieces/reversi-disc-\(seat == .first ? "ink" : "ivory")\(marks ? "-marked" : "")")
  }

  func disc(
    _ seat: Seat, at center: Point, _ view: View, scale: Double = 1, lift: Double = 0, opacity: Double = 1,
    degrees: Double = 0, _ list: inout DrawList
  ) {
    if opacity > 0.9 { shadow(at: center, view, lift: lift, &list) }
    let frame = discFrame(at: center, scale: scale)
    list.picture(
      Self.picture(seat, view),
      in: Rect(frame.x.rounded(), frame.y.rounded(), frame.width.rounded(), frame.height.rounded()),
      opacity: opacity, degrees: degrees)
  }

  private func shadow(at center: Point, _ view: View, lift: Double, _ list: inout DrawList) {
    let radius = (43 * discScale).rounded()
    let height = (lift * 8).rounded() / 8
    let shift = Point(5 + 18 * height, 8 + 24 * height) * (grid.cell / 74)
    list.shadow(
      .disc(radius: radius), at: center + shift - Point(radius, radius), sigma: 4 + 6 * height,
      Color(0x04140D, view.look.isDark ? 0.6 : 0.45))
  }

  // MARK: - Marks

  private func paintMarks(_ view: View, _ list: inout DrawList) {
    guard clearing == nil else { return }
    paintPremove(view, into: &list)
    guard isSettled else { return }
    if view.mistake == nil, let square = view.moves.last(where: { $0.square != nil })?.square,
      shown.disc(on: square) != nil
    {
      let middle = face(at: square, list)
      list.lastMoveDot(at: middle, cell: grid.cell)
    }
    if let square = aim(view), view.options.isOn(Reversi.preview) {
      for turned in view.position.flips(of: square).joined() {
        let middle = face(at: turned, list)
        list.ring(at: middle, radius: 34 * discScale, Color(0xE0A94A, 0.95), width: 3)
      }
    }
    paintTurned(view, &list)
    paintLine(view, into: &list)
    paintMistake(view, except: Set(shownLine(view).compactMap(\.move.square)), &list)
  }

  /// The middle of the face of a disc: flat ones lie in the middle of their square.
  func face(at square: Int, _ list: DrawList) -> Point {
    grid.center(square) - Point(0, list.isPlain ? 0 : 4.5 * discScale)
  }

  // MARK: - The disc in the hand

  public func paint(_ piece: Seat, _ stance: Stance, _ view: View, into list: inout DrawList) {
    disc(
      piece, at: stance.at, view, scale: stance.scale, lift: stance.lift,
      degrees: (stance.tilt * 2).rounded() / 2, &list)
  }

  // MARK: - Discs, as they are drawn

  /// Points per unit of a disc's drawing, which is 100 x 105 with a face of radius 43 around (50, 46).
  private var discScale: Double { grid.cell * 0.927 / 100 }

  /// Where the drawing of a disc lies when its face is centred on a square; the face is a little above the middle
  /// because the wall below it is seen, too.
  private func discFrame(at center: Point, scale: Double = 1) -> Rect {
    let k = discScale * scale
    return Rect(center.x - 50 * k, center.y - 50.5 * k, 100 * k, 105 * k)
  }
}
