// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import Files
import GameCore
import Testing

@testable import Reversi

/// What is told of the right moves of the puzzles that come with the game is true on their boards.
struct PurposeTests {
  private static let puzzles = PackedPuzzle.list(
    File.bytes(Repository.path("Assets/puzzles/reversi.tsv")) ?? [])

  /// The move of a pack's puzzle, the position before it and the one after it.
  private func each(_ pack: String, _ check: (String, Int, Reversi.Position, Reversi.Position) -> Void) throws
  {
    var count = 0
    for puzzle in Self.puzzles where puzzle.pack == pack {
      let line = try #require(Reversi.line(of: puzzle))
      let square = try #require(line[0].move?.square)
      let words = puzzle.why([(line[0].position, .place(square))], Reversi.self) { _ in "Anna" }.words
      check(words, square, line[0].position, line[1].position)
      count += 1
    }
    #expect(count > 15)
  }

  private func isEmptyBeside(_ square: Int, _ position: Reversi.Position) -> Bool {
    Reversi.Edges.neighbours(square) & position.empty != 0
  }

  @Test func theLastSquareOfARegionHasNoNeighbours() throws {
    try each("last-move") { words, square, _, next in
      #expect(!isEmptyBeside(square, next))
      #expect(words.contains("nor anywhere else") == next.mustPass, "\(words)")
    }
  }

  /// However the game goes on for six moves, a wedge is not turned while its neighbours stand.
  @Test func aWedgeStands() throws {
    try each("wedge") { words, square, start, next in
      let isForGood = words.hasSuffix("any more.")
      var random = SeededRandom(seed: UInt64(square))
      for _ in 0..<20 {
        var position = next
        while let move = position.legalMoves.shuffled(using: &random).first {
          let neighbours =
            Reversi.Edges.all.first { edge in
              edge.contains(square) && !Reversi.Edges.corners.contains(square)
            }.map { edge in
              edge.filter { abs((edge.firstIndex(of: $0) ?? 0) - (edge.firstIndex(of: square) ?? 0)) == 1 }
            } ?? []
          let stand = neighbours.allSatisfy { position.disc(on: $0) == start.turn.other }
          guard let after = position.playing(move) else { break }
          if position.disc(on: square) == start.turn, isForGood || stand {
            #expect(after.disc(on: square) == start.turn, "\(words)")
          }
          position = after
        }
      }
    }
  }

  /// Every other move opens a corner, and the right one does not.
  @Test func noOtherMoveKeepsTheCornersClosed() throws {
    try each("closed") { words, square, start, next in
      let corners = Reversi.Edges.corners.filter { next.legalSquares >> UInt64($0) & 1 == 1 }
      #expect(words.contains("no further corner") == !corners.isEmpty || words.contains("shuts"), "\(words)")
      for corner in corners {
        let before = Reversi.Position(black: start.black, white: start.white, turn: start.turn.other)
        #expect(before.legalSquares >> UInt64(corner) & 1 == 1, "it was open: \(words)")
      }
      #expect(words.hasPrefix(Reversi.Move.name(ofSquare: square)))
    }
  }

  /// A corner that is promised can be taken after every answer.
  @Test func aCornerIsWonWhateverComes() throws {
    try each("gain-corner") { words, _, start, next in
      // None can be taken at once.
      #expect(Aim.corner.moves(of: Reversi.self, in: start) == [])
      let corners = Reversi.Edges.corners.filter { words.contains(Reversi.Move.name(ofSquare: $0)) }
      #expect(!corners.isEmpty)
      for reply in next.legalMoves {
        guard let after = next.playing(reply) else { continue }
        #expect(after.turn == start.turn)
        for corner in corners { #expect(after.legalSquares >> UInt64(corner) & 1 == 1, "\(words) \(reply)") }
      }
    }
  }

  /// What is told of each own turn of all puzzles, with the position it was made in.
  private func told(_ check: (String, LineMove<Reversi.Position>, PackedPuzzle) throws -> Void) throws {
    for puzzle in Self.puzzles {
      let line = try #require(Reversi.line(of: puzzle))
      let seat = line[0].position.turn
      for (index, step) in line[0].position.line(line.compactMap(\.move)).enumerated()
      where step.seat == seat && step.move.square != nil {
        var alone = puzzle
        if index > 0 { alone.danger = [] }
        let words = alone.why([(step.position, step.move)], Reversi.self) { _ in "Anna" }.words
        try check(words, step, puzzle)
      }
    }
  }

  /// A move that had to be made has no other reason.
  @Test func aForcedMoveIsTheOnlyOne() throws {
    var count = 0
    try told { words, step, puzzle in
      let isForced = step.position.legalMoves.count == 1
      #expect(words.contains("the only move that there is") == isForced, "\(puzzle.id): \(words)")
      if isForced { count += 1 }
    }
    #expect(count > 5)
  }

  /// Every sentence that names squares is held against the rules; what another move would have allowed is what the board answers to it.
  @Test func theReasonsHold() throws {
    var seen: [String: Int] = [:]
    func square(_ name: some StringProtocol) throws -> Int {
      try #require(Reversi.Move(String(name))?.square)
    }
    try told { words, step, puzzle in
      let next = try #require(step.position.playing(step.move))
      let rival = step.seat.other
      if let found = words.firstMatch(of: /With (..) instead, Anna (?:plays|takes the corner|fills|has) (..)/)
      {
        seen["instead", default: 0] += 1
        #expect(
          [String(found.1), String(found.2)] == Array(puzzle.danger.prefix(2)), "\(puzzle.id): \(words)")
      }
      if let found = words.firstMatch(of: /After (..) Anna cannot (?:play|take the corner) ([a-h][1-8])/) {
        seen["cannot", default: 0] += 1
        #expect(try !next.canTake(square(found.2), rival), "\(puzzle.id): \(words)")
        #expect(String(found.1) == step.move.description)
      }
      if words.contains("and now Anna cannot have it") {
        seen["wants", default: 0] += 1
        #expect(puzzle.danger.dropFirst().first == step.move.description, "\(puzzle.id): \(words)")
      }
      if let found = words.firstMatch(of: /leaves Anna (\d+) moves?, and (..) (\d+)/) {
        seen["leaves", default: 0] += 1
        let other = try #require(Reversi.Move(String(found.2)).flatMap { step.position.playing($0) })
        #expect(
          [next.legalMoves.count, other.legalMoves.count] == [Int(found.1), Int(found.3)],
          "\(puzzle.id): \(words)")
      }
      if let found = words.firstMatch(of: /^.. makes (\d+) discs? on the edge safe for good/) {
        seen["safe", default: 0] += 1
        let more = next.stableDiscs(of: step.seat) & ~step.position.stableDiscs(of: step.seat)
        let said = try #require(Int(found.1))
        #expect(said <= more.nonzeroBitCount, "\(puzzle.id): \(words)")
      }
    }
    #expect(seen.count == 5, "\(seen)")
  }

  /// Another move after which a corner can be taken whatever comes is as good as the one that was meant: by playing every reply out.
  @Test func anotherWayToACornerIsAccepted() throws {
    var others: [String] = []
    for puzzle in Self.puzzles where puzzle.goal.description.hasPrefix("reach") {
      let line = try #require(Reversi.line(of: puzzle))
      let start = line[0].position
      for move in start.legalMoves {
        let next = try #require(start.playing(move))
        let isSure =
          next.turn != start.turn
          && next.legalMoves.allSatisfy { reply in
            next.playing(reply).map { end in
              end.turn == start.turn
                && !["a1", "a8", "h1", "h8"].allSatisfy { corner in
                  !end.legalMoves.map(\.description).contains(corner)
                }
            } ?? false
          }
        #expect(Aim.reach.isReached(by: move, of: Reversi.self, in: start) == isSure, "\(puzzle.id) \(move)")
        if isSure, move != line[0].move { others.append("\(puzzle.id) \(move)") }
      }
    }
    #expect(
      others == ["gain-corner.001 g6", "gain-corner.004 a2", "gain-corner.012 b7", "gain-corner.030 e8"],
      "\(others)")
  }

  /// What a wrong try is told names the answer that the board plays to it, where it names one that is played later or not at all.
  @Test func aWrongTryIsToldItsAnswer() throws {
    let engine = Reversi.Engine(resources: .none)
    var random = SeededRandom(seed: 53)
    var count = 0
    for puzzle in Self.puzzles
    where puzzle.pack == "least" || puzzle.pack == "win" && "0369".contains(puzzle.id.last ?? " ") {
      let line = try #require(Reversi.line(of: puzzle))
      let start = line[0].position
      let wrong = start.legalMoves.filter { !(puzzle.also + [puzzle.solution[0]]).contains($0.description) }
      guard let move = random.element(of: wrong), let after = start.playing(move) else { continue }
      let found = Refutation.find(
        Reversi.self, after: after, from: start, by: start.turn, goal: puzzle.goal, engine,
        SearchControl(budget: Reversi.Engine.secondOfWork))
      let words = found.reason(
        Reversi.self, for: move, in: start, goal: puzzle.goal, insteadOf: line.compactMap(\.move)
      ) { _ in "Anna" }.words
      let answer = try #require(found.moves.last, "\(puzzle.id) \(move)")
      for named in words.matches(
        of: /(?:lets Anna|stop Anna from|Anna can take the corner|leaves Anna) [^.]*?([a-h][1-8])/)
      {
        if named.1 != answer { count += 1 }
        #expect(words.contains(answer), "\(puzzle.id) \(move): \(words)")
      }
    }
    #expect(count > 0)
  }

  /// A move on the edge that stands between two discs of the other side, and turns one of them, is told so.
  @Test func whatTurnsItsNeighbourIsNoWedge() throws {
    var seen = 0
    for puzzle in Self.puzzles where puzzle.pack == "wedge" {
      let line = try #require(Reversi.line(of: puzzle))
      let start = line[0].position
      for move in start.legalMoves where move.description != puzzle.solution.first {
        let square = try #require(move.square)
        let fault = Reversi.fault(
          of: move, for: puzzle.goal, line: [], value: nil, in: start, name: "Anna")
        let sides = [(1, { $0 / 8 == square / 8 }), (8, { $0 >= 0 && $0 < 64 })] as [(Int, (Int) -> Bool)]
        let between = sides.contains { step, isOn in
          let onEdge = step == 1 ? [0, 7].contains(square / 8) : [0, 7].contains(square % 8)
          return onEdge
            && [square - step, square + step].allSatisfy {
              isOn($0) && start.disc(on: $0) == start.turn.other
            }
        }
        #expect((fault != nil) == between, "\(puzzle.id) \(move)")
        guard fault != nil else { continue }
        seen += 1
        #expect(fault?.right?.contains("\(move) turns a disc beside it") == true)
        #expect(start.flips(of: square).joined().contains { abs($0 - square) == 1 || abs($0 - square) == 8 })
      }
    }
    #expect(seen > 2, "\(seen)")
  }

  /// A disc up to which a corner turns the others is one that the move turned.
  @Test func theWayToACornerIsMadeByTheMove() throws {
    var seen = 0
    try each("gain-corner") { words, square, start, next in
      guard let told = words.firstMatch(of: /From (..) you turn all discs up to (..), which/) else { return }
      seen += 1
      let corner = Reversi.Move(String(told.output.1))?.square ?? 0
      let disc = Reversi.Move(String(told.output.2))?.square ?? 0
      #expect(start.disc(on: disc) == start.turn.other && next.disc(on: disc) == start.turn, "\(words)")
      let own = Reversi.Position(black: next.black, white: next.white, turn: start.turn)
      #expect(
        own.flips(of: corner).contains { ray in
          ray.last.map { abs($0 - disc) } == abs((ray.first ?? 0) - corner)
        })
    }
    #expect(seen > 2, "\(seen)")
  }

  /// Few moves are told as a reason only where no other move leaves as few, and no corner is kept from the other side for another one.
  @Test func reasonsAreWorthMoreThanTheyCost() throws {
    for puzzle in Self.puzzles where puzzle.pack == "least" {
      let line = try #require(Reversi.line(of: puzzle))
      let words = puzzle.why(line.compactMap { step in step.move.map { (step.position, $0) } }, Reversi.self)
      { _ in
        "Anna"
      }.words
      for step in line {
        guard let move = step.move, let next = step.position.playing(move), next.turn != step.position.turn
        else {
          continue
        }
        let others = step.position.legalMoves.filter { $0 != move }.compactMap { step.position.playing($0) }
        if words.contains("\(move) leaves the other side ") {
          #expect(
            others.allSatisfy { $0.turn == step.position.turn || $0.legalMoves.count > next.legalMoves.count }
          )
        }
        if words.contains("After \(move) Anna cannot take the corner") {
          #expect(
            !next.legalMoves.contains { ["a1", "a8", "h1", "h8"].contains($0.description) }, "\(puzzle.id)")
        }
      }
    }
  }
}
