// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Words

/// What the table shows of the solutions: their number after every move, a hint in three steps, and the solutions
/// themselves.
extension Pentominoes.Engine {
  /// So many solutions can be leafed through; where there are more, something must be laid first.
  private static let endingLimit = 5_000

  /// For every placement, also of a tile that lies on the board already, how many solutions are left afterwards, up to
  /// symmetry.
  public func evaluate(
    _ position: Pentominoes.Position, control: SearchControl,
    tell: @Sendable (Pentominoes.Move, MoveValue) -> Void
  ) -> Bool {
    guard !position.isSolved,
      let knowledge = knowledge(of: position.puzzle, limits: SearchLimits(control: control))
    else { return false }
    var values: [Pentominoes.Move: Int] = [:]
    func judge(_ position: Pentominoes.Position, _ tiles: [Pentomino]) {
      let counts = knowledge.classCounts(position)
      for tile in tiles {
        for placement in position.board.placements(of: tile) where position.fits(placement) {
          values[.place(placement)] = counts[placement]
        }
      }
    }
    judge(position, position.left.tiles)
    for tile in position.placed.subtracting(position.givens).tiles where !control.isStopped {
      if let without = position.playing(.remove(tile)) { judge(without, [tile]) }
    }
    if control.isStopped { return false }
    for (move, count) in values { tell(move, MoveValue(count)) }
    return true
  }

  /// How many solutions are left, up to symmetry.
  public func waysLeft(in position: Pentominoes.Position, control: SearchControl) -> Int? {
    knowledge(of: position.puzzle, limits: SearchLimits(control: control))?.classesLeft(position)
  }

  public func endings(of position: Pentominoes.Position, control: SearchControl) -> [Pentominoes.Position]? {
    guard let knowledge = knowledge(of: position.puzzle, limits: SearchLimits(control: control)) else {
      return nil
    }
    let numbers = knowledge.browsed(position)
    guard numbers.count <= Self.endingLimit else {
      control.giveUp()
      return nil
    }
    return numbers.map { number in
      knowledge.solution(number).values.reduce(Pentominoes.Position(position.puzzle)) { $0.laying($1) }
    }
  }

  public func epilogue(of position: Pentominoes.Position, control: SearchControl) -> [Saying] {
    guard let knowledge = knowledge(of: position.puzzle, limits: SearchLimits(control: control)),
      knowledge.solutionNumber(position) != nil
    else { return [] }
    let count = knowledge.classCount
    let folds = count < knowledge.count
    let decided = Pentominoes.decision(of: position).map { motif, laid in
      Saying(motif.looksBack(after: laid) ?? "")
    }
    return [Saying(Pentominoes.explain(solutions: count))] + [decided].compactMap { $0 }
      + (folds ? [Saying(tr("Turns and mirror images count once."))] : [])
  }
}
