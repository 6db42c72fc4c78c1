// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import BoardKit
import Canvas
import GameCore

/// The picture follows from position, table and time alone.
extension Quarto.Table {
  public func paint(_ view: View, into list: inout DrawList) {
    slab(geometry.board, "boards/quarto-board", height: 662.0 / 644, view, &list)
    if view.options.isOn(.coordinates) {
      list.engraved(
        geometry.board, isBelow: true, Color(0x432410), lip: Color(0xFFE6BC, 0.55), text: view.look.text)
    }
    paintCells(view, &list)
    paintStage(view, &list)
    if view.showsTray {
      let picture = geometry.trayPicture
      slab(geometry.tray, picture.name, height: picture.height, view, &list)
      paintWells(view, &list)
    }
    paintLineRings(view, into: &list)
    paintPieces(view, &list)
    paintGiftValues(view, &list)
    paintLineGhosts(view, into: &list)
    guard view.showsFocus else { return }
    let isAtTray =
      switch hands.cursor {
      case .cell?: false
      case .tray?: true
      case .stage?, nil: view.position.hand == nil && view.outcome == nil
      }
    let board = isAtTray && view.showsTray ? geometry.tray : geometry.board
    list.boardFocus(
      board.front, wall: board.wall, radius: board.front.width * 16 / 644, isDark: view.look.isDark)
  }

  /// What stands on the stage, flies or is held lies above everything.
  public func paintLifted(_ view: View, into list: inout DrawList) {
    paintOnStage(view, &list)
    paintMistake(view, &list)
    paintAloft(view, into: &list)
  }

  public func paint(_ piece: Quarto.Piece, _ stance: Stance, _ view: View, into list: inout DrawList) {
    paint(PieceForm(piece, stance), lift: stance.lift, view, &list)
  }

  func form(_ piece: Quarto.Piece, _ view: View) -> PieceForm { PieceForm(piece, stance(of: piece, view)) }

  // MARK: - Boards

  private func slab(
    _ board: GridBoard, _ picture: String, height: Double, _ view: View, _ list: inout DrawList
  ) {
    let front = board.front
    list.slab(
      .asset(picture), front, height: (front.height * height).rounded(), wall: board.wall,
      radius: front.width * 16 / 644, isDark: view.look.isDark)
  }

  /// The glow of the cell under the piece, the chosen cell, the hint, and the winning line.
  private func paintCells(_ view: View, _ list: inout DrawList) {
    paintDangerLine(view, &list)
    if let cell = lastCell(view), hands.winStart == nil, danger(view)?.three.contains(cell) != true {
      list.lastMoveRing(
        at: geometry.board.center(cell), radius: geometry.board.cell * 0.44, cell: geometry.board.cell,
        Color(0xFFF3D2), edge: Color(0x4A2A12, 0.45), isBehind: view.line?.kind == .advice)
    }
    if let cell = highlightedCell(view) {
      list.glow(at: geometry.board.center(cell), radius: geometry.board.cell * 0.44)
    }
    if case .cell(let cell)? = hands.cursor, view.mayMove {
      list.ring(
        at: geometry.board.center(cell), radius: geometry.board.cell * 0.44, Color(0xFFF1CC), width: 4)
    }
    paintCellValues(view, &list)
  }

  /// The board steps back, and what won stands above it in lit wells.
  private func paintWinners(_ view: View, _ list: inout DrawList) {
    let veil = hands.veil.value(at: view.now)
    if veil > 0, !list.isPlain {
      let front = geometry.board.front
      list.rounded(
        front, radius: front.width * 16 / 644, Color(view.look.isDark ? 0x000000 : 0x3A2412, 0.34),
        opacity: veil)
    }
    guard hands.winStart != nil else { return }
    for (index, cell) in view.position.winningCells.enumerated() {
      let part = lit(index, view)
      let (center, radius) = (geometry.board.center(cell), geometry.board.cell * 0.44)
      list.glowRing(at: center, radius: radius, part: part)
      if !list.isPlain { list.disc(at: center, radius: radius - 2, Color(0xE9C48C, 0.75), opacity: part) }
    }
    paint(forms(view, winners: true), view, &list)
  }

  /// The line that the offered piece would complete.
  private func paintDangerLine(_ view: View, _ list: inout DrawList) {
    guard let danger = danger(view) else { return }
    let radius = geometry.board.cell * 0.44
    for cell in danger.three { list.threatRing(at: geometry.board.center(cell), radius: radius) }
    let center = geometry.board.center(danger.open)
    if !list.isPlain { list.disc(at: center, radius: radius, Color(0xB23A28, 0.22)) }
    list.dashedRing(at: center, radius: radius, Color(0xFFE3D2), width: 4)
  }

  /// Where the last piece was placed, once it rests there.
  private func lastCell(_ view: View) -> Int? {
    for case .place(let cell) in view.moves.reversed() {
      guard let piece = view.position.board[cell], hands.flights[piece] == nil else { return nil }
      return places[piece] == .cell(cell) ? cell : nil
    }
    return nil
  }

  /// The cell a drop or click would fill now.
  func highlightedCell(_ view: View) -> Int? {
    if case .cell(let cell)? = aim(view, cursor: nil) { cell } else { nil }
  }

  private func paintWells(_ view: View, _ list: inout DrawList) {
    if let hand = view.position.hand, let well = order.firstIndex(of: hand) {
      let (center, radius) = (geometry.tray.center(well), geometry.tray.cell * 0.44)
      if !list.isPlain { list.disc(at: center, radius: radius, Color(0xFFE9B8, 0.25)) }
      list.dashedRing(at: center, radius: radius, Color(0xFFF1CC), width: 2.5)
    }
    guard view.mayMove else { return }
    if case .tray(let well)? = hands.cursor {
      list.ring(at: geometry.tray.center(well), radius: geometry.tray.cell * 0.44, Color(0xFFF1CC), width: 3)
    }
    guard view.position.hand == nil else { return }
    if case .tray(let well)? = aim(view, cursor: nil) {
      list.glow(at: geometry.tray.center(well), radius: geometry.tray.cell * 0.44)
    }
    if Quarto.showsDangers(view) && !view.showsValues { paintDangers(view, &list) }
  }

  // MARK: - Pieces

  private func paintPieces(_ view: View, _ list: inout DrawList) {
    paint(forms(view, winners: false), view, &list)
    paintWinners(view, &list)
    if hands.held == nil, let cell = highlightedCell(view), let hand = view.position.hand,
      !shownLine(view).contains(where: { $0.move == .place(cell) })
    {
      paint(PieceForm(hand, rest(.cell(cell), view)), lift: 0, opacity: 0.62, view, &list)
    }
    if let held = hands.held {
      paint(PieceForm(held.piece, rest(of: held.piece, view)), lift: 0, opacity: 0.22, view, &list)
    }
  }

  /// What rests, those behind first.
  private func forms(_ view: View, winners: Bool) -> [PieceForm] {
    let won = hands.winStart == nil ? [] : view.position.winningCells
    let resting = Quarto.Piece.allCases.filter { piece in
      guard !hands.isAloft(piece) else { return false }
      switch places[piece] {
      case .tray?: return !winners && view.showsTray
      case .cell(let cell)?: return won.contains(cell) == winners
      default: return false
      }
    }
    return resting.map { form($0, view) }.sorted { $0.base.y < $1.base.y }
  }

  private func paint(_ forms: [PieceForm], _ view: View, _ list: inout DrawList) {
    for form in forms {
      var form = form
      let lift = winLift(form.piece, view) ?? 0
      form.base = form.base - Point(0, lift)
      paint(form, lift: lift / 30, view, &list)
    }
  }

  /// The four winning pieces lift by 10 points and settle, one after the other.
  private func winLift(_ piece: Quarto.Piece, _ view: View) -> Double? {
    guard let start = hands.winStart, !view.look.reducedMotion, case .cell(let cell)? = places[piece],
      let index = view.position.winningCells.firstIndex(of: cell)
    else { return nil }
    let t = (view.now - start) / view.look.pace - 0.08 * Double(index)
    guard t > 0, t < 0.4 else { return nil }
    return (40 * (t / 0.4) * (1 - t / 0.4)).rounded()
  }

  func paint(
    _ form: PieceForm, lift: Double, opacity: Double = 1, _ view: View, _ list: inout DrawList
  ) {
    if opacity > 0.9 {
      let strength = (lift > 0.3 ? 0.42 : 0.5) * (view.look.isDark ? 1.4 : 1)
      // Steps keep the number of shadows that are ever drawn small.
      let height = (lift * 8).rounded() / 8
      list.shadow(
        .path(form.shadow(lift: height)), at: form.base, sigma: (form.scale > 0.6 ? 4 : 2) + 6 * height,
        Color(0x2A1506, min(0.8, strength)))
    }
    let frame = form.frame
    let size = frame.width.rounded()
    list.picture(
      form.picture, in: Rect(frame.x.rounded(), frame.y.rounded(), size, size), opacity: opacity)
  }
}
