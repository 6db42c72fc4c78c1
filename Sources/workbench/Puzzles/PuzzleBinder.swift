// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore

/// Chooses among what was found, grades it and gives it numbers.
struct PuzzleBinder<Q: Quarry> {
  private struct Kept {
    var found: FoundPuzzle
    /// The id that it has already.
    var id: String?
  }

  private var kept: [Kept] = []
  private var counts: [String: Int] = [:]
  /// The highest number that a puzzle of a pack ever had: what was solved under a name stays with it.
  private var numbers: [String: Int] = [:]
  /// Positions that are puzzles, and those before them and on their lines.
  private var starts: Set<String> = []
  private var passed: Set<String> = []

  /// How many times as many of each pack as a shelf has.
  private let times: Int

  /// - Parameter known: puzzles of another file, which are left out with everything that looks like them.
  init(_ quarry: Q.Type, times: Int = 1, beside known: [PackedPuzzle] = []) {
    self.times = times
    for puzzle in known {
      Q.keys(of: (Q.G.line(of: puzzle) ?? []).map(\.position)).map { note($0) }
    }
  }

  /// Takes puzzles that are there already, under their ids, where they are still good.
  mutating func keep(_ puzzles: [PackedPuzzle]) {
    for puzzle in puzzles {
      let number = Int(puzzle.id.split(separator: ".").last ?? "") ?? 0
      numbers[String(puzzle.pack)] = max(numbers[String(puzzle.pack)] ?? 0, number)
      let line = (Q.G.line(of: puzzle) ?? []).map(\.position)
      guard let found = Q.accepted(FoundPuzzle(puzzle, game: 0), line) else { continue }
      add(found, id: puzzle.id)
    }
  }

  /// Takes puzzles in the order of their games, so that it does not matter in which parts they were found; of one game one at most,
  /// none that is an image of another, comes before it or is a part of its line, and no more of a pack than there are to be.
  mutating func take(_ found: [FoundPuzzle]) {
    var lastGame: Int?
    for puzzle in found.sorted(by: { ($0.game, $0.position) < ($1.game, $1.position) }) {
      guard puzzle.game != lastGame, add(puzzle) else { continue }
      lastGame = puzzle.game
    }
  }

  /// - Returns: false when it is not wanted.
  @discardableResult
  private mutating func add(_ puzzle: FoundPuzzle, id: String? = nil) -> Bool {
    guard counts[puzzle.pack, default: 0] < times * (Q.quotas[puzzle.pack] ?? 0),
      let keys = Q.keys(of: (Q.G.line(of: puzzle.packed("?.0")) ?? []).map(\.position)),
      !passed.contains(keys.start), !starts.contains(keys.start), starts.isDisjoint(with: keys.before),
      starts.isDisjoint(with: keys.after)
    else { return false }
    note(keys)
    counts[puzzle.pack, default: 0] += 1
    kept.append(Kept(found: puzzle, id: id))
    return true
  }

  private mutating func note(_ keys: (start: String, before: Set<String>, after: Set<String>)) {
    starts.insert(keys.start)
    passed.formUnion(keys.before.union(keys.after))
  }

  /// All that was kept, in the order of their packs and, in a pack, of their difficulty; see `PuzzleMaker.ease`. A fifth of them has
  /// each grade.
  func puzzles(measuredBy maker: PuzzleMaker<Q>) -> [PackedPuzzle] {
    let rated = kept.enumerated().map { place, puzzle in
      let packed = puzzle.found.packed("?.0")
      return (puzzle: puzzle, ease: maker.ease(of: packed), length: packed.solution.count, place: place)
    }
    let sorted = rated.sorted { (-$0.ease, $0.length, $0.place) < (-$1.ease, $1.length, $1.place) }
    var numbers = numbers
    let all = sorted.enumerated().map { place, rated in
      let pack = rated.puzzle.found.pack
      var id = rated.puzzle.id
      if id == nil {
        numbers[pack, default: 0] += 1
        id = "\(pack).\(String(1000 + numbers[pack, default: 0]).dropFirst())"
      }
      var packed = rated.puzzle.found.packed(id ?? "", grade: 1 + 5 * place / sorted.count)
      packed.danger = maker.danger(of: packed)
      return packed
    }
    // Packs come in the order of their difficulty, and so do those of one pack.
    let packs = Set(all.map(\.pack)).sorted().map { pack in all.filter { $0.pack == pack } }
    func difficulty(_ pack: [PackedPuzzle]) -> Double {
      Double(pack.reduce(0) { $0 + $1.grade }) / Double(pack.count)
    }
    return packs.sorted { difficulty($0) < difficulty($1) }.flatMap { $0 }
  }

  /// Packs that are not full yet, with what is missing.
  var missing: [(pack: String, count: Int)] {
    Q.quotas.map { ($0.key, times * $0.value - counts[$0.key, default: 0]) }.filter { $0.count > 0 }
      .sorted { $0.pack < $1.pack }
  }
}
