// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

extension Pentominoes {
  /// What somebody finds who tries every tile on the free squares, and looks at what it would leave.
  struct Sight {
    /// A way to lay a tile that is left.
    struct Way {
      let placement: Placement
      /// Its squares, by the numbers of `Board.cells`.
      let mask: UInt64
      /// False when it leaves squares that cannot be filled: their number is no multiple of five, or five have a shape that no tile
      /// left has.
      let isOpen: Bool
    }

    let board: Board
    let tiles: PentominoSet
    /// True when every tile that is left has to be laid.
    let needsAll: Bool
    let ways: [Way]

    init(_ position: Position) {
      (board, tiles) = (position.board, position.left)
      needsAll = position.missing == tiles.count
      let board = board
      let free = board.full & ~position.covered
      let all = position.left.tiles.flatMap { tile in
        board.placements(of: tile).compactMap { placement in
          board.mask(of: placement).flatMap { $0 & ~free == 0 ? (placement, $0) : nil }
        }
      }
      let shapes = Dictionary(all.map { ($0.1, $0.0.tile) }) { first, _ in first }
      let near = board.cells.map { cell in
        Position.sides.compactMap { board.number(of: cell + $0) }.reduce(UInt64(0)) { $0 | 1 << UInt64($1) }
      }
      ways = all.map { placement, mask in
        Way(
          placement: placement, mask: mask,
          isOpen: Self.canBeFilled(free & ~mask, near) { shapes[$0].map { $0 != placement.tile } ?? false })
      }
    }

    /// True when every part of the free squares has a size that tiles can have, and one of five the shape of a tile.
    private static func canBeFilled(_ free: UInt64, _ near: [UInt64], isShape: (UInt64) -> Bool) -> Bool {
      var rest = free
      while rest != 0 {
        var region: UInt64 = 0
        var edge = rest & (~rest &+ 1)
        while edge != 0 {
          region |= edge
          var next: UInt64 = 0
          while edge != 0 {
            next |= near[edge.trailingZeroBitCount]
            edge &= edge - 1
          }
          edge = next & rest & ~region
        }
        let count = region.nonzeroBitCount
        guard count.isMultiple(of: 5), count > 5 || isShape(region) else { return false }
        rest &= ~region
      }
      return true
    }

    func covering(_ cell: Cell) -> [Way] {
      guard let number = board.number(of: cell) else { return [] }
      return ways.filter { $0.mask >> UInt64(number) & 1 == 1 }
    }

    func ways(of tile: Pentomino) -> [Way] { ways.filter { $0.placement.tile == tile } }
  }
}

extension Sequence<Pentominoes.Sight.Way> {
  /// Each once, in the order of the letters.
  var tiles: [Pentomino] { PentominoSet(map(\.placement.tile)).tiles }
}
