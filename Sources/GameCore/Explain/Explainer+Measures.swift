// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// What can be counted of moves.
extension Explainer {
  /// What can be counted, is clear, and tells the better move from the one that was played.
  /// - Parameter isReason: true of what tells it from all that are as bad, too.
  func compared(with better: G.Move, isReason: Bool = true) -> Explanation.Contrast? {
    let (good, bad) = (asGood, asBad)
    guard !good.isEmpty else { return nil }
    let keepsReply = reply.map { position.playing(better)?.legalMoves.contains($0) ?? false } ?? false
    let all = Dictionary(
      uniqueKeysWithValues: Set(good + bad + [better]).map { move in
        (
          move,
          Dictionary(G.facets.measures(of: move, in: position).map { ($0.name, $0) }) { first, _ in first }
        )
      })
    return G.facets.measures(of: played, in: position).lazy.compactMap { idea -> Explanation.Contrast? in
      guard isEnough(idea), idea.reply.map(takesMuch) ?? true, let best = all[better]?[idea.name],
        !(keepsReply && idea.countsReplies) || best.isObvious, let less = best.measure,
        let own = idea.measure, best.isObvious && less < own || isClear(less, own, isReason),
        !isReason || good.allSatisfy({ (all[$0]?[idea.name]?.measure).map { $0 < own } ?? false }),
        !isReason || bad.allSatisfy({ (all[$0]?[idea.name]?.measure).map { $0 > less } ?? false })
      else { return nil }
      return .init(lets: .init(idea, text(played), 0), missed: .init(best, text(better), 0))
    }.first
  }

  /// True of numbers that are far apart: by two and by half, by four; where more is better, by three. Where they only lay two moves
  /// beside each other, two against none are enough.
  func isClear(_ less: Int, _ more: Int, _ isReason: Bool = true) -> Bool {
    if !isReason, more - less > 1, less == 0 || more == 0 { return true }
    if less < 0 { return more - less > 2 }
    return more - less > 3 || more - less > 1 && 2 * more >= 3 * less
  }
}
