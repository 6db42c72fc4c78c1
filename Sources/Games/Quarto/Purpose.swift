// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

/// Why the right turn of a puzzle is right: what its placement does, and then its gift.
extension Quarto {
  public static func purpose(
    of turn: [Move], for goal: Goal, insteadOf danger: PuzzleDanger<Position>?, in position: Position,
    name: String
  ) -> Purpose {
    guard let first = turn.first, let next = position.playing(first) else { return Purpose() }
    guard case .place(let cell) = first else {
      return Purpose(holding(first, in: position, name, others: goal == .safe))
    }
    let gift = turn.dropFirst().first
    guard goal.isWin else {
      let (words, cells) = keeping(cell, in: position, next)
      // Of the only piece the placement tells where it blocks nothing.
      // What blocks nothing looks like any other space: then it is told what another one allows.
      if cells.isEmpty, let gift, next.dangerous.count + 1 == next.left.count {
        return Purpose(threatening(first, next, gift), wrong: other(danger, for: goal, in: position, name))
      }
      let holds = gift.flatMap { holding($0, in: next, name) }
      let wrong = cells.isEmpty ? other(danger, for: goal, in: position, name) : nil
      return Purpose([words, holds].spoken, wrong: wrong, cells)
    }
    guard let gift, let given = next.playing(gift) else { return Purpose() }
    // Where the other side keeps a choice, what counts is who gives the last safe piece.
    let counting = ideas(of: first, in: position).first { $0.name == "safe pieces" && $0.isGood }
    return Purpose(
      [threatening(first, next, gift), narrowing(given, name) ?? counting?.sentence].spoken)
  }

  // MARK: - To win

  /// Which pieces complete a line from now on, and which one is given.
  private static func threatening(_ place: Move, _ next: Position, _ gift: Move) -> String {
    let dangerous = next.dangerous
    if dangerous.isEmpty {
      return tr("After {cell}, no piece completes a line yet.", ["cell": place.description])
    }
    var traits: [String] = []
    for danger in Danger.fewest(next.warnings, of: dangerous, through: place)
    where !traits.contains(danger.shared.word) { traits.append(danger.shared.word) }
    let places: KeyValuePairs = [
      "cell": place.description, "piece": name(of: gift, in: next), "traits": either(traits),
    ]
    if dangerous.count + 1 == next.left.count {
      return tr("After {cell}, only {piece} completes no line.", places)
    }
    return traits.isEmpty || traits.count > 3
      ? tr("After {cell}, {piece} completes no line.", places)
      : tr(
        "After {cell}, every {traits} piece completes a line. {piece} does not.",
        [
          "cell": place.description, "piece": sentence(name(of: gift, in: next)), "traits": either(traits),
        ])
  }

  /// How few pieces complete no line once the gift is placed, wherever that is; nil where they are many.
  private static func narrowing(_ given: Position, _ name: String) -> String? {
    let ends = given.legalMoves.compactMap { move in given.playing(move).map { (move, $0) } }
    let counts = ends.map { $0.1.left.count - $0.1.dangerous.count }
    let (most, lost) = (counts.max() ?? 0, counts.count { $0 == 0 })
    if most == 0 { return tr("Wherever {name} places it, every piece left completes one.", ["name": name]) }
    // A few places among many say nothing of the others.
    guard 2 * lost >= counts.count else {
      guard 2 * most <= given.left.count else { return nil }
      return trn(
        "Wherever {name} places it, at most {count} piece completes none, and giving it loses, too.",
        "Wherever {name} places it, at most {count} pieces complete none, and giving them loses, too.", most,
        ["name": name])
    }
    let open = zip(ends, counts).filter { $0.1 > 0 }.map { $0.0.0.description }
    return tr(
      "Only on {cells} can {name} delay it: elsewhere every piece left completes one.",
      ["name": name, "cells": listed(open)])
  }

  // MARK: - Not to lose

  /// What is wrong with the other move that a puzzle knows.
  private static func other(
    _ danger: PuzzleDanger<Position>?, for goal: Goal, in position: Position, _ name: String
  ) -> String? {
    guard let moves = danger?.moves, let first = moves.first else { return nil }
    return fault(
      of: first, for: goal, line: Array(moves.dropFirst()), value: -1, in: position, name: name)?.right
  }

  /// The line that a piece blocks; or how many pieces complete none after it.
  private static func keeping(_ cell: Int, in position: Position, _ next: Position) -> (String?, [String]) {
    let name = Move.name(ofCell: cell)
    let safe = next.left.count - next.dangerous.count
    if let closed = position.warnings.first(where: { $0.open == cell }) {
      let traits = position.warnings.filter { $0.open == cell && $0.line == closed.line }.map(\.shared.word)
      return (
        tr(
          "{cell} blocks {line}, which every {traits} piece would complete.",
          ["cell": name, "line": closed.line, "traits": either(traits)]),
        Motif.ids(closed.three + [cell])
      )
    }
    guard safe > 0 else { return (nil, []) }
    let others = position.legalMoves.filter { $0 != .place(cell) }.compactMap { position.playing($0) }
    if others.allSatisfy({ $0.dangerous.count == $0.left.count }) {
      return (tr("On every other space, every piece left would complete a line.", ["cell": name]), [])
    }
    return (
      trn(
        "After {cell}, {count} piece completes no line at once.",
        "After {cell}, {count} pieces complete no line at once.", safe, ["cell": name]), []
    )
  }

  /// One of several pieces that complete no line, and what the other side does with it.
  private static func misgiving(
    among pieces: [Piece], in position: Position, _ forced: ForcedLine, _ name: String
  ) -> String? {
    for piece in pieces {
      guard let given = position.playing(.give(piece)), forced.winsSoon(given) else { continue }
      let key = given.legalMoves.first { place in
        guard let placed = given.playing(place) else { return false }
        return placed.legalMoves.contains { placed.playing($0).map(forced.isForced) ?? false }
      }
      guard let key else { continue }
      return tr(
        "With {piece} instead, {name} plays {cell}, and wherever you place the next one, no piece is safe to give.",
        ["piece": Self.name(of: .give(piece), in: position), "name": name, "cell": key.description])
    }
    return nil
  }

  /// Why the gift does not lose.
  /// - Parameter others: true where there is room for what the others do.
  private static func holding(_ gift: Move, in position: Position, _ name: String, others: Bool = false)
    -> String
  {
    let piece = Self.name(of: gift, in: position)
    let dangerous = position.dangerous
    let safe = position.left.filter { !dangerous.contains($0) && .give($0) != gift }
    if safe.isEmpty {
      return tr("{piece} is the only piece that completes no line.", ["piece": sentence(piece)])
    }
    let holds = tr(
      "Whatever {name} does with {piece}, you can reply without handing over a line.",
      ["name": name, "piece": piece])
    let forced = ForcedLine(position.rules)
    // What one of the others allows says more than that this one does not.
    if let instead = misgiving(among: safe, in: position, forced, name) { return instead }
    guard others else { return holds }
    let isSoon = safe.allSatisfy { position.playing(.give($0)).map(forced.winsSoon) ?? false }
    return holds + " "
      + (isSoon
        ? tr("Any other completes a line, or {name} leaves you only pieces that do.", ["name": name])
        : tr("Any other completes a line, or lets {name} win later.", ["name": name]))
  }
}
