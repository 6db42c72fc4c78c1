// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Synchronization

/// What helps with Pentominoes: it knows every solution, so it always lays a tile where one is left.
public final class PentominoesEngine: GameEngine {
  /// The puzzles known, the latest last.
  private let known = Mutex<[PuzzleKnowledge]>([])
  private static let capacity = 4

  public init(resources: Resources) {}

  /// Everything about a puzzle, from memory or by solving it, which blocks.
  /// - Returns: nil when the search was stopped, or there are more solutions than can be kept.
  public func knowledge(of puzzle: Puzzle, limits: SearchLimits = SearchLimits()) -> PuzzleKnowledge? {
    if let found = remembered(puzzle) { return found }
    guard let made = PuzzleKnowledge(puzzle, limits: limits) else { return nil }
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
    in position: PentominoPosition, strength: Strength, seed: UInt64, control: SearchControl
  ) -> PentominoMove? {
    guard !position.isSolved else { return nil }
    var random = SeededRandom(seed: seed)
    guard let knowledge = knowledge(of: position.puzzle, limits: SearchLimits(control: control)) else {
      return searched(position, control)
    }
    guard let number = knowledge.matching(position).randomElement(using: &random) else { return nil }
    let solution = knowledge.solution(number)
    let open = Pentomino.allCases.compactMap { solution[$0] }.filter { position.placements[$0.tile] == nil }
    return open.randomElement(using: &random).map(PentominoMove.place)
  }

  /// The placement that leaves the most solutions; when none is left, the removal of a tile that is in the way of
  /// all of them.
  public func hint(in position: PentominoPosition, control: SearchControl) -> Hint<PentominoMove>? {
    guard !position.isSolved else { return nil }
    guard let knowledge = knowledge(of: position.puzzle, limits: SearchLimits(control: control)) else {
      return searched(position, control).map { Hint(move: $0, meaning: "leaves a solution") }
    }
    let right = knowledge.classCounts(position).placements
    if let most = right.map(\.count).max(), let best = right.first(where: { $0.count == most }) {
      let meaning = most == 1 ? "leaves one solution" : "leaves \(most) solutions"
      return Hint(
        move: .place(best.placement), meaning: meaning,
        steps: Self.steps(.place(best.placement), position, left: knowledge.classesLeft(position), wrong: nil)
      )
    }
    guard let wrong = knowledge.wrongTiles(position).first, let tile = wrong.tiles.first else { return nil }
    let others = wrong.count - 1
    return Hint(
      move: .remove(tile),
      meaning: others == 0
        ? "is in the way of every solution"
        : "is in the way of every solution, with \(others) \(others == 1 ? "other" : "others")",
      steps: Self.steps(.remove(tile), position, left: 0, wrong: wrong))
  }

  /// A right placement by a search of this position alone.
  private func searched(_ position: PentominoPosition, _ control: SearchControl) -> PentominoMove? {
    guard let free = position.freeBoard,
      let solutions = Solutions(free, allowed: position.left, limit: 1, SearchLimits(control: control)),
      solutions.found > 0
    else { return nil }
    return solutions.solution(0).first.map(PentominoMove.place)
  }
}
