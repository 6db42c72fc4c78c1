// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore

extension Pentominoes {
  /// A board with some tiles on it, by the plain rules: the solver has types of its own, which tests hold against this.
  public struct Position: GamePosition {
    public let puzzle: Puzzle
    /// The tiles on the board.
    public private(set) var placements: [Pentomino: Placement] = [:]
    /// The same tiles, the one that was laid or moved last at the end. Boards that look alike are equal, whatever was laid first.
    public private(set) var order: [Pentomino] = []
    /// The squares that are covered, by the numbers of `Board.cells`.
    public private(set) var covered: UInt64 = 0

    /// The board with its givens; a given that does not fit is left out.
    public init(_ puzzle: Puzzle) {
      self.puzzle = puzzle
      for given in puzzle.givens where fits(given) && placements[given.tile] == nil { put(given) }
    }

    public var board: Board { puzzle.board }

    /// Tiles on the board.
    public var placed: PentominoSet { PentominoSet(placements.keys) }
    /// Tiles that are not on the board.
    public var left: PentominoSet { puzzle.allowed.subtracting(placed) }
    /// How many tiles are still to be laid.
    public var missing: Int { puzzle.needed - placements.count }
    /// Tiles that lie from the start and stay.
    public var givens: PentominoSet { PentominoSet(puzzle.givens.map(\.tile)).intersection(placed) }

    /// Every square is covered. With no room for more the game is over.
    public var isSolved: Bool { covered == board.full }

    /// A puzzle has one seat.
    public var turn: Seat { .first }
    public var outcome: Outcome? { isSolved ? Outcome(winner: .first, reason: Pentominoes.solved) : nil }

    /// The tile that covers a square.
    public func tile(at cell: Cell) -> Pentomino? {
      guard let number = board.number(of: cell), covered >> UInt64(number) & 1 == 1 else { return nil }
      return placements.values.first { board.mask(of: $0).map { $0 >> UInt64(number) & 1 == 1 } ?? false }?
        .tile
    }

    /// True when the tile may lie there: on squares of the board that are free, or covered by itself now.
    public func fits(_ placement: Placement) -> Bool {
      guard puzzle.allowed.contains(placement.tile), let mask = board.mask(of: placement) else {
        return false
      }
      return mask & coveredByOthers(than: placement.tile) == 0
    }

    /// Every legal move: the places of each tile in the order of the letters, its present place aside, and then the
    /// tiles that can be taken off. None when the board is full.
    public var legalMoves: [Pentominoes.Move] {
      guard !isSolved else { return [] }
      let movable = puzzle.allowed.subtracting(givens)
      let laid = movable.tiles.flatMap { tile in
        board.placements(of: tile).filter { $0 != placements[tile] && fits($0) }.map(Pentominoes.Move.place)
      }
      return laid + movable.intersection(placed).tiles.map(Pentominoes.Move.remove)
    }

    /// The position after `move`, or nil if it is not legal.
    public func playing(_ move: Pentominoes.Move) -> Pentominoes.Position? {
      guard !isSolved, !givens.contains(move.tile) else { return nil }
      var next = self
      switch move {
      case .place(let placement):
        guard placement != placements[placement.tile], fits(placement) else { return nil }
        next.lift(placement.tile)
        next.put(placement)
      case .remove(let tile):
        guard placements[tile] != nil else { return nil }
        next.lift(tile)
      }
      return next
    }

    /// Where a tile lands that is let go with the corner of its frame at `row` and `column`, in cells and fractions of
    /// cells: on the square under it if it fits there, else on the nearest of the eight around it where it fits, by
    /// squared distance; nil when it fits nowhere near.
    public func nearestFit(
      of tile: Pentomino, _ orientation: Orientation, row: Double, column: Double
    ) -> Placement? {
      guard !givens.contains(tile), abs(row) < 1000, abs(column) < 1000 else { return nil }
      let under = Cell(Int(row.rounded()), Int(column.rounded()))
      let exact = Placement(tile, orientation, at: under)
      if fits(exact) { return exact }
      var nearest: (placement: Placement, distance: Double)?
      for number in 0..<9 {
        let corner = under + Cell(number / 3 - 1, number % 3 - 1)
        let placement = Placement(tile, orientation, at: corner)
        let (down, right) = (Double(corner.row) - row, Double(corner.column) - column)
        let distance = down * down + right * right
        if fits(placement), distance < nearest?.distance ?? .infinity { nearest = (placement, distance) }
      }
      return nearest?.placement
    }

    private func coveredByOthers(than tile: Pentomino) -> UInt64 {
      covered & ~(placements[tile].flatMap { board.mask(of: $0) } ?? 0)
    }

    private mutating func put(_ placement: Placement) {
      placements[placement.tile] = placement
      order.append(placement.tile)
      covered |= board.mask(of: placement) ?? 0
    }

    private mutating func lift(_ tile: Pentomino) {
      covered = coveredByOthers(than: tile)
      placements[tile] = nil
      order.removeAll { $0 == tile }
    }

    public static func == (a: Self, b: Self) -> Bool { (a.puzzle, a.placements) == (b.puzzle, b.placements) }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(puzzle)
      hasher.combine(placements)
    }

    /// The position with this tile laid or moved there; the same position when it does not fit.
    func laying(_ placement: Placement) -> Pentominoes.Position {
      guard fits(placement) else { return self }
      var next = self
      next.lift(placement.tile)
      next.put(placement)
      return next
    }
  }
}
