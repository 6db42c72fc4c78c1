// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore

extension Pentominoes {
  /// What the free squares of a board allow, by counting and looking alone.
  enum Motif: Hashable, Sendable {
    /// A part of the board that is closed in and whose size is no multiple of five.
    case oddPocket([Cell])
    /// Five squares of a form that no tile has that is left.
    case strangePocket([Cell])
    /// Two parts of five squares that want the same tile.
    case twoWant(Pentomino, [[Cell]])
    /// No tile that is left can cover this square.
    case dead(Cell)
    /// Only this tile can cover the square.
    case onlyTile(Pentomino, Cell)
    /// Five squares that only this tile fills.
    case pocket(Pentomino, [Cell])
    /// The board falls into parts of these sizes, each of which has to be filled by itself.
    case cut([Int])

    /// True when the board cannot be filled any more.
    var decides: Bool {
      switch self {
      case .oddPocket, .strangePocket, .twoWant, .dead: true
      default: false
      }
    }
  }
}

extension Pentominoes.Position {
  /// What can be seen of the free squares, what decides before what helps.
  var motifs: [Pentominoes.Motif] {
    guard !isSolved else { return [] }
    let regions = freeRegions
    var (broken, helpful): ([Pentominoes.Motif], [Pentominoes.Motif]) = ([], [])
    var wanted: [Pentomino: [[Cell]]] = [:]
    for region in regions {
      guard region.count.isMultiple(of: 5) else {
        broken.append(.oddPocket(region))
        continue
      }
      guard region.count == 5 else { continue }
      let mask = Self.mask(region, on: board)
      let tile = left.tiles.first { tile in board.placements(of: tile).contains { board.mask(of: $0) == mask }
      }
      guard let tile else {
        broken.append(.strangePocket(region))
        continue
      }
      wanted[tile, default: []].append(region)
      helpful.append(.pocket(tile, region))
    }
    for (tile, regions) in wanted.sorted(by: { $0.key.rawValue < $1.key.rawValue }) where regions.count > 1 {
      broken.append(.twoWant(tile, regions))
    }
    if broken.isEmpty {
      for (cell, tiles) in coverings(of: regions.filter { $0.count > 5 }.flatMap { $0 }) {
        if tiles.isEmpty { broken.append(.dead(cell)) }
        if tiles.count == 1, let tile = tiles.first { helpful.append(.onlyTile(tile, cell)) }
      }
    }
    if regions.count > 1, broken.isEmpty { helpful.append(.cut(regions.map(\.count).sorted())) }
    return broken + helpful
  }

  /// The free squares in parts that hang together by their sides, each row by row.
  var freeRegions: [[Cell]] {
    var open = Set(board.cells.filter { tile(at: $0) == nil })
    var regions: [[Cell]] = []
    for start in board.cells where open.remove(start) != nil {
      var (region, next) = ([start], [start])
      while let cell = next.popLast() {
        for way in [Cell(0, 1), Cell(1, 0), Cell(0, -1), Cell(-1, 0)] where open.remove(cell + way) != nil {
          region.append(cell + way)
          next.append(cell + way)
        }
      }
      regions.append(region.sorted { ($0.row, $0.column) < ($1.row, $1.column) })
    }
    return regions
  }

  /// For each of the squares the tiles left that can cover it, where all that is left has to be used.
  private func coverings(of cells: [Cell]) -> [(cell: Cell, tiles: Set<Pentomino>)] {
    var tiles: [Cell: Set<Pentomino>] = [:]
    for tile in left.tiles {
      for placement in board.placements(of: tile) where fits(placement) {
        for cell in placement.cells { tiles[cell, default: []].insert(tile) }
      }
    }
    return cells.map { ($0, tiles[$0] ?? []) }
  }

  private static func mask(_ cells: [Cell], on board: Board) -> UInt64 {
    cells.compactMap { board.number(of: $0) }.reduce(0) { $0 | 1 << UInt64($1) }
  }
}
