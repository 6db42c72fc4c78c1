// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Testing

@testable import ConnectFour

/// What is said of a move, held against the fours of the board and against playing it out.
struct MotifTests {
  typealias Position = ConnectFour.Position
  typealias Cell = ConnectFour.Cell

  /// All 69 places of four on the board.
  private static let fours: [[Cell]] = {
    let ways = [(1, 0), (0, 1), (1, 1), (1, -1)]
    return (0..<7).flatMap { column in
      (0..<6).flatMap { row in
        ways.map { way in (0..<4).map { Cell(column: column + $0 * way.0, row: row + $0 * way.1) } }
      }
    }.filter { $0.allSatisfy { (0..<7).contains($0.column) && (0..<6).contains($0.row) } }
  }()

  /// Positions of random games, and of games of a beginner who sees fours, which last longer.
  private static let positions: [Position] = (1...90 as ClosedRange<UInt64>).flatMap { seed in
    var random = SeededRandom(seed: seed)
    var positions = [Position()]
    while let last = positions.last, last.outcome == nil {
      let moves = last.legalMoves.shuffled(using: &random)
      let quiet = seed.isMultiple(of: 3) ? nil : moves.first { wins(after: last.playing($0)).isEmpty }
      guard let next = (quiet ?? moves.first).flatMap({ last.playing($0) }) else { break }
      positions.append(next)
    }
    return positions.filter { $0.outcome == nil }
  }

  /// The columns in which whoever is to move wins at once; none when the game is over.
  private static func wins(after position: Position?) -> [Int] {
    guard let position, position.outcome == nil else { return [] }
    return position.legalColumns.filter { position.playing($0)?.outcome?.winner == position.turn }
  }

  private static func completing(_ seat: Seat, in position: Position) -> Set<Cell> {
    var cells: Set<Cell> = []
    for four in fours {
      var (own, open): (Int, Cell?) = (0, nil)
      for cell in four {
        let stone = position.stone(column: cell.column, row: cell.row)
        if stone == seat { own += 1 } else if stone == nil { open = cell }
      }
      if own == 3, let open { cells.insert(open) }
    }
    return cells
  }

  @Test func thereAreFoursEnough() {
    #expect(Self.fours.count == 69 && Self.positions.count > 1000)
  }

  @Test func whatDecidesIsPlayedOut() throws {
    var counts: [String: Int] = [:]
    for position in Self.positions {
      for move in position.legalMoves {
        let next = try #require(position.playing(move))
        let motifs = position.motifs(of: move)
        let lost = Self.wins(after: next)
        let replies = next.outcome == nil ? next.legalColumns.compactMap { next.playing($0) } : []
        let isForced =
          lost.isEmpty && !replies.isEmpty && replies.allSatisfy { !Self.wins(after: $0).isEmpty }
        let (wins, loses, forces) = motifs.reduce((false, false, false)) { found, motif in
          switch motif {
          case .wins: (true, found.1, found.2)
          case .opens, .overlooks: (found.0, true, found.2)
          case .doubleThreat, .noSafeColumn: (found.0, found.1, true)
          default: found
          }
        }
        #expect(wins == (next.outcome?.winner == position.turn), "\(position.notation) \(move)")
        #expect(loses == !lost.isEmpty, "\(position.notation) \(move)")
        #expect(forces == isForced, "\(position.notation) \(move)")
        for motif in motifs {
          counts[String("\(motif)".prefix { $0 != "(" }), default: 0] += 1
          if case .opens(let cell) = motif {
            #expect(cell.column == move.column && lost.contains(cell.column))
          }
          if case .overlooks(let cell) = motif { #expect(lost.contains(cell.column)) }
          if case .noSafeColumn(let cells) = motif {
            // Each is where a reply loses, and every reply loses in one of them.
            let lost = replies.flatMap { reply in
              Self.wins(after: reply).map { Cell(column: $0, row: reply.height(of: $0)) }
            }
            #expect(
              Set(cells).isSubset(of: lost) && Set(cells).count == cells.count, "\(position.notation) \(move)"
            )
            if cells.count == 1 { counts["zugzwang", default: 0] += 1 }
          }
          if case .doubleThreat(let cells) = motif {
            #expect(cells.count > 1 && Self.completing(position.turn, in: next).isSuperset(of: cells))
          }
        }
      }
    }
    for name in [
      "wins", "opens", "overlooks", "doubleThreat", "noSafeColumn", "zugzwang", "blocks", "threat", "givesUp",
      "wasted",
    ] {
      #expect(counts[name, default: 0] > 0, "\(name) never occurs")
    }
  }

  @Test func whatHelpsIsOnTheBoard() throws {
    for position in Self.positions {
      let (own, other) = (position.turn, position.turn.other)
      let before = Self.completing(own, in: position)
      for move in position.legalMoves {
        let next = try #require(position.playing(move))
        let cell = Cell(column: move.column, row: position.height(of: move.column))
        lazy var after = Self.completing(own, in: next)
        for motif in position.motifs(of: move) {
          switch motif {
          case .blocks(let blocked):
            #expect(blocked == cell && Self.completing(other, in: position).contains(cell))
          case .threat(let threat, let gains):
            #expect(after.contains(threat) && !before.contains(threat))
            #expect(next.height(of: threat.column) < threat.row)
            // Coral plays first in an empty column of an even number of cells, and so in its odd rows.
            #expect(gains == ((threat.row + 1).isMultiple(of: 2) == (own == .second)))
          case .givesUp(let above):
            #expect(before.contains(above) && next.height(of: above.column) == above.row)
          case .wasted:
            let through = Self.fours.filter { $0.contains(cell) }
            #expect(
              through.allSatisfy { four in
                Set(four.compactMap { position.stone(column: $0.column, row: $0.row) }).count == 2
              })
          default: break
          }
        }
      }
    }
  }
}
