// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Testing

@testable import Quarto

/// What is told of the right move of a puzzle, on boards that were read by hand.
struct PurposeTests {
  private func told(_ goal: Goal, _ position: String, _ line: String, _ danger: String = "") -> String {
    func list(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
    let puzzle = PackedPuzzle(
      id: "hold.001", grade: 3, goal: goal, switches: [], position: position, solution: list(line),
      danger: list(danger))
    guard let steps = Quarto.line(of: puzzle) else { return "" }
    return puzzle.why(steps.compactMap { step in step.move.map { (step.position, $0) } }, Quarto.self) { _ in
      "Anna"
    }.words
  }

  /// The line that the piece blocks, and why this one is given.
  @Test func aHoldNamesWhatItCloses() {
    #expect(
      told(.draw, "0eb.89.6..fda4.. 5", "a3 =2", "d1 =1 a3")
        == "a3 blocks column a, which every round or short piece would complete. The short dark piece is the only piece that completes no line."
    )
  }

  /// Why every answer fails, or nearly every one where some only put it off.
  @Test func aWinSaysWhyNothingHelps() {
    #expect(
      told(.discs(1), ".8..c..f.1e...70 6", "c1 =9 a1 =2 c2")
        == "1.\u{a0}After c1, only the light round piece completes no line. Only on c2 can Anna delay it: elsewhere every piece left completes one.\n2.\u{a0}c2 completes column c: four dark pieces."
    )
  }

  /// The hint of a win names its line, and then the cell.
  @Test func aHintOfAWinNamesItsLine() throws {
    let position = try #require(Quarto.line(setup: "3....7.........b 2", "")?.position)
    let move = try #require(Quarto.Move("c3"))
    let hints = try #require(Exercise<Quarto>(position, [move], .puzzle)).hints
    #expect(
      hints.map(\.words) == [
        "Look at the diagonal a1 to d4: one piece is missing there.",
        "c3 completes the diagonal a1 to d4: four dark pieces.",
      ])
    #expect(hints[0].cells.isEmpty && hints[1].showsMove)
  }
}
