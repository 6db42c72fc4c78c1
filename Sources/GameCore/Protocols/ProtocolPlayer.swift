// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// A game as another program tells it, turn by turn: what the protocols have in common.
public final class ProtocolPlayer<G: Game> {
  public typealias Chooser = (G.Position, _ seed: UInt64, _ milliseconds: Int?) -> G.Move?

  private let seed: UInt64?
  private let chooser: Chooser
  /// Every position since the start of the game.
  private var positions: [G.Position] = [G.start(GameOptions())]
  /// How many positions there were before each turn: a pass that nobody has spoken of belongs to the turn after it.
  private var turns: [Int] = []
  /// Time for a move, when the other program gives one.
  public var milliseconds: Int?

  /// - Parameter choose: the move of the engine; nil when it has none.
  public init(_ request: EngineRequest, choose: @escaping Chooser) {
    (seed, milliseconds, chooser) = (request.seed, request.milliseconds, choose)
  }

  public var position: G.Position { positions[positions.count - 1] }
  public var isOver: Bool { position.outcome != nil }
  /// What decides between equal moves: each position has its own.
  public var moveSeed: UInt64 { seed ?? UInt64(positions.count) }

  public func start(_ position: G.Position = G.start(GameOptions())) {
    (positions, turns) = ([position], [])
  }

  /// Plays a turn of a side, all of it or nothing; passes for the other one when that must pass.
  /// - Returns: false, and nothing has changed, when a move is not legal or it is not this side's turn.
  public func play(_ moves: [G.Move], by seat: Seat? = nil) -> Bool {
    let before = positions.count
    guard give(to: seat ?? position.turn), moves.allSatisfy({ append($0) }) else {
      positions.removeLast(positions.count - before)
      return false
    }
    turns.append(before)
    return true
  }

  /// The engine's turn: its moves up to that of the other side.
  /// - Returns: nil when it is not this side's turn; no moves when the game is over.
  public func choose(for seat: Seat, isPlayed: Bool) -> [G.Move]? {
    let before = positions.count
    guard isOver || give(to: seat) else { return nil }
    var moves: [G.Move] = []
    while !isOver, position.turn == seat, let move = choose(), append(move) { moves.append(move) }
    if isPlayed, !moves.isEmpty {
      turns.append(before)
    } else {
      positions.removeLast(positions.count - before)
    }
    return moves
  }

  /// The engine's next move; nil when the game is over.
  public func choose() -> G.Move? { isOver ? nil : chooser(position, moveSeed, milliseconds) }

  /// Takes the last turn back; false when there is none.
  public func undo() -> Bool {
    guard let before = turns.popLast() else { return false }
    positions.removeLast(positions.count - before)
    return true
  }

  private func append(_ move: G.Move) -> Bool {
    guard let next = position.playing(move) else { return false }
    positions.append(next)
    return true
  }

  private func give(to seat: Seat) -> Bool {
    if position.turn == seat { return true }
    return G.facets.pass(in: position).map { append($0) } ?? false
  }
}

extension SearchControl {
  /// As much work as an engine does in so many milliseconds; without them as much as it finds right.
  public static func lasting<Engine: GameEngine>(
    _ milliseconds: Int?, of engine: Engine.Type, threads: Int
  ) -> SearchControl {
    let budget = milliseconds.map { UInt64(max(1, $0)) * Engine.secondOfWork / 1000 }
    return SearchControl(budget: budget ?? .max, threads: threads)
  }
}
