// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import Testing

@testable import GameCore

/// A board that somebody made goes through a message and through the tries as it is.
struct OwnBoardTests {
  private let slab = Squares(columns: 14, rows: 8)

  @Test func anyBoardIsReadBackInTheMiddle() throws {
    var random = SeededRandom(seed: 3)
    for count in 1...100 {
      let squares = Set((0..<112).shuffled(using: &random).prefix(count))
      let board = OwnBoard("Board \(count)", squares, on: slab)
      let read = try #require(OwnBoard(text: "Look! " + board.text + "\nCan you?", on: slab))
      #expect(read.rows == board.rows && read.name == board.name && read.squares.count == count)
      // Once in the middle, it stays where it is.
      #expect(OwnBoard(text: read.text, on: slab) == read)
    }
  }

  @Test(arguments: [
    "", "quartet board", "quartet board 3x1", "quartet board 3x1 ..", "quartet board 2x2 ../.x",
    "quartet board 15x1 ...............", "quartet board 1x9 ./././././././././.", "6x10",
  ])
  func whatIsNoBoardIsNotRead(_ text: String) { #expect(OwnBoard(text: text, on: slab) == nil) }

  @Test func aNameIsOneShortLine() {
    #expect(OwnBoard.cleaned("a;b\nc\td") == "abcd")
    #expect(OwnBoard.cleaned(String(repeating: "x", count: 99)).count == OwnBoard.nameLimit)
  }

  @Test func whatIsKeptIsWhatWasNotTakenOut() {
    let boards = (1...3).map { OwnBoard("\($0)", Set(45..<(45 + 5 * $0)).filter { $0 < 56 }, on: slab) }
    var tries = boards.map { $0.mark(of: "pentominoes", isSolvable: false, at: 1) }
    tries.append(boards[0].mark(of: "pentominoes", isSolvable: false, isOut: true, at: 2))
    tries.append(boards[1].mark(of: "pentominoes", isSolvable: true, at: 3))
    tries.append(boards[2].mark(of: "quarto", isSolvable: true, at: 3))
    let kept = OwnBoard.kept(tries, of: "pentominoes", on: slab)
    #expect(kept.map(\.board.name) == ["2", "3"] && kept.map(\.isSolvable) == [true, false])
    #expect(tries.allSatisfy { OwnBoard.isMark($0.puzzle) } && !OwnBoard.isMark("rect-6x10"))
  }
}
