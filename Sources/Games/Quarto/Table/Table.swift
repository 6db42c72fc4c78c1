// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import EngineCore
import GameCore

extension Quarto {
  /// The table of Quarto: where every piece rests, which one is in the hand, and those that fly.
  public struct Table: GameTable {
    public typealias View = TableView<Quarto.Position, Quarto.Move>

    /// A piece on its way from one place to another.
    struct Flight: Hashable, Sendable {
      var from: Point
      var fromScale: Double
      var start: Double
      var duration: Double
      /// How high the way rises above the straight line, in points.
      var arc: Double
      /// Lifted above everything all the way.
      var easing: Easing
    }

    struct Drag: Hashable, Sendable {
      var piece: Quarto.Piece
      /// The base as seen from the pointer.
      var grip: Point
      var pointer: Point
      var start: Double
      var fromScale: Double
    }

    var geometry = Quarto.Geometry()
    /// Which piece lies in which well at the start: shuffled for every game, or by trait.
    var order: [Quarto.Piece] = Quarto.Piece.allCases
    var places: [Quarto.Piece: Quarto.Place] = [:]
    var flights: [Quarto.Piece: Flight] = [:]
    var held: Drag?
    var pointer: Point?
    /// What the keyboard has chosen: a cell while placing, a well while giving.
    var chosenCell: Int?
    var chosenWell: Int?
    var winStart: Double?
    var hintStart: Double?
    private var plates: [Seat: Rect] = [:]
    private var isClearing = false
    private var wasGrouped: Bool?
    private var swipe: Swipe?
    private var sounds: [Sound] = []
    private var landing: [(time: Double, piece: Quarto.Piece)] = []

    public static var usesSide: Bool { true }
    public static var usesPlates: Bool { true }

    public init() {}

    public mutating func arrange(_ region: BoardRegion) {
      geometry = Quarto.Geometry(region)
      flights.removeAll()
    }

    public var boardFrame: Rect { geometry.board }

    public var isSettled: Bool { flights.isEmpty }

    public var drag: (piece: String, over: String?)? {
      guard let held else { return nil }
      let base = held.pointer + held.grip
      let cell = geometry.cell(at: base) ?? geometry.cell(at: held.pointer)
      return ("piece.\(held.piece)", cell.map { "cell.\($0 / 4 + 1).\($0 % 4 + 1)" })
    }

    // MARK: - Places

    /// Where the middle of the base is when the piece rests.
    func rest(_ place: Quarto.Place) -> (base: Point, scale: Double) {
      switch place {
      case .cell(let cell):
        (geometry.cellCenter(cell) + Point(0, 3 * geometry.cell / 160), geometry.boardScale)
      case .tray(let well):
        (geometry.wellCenter(well) + Point(0, geometry.trayCell * 0.05), geometry.trayScale)
      case .slot(let seat):
        (geometry.slotCenter(plates[seat] ?? geometry.tray), geometry.slotScale)
      }
    }

    /// The form of a piece at this moment, wherever it is; `lift` is 0 on the table and 1 high above it.
    func form(_ piece: Quarto.Piece, _ view: View) -> (form: PieceForm, lift: Double) {
      if let held, held.piece == piece {
        let t = 1 - Spring.lift.remainder(at: (view.now - held.start) / view.look.pace)
        let scale = held.fromScale + (geometry.boardScale * 1.08 - held.fromScale) * t
        return (
          PieceForm(
            piece: piece, base: held.pointer + held.grip * (scale / max(0.01, held.fromScale)), scale: scale),
          t
        )
      }
      let target = rest(places[piece] ?? .tray(0))
      guard let flight = flights[piece], view.now < flight.start + flight.duration else {
        return (PieceForm(piece: piece, base: target.base, scale: target.scale), 0)
      }
      let t = flight.easing((view.now - flight.start) / flight.duration)
      let height = 4 * t * (1 - t)
      return (
        PieceForm(
          piece: piece, base: flight.from + (target.base - flight.from) * t - Point(0, flight.arc * height),
          scale: (flight.fromScale + (target.scale - flight.fromScale) * t) * (1 + 0.06 * height)),
        min(1, height * 1.5)
      )
    }

    private static func places(_ position: Quarto.Position, _ order: [Quarto.Piece]) -> [Quarto.Piece: Quarto
      .Place]
    {
      var places: [Quarto.Piece: Quarto.Place] = [:]
      for (well, piece) in order.enumerated() { places[piece] = .tray(well) }
      for (cell, piece) in position.board.enumerated() { if let piece { places[piece] = .cell(cell) } }
      if let piece = position.hand { places[piece] = .slot(position.turn) }
      return places
    }

    /// On an untouched board the tray follows its switch at once.
    private mutating func followSwitch(_ view: View) {
      let isGrouped = view.options.isOn(Quarto.grouped)
      defer { wasGrouped = isGrouped }
      guard wasGrouped == !isGrouped, view.moves.isEmpty, view.position.hand == nil, !isClearing else {
        return
      }
      order = newOrder(view)
      travel(view, isBack: true)
      landing.removeAll()
    }

    private func newOrder(_ view: View) -> [Quarto.Piece] {
      guard !view.options.isOn(Quarto.grouped) else {
        // By colour and height, so that each row and each column shares traits.
        return Quarto.Piece.allCases.sorted { Self.rank($0) < Self.rank($1) }
      }
      var random = SeededRandom(seed: view.seed)
      return Quarto.Piece.allCases.shuffled(using: &random)
    }

    private static func rank(_ piece: Quarto.Piece) -> Int {
      (piece.has(.dark) ? 0 : 8) + (piece.has(.tall) ? 0 : 4) + (piece.has(.square) ? 2 : 0)
        + (piece.has(.hollow) ? 1 : 0)
    }

    // MARK: - The session goes on

    public mutating func follow(_ change: TableChange<Quarto.Move>, _ view: View) {
      plates = view.plates
      hintStart = nil
      if view.outcome == nil { winStart = nil }
      switch change {
      case .appeared:
        flights.removeAll()
        isClearing = false
        order = newOrder(view)
        places = Self.places(view.position, order)
        chosenCell = nil
        chosenWell = nil
        if view.outcome != nil { winStart = view.now - 10 }
      case .played, .redone: travel(view, isBack: false)
      case .undone: travel(view, isBack: true)
      case .cleared: clear(view)
      }
    }

    /// Sends every piece that has another place now on its way there.
    private mutating func travel(_ view: View, isBack: Bool) {
      let next = Self.places(view.position, order)
      for (piece, place) in next where places[piece] != place {
        let isOwn = held?.piece == piece
        let now = form(piece, view)
        let isCalm = !view.look.reducedMotion
        let duration = isOwn ? 0.1 : isBack ? 0.25 : 0.32
        flights[piece] = Flight(
          from: now.form.base, fromScale: now.form.scale, start: view.now,
          duration: isCalm ? duration * view.look.pace : 0.001, arc: isOwn || !isCalm ? 0 : 40,
          easing: isOwn ? .snap : .returnHome)
        landing.append((view.now + (isCalm ? duration * view.look.pace : 0), piece))
      }
      held = nil
      places = next
      chosenWell = nil
    }

    private mutating func clear(_ view: View) {
      isClearing = true
      winStart = nil
      held = nil
      // The pieces go to the wells of the next game: `seed` is that game's already.
      order = newOrder(view)
      var delay = 0.0
      for (piece, place) in places.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
        guard let well = order.firstIndex(of: piece), place != .tray(well) else { continue }
        let now = form(piece, view)
        places[piece] = .tray(well)
        guard !view.look.reducedMotion else { continue }
        flights[piece] = Flight(
          from: now.form.base, fromScale: now.form.scale, start: view.now,
          duration: (0.35 + delay) * view.look.pace, arc: 40, easing: .returnHome)
        delay += 0.03
      }
    }

    // MARK: - Time

    public mutating func advance(_ view: View) -> Wake {
      plates = view.plates
      followSwitch(view)
      flights = flights.filter { view.now < $0.value.start + $0.value.duration }
      for landed in landing where view.now >= landed.time {
        sounds.append(
          Sound(.discLand(strength: landed.piece.has(.tall) ? 1 : 0.8), x: x(of: landed.piece, view)))
      }
      landing.removeAll { view.now >= $0.time }
      if held != nil && !mayDrag(view) { drop(home: view) }
      if view.outcome != nil && flights.isEmpty && winStart == nil && !isClearing { winStart = view.now }
      if view.hint == nil { hintStart = nil } else if hintStart == nil { hintStart = view.now }
      return isMoving(view) ? .nextFrame : .never
    }

    public func isCelebrating(_ view: View) -> Bool {
      winStart.map { view.now < $0 + 0.9 * max(1, view.look.pace) } ?? false
    }

    private func isMoving(_ view: View) -> Bool {
      if !flights.isEmpty || !landing.isEmpty { return true }
      if let held, view.now < held.start + Spring.lift.duration * view.look.pace { return true }
      if isCelebrating(view) { return true }
      if let start = hintStart, view.now < start + 1.2, !view.look.reducedMotion { return true }
      return false
    }

    private func x(of piece: Quarto.Piece, _ view: View) -> Double {
      geometry.window.width > 0 ? form(piece, view).form.base.x / geometry.window.width : 0.5
    }

    public mutating func takeSounds() -> [Sound] {
      defer { sounds.removeAll() }
      return sounds
    }

    private func mayDrag(_ view: View) -> Bool { view.mayMove && view.outcome == nil }

    // MARK: - What can be taken

    /// The piece under the pointer that may be moved now, those in front first.
    func piece(at point: Point, _ view: View) -> Quarto.Piece? {
      guard mayDrag(view) else { return nil }
      let candidates = view.position.hand.map { [$0] } ?? view.position.left
      return candidates.map { form($0, view).form }.filter { $0.contains(point) }.max {
        $0.base.y < $1.base.y
      }?
      .piece
    }

    /// The piece whose well this is: a hollow between pieces still belongs to somebody.
    private func pieceOfWell(at point: Point, _ view: View) -> Quarto.Piece? {
      guard mayDrag(view), view.position.hand == nil else { return nil }
      return view.position.left.first { piece in
        guard case .tray(let well)? = places[piece] else { return false }
        return (geometry.wellCenter(well) - point).length < geometry.trayCell * 0.44
      }
    }

    /// The empty cell under a point while a piece must be placed.
    func target(at point: Point?, _ view: View) -> Int? {
      guard view.mayMove, view.position.hand != nil, let point, let cell = geometry.cell(at: point),
        view.position.board[cell] == nil
      else { return nil }
      return cell
    }

    // MARK: - Gestures

    public mutating func interpret(_ gesture: Gesture, _ view: View) -> TableResponse<Quarto.Move> {
      switch gesture {
      case .hover(let point):
        pointer = point
        if point != nil { (chosenCell, chosenWell) = (nil, nil) }
        return .handled
      case .press: return .ignored
      case .click(let point, .left): return click(point, view)
      case .dragBegin(let from, let to): return beginDrag(from, to, view)
      case .drag(let point):
        if held != nil {
          held?.pointer = point
          return .handled
        }
        return swipe == nil ? .ignored : .handled
      case .drop(let point, let velocity): return endDrag(point, velocity, view)
      case .cancel, .click(_, .right):
        swipe = nil
        drop(home: view)
        return .handled
      case .key(let key, let modifiers): return modifiers.isEmpty ? press(key, view) : .ignored
      default: return .ignored
      }
    }

    private mutating func click(_ point: Point, _ view: View) -> TableResponse<Quarto.Move> {
      guard view.mayMove else { return .handled }
      if view.position.hand == nil {
        guard let piece = piece(at: point, view) ?? pieceOfWell(at: point, view) else { return .ignored }
        return .move(.give(piece))
      }
      guard let cell = geometry.cell(at: point) else { return .ignored }
      return place(cell, view)
    }

    mutating func place(_ cell: Int, _ view: View) -> TableResponse<Quarto.Move> {
      guard view.position.board[cell] == nil else {
        sounds.append(Sound(.invalid))
        return .refused("There is a piece on \(Quarto.Move.name(ofCell: cell)) already.")
      }
      return .move(.place(cell))
    }

    private mutating func beginDrag(_ from: Point, _ to: Point, _ view: View) -> TableResponse<Quarto.Move> {
      guard let piece = piece(at: from, view) ?? pieceOfWell(at: from, view) else {
        guard geometry.board.contains(from) else { return .ignored }
        let pieces = view.position.board.indices.filter { view.position.board[$0] != nil }.map { cell in
          Rect(center: geometry.cellCenter(cell), size: Size(geometry.cell, geometry.cell))
        }
        swipe = Swipe(from: from, at: view.now, apartFrom: pieces, cell: geometry.cell)
        return .handled
      }
      let form = form(piece, view).form
      flights[piece] = nil
      held = Drag(piece: piece, grip: form.base - from, pointer: to, start: view.now, fromScale: form.scale)
      sounds.append(Sound(.lift, x: x(of: piece, view)))
      return .handled
    }

    private mutating func endDrag(
      _ point: Point, _ velocity: Point, _ view: View
    ) -> TableResponse<Quarto.Move> {
      if let stroke = swipe {
        swipe = nil
        return stroke.isRestart(endingAt: point, velocity: velocity, at: view.now) ? .restart : .handled
      }
      guard let held else { return .ignored }
      self.held?.pointer = point
      if view.position.hand == nil {
        guard isGift(at: point, view) else {
          drop(home: view)
          return .refused("Give the piece to your opponent: let it go over the other plate.")
        }
        return .move(.give(held.piece))
      }
      let base = form(held.piece, view).form.base
      guard let cell = geometry.cell(at: base) ?? geometry.cell(at: point) else {
        drop(home: view)
        return .refused("Let the piece go over an empty cell.")
      }
      let response = place(cell, view)
      if case .move = response { return response }
      drop(home: view)
      return response
    }

    /// Over the receiver's plate, or well away from the tray towards it.
    func isGift(at point: Point, _ view: View) -> Bool {
      guard let plate = view.plates[view.turn.other] else { return false }
      return plate.inset(-16, -16).contains(point)
    }

    /// The piece in the hand flies back to where it came from.
    private mutating func drop(home view: View) {
      guard let held else { return }
      let now = form(held.piece, view).form
      self.held = nil
      guard !view.look.reducedMotion else { return }
      flights[held.piece] = Flight(
        from: now.base, fromScale: now.scale, start: view.now, duration: 0.25 * view.look.pace, arc: 40,
        easing: .returnHome)
    }
  }
}
