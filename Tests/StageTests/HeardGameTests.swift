// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Preferences
import StageKit
import Testing

@testable import Stage

/// Games against Pebble, won by somebody who hears them.
struct HeardGameTests {
  private func against(_ game: String) throws -> Ear {
    var settings = Settings()
    settings[game: game].first = .you
    settings[game: game].opponent = .character(.pebble)
    settings[game: game].nextGame = .off
    settings.pace = Settings.paceFactors.count - 1
    settings.reducedMotion = true
    return Ear(try House(game: game, settings: settings))
  }

  private func isOver(_ line: String) -> Bool {
    line.hasPrefix("You win") || line.contains("wins") || line.contains("draw")
  }

  @Test func connectFour() throws {
    let ear = try against("connect-four")
    var board = HeardColumns()
    var isPlaying = true
    while isPlaying {
      // The same key again at once would not be meant.
      ear.house.pass(1)
      ear.listen()
      let column = board.best(1, depth: 5).column
      board.drop(1, column)
      let said = ear.key(.character(Character(String(column + 1)))) { $0.hasPrefix("Pebble: ") || isOver($0) }
      isPlaying = !said.contains(where: isOver)
      // "Pebble: column 6".
      for line in said where line.hasPrefix("Pebble: ") {
        board.drop(-1, try #require(Int(line.filter(\.isNumber))) - 1)
      }
    }
    #expect(ear.heard.contains { $0.hasPrefix("You win") }, "\(ear.heard.suffix(4))")
  }

  /// Completes a line where that is possible, and gives nothing that does.
  @Test func quarto() throws {
    let ear = try against("quarto")
    for _ in 0..<40 where !ear.heard.contains(where: isOver) {
      ear.house.pass(1)
      ear.listen()
      let cells = HeardCells(ear.ask(7))
      let task = ear.ask(2)
      if task.contains("Place this piece."), let first = cells.free.first {
        ear.key(.right)
        ear.go(to: cells.winning(cells.hand) ?? first)
        ear.key(.enter)
      } else if task.contains("Give your opponent a piece.") {
        func isGood(_ lines: [String]) -> Bool {
          guard let line = lines.last, let end = line.firstRange(of: ", in the tray") else { return false }
          return cells.winning(HeardCells.piece(line[..<end.lowerBound])) == nil
        }
        var said = ear.key(.right)
        let row = [Key.right, .right, .right, .down]
        let back = [Key.left, .left, .left, .down]
        for way in [Key.up, .up, .up, .left, .left, .left] + row + back + row + back where !isGood(said) {
          said = ear.step(way) { $0.contains("in the tray") }
        }
        ear.key(.enter) { $0.hasPrefix("Place this piece.") || isOver($0) }
      }
    }
    #expect(ear.heard.contains { $0.hasPrefix("You win") }, "\(ear.heard.suffix(6))")
  }

  /// Corners first, then edges; what gives a corner away last.
  @Test func reversi() throws {
    let ear = try against("reversi")
    func worth(_ square: Substring) -> Int {
      let isSide = "ah".contains(square.prefix(1))
      let isEnd = "18".contains(square.suffix(1))
      let isNear = "bg".contains(square.prefix(1))
      let isNearEnd = "27".contains(square.suffix(1))
      switch (isSide, isEnd, isNear, isNearEnd) {
      case (true, true, _, _): return 3
      case (_, _, true, true): return -2
      case (true, _, _, true), (_, true, true, _): return -1
      case (true, _, _, _), (_, true, _, _): return 1
      default: return 0
      }
    }
    for _ in 0..<40 where !ear.heard.contains(where: isOver) {
      ear.house.pass(1)
      ear.listen()
      let squares: [Substring] = ear.ask(6).split { $0 == " " || $0 == "," }
        .filter { $0.count == 2 && "abcdefgh".contains($0.prefix(1)) }
      guard let square = squares.max(by: { worth($0) < worth($1) }) else {
        ear.house.pass(1)
        ear.listen()
        continue
      }
      let (letter, digit) = (square.first ?? " ", square.last ?? " ")
      ear.key(.character(letter))
      ear.key(.character(digit)) { $0.hasPrefix("Your move.") || isOver($0) }
    }
    #expect(ear.heard.contains { $0.hasPrefix("You win") }, "\(ear.heard.suffix(6))")
  }
}
