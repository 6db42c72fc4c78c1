// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

extension ConnectFour {
  public static func remark(
    on move: Move, at step: LessonStep, isRight: Bool, in position: Position
  ) -> LessonRemark? {
    guard !isRight, let next = position.playing(move) else { return nil }
    let open = next.openWins(of: position.turn)
    let places: KeyValuePairs = [
      "column": move.description, "name": info.name(of: position.turn.other, firstPerson: .first).said,
      "other": open.first.map { String($0.column + 1) } ?? "",
    ]
    for case .has(let idea) in step.claims {
      switch idea {
      case "double threat":
        return open.isEmpty
          ? LessonRemark(tr("Column {column} makes no threat.", places))
          : LessonRemark(
            tr("Column {column} makes one threat, and {name} closes it in column {other}.", places),
            open.prefix(1).map(\.id))
      case "odd threat", "even threat":
        let before = position.winningCells(of: position.turn)
        guard let hole = next.winningCells(of: position.turn).first(where: { !before.contains($0) })
        else { return LessonRemark(tr("Column {column} makes no new threat.", places)) }
        let named: KeyValuePairs = ["column": move.description, "place": hole.name]
        if open.contains(hole) {
          return LessonRemark(
            tr("Column {column} makes a threat that can be filled at once: {place}.", named), [hole.id])
        }
        return (hole.row + 1).isMultiple(of: 2)
          ? LessonRemark(tr("Column {column} makes a threat in an even row: {place}.", named), [hole.id])
          : LessonRemark(tr("Column {column} makes a threat in an odd row: {place}.", named), [hole.id])
      default: break
      }
    }
    return nil
  }
}
