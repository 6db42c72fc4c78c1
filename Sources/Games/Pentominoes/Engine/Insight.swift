// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore

/// What the table shows of the solutions: their number after every move, a hint in three steps, and the solutions
/// themselves.
extension Pentominoes.Engine {
  /// So many solutions can be leafed through; where there are more, something must be laid first.
  private static let endingLimit = 5_000

  /// For every placement, also of a tile that lies on the board already, how many solutions are left afterwards, up to
  /// symmetry.
  public func values(in position: Pentominoes.Position, control: SearchControl) -> [Pentominoes.Move: Int]? {
    guard !position.isSolved,
      let knowledge = knowledge(of: position.puzzle, limits: SearchLimits(control: control))
    else { return nil }
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
    return control.isStopped ? nil : values
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

  public func epilogue(of position: Pentominoes.Position, control: SearchControl) -> String? {
    guard let knowledge = knowledge(of: position.puzzle, limits: SearchLimits(control: control)),
      let found = knowledge.solutionNumber(position)
    else { return nil }
    return found.of == 1 ? "the only solution" : "solution \(found.number.grouped) of \(found.of.grouped)"
  }

  /// Is there still a way; and one right tile. Where the way is one of many, so is the tile.
  /// - Parameters:
  ///   - most, left: solutions with the tile there and in all, up to symmetry.
  ///   - raw: the same with every turn and mirror counted: only then is a tile the only one there.
  static func steps(
    _ best: Placement, of most: Int, _ position: Pentominoes.Position, left: Int, raw: (most: Int, left: Int)
  ) -> [String] {
    if raw.left == 1 { return ["There is one solution from here.", "The \(best.tile) belongs there."] }
    var share = "One way is the \(best.tile) there."
    if left > 1 {
      if raw.most == raw.left {
        share = "The \(best.tile) lies there in all of them."
      } else if most < left {
        share = "One way is the \(best.tile) there: \(most.grouped) have it."
      }
    }
    // Before the first tile nothing can be wrong, and there is nothing to say but where to begin.
    if position.placed.subtracting(position.givens).count == 0 {
      return [
        (left == 1 ? "One solution, but for turns and mirrors. " : "\(left.grouped) solutions. ") + share
      ]
    }
    return [
      left == 1
        ? "There is one solution from here, but for turns and mirrors."
        : "There are \(left.grouped) solutions from here.", share,
    ]
  }

  /// Which tiles keep a solution away, and one of them to take off.
  static func steps(wrong: PentominoSet, taking tile: Pentomino) -> [String] {
    let names = wrong.tiles.map(\.description)
    let listed =
      names.count == 1
      ? names[0] : "\(names.dropLast().joined(separator: ", ")) and \(names[names.count - 1])"
    return [
      "There is no solution from here.",
      "Without the \(listed) there would be one.", "Take the \(tile) off.",
    ]
  }
}
