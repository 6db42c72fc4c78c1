// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Testing

@testable import Pentominoes

/// Solutions as they are kept: those that turning and mirroring make of each other are one.
struct SolutionTests {
  private let rows = "TYYYYPPPLL/TTTYXPPWLI/TUUXXXWWLI/VUZZXWWFLI/VUUZNNFFFI/VVVZZNNNFI"

  private func position(_ rows: String) throws -> Pentominoes.Position {
    try Pentominoes.Position(parsing: rows + " FILNPTUVWXYZ 12")
  }

  @Test func everyImageIsTheSameSolution() throws {
    let lines = rows.split(separator: "/").map(String.init)
    let images = [
      lines, lines.reversed(), lines.map { String($0.reversed()) },
      lines.reversed().map { String($0.reversed()) },
    ].map { $0.joined(separator: "/") }
    let solutions = try images.map { try #require(try position($0).solution) }
    #expect(Set(solutions).count == 1 && images.contains(solutions[0]))
    #expect(solutions[0] == images.min())
  }

  @Test func aSolutionIsShownOnItsBoard() throws {
    let full = try position(rows)
    let solution = try #require(full.solution)
    let shown = try #require(Pentominoes.position(showing: solution, in: full))
    #expect(shown.isSolved && shown.solution == solution && shown.puzzle == full.puzzle)
    #expect(Pentominoes.position(showing: "FFF/...", in: full) == nil)
    #expect(Pentominoes.position(showing: "", in: full) == nil)
    #expect(Pentominoes.solution(on: Pentominoes.start(GameOptions())) == nil)
  }

  @Test func thePar() {
    #expect(Pentominoes.par(of: Pentominoes.start(GameOptions())) == 600)
  }
}
