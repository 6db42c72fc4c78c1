// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

extension Quarto {
  public static func remark(
    on move: Move, at step: LessonStep, isRight: Bool, in position: Position
  ) -> LessonRemark? {
    guard let next = position.playing(move) else { return nil }
    for claim in step.claims {
      switch (claim, move, isRight) {
      case (.has("two traits"), .place(let cell), _): return kinds(cell, isRight, in: position, next)
      case (.lacks("no safe piece"), .place, true):
        let safe = next.left.filter { !next.dangerous.contains($0) }
        let names = names(ofAll: safe.map { .give($0) }, in: next).map(\.name)
        return names.count > 3
          ? nil : LessonRemark(tr("You can give {pieces}.", ["pieces": listed(names)]))
      case (.lacks("open line"), .give, true), (.has("last safe piece"), .give, true):
        let warnings = Danger.fewest(position.warnings, of: position.dangerous, through: move)
        guard !warnings.isEmpty else { return nil }
        return LessonRemark(
          tr(
            "There are {lines}, and this piece fits none of them.",
            ["lines": listed(Danger.warnings(of: warnings))]
          ),
          cells(warnings))
      case (.winsByForce, .give, false): return rescue(next)
      default: break
      }
    }
    return nil
  }

  /// Which kinds of piece complete a line after it, and did not before.
  private static func kinds(_ cell: Int, _ isRight: Bool, in position: Position, _ next: Position)
    -> LessonRemark
  {
    let new = next.warnings.filter { warning in !position.warnings.contains { $0.shared == warning.shared } }
    let places: KeyValuePairs = [
      "cell": Move.name(ofCell: cell), "lines": listed(Danger.warnings(of: new)),
    ]
    if isRight { return LessonRemark(tr("There are {lines} now.", places), cells(new)) }
    return new.isEmpty
      ? LessonRemark(tr("{cell} makes no line of three, so no new kind of piece becomes dangerous.", places))
      : LessonRemark(tr("{cell} makes only one kind dangerous: {lines}.", places), cells(new))
  }

  /// A place after which a safe piece is left.
  private static func rescue(_ next: Position) -> LessonRemark? {
    next.legalMoves.lazy.compactMap { place -> LessonRemark? in
      guard let placed = next.playing(place), placed.outcome == nil,
        let safe = placed.left.first(where: { !placed.dangerous.contains($0) })
      else { return nil }
      let places: KeyValuePairs = ["cell": place.description, "piece": name(of: .give(safe), in: placed)]
      guard case .place(let cell) = place else { return nil }
      return LessonRemark(
        tr("That piece can be placed on {cell}, and then {piece} is safe.", places),
        ["cell.\(cell / 4 + 1).\(cell % 4 + 1)"])
    }.first
  }

  private static func cells(_ dangers: [Danger]) -> [String] {
    Set(dangers.flatMap { $0.three + [$0.open] }).sorted().map { "cell.\($0 / 4 + 1).\($0 % 4 + 1)" }
  }
}
