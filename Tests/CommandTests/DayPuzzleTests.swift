// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import CommandKit
import EngineCore
import GameCore
import Testing

@testable import workbench

/// The puzzles of days: the same for everybody, none twice in five years, and as certain as those they are images of.
struct DayPuzzleTests {
  private static let resources: Resources = {
    let files = AssetFolder.find().resources
    let kept = ["", "-days"].flatMap { end in
      Puzzles.Source.allCases.map { "puzzles/\($0.rawValue)\(end).tsv" }
    }
    let bytes = Dictionary(uniqueKeysWithValues: kept.map { ($0, files.load($0)) })
    return Resources { bytes[$0] ?? files.load($0) }
  }()

  private func puzzle<G: Game>(_ game: G.Type, _ day: Day) throws -> PackedPuzzle {
    guard case .packed(let puzzle)? = G.puzzle(of: day, Self.resources)?.task else {
      throw EngineError("\(G.info.name) has no puzzle on \(day)")
    }
    return puzzle
  }

  /// Five years, 1,827 days, over a leap day; two years long ago and far ahead. Connect Four has two images of a puzzle only, so
  /// there it is as many days as both have, less the weeks that a later round is ahead.
  @Test(
    arguments: Puzzles.Source.allCases,
    [
      (Day(year: 2026, month: 1, day: 1), 1827), (Day(year: 1968, month: 3, day: 1), 730),
      (Day(year: 2097, month: 6, day: 1), 730),
    ])
  func noneComesTwiceInFiveYears(source: Puzzles.Source, period: (first: Day, days: Int)) throws {
    try differ(source.quarry, from: period.first, most: period.days)
  }

  private func differ<Q: Quarry>(_ quarry: Q.Type, from first: Day, most: Int) throws {
    let list = Q.G.dayPuzzles(Self.resources)
    var images = 0
    _ = list.first.map {
      Q.G.facets.image($0) {
        images = $0
        return 0
      }
    }
    let days = min(most, (list.count / 7 - 6) * 7 * images)
    #expect(days >= 550)
    var positions: Set<String> = []
    var lastSeen: [String: Int] = [:]
    for number in first.number..<first.number + days {
      let day = Day(number: number)
      let puzzle = try #require(Q.G.puzzle(of: day, among: list))
      #expect(puzzle.id == "day.\(day)")
      let line = try #require(Q.G.line(of: puzzle), "\(day) \(puzzle)")
      let start = line[0].position
      #expect(positions.insert("\(puzzle.switches) \(start.notation.canonical)").inserted, "\(day)")
      let key = Q.key(start)
      if let seen = lastSeen[key] { #expect(number - seen >= 7 * (list.count / 7 - 6), "\(day)") }
      lastSeen[key] = number
    }
  }

  /// Images of a proven puzzle are proven; a sample is proven anew, one of each kind of image.
  @Test(arguments: Puzzles.Source.allCases) func aSampleIsProven(source: Puzzles.Source) throws {
    try isProven(source.quarry)
  }

  private func isProven<Q: Quarry>(_ quarry: Q.Type) throws {
    let maker = PuzzleMaker(quarry, Self.resources)
    let first = Day(year: 2026, month: 11, day: 16)
    for step in 0..<24 {
      let puzzle = try puzzle(Q.G.self, first.adding(step * 71))
      #expect(maker.fault(of: puzzle) == nil, "\(puzzle)")
    }
  }

  /// From Monday to Sunday it grows harder.
  @Test(arguments: Puzzles.Source.allCases) func weeksGrowHarder(source: Puzzles.Source) throws {
    let grades = try grades(source.quarry)
    #expect(grades == grades.sorted() && grades.first == 1 && grades.last == 5)
  }

  private func grades<Q: Quarry>(_ quarry: Q.Type) throws -> [Int] {
    try (0..<7).map { weekday in
      let grades = try (0..<20).map {
        try puzzle(Q.G.self, Day(year: 2026, month: 11, day: 23).adding(7 * $0 + weekday)).grade
      }
      return grades.reduce(0, +) / grades.count
    }
  }

  /// A day that was published stays what it was; and it is found again by its id.
  @Test func publishedDaysStay() throws {
    let day = Day(year: 2026, month: 11, day: 23)
    var found: [String] = []
    func note<Q: Quarry>(_ quarry: Q.Type) throws {
      let puzzle = try puzzle(Q.G.self, day)
      found.append("\(puzzle.position) \(puzzle.solution.joined(separator: " "))")
      #expect(Q.G.packedPuzzle("day.2026-11-23", Self.resources) == puzzle)
      #expect(Q.G.packedPuzzle("day.2026-02-30", Self.resources) == nil)
    }
    for source in Puzzles.Source.allCases { try note(source.quarry) }
    #expect(found == Self.published)
  }

  private static let published = [
    "624375247577172743632 3", "b...7f...c..8..0 4 a3",
    "O--OOO-OO-X-O-OXOOXXXOOOOOOXXX-OOOXOXXXOOOOXOOXOOXOOOOO-OXOOOOOO X f2 d2 h7",
  ]

  /// All days of November 2026 are what they were when they were published.
  @Test(
    arguments: Puzzles.Source.allCases,
    [[0xc0a5_9b73_590d_555a, 0x82f7_1fa4_d3b8_5249, 0x44e9_ca39_d76d_3d4d] as [UInt64]])
  func theFirstMonthStays(source: Puzzles.Source, digests: [UInt64]) throws {
    let place = try #require(Puzzles.Source.allCases.firstIndex(of: source))
    try #expect(digest(source.quarry) == digests[place])
  }

  /// The FNV-1a of what is asked, day by day.
  private func digest<Q: Quarry>(_ quarry: Q.Type) throws -> UInt64 {
    try (0..<30).reduce(0xcbf2_9ce4_8422_2325) { hash, day in
      let puzzle = try puzzle(Q.G.self, Day(year: 2026, month: 11, day: 1).adding(day))
      let line = [puzzle.id, puzzle.goal.description, puzzle.position] + puzzle.solution
      return (line.joined(separator: " ") + "\n").utf8.reduce(hash) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
  }

  /// Every image of a puzzle has the same worth; numbers reach all of them.
  @Test(arguments: Puzzles.Source.allCases) func imagesAreImages(source: Puzzles.Source) throws {
    try images(source.quarry)
  }

  private func images<Q: Quarry>(_ quarry: Q.Type) throws {
    for puzzle in Q.G.packedPuzzles(Self.resources) where puzzle.id.hasSuffix("7") {
      let key = Q.G.line(of: puzzle).map { Q.key($0[0].position) }
      var count = 0
      #expect(
        Q.G.facets.image(puzzle) {
          count = $0
          return 0
        } == puzzle)
      for number in stride(from: 1, to: count, by: max(1, count / 24)) {
        let image = Q.G.facets.image(puzzle) { _ in number }
        let line = try #require(Q.G.line(of: image), "\(puzzle.id), image \(number)")
        #expect(Q.key(line[0].position) == key, "\(puzzle.id), image \(number)")
      }
    }
  }
}

extension String {
  /// Digits of columns in the order of another game may lead to the same board: discs by column.
  fileprivate var canonical: String {
    guard allSatisfy({ ("1"..."7").contains($0) }) else { return self }
    var columns = [String](repeating: "", count: 8)
    for (index, digit) in enumerated() { columns[digit.wholeNumberValue ?? 0] += index % 2 == 0 ? "x" : "o" }
    return columns.joined(separator: "/")
  }
}
