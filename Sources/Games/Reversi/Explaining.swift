// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore

/// Why moves are good or bad, in words.
extension Reversi: Explaining {
  public static func ideas(of move: Move, in position: Position) -> [Idea] {
    let turned = Position(black: position.black, white: position.white, turn: position.turn.other)
    return position.motifs(of: move).filter { motif in
      // Few discs are turned where another move turns more.
      guard case .fewestTurned(let discs) = motif else { return true }
      return position.legalMoves.allSatisfy { other in
        other == move || other.square.map { position.turned(by: $0).nonzeroBitCount > discs.count } ?? true
      }
    }.map { motif in
      var idea = motif.idea(of: move)
      switch motif {
      // A square that the other side cannot take can wait.
      case .lastOfRegion(let place), .wedge(let place):
        if turned.legalSquares >> UInt64(place) & 1 == 0 { idea.explains = false }
      // What is turned back at once is no gain.
      case .turnsEdge(let discs, _):
        let turned = discs.reduce(UInt64(0)) { $0 | 1 << UInt64($1) }
        if let next = position.playing(move), next.turn != position.turn,
          next.legalMoves.contains(where: { reply in
            reply.square.map { next.turned(by: $0) & turned != 0 } ?? false
          })
        {
          idea.explains = false
        }
      // What opens something is quiet in name only.
      case .quiet:
        if let next = position.playing(move),
          next.legalSquares & ~turned.legalSquares != 0 || next.empty.nonzeroBitCount < 4
        {
          idea.explains = false
        }
      default: break
      }
      return idea
    }
  }

  public static func couldBePlayed(_ move: Move, outOfTurnIn position: Position) -> Bool {
    Position(black: position.black, white: position.white, turn: position.turn.other).legalMoves.contains(
      move)
  }

  public static func opening(of reply: Move, by move: Move, in position: Position) -> [String] {
    guard let after = position.playing(move), after.turn != position.turn, let square = reply.square else {
      return []
    }
    return after.flips(of: square).joined().sorted().map { Move.name(ofSquare: $0) }
  }

  public static func closing(of reply: Move, by move: Move, in position: Position) -> [String]? {
    guard let next = position.playing(move), next.turn != position.turn, let square = move.square,
      reply != move,
      !next.legalMoves.contains(reply)
    else { return nil }
    guard couldBePlayed(reply, outOfTurnIn: position) else { return nil }
    // Each that would be enough if it were not turned.
    return position.flips(of: square).joined().sorted().filter { disc in
      let bit = UInt64(1) << UInt64(disc)
      return Position(black: next.black ^ bit, white: next.white ^ bit, turn: next.turn).legalMoves.contains(
        reply)
    }.map { Move.name(ofSquare: $0) }
  }

  public static func makesUse(of fault: Idea, _ move: Move, in position: Position) -> Bool {
    // The way to a corner that such a square opens leads over its disc.
    guard let corner = move.square, ["X square", "C square"].contains(fault.name) else { return true }
    return !Set(Motif.ids(position.flips(of: corner).first ?? [])).isDisjoint(with: fault.cells)
  }

  public static func stands(_ idea: Idea, of move: Move, in position: Position) -> Bool {
    let turned = Position(black: position.black, white: position.white, turn: position.turn.other)
    return ideas(of: move, in: turned).contains {
      $0.name == idea.name && !Set($0.cells).isDisjoint(with: idea.cells)
    }
  }
}
