// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Testing

@testable import Quarto

/// What is said of the wrong moves of puzzles, held against the readable rules and the solver.
struct FaultTests {
  /// Of so many puzzles the wrong moves of one are tried.
  private static let step = 9

  /// True where a space or a line stands after the move itself.
  private static func showsSomething(_ words: String) -> Bool {
    let told = words.drop { $0 != ":" }
    return told.contains("line") || told.contains("row ") || told.contains("column ")
      || (0..<16).contains { told.contains(Quarto.Move.name(ofCell: $0)) }
  }

  private func completes(_ piece: Quarto.Piece, _ position: Quarto.Position) -> Bool {
    position.emptyCells.contains { position.wins(piece, on: $0) }
  }

  private func isExhausted(_ position: Quarto.Position) -> Bool {
    !position.left.isEmpty && position.left.allSatisfy { completes($0, position) }
  }

  /// True where some gift, wherever it is placed, leaves only pieces that complete a line.
  private func forces(_ position: Quarto.Position) -> Bool {
    position.left.contains { piece in
      guard !completes(piece, position), let given = position.playing(.give(piece)) else { return false }
      return given.emptyCells.allSatisfy { given.playing(.place($0)).map(isExhausted) ?? false }
    }
  }

  /// Every one says which half of the turn was wrong, and by a space, a piece or a line what comes of it.
  @Test func wrongMovesAreToldByWhatTheyAllow() throws {
    let engine = Quarto.Engine(resources: BookTests.resources)
    let puzzles = Quarto.packedPuzzles(BookTests.resources)
    var (tries, bare) = (0, 0)
    for puzzle in stride(from: 0, to: puzzles.count, by: Self.step).map({ puzzles[$0] }) {
      let line = try #require(Quarto.line(of: puzzle))
      let start = line[0].position
      for move in start.legalMoves where move != line[0].move {
        let after = try #require(start.playing(move))
        let found = Refutation.find(
          Quarto.self, after: after, by: start.turn, engine, SearchControl(budget: Quarto.Engine.secondOfWork)
        )
        let words = found.reason(
          Quarto.self, for: move, in: start, goal: puzzle.goal, insteadOf: line.compactMap(\.move)
        ) { _ in "Anna" }.words
        tries += 1
        let about = "\(puzzle.id) \(move): \(words)"
        #expect(words.count <= 170, "\(about)")
        #expect(
          ["wrong space", "wrong gift", "completes no line"].contains { words.contains($0) }, "\(about)")
        bare += Self.showsSomething(words) ? 0 : 1
        hold(words, move, found, start, after, about)
      }
    }
    #expect(tries > 200 && bare * 50 <= tries, "\(bare) of \(tries)")
  }

  /// What is told of the right turns is so, too.
  @Test func rightTurnsAreToldAsTheyAre() throws {
    var told = 0
    for (index, puzzle) in Quarto.packedPuzzles(BookTests.resources).enumerated() where index % 3 == 1 {
      let line = try #require(Quarto.line(of: puzzle))
      let steps = line[0].position.line(line.compactMap(\.move)).filter { $0.seat == line[0].position.turn }
      for turn in Dictionary(grouping: steps, by: \.number).values {
        let start = turn[0].position
        let words =
          Quarto.purpose(
            of: turn.map(\.move), for: puzzle.goal, insteadOf: nil, in: start, name: "Anna"
          ).right ?? ""
        told += words.isEmpty ? 0 : 1
        let about = "\(puzzle.id): \(words)"
        #expect(words.count <= 240 && words.split(separator: ". ").count <= 3, "\(about)")
        guard let last = turn.last, case .give = last.move, let given = last.position.playing(last.move)
        else { continue }
        hold(words, turn[0], last, given, about)
      }
    }
    #expect(told > 100)
  }

  private func hold(
    _ words: String, _ first: LineMove<Quarto.Position>, _ last: LineMove<Quarto.Position>,
    _ given: Quarto.Position, _ about: String
  ) {
    let before = last.position
    let safe = before.left.filter { !completes($0, before) }
    #expect(safe.contains { last.move == .give($0) }, "\(about)")
    if words.contains("only") && words.contains("completes no line") { #expect(safe.count == 1, "\(about)") }
    if words.contains("at once") { #expect(words.contains(", \(safe.count) piece"), "\(about)") }
    if words.contains(" blocks ") {
      #expect(
        first.position.left.contains { piece in
          if case .place(let cell) = first.move { first.position.wins(piece, on: cell) } else { false }
        }, "\(about)")
    }
    if words.contains("every other space") {
      for move in first.position.legalMoves where move != first.move {
        #expect(first.position.playing(move).map(isExhausted) ?? false, "\(about)")
      }
    }
    let ends = given.legalMoves.compactMap { move in given.playing(move).map { (move, $0) } }
    let open = ends.filter { !isExhausted($0.1) }
    if words.contains("every piece left completes one") {
      for (move, _) in ends {
        let isNamed = words.split(separator: "Only on ").dropFirst().joined().contains(move.description)
        #expect(isNamed == open.contains { $0.0 == move }, "\(about)")
      }
    }
    if words.contains("at most") {
      let most = open.map { end in end.1.left.count { !completes($0, end.1) } }.max() ?? 0
      #expect(words.contains("at most \(most) piece"), "\(about)")
    }
    if words.contains("you can reply") {
      let isAnswered = ends.allSatisfy { end in
        end.1.left.allSatisfy { piece in
          guard let next = end.1.playing(.give(piece)) else { return true }
          return next.legalMoves.contains { move in
            next.playing(move).map { $0.outcome != nil || !isExhausted($0) } ?? false
          }
        }
      }
      #expect(isAnswered, "\(about)")
    }
    if let found = words.firstMatch(
      of: /With (the .+?) instead, Anna plays (..), and wherever you place the next one/)
    {
      let piece = safe.first { Quarto.name(of: .give($0), in: before) == String(found.1) }
      let given = piece.flatMap { before.playing(.give($0)) }
      #expect(piece.map { last.move != .give($0) } == true, "\(about)")
      #expect(
        given.flatMap { Quarto.Move(String(found.2)).flatMap($0.playing) }.map(forces) == true, "\(about)")
    } else if words.contains("leaves you only pieces that do") {
      for piece in safe where last.move != .give(piece) {
        let other = before.playing(.give(piece))
        let isForced = other?.legalMoves.contains { other?.playing($0).map(forces) ?? false }
        #expect(isForced == true, "\(about)")
      }
    }
  }

  private func hold(
    _ words: String, _ move: Quarto.Move, _ found: Refutation, _ start: Quarto.Position,
    _ after: Quarto.Position, _ about: String
  ) {
    if words.contains("every piece left completes") { #expect(isExhausted(after), "\(about)") }
    // What the board shows has its name.
    if let line = words.firstMatch(of: /Here the .+ completes (.+)\./) {
      let shown = after.line(found.moves.compactMap { Quarto.Move($0) })
      let end = shown.last.flatMap { $0.position.playing($0.move) }
      #expect(
        end?.winningLines.contains { Quarto.Shape.words($0.cells) == String(line.1) } == true, "\(about)")
    }
    if words.contains("on "), words.contains("it completes"), case .give(let piece) = move {
      #expect(completes(piece, start), "\(about)")
    }
    if words.contains("wins"), !words.contains("no gift wins"), let value = found.value {
      #expect(after.turn == start.turn ? value < 0 : value > 0, "\(about)")
    }
    let steps = after.line(found.moves.compactMap { Quarto.Move($0) })
    guard let reply = steps.first(where: { $0.seat != start.turn }),
      let placed = reply.position.playing(reply.move)
    else { return }
    if words.contains("wherever you place the next one") {
      #expect(forces(placed), "\(about)")
    }
    if words.contains(" still ") {
      let safe = placed.left.count { !completes($0, placed) }
      #expect(safe > 0 && words.contains(" \(safe) piece"), "\(about)")
    }
  }
}
