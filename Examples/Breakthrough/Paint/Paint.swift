// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import BoardKit
import Canvas
import GameCore

extension Breakthrough.Table {
  static func pawn(_ seat: Seat) -> Picture {
    let (face, edge) = seat == .first ? ("#F0D9A8", "#8A5A0C") : ("#7A4A7A", "#3A1A3A")
    return DrawnPicture.svg(
      Size(100, 100),
      "<circle cx=\"50\" cy=\"50\" r=\"40\" fill=\"\(face)\" stroke=\"\(edge)\" stroke-width=\"5\"/>"
        + "<circle cx=\"50\" cy=\"50\" r=\"22\" fill=\"none\" stroke=\"\(edge)\" stroke-width=\"4\"/>")
  }

  public func paint(_ view: View, into list: inout DrawList) {
    let (front, isDark) = (grid.front, view.look.isDark)
    list.boardShadow(front, wall: grid.wall, radius: grid.radius, isDark: isDark)
    list.rounded(front.offset(0, grid.wall), radius: grid.radius, Color(0x6A4426))
    list.rounded(front, radius: grid.radius, Color(isDark ? 0x8A6440 : 0xA97645))
    for square in 0..<36 {
      list.fill(grid.frame(square), Color((square / 6 + square % 6) % 2 == 0 ? 0xE2C493 : 0xC79C64))
    }
    list.engraved(grid, isBelow: false, Color(0x432410), lip: Color(0xFFE6BC, 0.55))
    paintMarks(view, &list)
    for square in 0..<36 {
      let center = grid.center(square)
      if let (seat, part) = captured.moment(of: square, at: view.now) {
        pawn(seat, Stance(center), opacity: 1 - part, &list)
      }
      if let seat = shown.board[square], !hands.isAloft(square) { pawn(seat, Stance(center), &list) }
    }
    for square in openTargets(view) {
      list.disc(at: grid.center(square), radius: grid.cell * 0.12, Color(0x2B5FC4, 0.7))
    }
    paintLineGhosts(view, into: &list)
    if view.showsFocus {
      list.boardFocus(front, wall: grid.wall, radius: grid.radius, isDark: isDark)
    }
  }

  /// The last move, what is picked, the aim and the hint.
  private func paintMarks(_ view: View, _ list: inout DrawList) {
    if let last = view.moves.last, isSettled {
      for square in [last.from, last.to] { list.fill(grid.frame(square), Color(0xFFF3D2, 0.35)) }
    }
    if let picked = hands.picked { list.glow(at: grid.center(picked), radius: grid.cell * 0.46) }
    for square in [hands.cursor, aim(view)].compactMap({ $0 }) {
      list.ring(at: grid.center(square), radius: grid.cell * 0.46, Color(0xFFF1CC), width: 3)
    }
    paintLineRings(view, into: &list)
  }

  public func ghost(of move: LineMove<Breakthrough.Position>, _ view: View) -> Ghost? {
    let (square, seat) = (move.move.to, move.position.turn)
    var ghost = Ghost(
      grid.id(square), at: grid.center(square), radius: grid.cell * 0.44, number: .badge,
      ground: Color(0xE2C493), face: Color(0xF0D9A8), rim: Color(0x3A1F10, 0.6)
    ) { opacity, list in pawn(seat, Stance(grid.center(square)), opacity: opacity, &list) }
    ghost.from = grid.center(move.move.from)
    return ghost
  }

  public func paint(_ piece: Int, _ stance: Stance, _ view: View, into list: inout DrawList) {
    if let seat = shown.board[piece] { pawn(seat, stance, &list) }
  }

  private func pawn(_ seat: Seat, _ stance: Stance, opacity: Double = 1, _ list: inout DrawList) {
    let size = (grid.cell * 0.86 * stance.scale).rounded()
    list.picture(
      Self.pawn(seat), in: Rect(center: stance.at, size: Size(size, size)), opacity: opacity,
      degrees: (stance.tilt * 2).rounded() / 2)
  }

  public func elements(_ view: View) -> [Element] {
    let open = openTargets(view)
    return (0..<36).map { square in
      let content = view.position.board[square].map { $0 == .first ? "maple" : "plum" } ?? "empty"
      let words = [content, open.contains(square) ? "target" : hands.picked == square ? "picked" : nil]
        .compactMap { $0 }.joined(separator: " ")
      return element(
        of: square, "\(Breakthrough.squares.name(square)), \(words)",
        isEnabled: open.contains(square) || canPick(square, view), value: words, view)
    }
  }

  /// Not on the menu: the plain material is enough.
  public static func paintMiniature(
    tile: Size, step: Int, since: Double, look: Look, into list: inout DrawList
  ) {
    let wood = TileMaterial(
      face: [Color(0xCB9A66), Color(0xBC8954), Color(0xA97645)], wall: (Color(0x7A4F2A), Color(0x55341A)),
      rim: Color(0xFFE6BC))
    list.tileSlab(tile, wood)
    list.tileRim(tile, wood)
  }
}
