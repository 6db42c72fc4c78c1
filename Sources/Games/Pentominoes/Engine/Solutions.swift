// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// Every solution of a board.
///
/// Where the board has symmetries and every tile that is allowed must be laid, one of each class of symmetric
/// solutions is searched for, and the others follow from it.
struct Solutions: Sendable {
  /// How many tiles a solution has.
  let depth: Int
  /// By number of the image, as in `rows`.
  let placements: [Placement]
  /// The symmetries of the board, `upright` first.
  let symmetries: [Orientation]
  /// For each symmetry, where it carries every image.
  let images: [[UInt16]]
  /// The images of the solutions found, `depth` of each.
  let rows: [UInt16]
  /// How many were found, at least one of each class.
  let found: Int
  /// How many solutions there are, nothing folded.
  let count: Int
  /// Pairs of a region and a set of tiles that covers it, as far as they were looked at.
  let nodes: UInt64

  /// The fewer orientations a tile has, the fewer places there are to lay it first.
  private static let pivots: [Pentomino] = [.x, .i, .z, .w, .t, .u, .v, .f, .n, .l, .y, .p]
  /// Tiles that lie in eight ways.
  private static let chiral: [Pentomino] = [.f, .n, .l, .y, .p]

  /// Solves the board.
  /// - Parameters:
  ///   - board: the squares to be covered, five for each tile of a solution, at most 60.
  ///   - allowed: tiles to choose from.
  ///   - limit: how many solutions are wanted at most; `count` and `found` are right only if there are fewer.
  /// - Returns: nil when the search was stopped.
  init?(_ board: Board, allowed: PentominoSet, limit: Int = .max, _ limits: SearchLimits = SearchLimits()) {
    let depth = board.cells.count / 5
    let symmetries = board.symmetries
    let mayFold = symmetries.count > 1 && allowed.count == depth && depth > 1
    let pivot = mayFold ? Self.pivots.first(where: allowed.contains) : nil
    let restricted = pivot.flatMap { pivot in Self.chiral.first { $0 != pivot && allowed.contains($0) } }
    let squares = SolverBoard(board, allowed: allowed, restricted: restricted)
    let placements = squares.placements
    let images = symmetries.map { squares.images(under: $0, of: board) }

    var graph = CoverGraph(squares, allowed: allowed, depth: pivot == nil ? depth : depth - 1)
    /// How many solutions each found one stands for, by the image laid first.
    var weights: [UInt16: Int] = [:]
    if let pivot {
      for image in placements.indices where placements[image].tile == pivot {
        let orbit = images.map { Int($0[image]) }
        guard orbit.allSatisfy({ $0 >= image }) else { continue }
        let stabiliser = symmetries.indices.filter { orbit[$0] == image }.map { symmetries[$0] }
        graph.begin(
          with: image, restriction: restricted == nil ? 0 : Restriction.bits(against: stabiliser))
        weights[UInt16(image)] = symmetries.count / (restricted == nil ? stabiliser.count : 1)
      }
    } else {
      graph.begin(with: nil)
    }
    guard graph.build(limits) else { return nil }
    let found = graph.collect(limit: limit)
    self.found = found.count
    nodes = graph.states
    var count = pivot == nil ? self.found : 0
    if pivot != nil {
      for start in stride(from: 0, to: found.rows.count, by: depth) {
        count += weights[found.rows[start], default: 0]
      }
    }
    self.count = count
    (self.depth, self.placements, self.symmetries, self.images) = (depth, placements, symmetries, images)
    rows = Array(UnsafeBufferPointer(start: found.rows.base, count: found.rows.count))
  }

  /// One of the solutions found.
  func solution(_ index: Int) -> [Placement] {
    (0..<depth).map { placements[Int(rows[index * depth + $0])] }
  }
}

extension Pentominoes.Position {
  /// The squares that are free, as a board in the same frame; nil when there are none.
  var freeBoard: Board? {
    let lines = rows.map { row in String(row.map { $0 == "." ? "." : "#" }) }
    return try? Board(lines)
  }
}
