// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import House
import InterfaceKit

/// A game on its own table, for whoever shows it without a session around it: moves are made and taken back from outside, and the
/// table moves its pieces.
package struct BoardDesk<G: Game> {
  package private(set) var game: GameLine<G>
  package private(set) var options: GameOptions
  /// The seat of the person in front of the screen; nil between two people.
  package let seat: Seat?
  package var table = G.Table()
  /// Comes anew first in everything that happens.
  package var moment = BoardMoment()
  /// True while the person may move.
  package var mayMove = false
  package var line: ShownLine<G.Move>?
  /// Ids of elements that light up.
  package var glows: Set<String> = []
  /// A paper hand that shows a move.
  package var hand: HandWay?
  package private(set) var place: BoardRegion?
  /// From where a new piece can be dragged, beside the board.
  private var plates: [Seat: Rect] = [:]
  /// False while something else stands in the place of the tray.
  package var showsTray = true
  private var hasAppeared = false

  /// - Parameter options: with which the game began.
  package init(_ game: GameLine<G>, _ options: GameOptions, seat: Seat?) {
    (self.game, self.options, self.seat) = (game, options, seat)
  }

  package var position: G.Position { game.position }
  package var moves: [G.Move] { game.moves }

  package var view: TableView<G.Position, G.Move> {
    var view = view(of: position, moves, options, mayMove: mayMove && position.outcome == nil)
    view.line = line
    return view
  }

  /// Another position in the place of its own.
  package func view(
    of position: G.Position, _ moves: [G.Move], _ options: GameOptions, mayMove: Bool = false
  ) -> TableView<G.Position, G.Move> {
    var view = TableView(
      position: position, moves: moves, turn: position.turn, outcome: position.outcome,
      mayMove: mayMove && moment.isActive, options: options, look: moment.look, plates: plates,
      showsTray: showsTray, showsFocus: moment.showsFocus, now: moment.now)
    view.ownSeat = seat
    return view
  }

  /// The moves as they are told.
  /// - Parameters:
  ///   - id: different for every game.
  ///   - name: what a side is called.
  package func saidMoves(of id: String, name: @escaping (Seat) -> String) -> SaidMoves {
    SaidMoves(game, game: id, own: seat, name: name)
  }

  package var words: BoardWords? { table.words(view) }

  // MARK: - Moves

  /// False of a move that is not legal.
  @discardableResult
  package mutating func play(_ move: G.Move, again: Bool = false) -> Bool {
    guard game.play(move) else { return false }
    (line, glows) = (nil, [])
    table.follow(again ? .redone(move) : .played(move), view)
    return true
  }

  package mutating func takeBack() {
    guard let last = game.takeBack() else { return }
    (line, glows) = (nil, [])
    table.follow(.undone(last), view)
  }

  /// What an exercise says that happens.
  package mutating func perform(_ step: Exercise<G>.Step?) {
    switch step {
    case .right(let move), .wrong(let move): play(move)
    case .moves(let moves): for move in moves { play(move) }
    case .again(let moves): for move in moves { play(move, again: true) }
    case .back(let count): for _ in 0..<count { takeBack() }
    case .refused, nil: break
    }
  }

  /// Another game, as it lies there when one comes.
  package mutating func begin(_ game: GameLine<G>, _ options: GameOptions) {
    (self.game, self.options, line, glows) = (game, options, nil, [])
    renew()
  }

  /// Everything lies again as it did at first.
  package mutating func renew() {
    table = G.Table()
    if let place { table.arrange(place) }
    table.follow(.appeared, view)
  }

  /// How a hand makes a move; nil where it cannot.
  /// - Parameter turns: buttons of the game's own that it uses on the way.
  package func way(of move: String, turns: [String] = []) -> HandWay? {
    HandWay.find(move, turns: turns, on: table, view)
  }

  // MARK: - An exercise

  /// - Returns: what the table makes of a gesture, and what the exercise makes of that.
  package mutating func interpret(
    _ gesture: Gesture, _ exercise: inout Exercise<G>, _ context: StageContext
  ) -> (response: TableResponse<G.Move>, step: Exercise<G>.Step?) {
    moment = BoardMoment(context)
    let (isSpent, back) = exercise.goOn(by: gesture, at: moment.now)
    perform(back)
    if isSpent { return (.handled, back) }
    mayMove = exercise.phase == .waiting
    let response = table.interpret(gesture, view)
    switch response {
    case .move(let move) where view.mayMove, .moveSaying(let move, _) where view.mayMove:
      let step = exercise.take(move, at: moment.now)
      perform(step)
      return (response, step ?? back)
    default: return (response, back)
    }
  }

  /// - Parameter reply: see `Exercise.advance`; by itself nobody asks what a wrong move allows.
  package mutating func advance(
    _ exercise: inout Exercise<G>, _ context: StageContext,
    reply: (_ isLate: Bool) -> Refutation? = { _ in Refutation() }
  ) -> (step: Exercise<G>.Step?, wake: Wake) {
    mayMove = exercise.phase == .waiting
    let wake = advance(context)
    guard moment.isActive else { return (nil, wake) }
    let (step, next) = exercise.advance(
      to: moment.now, pace: moment.look.pace, isSettled: table.isSettled, reply: reply)
    perform(step)
    return (step, wake.sooner(next))
  }

  // MARK: - Place and time

  /// True when that changes the picture.
  package mutating func arrange(_ region: BoardRegion, plates: [Seat: Rect] = [:]) -> Bool {
    guard region != place || plates != self.plates else { return false }
    (place, self.plates) = (region, plates)
    table.arrange(region)
    return true
  }

  package mutating func advance(_ context: StageContext) -> Wake {
    moment = BoardMoment(context)
    if !hasAppeared {
      hasAppeared = true
      table.follow(.appeared, view)
    }
    let isShown = line?.isAppearing(moment.look, at: moment.now) ?? false
    return table.advance(view).sooner(isShown ? .nextFrame : .never)
  }

  // MARK: - Picture

  /// - Parameter message: what is said beside it.
  package func report(_ message: String, isThinking: Bool = false) -> GameReport {
    GameReport(
      name: G.info.name, position: position.notation, moves: moves.map(\.description),
      turn: position.turn == seat ? "you" : "other", outcome: nil, message: message, isThinking: isThinking)
  }

  package var node: Node<StageAction> {
    let frames =
      place == nil || glows.isEmpty
      ? [] : table.elements(view).filter { glows.contains($0.id) }.map(\.frame)
    let (hand, moment) = (hand, moment)
    return .layers([
      BoardView<G>(table: table, view: view).node,
      .surface(
        Surface(
          paint: { list in for frame in frames { list.glow(around: frame) } },
          paintLifted: { list in
            if let hand { hand.paint(at: (moment.now - hand.start) / moment.look.pace, into: &list) }
          },
          elements: { [] })
      ).sized(.fill, .fill),
    ]).sized(.fill, .fill)
  }
}
