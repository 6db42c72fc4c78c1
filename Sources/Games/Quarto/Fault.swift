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
      return exhausting(move, next, line) ?? Purpose(misplacing(move, line, next, isLost, name))
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
      return Purpose(
        misgiving(
          piece, line.first.flatMap { Answer($0, in: next, isLost) }, isLost, name,
          end: ending(line, from: next, by: next.turn)))
    }
  }

  /// A line could have been completed.
  private static func missing(_ cell: Int, _ next: Position) -> Purpose {
    let name = Move.name(ofCell: cell)
    let full = next.rules.lines.filter { line in
      line.contains(cell) && line.allSatisfy { next.board[$0] != nil }
    }
    let lines = full.compactMap { Shape.words($0) }
    guard let line = lines.first else {
      return Purpose(
        tr("{cell} completes no line: each line through it has another empty space.", ["cell": name]))
    }
    let cells = Motif.ids(Set(full.joined()).sorted())
    if lines.count > 1 {
      return Purpose(
        tr(
          "{cell} completes no line: neither {line} nor {other} has four pieces with a trait in common.",
          ["cell": name, "line": line, "other": lines[1]]), cells)
    }
    return Purpose(
      tr(
        "{cell} completes no line: the four pieces of {line} have no trait in common.",
        ["cell": name, "line": line]), cells)
  }

  /// Every piece that is left completes a line.
  /// - Parameter line: what the board shows of it, which lights itself.
  private static func exhausting(_ move: Move, _ next: Position, _ line: [Move]) -> Purpose? {
    guard !next.left.isEmpty, next.dangerous.count == next.left.count else { return nil }
    let dangers = Danger.fewest(next.warnings, of: next.left, through: move)
    var lines: [String] = []
    for danger in dangers where !lines.contains(where: { $0.hasPrefix(danger.line + " (") }) {
      let traits = dangers.filter { $0.line == danger.line }.map(\.shared.word)
      lines.append(tr("{line} ({trait})", ["line": danger.line, "trait": either(traits)]))
    }
    let words = tr(
      "{cell} is the wrong space: every piece left completes {lines}.",
      ["cell": move.description, "lines": either(lines)])
    let cells = Motif.ids(dangers.flatMap { $0.three + [$0.open] })
    guard let gift = line.first, let shown = ending(Array(line.prefix(2)), from: next, by: next.turn.other)
    else {
      return Purpose(words, cells)
    }
    // The board shows one of them, or another line that the piece completes, too.
    let here =
      dangers.contains { $0.line == shown }
      ? nil
      : tr("Here {piece} completes {line}.", ["piece": name(of: gift, in: next), "line": shown])
    return Purpose([words, here].spoken)
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
          "After {piece} on {other}, no piece is safe to give, wherever you place the next one.",
          places)
      case .wins: tr("For example, {name} places {piece} on {other}.", places)
      case .holds(let count):
        trn(
          "With {piece} on {other}, there is still {count} piece to give that completes no line.",
          "With {piece} on {other}, there are still {count} pieces to give that complete no line.", count,
          places)
      case nil: nil
      }
    // How it ends, where the board shows it, says more than how it begins.
    let end = isLost ? ending(line, from: next, by: next.turn.other) : nil
    if let end, case .wins = answer?.effect {
      return [wrong, tr("In the end {name} completes {line}.", ["name": name, "line": end])].spoken
    }
    return [wrong, then].spoken
  }

  /// The line that the other side completes in the end, where the board shows that.
  private static func ending(_ line: [Move], from next: Position, by rival: Seat) -> String? {
    var position = next
    for move in line {
      guard let after = position.playing(move) else { return nil }
      if let winner = after.outcome?.winner {
        return winner == rival ? after.winningLines.first.flatMap { Shape.words($0.cells) } : nil
      }
      position = after
    }
    return nil
  }

  private static func misgiving(
    _ piece: String, _ answer: Answer?, _ isLost: Bool, _ name: String, end: String?
  ) -> String {
    let places: KeyValuePairs = ["piece": piece, "name": name, "cell": answer?.cell ?? ""]
    switch answer?.effect {
    case .forces:
      return tr(
        "{piece} is the wrong gift: {name} places it on {cell}, and wherever you place the next one, no piece is safe to give.",
        places)
    case .wins:
      guard let end else {
        return tr(
          "{piece} is the wrong gift: {name} places it on {cell}, and wins whatever you reply.", places)
      }
      return tr(
        "{piece} is the wrong gift: {name} places it on {cell}, and completes {line} in the end.",
        ["piece": piece, "name": name, "cell": answer?.cell ?? "", "line": end])
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
