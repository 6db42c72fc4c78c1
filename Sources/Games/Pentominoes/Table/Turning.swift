// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import BoardKit
import Canvas
import GameCore
import Words

/// Turning and flipping, by wheel, key, handle or button: at once, wherever the tile is.
extension Pentominoes.Table {
  static let turns: [(id: String, icon: String, label: Phrase, shortcut: String)] = [
    ("tile.left", "rotate-left", Phrase("Turn left"), "Shift R"),
    ("tile.right", "rotate-right", Phrase("Turn right"), "R"),
    ("tile.mirror", "flip-horizontal", Phrase("Flip"), "M"),
    ("tile.over", "flip-vertical", Phrase("Flip upside down"), "Shift M"),
  ]

  func actions(_ view: View) -> [TableAction] {
    let isBrowsing = browsed != nil
    let count = view.solutions.endings?.count ?? 0
    var actions = Self.turns.map { turn in
      TableAction(
        turn.id, icon: turn.icon, label: turn.label.said, shortcut: turn.shortcut,
        isEnabled: !isBrowsing && view.mayMove && (selected != nil || inHand != nil))
    }
    if isBrowsing {
      actions[0] = TableAction(
        "browse.previous", icon: "previous", label: tr("Solution before"), isEnabled: count > 1)
      actions[1] = TableAction("browse.next", icon: "next", label: tr("Next solution"), isEnabled: count > 1)
    }
    actions.append(
      TableAction(
        "browse", icon: "eye", label: isBrowsing ? tr("Hide the solution") : tr("Look at a solution"),
        shortcut: "E",
        isEnabled: view.outcome == nil))
    return actions
  }

  /// The tile that is carried, or held down and about to be.
  var inHand: Pentomino? { hands.held?.piece ?? pressed }

  /// From the press on a tile is in the hand: it lifts, and can be turned before it moves.
  mutating func follow(press gesture: Gesture, _ view: View) {
    switch gesture {
    case .press(let point, _): pressed = view.mayMove ? piece(at: point, view) : nil
    case .click, .drop, .cancel: pressed = nil
    default: break
    }
  }

  /// How far a tile that is held down is above its place, in points.
  func pressLift(_ tile: Pentomino) -> Double { pressed == tile ? 4 : 0 }

  mutating func act(_ id: String, _ view: View) -> TableResponse<Pentominoes.Move> {
    let count = max(1, view.solutions.endings?.count ?? 1)
    switch id {
    case "browse":
      browsed = browsed == nil ? 0 : nil
      return .handled
    case "browse.next":
      browsed = browsed.map { ($0 + 1) % count }
      return .handled
    case "browse.previous":
      browsed = browsed.map { ($0 + count - 1) % count }
      return .handled
    default: break
    }
    guard let tile = inHand ?? selected else { return .handled }
    let now = orientation(tile)
    switch id {
    case "tile.left": return change(tile, view, to: now.turnedLeft)
    case "tile.right": return change(tile, view, to: now.turnedRight)
    case "tile.mirror": return change(tile, view, to: now.mirrored)
    case "tile.over": return change(tile, view, to: now.mirroredUpsideDown)
    default: return .ignored
    }
  }

  /// Lays a tile in another way. In the hand it turns about the square that is held; on the board it stays near, or goes
  /// home when it fits nowhere near.
  mutating func change(
    _ tile: Pentomino, _ view: View, to new: Orientation
  ) -> TableResponse<Pentominoes.Move> {
    guard view.mayMove, !shown.givens.contains(tile) else { return .handled }
    let old = orientation(tile)
    hands.sound(.discTick)
    guard let placement = shown.placements[tile], hands.held == nil, floating == nil else {
      if let held = hands.held, held.piece == tile { regrip(held, from: old, to: new) }
      if isFloating(tile) { turnFloating(tile, from: old, to: new) }
      orientations[tile] = new
      return .handled
    }
    let shift = tile.shift(holding: Self.middle(of: tile), from: old, to: new)
    let corner = placement.corner + shift
    orientations[tile] = new
    if tile.folding(new) == placement.orientation && shift == Cell(0, 0) { return .handled }
    guard
      let next = shown.nearestFit(of: tile, new, row: Double(corner.row), column: Double(corner.column))
    else {
      return .moveSaying(
        .remove(tile), tr("Turned, the {tile} does not fit there: it goes home.", ["tile": tile.description]))
    }
    return next == placement ? .handled : .move(.place(next))
  }

  private mutating func regrip(_ held: Held<Pentomino>, from old: Orientation, to new: Orientation) {
    let cells = held.piece.cells(old)
    func distance(_ cell: Cell) -> Double {
      (held.grip - Point(Double(cell.column) + 0.5, Double(cell.row) + 0.5)).length
    }
    let square = cells.indices.min { distance(cells[$0]) < distance(cells[$1]) } ?? 0
    let shift = held.piece.cells(new)[square] - cells[square]
    hands.hold(at: held.grip + Point(Double(shift.column), Double(shift.row)))
  }

  private mutating func turnFloating(_ tile: Pentomino, from old: Orientation, to new: Orientation) {
    guard let corner = floating else { return }
    float(tile, new, at: corner + tile.shift(holding: Self.middle(of: tile), from: old, to: new))
  }

  /// Keeps the tile of the keyboard over the board.
  mutating func float(_ tile: Pentomino, _ orientation: Orientation, at corner: Cell) {
    let size = tile.size(orientation)
    floating = Cell(
      clamp(corner.row, 0, max(0, puzzle.board.rows - size.rows)),
      clamp(corner.column, 0, max(0, puzzle.board.columns - size.columns)))
  }

  // MARK: - Handles

  static let handleRadius = 13.0

  /// The four handles around the selected tile that rests, clockwise from the left.
  func handles(_ view: View) -> [(id: String, icon: String, center: Point)] {
    guard let tile = selected, floating == nil, !hands.isAloft(tile), hands.held == nil, view.mayMove,
      let region = hands.region
    else { return [] }
    let (corner, unit) = (place(of: tile).at, place(of: tile).scale)
    let size = tile.size(orientation(tile))
    let reach = 20.0
    let frame = Rect(corner.x, corner.y, Double(size.columns) * unit, Double(size.rows) * unit)
      .inset(-reach)
    func inside(_ point: Point) -> Point {
      Point(
        clamp(point.x, 16, region.window.width - 16).rounded(),
        clamp(point.y, 16, region.frame.maxY - 10).rounded())
    }
    let places = [
      Point(frame.x, frame.midY), Point(frame.maxX, frame.midY), Point(frame.midX, frame.y),
      Point(frame.midX, frame.maxY),
    ]
    return zip(Self.turns, places).map { ($0.id, $0.icon, inside($1)) }
  }

  func handle(at point: Point, _ view: View) -> String? {
    let near = handles(view).min { ($0.center - point).length < ($1.center - point).length }
    return near.flatMap {
      ($0.center - point).length <= (hands.isTouch ? 22 : Self.handleRadius + 4) ? $0.id : nil
    }
  }
}
