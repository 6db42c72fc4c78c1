// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore

extension Pentominoes {
  /// What the free squares of a board allow, by counting and by trying every tile once.
  public enum Motif: Hashable, Sendable {
    /// A part of the board that is closed in and whose size is no multiple of five.
    case oddPocket([Cell])
    /// Five squares of a form that no tile has that is left.
    case strangePocket([Cell])
    /// Two parts of five squares that want the same tile.
    case twoWant(Pentomino, [[Cell]])
    /// No tile that is left can cover this square.
    case dead(Cell)
    /// A tile that has to be laid fits nowhere.
    case noPlace(Pentomino)
    /// Two squares that only this tile can cover, each at another place.
    case clash(Pentomino, Cell, Cell)
    /// Whatever covers this square, one of these tiles or any that is left, leaves squares that cannot be filled.
    case blocked(Cell, PentominoSet)
    /// A tile that has to be laid leaves such squares wherever it fits.
    case misfit(Pentomino)
    /// Five squares that only this tile fills.
    case pocket(Pentomino, [Cell])
    /// Only this tile can cover the square, in so many ways.
    case onlyTile(Pentomino, Cell, ways: Int)
    /// A tile that has to be laid fits there only.
    case onlyPlace(Placement)
    /// Every other tile leaves squares that cannot be filled when it covers this square.
    case onlyOpen(Pentomino, Cell)
    /// The board falls into parts of these sizes, each of which has to be filled by itself.
    case cut([Int])
    /// Where nothing else is to be seen: the square that the fewest tiles can cover without leaving what cannot be filled.
    /// - Parameter isPlain: true when no other tile can cover it at all.
    case narrow(Cell, PentominoSet, isPlain: Bool)
    /// Where those are many everywhere: the square that can be covered in the fewest ways, and how many these are.
    case tight(Cell, ways: Int)

    /// True when the board cannot be filled any more.
    var decides: Bool {
      switch self {
      case .oddPocket, .strangePocket, .twoWant, .dead, .noPlace, .clash, .blocked, .misfit: true
      default: false
      }
    }

    /// True when there is no choice of the tile.
    var forces: Bool {
      switch self {
      case .pocket, .onlyTile, .onlyPlace, .onlyOpen: true
      default: false
      }
    }

    /// True when it is only where to look first.
    var isPlaceToBegin: Bool {
      switch self {
      case .narrow, .tight: true
      default: false
      }
    }

    /// The squares that it is about.
    var cells: [Cell] {
      switch self {
      case .oddPocket(let cells), .strangePocket(let cells), .pocket(_, let cells): cells
      case .twoWant(_, let pockets): pockets.flatMap { $0 }
      case .dead(let cell), .onlyTile(_, let cell, _), .onlyOpen(_, let cell): [cell]
      case .blocked(let cell, _), .narrow(let cell, _, _), .tight(let cell, _): [cell]
      case .clash(_, let first, let second): [first, second]
      case .onlyPlace(let placement): placement.cells
      case .noPlace, .misfit, .cut: []
      }
    }

    /// True when the move lays a tile where it is asked for.
    func asks(for move: Move) -> Bool {
      guard case .place(let placement) = move else { return false }
      switch self {
      case .onlyTile(let tile, let cell, _), .onlyOpen(let tile, let cell):
        return tile == placement.tile && placement.cells.contains(cell)
      case .pocket(let tile, let cells): return tile == placement.tile && Set(cells) == Set(placement.cells)
      case .onlyPlace(let only): return only == placement
      case .narrow(let cell, _, _), .tight(let cell, _): return placement.cells.contains(cell)
      default: return false
      }
    }
  }
}

extension Pentominoes.Position {
  static let sides = [Cell(0, 1), Cell(1, 0), Cell(0, -1), Cell(-1, 0)]

  /// What can be seen of the free squares, what decides before what helps, and the plainest first.
  var motifs: [Pentominoes.Motif] {
    guard !isSolved else { return [] }
    let regions = freeRegions
    let sight = Pentominoes.Sight(self)
    var (broken, helpful) = pockets(regions, sight)
    let cells = regions.filter { $0.count > 5 }.flatMap { $0 }.sorted()
    let coverings = cells.map { (cell: $0, ways: sight.covering($0)) }
    if broken.isEmpty { broken = dead(coverings, sight) }
    guard broken.isEmpty else { return broken }
    let only = coverings.filter { $0.ways.tiles.count == 1 }.sorted { $0.ways.count < $1.ways.count }
    helpful += only.compactMap { entry in
      entry.ways.tiles.first.map { .onlyTile($0, entry.cell, ways: entry.ways.count) }
    }
    if sight.needsAll {
      helpful += left.tiles.compactMap { tile in
        let ways = sight.ways(of: tile)
        return ways.count == 1 ? ways.first.map { .onlyPlace($0.placement) } : nil
      }
    }
    let open = coverings.map { (cell: $0.cell, all: $0.ways.tiles, ways: $0.ways.filter(\.isOpen)) }
    helpful += open.filter { $0.ways.tiles.count == 1 && $0.all.count > 1 }
      .sorted { $0.ways.count < $1.ways.count }
      .compactMap { entry in entry.ways.tiles.first.map { .onlyOpen($0, entry.cell) } }
    if !helpful.contains(where: \.forces), let least = open.map(\.ways.tiles.count).min() {
      let narrow = open.filter { $0.ways.tiles.count == least }.min { $0.ways.count < $1.ways.count }
      let tight = coverings.min { $0.ways.count < $1.ways.count }
      if least <= Self.few, let narrow {
        let tiles = narrow.ways.tiles
        helpful.append(.narrow(narrow.cell, PentominoSet(tiles), isPlain: tiles == narrow.all))
      } else if let tight {
        helpful.append(.tight(tight.cell, ways: tight.ways.count))
      }
    }
    return helpful + (regions.count > 1 ? [.cut(regions.map(\.count).sorted())] : [])
  }

  /// The plainest thing that asks for a tile.
  var asking: Pentominoes.Motif? { motifs.first { $0.forces || $0.isPlaceToBegin } }

  /// What a tile leaves no choice of.
  func rest(after move: Pentominoes.Move) -> Pentominoes.Motif? {
    playing(move)?.motifs.first(where: \.forces)
  }

  /// What shows against a tile on a square: what is wrong with the board once it lies there, in one of so many ways that close nothing
  /// in. Nil where one of them shows nothing yet.
  func fault(of tile: Pentomino, on cell: Cell) -> (motif: Pentominoes.Motif, ways: Int)? {
    let ways = Pentominoes.Sight(self).covering(cell).filter { $0.placement.tile == tile && $0.isOpen }
    let faults = ways.compactMap { laying($0.placement).motifs.first(where: \.decides) }
    guard let first = faults.first, faults.count == ways.count else { return nil }
    return (first, ways.count)
  }

  /// The free square with tiles on three sides, where there is one such square.
  var hole: Cell? {
    let holes = board.cells.filter { cell in
      tile(at: cell) == nil && Self.sides.count { tile(at: cell + $0) != nil } == 3
    }
    return holes.count == 1 ? holes.first : nil
  }

  /// Where two tiles are to be laid, the one that fills what the other leaves that has no choice.
  func fillingRest(after motif: Pentominoes.Motif) -> Pentomino? {
    guard missing == 2 else { return nil }
    for way in Pentominoes.Sight(self).ways where motif.asks(for: .place(way.placement)) && way.isOpen {
      if case .pocket(let tile, _) = laying(way.placement).motifs.first { return tile }
    }
    return nil
  }

  /// More tiles than these are not named.
  private static let few = 4

  /// What is closed in.
  private func pockets(
    _ regions: [[Cell]], _ sight: Pentominoes.Sight
  ) -> (broken: [Pentominoes.Motif], helpful: [Pentominoes.Motif]) {
    var (broken, helpful): ([Pentominoes.Motif], [Pentominoes.Motif]) = ([], [])
    var wanted: [Pentomino: [[Cell]]] = [:]
    // Of two odd parts the smaller one is counted at a glance.
    let odd = regions.filter { !$0.count.isMultiple(of: 5) }.sorted { $0.count < $1.count }
    broken += odd.map { .oddPocket($0) }
    for region in regions where region.count == 5 {
      let mask = Self.mask(region, on: board)
      guard let tile = sight.ways.first(where: { $0.mask == mask })?.placement.tile else {
        broken.append(.strangePocket(region))
        continue
      }
      wanted[tile, default: []].append(region)
      helpful.append(.pocket(tile, region))
    }
    for (tile, regions) in wanted.sorted(by: { $0.key.rawValue < $1.key.rawValue }) where regions.count > 1 {
      broken.append(.twoWant(tile, regions))
    }
    return (broken, helpful)
  }

  /// What cannot be filled though nothing odd is closed in.
  private func dead(
    _ coverings: [(cell: Cell, ways: [Pentominoes.Sight.Way])], _ sight: Pentominoes.Sight
  ) -> [Pentominoes.Motif] {
    let dead = coverings.filter(\.ways.isEmpty).map { Pentominoes.Motif.dead($0.cell) }
    guard dead.isEmpty else { return dead }
    let needed = sight.needsAll ? left.tiles.map { (tile: $0, ways: sight.ways(of: $0)) } : []
    let homeless = needed.filter(\.ways.isEmpty).map { Pentominoes.Motif.noPlace($0.tile) }
    guard homeless.isEmpty else { return homeless }
    let only = coverings.filter { $0.ways.tiles.count == 1 }
    for (index, first) in only.enumerated() {
      for second in only.dropFirst(index + 1) where second.ways.tiles == first.ways.tiles {
        guard let tile = first.ways.tiles.first, let number = board.number(of: second.cell),
          !first.ways.contains(where: { $0.mask >> UInt64(number) & 1 == 1 })
        else { continue }
        return [.clash(tile, first.cell, second.cell)]
      }
    }
    func isShut(_ ways: [Pentominoes.Sight.Way]) -> Bool { !ways.contains(where: \.isOpen) }
    return coverings.filter { isShut($0.ways) }.prefix(1).map {
      let tiles = PentominoSet($0.ways.tiles)
      return .blocked($0.cell, tiles == left ? [] : tiles)
    }
      + needed.filter { isShut($0.ways) }.prefix(1).map { .misfit($0.tile) }
  }

  /// The free squares in parts that hang together by their sides, each row by row.
  var freeRegions: [[Cell]] {
    var open = Set(board.cells.filter { tile(at: $0) == nil })
    var regions: [[Cell]] = []
    for start in board.cells where open.remove(start) != nil {
      var (region, next) = ([start], [start])
      while let cell = next.popLast() {
        for way in Self.sides where open.remove(cell + way) != nil {
          region.append(cell + way)
          next.append(cell + way)
        }
      }
      regions.append(region.sorted { ($0.row, $0.column) < ($1.row, $1.column) })
    }
    return regions
  }

  private static func mask(_ cells: [Cell], on board: Board) -> UInt64 {
    cells.compactMap { board.number(of: $0) }.reduce(0) { $0 | 1 << UInt64($1) }
  }
}
