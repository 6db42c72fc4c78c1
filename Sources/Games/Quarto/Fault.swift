// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

/// Why another turn than the right one is wrong: whether that is its placement or its gift, and what the other side does with it.
extension Quarto {
  public static func fault(
    of move: Move, for goal: Goal, line: [Move], value: Int?, in position: Position, name: String
  ) -> Purpose? {
    guard let next = position.playing(move) else { return nil }
    let isLost = value.map { $0 < 0 } ?? !goal.isWin
    switch move {
    case .place(let cell):
      if let hand = position.hand, position.emptyCells.contains(where: { position.wins(hand, on: $0) }) {
        return missing(cell, next)
      }
      return exhausting(move, next) ?? Purpose(misplacing(move, line, next, isLost, name))
    case .give(let gift):
      let piece = sentence(Self.name(of: move, in: position))
      // Of several the one that the board plays.
      let dangers = position.dangers(of: gift)
      if let danger = dangers.first(where: { line.first == .place($0.open) }) ?? dangers.first {
        let words = tr(
          "{piece} is the wrong gift: on {cell} it completes {line}, which has three {trait} pieces.",
          [
            "piece": piece, "cell": Move.name(ofCell: danger.open), "line": danger.line,
            "trait": danger.shared.word,
          ])
        return Purpose(words, Motif.ids(danger.three + [danger.open]))
      }
      return Purpose(misgiving(piece, line.first.flatMap { Answer($0, in: next, isLost) }, isLost, name))
    }
  }

  /// A line could have been completed.
  private static func missing(_ cell: Int, _ next: Position) -> Purpose {
    let name = Move.name(ofCell: cell)
    guard
      let full = next.rules.lines.first(where: { line in
        line.contains(cell) && line.allSatisfy { next.board[$0] != nil }
      }), let line = Shape.words(full)
    else {
      return Purpose(
        tr("{cell} completes no line: each line through it has another empty space.", ["cell": name]))
    }
    return Purpose(
      tr(
        "{cell} completes no line: the four pieces of {line} have no trait in common.",
        ["cell": name, "line": line]), Motif.ids(full))
  }

  /// Every piece that is left completes a line.
  private static func exhausting(_ move: Move, _ next: Position) -> Purpose? {
    guard !next.left.isEmpty, next.dangerous.count == next.left.count else { return nil }
    let dangers = Danger.fewest(next.warnings, of: next.left, through: move)
    var lines: [String] = []
    for danger in dangers where !lines.contains(where: { $0.hasPrefix(danger.line + " (") }) {
      let traits = dangers.filter { $0.line == danger.line }.map(\.shared.word)
      lines.append(tr("{line} ({trait})", ["line": danger.line, "trait": either(traits)]))
    }
    return Purpose(
      tr(
        "{cell} is the wrong space: every piece left completes {lines}.",
        ["cell": move.description, "lines": either(lines)]),
      Motif.ids(dangers.flatMap { $0.three + [$0.open] }))
  }

  /// What the other side does with a piece.
  private struct Answer {
    let cell: String
    /// How many pieces complete no line then, or that the next gift leaves none of them, or that it wins in the end.
    enum Effect {
      case forces
      case wins
      case holds(Int)
    }
    let effect: Effect

    init?(_ reply: Move, in given: Position, _ isLost: Bool) {
      guard let placed = given.playing(reply), placed.outcome == nil else { return nil }
      cell = reply.description
      let (forced, safe) = (ForcedLine(given.rules), placed.left.count - placed.dangerous.count)
      let isForced = placed.legalMoves.contains { placed.playing($0).map(forced.isForced) ?? false }
      guard isForced || isLost || safe > 0 else { return nil }
      effect = isForced ? .forces : isLost ? .wins : .holds(safe)
    }
  }

  private static func misplacing(
    _ move: Move, _ line: [Move], _ next: Position, _ isLost: Bool, _ name: String
  ) -> String {
    let answer = line.first.flatMap { gift in
      next.playing(gift).flatMap { given in line.dropFirst().first.flatMap { Answer($0, in: given, isLost) } }
    }
    let places: KeyValuePairs = [
      "cell": move.description, "name": name, "other": answer?.cell ?? "",
      "piece": line.first.map { Self.name(of: $0, in: next) } ?? "",
    ]
    let wrong =
      isLost
      ? tr("{cell} is the wrong space: whatever you give, {name} wins.", places)
      : tr("{cell} is the wrong space: no gift wins after it.", places)
    let then: String? =
      switch answer?.effect {
      case .forces:
        tr(
          "After {piece} on {other}, the gift that follows leaves you only pieces that complete a line.",
          places)
      case .wins: tr("It begins with {piece} on {other}.", places)
      case .holds(let count):
        trn(
          "With {piece} on {other}, there is still {count} piece to give that completes no line.",
          "With {piece} on {other}, there are still {count} pieces to give that complete no line.", count,
          places)
      case nil: nil
      }
    return [wrong, then].spoken
  }

  private static func misgiving(_ piece: String, _ answer: Answer?, _ isLost: Bool, _ name: String) -> String
  {
    let places: KeyValuePairs = ["piece": piece, "name": name, "cell": answer?.cell ?? ""]
    switch answer?.effect {
    case .forces:
      return tr(
        "{piece} is the wrong gift: {name} places it on {cell}, and the next gift leaves you only pieces that complete a line.",
        places)
    case .wins:
      return tr(
        "{piece} is the wrong gift: {name} places it on {cell}, and wins whatever you reply.", places)
    case .holds(let count):
      return trn(
        "{piece} is the wrong gift: {name} places it on {cell} and still has {count} piece to give that completes no line.",
        "{piece} is the wrong gift: {name} places it on {cell} and still has {count} pieces to give that complete no line.",
        count, places)
    case nil:
      return isLost
        ? tr("{piece} is the wrong gift: {name} wins.", places)
        : tr("{piece} is the wrong gift: it does not win.", places)
    }
  }
}
