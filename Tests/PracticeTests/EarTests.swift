// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import StageKit
import Testing

@testable import Stage

/// Puzzles and a rush by ear: what is heard tells the task, the position and what came of a move.
struct EarTests {
  @Test func connectFour() throws {
    let ear = Ear(try PuzzleTests.house("connect-four", ["win-1.012"]))
    #expect(ear.heard.first == "Puzzle: Connect Four")
    let board = HeardColumns(ear.ask(7))
    let side = ear.ask(2).contains("Coral") ? 1 : -1
    #expect(board.columns.joined().count == 14, "\(board)")
    ear.key(.character(Character(String(board.best(side, depth: 1).column + 1)))) { $0.contains("Solved.") }
  }

  @Test func quarto() throws {
    let ear = Ear(try PuzzleTests.house("quarto", ["squares-win-1.003"]))
    let cells = HeardCells(ear.ask(7))
    #expect(cells.hand.count == 4 && cells.board.count == 7)
    let goal = try #require(cells.winning(cells.hand, squares: true))
    ear.key(.right)
    ear.go(to: goal)
    ear.key(.enter) { $0.contains("Solved.") }
  }

  /// Each square that is told to be legal is tried until one is right: the wrong ones go back, and why is heard.
  @Test func reversi() throws {
    let ear = Ear(try PuzzleTests.house("reversi", ["corners.001"]))
    #expect(ear.ask(2).count > 10 && ear.ask(7).contains("Row 1: "))
    let squares = ear.ask(6).split(separator: ",").compactMap { part in
      part.split(separator: " ").last { $0.count == 2 && "abcdefgh".contains($0.prefix(1)) }
    }
    #expect(squares.count > 1)
    for square in squares where !ear.hears("Solved.", in: ear.heard) {
      ear.key(.character(square.first ?? " "))
      ear.key(.character(square.last ?? " ")) { $0.contains("Solved.") || $0.contains("takes it back") }
      ear.house.pass(4)
      ear.listen()
    }
    #expect(ear.hears("Solved.", in: ear.heard), "\(ear.heard.suffix(6))")
  }

  @Test func aRush() throws {
    let archive = MemoryArchive()
    let house = try House(settings: House.friends, archive: archive, resources: Sample.resources)
    archive.send(.open)
    house.settle()
    house.stage.perform(.rush("connect-four", isTimed: true))
    let ear = Ear(house)
    #expect(ear.heard.first == "Rush: Connect Four")
    house.pass(4)
    ear.listen()
    for _ in 0..<4 {
      let side = ear.ask(2).contains("Coral") ? 1 : -1
      let board = HeardColumns(ear.ask(7))
      let column = board.best(side, depth: 3).column
      let said = ear.key(.character(Character(String(column + 1)))) {
        $0.contains("Right.") || $0.contains("The move was")
      }
      #expect(ear.hears("Right.", in: said), "\(said)")
      house.pass(2)
      ear.listen()
    }
    #expect(ear.ask(4).contains("seconds left. Found: 4. Mistakes: 0."))
    // Wrong three times: the move that was meant is told, and how many are left.
    while house.stage.top.scene.hasBoard {
      let board = HeardColumns(ear.ask(7))
      let side = ear.ask(2).contains("Coral") ? 1 : -1
      let right = board.best(side, depth: 3).column
      let wrong = (0..<7).first { $0 != right && board.columns[$0].count < 6 } ?? 0
      ear.key(.character(Character(String(wrong + 1))))
      house.pass(4)
      ear.listen()
    }
    #expect(ear.hears("2 more end the run.", in: ear.heard) && ear.hears("The move was ", in: ear.heard))
    let end = try #require(ear.heard.first { $0.hasPrefix("4 found.") || $0.hasPrefix("5 found.") })
    #expect(end.hasSuffix("3 mistakes."), "\(end)")
  }

  /// All lessons from the first sentence to the last, by what is heard: what is tried and wrong goes back, and why is told.
  @Test func theLessons() throws {
    let house = try House(game: "connect-four", settings: House.friends)
    house.stage.perform(.lesson(0))
    let ear = Ear(house)
    #expect(ear.heard.first == "Lessons: Connect Four", "\(ear.heard)")
    #expect(ear.hears("Four in a line win the game.", in: ear.heard))
    var steps = 0
    func isOver() -> Bool { ear.hears("Well done: those were all the lessons.", in: ear.heard) }
    while !isOver(), steps < 40 {
      steps += 1
      if ear.ask(2).contains("Enter begins your try.") { ear.key(.enter) }
      let board = ear.ask(7)
      #expect(board.contains("Column ") || board == "The board is empty.", "\(board)")
      var isRight = false
      for column in 1...7 where !isRight {
        let said = ear.key(.character(Character(String(column))))
        #expect(!said.isEmpty, "column \(column)")
        isRight = ear.ask(2).contains("Enter goes on.")
        // What was wrong goes back, and the board is as it was.
        if !isRight { #expect(ear.ask(7) == board) }
      }
      #expect(isRight, "\(ear.heard.suffix(4))")
      ear.key(.enter)
    }
    #expect(isOver() && steps > 8, "\(ear.heard.suffix(4))")
    ear.key(.enter)
    #expect(ear.heard.contains("Connect Four"), "\(ear.heard.suffix(4))")
  }

  /// A board is cut out, read, told how it can be filled, and played.
  @Test func aBoardIsMade() throws {
    let archive = MemoryArchive()
    let house = try House(settings: House.friends, archive: archive, resources: Sample.resources)
    archive.send(.open)
    house.settle()
    house.stage.perform(.maker("pentominoes"))
    let ear = Ear(house)
    func wait() {
      house.pass(0.5)
      house.wait(step: 0.01) { !house.stage.top.scene.isBusy }
      ear.listen()
    }
    func tab(to words: String) {
      for _ in 0..<30 where ear.heard.last?.contains(words) != true { ear.key(.tab) }
      #expect(ear.heard.last?.contains(words) == true, "\(ear.heard.suffix(3))")
    }
    wait()
    #expect(ear.heard.first == "Own board")
    #expect(ear.hears("60 squares, 2,339 solutions", in: ear.heard), "\(ear.heard)")
    tab(to: "Clear")
    ear.key(.enter)
    ear.key(.space)
    #expect(ear.heard.last?.hasSuffix("cut out") == true, "\(ear.heard.suffix(3))")
    for _ in 0..<4 { ear.key(.right, .shift) }
    wait()
    #expect(ear.hears("5 squares, 1 solution", in: ear.heard), "\(ear.heard.suffix(8))")
    #expect(ear.ask(2).contains("5 squares, 1 solution"), "\(ear.ask(2))")
    #expect(ear.ask(7).contains("cut out") && ear.ask(5).contains("Row "), "\(ear.ask(7)) \(ear.ask(5))")
    tab(to: "Play")
    ear.key(.enter)
    #expect(ear.hears("Pentominoes", in: ear.heard.suffix(4)), "\(ear.heard.suffix(4))")
  }
}
