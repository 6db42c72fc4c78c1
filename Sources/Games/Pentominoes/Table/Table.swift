// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

extension Pentominoes {
  /// The table of Pentominoes: how every tile lies, the one in the hand, and those that fly.
  public struct Table: GameTable {
    public typealias View = TableView<Pentominoes.Position, Pentominoes.Move>

    /// A tile on its way: its corner and the side of its squares change together.
    struct Flight: Hashable, Sendable {
      var from: Point
      var fromUnit: Double
      var start: Double
      var duration: Double
      /// How high the way rises above the straight line, in points.
      var arc: Double
      var easing: Easing
    }

    /// The tile in the hand of the mouse.
    struct Held: Hashable, Sendable {
      var tile: Pentomino
      /// Which square of the tile was taken, and where in it, 0 to 1.
      var cell: Int
      var grip: Point
      var pointer: Point
      var start: Double
      var fromUnit: Double
    }

    /// The tile that the keyboard moves over the board.
    struct Floating: Hashable, Sendable {
      var corner: Cell
    }

    var geometry = Pentominoes.Geometry()
    var region: BoardRegion?
    var puzzle = Puzzle.classic
    /// How every tile lies, wherever it is.
    var orientations: [Pentomino: Orientation] = [:]
    /// What lies on the board when everything has come to rest.
    var shown = Pentominoes.Position(Puzzle.classic)
    var flights: [Pentomino: Flight] = [:]
    var held: Held?
    /// The tile that keys, wheel and buttons turn.
    var selected: Pentomino?
    var floating: Floating?
    var pointer: Point?
    /// Where a tile that does not fit was let go, for a moment.
    var ghost: (tile: Pentomino, corner: Point, start: Double)?
    var winStart: Double?
    /// The solution that is looked at.
    var browsed: Int?
    var knowledge = Knowledge()
    private var swipe: Swipe?
    private var sounds: [Sound] = []
    private var landings: [Double] = []

    static let ghostTime = 0.25

    public init() {}

    public mutating func arrange(_ region: BoardRegion) {
      self.region = region
      geometry = Pentominoes.Geometry(region, puzzle)
      flights.removeAll()
    }

    public var boardFrame: Rect { geometry.tray }

    public var isSettled: Bool { flights.isEmpty }

    public var drag: (piece: String, over: String?)? {
      guard let held else { return nil }
      let cell = geometry.cell(at: held.pointer)
      return ("tile.\(held.tile)", puzzle.board.contains(cell) ? Self.id(cell) : nil)
    }

    static func id(_ cell: Cell) -> String { "cell.\(cell.row + 1).\(cell.column + 1)" }

    // MARK: - Where tiles are

    func orientation(_ tile: Pentomino) -> Orientation { orientations[tile] ?? Self.homeOrientation(tile) }

    /// Long tiles lie down at home.
    private static func homeOrientation(_ tile: Pentomino) -> Orientation {
      [.i, .l, .n, .y].contains(tile) ? Orientation(turns: 1, isMirrored: false) : .upright
    }

    /// Corner and unit of a tile that rests.
    func rest(_ tile: Pentomino) -> (corner: Point, unit: Double) {
      if let placement = shown.placements[tile] { return (geometry.point(placement.corner), geometry.cell) }
      return geometry.home(tile, orientation(tile))
    }

    /// Corner, unit and lift of a tile at this moment; the lift is 0 on the table and 1 high above it.
    func form(_ tile: Pentomino, _ view: View) -> (corner: Point, unit: Double, lift: Double) {
      if let held, held.tile == tile { return form(held, view) }
      if let floating, selected == tile {
        return (geometry.point(floating.corner) - Point(4, 8), geometry.cell, 0.6)
      }
      let target = rest(tile)
      guard let flight = flights[tile], view.now < flight.start + flight.duration else {
        return (target.corner, target.unit, 0)
      }
      let t = flight.easing((view.now - flight.start) / flight.duration)
      let height = 4 * t * (1 - t)
      return (
        flight.from + (target.corner - flight.from) * t - Point(0, flight.arc * height),
        flight.fromUnit + (target.unit - flight.fromUnit) * t, flight.arc > 0 ? min(1, height * 1.5) : 1 - t
      )
    }

    private func form(_ held: Held, _ view: View) -> (corner: Point, unit: Double, lift: Double) {
      let t =
        view.look.reducedMotion ? 1 : 1 - Spring.lift.remainder(at: (view.now - held.start) / view.look.pace)
      let unit = held.fromUnit + (geometry.cell - held.fromUnit) * t
      let cell = held.tile.cells(orientation(held.tile))[held.cell]
      let corner =
        held.pointer
        - Point((Double(cell.column) + held.grip.x) * unit, (Double(cell.row) + held.grip.y) * unit)
      return (corner, unit, clamp(t, 0, 1))
    }

    /// Where the tile in the hand, or of the keyboard, would come to lie.
    func dropZone(_ view: View) -> Placement? {
      if let held {
        let form = form(held, view)
        guard isOverTray(held.pointer) else { return nil }
        return shown.nearestFit(
          of: held.tile, orientation(held.tile), row: (form.corner.y - geometry.origin.y) / geometry.cell,
          column: (form.corner.x - geometry.origin.x) / geometry.cell)
      }
      guard let selected, let floating else { return nil }
      let placement = Placement(selected, orientation(selected), at: floating.corner)
      return shown.fits(placement) ? placement : nil
    }

    func isOverTray(_ point: Point) -> Bool { geometry.tray.inset(-0.4 * geometry.cell).contains(point) }

    // MARK: - The session goes on

    public mutating func follow(_ change: TableChange<Pentominoes.Move>, _ view: View) {
      browsed = nil
      if view.outcome == nil { winStart = nil }
      switch change {
      case .appeared: appear(view)
      case .played(let move), .redone(let move):
        travel(to: shown.playing(move) ?? view.position, move.tile, view)
      case .undone(let move): travel(to: view.position, move.tile, view)
      case .cleared:
        held = nil
        var empty = Pentominoes.Position(puzzle)
        swap(&shown, &empty)
        for tile in empty.placed.tiles where shown.placements[tile] == nil {
          fly(
            tile, from: geometry.point(empty.placements[tile]?.corner ?? Cell(0, 0)), geometry.cell, 0.4, view
          )
        }
        (selected, floating) = (nil, nil)
      }
    }

    private mutating func appear(_ view: View) {
      flights.removeAll()
      shown = view.position
      knowledge = Knowledge()
      (held, selected, floating, ghost) = (nil, nil, nil, nil)
      if puzzle != view.position.puzzle {
        puzzle = view.position.puzzle
        orientations.removeAll()
        if let region { geometry = Pentominoes.Geometry(region, puzzle) }
      }
      for (tile, placement) in shown.placements { orientations[tile] = placement.orientation }
      if view.outcome != nil { winStart = view.now - 10 }
    }

    /// Sends every tile that has another place now on its way there.
    private mutating func travel(to next: Pentominoes.Position, _ moved: Pentomino, _ view: View) {
      let changed = puzzle.allowed.tiles.filter { shown.placements[$0] != next.placements[$0] }
      let forms = changed.map { form($0, view) }
      let isOwn = held?.tile == moved || (floating != nil && selected == moved)
      // What the hand has laid is done with; the keyboard may go on to turn it.
      if held?.tile == moved { selected = nil }
      if isOwn { (held, floating) = (nil, nil) }
      shown = next
      for (tile, now) in zip(changed, forms) {
        let place = next.placements[tile]
        // A tile that the same cells have under another name keeps the way it lies.
        if let place, tile.folding(orientation(tile)) != place.orientation {
          orientations[tile] = place.orientation
        }
        fly(tile, from: now.corner, now.unit, tile == moved && isOwn ? 0.1 : 0.25, view)
        landings.append(view.now + (view.look.reducedMotion ? 0 : 0.1))
      }
    }

    mutating func fly(_ tile: Pentomino, from: Point, _ unit: Double, _ seconds: Double, _ view: View) {
      guard !view.look.reducedMotion else { return }
      let isSnap = seconds <= 0.1
      flights[tile] = Flight(
        from: from, fromUnit: unit, start: view.now, duration: seconds * view.look.pace, arc: isSnap ? 0 : 40,
        easing: isSnap ? .snap : .returnHome)
    }

    // MARK: - Time

    public mutating func advance(_ view: View) -> Wake {
      flights = flights.filter { view.now < $0.value.start + $0.value.duration }
      for time in landings where view.now >= time {
        sounds.append(Sound(.woodLand(isDark: false, isTall: false)))
      }
      landings.removeAll { view.now >= $0 }
      if held != nil && !view.mayMove { sendBack(view) }
      if let start = ghost?.start, view.now >= start + Self.ghostTime { ghost = nil }
      if view.outcome != nil && flights.isEmpty && winStart == nil { winStart = view.now }
      knowledge.learn(view)
      return isMoving(view) ? .nextFrame : .never
    }

    private func isMoving(_ view: View) -> Bool {
      if !flights.isEmpty || !landings.isEmpty || ghost != nil { return true }
      if let held, view.now < held.start + Spring.lift.duration * view.look.pace { return true }
      if let start = winStart, !view.look.reducedMotion, view.now < start + 1.2 * view.look.pace {
        return true
      }
      return false
    }

    public mutating func takeSounds() -> [Sound] {
      defer { sounds.removeAll() }
      return sounds
    }

    mutating func sound(_ cue: SoundCue) { sounds.append(Sound(cue)) }

    // MARK: - Gestures

    public mutating func interpret(_ gesture: Gesture, _ view: View) -> TableResponse<Pentominoes.Move> {
      switch gesture {
      case .hover(let point):
        pointer = point
        return .handled
      case .click(let point, .left): return click(point, view)
      case .click(let point, .right):
        guard let tile = held?.tile ?? tile(at: point) else { return .ignored }
        if held == nil { selected = tile }
        return change(tile, view, to: orientation(tile).mirrored)
      case .wheel(let delta, let at):
        guard let tile = held?.tile ?? tile(at: at) ?? selected, delta.y != 0 else { return .ignored }
        let now = orientation(tile)
        return change(tile, view, to: delta.y < 0 ? now.turnedRight : now.turnedLeft)
      case .dragBegin(let from, let to): return beginDrag(from, to, view)
      case .drag(let point):
        guard held != nil else { return swipe == nil ? .ignored : .handled }
        held?.pointer = point
        return .handled
      case .drop(let point, let velocity): return endDrag(point, velocity, view)
      case .cancel:
        swipe = nil
        sendBack(view)
        return .handled
      case .key(let key, let modifiers): return press(key, modifiers, view)
      case .action(let id): return act(id, view)
      default: return .ignored
      }
    }

    /// The tile whose square is under the pointer: on a busy board never the one whose frame is.
    func tile(at point: Point) -> Pentomino? {
      let cell = geometry.cell(at: point)
      if puzzle.board.contains(cell) {
        return shown.tile(at: cell).flatMap { shown.givens.contains($0) ? nil : $0 }
      }
      return shown.left.tiles.first { tile in
        let (corner, unit) = geometry.home(tile, orientation(tile))
        return tile.cells(orientation(tile)).contains { cell in
          Rect(corner.x + Double(cell.column) * unit, corner.y + Double(cell.row) * unit, unit, unit).inset(
            -4
          )
          .contains(point)
        }
      }
    }

    /// Every square that is covered by a tile, on the board and beside it.
    private var squaresOfTiles: [Rect] {
      puzzle.allowed.tiles.flatMap { tile in
        let (corner, unit) = rest(tile)
        return tile.cells(orientation(tile)).map { cell in
          Rect(corner.x + Double(cell.column) * unit, corner.y + Double(cell.row) * unit, unit, unit)
        }
      }
    }

    private mutating func click(_ point: Point, _ view: View) -> TableResponse<Pentominoes.Move> {
      guard view.mayMove else { return .handled }
      if let handle = handle(at: point, view) { return act(handle, view) }
      if let tile = tile(at: point) {
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
      let offset = tile.cells(orientation(tile))[Self.middle(of: tile)]
      guard
        let placement = shown.nearestFit(
          of: tile, orientation(tile), row: Double(cell.row - offset.row),
          column: Double(cell.column - offset.column))
      else {
        sound(.invalid)
        return .refused("The \(tile) does not fit there.")
      }
      return .move(.place(placement))
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

    private mutating func beginDrag(_ from: Point, _ to: Point, _ view: View) -> TableResponse<
      Pentominoes.Move
    > {
      guard view.mayMove, let tile = tile(at: from) else {
        guard geometry.tray.contains(from) else { return .ignored }
        swipe = Swipe(from: from, at: view.now, apartFrom: squaresOfTiles, cell: geometry.cell)
        return .handled
      }
      let form = form(tile, view)
      let inTile = (from - form.corner) * (1 / max(1, form.unit))
      let cells = tile.cells(orientation(tile))
      func distance(_ cell: Cell) -> Double {
        (inTile - Point(Double(cell.column) + 0.5, Double(cell.row) + 0.5)).length
      }
      let index = cells.indices.min { distance(cells[$0]) < distance(cells[$1]) } ?? 0
      flights[tile] = nil
      selected = tile
      floating = nil
      held = Held(
        tile: tile, cell: index,
        grip: Point(
          clamp(inTile.x - Double(cells[index].column), 0, 1),
          clamp(inTile.y - Double(cells[index].row), 0, 1)),
        pointer: to, start: view.now, fromUnit: form.unit)
      sound(.lift)
      return .handled
    }

    private mutating func endDrag(
      _ point: Point, _ velocity: Point, _ view: View
    ) -> TableResponse<Pentominoes.Move> {
      if let stroke = swipe {
        swipe = nil
        return stroke.isRestart(endingAt: point, velocity: velocity, at: view.now) ? .restart : .handled
      }
      guard let held else { return .ignored }
      self.held?.pointer = point
      let tile = held.tile
      let isOnBoard = shown.placements[tile] != nil
      // A tile of the board that is flicked towards the edge goes home, too; one that comes from there is not sent back.
      let isFlick = isOnBoard && velocity.length > 2200 && !isOverTray(point + velocity * 0.15)
      guard isOverTray(point), !isFlick else {
        if isOnBoard { return .move(.remove(tile)) }
        sendBack(view)
        return .handled
      }
      guard let placement = dropZone(view) else {
        ghost = view.look.reducedMotion ? nil : (tile, form(held, view).corner, view.now)
        sendBack(view)
        sound(.invalid)
        return .refused("It does not fit there, so it goes back.")
      }
      if placement == shown.placements[tile] {
        sendBack(view, 0.1)
        return .handled
      }
      return .move(.place(placement))
    }

    /// The tile in the hand goes back to where it came from, lying as it lay there.
    mutating func sendBack(_ view: View, _ seconds: Double = 0.25) {
      guard let held else { return }
      let now = form(held, view)
      self.held = nil
      if let placement = shown.placements[held.tile] { orientations[held.tile] = placement.orientation }
      fly(held.tile, from: now.corner, now.unit, seconds, view)
    }
  }
}
