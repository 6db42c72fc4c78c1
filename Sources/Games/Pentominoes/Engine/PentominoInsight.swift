// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore

/// What the table shows of the solutions: their number after every move, a hint in three steps, and the solutions
/// themselves.
extension PentominoesEngine {
  /// So many solutions can be leafed through.
  private static let endingLimit = 2000

  /// For every placement, also of a tile that lies on the board already, how many solutions are left afterwards, up to
  /// symmetry.
  public func values(in position: PentominoPosition, control: SearchControl) -> [PentominoMove: Int]? {
    guard !position.isSolved,
      let knowledge = knowledge(of: position.puzzle, limits: SearchLimits(control: control))
    else { return nil }
    var values: [PentominoMove: Int] = [:]
    func judge(_ position: PentominoPosition, _ tiles: [Pentomino]) {
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
  public func value(of position: PentominoPosition, control: SearchControl) -> Int? {
    knowledge(of: position.puzzle, limits: SearchLimits(control: control))?.classesLeft(position)
  }

  public func endings(of position: PentominoPosition, control: SearchControl) -> [PentominoPosition]? {
    guard let knowledge = knowledge(of: position.puzzle, limits: SearchLimits(control: control)) else {
      return nil
    }
    return knowledge.browsed(position).prefix(Self.endingLimit).map { number in
      knowledge.solution(number).values.reduce(PentominoPosition(position.puzzle)) { $0.laying($1) }
    }
  }

  public func epilogue(of position: PentominoPosition, control: SearchControl) -> String? {
    guard let knowledge = knowledge(of: position.puzzle, limits: SearchLimits(control: control)),
      let found = knowledge.solutionNumber(position)
    else { return nil }
    return found.of == 1 ? "the only solution" : "solution \(found.number.grouped) of \(found.of.grouped)"
  }

  /// Is there still a way; which tile is wrong; one right tile.
  static func steps(
    _ move: PentominoMove, _ position: PentominoPosition, left: Int, wrong: PentominoSet?
  ) -> [String] {
    guard left == 0 else {
      let count = left == 1 ? "There is one solution from here." : "There are \(left) solutions from here."
      let laid = position.placed.subtracting(position.givens).count
      return [
        count, laid == 0 ? "No tile lies yet, so none is wrong." : "Every tile lies right.",
        "The \(move.tile) belongs there.",
      ]
    }
    let tiles = (wrong ?? PentominoSet([move.tile])).tiles.map(\.description)
    let names =
      tiles.count == 1 ? "The \(tiles[0]) lies wrong." : "Wrong are \(tiles.joined(separator: ", "))."
    return ["There is no solution from here.", names, "The \(move.tile) must come off."]
  }
}
