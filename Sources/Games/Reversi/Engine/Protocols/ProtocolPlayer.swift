// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore

/// A game as another program tells it, and the engine that plays it: what the protocols have in common.
final class ProtocolPlayer {
  private let engine: Reversi.Engine
  private let request: EngineRequest
  /// Every position since the start of the game.
  private(set) var positions = [Reversi.Position()]
  /// Where in the list a side has passed without a word.
  private var silent: Set<Int> = []
  /// Time for a move, when the other program gives one.
  var milliseconds: Int?

  init(_ engine: Reversi.Engine, _ request: EngineRequest) {
    self.engine = engine
    self.request = request
  }

  var position: Reversi.Position { positions.last ?? Reversi.Position() }

  func start(_ position: Reversi.Position = Reversi.Position()) { (positions, silent) = ([position], []) }

  /// Plays a move; false when it is not legal.
  func play(_ move: Reversi.Move) -> Bool {
    guard let next = position.playing(move) else { return false }
    positions.append(next)
    return true
  }

  /// Gives the move to a side: passes for the other one when that must pass. False when it is not that side's turn.
  func give(to seat: Seat) -> Bool {
    if position.turn == seat { return true }
    guard position.mustPass, play(.pass) else { return false }
    silent.insert(positions.count - 1)
    return true
  }

  /// Takes back a pass that nobody has spoken of.
  func takeSilenceBack() { if silent.remove(positions.count - 1) != nil { positions.removeLast() } }

  /// Takes the last move back, with the pass before it of which nothing was said; false when there is none.
  func undo() -> Bool {
    guard positions.count > 1 else { return false }
    positions.removeLast()
    takeSilenceBack()
    return true
  }

  /// The best move with what is known of it; nil when the game is over.
  func study() -> PerfectPlayer.Choice? {
    guard !position.isOver else { return nil }
    return engine.study(
      position, seed: request.seed ?? UInt64(positions.count),
      milliseconds: milliseconds ?? request.milliseconds,
      control: SearchControl())
  }

  /// The engine's move; nil when the game is over.
  func choose() -> Reversi.Move? {
    guard !position.isOver else { return nil }
    return engine.choose(
      in: position, strength: request.strength, seed: request.seed ?? UInt64(positions.count),
      milliseconds: milliseconds ?? request.milliseconds, control: SearchControl())
  }
}
