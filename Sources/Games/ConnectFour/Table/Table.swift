// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import EngineCore
import GameCore

extension ConnectFour {
  /// The table of Connect Four: the hanging disc, what is dragged, and the discs in motion.
  public struct Table: GameTable {
    public typealias View = TableView<ConnectFour.Position, ConnectFour.Move>

    var geometry = ConnectFour.Geometry()
    var simulation = DiscSimulation()
    var held: HeldPiece?
    /// The column under the pointer, while it is over the board.
    var hovered: Int?
    /// The button is down over a column: the hanging disc gives way a little.
    var isPressed = false
    /// The column that the keyboard has chosen.
    var chosen: Int?
    /// Where the hanging disc was last.
    var hanging = 3
    /// The hanging disc slides from column to column.
    var slide = Tween(from: 3, to: 3, start: 0, duration: 0)
    /// Discs on their way up and out, after undo.
    var rising: [(disc: DiscSimulation.Disc, start: Double)] = []
    /// With reduced motion discs fade in and out instead of falling.
    var fading: [Int: Tween] = [:]
    var emptying: Tween?
    /// When the winning line began to show.
    var winStart: Double?
    var hintStart: Double?
    private var swipe: Swipe?
    private var release: (point: Point, velocity: Point, number: Int)?
    private var lastTime: Double?
    private var sounds: [Sound] = []

    static let riseTime = 0.28
    static let fadeTime = 0.12
    static let ringStagger = 0.11

    public init() {}

    public mutating func arrange(_ region: BoardRegion) {
      geometry = ConnectFour.Geometry(region)
      hovered = nil
      // A disc in the hand keeps following the pointer, but its home has moved.
      if let seat = held?.seat { held = held.map { update($0) { $0.home = home(of: seat) } } }
    }

    private func update(_ disc: HeldPiece, _ change: (inout HeldPiece) -> Void) -> HeldPiece {
      var disc = disc
      change(&disc)
      return disc
    }

    private func home(of seat: Seat) -> Point {
      geometry.center(column: hanging, height: geometry.hangHeight)
    }

    public var boardFrame: Rect { geometry.board }

    public var isSettled: Bool {
      simulation.isAtRest && rising.isEmpty && emptying == nil && !(held.map { !$0.isDragged } ?? false)
    }

    public var drag: (piece: String, over: String?)? {
      guard let held, held.isDragged else { return nil }
      let over = geometry.column(at: held.center(at: 0, pace: 1), reach: geometry.cell / 2)
      return ("piece.hand", over.map { "column.\($0 + 1)" })
    }

    // MARK: - The session goes on

    public mutating func follow(_ change: TableChange<ConnectFour.Move>, _ view: View) {
      hintStart = nil
      // What falls already has fallen up to now; what begins now begins at its own zero.
      run(to: view)
      switch change {
      case .appeared: lay(view)
      case .played(let move), .redone(let move): drop(move, view)
      case .undone(let move): lift(move, view)
      case .cleared: empty(view)
      }
      if case .played = change {} else { cancelDrag(view) }
      if view.outcome == nil { winStart = nil }
    }

    private mutating func lay(_ view: View) {
      simulation.clear()
      rising.removeAll()
      fading.removeAll()
      emptying = nil
      winStart = view.outcome == nil ? nil : view.now - 10
      for (index, move) in view.moves.enumerated() {
        simulation.place(index + 1, index % 2 == 0 ? .first : .second, column: move.column)
      }
    }

    private mutating func drop(_ move: ConnectFour.Move, _ view: View) {
      // Several changes can come at once: the number follows from what already lies here.
      let number = simulation.discs.count + 1
      let seat: Seat = number % 2 == 1 ? .first : .second
      guard !view.look.reducedMotion else {
        simulation.place(number, seat, column: move.column)
        fading[number] = Tween(from: 0, to: 1, start: view.now, duration: Self.fadeTime)
        held = nil
        return
      }
      var height = geometry.hangHeight
      var (x, vx, delay) = (0.0, 0.0, 0.0)
      if let release, release.number == number {
        let mouth = geometry.center(column: move.column, height: height)
        let fromAbove = geometry.height(of: release.point) >= 6.1
        x = (release.point.x - mouth.x) / geometry.cell
        vx = clamp(release.velocity.x / geometry.cell, -2, 2)
        if fromAbove { height = geometry.height(of: release.point) }
        if !fromAbove || abs(x) > 0.05 {
          delay = HeldPiece.snapTime
          let to = geometry.center(column: move.column, height: height)
          held = HeldPiece(
            seat: seat, motion: .snapping(from: release.point, to: to, start: view.now), home: to,
            pointer: release.point, start: view.now)
        }
      }
      release = nil
      simulation.drop(number, seat, column: move.column, from: height, x: x, vx: vx, delay: delay)
    }

    private mutating func lift(_ move: ConnectFour.Move, _ view: View) {
      winStart = nil
      guard let disc = simulation.discs.last, let gone = simulation.remove(disc.number) else { return }
      rising.append((gone, view.now))
    }

    private mutating func empty(_ view: View) {
      winStart = nil
      rising.removeAll()
      if view.look.reducedMotion {
        emptying = Tween(from: 1, to: 0, start: view.now, duration: Self.fadeTime)
      } else {
        simulation.openFloor()
      }
    }

    // MARK: - Time

    public mutating func advance(_ view: View) -> Wake {
      let pace = view.look.pace
      let step = run(to: view)
      let rise = view.look.reducedMotion ? Self.fadeTime : Self.riseTime * pace
      rising.removeAll { view.now >= $0.start + rise }
      fading = fading.filter { !$0.value.isOver(at: view.now) }
      if let tween = emptying, tween.isOver(at: view.now) {
        emptying = nil
        simulation.clear()
      }
      if !view.look.reducedMotion { held?.lean(for: step) }
      if let disc = held, disc.isOver(at: view.now, pace: pace) { held = nil }
      if held?.isDragged == true && !view.mayMove { cancelDrag(view) }
      if view.outcome != nil && simulation.isAtRest && winStart == nil && !simulation.isFloorOpen {
        winStart = view.now
      }
      if view.hint == nil { hintStart = nil } else if hintStart == nil { hintStart = view.now }
      return isMoving(view) ? .nextFrame : .never
    }

    public func isCelebrating(_ view: View) -> Bool {
      winStart.map { view.now < $0 + 0.8 * max(1, view.look.pace) } ?? false
    }

    /// Lets the discs fall up to this moment; the seconds since the last call.
    @discardableResult
    private mutating func run(to view: View) -> Double {
      let step = lastTime.map { max(0, view.now - $0) } ?? 0
      lastTime = view.now
      simulation.advance(by: step / view.look.pace)
      collectSounds()
      return step
    }

    private func isMoving(_ view: View) -> Bool {
      if !isSettled || !fading.isEmpty { return true }
      if !slide.isOver(at: view.now) { return true }
      if let held, held.isDragged, view.now < held.start + Spring.lift.duration * view.look.pace {
        return true
      }
      if let held, held.tilt != 0 { return true }
      if isCelebrating(view) { return true }
      if let start = hintStart, view.now < start + 1.2, !view.look.reducedMotion { return true }
      return false
    }

    private mutating func collectSounds() {
      func place(_ column: Int) -> Double {
        geometry.window.width > 0 ? geometry.center(column: column, height: 0).x / geometry.window.width : 0.5
      }
      for contact in simulation.contacts {
        sounds.append(Sound(.discLand(strength: contact.strength), x: place(contact.column)))
      }
      for number in simulation.passedRows {
        guard let disc = simulation.discs.first(where: { $0.number == number }) else { continue }
        sounds.append(Sound(.discTick, x: place(disc.column)))
      }
    }

    public mutating func takeSounds() -> [Sound] {
      defer { sounds.removeAll() }
      return sounds
    }

    mutating func sound(_ cue: SoundCue, x: Double = 0.5) { sounds.append(Sound(cue, x: x)) }

    // MARK: - Gestures

    public mutating func interpret(_ gesture: Gesture, _ view: View) -> TableResponse<ConnectFour.Move> {
      isPressed = false
      switch gesture {
      case .hover(let point): return hover(point.flatMap { geometry.column(at: $0) }, view)
      case .press(let point, _):
        guard let column = geometry.column(at: point) else { return .ignored }
        isPressed = view.mayMove
        hang(over: column, view)
        return .handled
      case .click(let point, .left):
        guard let column = geometry.column(at: point) else { return .ignored }
        return propose(column, view)
      case .dragBegin(let from, let to): return beginDrag(from: from, to: to, view)
      case .drag(let point): return continueDrag(point, view)
      case .drop(let point, let velocity): return endDrag(point, velocity, view)
      case .cancel, .click(_, .right):
        swipe = nil
        cancelDrag(view)
        return .handled
      case .key(let key, let modifiers): return modifiers.isEmpty ? press(key, view) : .ignored
      default: return .ignored
      }
    }

    private mutating func hover(_ column: Int?, _ view: View) -> TableResponse<ConnectFour.Move> {
      hovered = column
      if let column {
        chosen = nil
        hang(over: column, view)
      }
      return .handled
    }

    mutating func hang(over column: Int, _ view: View) {
      guard column != hanging else { return }
      slide = Tween(
        from: slide.value(at: view.now), to: Double(column), start: view.now,
        duration: view.look.reducedMotion ? 0 : 0.08, easing: .release)
      hanging = column
    }

    private mutating func propose(_ column: Int, _ view: View) -> TableResponse<ConnectFour.Move> {
      guard view.mayMove else { return .handled }
      hang(over: column, view)
      guard view.position.legalColumns.contains(column), let move = ConnectFour.Move(column: column) else {
        sound(.invalid)
        return .refused("Column \(column + 1) is full.")
      }
      return .move(move)
    }

    private mutating func press(_ key: Key, _ view: View) -> TableResponse<ConnectFour.Move> {
      switch key {
      case .character(let character):
        guard let move = ConnectFour.Move(String(character)) else { return .ignored }
        chosen = move.column
        return propose(move.column, view)
      case .left, .right:
        chosen = clamp((chosen ?? hanging) + (key == .left ? -1 : 1), 0, ConnectFour.Position.columns - 1)
        hovered = nil
        hang(over: chosen ?? hanging, view)
        return .handled
      case .home, .end:
        chosen = key == .home ? 0 : ConnectFour.Position.columns - 1
        hang(over: chosen ?? hanging, view)
        return .handled
      case .enter, .space, .down:
        chosen = chosen ?? hanging
        return propose(chosen ?? hanging, view)
      default: return .ignored
      }
    }

    private mutating func beginDrag(from: Point, to: Point, _ view: View) -> TableResponse<ConnectFour.Move> {
      if view.mayMove, let home = handle(at: from, view) {
        held = HeldPiece(
          seat: view.turn, motion: .dragged(grip: home.grip), home: home.center, pointer: to, start: view.now)
        hovered = nil
        sound(.lift)
        return .handled
      }
      guard geometry.column(at: from) != nil else { return .ignored }
      // A stroke out of a column's mouth means the disc that hangs above it.
      let mouths = Rect(
        geometry.board.x, geometry.board.y - geometry.clearance, geometry.board.width, geometry.clearance)
      let discs = simulation.discs.map { disc in
        Rect(
          center: geometry.center(column: disc.column, height: disc.y),
          size: Size(geometry.cell, geometry.cell)
        )
      }
      swipe = Swipe(from: from, at: view.now, apartFrom: discs + [mouths], cell: geometry.cell)
      return .handled
    }

    /// What can be taken at this point: the hanging disc, or the disc on the plate of whoever is to move.
    private func handle(at point: Point, _ view: View) -> (center: Point, grip: Point)? {
      if geometry.isAbove(point) {
        let center = geometry.center(column: hanging, height: geometry.hangHeight)
        let grip = center - point
        // Elsewhere above the board the disc comes to the pointer.
        return (center, grip.length <= geometry.cell ? grip : .zero)
      }
      if let plate = view.plates[view.turn], plate.contains(point) {
        return (Point(plate.x + 36, plate.midY), .zero)
      }
      return nil
    }

    private mutating func continueDrag(_ point: Point, _ view: View) -> TableResponse<ConnectFour.Move> {
      guard held?.isDragged == true else { return swipe == nil ? .ignored : .handled }
      held?.pointer = point
      return .handled
    }

    private mutating func endDrag(
      _ point: Point, _ velocity: Point, _ view: View
    ) -> TableResponse<ConnectFour.Move> {
      if let stroke = swipe {
        swipe = nil
        return stroke.isRestart(endingAt: point, velocity: velocity, at: view.now) ? .restart : .handled
      }
      guard let disc = held, disc.isDragged else { return .ignored }
      let center = point + (disc.center(at: view.now, pace: 1) - disc.pointer)
      guard let column = geometry.column(at: center, reach: geometry.cell / 2) else {
        sendHome(from: center, view)
        return .refused("Let the disc go over a column.")
      }
      let response = propose(column, view)
      guard case .move = response else {
        sendHome(from: center, view)
        return response
      }
      release = (center, velocity, view.moves.count + 1)
      held = nil
      return response
    }

    private mutating func cancelDrag(_ view: View) {
      guard let disc = held, disc.isDragged else { return }
      sendHome(from: disc.center(at: view.now, pace: 1), view)
    }

    private mutating func sendHome(from point: Point, _ view: View) {
      guard !view.look.reducedMotion else {
        held = nil
        return
      }
      held?.motion = .returning(from: point, start: view.now)
    }
  }
}
