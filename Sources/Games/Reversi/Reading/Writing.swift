// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore

extension Reversi {
  public static var written: [TextForm] { [.transcript, .ggf, .sgf] }

  /// The discs of black and of white.
  public static func result(_ outcome: Outcome, of position: Reversi.Position) -> String {
    "\(position.count(of: .first))-\(position.count(of: .second))"
  }

  public static func text(
    of moves: [Reversi.Move], _ options: GameOptions, as form: TextForm, names: [String]
  ) -> String? {
    switch form {
    case .transcript: transcript(of: moves, options)
    case .ggf: ggf(moves, from: start(options), names)
    case .sgf: sgf(moves, from: start(options), names)
    default: nil
    }
  }

  /// The moves with their sides, and the position after them.
  private static func played(
    _ moves: [Reversi.Move], from start: Reversi.Position
  ) -> (moves: [(side: String, move: Reversi.Move)], end: Reversi.Position) {
    var (position, played): (Reversi.Position, [(String, Reversi.Move)]) = (start, [])
    for move in moves {
      guard let next = position.playing(move) else { break }
      played.append((position.turn == .first ? "B" : "W", move))
      position = next
    }
    return (played, position)
  }

  /// What could end a value is set apart.
  private static func escaped(_ name: String) -> String {
    name.replacing("\\", with: "\\\\").replacing("]", with: "\\]")
  }

  private static func people(_ names: [String]) -> String {
    names.count == 2 ? "PB[\(escaped(names[0]))]PW[\(escaped(names[1]))]" : ""
  }

  /// With the board that the game begins with, as the servers write it; the result is black's discs less white's.
  private static func ggf(_ moves: [Reversi.Move], from start: Reversi.Position, _ names: [String]) -> String
  {
    let (played, end) = played(moves, from: start)
    let board = start.notation.map { $0 == "X" ? "*" : $0 }
    let list = played.map { "\($0.side)[\($0.move == .pass ? "PA" : $0.move.description.uppercased())]" }
    let result = end.isOver ? "RE[\(end.finalScore(for: .first)).00]" : "RE[?]"
    return "(;GM[Othello]\(people(names))TY[8]\(result)BO[8 \(String(board))]\(list.joined());)"
  }

  private static func sgf(_ moves: [Reversi.Move], from start: Reversi.Position, _ names: [String]) -> String
  {
    let (played, end) = played(moves, from: start)
    func stones(_ name: String, _ seat: Seat) -> String {
      let squares = (0..<64).filter { start.disc(on: $0) == seat }
      return squares.isEmpty ? "" : name + squares.map { "[\(Reversi.Move.name(ofSquare: $0))]" }.joined()
    }
    // Where nothing is said of the middle, the four discs of the start lie there.
    let middle = [27, 28, 35, 36].filter { start.disc(on: $0) == nil }
    let empty = middle.isEmpty ? "" : "AE" + middle.map { "[\(Reversi.Move.name(ofSquare: $0))]" }.joined()
    let turn = "PL[\(start.turn == .first ? "B" : "W")]"
    let board =
      start == Reversi.Position() ? "" : stones("AB", .first) + stones("AW", .second) + empty + turn
    let score = end.finalScore(for: .first)
    let result = !end.isOver ? "" : score == 0 ? "RE[0]" : "RE[\(score > 0 ? "B" : "W")+\(abs(score))]"
    let list = played.map { ";\($0.side)[\($0.move == .pass ? "" : $0.move.description)]" }
    return "(;FF[4]GM[2]SZ[8]\(people(names))\(result)\(board)\(list.joined()))"
  }
}
