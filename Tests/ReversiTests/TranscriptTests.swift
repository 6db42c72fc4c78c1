// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Testing

@testable import Reversi

struct TranscriptTests {
  @Test func gamesAreReadAsTheyAreWritten() throws {
    var passes = 0
    for seed in 1...80 as ClosedRange<UInt64> {
      var random = SeededRandom(seed: seed)
      let moves = randomGame(plies: seed.isMultiple(of: 2) ? 200 : Int(seed), &random).moves
      passes += moves.filter { $0 == .pass }.count
      #expect(try Reversi.Transcript.read(Reversi.Transcript.write(moves)) == moves)
    }
    #expect(passes > 0)
  }

  /// Large letters, blanks, passes in each of the ways in which they are written, and both at the end.
  @Test func customsAreTolerated() throws {
    for seed in 1...40 as ClosedRange<UInt64> {
      var random = SeededRandom(seed: seed)
      let moves = randomGame(&random).moves
      for pass in ["--", "ps", "PA", "pass", "Pass"] {
        let words = moves.map { $0 == .pass ? pass : $0.description.uppercased() }
        #expect(try Reversi.Transcript.read(words.joined()) == moves)
        #expect(try Reversi.Transcript.read(" " + words.joined(separator: " \n") + pass + pass) == moves)
      }
    }
    #expect(try Reversi.Transcript.read("") == [])
    #expect(try Reversi.Transcript.read("F5 d6") == [.place(37), .place(43)])
    #expect(try Reversi.Transcript.read("1. f5, d6 2.c3") == [.place(37), .place(43), .place(18)])
  }

  @Test(arguments: [
    ("f5d6c3d9", "move 4, “d9”, is not a square."), ("x", "move 1, “x”, is not a square."),
    ("f5d", "move 2, “d”, is not a square."), ("f5f5", "move 2, f5, is on a square that is taken."),
    ("f5d6 a1", "move 3, a1, turns no disc."), ("f5 7 d6", "move 2, “7”, is not a square."),
    ("f5--d6", "the pass after move 1 is not allowed: white can move."),
    ("e6f4e3f6g5d6e7f5c5a1", "move 10, a1, comes after the end of the game."),
  ])
  func errorsSayWhereAndWhy(text: String, fault: String) {
    do throws(TranscriptError) {
      _ = try Reversi.Transcript.read(text)
      Issue.record("\(text) is read")
    } catch {
      #expect(error.fault == fault && error.message == "I read this as a transcript; " + fault)
    }
  }

  @Test func anyTextIsReadOrRefused() {
    var random = SeededRandom(seed: 5)
    let letters = Array("abcdefgh12345678f5d6c3d3 -pPasS\té9iX")
    for _ in 0..<3000 {
      let text = String(
        (0..<Int.random(in: 0...16, using: &random)).compactMap { _ in letters.randomElement(using: &random) }
      )
      do {
        let moves = try Reversi.Transcript.read(text)
        #expect(try Reversi.Transcript.read(Reversi.Transcript.write(moves)) == moves)
      } catch {
        #expect(error.message.hasSuffix("."))
      }
    }
  }

  @Test(arguments: [
    ("40-24", "40 discs to 24"), ("1-0", "1 disc to 0"), ("32-32", "32 discs each"), ("", ""),
  ])
  func reasonsHaveWords(reason: String, words: String) { #expect(Reversi.explain(reason: reason) == words) }
}
