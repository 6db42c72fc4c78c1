// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Testing

@testable import Quarto

/// What is said of half a turn, held against playing it out.
struct MotifTests {
  typealias Position = Quarto.Position

  /// Positions of games in which nobody wins while that can be helped, by both rules.
  private static let positions: [Position] = (1...80 as ClosedRange<UInt64>).flatMap { seed in
    var random = SeededRandom(seed: seed)
    var positions = [Position(rules: seed.isMultiple(of: 2) ? .lines : .squares)]
    while let last = positions.last, last.outcome == nil {
      let moves = last.legalMoves.shuffled(using: &random)
      let quiet = moves.first { move in last.playing(move).map { !canWin($0) && $0.outcome == nil } ?? false }
      guard let next = (quiet ?? moves.first).flatMap({ last.playing($0) }) else { break }
      positions.append(next)
    }
    return positions.filter { $0.outcome == nil }
  }

  /// True when whoever places now completes a line.
  private static func canWin(_ position: Position) -> Bool {
    position.hand != nil
      && position.legalMoves.contains { position.playing($0)?.outcome?.winner == position.turn }
  }

  @Test func whatIsSaidIsPlayedOut() throws {
    #expect(Self.positions.count > 1000)
    var counts: [String: Int] = [:]
    for position in Self.positions {
      // The gifts with which the other side wins at once.
      let winning = position.legalMoves.count { position.playing($0).map { Self.canWin($0) } ?? false }
      for move in position.legalMoves {
        let next = try #require(position.playing(move))
        let motifs = position.motifs(of: move)
        let gives = next.outcome == nil && next.hand == nil ? next.legalMoves : []
        let safe = gives.filter { move in next.playing(move).map { !Self.canWin($0) } ?? false }
        var (wins, hands, none) = (false, false, false)
        for motif in motifs {
          counts[String("\(motif)".prefix { $0 != "(" }), default: 0] += 1
          switch motif {
          case .wins(let lines, let shared):
            wins = true
            for line in lines { #expect(line.allSatisfy { next.winningCells.contains($0) }) }
            #expect(!lines.isEmpty && !shared.isEmpty)
          case .givesWin(let danger):
            hands = true
            #expect(next.playing(.place(danger.open))?.outcome?.winner == next.turn)
            #expect(danger.three.count == 3)
            for cell in danger.three {
              #expect(position.board[cell]?.has(danger.shared.trait) == danger.shared.isSet)
            }
            #expect(next.hand?.has(danger.shared.trait) == danger.shared.isSet)
          case .noSafePiece:
            none = true
            #expect(!gives.isEmpty && safe.isEmpty)
          case .overlooks(let cell):
            #expect(position.playing(.place(cell))?.outcome?.winner == position.turn)
          case .lastSafe:
            #expect(position.legalMoves.count - winning == 1)
            #expect(!Self.canWin(next))
          case .safe(let others):
            #expect(!Self.canWin(next))
            #expect(winning == others && others > 0)
          case .safePieces(let count): #expect(count == safe.count && count > 0)
          case .dangers(let traits):
            #expect(traits.count > 1)
            for trait in traits {
              let pieces = Quarto.Piece.allCases.filter { $0.has(trait.trait) == trait.isSet }
              func completes(_ position: Position) -> Bool {
                pieces.contains { piece in position.emptyCells.contains { position.wins(piece, on: $0) } }
                  && pieces.allSatisfy { piece in
                    position.emptyCells.contains { position.wins(piece, on: $0) }
                  }
              }
              #expect(completes(next))
            }
          }
        }
        #expect(
          wins == (next.outcome?.winner == position.turn && next.hand == nil), "\(position.notation) \(move)")
        #expect(hands == Self.canWin(next), "\(position.notation) \(move)")
        #expect(none == (!gives.isEmpty && safe.isEmpty), "\(position.notation) \(move)")
      }
    }
    for name in ["wins", "givesWin", "noSafePiece", "overlooks", "lastSafe", "safe", "safePieces", "dangers"]
    {
      #expect(counts[name, default: 0] > 0, "\(name) never occurs")
    }
  }
}
