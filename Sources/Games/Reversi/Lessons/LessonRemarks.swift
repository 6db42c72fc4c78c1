// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

extension Reversi {
  public static func remark(
    on move: Move, at step: LessonStep, isRight: Bool, in position: Position
  ) -> LessonRemark? {
    guard let square = move.square, let next = position.playing(move) else { return nil }
    let name = info.name(of: position.turn.other, firstPerson: .first).said
    let places: KeyValuePairs = ["square": move.description, "name": name]
    let replies = (0..<64).filter { next.turn != position.turn && next.legalSquares >> UInt64($0) & 1 == 1 }
    for claim in step.claims {
      switch (claim, isRight) {
      case (.has("wedge"), true): return LessonRemark(tr("Nothing can turn it while both stand there."))
      case (.has("quiet move"), true):
        let turned = Position(black: position.black, white: position.white, turn: position.turn.other)
        return next.legalSquares & ~turned.legalSquares == 0
          ? LessonRemark(tr("So {name} gets no new square to play on.", places)) : nil
      case (.has("quiet move"), false): return facing(square, in: position, next)
      case (.leavesFewestMoves, false):
        return LessonRemark(
          trn(
            "{square} leaves {name} {count} move: {squares}.",
            "{square} leaves {name} {count} moves: {squares}.",
            replies.count, ["square": move.description, "name": name, "squares": Motif.few(replies)]),
          Motif.ids(replies))
      case (.has("stable discs"), false):
        let turner = replies.first { next.flips(of: $0).joined().contains(square) }
        return LessonRemark(
          turner.map {
            tr(
              "{name} can turn {square} back, from {other}.",
              ["name": name, "square": move.description, "other": Move.name(ofSquare: $0)])
          } ?? tr("{square} leans on no corner of yours, and can be turned later.", places),
          turner.map { Motif.ids([$0]) } ?? [])
      case (.has("forced pass"), false):
        return LessonRemark(
          tr(
            "After {square} {name} can still play: {squares}.",
            ["square": move.description, "name": name, "squares": Motif.few(replies)]), Motif.ids(replies))
      case (.has("parity"), false):
        guard let last = replies.first(where: { Edges.neighbours($0) & next.empty == 0 }) else { return nil }
        return LessonRemark(
          tr(
            "Then {name} takes {other}, the last square of a region.",
            ["name": name, "other": Move.name(ofSquare: last)]), Motif.ids([last]))
      default: break
      }
    }
    return nil
  }

  /// A disc that is turned, and an empty square that it touches.
  private static func facing(_ square: Int, in position: Position, _ next: Position) -> LessonRemark? {
    let turned = position.flips(of: square).joined().sorted()
    guard let disc = turned.first(where: { Edges.neighbours($0) & next.empty != 0 }),
      let open = (0..<64).first(where: { (Edges.neighbours(disc) & next.empty) >> UInt64($0) & 1 == 1 })
    else { return nil }
    return LessonRemark(
      tr(
        "{square} turns {disc}, and {open} beside it is empty.",
        [
          "square": Move.name(ofSquare: square), "disc": Move.name(ofSquare: disc),
          "open": Move.name(ofSquare: open),
        ]), Motif.ids([disc]))
  }
}
