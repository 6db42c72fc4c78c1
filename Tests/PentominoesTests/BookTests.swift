// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Testing

@testable import Pentominoes

struct BookTests {
  @Test func theBookIsRead() throws {
    let book = Files.book
    #expect(book.puzzles.count == 99 && book.ladderSets.count == 1009)
    #expect(zip(book.puzzles, book.puzzles.dropFirst()).allSatisfy { $0.grade <= $1.grade })
    #expect(Set(book.puzzles.map(\.name)).count == 99)
    let classic = try #require(book.puzzle(named: "rect-6x10"))
    #expect(classic.title == "Classic 6x10" && classic.solutions == 2339 && classic.needed == 12)
    #expect(classic.board.rows == 6 && classic.board.columns == 10 && classic.grade == .easy)
    let double = try #require(book.puzzle(named: "double-P"))
    #expect(double.title == "Twice the P" && double.needed == 4 && !double.allowed.contains(.p))
    for set in book.ladderSets { #expect(set.puzzle.needed == set.tiles.count) }
    #expect(try Files.impossible().count == 26)
  }

  @Test func puzzlesAreTextBothWays() throws {
    #expect(Files.book.puzzle(named: "rect-6x10") == .classic)
    #expect(Set(Files.book.puzzles.map(\.title)).count == 99)
    for puzzle in Files.book.puzzles + Files.book.ladderSets.prefix(50).map(\.puzzle) {
      #expect(try Puzzle(text: puzzle.text) == puzzle)
    }
    let daily = try #require(DailyPuzzle.make(Day(year: 2026, month: 12, day: 1), from: Files.book))
    #expect(try Puzzle(text: daily.text) == daily && !daily.givens.isEmpty)
    let plain = try Puzzle(text: "IIIII/..... ILP 2")
    #expect(plain.givens == [Placement(.i, .upright.turnedRight, at: Cell(0, 0))] && plain.needed == 2)
  }

  /// What a file leaves out follows from its board: all twelve tiles to choose from, and as many as it has room for.
  @Test func whatIsLeftOutFollowsFromTheBoard() throws {
    let book = try PuzzleBook(puzzles: Array("name: small\n.....\n.....\n.....\n".utf8))
    let puzzle = try #require(book.puzzles.first)
    #expect(puzzle.needed == 3 && puzzle.allowed == .all && puzzle.title == "small")
  }

  @Test(arguments: [
    "", "a;b;easy;1;1", "a;b;simple;1;1;..... F 1", "a;b;easy;x;1;..... F 1", "a;b;easy;1;-1;..... F 1",
    "a;b;easy;;;..... F 2", "a;b;easy;1;1;1;..... F 1",
  ])
  func aDamagedPuzzleIsOneSentence(text: String) {
    do {
      _ = try Puzzle(text: text)
      Issue.record("'\(text)' was read")
    } catch {
      #expect(error.message.hasSuffix(".") && error.message.count > 20)
    }
  }

  @Test func islandsAndSymmetriesOfBoards() throws {
    #expect(Files.book.puzzle(named: "two-5x6")?.board.islands.map(\.count) == [30, 30])
    #expect(Files.book.puzzle(named: "rect-6x10")?.board.islands.count == 1)
    #expect(try board(".#./#.#/.#.").islands.count == 5)
    #expect(try board(".#../..../..../....").symmetries.count == 1)
    #expect(try board("../..").symmetries.count == 8)
    #expect(try board("####/#..#/####").symmetries.count == 4)
  }

  /// No start is a turned or mirrored image of another one.
  @Test func noBoardStandsTwiceOnTheShelf() {
    var seen: [String: String] = [:]
    let starts = PuzzleShelf.starts(Files.book, today: Day(year: 2026, month: 12, day: 1))
    for start in starts where start.group != "daily" {
      var options = GameOptions()
      options.setup = start.setup
      let parts = Pentominoes.start(options).notation.split(separator: " ", maxSplits: 1)
      let key = Self.images(of: parts[0].split(separator: "/").map(Array.init)).min() ?? ""
      let known = seen.updateValue(start.id, forKey: "\(key) \(parts[1])")
      #expect(known == nil, "\(start.id)")
    }
    #expect(seen.count >= 180)
  }

  /// What is called easy is easy by the work of a simple player, tried anew; packs rise, and so do boards in a pack.
  @Test func gradesAreMeasured() throws {
    let book = Files.book
    let all = book.puzzles + book.shapes
    #expect(all.allSatisfy { book.works[$0.name] != nil })
    let starts = PuzzleShelf.starts(book, today: Day(year: 2026, month: 12, day: 1))
    var works: [String: [Int]] = [:]
    for start in starts {
      if let work = book.works[start.id] { works[start.group, default: []].append(work) }
    }
    let grades = Grade.allCases.compactMap { works[$0.rawValue] }
    #expect(grades.count == Grade.allCases.count && grades.joined().elementsEqual(grades.joined().sorted()))
    #expect(grades.allSatisfy { $0.count >= 5 })
    let shapes = try #require(works["shapes"])
    #expect(shapes == shapes.sorted())
    // Other seeds than those that it was measured with: the middle of some boards of each.
    func again(_ group: Grade) -> Int {
      let boards = starts.filter { $0.group == group.rawValue }.compactMap { book.puzzle(named: $0.id) }
      return boards.prefix(7).map { SimplePlayer($0).work(from: 5000, tries: 5) }.sorted()[3]
    }
    #expect(again(.starter) * 5 < again(.easy) && again(.easy) * 2 < again(.hard), "the ladder of grades")
  }

  /// Rows turned and mirrored in all ways, as text.
  private static func images(of rows: [[Character]]) -> [String] {
    var (rows, images) = (rows, [String]())
    for turn in 0..<8 {
      if turn == 4 { rows = rows.map { $0.reversed() } }
      rows = rows[0].indices.map { column in rows.reversed().map { $0[column] } }
      images.append(rows.map { String($0) }.joined(separator: "/"))
    }
    return images
  }

  @Test func symmetriesCarryPlacementsAlong() throws {
    for puzzle in Files.book.puzzles {
      for symmetry in puzzle.board.symmetries {
        let placements = puzzle.board.placements(of: .f)
        let images = placements.compactMap { puzzle.board.image(of: $0, under: symmetry) }
        #expect(Set(images) == Set(placements))
        if symmetry == .upright { #expect(images == placements) }
      }
    }
  }

  @Test(arguments: [
    "....\n", "name: a\n", "name: a\n.x.\n", "name: a\n...\n..\n", "name: a\nname: b\n.....\n",
    "colour: red\n",
    "name: a\nname: a\n", "name: a\n....\n", "name: a\n.....\n\nname: a\n.....\n", "name:\n.....\n",
    "name: a\npieces: FF\n.....\n", "name: a\nuse: 2\n.....\n", "name: a\nuse: x\n.....\n",
    "name: a\ncount: -1\n.....\n", "name: a\ngrade: simple\n.....\n", "name: a\nuse: 1\nuse: 1\n.....\n",
    "title: b\n.....\n", "name: a\npieces: F\n...../.....\n", "name: a\npieces: F\n.....\n.....\n",
  ])
  func aDamagedBookIsOneSentence(text: String) {
    do {
      _ = try PuzzleBook(puzzles: Array(text.utf8))
      Issue.record("'\(text)' was read")
    } catch {
      #expect(error.message.hasSuffix(".") && error.message.contains("line"), "\(error.message)")
    }
  }

  @Test(arguments: [
    "3 FPU 4", "4 FPU 4 1", "3 FPU 0 0", "x FPU 4 1", "3 FPP 4 1", "3 FPU 4 1 1", "3 fpu 4 1",
  ])
  func aDamagedLadderIsOneSentence(text: String) {
    #expect(throws: EngineError.self) { try PuzzleBook(puzzles: [], ladder: Array(text.utf8)) }
  }

  /// Random damage: the book is read or refused, and never takes the program with it.
  @Test func anyBytesAreReadOrRefused() {
    var random = SeededRandom(seed: 3)
    let whole = Array((Files.bytes("Assets/puzzles/puzzles.txt") ?? []).prefix(1500))
    #expect(whole.count == 1500)
    var refused = 0
    for _ in 0..<400 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        default: bytes.insert(bytes[Int.random(in: 0..<bytes.count, using: &random)], at: place)
        }
      }
      do {
        let book = try PuzzleBook(puzzles: bytes, ladder: bytes)
        #expect(book.puzzles.allSatisfy { $0.board.cells.count == 5 * $0.needed })
      } catch {
        #expect(error.message.hasSuffix("."))
        refused += 1
      }
    }
    #expect(refused > 0)
  }

  /// Lines end in other ways elsewhere, and whoever passes lines on may have dropped the blank ones.
  @Test func otherEndsOfLinesDoNotMatter() throws {
    let text = String(decoding: Files.bytes("Assets/puzzles/puzzles.txt") ?? [], as: UTF8.self)
    let lines = text.split(separator: "\n")
    let book = try PuzzleBook(puzzles: Array(lines.joined(separator: "\r\n").utf8))
    #expect(book.puzzles == Files.book.puzzles)
  }

  @Test func missingFilesGiveAnEmptyBook() {
    #expect(PuzzleBook(Resources.none).puzzles.isEmpty)
    #expect(PuzzleBook(Resources { _ in [0, 255, 10, 46] }).puzzles.isEmpty)
  }
}

struct NotationTests {
  @Test(arguments: [
    "", "..... FILNP", "..... FILNP 1 1", "..... FILNP 0", "..... FILNP 13", "..... FILNP 01",
    "..... FILNP x",
    "..... FILNP 2", "...... FILNP 1", ".... FILNP 1", "..... AB 1", "..... FF 1", "..... f 1",
    "...../..... F 2",
    "....a F 1", "....é F 1", "FFFFF F 1", "IIII. I 1", "IIIII F 1", "IIIII/IIIII IF 2", "...../.... FI 2",
    "# F 1",
    "##### F 1", "/..... F 1", "...../ F 1", "I.III/..... IF 2", "IIII.IFILN IF 2",
    "................................. FILNPTUVWXYZ 6", "..... ..... 1",
  ])
  func badNotationIsOneSentence(text: String) {
    do {
      _ = try Pentominoes.Position(parsing: text)
      Issue.record("'\(text)' was read")
    } catch {
      #expect(error.message.hasSuffix(".") && error.message.count > 20)
    }
  }

  @Test func anyTextIsReadOrRefused() {
    var random = SeededRandom(seed: 9)
    let letters = Array("FILNPTUVWXYZ....//## 12a\té")
    for _ in 0..<5000 {
      var text = "IIIII/.....#.....##/.#... FILNP 4"
      if Bool.random(using: &random) {
        text = String(
          (0..<Int.random(in: 0...24, using: &random)).compactMap { _ in letters.randomElement(using: &random)
          })
      } else {
        var characters = Array(text)
        characters[Int.random(in: 0..<characters.count, using: &random)] =
          letters.randomElement(using: &random) ?? "x"
        text = String(characters)
      }
      if let position = try? Pentominoes.Position(parsing: text) {
        #expect(position.board.cells.count == 5 * position.puzzle.needed)
        #expect((try? Pentominoes.Position(parsing: position.notation)) == position)
      }
    }
  }
}
