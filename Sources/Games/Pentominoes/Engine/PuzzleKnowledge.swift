// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// Everything there is to know about a puzzle, asked for at any position of it: how many solutions are left, for the
/// position and for every next step, and which.
///
/// Made once, off the main thread: milliseconds for most boards, a tenth of a second for the largest. Every question is
/// answered from the list of all solutions in a few microseconds, so it may be asked while a tile is dragged. Positions
/// must be of this puzzle.
public final class PuzzleKnowledge: Sendable {
  public let puzzle: Puzzle
  private let index: SolutionIndex

  /// More solutions than any puzzle is known to have; each takes about 100 bytes.
  public static let solutionLimit = 500_000

  /// - Returns: nil when the search was stopped, or the puzzle has more than `solutionLimit` solutions; then only a
  ///   search of the position at hand can tell.
  public init?(_ puzzle: Puzzle, limits: SearchLimits = SearchLimits()) {
    guard let index = SolutionIndex(puzzle, limit: Self.solutionLimit, limits) else { return nil }
    self.puzzle = puzzle
    self.index = index
  }

  /// Solutions, nothing folded.
  public var count: Int { index.count }
  /// Solutions up to the symmetries of the board, as far as they leave the givens where they are.
  public var classCount: Int { index.classCount }

  // MARK: - How many

  /// How many solutions contain all tiles as they lie.
  public func left(_ position: Pentominoes.Position) -> Int {
    guard let wanted = wanted(position) else { return 0 }
    return count(wanted)
  }

  /// How many solutions are left once this tile lies, or has been moved, there; 0 when it does not fit.
  public func left(_ position: Pentominoes.Position, with placement: Placement) -> Int {
    guard position.fits(placement), let number = index.numbers.number(of: placement),
      var wanted = wanted(position, without: placement.tile)
    else { return 0 }
    wanted.append((placement.tile.rawValue, number))
    return count(wanted)
  }

  /// For every placement of every tile that is not on the board, how many solutions are left once it lies there.
  public func counts(_ position: Pentominoes.Position) -> PlacementCounts {
    let numbers = index.numbers
    guard let wanted = wanted(position) else { return PlacementCounts(numbers: numbers, counts: []) }
    let open = position.left.tiles.map(\.rawValue)
    var counts = [Int32](repeating: 0, count: numbers.placements.count)
    if wanted.isEmpty {
      for number in counts.indices { counts[number] = Int32(index.count(containing: number)) }
    } else {
      index.forEach(containing: wanted) { solution in
        let row = index.rows[solution]
        for tile in open where row[tile] != SolutionRow.none { counts[Int(row[tile])] += 1 }
      }
    }
    return PlacementCounts(numbers: numbers, counts: counts)
  }

  /// How many solutions a player is told of: two count once when a turn or a mirror of the board carries one to the
  /// other, and those are left of which one contains all tiles as they lie.
  ///
  /// A tile is laid once, so two that contain the same tiles are carried to each other only by a symmetry that leaves
  /// these tiles where they are: the count is that of ways to finish, up to the symmetry that is left.
  public func classesLeft(_ position: Pentominoes.Position) -> Int {
    guard let wanted = wanted(position) else { return 0 }
    if wanted.isEmpty { return classCount }
    var (count, previous) = (0, Int32(-1))
    index.forEach(containing: wanted) { solution in
      // Solutions are numbered class by class.
      if index.classes[solution] != previous { count += 1 }
      previous = index.classes[solution]
    }
    return count
  }

  /// `classesLeft` for every placement of every tile that is not on the board, once it lies there.
  public func classCounts(_ position: Pentominoes.Position) -> PlacementCounts {
    let numbers = index.numbers
    guard let wanted = wanted(position) else { return PlacementCounts(numbers: numbers, counts: []) }
    let open = position.left.tiles.map(\.rawValue)
    var counts = [Int32](repeating: 0, count: numbers.placements.count)
    var previous = [Int32](repeating: -1, count: counts.count)
    index.forEach(containing: wanted) { solution in
      let row = index.rows[solution]
      for tile in open where row[tile] != SolutionRow.none {
        let number = Int(row[tile])
        if previous[number] != index.classes[solution] { counts[number] += 1 }
        previous[number] = index.classes[solution]
      }
    }
    return PlacementCounts(numbers: numbers, counts: counts)
  }

  // MARK: - Which

  /// The tiles of the first solution that is left, those on the board included; nil when none is.
  public func completion(_ position: Pentominoes.Position) -> [Pentomino: Placement]? {
    matching(position).first.map(solution)
  }

  /// The numbers of all solutions left, from 0, ascending.
  public func matching(_ position: Pentominoes.Position) -> [Int] {
    guard let wanted = wanted(position) else { return [] }
    var found: [Int] = []
    index.forEach(containing: wanted) { found.append($0) }
    return found
  }

  /// What to leaf through: one solution of each class that is left, as `classesLeft` counts them.
  public func browsed(_ position: Pentominoes.Position) -> [Int] {
    guard let wanted = wanted(position) else { return [] }
    if wanted.isEmpty { return Array(index.classStarts.dropLast()) }
    var (found, previous): ([Int], Int32) = ([], -1)
    index.forEach(containing: wanted) { solution in
      if index.classes[solution] != previous { found.append(solution) }
      previous = index.classes[solution]
    }
    return found
  }

  /// The tiles of the solution with this number, givens included.
  public func solution(_ number: Int) -> [Pentomino: Placement] {
    var tiles: [Pentomino: Placement] = [:]
    for given in Pentominoes.Position(puzzle).placements.values { tiles[given.tile] = given }
    let row = index.rows[number]
    for tile in Pentomino.allCases where row[tile.rawValue] != SolutionRow.none {
      tiles[tile] = index.numbers.placements[Int(row[tile.rawValue])]
    }
    return tiles
  }

  /// The class of the solution with this number, from 1 to `classCount`.
  public func classNumber(ofSolution number: Int) -> Int { Int(index.classes[number]) + 1 }

  /// Which of all solutions up to symmetry a full board shows, from 1; nil when it is not full.
  public func solutionNumber(_ position: Pentominoes.Position) -> (number: Int, of: Int)? {
    guard position.isSolved, let number = matching(position).first else { return nil }
    return (classNumber(ofSolution: number), classCount)
  }

  /// The smallest sets of tiles whose removal leaves a solution, first those that leave alone what was laid first; empty when
  /// one is left anyway, or there is none at all.
  public func wrongTiles(_ position: Pentominoes.Position) -> [PentominoSet] {
    guard left(position) == 0 else { return [] }
    let laid = position.placed.subtracting(position.givens)
    var votes = [UInt8](repeating: 0, count: index.count)
    for tile in laid.tiles {
      guard let number = position.placements[tile].flatMap(index.numbers.number) else { continue }
      for solution in index.solutions(containing: number) { votes[Int(solution)] += 1 }
    }
    guard let most = votes.max() else { return [] }
    var sets: Set<PentominoSet> = []
    for solution in votes.indices where votes[solution] == most {
      let row = index.rows[solution]
      sets.insert(
        PentominoSet(
          laid.tiles.filter { tile in
            position.placements[tile].flatMap(index.numbers.number) != Int(row[tile.rawValue])
          }))
    }
    let ages = Dictionary(uniqueKeysWithValues: zip(position.order.reversed(), 0...))
    func ranks(_ set: PentominoSet) -> [Int] { set.tiles.compactMap { ages[$0] }.sorted(by: >) }
    return sets.map { (set: $0, ranks: ranks($0)) }.sorted { $0.ranks.lexicographicallyPrecedes($1.ranks) }
      .map(\.set)
  }

  // MARK: -

  private func count(_ wanted: [(tile: Int, number: Int)]) -> Int {
    if wanted.isEmpty { return index.count }
    var count = 0
    index.forEach(containing: wanted) { _ in count += 1 }
    return count
  }

  /// What a solution must contain; nil when none can.
  private func wanted(
    _ position: Pentominoes.Position, without tile: Pentomino? = nil
  ) -> [(tile: Int, number: Int)]? {
    let givens = position.givens
    var wanted: [(tile: Int, number: Int)] = []
    for (placed, placement) in position.placements where placed != tile && !givens.contains(placed) {
      guard let number = index.numbers.number(of: placement) else { return nil }
      wanted.append((placed.rawValue, number))
    }
    return wanted
  }
}

/// How many solutions are left after each placement.
public struct PlacementCounts: Sendable {
  let numbers: PlacementNumbers
  /// By number; empty when no solution is left.
  let counts: [Int32]

  /// 0 also for a tile that does not fit there.
  public subscript(placement: Placement) -> Int {
    guard !counts.isEmpty, let number = numbers.number(of: placement) else { return 0 }
    return Int(counts[number])
  }

  /// Every placement after which a solution is left, in the order of the tiles.
  public var placements: [(placement: Placement, count: Int)] {
    counts.indices.filter { counts[$0] > 0 }.map { (numbers.placements[$0], Int(counts[$0])) }
  }
}
