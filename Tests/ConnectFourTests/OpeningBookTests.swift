// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import Synchronization
import Testing

@testable import ConnectFour

struct OpeningBookTests {
  private static let bytes = Repository.bytes("Assets/books/connect-four.book") ?? []

  /// Every position of each ply that the book may know.
  private static let layers = Repertoire.layers(through: OpeningBook.lastPly)

  private func book() throws -> OpeningBook { try #require(Repository.book).content }

  @Test("The book reaches as far as the game relies on")
  func depth() throws {
    let book = try book()
    #expect(book.pliesBySeat.first >= 13)
    #expect(book.pliesBySeat.second >= 14)
  }

  @Test("The empty board is a win for the first player on ply 41, in the centre column")
  func emptyBoard() throws {
    let move = try #require(try book().move(in: SearchPosition()))
    #expect(move.column == 3)
    #expect(move.score == 1)
  }

  @Test("Whatever the other side does, there is a move for every turn", arguments: [0, 1])
  func coverage(firstPly: Int) throws {
    let book = try book()
    let last = (firstPly == 0 ? book.pliesBySeat.first : book.pliesBySeat.second) - 1
    for seed in 0..<200 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      var position = SearchPosition()
      while position.ply <= last && !position.isLost {
        if position.ply % 2 == firstPly {
          let move = try #require(book.move(in: position))
          #expect(position.isLegal(move.column))
          position.play(move.column)
        } else {
          guard let column = (0..<7).filter({ position.isLegal($0) }).randomElement(using: &random) else {
            break
          }
          position.play(column)
        }
      }
    }
  }

  /// The book knows the position, but not its moves: its score bounds theirs.
  @Test(
    "What the book knows of the fullest boards spoils neither values nor moves",
    arguments: 1...4 as ClosedRange<UInt64>)
  func fullestBoards(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let position = SearchPosition.random(ply: OpeningBook.lastPly, using: &random)
    let known = try #require(try book().score(of: position))
    var solver = Solver(capacity: 64 << 20)
    var scores: [Int: Int] = [:]
    for column in 0..<7 where position.isLegal(column) {
      let score = solver.score(of: position.playing(column))
      scores[column] = -(try #require(score))
    }
    #expect(scores.values.max() == known)
    var player = PerfectPlayer(resources: Repository.resources, capacity: 64 << 20)
    let told = Mutex<[Int: Int]>([:])
    let isWhole = player.evaluate(position, SearchControl()) { column, score in
      told.withLock { $0[column] = score }
    }
    #expect(isWhole && told.withLock { $0 } == scores)
    let found = player.answer(in: position, limits: SearchLimits())
    let answer = try #require(found)
    #expect(answer.lower == known && answer.upper == known && scores[answer.column] == known)
  }

  @Test("No position is worth less than those that come before it say")
  func predecessorsBoundScores() throws {
    var player = PerfectPlayer(resources: Repository.resources, capacity: 1 << 20)
    var random = SeededRandom(seed: 7)
    var (told, exact, several) = (0, 0, 0)
    for number in 0..<1_000 {
      let position = SearchPosition.random(ply: 3 + number % (OpeningBook.lastPly - 2), using: &random)
      let before = position.predecessors
      #expect(Set(before).count == before.count)
      for one in before {
        #expect(
          one.ply == position.ply - 1 && (0..<7).contains { one.isLegal($0) && one.playing($0) == position })
      }
      guard !position.isLost, let score = player.knownScore(of: position) else { continue }
      let least = player.leastScore(of: position)
      #expect(least <= score)
      told += least > .min ? 1 : 0
      exact += least == score ? 1 : 0
      several += before.count > 1 ? 1 : 0
    }
    #expect(told > 900 && exact > 200 && several > 500, "\(told) \(exact) \(several)")
  }

  @Test("Moves and scores are what the solver finds", arguments: 0..<6)
  func solver(seed: UInt64) throws {
    let book = try book()
    var random = SeededRandom(seed: seed)
    var solver = Solver(capacity: 32 << 20)
    let firstPly = Int(seed % 2)
    // A random line to the deepest layer of the book; those before it take the solver too long for a test.
    var position = SearchPosition()
    var deepest: SearchPosition?
    while !position.isLost {
      if position.ply % 2 == firstPly {
        guard let move = book.move(in: position) else { break }
        deepest = position
        position.play(move.column)
      } else {
        let columns = (0..<7).filter { position.isLegal($0) && !position.isWin($0) }
        guard let column = columns.randomElement(using: &random) else { break }
        position.play(column)
      }
    }
    let entry = try #require(deepest)
    let move = try #require(book.move(in: entry))
    #expect(solver.score(of: entry) == move.score)
    let child = entry.playing(move.column)
    #expect(solver.score(of: child) == -move.score)
    // The mirror image has the mirrored move.
    var mirrored = SearchPosition()
    #expect(book.move(in: mirrored)?.score == 1)
    mirrored.play(0)
    var plain = SearchPosition()
    plain.play(6)
    #expect(book.score(of: mirrored) == book.score(of: plain))
  }

  @Test("The score of every position of up to nine discs is known")
  func completeness() throws {
    let book = try book()
    for ply in 0...9 {
      let (known, all) = book.coverage(ply: ply)
      #expect(known == all, "\(ply) discs: \(all - known) are missing")
      #expect(all == Self.layers[ply].count)
    }
    // The file is read by these.
    #expect(Repertoire.counts == Self.layers.map(\.count))
    #expect(book.coverage(ply: 8).all == 91_295)
    #expect(book.coverage(ply: 9).all == 269_531)
  }

  /// The scores of the first moves, as they are known since James D. Allis and John Tromp solved the game.
  @Test("The first moves are worth what is known of them")
  func firstMoves() throws {
    let book = try book()
    let scores = (0..<7).map { book.score(ofMove: $0, in: SearchPosition()) }
    #expect(scores == [-2, -1, 0, 1, 0, -1, -2])
  }

  /// Both parts were made apart: one by proving moves, the other from all positions of nine discs.
  @Test("The repertoire and the scores agree", arguments: 0...9)
  func agreement(_ ply: Int) throws {
    let book = try book()
    var count = 0
    for position in Self.layers[ply] {
      guard let move = book.move(in: position), let score = book.scores.score(of: position) else { continue }
      #expect(move.score == score && book.score(of: position) == score)
      let next = position.playing(move.column)
      if ply < 9, !position.isWin(move.column) { #expect(book.scores.score(of: next) == -score) }
      count += 1
    }
    #expect(count > 0)
  }

  @Test("Scores of neighbouring plies fit together")
  func consistency() throws {
    let book = try book()
    for ply in 0...3 {
      for position in Self.layers[ply] {
        guard let score = book.score(of: position) else { continue }
        let moves = (0..<7).filter { position.isLegal($0) }.map { book.score(ofMove: $0, in: position) }
        let known = moves.compactMap { $0 }
        #expect(known.allSatisfy { $0 <= score })
        if known.count == moves.count { #expect(known.max() == score) }
      }
    }
  }

  /// A book of nothing but some scores of two plies.
  private func partial() throws -> (book: OpeningBook, missing: SearchPosition) {
    let plies = Repertoire.layers(through: 2)
    let whole = try book()
    var scores = plies[2].map { _ in OpeningBook.unknown }
    // All answers to the first move in the outermost column, and nothing else.
    let edge = SearchPosition(columnsPlayed: [0])
    for column in 0..<7 {
      let answer = edge.playing(column)
      let place = try #require(plies[2].firstIndex(of: answer.canonical))
      scores[place] = UInt8(21 + (whole.score(of: answer) ?? column))
    }
    let bytes = withChecksum(OpeningBook.signature + [1, 0, 0, 2] + scores)
    return (try #require(OpeningBook(bytes)), SearchPosition(columnsPlayed: [3, 3]))
  }

  @Test("What a book does not know it does not say, and what follows from what it knows it does")
  func partialBook() throws {
    let (book, missing) = try partial()
    #expect(book.coverage(ply: 2).known == 7 && book.coverage(ply: 2).all == 25)
    #expect(book.score(of: missing) == nil)
    #expect(book.score(of: SearchPosition()) == nil)
    #expect(book.score(of: SearchPosition(columnsPlayed: [3])) == nil)
    let edge = SearchPosition(columnsPlayed: [0])
    let answers = (0..<7).compactMap { book.score(ofMove: $0, in: edge) }
    #expect(answers.count == 7)
    #expect(book.score(of: edge) == answers.max())
    #expect(book.score(of: SearchPosition(columnsPlayed: [6])) == answers.max())
    #expect(book.coverage(ply: 1).known == 1)
  }

  @Test("Scores of the last ply are what the solver finds", arguments: 0..<4)
  func lastScores(seed: UInt64) throws {
    let book = try book()
    var random = SeededRandom(seed: seed)
    var solver = Solver(capacity: 256 << 20)
    let known = Self.layers[OpeningBook.lastPly].filter { book.scores.score(of: $0) != nil }
    let position = try #require(known.randomElement(using: &random))
    let score = solver.score(of: position)
    #expect(score == book.score(of: position))
  }

  @Test("Who plays by the repertoire needs no list of a million positions")
  func listedLate() throws {
    let book = try #require(OpeningBook(Self.bytes))
    var position = SearchPosition()
    while position.ply < 8 {
      let move = try #require(book.move(in: position))
      #expect(book.score(of: position) == move.score)
      position.play(move.column)
    }
    // Twelve discs are beyond the list, whether the repertoire knows them or not.
    var random = SeededRandom(seed: 12)
    for _ in 0..<20 { _ = book.score(of: SearchPosition.random(ply: 12, using: &random)) }
    #expect(!book.scores.isListed)
    let edge = SearchPosition(columnsPlayed: [0, 0])
    #expect(book.move(in: edge) == nil && book.score(of: edge) != nil)
    #expect(book.scores.isListed)
  }

  @Test("Damage is noticed")
  func damage() {
    #expect(OpeningBook([]) == nil)
    #expect(OpeningBook(Array(Self.bytes.dropLast())) == nil)
    #expect(OpeningBook(Self.bytes + [0]) == nil)
    #expect(OpeningBook(Array("not a book, but long enough".utf8)) == nil)
    var random = SeededRandom(seed: 8)
    for _ in 0..<10 {
      var bytes = Self.bytes
      bytes[Int.random(in: bytes.indices, using: &random)] ^= UInt8.random(in: 1...255, using: &random)
      #expect(OpeningBook(bytes) == nil)
    }
  }

  @Test("A whole book with impossible contents is refused as well")
  func nonsense() {
    for contents in [
      [0, 60, 0], [0, 1, 0, 0xFF, 0xFF], [3, 0, 0], [0, 0, 0, 1], [1, 0, 0, 200], [1, 0, 0, 1, 21],
    ] as [[UInt8]] {
      let body = OpeningBook.signature + contents
      let hash = checksum(body)
      #expect(OpeningBook(body + (0..<4).map { UInt8(truncatingIfNeeded: hash >> (8 * $0)) }) == nil)
    }
  }
}
