// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import BoardKit
import Canvas
import GameCore
import Words

extension ConnectFour {
  /// The table of Connect Four: the hanging disc, and the discs that fall, rise and fade.
  public struct Table: BoardTable {
    public typealias View = TableView<ConnectFour.Position, ConnectFour.Move>

    public var hands = Hands<Seat, Int>()
    var geometry = Geometry()
    var simulation = DiscSimulation()
    /// The row of the chosen column that the keyboard reads, from 0 at the bottom; nil while it is above the board.
    var reading: Int?
    /// Where the hanging disc was last.
    var hanging = 3
    /// The hanging disc slides from column to column.
    var slide = Tween(from: 3, to: 3, start: 0, duration: 0)
    /// Discs on their way up and out, after undo.
    var rising: [(disc: DiscSimulation.Disc, start: Double)] = []
    /// With reduced motion discs fade in and out instead of falling.
    var fading: [Int: Tween] = [:]
    var emptying: Tween?

    static let riseTime = 0.28
    static let fadeTime = 0.12

    public init() {}

    // MARK: - Where things are

    public mutating func layOut(_ region: BoardRegion) { geometry = Geometry(region) }

    public var boardFrame: Rect { geometry.board }
    public var cellSize: Double { geometry.cell }

    public func winners(_ view: View) -> [Rect] {
      winningNumbers(view).compactMap { number in
        simulation.disc(number).map { geometry.cellFrame(Cell(column: $0.column, row: Int($0.y.rounded()))) }
      }
    }

    /// The hanging disc, from anywhere above the board, or the disc on the plate of whoever is to move.
    public func piece(at point: Point, _ view: View) -> Seat? {
      let isPlate = view.plates[view.turn]?.contains(point) ?? false
      return geometry.isAbove(point) || isPlate ? view.turn : nil
    }

    public func rest(of piece: Seat, _ view: View) -> Stance {
      let left = geometry.center(column: 0, height: geometry.hangHeight)
      return Stance(left + Point(slide.value(at: view.now) * geometry.cell, 0))
    }

    /// From elsewhere the disc comes to the pointer.
    public func grip(of piece: Seat, at point: Point, _ view: View) -> Point {
      let grip = point - stance(of: piece, view).at
      return grip.length <= geometry.cell ? grip : .zero
    }

    public func target(at point: Point, _ view: View) -> Int? { geometry.column(at: point) }

    public func target(under piece: Seat, _ stance: Stance, pointer: Point, _ view: View) -> Int? {
      geometry.column(at: stance.at, reach: geometry.cell / 2)
    }

    public func id(ofTarget target: Int) -> String { "column.\(target + 1)" }

    public func mayBeginSwipe(at point: Point) -> Bool { geometry.column(at: point) != nil }

    /// A stroke out of a column's mouth means the disc that hangs above it.
    public func obstacles(_ view: View) -> [Rect] {
      let size = Size(geometry.cell, geometry.cell)
      return simulation.discs.map { disc in
        Rect(center: geometry.center(column: disc.column, height: disc.y), size: size)
      } + [geometry.mouths]
    }

    // MARK: - What it means

    public func objection(to column: Int, by piece: Piece?, _ view: View) -> String? {
      view.position.legalColumns.contains(column)
        ? nil : tr("Column {column} is full.", ["column": String(column + 1)])
    }

    public func refusal(of move: Move, _ view: View) -> String? { objection(to: move.column, by: nil, view) }

    public func move(_ piece: Seat?, to column: Int, _ view: View) -> Move? { Move(column: column) }

    public func premove(to column: Int, _ view: View) -> Move? {
      view.position.height(of: column) < Position.rows ? Move(column: column) : nil
    }

    public func missed(_ piece: Seat, _ view: View) -> String { tr("Let the disc go over a column.") }

    public func step(from column: Int?, _ key: Key, _ view: View) -> Int? {
      let last = Position.columns - 1
      return switch key {
      case .left, .right: clamp((column ?? hanging) + (key == .left ? -1 : 1), 0, last)
      case .home: 0
      case .end: last
      default: nil
      }
    }

    /// A disc always hangs somewhere: it can be dropped at once. Up and down go through the chosen column.
    public mutating func special(_ gesture: Gesture, _ view: View) -> TableResponse<Move>? {
      switch gesture {
      case .key(.enter, []), .key(.space, []): return drop(into: hands.cursor ?? hanging, view)
      case .key(.up, []), .steer(.up): return read(by: 1, view)
      case .key(.down, []), .steer(.down): return read(by: -1, view)
      case .hover, .press: reading = nil
      default: break
      }
      return nil
    }

    /// From above the board to the uppermost disc, and from the highest row back.
    private mutating func read(by step: Int, _ view: View) -> TableResponse<Move> {
      let column = hands.cursor ?? hanging
      let next = reading.map { $0 + step } ?? max(0, view.position.height(of: column) - 1)
      guard reading != nil || step < 0, next >= 0 else { return .ignored }
      (hands.pointer, hands.cursor) = (nil, column)
      reading = next < Position.rows ? next : nil
      return .handled
    }

    public mutating func typed(_ character: Character, _ view: View) -> TableResponse<Move> {
      Move(String(character)).map { drop(into: $0.column, view) } ?? .ignored
    }

    private mutating func drop(into column: Int, _ view: View) -> TableResponse<Move> {
      (hands.cursor, reading) = (column, nil)
      return propose(nil, to: column, view)
    }

    // MARK: - What happens

    public mutating func attend(to column: Int, _ view: View) {
      guard column != hanging else { return }
      slide = Tween(
        from: slide.value(at: view.now), to: Double(column), start: view.now,
        duration: view.look.reducedMotion ? 0 : 0.08, easing: .release)
      hanging = column
    }

    public mutating func appear(_ view: View) {
      simulation.clear()
      rising.removeAll()
      fading.removeAll()
      (emptying, reading) = (nil, nil)
      // With odds a disc lay there before the first move.
      for (index, column) in view.position.columnsPlayed.enumerated() {
        simulation.place(index + 1, index % 2 == 0 ? .first : .second, column: column)
      }
    }

    public mutating func play(_ move: Move, _ view: View) {
      // Several changes can come at once: the number follows from what already lies here.
      let number = simulation.discs.count + 1
      let seat: Seat = number % 2 == 1 ? .first : .second
      let own = takeReleased(view)
      guard !view.look.reducedMotion else {
        simulation.place(number, seat, column: move.column)
        fading[number] = Tween(from: 0, to: 1, start: view.now, duration: Self.fadeTime)
        return
      }
      var height = geometry.hangHeight
      var (x, vx, delay) = (0.0, 0.0, 0.0)
      if let own {
        let fromAbove = geometry.height(of: own.stance.at) >= 6.1
        if fromAbove { height = geometry.height(of: own.stance.at) }
        let mouth = geometry.center(column: move.column, height: height)
        x = (own.stance.at.x - mouth.x) / geometry.cell
        vx = clamp(own.velocity.x / geometry.cell, -2, 2)
        if !fromAbove || abs(x) > 0.05 {
          delay = Flight.snapTime
          fly(own.piece, from: own.stance, to: Stance(mouth), seconds: delay, view)
        }
      }
      simulation.drop(number, seat, column: move.column, from: height, x: x, vx: vx, delay: delay)
    }

    public mutating func takeBack(_ move: Move, _ view: View) {
      guard let disc = simulation.discs.last, let gone = simulation.remove(disc.number) else { return }
      rising.append((gone, view.now))
    }

    public mutating func clear(_ view: View) {
      rising.removeAll()
      if view.look.reducedMotion {
        emptying = Tween(from: 1, to: 0, start: view.now, duration: Self.fadeTime)
      } else {
        simulation.openFloor()
      }
    }

    public mutating func run(_ seconds: Double, _ view: View) {
      simulation.advance(by: seconds / view.look.pace)
      for contact in simulation.contacts { sound(.discLand(strength: contact.strength), contact.column) }
      for number in simulation.passedRows {
        if let disc = simulation.disc(number) { sound(.discTick, disc.column) }
      }
      rising = rising.filter { view.now < $0.start + riseDuration(view) }
      fading = fading.filter { !$0.value.isOver(at: view.now) }
      if let tween = emptying, tween.isOver(at: view.now) {
        emptying = nil
        simulation.clear()
      }
    }

    func riseDuration(_ view: View) -> Double {
      view.look.reducedMotion ? Self.fadeTime : Self.riseTime * view.look.pace
    }

    private mutating func sound(_ cue: SoundCue, _ column: Int) {
      hands.sound(cue, at: geometry.center(column: column, height: 0))
    }

    public var isBusy: Bool { !simulation.isAtRest || !rising.isEmpty || emptying != nil }

    public func stirs(_ view: View) -> Bool { !fading.isEmpty || !slide.isOver(at: view.now) }
  }
}
