// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ArgumentParser
import ConnectFour
import EngineCore
import GameCore
import Quarto
import Reversi

/// People who look one move ahead, to measure the bots against. All of them win at once.
enum Novice: String, CaseIterable, ExpressibleByArgument {
  /// Else plays anywhere.
  case careless
  /// Blocks at once and takes a corner, else plays anywhere.
  case beginner
  /// Blocks at once and takes a corner, else plays near the middle; in Reversi turns as many discs as possible.
  case simple

  /// What they play; nil when the game is over.
  func move<Played: Game>(
    in position: Played.Position, of type: Played.Type, using random: inout SeededRandom
  ) -> Played.Move? {
    let moves = position.legalMoves.shuffled(using: &random)
    if let win = moves.first(where: { position.playing($0)?.outcome?.winner == position.turn }) { return win }
    guard self != .careless else { return moves.first }
    let forced = Self.blocks(moves, in: position)
    return choose(of: forced.isEmpty ? moves : forced, in: position)
  }

  /// What keeps the other side from winning at once; none when nothing has to, or nothing does.
  private static func blocks<Position: GamePosition>(
    _ moves: [Position.Move], in position: Position
  ) -> [Position.Move] {
    // A gift is all that there is to be careful about.
    if position.isMidTurn { return moves.filter { !position.hands(over: $0) } }
    // A threat is what would win if it were the other side's turn: it is seen after any other move.
    return moves.filter { move in
      moves.contains { other in
        guard other != move, let next = position.playing(other), next.turn != position.turn else {
          return false
        }
        return next.playing(move)?.outcome?.winner == next.turn
      }
    }
  }

  private func choose<Position: GamePosition>(of moves: [Position.Move], in position: Position) -> Position
    .Move?
  {
    if let reversi = position as? Reversi.Position {
      if let corner = moves.first(where: { Self.isCorner(($0 as? Reversi.Move)?.square) }) { return corner }
      guard self == .simple else { return moves.first }
      return moves.max { reversi.count(after: $0) < reversi.count(after: $1) }
    }
    guard self == .simple else { return moves.first }
    return moves.min { Self.distance($0) < Self.distance($1) }
  }

  static func isCorner(_ square: Int?) -> Bool { square.map { [0, 7, 56, 63].contains($0) } ?? false }

  /// From the middle of the board, in no measure.
  private static func distance(_ move: some Any) -> Int {
    if let move = move as? ConnectFour.Move { return abs(move.column - 3) }
    guard case .place(let cell)? = move as? Quarto.Move else { return 0 }
    return (1...2).contains(cell % 4) && (1...2).contains(cell / 4) ? 0 : 1
  }
}

extension GamePosition {
  /// True of a move after which the other side could win at once.
  func hands(over move: Move) -> Bool {
    guard let next = playing(move), next.turn != turn else { return false }
    return next.legalMoves.contains { next.playing($0)?.outcome?.winner == next.turn }
  }
}

extension Reversi.Position {
  /// How many discs the mover has after a move.
  fileprivate func count(after move: Any) -> Int {
    (move as? Reversi.Move).flatMap { playing($0) }?.count(of: turn) ?? 0
  }
}
