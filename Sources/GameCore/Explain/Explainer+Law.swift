// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// The law of reasons: one may be told only if the better moves have it, the one that was played lacks it, and so does every move that
/// is as bad as that.
extension Explainer {
  func hasIt(_ idea: Idea, _ move: G.Move) -> Bool {
    G.facets.ideas(of: move, in: position).contains { $0.isSame(as: idea, inPlaces: isPlaced(idea)) }
  }

  /// True where the same in another place is another thing. Whoever is told while the game goes on of a hole, or of an edge, and finds
  /// another one after the better move, believes nothing; but which corner it is makes a difference to everybody.
  private func isPlaced(_ idea: Idea) -> Bool { isCounted && (!isLive || idea.isObvious) }

  /// True when a reply to the move has the idea.
  private func allowsIt(_ idea: Idea, _ move: G.Move) -> Bool {
    guard let next = position.playing(move), next.turn != seat else { return false }
    return next.legalMoves.contains { reply in
      G.facets.ideas(of: reply, in: next).contains { $0.isSame(as: idea, inPlaces: isPlaced(idea)) }
    }
  }

  var isCounted: Bool { G.facets.toldLoss != nil }

  /// The moves that are at least as good as the best, and those that are as bad as the one that was played.
  var asGood: [G.Move] {
    guard let best else { return [] }
    return position.legalMoves.filter { (worth($0) ?? .min) >= best && $0 != played }
  }
  var asBad: [G.Move] {
    guard let value = worth(played) else { return [played] }
    return position.legalMoves.filter { (worth($0) ?? .max) <= value }
  }

  func separates(vice idea: Idea) -> Bool { !asGood.isEmpty && !asGood.contains { hasIt(idea, $0) } }
  func separates(reply idea: Idea) -> Bool { !asGood.isEmpty && !asGood.contains { allowsIt(idea, $0) } }
  func separates(virtue idea: Idea) -> Bool { !asBad.contains { hasIt(idea, $0) } }
}
