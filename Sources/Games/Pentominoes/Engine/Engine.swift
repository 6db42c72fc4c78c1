// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Synchronization

extension Pentominoes {
  /// What helps with Pentominoes: it knows every solution, so it always lays a tile where one is left.
  public final class Engine: Evaluating, Solving {
    /// What is known of a hint's move.
    public enum Meaning: Hashable, Sendable {
      /// Solutions with the tile there and in all, up to symmetry; raw, with every turn and mirror counted: only then is
      /// a tile the only one there.
      public struct Counts: Hashable, Sendable {
        public var with: Int
        public var left: Int
        public var rawWith: Int
        public var rawLeft: Int
        /// True when no other placement that is asked for leaves as many.
        public var isMost: Bool
        /// The tiles that leave a solution there.
        public var works: PentominoSet
      }

      /// What can be seen: what asks for the move, or what is wrong before it; and what it leaves.
      public struct Seen: Hashable, Sendable {
        var reason: Motif?
        var rest: Motif?
        var others: [Against] = []
      }

      /// Another tile that could cover the square that asks for one, and what shows that it does not belong there.
      public struct Against: Hashable, Sendable {
        var tile: Pentomino
        var fault: Motif?
        /// In how many ways it could lie there.
        var ways = 0
      }

      /// A right placement.
      case right(Counts, Seen)
      /// A right placement, on a board with more solutions than can be counted.
      case leavesOne(Seen)
      /// No solution is left; without these tiles one would be.
      case wrong(PentominoSet, Seen)

      var seen: Seen {
        switch self {
        case .right(_, let seen), .leavesOne(let seen), .wrong(_, let seen): seen
        }
      }
    }

    /// The puzzles known, the latest last.
    private let known = Mutex<[PuzzleKnowledge]>([])
    /// The last puzzle that has too many solutions: it is not solved again for every question.
    private let tooMany = Mutex<Puzzle?>(nil)
    private static let capacity = 4
    public static let secondOfWork: UInt64 = 25_000_000

    public init(resources: Resources) {}

    public func rest() { known.withLock { $0 = [] } }

    /// Everything about a puzzle, from memory or by solving it, which blocks.
    /// - Returns: nil when the search was stopped, or there are more solutions than can be kept; then no work helps, and
    ///   the control is told so.
    public func knowledge(of puzzle: Puzzle, limits: SearchLimits = SearchLimits()) -> PuzzleKnowledge? {
      if let found = remembered(puzzle) { return found }
      if tooMany.withLock({ $0 == puzzle }) {
        limits.control?.giveUp()
        return nil
      }
      guard let made = PuzzleKnowledge(puzzle, limits: limits) else {
        if let control = limits.control, !control.hasGivenUp {
          tooMany.withLock { $0 = puzzle }
          control.giveUp()
        }
        return nil
      }
      known.withLock { known in
        known.append(made)
        if known.count > Self.capacity { known.removeFirst() }
      }
      return made
    }

    /// Everything about a puzzle if it has been solved before; returns at once.
    public func remembered(_ puzzle: Puzzle) -> PuzzleKnowledge? {
      known.withLock { known in
        guard let place = known.lastIndex(where: { $0.puzzle == puzzle }) else { return nil }
        let found = known.remove(at: place)
        known.append(found)
        return found
      }
    }

    /// A tile of a random solution that is left, at its place; nil when none is. Every strength plays alike.
    public func choose(
      in position: Pentominoes.Position, strength: Strength, seed: UInt64, control: SearchControl
    ) -> Pentominoes.Move? {
      guard !position.isSolved else { return nil }
      var random = SeededRandom(seed: seed)
      guard let knowledge = knowledge(of: position.puzzle, limits: SearchLimits(control: control)) else {
        return searched(position, control)
      }
      guard let number = random.element(of: knowledge.matching(position)) else { return nil }
      let solution = knowledge.solution(number)
      let open = Pentomino.allCases.compactMap { solution[$0] }.filter { position.placements[$0.tile] == nil }
      return random.element(of: open).map(Pentominoes.Move.place)
    }

    /// A right placement for the plainest thing that can be seen: a square that only one tile can cover, or the hardest one. Of
    /// several the one that leaves the most solutions. When none is left, the removal of a tile that is in the way: of as few as can
    /// be, and of these those that were laid last.
    public func hint(in position: Pentominoes.Position, control: SearchControl) -> Hint<
      Pentominoes.Move, Meaning
    >? {
      guard !position.isSolved else { return nil }
      guard let knowledge = knowledge(of: position.puzzle, limits: SearchLimits(control: control)) else {
        let motif = position.asking
        return searched(position, control, for: motif).map { move in
          Hint(move: move, meaning: .leavesOne(Meaning.Seen(reason: motif, rest: position.rest(after: move))))
        }
      }
      let right = knowledge.classCounts(position).placements
      let motif = position.asking
      let asked = right.filter { right in motif?.asks(for: .place(right.placement)) ?? true }
      if let most = asked.map(\.count).max(), let best = asked.first(where: { $0.count == most }) {
        let move = Pentominoes.Move.place(best.placement)
        let counts = Meaning.Counts(
          with: most, left: knowledge.classesLeft(position),
          rawWith: knowledge.left(position, with: best.placement), rawLeft: knowledge.left(position),
          isMost: asked.count { $0.count == most } == 1, works: PentominoSet(asked.map(\.placement.tile)))
        var seen = Meaning.Seen(reason: motif, rest: position.rest(after: move))
        if case .narrow(let cell, let tiles, _) = motif, counts.rawWith == counts.rawLeft {
          seen.others = tiles.tiles.filter { $0 != best.placement.tile }.map { tile in
            let fault = position.fault(of: tile, on: cell)
            return Meaning.Against(tile: tile, fault: fault?.motif, ways: fault?.ways ?? 0)
          }
        }
        return Hint(move: move, meaning: .right(counts, seen))
      }
      guard let wrong = knowledge.wrongTiles(position).first,
        let tile = position.order.last(where: { wrong.contains($0) })
      else { return nil }
      // What is over with the tile is its fault.
      let after = position.playing(.remove(tile))?.motifs ?? []
      let faults = position.motifs.filter(\.decides)
      let fault = faults.first { !after.contains($0) } ?? faults.first
      return Hint(move: .remove(tile), meaning: .wrong(wrong, Meaning.Seen(reason: fault)))
    }

    /// Whether the puzzle can still be solved.
    public func bounds(of position: Pentominoes.Position, control: SearchControl) -> ClosedRange<Int>? {
      guard !position.isSolved,
        let knowledge = knowledge(of: position.puzzle, limits: SearchLimits(control: control))
      else { return nil }
      return knowledge.left(position) > 0 ? 1...1 : 0...0
    }

    /// A right placement by a search of this position alone; one that is asked for, if there is such a one.
    private func searched(
      _ position: Pentominoes.Position, _ control: SearchControl, for motif: Motif? = nil
    ) -> Pentominoes.Move? {
      guard let free = position.freeBoard,
        let solutions = Solutions(free, allowed: position.left, limit: 1, SearchLimits(control: control)),
        solutions.found > 0
      else { return nil }
      let moves = solutions.solution(0).map(Pentominoes.Move.place)
      return moves.first { motif?.asks(for: $0) ?? false } ?? moves.first
    }
  }
}
