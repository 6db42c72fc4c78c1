// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// The puzzle that one game has on one day: the same for everybody, from the date alone.
public struct DayPuzzle: Hashable, Sendable {
  public enum Task: Hashable, Sendable {
    case packed(PackedPuzzle)
    /// It is played at the table.
    case start(GameStart)
  }

  /// The name of the game.
  public var game: String
  public var day: Day
  public var task: Task

  /// As in `PuzzleTry.puzzle`: "day.2026-11-21", or the id of a start.
  public var id: String {
    switch task {
    case .packed(let puzzle): puzzle.id
    case .start(let start): start.id
    }
  }

  /// Before the date, in the id of a packed puzzle that belongs to a day.
  static let pack = "day"

  static func id(of day: Day) -> String { "\(pack).\(day)" }
}

/// Every puzzle has images that are as good as it is: mirrored, turned, with colours or traits exchanged.
public protocol Imaging<Position, Move, Engine>: Game {
  /// How many images a puzzle has, itself included.
  static func imageCount(of puzzle: PackedPuzzle) -> Int
  /// One of them; number 0 is the puzzle itself.
  static func image(_ number: Int, of puzzle: PackedPuzzle) -> PackedPuzzle
  /// The first moves of games by which these are told apart, the same for all images; nil where games are not.
  static func opening(_ moves: [String]) -> [String]?
}

extension Imaging {
  public static func opening(_ moves: [String]) -> [String]? { nil }
}

/// Which of a list of puzzles belongs to a day.
///
/// The list, easiest first, is cut into seven parts, one for each day of the week: Monday has the easiest. Week after week goes
/// through a part, and then through it again with other images, and each weekday a little further on than its neighbours: so no week
/// comes again. A puzzle comes back when its part has been gone through, six weeks sooner at most, and in the same shape
/// when all its images were shown.
public enum DayChoice {
  /// The place of the puzzle in the list, and how often its part has been gone through; nil for a list of fewer than seven.
  public static func place(of day: Day, among count: Int) -> (index: Int, pass: Int)? {
    let length = count / 7
    guard length > 0 else { return nil }
    let pass = Day.quotient(day.week, length)
    // Rounds that had begun then keep their weeks.
    let shift = max(0, pass - Day.quotient(published.week, length)) * day.weekday
    let turn = (day.week - pass * length + shift) % length
    return (day.weekday * length + turn * step(length) % length, pass)
  }

  private static let published = Day(year: 2026, month: 11, day: 30)

  /// Neighbours in the list look alike, so that they do not follow each other: about the golden section of the length, and
  /// without a common divisor, so that each has its turn.
  private static func step(_ length: Int) -> Int {
    func divisor(_ a: Int, _ b: Int) -> Int { b == 0 ? a : divisor(b, a % b) }
    var step = max(1, length * 618 / 1000)
    while divisor(step, length) != 1 { step += 1 }
    return step
  }

  /// The number of an image: another one in each pass, as numbers of images have no divisors but 2 and 3.
  static func image(_ place: (index: Int, pass: Int), of count: Int) -> Int {
    ((place.pass * 4099 + place.index * 7 + 1) % count + count) % count
  }
}

extension Game {
  /// The puzzle of a day; nil of a game that has none. Reads a file, or solves a board, so it is not for the main thread.
  public static func puzzle(of day: Day, _ resources: Resources) -> DayPuzzle? {
    if let start = facets.start(of: day, resources) {
      return DayPuzzle(game: info.name, day: day, task: .start(start))
    }
    let id = DayPuzzle.id(of: day)
    let puzzle =
      publishedDays(resources).first { $0.id == id } ?? puzzle(of: day, among: dayPuzzles(resources))
    return puzzle.map { DayPuzzle(game: info.name, day: day, task: .packed($0)) }
  }

  /// Those that a day is taken from, easiest first: what of the shelf keeps to the usual rules. Puzzles of days that were published
  /// stay what they are: before the shelf's file changes, they are kept in a file of their own.
  public static func dayPuzzles(_ resources: Resources) -> [PackedPuzzle] {
    packedPuzzles(resources).filter(\.switches.isEmpty).sorted {
      ($0.grade, $0.solution.count, $0.id) < ($1.grade, $1.solution.count, $1.id)
    }
  }

  /// Days that were published with another shelf, each with its puzzle as it was.
  static func publishedDays(_ resources: Resources) -> [PackedPuzzle] {
    resources.load("puzzles/\(info.name)-days.tsv").map(PackedPuzzle.list) ?? []
  }

  /// - Parameter puzzles: as `dayPuzzles` gives them.
  public static func puzzle(of day: Day, among puzzles: [PackedPuzzle]) -> PackedPuzzle? {
    guard let place = DayChoice.place(of: day, among: puzzles.count) else { return nil }
    var puzzle = facets.image(puzzles[place.index]) { DayChoice.image(place, of: $0) }
    puzzle.id = DayPuzzle.id(of: day)
    return puzzle
  }

  /// A puzzle by its id, those of days included; nil when there is none of this name.
  public static func packedPuzzle(_ id: String, _ resources: Resources) -> PackedPuzzle? {
    if id.hasPrefix(DayPuzzle.pack + "."), let day = Day(String(id.dropFirst(DayPuzzle.pack.count + 1))) {
      guard case .packed(let puzzle)? = puzzle(of: day, resources)?.task else { return nil }
      return puzzle
    }
    return packedPuzzles(resources).first { $0.id == id }
  }
}
