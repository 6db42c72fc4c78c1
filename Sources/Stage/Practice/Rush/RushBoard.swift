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
  /// - Returns: whether the move was right, nil where none was made; and why none can be.
  func interpret(_ gesture: Gesture, _ context: StageContext) -> (isRight: Bool?, refusal: String?)
  func arrange(_ region: BoardRegion) -> Bool
  func advance(_ context: StageContext) -> Wake
  func takes(_ key: Key) -> Bool
  func owns(_ arrow: Key) -> Bool
  func takeSounds() -> [Sound]
  var drag: (piece: String, over: String?)? { get }
  var report: GameReport { get }
  var words: BoardWords? { get }
  func way(of move: String) -> HandWay?
  /// The board with the answer on it, as it lies there once a run is over.
  func layOpen(_ context: StageContext) -> Wake
  var miniature: BoardPicture { get }
}

extension Game {
  static func rushBoard(_ puzzle: PackedPuzzle, _ settings: GameOptions) -> (any RushBoard)? {
    RushTable<Self>(puzzle, settings)
  }
}

/// The game's table with one puzzle on it.
final class RushTable<G: Game>: RushBoard {
  /// How long a right move is looked at, and an answer.
  private static var flash: Double { 0.12 }
  private static var showTime: Double { 0.6 }

  private let puzzle: PackedPuzzle
  private let solution: G.Move
  private var exercise: Exercise<G>
  private var board: BoardDesk<G>

  init?(_ puzzle: PackedPuzzle, _ settings: GameOptions) {
    guard let first = G.line(of: puzzle)?.first, let move = first.move,
      let exercise = Exercise<G>(first.position, [move], .rush),
      let board = BoardDesk<G>(puzzle, settings, seat: exercise.seat)
    else { return nil }
    (self.puzzle, solution, self.exercise, self.board) = (puzzle, move, exercise, board)
  }

  var info: GameDescriptor { G.info }
  var node: Node<StageAction> { board.node }
  var answer: String { G.shortName(of: solution) }
  var sought: String { solution.description }
  var task: String {
    let name = G.info.tokens.isEmpty ? nil : G.info.name(of: exercise.seat, firstPerson: .first).said
    return PuzzleWords.task(puzzle.goal, name)
  }

  func interpret(_ gesture: Gesture, _ context: StageContext) -> (isRight: Bool?, refusal: String?) {
    switch board.interpret(gesture, &exercise, context) {
    case (_, .right): (true, nil)
    case (_, .wrong): (false, nil)
    case (.refused(let reason), _): (nil, reason)
    default: (nil, nil)
    }
  }

  /// When all has been looked at; nil while a move is waited for, or goes back.
  private var due: Double? {
    exercise.endedAt.map { $0 + (exercise.isFound ? Self.flash : Self.showTime) * board.moment.look.pace }
  }

  func isDone(at now: Double) -> Bool { due.map { now >= $0 && board.table.isSettled } ?? false }

  func advance(_ context: StageContext) -> Wake {
    let (step, wake) = board.advance(&exercise, context)
    // In the place of the wrong move stands the one that was meant.
    if case .back = step { board.line = ShownLine(.advice, [solution], since: context.now) }
    return wake.sooner(due.map { context.now < $0 ? .at($0) : .nextFrame } ?? .never)
  }

  func arrange(_ region: BoardRegion) -> Bool { board.arrange(region) }
  func takes(_ key: Key) -> Bool { board.table.takes(key) }
  func owns(_ arrow: Key) -> Bool { board.table.owns(arrow) }
  func takeSounds() -> [Sound] { board.table.takeSounds() }
  var drag: (piece: String, over: String?)? { board.table.drag(board.view) }
  func way(of move: String) -> HandWay? { board.way(of: move) }

  func layOpen(_ context: StageContext) -> Wake {
    if board.line == nil { board.line = ShownLine(.advice, [solution], since: context.now - 10) }
    _ = board.arrange(.anywhere)
    return board.advance(context)
  }

  var miniature: BoardPicture { BoardView<G>(table: board.table, view: board.view).cutOut(margin: 0) }
  var report: GameReport { board.report(task) }
  var words: BoardWords? { board.words }
}
