// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ConnectFour
import GameCore
import Quarto
import Reversi

/// Something that a way of playing shows in and that can be counted: in some positions some of the moves show it.
struct Habit<Position: GamePosition> {
  typealias Values = [Position.Move: MoveValue]

  var name: String
  /// The moves that show it; none, or all of them, where the position does not ask for it.
  var shown: (Position, Values) -> [Position.Move]

  init(_ name: String, _ shown: @escaping (Position, Values) -> [Position.Move]) {
    (self.name, self.shown) = (name, shown)
  }

  /// Those moves of which `amount` is the most.
  static func most(_ name: String, _ amount: @escaping (Position, Position.Move) -> Int) -> Self {
    Self(name) { position, _ in
      let amounts = position.legalMoves.map { ($0, amount(position, $0)) }
      let most = amounts.map(\.1).max()
      return amounts.filter { $0.1 == most }.map(\.0)
    }
  }

  static var wins: Self {
    Self("takes a win") { position, _ in
      position.legalMoves.filter { position.playing($0)?.outcome?.winner == position.turn }
    }
  }

  /// Where nothing is won at once: what hands the other side no win at once.
  static var holds: Self {
    Self("hands no win over") { position, _ in
      let moves = position.legalMoves
      if moves.contains(where: { position.playing($0)?.outcome?.winner == position.turn }) { return [] }
      return moves.filter { !position.hands(over: $0) }
    }
  }

  /// Proven values only: what gives away neither a win nor a draw.
  /// - Parameter isAsked: in which positions.
  static func keeps(_ name: String, where isAsked: @escaping (Position) -> Bool = { _ in true }) -> Self {
    Self(name) { position, values in
      guard isAsked(position), values.count == position.legalMoves.count,
        values.values.allSatisfy(\.isProven), let best = values.values.map({ $0.score.signum() }).max()
      else { return [] }
      return values.filter { $0.value.score.signum() == best }.map(\.key)
    }
  }
}

extension Habit where Position == ConnectFour.Position {
  static var all: [Self] {
    [
      wins, holds,
      Self("blocks a four") { position, _ in
        let moves = position.legalMoves
        let other = moves.filter { move in
          moves.contains { first in
            guard first != move, let next = position.playing(first), next.turn != position.turn else {
              return false
            }
            return next.playing(move)?.outcome?.winner == next.turn
          }
        }
        return moves.contains { position.playing($0)?.outcome?.winner == position.turn } ? [] : other
      },
    ]
      + [2, 3, 4, 5].map { discs in
        Self("wins within \(discs) discs") { position, values in
          values.filter {
            $0.value.score > 0 && 22 - $0.value.score - position.columnsPlayed.count / 2 <= discs
          }.map(
            \.key)
        }
      }
      + [1, 2, 3, 4].map { discs in
        Self("loses to none of \(discs) discs") { position, values in
          values.filter {
            $0.value.score >= 0 || 22 + $0.value.score - (position.columnsPlayed.count + 1) / 2 > discs
          }.map(\.key)
        }
      } + [
        keeps("keeps what it has"), Self.most("most open threes") { $0.playing($1)?.open(to: $0.turn) ?? 0 },
        Self.most("fewest open threes against it") { -($0.playing($1)?.open(to: $0.turn.other) ?? 0) },
        Self("middle column") { position, _ in position.legalMoves.filter { $0.column == 3 } },
        Self("three middle columns") { position, _ in
          position.legalMoves.filter { (2...4).contains($0.column) }
        },
        Self("two open threes at once") { position, _ in
          position.legalMoves.filter { position.playing($0)?.open(to: position.turn) ?? 0 > 1 }
        },
      ]
  }
}

extension ConnectFour.Position {
  /// How many empty cells would complete four.
  fileprivate func open(to seat: Seat) -> Int {
    var count = 0
    for column in 0..<7 {
      for row in 0..<6 where stone(column: column, row: row) == nil {
        let isFour = [(1, 0), (0, 1), (1, 1), (1, -1)].contains { across, up in
          func run(_ sign: Int) -> Int {
            (1...3).prefix { step in
              let (x, y) = (column + sign * across * step, row + sign * up * step)
              return (0..<7).contains(x) && (0..<6).contains(y) && stone(column: x, row: y) == seat
            }.count
          }
          return run(1) + run(-1) >= 3
        }
        count += isFour ? 1 : 0
      }
    }
    return count
  }
}

extension Habit where Position == Quarto.Position {
  static var all: [Self] {
    func places(_ position: Position) -> Bool { position.hand != nil }
    func safe(_ position: Position, _ move: Position.Move) -> Int {
      position.playing(move).map { $0.left.count - $0.dangerous.count } ?? 0
    }
    func quiet(_ position: Position) -> Bool {
      places(position) && !position.legalMoves.contains { position.playing($0)?.outcome != nil }
    }
    return [
      wins,
      Self("gives no win away") { position, _ in
        places(position) ? [] : position.legalMoves.filter { !position.hands(over: $0) }
      },
      Self("gives no win on several cells") { position, _ in
        places(position)
          ? []
          : position.legalMoves.filter { move in
            guard case .give(let piece) = move else { return false }
            return position.emptyCells.filter { position.wins(piece, on: $0) }.count < 2
          }
      },
      Self("leaves a safe piece to give") { position, _ in
        quiet(position) ? position.legalMoves.filter { safe(position, $0) > 0 } : []
      },
      Self("leaves an odd number of safe pieces") { position, _ in
        quiet(position) ? position.legalMoves.filter { safe(position, $0) % 2 == 1 } : []
      },
      Self("leaves the fewest safe pieces") { position, _ in
        guard quiet(position) else { return [] }
        let counts = position.legalMoves.map { ($0, safe(position, $0)) }.filter { $0.1 > 0 }
        let least = counts.map(\.1).min()
        return counts.filter { $0.1 == least }.map(\.0)
      },
      Self("makes more pieces dangerous") { position, _ in
        guard quiet(position) else { return [] }
        return position.legalMoves.filter { (position.playing($0)?.dangerous.count ?? 0) > 3 }
      },
      Self("gives the piece with the lowest number") { position, _ in
        places(position) ? [] : Array(position.legalMoves.prefix(1))
      },
    ] + [5, 8].map { cells in keeps("keeps what it has, \(cells) cells") { $0.emptyCells.count <= cells } }
  }
}

extension Habit where Position == Reversi.Position {
  static var all: [Self] {
    let edges: UInt64 = 0x7E81_8181_8181_817E
    let corners: UInt64 = 0x8100_0000_0000_0081
    func bit(_ move: Position.Move) -> UInt64 { move.square.map { 1 << UInt64($0) } ?? 0 }
    func replies(_ position: Position, _ move: Position.Move) -> Int {
      position.playing(move).map { $0.turn == position.turn ? 0 : $0.legalSquares.nonzeroBitCount } ?? 0
    }
    func turned(_ position: Position, _ move: Position.Move) -> Int {
      position.playing(move)?.count(of: position.turn) ?? 0
    }
    return [
      Self("takes a corner") { position, _ in position.legalMoves.filter { bit($0) & corners != 0 } },
      Self("gives no corner") { position, _ in
        position.legalMoves.filter { move in
          position.playing(move).map { $0.turn == position.turn || $0.legalSquares & corners == 0 } ?? true
        }
      },
      Self("plays on the edge") { position, _ in position.legalMoves.filter { bit($0) & edges != 0 } },
      most("turns the most discs", turned), most("turns the fewest discs") { -turned($0, $1) },
      most("leaves the fewest moves") { -replies($0, $1) },
      Self("leaves few moves") { position, _ in
        let counts = position.legalMoves.map { ($0, replies(position, $0)) }
        let middle = counts.map(\.1).sorted()[counts.count / 2]
        return counts.filter { $0.1 < middle }.map(\.0)
      },
      most("keeps the most moves") { position, move in
        guard let next = position.playing(move) else { return 0 }
        return Position(black: next.black, white: next.white, turn: position.turn).legalSquares
          .nonzeroBitCount
      },
    ]
      + [6, 10, 14].map { empty in
        Self("plays exactly, \(empty) squares") { position, values in
          guard position.empty.nonzeroBitCount <= empty, values.count == position.legalMoves.count,
            values.values.allSatisfy(\.isProven), let best = values.values.map(\.score).max()
          else { return [] }
          return values.filter { $0.value.score == best }.map(\.key)
        }
      }
  }
}
