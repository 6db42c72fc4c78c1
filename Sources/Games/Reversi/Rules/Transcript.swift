// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore

extension Reversi {
  /// Games as their squares one after another, "f5d6c3d3c4", as the programs and books of the field write them.
  public enum Transcript {
    /// The ways in which a pass is written.
    private static let passes = ["pass", "--", "ps", "pa"]

    /// Reads a game from the start position, or from another one. Letters may be large or small; blanks, commas and the
    /// numbers of a list ("1. f5 d6 2. c3") may stand between the moves. Passes may be written or left out; the answer
    /// always has them.
    ///
    /// - Throws: a `TranscriptError` that gives the number of the move; passes are not counted.
    public static func read(
      _ text: some StringProtocol, from start: Reversi.Position = Reversi.Position()
    ) throws(TranscriptError) -> [Reversi.Move] {
      var moves: [Reversi.Move] = []
      var position = start
      func append(_ move: Reversi.Move) {
        guard let next = position.playing(move) else { return }
        position = next
        moves.append(move)
      }
      var number = 0
      for word in words(text) {
        if passes.contains(word) {
          // Some programs write both passes at the end of a game.
          guard position.mustPass || position.isOver else {
            throw TranscriptError(
              "The pass after move \(number) is not allowed: \(mover(position)) can move.")
          }
          append(.pass)
          continue
        }
        number += 1
        guard let square = Reversi.Move.square(named: word) else {
          throw TranscriptError("Move \(number), \"\(word)\", is not a square.")
        }
        if position.isOver {
          throw TranscriptError("Move \(number), \(word), comes after the end of the game.")
        }
        if position.mustPass { append(.pass) }
        guard position.disc(on: square) == nil else {
          throw TranscriptError("Move \(number), \(word), is on a square that is taken.")
        }
        guard position.legalSquares >> UInt64(square) & 1 == 1 else {
          throw TranscriptError("Move \(number), \(word), turns no disc.")
        }
        append(.place(square))
      }
      return moves
    }

    /// The squares of a game. Passes are left out, as is the custom; only one at the very end is written, as "--".
    public static func write(_ moves: [Reversi.Move]) -> String {
      let squares = moves.compactMap { $0.square.map(Reversi.Move.name(ofSquare:)) }.joined()
      return moves.last == .pass ? squares + "--" : squares
    }

    private static func mover(_ position: Reversi.Position) -> String {
      position.turn == .first ? "black" : "white"
    }

    /// Cuts a text into moves of two letters each, in small letters, and passes.
    private static func words(_ text: some StringProtocol) -> [String] {
      var words: [String] = []
      for part in text.transcriptWords {
        var rest = part[...]
        // "12." or "12.f5": the number of a list.
        let number = rest.prefix { $0.isNumber }
        if !number.isEmpty, rest.dropFirst(number.count).first == "." {
          rest = rest.dropFirst(number.count + 1)
        }
        while !rest.isEmpty {
          let length = passes.first { rest.hasPrefix($0) }?.count ?? 2
          words.append(String(rest.prefix(length)))
          rest = rest.dropFirst(length)
        }
      }
      return words
    }
  }
}
