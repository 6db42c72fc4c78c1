// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import BoardKit
import Canvas
import GameCore

/// The picture follows from position, table and time alone.
extension Pentominoes.Table {
  public func paint(_ view: View, into list: inout DrawList) {
    paintTray(view, &list)
    paintHomes(view, &list)
    if let browsed, let endings = view.solutions.endings, !endings.isEmpty {
      paintEnding(endings[browsed % endings.count], view, &list)
    }
    let resting = puzzle.allowed.tiles.filter { tile in
      // A tile that was not needed has nowhere to lie beside a full board: there the results are told.
      !hands.isAloft(tile) && !isFloating(tile)
        && (shown.placements[tile] != nil || geometry.homes[tile] != nil && !view.showsResult)
    }
    let lifts = resting.map { winLift($0, view) + pressLift($0) }
    for (tile, lift) in zip(resting, lifts) { shadow(tile, place(of: tile), lift: lift, view, &list) }
    for (tile, lift) in zip(resting, lifts) { wall(tile, place(of: tile), lift: lift, &list) }
    for (tile, lift) in zip(resting, lifts) { face(tile, place(of: tile), lift: lift, view, &list) }
    paintMarks(view, &list)
    if view.showsFocus {
      list.boardFocus(geometry.tray, wall: geometry.wall, radius: geometry.radius, isDark: view.look.isDark)
    }
  }

  public func paintLifted(_ view: View, into list: inout DrawList) {
    paintAloft(view, into: &list)
    if let ghost {
      let t = clamp((view.now - ghost.start) / Self.ghostTime, 0, 1)
      let pictures = TileDrawing.pictures(ghost.tile, orientation(ghost.tile), list.finish)
      picture(pictures.face, ghost.tile, ghost.corner, geometry.cell, opacity: 0.35 * (1 - t), &list)
    }
    if let selected, floating != nil { paint(selected, rest(of: selected, view), view, into: &list) }
    paintHandles(view, &list)
  }

  // MARK: - Tiles

  public func paint(_ tile: Pentomino, _ stance: Stance, _ view: View, into list: inout DrawList) {
    shadow(tile, stance, lift: stance.lift * 30, view, &list)
    wall(tile, stance, lift: 0, &list)
    face(tile, stance, lift: 0, view, &list)
  }

  /// `lift` is in points.
  private func shadow(_ tile: Pentomino, _ form: Stance, lift: Double, _ view: View, _ list: inout DrawList) {
    let isOnBoard = shown.placements[tile] != nil && form.lift == 0
    let outline = outline(tile, orientation(tile), form.scale)
    let height = clamp(lift / 30, 0, 1)
    // Steps keep the number of shadows that are ever drawn small.
    let step = (height * 8).rounded() / 8
    let near = isOnBoard ? Point(0.08, 0.20) : Point(0.12, 0.24)
    let shift = near * form.scale * (1 - step) + Point(26, 44) * step
    list.shadow(
      .path(outline), at: form.at + shift, sigma: ((isOnBoard ? 2 : 3) + 9 * step),
      Color(0x2A1608, (view.look.isDark ? 0.62 : 0.47)))
  }

  private func wall(_ tile: Pentomino, _ form: Stance, lift: Double, _ list: inout DrawList) {
    picture(
      TileDrawing.pictures(tile, orientation(tile), list.finish).wall, tile, form.at - Point(0, lift),
      form.scale, &list
    )
  }

  private func face(_ tile: Pentomino, _ form: Stance, lift: Double, _ view: View, _ list: inout DrawList) {
    let corner = form.at - Point(0, lift)
    picture(TileDrawing.pictures(tile, orientation(tile), list.finish).face, tile, corner, form.scale, &list)
    if view.look.marks || shown.givens.contains(tile) { engrave(tile, corner, form.scale, view, &list) }
  }

  /// The letter on the square nearest to the middle; on tiles that are given, a small dot instead.
  private func engrave(
    _ tile: Pentomino, _ corner: Point, _ unit: Double, _ view: View, _ list: inout DrawList
  ) {
    let cell = tile.cells(orientation(tile))[Self.middle(of: tile)]
    let middle = corner + Point((Double(cell.column) + 0.5) * unit, (Double(cell.row) + 0.5) * unit)
    let dark = TileDrawing.color(tile).mixed(with: .black, 0.55)
    guard view.look.marks else {
      let radius = unit * 0.09
      list.disc(at: middle, radius: radius, dark.opacity(0.6))
      return
    }
    let style = TextStyle(.manropeBold, (unit * 0.42).rounded(), line: unit)
    let baseline = middle + Point(0, style.size * 0.36)
    if list.isPlain { return list.text(tile.description, style, at: baseline, anchor: .center, .black) }
    list.text(
      tile.description, style, at: baseline + Point(0.8, 1), anchor: .center, Color.white.opacity(0.5))
    list.text(tile.description, style, at: baseline, anchor: .center, dark)
  }

  private func picture(
    _ picture: Picture, _ tile: Pentomino, _ corner: Point, _ unit: Double, opacity: Double = 1,
    _ list: inout DrawList
  ) {
    let size = tile.size(orientation(tile))
    draw(picture, Size(Double(size.columns), Double(size.rows)), corner, unit, opacity: opacity, &list)
  }

  private func draw(
    _ picture: Picture, _ size: Size, _ corner: Point, _ unit: Double, opacity: Double, _ list: inout DrawList
  ) {
    let k = unit / TileDrawing.unit
    list.picture(
      picture,
      in: Rect(
        corner.x - TileDrawing.margin * k, corner.y - TileDrawing.margin * k,
        size.width * unit + 2 * TileDrawing.margin * k,
        size.height * unit + (2 * TileDrawing.margin + TileDrawing.wall) * k), opacity: opacity)
  }

  /// The outline of a tile with squares of `unit` points.
  func outline(_ tile: Pentomino, _ orientation: Orientation, _ unit: Double) -> Path {
    Path(
      TileDrawing.pictures(tile, orientation, .lit).outline.elements.map { element in
        switch element {
        case .move(let point): .move(point * unit)
        case .line(let point): .line(point * unit)
        case .cubic(let a, let b, let c): .cubic(a * unit, b * unit, c * unit)
        case .close: .close
        }
      })
  }

  /// A solved board: the tiles rise and settle one after another in reading order.
  private func winLift(_ tile: Pentomino, _ view: View) -> Double {
    guard let start = hands.winStart, !view.look.reducedMotion, shown.placements[tile] != nil else {
      return 0
    }
    func corner(_ tile: Pentomino) -> Cell { shown.placements[tile]?.cells.min() ?? Cell(0, 0) }
    let index = shown.placements.keys.count { corner($0) < corner(tile) }
    let t = (view.now - start) / view.look.pace - 0.04 * Double(index)
    guard t > 0, t < 0.28 else { return 0 }
    return (24 * (t / 0.28) * (1 - t / 0.28)).rounded()
  }

  // MARK: - Marks

  private func paintHomes(_ view: View, _ list: inout DrawList) {
    // Where they were, the results are told.
    guard !view.showsResult else { return }
    let ink = Color(view.look.isDark ? 0xC9B69E : 0x5A4636)
    for tile in puzzle.allowed.tiles where !shown.givens.contains(tile) && geometry.homes[tile] != nil {
      let isHeld = hands.held?.piece == tile
      guard shown.placements[tile] != nil || isHeld || isFloating(tile) else { continue }
      let (corner, unit) = geometry.home(tile, orientation(tile))
      if list.isPlain {
        let line = Stroke(isHeld ? list.finish.ink : list.finish.disabled, width: isHeld ? 3 : 2)
        list.shape(Shape(.path(outline(tile, orientation(tile), unit)), stroke: line), at: corner)
        continue
      }
      list.shape(
        Shape(
          .path(outline(tile, orientation(tile), unit)), fill: .solid(ink.opacity(0.08)),
          stroke: Stroke(
            isHeld ? TileDrawing.color(tile).opacity(0.9) : ink.opacity(0.45), width: isHeld ? 2 : 1.4)),
        at: corner)
    }
  }

  private func paintEnding(_ ending: Pentominoes.Position, _ view: View, _ list: inout DrawList) {
    for (tile, placement) in ending.placements.sorted(by: { $0.key < $1.key })
    where shown.placements[tile] == nil { face(of: placement, opacity: 0.5, &list) }
  }

  /// Drop zone, selection, and what the hint points at.
  private func paintMarks(_ view: View, _ list: inout DrawList) {
    if let zone = dropZone(view) {
      let isLost = view.options.isOn(Pentominoes.warn) && view.values[.place(zone)]?.score == 0
      let path = outline(zone.tile, zone.orientation, geometry.cell)
      if list.isPlain {
        list.markOutline(path, at: geometry.point(zone.corner))
      } else {
        list.shape(
          Shape(
            .path(path),
            fill: .solid(isLost ? Color(0xC8452F, 0.28) : Color(0x1FA34A, 0.25)),
            stroke: Stroke(isLost ? Color(0x5A1E14) : Color(0x1E2A1C), width: 4)),
          at: geometry.point(zone.corner))
      }
      if isLost {
        let middle = zone.cells[Self.middle(of: zone.tile) % zone.cells.count]
        list.picture(
          .icon("close"), in: Rect(center: geometry.frame(middle).center, size: Size(22, 22)),
          tint: list.isPlain ? list.finish.ink : Color(0x5A1E14))
      }
    }
    paintLine(view, into: &list)
    if let selected, hands.held == nil, floating == nil, !hands.isAloft(selected) {
      let rest = place(of: selected)
      if list.isPlain {
        return list.markOutline(outline(selected, orientation(selected), rest.scale), at: rest.at)
      }
      list.shape(
        Shape(
          .path(outline(selected, orientation(selected), rest.scale)),
          stroke: Stroke(Color(view.look.isDark ? 0xFFF1CC : 0x33261B, 0.9), width: 2.5)), at: rest.at)
    }
  }

  /// A tile that does not lie there, or not yet.
  func face(of placement: Placement, opacity: Double, _ list: inout DrawList) {
    let size = placement.tile.size(placement.orientation)
    draw(
      TileDrawing.pictures(placement.tile, placement.orientation, list.finish).face,
      Size(Double(size.columns), Double(size.rows)), geometry.point(placement.corner), geometry.cell,
      opacity: opacity, &list)
  }

  /// Small round slabs around the selected tile.
  private func paintHandles(_ view: View, _ list: inout DrawList) {
    let radius = Self.handleRadius
    for handle in handles(view) {
      let corner = handle.center - Point(radius, radius)
      let isHovered = hands.pointer.map { ($0 - handle.center).length <= radius + 4 } ?? false
      list.shadow(.disc(radius: radius), at: corner + Point(0, 3), sigma: 1.5, Color(0x1A0E06, 0.5))
      if list.isPlain {
        list.disc(at: handle.center, radius: radius, list.finish.ink)
        list.disc(at: handle.center, radius: radius - 2.5, list.finish.ground)
        list.picture(
          .icon(handle.icon), in: Rect(center: handle.center, size: Size(16, 16)), tint: list.finish.ink)
        continue
      }
      list.shape(
        Shape(
          .disc(radius: radius), fill: .solid(view.look.isDark ? Color(0x4D3F37) : Color(0xFFFCF4)),
          stroke: Stroke(Color(0x33261B, isHovered ? 0.5 : 0.18), width: 1)), at: corner)
      list.picture(
        .icon(handle.icon), in: Rect(center: handle.center, size: Size(16, 16)),
        tint: Color(view.look.isDark ? 0xF8EDDD : 0x3A2A1D))
    }
  }
}
