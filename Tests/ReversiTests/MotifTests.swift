// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Testing

@testable import Reversi

/// What is said of a move, held against the rules and against games that are played on.
struct MotifTests {
  typealias Position = Reversi.Position

  private static let games: [[Position]] = (1...40 as ClosedRange<UInt64>).map { seed in
    var random = SeededRandom(seed: seed)
    var positions = [Position()]
    while let last = positions.last, let move = last.legalMoves.randomElement(using: &random),
      let next = last.playing(move)
    {
      positions.append(next)
    }
    return positions
  }

  @Test func whatIsSaidIsOnTheBoard() throws {
    #expect(Self.games.joined().count > 1000)
    var counts: [String: Int] = [:]
    for position in Self.games.joined() where !position.isOver && !position.mustPass {
      for move in position.legalMoves {
        let square = try #require(move.square)
        let next = try #require(position.playing(move))
        let turned = (0..<64).filter {
          position.disc(on: $0) == position.turn.other && next.disc(on: $0) == position.turn
        }
        func isOpen(_ square: Int) -> Bool {
          (-1...1).contains { row in
            (-1...1).contains { column in
              let (x, y) = (square % 8 + column, square / 8 + row)
              return (0..<8).contains(x) && (0..<8).contains(y) && next.disc(on: 8 * y + x) == nil
            }
          }
        }
        func isStable(_ square: Int) -> Bool {
          next.stableDiscs(of: position.turn) >> UInt64(square) & 1 == 1
        }
        for motif in position.motifs(of: move) {
          counts[String("\(motif)".prefix { $0 != "(" }), default: 0] += 1
          switch motif {
          case .corner(let corner): #expect(corner == square && [0, 7, 56, 63].contains(corner))
          case .opensCorners(let corners):
            for corner in corners {
              #expect(next.playing(.place(corner)) != nil)
              // Had the other side been to move before, it could not have taken it.
              let before = Position(black: position.black, white: position.white, turn: position.turn.other)
              #expect(before.playing(.place(corner)) == nil)
            }
          case .reachesCorners(let corners):
            let again = Position(black: next.black, white: next.white, turn: position.turn)
            for corner in corners {
              #expect(again.playing(.place(corner)) != nil && position.playing(.place(corner)) == nil)
              // A corner that the other side takes at once was not brought within reach.
              #expect(!next.legalMoves.contains(.place(corner)) || next.turn == position.turn)
            }
          case .fewestMoves(let count):
            #expect(count == next.legalMoves.count)
            for other in position.legalMoves {
              guard let after = position.playing(other), !after.mustPass else { continue }
              #expect(other == move || after.legalSquares.nonzeroBitCount > count)
            }
          case .fewestTurned(let discs):
            #expect(discs == turned)
            for other in position.legalMoves {
              #expect(try discs.count <= position.flips(of: #require(other.square)).joined().count)
            }
          case .xSquare(_, let corner):
            #expect(next.disc(on: corner) == nil)
            #expect(abs(corner % 8 - square % 8) == 1 && abs(corner / 8 - square / 8) == 1)
          case .cSquare(_, let corner):
            #expect(next.disc(on: corner) == nil)
            #expect(abs(corner % 8 - square % 8) + abs(corner / 8 - square / 8) == 1)
          case .wipesOut: #expect(next.discs(of: position.turn.other) == 0)
          case .forcesPass(let before):
            #expect(next.legalMoves == [.pass])
            let other = Reversi.Position(
              black: position.black, white: position.white, turn: position.turn.other)
            let could = other.legalMoves.compactMap(\.square).filter { $0 != move.square }
            #expect(Set(before) == Set(could))
          case .fewMoves(let squares):
            #expect(next.legalMoves.compactMap(\.square) == squares && !next.mustPass)
          case .wedge: #expect([0, 7].contains(square % 8) || [0, 7].contains(square / 8))
          case .unbalancedEdge(let five):
            #expect(five.count == 5 && five.allSatisfy { next.disc(on: $0) == position.turn })
          case .quiet: #expect(turned.allSatisfy { !isOpen($0) })
          case .frontier(let facing):
            #expect(facing == turned.filter { isOpen($0) && !isStable($0) } && facing.count >= 4)
          case .lastOfRegion: #expect(!isOpen(square))
          case .greedy(let count): #expect(count == turned.count)
          case .turnsEdge(let discs, let edge):
            let line = (0..<64).filter { [$0 / 8 == 0, $0 / 8 == 7, $0 % 8 == 0, $0 % 8 == 7][edge] }
            #expect(line.contains(square) && discs == turned.filter(line.contains))
          case .stable(let discs): #expect(discs.allSatisfy { next.disc(on: $0) == position.turn })
          }
        }
      }
    }
    for name in [
      "corner", "opensCorners", "xSquare", "cSquare", "forcesPass", "fewMoves", "wedge", "unbalancedEdge",
      "stable",
      "quiet", "frontier", "lastOfRegion", "greedy", "reachesCorners", "fewestMoves", "fewestTurned",
      "turnsEdge",
    ] { #expect(counts[name, default: 0] > 0, "\(name) never occurs") }
  }

  /// However a game goes on, a stable disc stays what it is.
  @Test func stableDiscsStay() {
    for game in Self.games {
      for (index, position) in game.enumerated() {
        for seat in Seat.allCases {
          let stable = position.stableDiscs(of: seat)
          for later in game[index...] { #expect(later.discs(of: seat) & stable == stable) }
        }
      }
    }
  }
}
