// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

extension Reversi {
  /// A game as it is read, move after move, in whatever form: passes are put in where nothing is said of them.
  struct Replay {
    let form: TextForm
    private(set) var position: Reversi.Position
    private(set) var moves: [Reversi.Move] = []
    /// Discs that were set.
    private(set) var count = 0

    init(_ form: TextForm, from start: Reversi.Position = Reversi.Position()) {
      (self.form, position) = (form, start)
    }

    private mutating func append(_ move: Reversi.Move) {
      guard let next = position.playing(move) else { return }
      position = next
      moves.append(move)
    }

    func error(_ fault: String) -> TranscriptError {
      var error = TranscriptError(form, fault)
      error.progress = count
      return error
    }

    /// Sets the next disc.
    /// - Parameter seat: whose disc it is, where the text says so.
    mutating func place(_ square: Int, by seat: Seat? = nil) throws(TranscriptError) {
      let places: KeyValuePairs = [
        "number": String(count + 1), "move": Reversi.Move.name(ofSquare: square),
      ]
      if position.isOver {
        throw error(tr("move {number}, {move}, comes after the end of the game.", places))
      }
      if position.mustPass { append(.pass) }
      if let seat, seat != position.turn {
        throw error(
          seat == .first
            ? tr("move {number}, {move}, is black's, and it is white's turn.", places)
            : tr("move {number}, {move}, is white's, and it is black's turn.", places))
      }
      guard position.disc(on: square) == nil else {
        throw error(tr("move {number}, {move}, is on a square that is taken.", places))
      }
      guard position.legalSquares >> UInt64(square) & 1 == 1 else {
        throw error(tr("move {number}, {move}, turns no disc.", places))
      }
      count += 1
      append(.place(square))
    }

    /// A pass that is written; some programs write both at the end of a game.
    mutating func pass(by seat: Seat? = nil) throws(TranscriptError) {
      guard !position.isOver else { return }
      guard position.mustPass, seat == nil || seat == position.turn else {
        throw error(
          position.turn == .first
            ? tr("the pass after move {number} is not allowed: black can move.", ["number": String(count)])
            : tr("the pass after move {number} is not allowed: white can move.", ["number": String(count)]))
      }
      append(.pass)
    }

    /// A move by its name: a square, or one of the ways in which a pass is written.
    mutating func play(_ name: String, by seat: Seat? = nil) throws(TranscriptError) {
      let name = name.lowercased().filter { !$0.isWhitespace }
      if Reversi.Transcript.passes.contains(name) || ["", "-", "p"].contains(name) {
        return try pass(by: seat)
      }
      guard
        let square = Reversi.Move.square(named: name) ?? Reversi.Move.square(named: String(name.reversed()))
      else { throw noSquare(name) }
      try place(square, by: seat)
    }

    func noSquare(_ word: some StringProtocol) -> TranscriptError {
      let word = Readable.quoted(word)
      return error(
        tr("move {number}, “{move}”, is not a square.", ["number": String(count + 1), "move": word]))
    }

    /// The game that was read.
    /// - Parameter start: where it began, if that is not the usual start.
    func game(from start: Reversi.Position? = nil, names: [String] = []) -> PastedGame<Reversi.Move> {
      let isUsual = start == nil || start == Reversi.Position()
      return PastedGame(setup: isUsual ? nil : start?.notation, moves: moves, names: names)
    }
  }
}
