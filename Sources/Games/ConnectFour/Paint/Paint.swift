// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import BoardKit
import Canvas
import GameCore

/// Colours of the material; they keep in both themes, but for what is seen through the holes.
enum Material {
  static func back(isDark: Bool) -> Color { Color(isDark ? 0x191521 : 0xD9CCB4) }
  /// Behind the result of a game.
  static func veil(isDark: Bool) -> Color { isDark ? Color(0x000000, 0.34) : Color(0x3A2412, 0.2) }
  static func glow(isDark: Bool) -> Color { Color(0xFFF6DE, isDark ? 0.14 : 0.75) }
  /// The lamp falls off towards the edge: textures are a little darker after dark.
  static func tint(isDark: Bool) -> Color { Color(isDark ? 0xD9CEC4 : 0xFFFFFF) }
  static let shadowLight = Color(0x3A2412)
  static let shadowDark = Color(0x050303)
  static let ring = Color(0xFFF8E4)

  static func face(_ seat: Seat) -> Color { Color(seat == .first ? 0xE65F4B : 0xF4B53F) }

  static func number(_ seat: Seat) -> Color { Color(seat == .first ? 0x3A0D06 : 0x4F3204) }

  static func disc(_ seat: Seat, marks: Bool) -> Picture {
    let colour = seat == .first ? "coral" : "amber"
    return .asset("pieces/connect-four-disc-\(colour)" + (marks ? "-marked" : ""))
  }
}

/// The picture follows from position, table and time alone.
extension ConnectFour.Table {
  public func paint(_ view: View, into list: inout DrawList) {
    list.boardShadow(
      geometry.board, wall: geometry.wall, radius: geometry.radius, isDark: view.look.isDark)
    paintBack(view, &list)
    paintDiscs(view, &list)
    paintFront(view, &list)
    if list.isPlain { paintColumnNumbers(view, &list) }
    paintMarks(view, &list)
    if let row = reading, let column = hands.cursor, view.showsFocus {
      let center = geometry.center(column: column, height: Double(row))
      list.ring(at: center, radius: geometry.cell * 0.46, Color(0xFFF1CC), width: 4)
    }
  }

  /// Over the board, but for the column over which the disc hangs.
  private func paintColumnNumbers(_ view: View, _ list: inout DrawList) {
    guard geometry.clearance >= 24 else { return }
    let size = clamp((geometry.cell * 0.19).rounded(), 12, 19)
    let style = TextStyle(.manropeBold, size, line: size)
    for column in 0..<ConnectFour.Position.columns where !view.mayMove || column != hanging {
      let x = geometry.center(column: column, height: 0).x
      guard chip(column, view) == nil else {
        // A value stands there: on the rim of the board.
        let rim = TextStyle(.manropeBold, min(size, 13), line: size)
        list.text(
          String(column + 1), rim, at: Point(x, geometry.board.y + 13 * geometry.cell / 90 + rim.size * 0.36),
          anchor: .center, .white)
        continue
      }
      list.text(
        String(column + 1), style, at: Point(x, geometry.board.y - 10), anchor: .center, list.finish.ink)
    }
  }

  /// The back wall, the glow of the chosen column, and where the disc would come to lie.
  private func paintBack(_ view: View, _ list: inout DrawList) {
    let back = geometry.board.inset(6)
    list.rounded(
      back, radius: 10, list.isPlain ? list.finish.ground : Material.back(isDark: view.look.isDark))
    guard let column = aim(view) else { return }
    let strip = Rect(geometry.left(of: column) + 2, back.y, geometry.cell - 4, back.height)
    if !list.isPlain { list.rounded(strip, radius: 6, Material.glow(isDark: view.look.isDark)) }
    // The line that is shown has its own ghost there.
    guard !shownLine(view).contains(where: { $0.move.column == column }) else { return }
    let row = view.position.height(of: column)
    disc(view.turn, at: geometry.center(column: column, height: Double(row)), view, opacity: 0.45, &list)
  }

  private func paintDiscs(_ view: View, _ list: inout DrawList) {
    let winning = winningNumbers(view)
    let fade =
      hands.winStart.map { Tween(from: 1, to: faded(view), start: $0, duration: 0.24).value(at: view.now) }
      ?? 1
    let veil = hands.veil.value(at: view.now)
    let all = emptying?.value(at: view.now) ?? 1
    for disc in simulation.discs where disc.delay <= 0 {
      let opacity = (fading[disc.number]?.value(at: view.now) ?? 1) * all
      let dim = winning.isEmpty || winning.contains(disc.number) ? 1 : fade
      paint(disc, view, opacity: opacity * dim * strength(disc, view), &list)
    }
    if veil > 0, !list.isPlain {
      let back = geometry.board.inset(6)
      list.rounded(back, radius: 10, Material.veil(isDark: view.look.isDark), opacity: veil)
    }
    for (disc, start) in rising {
      let t = (view.now - start) / riseDuration(view)
      let height = view.look.reducedMotion ? disc.y : disc.y + (geometry.hangHeight - disc.y + 0.6) * t * t
      self.disc(
        disc.seat, at: geometry.center(column: disc.column, height: height), view,
        opacity: view.look.reducedMotion ? 1 - t : min(1, 2.4 - 2.4 * t), &list)
    }
    // It shows whose turn it is and where the disc would fall from.
    if view.mayMove && hands.aloft.isEmpty {
      let center = rest(of: view.turn, view).at + Point(0, hands.isPressed ? 4 : 0)
      shadow(at: center + Point(5, 8), sigma: 5, opacity: 0.3, view, &list)
      if list.isPlain { list.markRing(at: center, radius: geometry.discSize / 2 + 2) }
      disc(view.turn, at: center, view, &list)
      paintValue(on: view.turn, at: center, hanging, view, &list)
    }
  }

  private func paint(_ disc: DiscSimulation.Disc, _ view: View, opacity: Double, _ list: inout DrawList) {
    let center = geometry.center(column: disc.column, height: disc.y, x: disc.x)
    // A short trail while it is fast; off the board's lower edge there is nothing left to see.
    if disc.vy < -6 && !simulation.isFloorOpen && !list.isPlain {
      for (distance, strength) in [(0.68, 0.10), (0.44, 0.16), (0.22, 0.24)] where disc.y + distance < 5.6 {
        let ghost = geometry.center(column: disc.column, height: disc.y + distance, x: disc.x)
        self.disc(disc.seat, at: ghost, view, opacity: strength * opacity, &list)
      }
    }
    guard center.y - geometry.cell < geometry.window.height else { return }
    self.disc(disc.seat, at: center, view, opacity: opacity, &list)
  }

  private func paintFront(_ view: View, _ list: inout DrawList) {
    let board = geometry.board
    list.picture(
      .asset("boards/connect-four-board"),
      in: Rect(board.x, board.y, board.width, board.height + geometry.wall),
      tint: Material.tint(isDark: view.look.isDark))
    if let column = aim(view) {
      let tip = Point(geometry.center(column: column, height: 0).x, board.y + 14 * geometry.cell / 90)
      let d = geometry.cell / 90
      list.shape(
        Shape(
          .path(Path(polygon: [Point(-8 * d, -4 * d), Point(0, 0), Point(8 * d, -4 * d)], closed: false)),
          stroke: Stroke(.white, width: 3 * d)), at: tip)
    }
  }

  /// Last move, hint, move numbers and the rings of the winning line.
  private func paintMarks(_ view: View, _ list: inout DrawList) {
    let isOver = view.outcome != nil && hands.winStart != nil && simulation.isAtRest
    let showsNumbers = isOver && view.options.isOn(ConnectFour.numbers)
    for disc in simulation.discs where disc.isAtRest {
      let center = geometry.center(column: disc.column, height: disc.y)
      if showsNumbers {
        let fade = winningNumbers(view).isEmpty ? 1 : faded(view)
        number(disc, fade: fade, view, &list)
      } else if disc.number == view.ply && view.outcome == nil && rising.isEmpty {
        list.lastMoveRing(
          at: center, radius: geometry.cell * 0.43, cell: geometry.cell, Material.ring,
          edge: Color(0x1B2050, 0.55), isBehind: view.line?.kind == .advice)
      }
    }
    paintValues(view, &list)
    paintBetter(view, &list)
    paintLine(view, into: &list)
    paintPremove(view, into: &list)
    paintMistake(view, &list)
    if isOver { winRings(view, &list) }
    if view.showsFocus {
      list.boardFocus(geometry.board, wall: geometry.wall, radius: geometry.radius, isDark: view.look.isDark)
    }
  }

  private func winRings(_ view: View, _ list: inout DrawList) {
    let radius = geometry.cell * 0.447
    for (index, number) in winningNumbers(view).enumerated() {
      let part = lit(index, view)
      guard let disc = simulation.disc(number), part > 0 else { continue }
      let center = geometry.center(column: disc.column, height: disc.y)
      list.glowRing(at: center, radius: radius, part: part)
      // The glow lies over the disc: draw the disc once more inside its ring.
      self.disc(disc.seat, at: center, view, size: radius * 2 - 4, &list)
      if view.options.isOn(ConnectFour.numbers) {
        self.number(disc, view, &list)
      }
    }
  }

  /// How much is seen of the discs that did not win. By night numbers need darker ones.
  private func faded(_ view: View) -> Double {
    if view.look.isHighContrast { return 1 }
    return view.look.isDark && view.options.isOn(ConnectFour.numbers) ? 0.46 : 0.62
  }

  /// - Parameter fade: how much of the disc is seen; its number is as clear as ever.
  private func number(_ disc: DiscSimulation.Disc, fade: Double = 1, _ view: View, _ list: inout DrawList) {
    let size = (geometry.cell * 0.245).rounded()
    if list.isPlain {
      // In a corner, where it leaves the mark of the disc alone.
      let center =
        geometry.center(column: disc.column, height: disc.y)
        + Point(geometry.cell * 0.3, -geometry.cell * 0.3)
      list.disc(at: center, radius: size * 0.75 + 2, .black)
      list.disc(at: center, radius: size * 0.75, .white)
      return list.text(
        String(disc.number), TextStyle(.manropeBold, size, line: size), at: center + Point(0, size * 0.36),
        anchor: .center, .black)
    }
    let isDark = view.look.isDark
    let veil = Material.veil(isDark: isDark)
    let face = Material.face(disc.seat)
    let ground = Material.back(isDark: isDark).mixed(with: face, fade)
      .mixed(with: Color(veil.hex), fade < 1 ? Double(veil.alpha) / 255 * hands.veil.value(at: view.now) : 0)
    list.text(
      String(disc.number), TextStyle(.manropeBold, size, line: size),
      at: geometry.center(column: disc.column, height: disc.y) + Point(0, size * 0.36), anchor: .center,
      ground.clearest(of: [Material.number(disc.seat), Color(0xFFF6DE)]))
  }

  // MARK: - The disc in the hand

  public func paint(_ piece: Seat, _ stance: Stance, _ view: View, into list: inout DrawList) {
    if let flight = hands.flights[piece], flight.to == nil {
      disc(piece, at: rest(of: piece, view).at, view, opacity: 0.25, &list)
    }
    let height = stance.lift
    shadow(
      at: stance.at + Point(5 + 13 * height, 8 + 20 * height), sigma: 5 + 5 * height, opacity: 0.36, view,
      &list)
    disc(
      piece, at: stance.at, view, size: geometry.discSize * stance.scale,
      degrees: (stance.tilt * 2).rounded() / 2, &list)
  }

  func disc(
    _ seat: Seat, at center: Point, _ view: View, opacity: Double = 1, size: Double? = nil,
    degrees: Double = 0, _ list: inout DrawList
  ) {
    let size = (size ?? geometry.discSize).rounded()
    list.picture(
      Material.disc(seat, marks: view.look.marks), in: Rect(center: center, size: Size(size, size)),
      opacity: opacity, degrees: degrees)
  }

  private func shadow(
    at center: Point, sigma: Double, opacity: Double, _ view: View, _ list: inout DrawList
  ) {
    let radius = geometry.discSize / 2
    let color = view.look.isDark ? Material.shadowDark : Material.shadowLight
    list.shadow(
      .disc(radius: radius), at: center - Point(radius, radius), sigma: (sigma * 2).rounded() / 2,
      color.opacity(view.look.isDark ? min(1, opacity * 1.7) : opacity))
  }

  /// Numbers of the winning discs, in the order they were played.
  func winningNumbers(_ view: View) -> [Int] {
    view.position.winningCells
      .compactMap { view.position.moveNumber(column: $0.column, row: $0.row) }.sorted()
  }
}
