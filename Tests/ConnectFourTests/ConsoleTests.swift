// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import Testing

@testable import ConnectFour

struct ConsoleTests {
  private static func withBook() -> ConnectFour.Console {
    ConnectFour.Console(resources: Repository.resources)
  }
  /// It takes longer to read the book than to count.
  private let bare = ConnectFour.Console(resources: .none)

  @Test(
    "Leaves of the move tree",
    arguments: [(0, 1), (1, 7), (2, 49), (5, 16807), (6, 117_649), (7, 823_536), (8, 5_673_234)])
  func perft(depth: Int, count: UInt64) throws {
    #expect(try bare.perft(depth: depth, from: nil) == count)
  }

  @Test("Leaves by the plain rules")
  func naivePerft() throws {
    func leaves(_ position: ConnectFour.Position, _ depth: Int) -> UInt64 {
      guard depth > 0 else { return 1 }
      return position.legalColumns.compactMap { position.playing($0) }.reduce(0) {
        $0 + leaves($1, depth - 1)
      }
    }
    #expect(try bare.perft(depth: 4, from: nil) == leaves(ConnectFour.Position(), 4))
    // Deep enough for wins and full columns, from a position where they are near.
    var total: UInt64 = 0
    for column in ConnectFour.Position().legalColumns {
      total += leaves(ConnectFour.Position().playing(column) ?? ConnectFour.Position(), 5)
    }
    #expect(try bare.perft(depth: 6, from: nil) == total)
  }

  @Test(
    "Scores and scores of moves",
    arguments: [
      ("-", "1"), ("4", "-1"), ("1212121", "-18"), ("121212", "18"),
      ("2252576253462244111563365343671351441", "-1"),
    ])
  func solve(line: String, answer: String) throws {
    let console = Self.withBook()
    #expect(try console.solve(line, EngineRequest()) == answer)
  }

  @Test("The first moves are worth what is known since 1988")
  func firstMoves() throws {
    let console = Self.withBook()
    var request = EngineRequest()
    request.showMoves = true
    #expect(try console.solve("-", request) == "1 -2 -1 0 1 0 -1 -2")
  }

  @Test("A full column has no score, nor has any when the game is over")
  func fullColumns() throws {
    let console = Self.withBook()
    var request = EngineRequest()
    request.showMoves = true
    let fields = try console.solve("44444422222266116611", request).split(separator: " ")
    #expect(fields.count == 8)
    #expect(fields[2] == "x" && fields[4] == "x")
    #expect(try console.solve("1212121", request) == "-18 x x x x x x x")
    request.threads = 2
    #expect(try console.solve("44444422222266116611", request) == fields.joined(separator: " "))
  }

  @Test("A line that is no position is refused")
  func refusals() {
    let console = Self.withBook()
    #expect(throws: EngineError.self) { try console.solve("48", EngineRequest()) }
    #expect(throws: EngineError.self) { try console.move("1212121", EngineRequest()) }
  }

  @Test(
    "The perfect move keeps the score",
    arguments: ["121212", "44444422222266116611", "1234567123456712"])
  func move(line: String) throws {
    let console = Self.withBook()
    var request = EngineRequest()
    let column = try #require(try Int(console.move(line, request)))
    request.showMoves = true
    let fields = try console.solve(line, request).split(separator: " ").map { Int($0) }
    #expect(fields[column] == fields[0])
  }

  @Test("A proof says score, nodes and seconds, whatever the memory", arguments: [1, 64])
  func proof(mebibytes: Int) throws {
    var random = SeededRandom(seed: 3)
    for _ in 0..<5 {
      let position = SearchPosition.random(ply: 18, using: &random)
      var solver = Solver(capacity: 32 << 20)
      let found = solver.score(of: position)
      let score = try #require(found)
      let words = try ConnectFour.Console.proof(of: position, mebibytes: mebibytes).split(separator: " ")
      #expect(words.count == 5 && words[0] == "\(score)" && words[1] == "nodes" && words[3] == "seconds")
      #expect(UInt64(words[2]) != nil && Double(words[4]) != nil)
    }
  }
}
