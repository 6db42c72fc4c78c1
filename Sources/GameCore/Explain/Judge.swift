// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// Asks an engine what moves are worth and how a game goes on: for hint, coach, review, quest and puzzle in the same way, so that
/// they say the same.
public struct Judge<G: Game>: Sendable {
  public let engine: G.Engine
  private let control: SearchControl

  /// - Parameter control: what all questions together may cost.
  public init(_ engine: G.Engine, _ control: SearchControl) {
    (self.engine, self.control) = (engine, control)
  }

  /// What a look at a position costs, in nodes: as much as a review spends where nothing can be proven, so that the same move
  /// has the same estimate everywhere.
  public static var look: UInt64 { G.Engine.secondOfWork / 10 }

  /// Deeper estimates are not taken: they would depend on what else the engine was asked.
  private static var deepest: Int { 8 }

  private func part(_ nodes: UInt64) -> SearchControl {
    SearchControl(budget: min(nodes, control.left), partOf: control)
  }

  // MARK: - What moves are worth

  struct Told {
    var values: [G.Move: MoveValue]
    /// True when the engine told all that it can.
    var isAll: Bool
  }

  func told(of position: G.Position, work: UInt64) -> Told {
    let told = ToldValues<G.Move>()
    let isAll = G.facets.evaluate(position, by: engine, control: part(work)) { move, value in
      if value.depth ?? 0 <= Self.deepest { told.take(value, of: move) }
    }
    return Told(values: told.all, isAll: isAll)
  }

  /// What is certain of the result of a position; nil when nothing is known.
  func result(of position: G.Position, work: UInt64) -> CertainResult? {
    engine.result(of: position, part(work))
  }

  /// What is known of a move and of the others in its place.
  /// - Parameters:
  ///   - here, after: what is certain of the result before and after the move.
  ///   - before: what was known already, where estimates reached as far.
  func reviewed(
    _ move: G.Move, in position: G.Position, work: UInt64, here: CertainResult? = nil,
    after: CertainResult? = nil, before: ReviewedMove? = nil
  ) -> ReviewedMove {
    let told = told(of: position, work: work)
    let proven = told.values.filter { $0.value.isProven }
    var values = Self.texts(proven)
    // A tile that is taken off a puzzle again has no value of its own.
    let isWhole = told.isAll && (!G.info.isContest || proven.count == position.legalMoves.count)
    if G.info.goal != nil {
      // Of a puzzle with its thousands of moves only the one that was played and the best are kept.
      let best = values.max { ($0.value, $1.key) < ($1.value, $0.key) }
      values = values.filter { $0.key == move.description || $0.key == best?.key }
    }
    var guesses: [String: Int] = [:]
    if G.facets.estimates, !isWhole {
      guesses = Self.texts(told.values.filter { !$0.value.isProven })
      // Estimates of all moves or of none: they are compared with each other.
      if guesses.count + values.count < position.legalMoves.count { guesses = before?.guesses ?? [:] }
    }
    let (least, most) = (here?.least(for: position.turn), after?.most(for: position.turn))
    return ReviewedMove(
      move.description, values: values, guesses: guesses, isWhole: isWhole,
      least: isWhole || least == -1 ? nil : least,
      most: values[move.description] == nil && most != 1 ? most : nil)
  }

  private static func texts(_ values: [G.Move: MoveValue]) -> [String: Int] {
    Dictionary(values.map { ($0.key.description, $0.value.score) }) { first, _ in first }
  }

  // MARK: - How the game goes on

  /// The best move that is found, and what it is worth where that is proven of every move; of several as good the one that an
  /// idea speaks for, what is certain before what can be seen: a lost side still blocks.
  public func best(in position: G.Position, work: UInt64) -> (move: G.Move, value: Int?)? {
    if let pass = G.facets.pass(in: position) { return (pass, nil) }
    guard let any = position.legalMoves.first else { return nil }
    let known = reviewed(any, in: position, work: work)
    if known.isWhole || !known.guesses.isEmpty, let move = Self.best(of: known, in: position) {
      return (move, known.best)
    }
    return engine.hint(in: position, control: part(work)).map { ($0.move, nil) } ?? (any, nil)
  }

  /// The best move that is known of a position.
  static func best(of known: ReviewedMove, in position: G.Position) -> G.Move? {
    clearest(of: known.bestMoves.compactMap { G.Move($0) }, in: position)
      ?? (position.legalMoves.count == 1 ? position.legalMoves.first : nil)
  }

  /// Of several moves that are as good the one for which an idea speaks.
  static func clearest(of moves: [G.Move], in position: G.Position) -> G.Move? {
    let ideas = moves.map { G.facets.idea(for: $0, in: position) }
    let place = ideas.firstIndex { $0?.isCertain ?? false } ?? ideas.firstIndex { $0 != nil } ?? 0
    return moves.indices.contains(place) ? moves[place] : nil
  }

  /// Best play of both sides.
  /// - Parameters:
  ///   - most: moves; the line ends sooner where the game does, or where somebody has to pass.
  ///   - work: what each of them may cost.
  ///   - isProven: true for a line that ends where a move is not proven to be best.
  ///   - known: what is known already of the position after so many of its moves.
  public func line(
    from start: G.Position, most: Int, work: UInt64, isProven: Bool = false, endsAtPass: Bool = true,
    known: (Int, [G.Move]) -> ReviewedMove? = { _, _ in nil }
  ) -> [G.Move] {
    var (line, position): ([G.Move], G.Position) = ([], start)
    while line.count < most, position.outcome == nil, !control.isStopped {
      if let pass = G.facets.pass(in: position) {
        guard !endsAtPass, let next = position.playing(pass) else { break }
        line.append(pass)
        position = next
        continue
      }
      let before = known(line.count, line)
      let isKnown = before.map { $0.isWhole || !isProven && !$0.guesses.isEmpty } ?? false
      let found: G.Move?
      if isKnown, let before {
        found = Self.best(of: before, in: position)
      } else {
        let best = best(in: position, work: work)
        found = isProven && best?.value == nil && position.legalMoves.count > 1 ? nil : best?.move
      }
      guard let move = found, let next = position.playing(move) else { break }
      line.append(move)
      position = next
    }
    return line
  }

  /// What follows a wrong move until the other side has moved: in a game whose turns have two halves the mover's second one
  /// comes first.
  /// - Parameter seat: who made the wrong move.
  /// - Returns: the moves, and what is proven of the position for whoever is to move there.
  public func reply(
    in start: G.Position, to seat: Seat, work: UInt64
  ) -> (moves: [G.Move], value: Int?) {
    var (moves, value, position): ([G.Move], Int?, G.Position) = ([], nil, start)
    while moves.count < 3, position.outcome == nil, !control.isStopped {
      guard let best = best(in: position, work: work), let next = position.playing(best.move) else { break }
      if moves.isEmpty { value = best.value }
      moves.append(best.move)
      let isReply = position.turn != seat && G.facets.pass(in: position) == nil
      position = next
      if isReply { break }
    }
    return (moves, value)
  }
}

extension MoveValues where Move: LosslessStringConvertible {
  /// The best move that is known; of several as good the one for which an idea speaks.
  public func bestMove<G: Game>(in position: G.Position, of game: G.Type) -> Move? where G.Move == Move {
    Judge<G>.clearest(of: bestMoves.sorted { $0.description < $1.description }, in: position)
  }
}
