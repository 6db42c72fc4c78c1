// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import EngineCore
import GameCore
import InterfaceKit
import SceneKit
import Words

/// Makes a board of one's own, square by square (mockup 33).
final class MakerScene: BoardWorkshop {
  let name = "editor"
  var called: String? { tr("Own board") }
  let info: GameDescriptor
  let maker: any BoardMaker
  private let archive: (any Archive)?
  private let wake: @Sendable () -> Void
  private(set) var sketch: BoardSketch
  private(set) var title = ""
  /// What was kept no longer, to be brought back.
  private var removed: [(board: OwnBoard, isSolvable: Bool)] = []
  /// The name under which the present board was kept or fetched.
  private var origin: String?
  private let search = Searcher<BoardWays>()
  /// When counting begins.
  private var due: Double?
  /// Of the squares that were counted last.
  private var counted: (squares: Set<Int>, ways: BoardWays)?
  /// Where the keys are on the slab.
  private(set) var cursor: Int
  private var frame = Rect.zero
  private var sounds: [Sound] = []

  /// Counting waits for a hand that goes on drawing, in seconds.
  static let patience = 0.25

  init(
    _ info: GameDescriptor, _ maker: any BoardMaker, _ archive: (any Archive)?,
    wake: @escaping @Sendable () -> Void
  ) {
    (self.info, self.maker, self.archive, self.wake) = (info, maker, archive, wake)
    sketch = BoardSketch(on: maker.slab, maker.patterns.first?.squares ?? [])
    cursor = maker.slab.columns * (maker.slab.rows / 2) + maker.slab.columns / 2
    due = 0
  }

  var hasBoard: Bool { true }
  var accent: Accent? { info.accent }
  var about: String? { info.name }
  var isBusy: Bool { due != nil || search.isThinking }

  /// What is known of the board as it is.
  var fault: BoardFault? { maker.fault(of: sketch.squares) }
  var ways: BoardWays? { counted?.squares == sketch.squares ? counted?.ways : nil }
  var isPlayable: Bool { fault == nil && ways.map { !$0.isNone } ?? false }

  var board: OwnBoard { OwnBoard(title, sketch.squares, on: maker.slab) }

  func kept(_ context: StageContext) -> [(board: OwnBoard, isSolvable: Bool)] {
    OwnBoard.kept(context.kept.sums.boardMarks, of: info.name, on: maker.slab)
  }

  // MARK: - Use

  func use(_ use: Use<StageAction>, _ context: StageContext) -> StageRequest? {
    if use.action == .bringBack {
      bringBack(context)
      return nil
    }
    guard let own = use.of(MakerAction.self) else { return HeaderControls.request(use.action, context) }
    if case .write(_, let text) = own {
      title = OwnBoard.cleaned(text)
      return nil
    }
    let before = sketch.squares
    defer { if before != sketch.squares { due = context.now + Self.patience } }
    switch own.action {
    case .name: break
    case .mirror(let mirror): sketch.mirror = mirror
    case .pattern(let index):
      guard maker.patterns.indices.contains(index) else { return nil }
      (title, origin) = ("", nil)
      sketch.replace(maker.patterns[index].squares)
    case .kept(let index):
      let kept = kept(context)
      guard kept.indices.contains(index) else { return nil }
      take(kept[index].board)
    case .undo: sketch.undo()
    case .redo: sketch.redo()
    case .clear: sketch.replace([])
    case .share:
      return .copy(board.text, words: tr("The board is copied: paste it anywhere."))
    case .keep: return keep(context)
    case .remove: return remove(context)
    case .play: return play(context)
    }
    return nil
  }

  func take(_ board: OwnBoard) {
    (title, origin) = (board.name, board.name)
    sketch.replace(board.squares)
  }

  /// A board without a name is given a number.
  private func named(_ kept: [OwnBoard]) {
    guard title.allSatisfy(\.isWhitespace) else { return }
    let names = Set(kept.map(\.name))
    let number = (1...(names.count + 1)).first { !names.contains(numbered($0)) } ?? 1
    title = OwnBoard.cleaned(numbered(number))
  }

  private func numbered(_ number: Int) -> String { tr("Board {number}", ["number": String(number)]) }

  /// Keeps the board under its name, in the place of one that had it.
  private func keep(_ context: StageContext) -> StageRequest? {
    let kept = kept(context)
    named(kept.map(\.board))
    let new = board
    for (old, _) in kept where old.name == new.name && old.text != new.text {
      archive?.send(.tried(old.mark(of: info.name, isSolvable: false, isOut: true, at: context.clock.stamp)))
    }
    archive?.send(.tried(new.mark(of: info.name, isSolvable: isPlayable, at: context.clock.stamp)))
    origin = new.name
    return .toast(
      isPlayable
        ? tr("“{name}” is kept: it lies in Puzzles, under Own boards.", ["name": new.name])
        : tr("“{name}” is kept here, and comes to the puzzles once it can be solved.", ["name": new.name]))
  }

  /// Enter in the field of the name keeps the board, and stays.
  func entered(_ field: String, _ context: StageContext) -> StageRequest? {
    field == "editor.name" ? keep(context) : nil
  }

  private func remove(_ context: StageContext) -> StageRequest? {
    removed = kept(context).filter { $0.board.text == board.text }
    for (old, _) in removed {
      archive?.send(.tried(old.mark(of: info.name, isSolvable: false, isOut: true, at: context.clock.stamp)))
    }
    let name = board.name
    return .offer(Saying(tr("“{name}” is no longer kept.", ["name": name])))
  }

  private func bringBack(_ context: StageContext) {
    for (old, isSolvable) in removed {
      archive?.send(.tried(old.mark(of: info.name, isSolvable: isSolvable, at: context.clock.stamp)))
    }
    removed = []
  }

  private func play(_ context: StageContext) -> StageRequest? {
    guard isPlayable else { return nil }
    named(kept(context).map(\.board))
    guard let start = maker.start(of: board) else { return nil }
    return .puzzle(game: info.name, puzzles: [start.setup], at: 0)
  }

  func pasted(_ text: String) -> StageRequest? {
    do throws(TranscriptError) {
      take(try maker.read(text))
      due = 0
      return nil
    } catch {
      return .toast(error.form == nil ? tr("What is on the clipboard is no board.") : error.message)
    }
  }

  // MARK: - Drawing

  /// Lengths of the slab in its room.
  private(set) var lattice = (corner: Point.zero, cell: 10.0, margin: 5.0)

  func arrange(_ interface: Interface<StageAction>, _ context: StageContext) -> Bool {
    let frame = interface.frame(of: "table.board") ?? .zero
    guard frame != self.frame else { return false }
    self.frame = frame
    let slab = maker.slab
    // Beside the squares there is wood of half a square, and its wall below.
    let room = min(
      frame.width / (Double(slab.columns) + 0.96), frame.height / (Double(slab.rows) + 1.26), 54
    )
    let cell = max(1, room.rounded(.down))
    let size = Size(Double(slab.columns) * cell, Double(slab.rows) * cell)
    let margin = (cell * 26 / 54).rounded()
    let corner = Point(
      (frame.midX - size.width / 2).rounded(), (frame.midY - size.height / 2 - cell * 0.15).rounded())
    lattice = (corner, cell, margin)
    return true
  }

  func frame(of square: Int) -> Rect {
    Rect(
      lattice.corner.x + Double(square % maker.slab.columns) * lattice.cell,
      lattice.corner.y + Double(square / maker.slab.columns) * lattice.cell, lattice.cell, lattice.cell)
  }

  /// - Parameter isNear: the nearest one also of a point beside the slab.
  func square(at point: Point, isNear: Bool = false) -> Int? {
    let slab = maker.slab
    var column = Int(((point.x - lattice.corner.x) / lattice.cell).rounded(.down))
    var row = Int(((point.y - lattice.corner.y) / lattice.cell).rounded(.down))
    if isNear { (column, row) = (clamp(column, 0, slab.columns - 1), clamp(row, 0, slab.rows - 1)) }
    guard (0..<slab.columns).contains(column), (0..<slab.rows).contains(row) else { return nil }
    return row * slab.columns + column
  }

  func handle(_ gesture: Gesture, _ context: StageContext) -> StageRequest? {
    let before = sketch.squares
    defer { if before != sketch.squares { due = context.now + Self.patience } }
    switch gesture {
    case .press(let point, _):
      guard let square = square(at: point) else { return nil }
      sketch.begin(at: square)
      cursor = square
      sounds.append(Sound(.button, x: 0.4))
    case .dragBegin(_, let point), .drag(let point):
      if sketch.stroke != nil, let square = square(at: point, isNear: true) { sketch.go(to: square) }
    case .drop, .click(_, .left): sketch.end()
    case .click(let point, .right):
      sketch.cancel()
      if let square = square(at: point) {
        sketch.begin(at: square, cuts: false)
        sketch.end()
      }
    case .longPress: break
    case .cancel: sketch.cancel()
    case .key(let key, let modifiers): return press(key, modifiers, context)
    case .steer(let key): return press(key, [], context)
    default: break
    }
    return nil
  }

  private func press(_ key: Key, _ modifiers: Modifiers, _ context: StageContext) -> StageRequest? {
    switch (key, modifiers) {
    case (.left, _): step(0, -1, modifiers)
    case (.right, _): step(0, 1, modifiers)
    case (.up, _): step(-1, 0, modifiers)
    case (.down, _): step(1, 0, modifiers)
    case (.space, _), (.enter, []):
      sketch.begin(at: cursor)
      sketch.end()
      sounds.append(Sound(.button, x: 0.4))
    case (.character("z"), [.control]): sketch.undo()
    case (.character("z"), [.control, .shift]), (.character("y"), [.control]): sketch.redo()
    case (.character("c"), [.control]): return use(.press(.maker(.share)), context)
    case (.character("v"), [.control]): return .paste
    case (.function(1), []): return .popup(.help)
    default: break
    }
    return nil
  }

  /// With Shift held the square that is come to becomes what the one that is left is.
  private func step(_ down: Int, _ along: Int, _ modifiers: Modifiers) {
    let slab = maker.slab
    let row = clamp(cursor / slab.columns + down, 0, slab.rows - 1)
    let column = clamp(cursor % slab.columns + along, 0, slab.columns - 1)
    let isOn = sketch.squares.contains(cursor)
    cursor = row * slab.columns + column
    guard modifiers.contains(.shift) else { return }
    sketch.begin(at: cursor, cuts: isOn)
    sketch.end()
  }

  // MARK: - Time

  func advance(_ context: StageContext) -> Wake {
    if case .found(let ways)? = search.poll(), let asked {
      counted = (asked, ways)
      self.asked = nil
      noteSolvable(context)
      return .nextFrame
    }
    guard let due, sketch.stroke == nil else { return .never }
    guard context.now >= due else { return .at(due) }
    self.due = nil
    search.stop()
    guard fault == nil, ways == nil else { return .never }
    let (maker, squares) = (maker, sketch.squares)
    asked = squares
    search.go(wake: wake) { maker.ways(of: squares, control: $0) }
    return .nextFrame
  }

  /// The squares that are being counted.
  private var asked: Set<Int>?

  /// A board that was kept while it was counted comes to the puzzles now.
  private func noteSolvable(_ context: StageContext) {
    let isWaiting = kept(context).contains { $0.board.text == board.text && !$0.isSolvable }
    guard isPlayable, isWaiting else { return }
    archive?.send(.tried(board.mark(of: info.name, isSolvable: true, at: context.clock.stamp)))
  }

  func leave() {
    sketch.end()
    search.stop()
    due = 0
  }

  func takeSounds() -> [Sound] {
    defer { sounds = [] }
    return sounds
  }
}
