// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import BoardKit
import Canvas
import EngineCore
import GameCore
import Words

extension Quarto {
  /// The table of Quarto: where every piece rests, and how a turn goes on from board to tray to plate.
  public struct Table: BoardTable {
    public typealias View = TableView<Quarto.Position, Quarto.Move>

    public var hands = Hands<Piece, Place>()
    var geometry = Geometry()
    /// Which piece lies in which well at the start: shuffled for every game, or by trait.
    var order: [Piece] = Piece.allCases
    var places: [Piece: Place] = [:]
    /// The cell that the keyboard had chosen before a piece was to be given.
    private var lastCell: Int?
    private var wasGrouped: Bool?
    /// What is looked at, and since when.
    var looked: (place: Place, start: Double)?
    /// The piece whose double stands on the stage: when it is given it is there already.
    private var doubled: Piece?

    public init() {}

    // MARK: - Where things are

    public mutating func layOut(_ region: BoardRegion) { geometry = Geometry(region) }

    public var boardFrame: Rect { geometry.board.front }
    public var cellSize: Double { geometry.board.cell }

    public func winners(_ view: View) -> [Rect] {
      view.position.winningCells.map { geometry.board.frame($0) }
    }

    func rest(_ place: Place, _ view: View) -> Stance {
      switch place {
      case .cell(let cell):
        Stance(
          geometry.board.center(cell) + Point(0, 3 * geometry.board.cell / 160), scale: geometry.boardScale)
      case .tray(let well):
        Stance(
          geometry.tray.center(well) + Point(0, geometry.tray.cell * 0.05), scale: geometry.trayScale)
      case .stage: Stance(geometry.stageBase, scale: geometry.stageScale)
      }
    }

    public func rest(of piece: Piece, _ view: View) -> Stance { rest(places[piece] ?? .tray(0), view) }

    public func scaleInHand(of piece: Piece) -> Double { geometry.boardScale * 1.08 }

    /// The piece that is seen there, those in front first; a hollow between pieces still belongs to somebody.
    public func piece(at point: Point, _ view: View) -> Piece? {
      guard view.mayMove else { return nil }
      let candidates = view.position.hand.map { [$0] } ?? view.position.left
      let seen = candidates.map { form($0, view) }.filter { $0.contains(point) }
      if let front = seen.max(by: { $0.base.y < $1.base.y }) { return front.piece }
      guard view.position.hand == nil else { return nil }
      return candidates.first { piece in
        guard case .tray(let well)? = places[piece] else { return false }
        return (geometry.tray.center(well) - point).length < geometry.tray.cell * 0.44
      }
    }

    public func target(at point: Point, _ view: View) -> Place? {
      guard view.position.hand == nil else { return geometry.board.cell(at: point).map { .cell($0) } }
      return piece(at: point, view).flatMap { places[$0] }
    }

    /// A piece is given on the stage or the receiver's plate; it is set where it stands, or where the pointer is.
    public func target(under piece: Piece, _ stance: Stance, pointer: Point, _ view: View) -> Place? {
      guard view.position.hand == nil else {
        let cells = [stance.at, pointer].compactMap { geometry.board.cell(at: $0) }
        return (cells.first { view.position.board[$0] == nil } ?? cells.first).map { .cell($0) }
      }
      let places = [geometry.stageFrame.inset(-16), view.plates[view.turn.other]?.inset(-16)].compactMap(
        \.self)
      return places.contains { $0.contains(pointer) || $0.contains(stance.at) } ? .stage : nil
    }

    public func id(ofPiece piece: Piece) -> String { "piece.\(piece)" }

    public func id(ofTarget target: Place) -> String {
      switch target {
      case .cell(let cell): geometry.board.id(cell)
      case .tray(let well): "well.\(well + 1)"
      case .stage: "stage"
      }
    }

    public func obstacles(_ view: View) -> [Rect] {
      view.position.board.indices.filter { view.position.board[$0] != nil }.map { geometry.board.frame($0) }
    }

    // MARK: - What it means

    public func objection(to target: Place, by piece: Piece?, _ view: View) -> String? {
      switch (target, view.position.hand) {
      case (.cell, nil): return tr("Give your opponent a piece first.")
      case (.tray, .some): return tr("Place the piece in your hand first.")
      default: break
      }
      guard case .cell(let cell) = target, view.position.board[cell] != nil else { return nil }
      return tr("There is a piece on {cell} already.", ["cell": Move.name(ofCell: cell)])
    }

    public func move(_ piece: Piece?, to target: Place, _ view: View) -> Move? {
      switch target {
      case .cell(let cell): .place(cell)
      case .tray(let well): occupant(of: well, view).map { .give($0) }
      case .stage: piece.map { .give($0) }
      }
    }

    public func missed(_ piece: Piece, _ view: View) -> String {
      view.position.hand == nil
        ? tr("Give the piece to your opponent: let it go over the stage.")
        : tr("Let the piece go over an empty cell.")
    }

    // MARK: - What happens

    public mutating func appear(_ view: View) {
      order = newOrder(view)
      places = Self.places(view.position, order)
      lastCell = nil
      looked = nil
    }

    public mutating func play(_ move: Move, _ view: View) {
      if case .give(let piece) = move {
        travel(view, seconds: 0.26)
        if doubled == piece { hands.flights[piece] = nil }
      } else {
        travel(view, seconds: 0.32)
      }
      doubled = nil
    }

    public mutating func attend(to target: Place, _ view: View) {
      if looked?.place != target { looked = (target, view.now) }
    }

    public mutating func takeBack(_ move: Move, _ view: View) { travel(view, seconds: Flight.homeTime) }

    /// Sends every piece that has another place now on its way there.
    private mutating func travel(_ view: View, seconds: Double) {
      let own = takeReleased(view)
      let next = Self.places(view.position, order)
      for (piece, place) in next.sorted(by: { $0.key < $1.key }) where places[piece] != place {
        let isOwn = own?.piece == piece
        let seconds = isOwn ? Flight.snapTime : seconds
        let from = own.flatMap { isOwn ? $0.stance : nil } ?? stance(of: piece, view)
        fly(piece, from: from, seconds: seconds, swell: isOwn ? 0 : 0.06, view)
        hands.sound(
          .discLand(strength: piece.has(.tall) ? 1 : 0.8), at: rest(place, view).at,
          after: view.look.reducedMotion ? 0 : seconds * view.look.pace, now: view.now)
      }
      places = next
      if case .cell(let cell)? = hands.cursor { lastCell = cell }
      hands.cursor = view.position.hand == nil ? nil : lastCell.map { .cell($0) }
    }

    /// The pieces go to the wells of the next game: `seed` is that game's already.
    public mutating func clear(_ view: View) {
      order = newOrder(view)
      var delay = 0.0
      for (piece, place) in places.sorted(by: { $0.key < $1.key }) {
        guard let well = order.firstIndex(of: piece), place != .tray(well) else { continue }
        fly(piece, from: stance(of: piece, view), seconds: 0.35 + delay, swell: 0.06, view)
        places[piece] = .tray(well)
        delay += 0.03
      }
    }

    /// On an untouched board the tray follows its switch at once.
    public mutating func run(_ seconds: Double, _ view: View) {
      if hands.pointer == nil && hands.cursor == nil { looked = nil }
      if view.position.hand == nil { doubled = offered(view) }
      let isGrouped = view.options.isOn(Quarto.grouped)
      defer { wasGrouped = isGrouped }
      guard wasGrouped == !isGrouped, view.moves.isEmpty, view.position.hand == nil, !hands.isClearing else {
        return
      }
      order = newOrder(view)
      travel(view, seconds: Flight.homeTime)
      hands.sounds.cancel()
    }

    private static func places(_ position: Position, _ order: [Piece]) -> [Piece: Place] {
      var places: [Piece: Place] = [:]
      for (well, piece) in order.enumerated() { places[piece] = .tray(well) }
      for (cell, piece) in position.board.enumerated() { if let piece { places[piece] = .cell(cell) } }
      if let piece = position.hand { places[piece] = .stage }
      return places
    }

    private func newOrder(_ view: View) -> [Piece] {
      guard !view.options.isOn(Quarto.grouped) else {
        // By colour and height, so that each row and each column shares traits.
        return Piece.allCases.sorted { Self.rank($0) < Self.rank($1) }
      }
      var random = SeededRandom(seed: view.seed)
      return random.shuffled(Piece.allCases)
    }

    private static func rank(_ piece: Piece) -> Int {
      (piece.has(.dark) ? 0 : 8) + (piece.has(.tall) ? 0 : 4) + (piece.has(.square) ? 2 : 0)
        + (piece.has(.hollow) ? 1 : 0)
    }
  }
}
