// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

/// Why the right move of a puzzle is right, and another one wrong.
extension Quarto {
  public static func purpose(
    of move: Move, for goal: Goal, insteadOf danger: PuzzleDanger<Position>?, in position: Position,
    name: String
  ) -> Purpose {
    guard let next = position.playing(move) else { return Purpose() }
    var found: Purpose
    switch (move, goal) {
    case (.give, _) where goal.isWin: found = Purpose(narrowing(move, in: position, next, name))
    case (.give, _): found = Purpose(holding(move, in: position, next, name))
    case (.place, _) where goal.isWin:
      found = Purpose(ideas(of: move, in: position).first { $0.isGood && !$0.isCertain }?.sentence)
    case (.place(let cell), _): found = closing(cell, in: position, next)
    }
    found.wrong = danger.flatMap { wrong($0, in: position) }
    return found
  }

  // MARK: - The right move

  /// How few pieces are safe once the gift is placed, wherever that is.
  private static func narrowing(_ gift: Move, in position: Position, _ next: Position, _ name: String)
    -> String?
  {
    let counts = next.legalMoves.compactMap { next.playing($0) }.map { $0.left.count - $0.dangerous.count }
    guard let most = counts.max() else { return nil }
    let places: KeyValuePairs = ["name": name, "piece": Self.name(of: gift, in: position)]
    if most == 0 {
      return tr("Wherever {name} places {piece}, every piece that is left completes a line.", places)
    }
    let lost = counts.count { $0 == 0 }
    let numbers: KeyValuePairs = [
      "name": name, "piece": Self.name(of: gift, in: position), "lost": String(lost),
    ]
    // A few places among many say nothing of the others.
    guard lost == 0 || 2 * lost >= counts.count else { return nil }
    return lost > 0
      ? trn(
        "There is {count} place for {piece}: in {lost} no piece is safe to give then.",
        "There are {count} places for {piece}: in {lost} of them no piece is safe to give then.",
        counts.count, numbers)
      : trn(
        "Wherever {name} places {piece}, at most {count} piece is safe to give then.",
        "Wherever {name} places {piece}, at most {count} pieces are safe to give then.", most, places)
  }

  /// The gift is the only safe one; or whatever is done with it, one that is safe can be left again.
  private static func holding(_ gift: Move, in position: Position, _ next: Position, _ name: String)
    -> String?
  {
    let piece = Self.name(of: gift, in: position)
    let safe = position.left.count - position.dangerous.count
    if safe == 1 {
      return tr(
        "{piece} is the only safe one: the others complete a line.", ["piece": sentence(piece)])
    }
    if next.leavesASafeReply {
      return tr(
        "Whatever {name} does with {piece}, you can keep a safe piece to give.",
        ["name": name, "piece": piece])
    }
    return trn(
      "{piece} is one of {count} piece that is safe.", "{piece} is one of {count} pieces that are safe.",
      safe,
      ["piece": sentence(piece)])
  }

  /// The line that a piece closes, or how many pieces are safe after it.
  private static func closing(_ cell: Int, in position: Position, _ next: Position) -> Purpose {
    let name = Move.name(ofCell: cell)
    let closed = position.warnings.first { $0.open == cell }
    let safe = next.left.count - next.dangerous.count
    guard safe > 0 else { return Purpose() }
    let places: KeyValuePairs = [
      "cell": name, "line": closed?.line ?? "", "trait": closed?.shared.word ?? "",
    ]
    let left = trn(
      "{count} piece is safe to give then.", "{count} pieces are safe to give then.", safe)
    guard let closed else {
      return Purpose(
        trn(
          "After {cell} {count} piece is safe to give.", "After {cell} {count} pieces are safe to give.",
          safe,
          ["cell": name]))
    }
    // Of the only one the gift tells.
    let words = [tr("{cell} closes {line}, in which three are {trait}.", places)] + (safe == 1 ? [] : [left])
    return Purpose(
      words.joined(separator: " "),
      (closed.three + [cell]).map { "cell.\($0 / 4 + 1).\($0 % 4 + 1)" })
  }

  // MARK: - The other move

  private static func wrong(_ danger: PuzzleDanger<Position>, in position: Position) -> String? {
    guard let first = danger.moves.first else { return nil }
    switch first {
    case .place:
      let other = first.description
      return danger.decider == nil && danger.idea != nil
        ? tr("With {cell} instead, no piece would be safe to give.", ["cell": other])
        : tr("With {cell} instead, you would be the first to run out of safe pieces.", ["cell": other])
    case .give:
      // That the others complete a line is told of the right one.
      guard danger.idea?.name != "open line" else { return nil }
      let piece = name(of: first, in: position)
      guard danger.moves.count > 1, case .place = danger.moves[1] else {
        return tr("With {piece} instead, you would be the first to run out of safe pieces.", ["piece": piece])
      }
      return tr(
        "With {piece} instead, placed on {cell}, you would be the first to run out of safe pieces.",
        ["piece": piece, "cell": danger.moves[1].description])
    }
  }
}

extension Quarto.Position {
  /// True when whoever gave the piece in the hand, wherever it is placed and whichever safe piece is given then, can win, or place that
  /// so that a safe piece is left.
  fileprivate var leavesASafeReply: Bool {
    legalMoves.allSatisfy { place in
      guard let placed = playing(place), placed.outcome == nil else { return true }
      let dangerous = Set(placed.dangerous)
      return placed.left.filter { !dangerous.contains($0) }.allSatisfy { piece in
        guard let given = placed.playing(.give(piece)) else { return true }
        return given.legalMoves.contains { answer in
          guard let after = given.playing(answer) else { return false }
          return after.outcome != nil || after.left.count > after.dangerous.count
        }
      }
    }
  }
}
