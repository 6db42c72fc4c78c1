// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

/// What the table last knew of the solutions that are left: it stands until the next count is there.
struct Knowledge: Sendable {
  /// Solutions from the position that was last judged, up to symmetry; nil before the first.
  private(set) var left: Int?

  mutating func learn(_ view: Pentominoes.Table.View) {
    if let known = view.solutions.left { left = known }
  }
}

extension Pentominoes.Table {
  public func surroundings(_ view: View) -> Surroundings {
    var around = Surroundings()
    (around.heading, around.actions) = (heading(view), actions(view))
    (around.remark, around.seeksEndings) = (remark(view), browsed != nil)
    return around
  }

  private func heading(_ view: View) -> TableHeading {
    var badge: String?
    var isGood = true
    if view.options.isOn(Pentominoes.left), view.outcome == nil {
      var left = knowledge.left
      var tried: Pentomino?
      if view.options.isOn(Pentominoes.warn), let zone = dropZone(view), let there = view.values[.place(zone)]
      {
        left = there.score
        tried = zone.tile
      }
      isGood = left != 0
      badge = left.map { Pentominoes.left($0, with: tried) }
    }
    return TableHeading(
      title: Pentominoes.title(of: puzzle),
      detail: Pentominoes.size(of: puzzle),
      badge: badge,
      isGood: isGood,
      help: Pentominoes.left)
  }

  private func remark(_ view: View) -> String? {
    guard let browsed else { return nil }
    if view.solutions.endingsAreUnknown {
      return tr("There are too many solutions to leaf through: lay a tile or two.")
    }
    guard let endings = view.solutions.endings else { return tr("Looking for solutions.") }
    if endings.isEmpty { return tr("There is no solution from here.") }
    // So many can be leafed through; there may be more.
    let all = max(endings.count, knowledge.left ?? 0)
    return tr(
      "Solution {number} of {count}.",
      ["number": (browsed % endings.count + 1).grouped, "count": all.grouped])
  }
}
