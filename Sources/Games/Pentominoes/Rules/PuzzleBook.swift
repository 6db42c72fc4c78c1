// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import Synchronization

/// The puzzles of the game: boards, named shapes, boards of which the last tiles are missing, and the sets of tiles that fill
/// 5 x k.
///
/// Puzzles are blocks of `key: value` lines and the rows of the board (`.` a square, `#` outside). A block begins with
/// its name; `;` begins a comment, and blank lines are skipped. Sets of tiles are lines `k letters raw solutions`; boards with tiles are lines as
/// `Puzzle.text` writes them.
public struct PuzzleBook: Sendable {
  /// Easiest first; those of a grade in the order of the file.
  public let puzzles: [Puzzle]
  /// Tiles that fill 5 x k in at least one way, smallest first.
  public let ladderSets: [LadderSet]
  /// Animals and letters, easiest first.
  public let shapes: [Puzzle]
  /// Boards with one way to lay the last tiles, those with the fewest first.
  public let lasts: [Puzzle]
  /// By name of a puzzle: how many tiles a simple player lays until it is filled; see `SimplePlayer`.
  public let works: [String: Int]

  /// - Throws: an `EngineError` that names the line and what is wrong with it.
  public init(
    puzzles: [UInt8], ladder: [UInt8] = [], shapes: [UInt8] = [], lasts: [UInt8] = []
  ) throws(EngineError) {
    let (boards, shapes) = (try Self.blocks(puzzles), try Self.blocks(shapes))
    (self.puzzles, self.shapes) = (boards.puzzles, shapes.puzzles)
    works = boards.works.merging(shapes.works) { first, _ in first }
    var read: [Puzzle] = []
    for line in Self.lines(lasts) where !line.isEmpty && !line.hasPrefix(";") {
      read.append(try Puzzle(text: line))
    }
    self.lasts = read
    var sets: [LadderSet] = []
    for (number, line) in Self.lines(ladder).enumerated() where !line.isEmpty && !line.hasPrefix(";") {
      sets.append(try LadderSet(line, number: number + 1))
    }
    ladderSets = sets
  }

  /// The book in `Assets/puzzles`; empty when the files are missing or damaged.
  public init(_ resources: Resources) {
    let files = ["puzzles", "ladder5", "shapes", "last"].map { resources.load("puzzles/\($0).txt") ?? [] }
    self = Self.latest.withLock { latest in
      if let latest, latest.files == files { return latest.book }
      let book =
        (try? PuzzleBook(puzzles: files[0], ladder: files[1], shapes: files[2], lasts: files[3]))
        ?? PuzzleBook()
      latest = (files, book)
      return book
    }
  }

  /// Lists of puzzles ask for the book again and again, and it takes longer to understand its files than to read them.
  private static let latest = Mutex<(files: [[UInt8]], book: PuzzleBook)?>(nil)

  private init() { (puzzles, ladderSets, shapes, lasts, works) = ([], [], [], [], [:]) }

  public func puzzle(named name: String) -> Puzzle? {
    for pack in [puzzles, shapes, lasts] {
      if let puzzle = pack.first(where: { $0.name == name }) { return puzzle }
    }
    return nil
  }

  /// Those of a low grade first.
  private static func blocks(
    _ bytes: [UInt8]
  ) throws(EngineError) -> (puzzles: [Puzzle], works: [String: Int]) {
    var reader = PuzzleReader()
    for (number, line) in lines(bytes).enumerated() { try reader.read(line, number: number + 1) }
    let read = try reader.finish()
    return (Grade.allCases.flatMap { grade in read.filter { $0.grade == grade } }, reader.works)
  }

  /// Puzzles in the order in which people find them hard.
  func easiestFirst(_ puzzles: [Puzzle]) -> [Puzzle] {
    puzzles.enumerated().sorted { a, b in
      (works[a.element.name] ?? .max, a.offset) < (works[b.element.name] ?? .max, b.offset)
    }.map(\.element)
  }

  /// How hard a board is for people; where that was not measured, what stands with it.
  func grade(of puzzle: Puzzle) -> Grade { works[puzzle.name].map { Grade(work: $0) } ?? puzzle.grade }

  /// The lines without blanks at their ends.
  private static func lines(_ bytes: [UInt8]) -> [Substring] {
    String(decoding: bytes, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline
    ).map { line in
      var line = line
      while line.last?.isWhitespace == true { line.removeLast() }
      return line.drop { $0.isWhitespace }
    }
  }
}

/// Gathers the lines of one puzzle after the other.
struct PuzzleReader {
  private var puzzles: [Puzzle] = []
  private(set) var works: [String: Int] = [:]
  private var values: [String: Substring] = [:]
  private var rows: [Substring] = []
  private var first = 0

  mutating func read(_ line: Substring, number: Int) throws(EngineError) {
    if line.isEmpty || line.hasPrefix(";") { return }
    if let colon = line.firstIndex(of: ":") {
      let key = String(line[..<colon])
      if key == "name" || values.isEmpty {
        try close()
        first = number
      }
      guard ["name", "title", "pieces", "use", "count", "raw", "symmetry", "grade", "work"].contains(key)
      else {
        throw EngineError("line \(number) begins with '\(key)', which says nothing about a puzzle.")
      }
      guard values.updateValue(line[line.index(after: colon)...].drop { $0 == " " }, forKey: key) == nil
      else {
        throw EngineError("line \(number) gives '\(key)' a second time.")
      }
    } else {
      guard !values.isEmpty else { throw EngineError("line \(number) stands before the name of a puzzle.") }
      guard line.allSatisfy({ $0 == "." || $0 == "#" }) else {
        throw EngineError("line \(number) is '\(line)'; a row of the board has only . and # in it.")
      }
      rows.append(line)
    }
  }

  mutating func finish() throws(EngineError) -> [Puzzle] {
    try close()
    return puzzles
  }

  private mutating func close() throws(EngineError) {
    if values.isEmpty { return }
    func refuse(_ what: String) -> EngineError { EngineError("the puzzle in line \(first): \(what)") }
    guard let name = values["name"], !name.isEmpty else { throw refuse("it has no name.") }
    guard !puzzles.contains(where: { $0.name == name }) else { throw refuse("its name is taken.") }
    guard let allowed = PentominoSet(values["pieces"] ?? "FILNPTUVWXYZ") else {
      throw refuse("its pieces are letters of \(PentominoSet.all), none twice.")
    }
    let board: Board
    do { board = try Board(rows) } catch { throw refuse(error.message) }
    let needed = values["use"].map { Int($0) ?? 0 } ?? board.cells.count / 5
    guard needed > 0, 5 * needed == board.cells.count, needed <= allowed.count else {
      throw refuse("\(values["use"] ?? "no number of") tiles cannot fill its \(board.cells.count) squares.")
    }
    var numbers: [String: Int] = [:]
    for key in ["count", "raw", "symmetry", "work"] {
      guard let value = values[key] else { continue }
      guard let number = Int(value), number >= 0 else { throw refuse("its \(key) is not a number.") }
      numbers[key] = number
    }
    guard let grade = Grade(rawValue: String(values["grade"] ?? "medium")) else {
      throw refuse("its grade is wrong; \(Grade.allowed).")
    }
    works[String(name)] = numbers["work"]
    puzzles.append(
      Puzzle(
        name: String(name), title: values["title"].map { String($0) }, board: board, allowed: allowed,
        needed: needed, grade: grade, solutions: numbers["count"], raw: numbers["raw"]))
    values = [:]
    rows = []
  }
}
