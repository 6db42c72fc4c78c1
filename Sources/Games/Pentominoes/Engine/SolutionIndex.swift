// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// All solutions of a puzzle, and for every placement the solutions that contain it.
///
/// Solutions are numbered class by class, a class being what is the same up to the symmetries of the board. Classes
/// are in the order of their smallest rows, which depends on nothing but the puzzle. Of the symmetries of a board with
/// givens only those count that carry every given onto itself.
struct SolutionIndex: Sendable {
  let numbers: PlacementNumbers
  /// By solution.
  let rows: [SolutionRow]
  /// The first solution of each class, and the end of the last.
  let classStarts: [Int]
  /// The number of the class of each solution.
  let classes: [Int32]
  /// Where the solutions with each placement begin in `containing`, and the end of the last.
  private let starts: [Int32]
  private let containing: [Int32]

  var count: Int { rows.count }
  var classCount: Int { classStarts.count - 1 }

  /// - Returns: nil when the search was stopped, or found `limit` solutions.
  init?(_ puzzle: Puzzle, limit: Int, _ limits: SearchLimits) {
    let position = Pentominoes.Position(puzzle)
    let tiles = position.left
    guard let free = position.freeBoard else {
      self.init(PlacementNumbers(puzzle.board, []), orbits: [[SolutionRow()]])
      return
    }
    let numbers = PlacementNumbers(free, tiles)
    guard let solutions = Solutions(free, allowed: tiles, limit: limit, limits), solutions.found < limit
    else {
      return nil
    }
    let translation = solutions.placements.map { UInt16(numbers.number(of: $0) ?? 0) }
    var smallest: [SolutionRow] = []
    smallest.reserveCapacity(solutions.found)
    for solution in 0..<solutions.found {
      var least: SolutionRow?
      for images in solutions.images {
        var row = SolutionRow()
        for place in solution * solutions.depth..<(solution + 1) * solutions.depth {
          let image = Int(images[Int(solutions.rows[place])])
          row[solutions.placements[image].tile.rawValue] = translation[image]
        }
        if let known = least, known < row { continue }
        least = row
      }
      if let least { smallest.append(least) }
    }
    smallest.sort()
    var maps: [[UInt16]] = []
    for images in solutions.images {
      var map = [UInt16](repeating: 0, count: translation.count)
      for (image, number) in translation.enumerated() { map[Int(number)] = translation[Int(images[image])] }
      maps.append(map)
    }
    var orbits: [[SolutionRow]] = []
    var previous: SolutionRow?
    for row in smallest where row != previous {
      previous = row
      orbits.append(Self.orbit(of: row, under: maps))
    }
    // With tiles that must stay, what is symmetric about the rest need not be symmetric on the board.
    if !position.placements.isEmpty {
      let kept = zip(solutions.symmetries, maps).filter { puzzle.isKept(by: $0.0) }.map(\.1)
      orbits = Self.orbits(of: orbits.joined().sorted(), under: kept)
    }
    self.init(numbers, orbits: orbits)
  }

  private init(_ numbers: PlacementNumbers, orbits: [[SolutionRow]]) {
    self.numbers = numbers
    let rows = Array(orbits.joined())
    self.rows = rows
    var classStarts = [0]
    var classes: [Int32] = []
    classes.reserveCapacity(rows.count)
    for (number, orbit) in orbits.enumerated() {
      classStarts.append(classStarts[number] + orbit.count)
      for _ in orbit { classes.append(Int32(number)) }
    }
    self.classStarts = classStarts
    self.classes = classes

    var ends = [Int32](repeating: 0, count: numbers.placements.count + 1)
    for row in rows {
      for tile in 0..<12 where row[tile] != SolutionRow.none { ends[Int(row[tile]) + 1] += 1 }
    }
    for index in ends.indices.dropFirst() { ends[index] += ends[index - 1] }
    starts = ends
    var containing = [Int32](repeating: 0, count: Int(ends[ends.count - 1]))
    for (solution, row) in rows.enumerated() {
      for tile in 0..<12 where row[tile] != SolutionRow.none {
        containing[Int(ends[Int(row[tile])])] = Int32(solution)
        ends[Int(row[tile])] += 1
      }
    }
    self.containing = containing
  }

  private static func orbit(of row: SolutionRow, under maps: [[UInt16]]) -> [SolutionRow] {
    var orbit: [SolutionRow] = []
    for map in maps {
      var image = SolutionRow()
      for tile in 0..<12 where row[tile] != SolutionRow.none { image[tile] = map[Int(row[tile])] }
      if !orbit.contains(image) { orbit.append(image) }
    }
    return orbit
  }

  private static func orbits(of rows: [SolutionRow], under maps: [[UInt16]]) -> [[SolutionRow]] {
    var seen: Set<SolutionRow> = []
    var orbits: [[SolutionRow]] = []
    for row in rows where !seen.contains(row) {
      let orbit = orbit(of: row, under: maps)
      seen.formUnion(orbit)
      orbits.append(orbit)
    }
    return orbits
  }

  /// How many solutions contain a placement.
  func count(containing number: Int) -> Int { Int(starts[number + 1] - starts[number]) }

  /// The solutions that contain a placement, ascending.
  func solutions(containing number: Int) -> ArraySlice<Int32> {
    containing[Int(starts[number])..<Int(starts[number + 1])]
  }

  /// Calls `body` with each solution that contains all of these placements, ascending.
  func forEach(containing wanted: [(tile: Int, number: Int)], _ body: (Int) -> Void) {
    guard let rarest = wanted.min(by: { count(containing: $0.number) < count(containing: $1.number) }) else {
      for solution in rows.indices { body(solution) }
      return
    }
    for solution in solutions(containing: rarest.number) {
      let row = rows[Int(solution)]
      var isMatch = true
      for (tile, number) in wanted where Int(row[tile]) != number { isMatch = false }
      if isMatch { body(Int(solution)) }
    }
  }
}

extension Puzzle {
  /// True for a symmetry that carries the board onto itself, and every given.
  fileprivate func isKept(by symmetry: Orientation) -> Bool {
    board.symmetries.contains(symmetry)
      && givens.allSatisfy { board.image(of: $0, under: symmetry) == $0 }
  }
}
