// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// Whether a win of Quarto comes within so many turns whatever the other side does, found by trying everything: the solver knows that
/// a position is won, not when.
package struct ForcedLine {
  private let lines: [[Int]]

  /// Traits that a piece must not have, or lack, by the lines with one open cell.
  private typealias Danger = (ones: Int, zeros: Int)
  private typealias Board = [Int?]

  package init(_ rules: Quarto.Rules) { lines = rules.lines }

  /// True when the side that is to place wins so, and with this placement and gift.
  package func wins(in turns: Int, with moves: [Quarto.Move], from position: Quarto.Position) -> Bool {
    var board = position.board.map { $0?.rawValue }
    guard turns > 1, let hand = position.hand?.rawValue, moves.count > 1, case .place(let cell) = moves[0],
      case .give(let piece) = moves[1]
    else { return false }
    board[cell] = hand
    return loses(piece.rawValue, on: board, in: turns - 1)
  }

  /// True when whoever has to place the piece in the hand, wherever that is, has to give one that completes a line.
  func isForced(_ position: Quarto.Position) -> Bool {
    guard let hand = position.hand?.rawValue else { return false }
    return loses(hand, on: position.board.map { $0?.rawValue }, in: 1)
  }

  /// True when whoever has to place the piece in the hand completes a line, or forces the other side so with the next gift.
  func winsSoon(_ position: Quarto.Position) -> Bool {
    guard let hand = position.hand?.rawValue else { return false }
    return wins(hand, on: position.board.map { $0?.rawValue }, in: 2)
  }

  /// True when whoever has to place the piece loses within so many turns of the other side.
  private func loses(_ piece: Int, on board: Board, in turns: Int) -> Bool {
    if isDangerous(piece, danger(on: board)) { return false }
    return board.indices.allSatisfy { cell in
      guard board[cell] == nil else { return true }
      var next = board
      next[cell] = piece
      let (danger, left) = (danger(on: next), left(on: next))
      return !left.isEmpty
        && left.allSatisfy { isDangerous($0, danger) || turns > 1 && wins($0, on: next, in: turns) }
    }
  }

  /// True when whoever has to place the piece wins within so many turns of its own.
  private func wins(_ piece: Int, on board: Board, in turns: Int) -> Bool {
    if isDangerous(piece, danger(on: board)) { return true }
    guard turns > 1 else { return false }
    return board.indices.contains { cell in
      guard board[cell] == nil else { return false }
      var next = board
      next[cell] = piece
      return left(on: next).contains { loses($0, on: next, in: turns - 1) }
    }
  }

  private func danger(on board: Board) -> Danger {
    var found: Danger = (0, 0)
    for line in lines {
      let pieces = line.compactMap { board[$0] }
      guard pieces.count == 3 else { continue }
      found.ones |= pieces.reduce(15, &)
      found.zeros |= pieces.reduce(15) { $0 & ~$1 }
    }
    return found
  }

  private func isDangerous(_ piece: Int, _ danger: Danger) -> Bool {
    piece & danger.ones != 0 || ~piece & danger.zeros & 15 != 0
  }

  private func left(on board: Board) -> [Int] { (0..<16).filter { !board.contains($0) } }
}
