// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import House
import Words

/// The first line of a review: how many moves gave away the game, and how many were slips.
package struct TurningWords: Hashable {
  package struct Part: Hashable {
    package var words: String
    /// The move that it leads to, from 1; nil for nowhere.
    package var move: Int?
    /// The mark in front of it; nil for none.
    package var mark: MistakeMark?
    package var count: Int
  }

  package var parts: [Part]

  /// - Parameters:
  ///   - isLoss: true when the person who is spoken of lost the game.
  ///   - isSure: true when every move of those who are spoken of is judged.
  package init(_ points: TurningPoints, isLoss: Bool, isSure: Bool) {
    let heavy = points.ranked.filter { points.mark(of: $0) == .heavy }
    let light = points.ranked.filter { points.mark(of: $0) == .slip }
    parts = []
    guard !points.isOthers else {
      // Who had lost already changed nothing, however soon it ends.
      let changing = (points.ranked + points.quiet).filter { points.explanations[$0]?.had != -1 }
      parts = [Part(words: tr("No move of yours changed the result."), move: nil, mark: nil, count: 0)]
      if let first = changing.first {
        parts.append(
          Part(
            words: trn(
              "{count} of the other side’s did.", "{count} of the other side’s did.", changing.count),
            move: first, mark: heavy.isEmpty ? .slip : .heavy, count: changing.count))
      }
      return
    }
    if let first = heavy.first {
      let isResult = heavy.allSatisfy { points.explanations[$0]?.fault != .discs }
      let words =
        isLoss && isResult
        ? trn("{count} move cost you the game", "{count} moves cost you the game", heavy.count)
        : trn("{count} big mistake", "{count} big mistakes", heavy.count)
      parts.append(Part(words: words, move: first, mark: .heavy, count: heavy.count))
    }
    if let first = light.first {
      parts.append(
        Part(
          words: trn("{count} small one", "{count} small ones", light.count), move: first, mark: .slip,
          count: light.count))
    }
    if let first = points.quiet.first {
      parts.append(
        Part(
          words: trn(
            "{count} in the opening, too deep to see", "{count} in the opening, too deep to see",
            points.quiet.count), move: first, mark: nil, count: points.quiet.count))
    }
    if parts.isEmpty {
      let words = isSure ? tr("No move of yours changed the result.") : tr("No mistakes found.")
      parts = [Part(words: words, move: nil, mark: nil, count: 0)]
    }
  }
}
