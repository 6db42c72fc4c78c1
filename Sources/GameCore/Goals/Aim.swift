// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// One thing that a move does by the rules alone, and no other move of its position: what a person looks for in a puzzle, where an
/// exact value alone would ask for more than anybody sees.
public enum Aim: String, Hashable, Sendable, CaseIterable {
  /// Take the one corner that can be taken; bring one within reach, and take it; open none.
  case corner, reach, closed
  /// Leave the other side no move.
  case pass
  /// Take the last square of a region; go in between two discs on the edge.
  case last, wedge
  /// Stop what the other side would win by.
  case block

  /// The idea of the game that says so of a move, by its name.
  public var idea: String {
    switch self {
    case .corner: "corner"
    case .reach: "reaches corner"
    case .closed: "opens corner"
    case .pass: "forced pass"
    case .last: "parity"
    case .wedge: "wedge"
    case .block: "block"
    }
  }

  /// False where it is asked for a move of which the idea does not say so.
  public var hasIdea: Bool { self != .closed }

  /// True of what is seen in a moment.
  public var isQuick: Bool { [.corner, .closed, .pass, .block].contains(self) }

  /// True of a move that comes to it in another way: after it a corner can be taken, whatever the other side plays.
  public func isReached<G: Game>(by move: G.Move, of game: G.Type, in position: G.Position) -> Bool {
    guard self == .reach, let next = position.playing(move), next.turn != position.turn, next.outcome == nil
    else { return false }
    return next.legalMoves.allSatisfy { reply in
      next.playing(reply).map {
        $0.turn == position.turn && !Aim.corner.moves(of: G.self, in: $0).isEmpty
      } ?? false
    }
  }

  /// The moves that do it.
  public func moves<G: Game>(of game: G.Type, in position: G.Position) -> [G.Move] {
    position.legalMoves.filter { move in
      G.facets.ideas(of: move, in: position).contains { $0.name == idea } == hasIdea
    }
  }
}
