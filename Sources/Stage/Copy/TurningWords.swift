// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

/// The first line of a review: how many moves gave away the game, and how many were slips.
struct TurningWords: Hashable {
  struct Part: Hashable {
    var words: String
    /// The move that it leads to, from 1; nil for nowhere.
    var move: Int?
    /// The mark in front of it: true for the game, false for a slip, nil for none.
    var isLost: Bool?
    var count: Int
  }

  var parts: [Part]

  /// - Parameters:
  ///   - isLoss: true when the person who is spoken of lost the game.
  ///   - isSure: true when every move of those who are spoken of is judged.
  init(_ points: TurningPoints, isLoss: Bool, isSure: Bool) {
    let (lost, slips) = (points.lost.count, points.slips.count)
    parts = []
    guard !points.isOthers else {
      parts = [
        Part(words: tr("None of your moves changed the result."), move: nil, isLost: nil, count: 0),
        Part(
          words: trn(
            "{count} of the other side's did.", "{count} of the other side's did.", lost + slips),
          move: points.moves.first, isLost: lost > 0, count: lost + slips),
      ]
      return
    }
    if lost > 0 {
      let end = slips > 0 ? "," : "."
      let words =
        points.isEstimated
        ? trn("{count} move gave up the lead", "{count} moves gave up the lead", lost)
        : isLoss
          ? trn("{count} move lost the game", "{count} moves lost the game", lost)
          : trn("{count} move gave up the game", "{count} moves gave up the game", lost)
      parts.append(Part(words: words + end, move: points.lost.first, isLost: true, count: lost))
    }
    if slips > 0 {
      let words =
        lost > 0
        ? trn("{count} was a slip.", "{count} were slips.", slips)
        : trn("{count} move was a slip.", "{count} moves were slips.", slips)
      parts.append(Part(words: words, move: points.slips.first, isLost: false, count: slips))
    }
    if parts.isEmpty {
      let words = isSure ? tr("No move changed the result.") : tr("No mistake was found.")
      parts = [Part(words: words, move: nil, isLost: nil, count: 0)]
    }
  }
}
