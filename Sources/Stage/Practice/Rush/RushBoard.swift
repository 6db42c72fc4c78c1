// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import House
import InterfaceKit
import SceneKit
import Words

/// A puzzle of a rush on its own board, whatever the game: takes one move.
protocol RushBoard: AnyObject {
  var info: GameDescriptor { get }
  var node: Node<StageAction> { get }
  /// What is to be done, in a sentence.
  var task: String { get }
  /// The move that answers, in a word.
  var answer: String { get }
  /// The same, as text, for what plays it.
  var sought: String { get }
  /// True once the pieces rest and, after a wrong move, the answer has been seen.
  func isDone(at now: Double) -> Bool
  /// When that will be at the earliest.
  func doneAt(_ now: Double) -> Double?
  /// - Returns: whether the move was right; nil where none was made.
  func interpret(_ gesture: Gesture, _ context: StageContext) -> (isRight: Bool?, response: RushResponse)
  func arrange(_ region: BoardRegion, source: Rect?) -> Bool
  func advance(_ context: StageContext, mayMove: Bool) -> Wake
  func takes(_ key: Key) -> Bool
  func owns(_ arrow: Key) -> Bool
  func takeSounds() -> [Sound]
  var drag: (piece: String, over: String?)? { get }
  var report: GameReport { get }
  func way(of move: String) -> HandWay?
  /// The board with the answer on it, as it lies there once a run is over.
  func layOpen(_ context: StageContext) -> Wake
  var miniature: BoardPicture { get }
}

enum RushResponse {
  case handled, ignored
  case refused(String)
}

extension Game {
  static func rushBoard(_ puzzle: PackedPuzzle, _ settings: GameOptions) -> (any RushBoard)? {
    RushTable<Self>(puzzle, settings)
  }
}

/// The game's table with one puzzle on it.
final class RushTable<G: Game>: RushBoard {
  private enum Phase {
    case waiting
    case right(since: Double)
    case wrong(since: Double)
    case shown(since: Double)
  }

  /// How long a right move is looked at, and an answer.
  private static var flash: Double { 0.12 }
  private static var showTime: Double { 0.6 }

  private let puzzle: PackedPuzzle
  private let start: G.Position
  private let solution: G.Move
  private let seat: Seat
  private var board: LooseBoard<G>
  private var phase = Phase.waiting

  init?(_ puzzle: PackedPuzzle, _ settings: GameOptions) {
    guard let (rules, game) = G.start(of: puzzle), let first = G.line(of: puzzle)?.first,
      let move = first.move
    else { return nil }
    (self.puzzle, start, solution, seat) = (puzzle, first.position, move, first.position.turn)
    // How the board looks is the player's matter, what helps on it is not offered.
    var options = rules
    options.switches[GameSwitch.coordinates.name] = settings.isOn(.coordinates)
    board = LooseBoard(first.position, game.moves, options, seat: seat)
  }

  var info: GameDescriptor { G.info }
  var node: Node<StageAction> { board.node }
  var answer: String { G.shortName(of: solution) }
  var sought: String { solution.description }
  var task: String {
    let name = G.info.tokens.isEmpty ? nil : G.info.name(of: seat, firstPerson: .first).said
    return PuzzleWords.task(puzzle.goal, name)
  }

  func interpret(_ gesture: Gesture, _ context: StageContext) -> (isRight: Bool?, response: RushResponse) {
    board.note(context)
    switch board.table.interpret(gesture, board.view) {
    case .move(let move), .moveSaying(let move, _):
      guard case .waiting = phase, board.play(move) else { return (nil, .handled) }
      let isRight = move == solution
      phase = isRight ? .right(since: context.now) : .wrong(since: context.now)
      return (isRight, .handled)
    case .refused(let reason): return (nil, .refused(reason))
    case .handled, .restart, .premove: return (nil, .handled)
    case .ignored: return (nil, .ignored)
    }
  }

  func doneAt(_ now: Double) -> Double? {
    let pace = board.moment.look.pace
    switch phase {
    case .waiting: return nil
    case .right(let since): return since + Self.flash * pace
    case .wrong: return nil
    case .shown(let since): return since + Self.showTime * pace
    }
  }

  func isDone(at now: Double) -> Bool {
    guard let due = doneAt(now) else { return false }
    return now >= due && board.table.isSettled
  }

  func advance(_ context: StageContext, mayMove: Bool) -> Wake {
    board.note(context)
    if case .waiting = phase { board.mayMove = mayMove } else { board.mayMove = false }
    let wake = board.advance(context)
    switch phase {
    case .waiting: return wake
    case .wrong:
      guard board.table.isSettled else { return wake.sooner(.nextFrame) }
      // The wrong move goes back; in its place stands the one that was meant.
      board.takeBack(to: start)
      board.line = ShownLine(.advice, [solution], since: context.now)
      phase = .shown(since: context.now)
      return .nextFrame
    case .right, .shown:
      guard let due = doneAt(context.now), context.now < due else { return wake.sooner(.nextFrame) }
      return wake.sooner(.at(due))
    }
  }

  func arrange(_ region: BoardRegion, source: Rect?) -> Bool { board.arrange(region, source: source) }
  func takes(_ key: Key) -> Bool { board.table.takes(key) }
  func owns(_ arrow: Key) -> Bool { board.table.owns(arrow) }
  func takeSounds() -> [Sound] { board.table.takeSounds() }
  var drag: (piece: String, over: String?)? { board.table.drag(board.view) }
  func way(of move: String) -> HandWay? { HandWay.find(move, turns: [], on: board.table, board.view) }

  func layOpen(_ context: StageContext) -> Wake {
    board.note(context)
    if board.line == nil { board.line = ShownLine(.advice, [solution], since: context.now - 10) }
    // Any place will do: the picture is scaled to where it is shown.
    let (room, window) = (Rect(0, 0, 420, 420), Size(700, 420))
    _ = board.arrange(
      BoardRegion(
        arrangement: .wide, window: window, frame: room, side: Rect(440, 200, 240, 187),
        stage: Rect(440, 0, 100, 110), pixel: 1), source: nil)
    return board.advance(context)
  }

  var miniature: BoardPicture { board.cutOut }

  var report: GameReport {
    GameReport(
      name: G.info.name, position: board.position.notation, moves: board.moves.map(\.description),
      turn: board.position.turn == seat ? "you" : "other", outcome: nil, message: task, isThinking: false)
  }
}
