// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import BoardKit
import Canvas
import GameCore
import Words

extension Pentominoes {
  /// The table of Pentominoes: how every tile lies, which one is chosen, and what the player looks at.
  public struct Table: BoardTable {
    public typealias View = TableView<Pentominoes.Position, Pentominoes.Move>

    public var hands = Hands<Pentomino, Placement>()
    var geometry = Geometry()
    var puzzle = Puzzle.classic
    /// How every tile lies, wherever it is.
    var orientations: [Pentomino: Orientation] = [:]
    /// What lies on the board when everything has come to rest.
    var shown = Position(Puzzle.classic)
    /// The tile that keys, wheel and buttons turn.
    var selected: Pentomino?
    /// The tile that a finger or a button holds down and has not moved yet.
    var pressed: Pentomino?
    /// Where the keyboard holds the selected tile over the board.
    var floating: Cell?
    /// Where a tile that does not fit was let go, for a moment.
    var ghost: (tile: Pentomino, corner: Point, start: Double)?
    /// The solution that is looked at.
    var browsed: Int?
    var knowledge = Knowledge()

    static let ghostTime = 0.25

    public init() {}

    // MARK: - Where things are

    public mutating func layOut(_ region: BoardRegion) { geometry = Geometry(region, puzzle) }

    public var boardFrame: Rect { geometry.tray }
    public func celebration(_ view: View) -> Double { 0.8 }
    public var cellSize: Double { geometry.cell }

    public func drag(_ view: View) -> (piece: String, over: String?)? {
      guard let held = hands.held else { return nil }
      let cell = geometry.cell(at: held.pointer)
      return (id(ofPiece: held.piece), puzzle.board.contains(cell) ? Self.id(cell) : nil)
    }

    public func id(ofPiece tile: Pentomino) -> String { "tile.\(tile)" }
    public func id(ofTarget target: Placement) -> String { Self.id(target.corner) }

    static func id(_ cell: Cell) -> String { "cell.\(cell.row + 1).\(cell.column + 1)" }

    func orientation(_ tile: Pentomino) -> Orientation { orientations[tile] ?? Self.homeOrientation(tile) }

    /// Long tiles lie down at home.
    private static func homeOrientation(_ tile: Pentomino) -> Orientation {
      [.i, .l, .n, .y].contains(tile) ? Orientation(turns: 1, isMirrored: false) : .upright
    }

    func isFloating(_ tile: Pentomino) -> Bool { floating != nil && selected == tile }

    /// The corner of a tile; its unit is a square.
    public func rest(of tile: Pentomino, _ view: View) -> Stance {
      if let floating, selected == tile {
        return Stance(geometry.point(floating) - Point(4, 8), scale: geometry.cell, lift: 0.6)
      }
      return place(of: tile)
    }

    /// Where it lies on the board or at home.
    func place(of tile: Pentomino) -> Stance {
      if let placement = shown.placements[tile] {
        return Stance(geometry.point(placement.corner), scale: geometry.cell)
      }
      let home = geometry.home(tile, orientation(tile))
      return Stance(home.corner, scale: home.unit)
    }

    public func scaleInHand(of piece: Pentomino) -> Double { geometry.cell }

    /// The tile whose square is under the pointer: on a busy board never the one whose frame is.
    public func piece(at point: Point, _ view: View) -> Pentomino? {
      let cell = geometry.cell(at: point)
      if puzzle.board.contains(cell) {
        return shown.tile(at: cell).flatMap { shown.givens.contains($0) ? nil : $0 }
      }
      return shown.left.tiles.first { tile in squares(of: tile).contains { $0.inset(-4).contains(point) } }
    }

    /// The squares that a tile covers, on the board or beside it.
    private func squares(of tile: Pentomino) -> [Rect] {
      let place = place(of: tile)
      return tile.cells(orientation(tile)).map { cell in
        Rect(
          origin: place.at + Point(Double(cell.column), Double(cell.row)) * place.scale,
          size: Size(place.scale, place.scale))
      }
    }

    public func riseOverFinger(of tile: Pentomino) -> Double {
      Double(tile.size(orientation(tile)).rows) / 2 * geometry.cell
    }

    public func obstacles(_ view: View) -> [Rect] { puzzle.allowed.tiles.flatMap { squares(of: $0) } }

    /// Nothing here can be pointed at but tiles: it is they that find a place.
    public func target(at point: Point, _ view: View) -> Placement? { nil }

    public func target(
      under tile: Pentomino, _ stance: Stance, pointer: Point, _ view: View
    ) -> Placement? {
      guard isOverTray(pointer) else { return nil }
      let corner = (stance.at - geometry.origin) * (1 / geometry.cell)
      return shown.nearestFit(of: tile, orientation(tile), row: corner.y, column: corner.x)
    }

    /// Where the tile in the hand, or of the keyboard, would come to lie.
    func dropZone(_ view: View) -> Placement? {
      guard let selected, let floating, hands.held == nil else { return targetInHand(view) }
      let placement = Placement(selected, orientation(selected), at: floating)
      return shown.fits(placement) ? placement : nil
    }

    private func isOverTray(_ point: Point) -> Bool {
      geometry.tray.inset(-0.4 * geometry.cell).contains(point)
    }

    // MARK: - What it means

    public func objection(to placement: Placement, by piece: Piece?, _ view: View) -> String? {
      shown.fits(placement) ? nil : tr("The {tile} does not fit there.", ["tile": placement.tile.description])
    }

    public func move(_ piece: Pentomino?, to placement: Placement, _ view: View) -> Move? {
      .place(placement)
    }

    public func missed(_ piece: Pentomino, _ view: View) -> String {
      tr("It does not fit there, so it goes back.")
    }

    public func step(from target: Placement?, _ key: Key, _ view: View) -> Placement? { nil }

    public mutating func special(_ gesture: Gesture, _ view: View) -> TableResponse<Move>? {
      follow(press: gesture, view)
      switch gesture {
      case .click(let point, .right):
        guard let tile = hands.held?.piece ?? piece(at: point, view) else { return .ignored }
        if hands.held == nil { selected = tile }
        return change(tile, view, to: orientation(tile).mirrored)
      case .wheel(let delta, let at):
        guard let tile = inHand ?? piece(at: at, view) ?? selected, delta.y != 0 else {
          return .ignored
        }
        let now = orientation(tile)
        return change(tile, view, to: delta.y < 0 ? now.turnedRight : now.turnedLeft)
      case .key(let key, let modifiers): return press(key, modifiers, view)
      case .steer(let key): return steer(key, view)
      case .turn(let right):
        guard let tile = inHand ?? selected else { return .ignored }
        let now = orientation(tile)
        return change(tile, view, to: right ? now.turnedRight : now.turnedLeft)
      case .flip:
        guard let tile = inHand ?? selected else { return .ignored }
        return change(tile, view, to: orientation(tile).mirrored)
      case .action(let id): return act(id, view)
      default: return nil
      }
    }

    public mutating func click(_ point: Point, _ view: View) -> TableResponse<Move> {
      guard view.mayMove else { return .handled }
      if let handle = handle(at: point, view) { return act(handle, view) }
      if let tile = piece(at: point, view) {
        selected = selected == tile && floating == nil ? nil : tile
        floating = nil
        return .handled
      }
      let cell = geometry.cell(at: point)
      guard let tile = selected, puzzle.board.contains(cell) else {
        (selected, floating) = (nil, nil)
        return .ignored
      }
      // The square that is clicked is covered by the middle of the tile, if that fits.
      let corner = cell - tile.cells(orientation(tile))[Self.middle(of: tile)]
      let near = shown.nearestFit(
        of: tile, orientation(tile), row: Double(corner.row), column: Double(corner.column))
      let placement = near ?? Placement(tile, orientation(tile), at: corner)
      // It lies there already.
      return placement == shown.placements[tile] ? .handled : propose(tile, to: placement, view)
    }

    /// The square of a tile that is nearest to its centre of gravity.
    static func middle(of tile: Pentomino) -> Int {
      let cells = tile.cells(.upright)
      let row = Double(cells.map(\.row).reduce(0, +)) / 5
      let column = Double(cells.map(\.column).reduce(0, +)) / 5
      func distance(_ cell: Cell) -> Double {
        let (y, x) = (Double(cell.row) - row, Double(cell.column) - column)
        return y * y + x * x
      }
      return cells.indices.min { distance(cells[$0]) < distance(cells[$1]) } ?? 0
    }

    public mutating func lifted(_ tile: Pentomino, _ view: View) { (selected, floating) = (tile, nil) }

    public mutating func drop(_ tile: Pentomino, velocity: Point, _ view: View) -> TableResponse<Move> {
      guard let point = hands.held?.pointer else { return .handled }
      let isOnBoard = shown.placements[tile] != nil
      // A tile of the board that is flicked towards the edge goes home, too; one that comes from there is not sent back.
      let isFlick = isOnBoard && velocity.length > 2200 && !isOverTray(point + velocity * 0.15)
      guard isOverTray(point), !isFlick else { return isOnBoard ? .move(.remove(tile)) : .handled }
      guard let placement = targetInHand(view) else {
        ghost = view.look.reducedMotion ? nil : (tile, stance(of: tile, view).at, view.now)
        hands.sound(.invalid)
        return .refused(missed(tile, view))
      }
      guard placement == shown.placements[tile] else { return .move(.place(placement)) }
      sendHome(seconds: Flight.snapTime, view)
      return .handled
    }

    /// It lies as it lay there.
    public mutating func returning(_ tile: Pentomino, _ view: View) {
      if let placement = shown.placements[tile] { orientations[tile] = placement.orientation }
    }

    // MARK: - What happens

    public mutating func appear(_ view: View) {
      shown = view.position
      knowledge = Knowledge()
      (selected, floating, ghost, browsed, pressed) = (nil, nil, nil, nil, nil)
      if puzzle != view.position.puzzle {
        puzzle = view.position.puzzle
        orientations.removeAll()
        if let region = hands.region { layOut(region) }
      }
      for (tile, placement) in shown.placements { orientations[tile] = placement.orientation }
    }

    public mutating func play(_ move: Move, _ view: View) {
      travel(to: shown.playing(move) ?? view.position, move.tile, view)
    }

    public mutating func takeBack(_ move: Move, _ view: View) { travel(to: view.position, move.tile, view) }

    /// Sends every tile that has another place now on its way there.
    private mutating func travel(to next: Position, _ moved: Pentomino, _ view: View) {
      browsed = nil
      let changed = puzzle.allowed.tiles.filter { shown.placements[$0] != next.placements[$0] }
      let own = takeReleased(view)
      let from = changed.map { tile in
        own.flatMap { $0.piece == tile ? $0.stance : nil } ?? stance(of: tile, view)
      }
      let isOwn = own?.piece == moved || isFloating(moved)
      // What the hand has laid is done with; the keyboard may go on to turn it.
      if own?.piece == moved || next.isSolved { selected = nil }
      if isOwn { floating = nil }
      shown = next
      for (tile, from) in zip(changed, from) {
        // A tile that the same cells have under another name keeps the way it lies.
        if let place = next.placements[tile], tile.folding(orientation(tile)) != place.orientation {
          orientations[tile] = place.orientation
        }
        fly(tile, from: from, seconds: tile == moved && isOwn ? Flight.snapTime : Flight.homeTime, view)
        hands.sound(
          .woodLand(isDark: false, isTall: false), after: view.look.reducedMotion ? 0 : Flight.snapTime,
          now: view.now)
      }
    }

    public mutating func clear(_ view: View) {
      (selected, floating, browsed) = (nil, nil, nil)
      let before = shown
      // As they lay they would tell the solution to whoever looks for another one.
      if before.isSolved { orientations.removeAll() }
      shown = Position(puzzle)
      for (tile, placement) in before.placements where shown.placements[tile] == nil {
        fly(
          tile, from: Stance(geometry.point(placement.corner), scale: geometry.cell), seconds: 0.4, view)
      }
    }

    public mutating func run(_ seconds: Double, _ view: View) {
      if let start = ghost?.start, view.now >= start + Self.ghostTime { ghost = nil }
      knowledge.learn(view)
    }

    public func stirs(_ view: View) -> Bool { ghost != nil }
  }
}
