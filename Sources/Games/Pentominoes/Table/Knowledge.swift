// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore

/// What the table knows of the solutions that are left, taken from what every placement is worth.
struct Knowledge: Sendable {
  /// Solutions from the position that was last judged; nil before the first.
  private(set) var left: Int?
  private var position: PentominoPosition?

  /// Every solution covers the first free square with exactly one of the tiles that are left, so the placements over
  /// that square divide the solutions among them.
  mutating func learn(_ view: PentominoTable.View) {
    guard !view.values.isEmpty, position != view.position else { return }
    position = view.position
    let free = view.position.board.full & ~view.position.covered
    guard free != 0 else { return }
    let first = free & (0 &- free)
    var sum = 0
    for (move, count) in view.values {
      guard case .place(let placement) = move, view.position.placements[placement.tile] == nil,
        let mask = view.position.board.mask(of: placement), mask & first != 0
      else { continue }
      sum += count
    }
    left = sum
  }
}

extension PentominoTable {
  public func heading(_ view: View) -> TableHeading? {
    let board = puzzle.board
    var badge: String?
    var isGood = true
    if view.options.isOn(Pentominoes.left), view.outcome == nil {
      var left = knowledge.left
      var suffix = " left"
      if view.options.isOn(Pentominoes.warn), let zone = dropZone(view), let there = view.values[.place(zone)]
      {
        left = there
        suffix = " with the \(zone.tile) there"
      }
      isGood = left != 0
      badge = left.map { count in
        count == 0
          ? suffix == " left" ? "No solution from here" : "No solution\(suffix)"
          : "\(Self.grouped(count)) \(count == 1 ? "solution" : "solutions")\(suffix)"
      }
    }
    return TableHeading(
      title: puzzle.title, detail: "\(board.rows) \u{00D7} \(board.columns)", badge: badge,
      isGood: isGood)
  }

  /// 12345 as "12,345".
  static func grouped(_ number: Int) -> String {
    var digits = String(number)
    var parts: [String] = []
    while digits.count > 3 {
      parts.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    return ([digits] + parts).joined(separator: ",")
  }

  public func remark(_ view: View) -> String? {
    guard let browsed else { return nil }
    if view.endingsAreUnknown { return "There are too many solutions to leaf through: lay a tile or two." }
    guard let endings = view.endings else { return "Looking for solutions." }
    if endings.isEmpty { return "There is no solution from here." }
    return "Solution \(Self.grouped(browsed % endings.count + 1)) of \(Self.grouped(endings.count))."
  }
}
