// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import SceneKit
import Words

/// All mistakes of a game in a list, the worst for a person first, each with its reason and its cost (mockup 43).
extension ReplayScene {
  private static var rowHeight: Double { 44 }
  /// Nil where there are none.
  /// - Parameter rowsInView: the list scrolls through the others.
  func mistakes(_ frame: TableFrame, rowsInView: Double = 3) -> Part? {
    let ranked = board.points.ranked
    guard !board.isPartial, ranked.count > 1 else { return nil }
    let rows = ranked.enumerated().compactMap { place, number in
      row(number, place: place + 1, of: ranked.count, frame)
    }
    let height = Self.rowHeight * frame.type.factor
    let list = Part.column(rows, spacing: 2).wide(.fill)
    let most = (rowsInView * (height + 2)).rounded()
    guard Double(rows.count) * (height + 2) > most else { return list }
    return Part.scroll("review.mistakes", list.inset(Insets(right: 10))).across(most)
  }

  private func row(_ number: Int, place: Int, of count: Int, _ frame: TableFrame) -> Part? {
    guard let found = board.points.explanations[number] else { return nil }
    let words = ExplanationWords(
      G.self, found, of: board.moves[number - 1], in: board.positions[number - 1], person: board.person)
    let move = G.shortName(of: board.moves[number - 1])
    // A piece has a longer name than a square.
    let name =
      move.count < 12
      ? Part.words(move, .name, lines: 1)
      : Part.words(
        G.name(of: board.moves[number - 1], in: board.positions[number - 1]), .caption, .secondary, lines: 2
      ).wide(.exactly(84 * frame.type.factor)).placed(0, 0.5)
    let mark = board.points.mark(of: number) ?? .slip
    let isChosen = board.index == number && board.trial == nil
    let text = String(board.moves(upTo: number))
    let cost = Self.cost(found)
    let parts: [Part] = [
      .mistake(mark, mark == .heavy ? 12 : 10),
      .words(text, .caption, .secondary, lines: 1).wide(.exactly(26 * frame.type.factor)),
      name,
      // A long reason breaks once, and one that is longer still stands in the review alone: nothing is too small to be read.
      Part.choice(
        [words.headline, words.brief].flatMap {
          [Part.line($0, .label, .secondary, least: 0.9), .words($0, .caption, .secondary, lines: 2)]
        }.map { $0.wide(.fill) }
      )
      .wide(.fill).placed(0, 0.5),
      .words(cost, .countSmall, lines: 1),
    ]
    let label = tr(
      "Move {number}, {move}: {reason}", ["number": text, "move": move, "reason": words.headline])
    return Part.row(parts, spacing: 8).across(Self.rowHeight * frame.type.factor)
      .inset(Insets(8, 0))
      .on(.drawing { painter, frame in if isChosen { painter.plate(frame, raise: 1) } })
      .named(
        "review.mistake.\(number)", .button, label,
        value: tr("{number} of {count}", ["number": String(place), "count": String(count)])
      ).with(\.isSelected, isChosen).with(\.action, .deck(.go(number)))
  }

  /// In counted games the discs it cost; else the result before and after.
  private static func cost(_ found: Explanation) -> String {
    if G.facets.toldLoss != nil, let cost = found.cost { return String(cost) }
    func sign(_ result: Int?) -> String { result.map { $0 > 0 ? "+" : $0 < 0 ? "\u{2212}" : "=" } ?? "" }
    guard let had = found.had, let left = found.left, had != left else { return "" }
    return sign(had) + " \u{203A} " + sign(left)
  }
}
