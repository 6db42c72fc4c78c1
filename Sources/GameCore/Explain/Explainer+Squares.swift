// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// Who can play where, after the move and after the better one.
extension Explainer {
  /// True when the other side could not play the move that was played, neither in its place nor after the better one, and it would
  /// still be there after the answer to that.
  func couldWait(_ better: G.Move) -> Bool {
    guard !G.facets.couldBePlayed(played, outOfTurnIn: position), move.betterLine.first == text(better),
      let next = position.playing(better), next.turn != seat, !next.legalMoves.contains(played),
      G.facets.couldBePlayed(played, outOfTurnIn: next),
      let answer = move.betterLine.dropFirst().first.flatMap({ G.Move($0) }), let then = next.playing(answer)
    else { return false }
    return then.turn == seat && then.legalMoves.contains(played)
  }

  /// The reply that makes the move a bad one, where the better one does not leave it.
  func closed(by better: G.Move, _ lets: Explanation.Point?) -> Explanation.Closed? {
    guard let reply = lets.flatMap({ $0.distance == 1 ? G.Move($0.move) : nil }) ?? reply, reply != better,
      after.turn != seat, after.legalMoves.contains(reply), G.facets.pass(in: after) == nil,
      let discs = G.facets.closing(of: reply, by: better, in: position)
    else { return nil }
    return .init(reply: text(reply), discs: discs)
  }

  /// True of a reply that the move alone made possible.
  func isOpened(_ reply: G.Move) -> Bool {
    guard !asGood.isEmpty, after.turn != seat, G.facets.pass(in: after) == nil,
      !G.facets.couldBePlayed(reply, outOfTurnIn: position)
    else { return false }
    return !asGood.contains { position.playing($0)?.legalMoves.contains(reply) ?? true }
  }

  /// True of a reply that turns no fewer discs after the better move: then these are not what was wrong.
  func turnsAsMuch(_ reply: G.Move, after better: G.Move, as discs: [String]) -> Bool {
    guard let next = position.playing(better), next.turn != seat, next.legalMoves.contains(reply) else {
      return false
    }
    return G.facets.opening(of: reply, by: better, in: position).count >= discs.count
  }

  /// True of what the better move does where it does the same a turn later, after the best reply.
  func isStillThere(_ idea: Idea, _ better: G.Move) -> Bool {
    guard isCounted, let next = reply.flatMap({ after.playing($0) }), next.turn == seat,
      next.legalMoves.contains(better)
    else { return false }
    return G.facets.ideas(of: better, in: next).contains {
      $0.isSame(as: idea, inPlaces: true) && $0.cells.count >= idea.cells.count
    }
  }

  /// So many squares are taken in at a glance.
  private static var glance: Int { 4 }

  /// What the move alone opened to the other side, where that can be taken in at a glance.
  var opened: [String] {
    guard after.turn != seat, G.facets.pass(in: after) == nil else { return [] }
    let all = after.legalMoves.filter { !G.facets.couldBePlayed($0, outOfTurnIn: position) }
    // What nobody gains by is no harm.
    return all.count <= Self.glance && all.contains { takesMuch(text($0)) } ? all.map(text) : []
  }

  /// What a move that both wanted leaves to whoever does not get it, where that is clearly fewer moves than before.
  func choice(_ shared: G.Move) -> Explanation.Choice? {
    guard isCounted, let theirs = after.playing(shared), theirs.turn == seat,
      let own = position.playing(shared), own.turn != seat, theirs.outcome == nil, own.outcome == nil,
      G.facets.pass(in: theirs) == nil, G.facets.pass(in: own) == nil
    else { return nil }
    let (count, would) = (theirs.legalMoves.count, own.legalMoves.count)
    guard count <= Self.few, position.legalMoves.count > 3, isClear(count, position.legalMoves.count) else {
      return nil
    }
    return .init(own: count, theirs: would < after.legalMoves.count ? would : nil)
  }

  /// Nil, while the game goes on, of a corner where every move that is much better gives another one.
  func atTheBoard(_ vice: Explanation.Point) -> Explanation.Point? {
    guard isLive, isCounted, vice.idea.isObvious, let best, let value = worth(played) else { return vice }
    let better = position.legalMoves.filter { worth($0).map { 2 * $0 >= best + value } ?? false }
    return !better.isEmpty && better.allSatisfy(givesObvious) ? nil : vice
  }

  /// True of a move that gives the other side something that nobody overlooks, and that it did not have before.
  private func givesObvious(_ move: G.Move) -> Bool {
    if G.facets.ideas(of: move, in: position).contains(where: { !$0.isGood && $0.isObvious }) { return true }
    guard let next = position.playing(move), next.turn != seat else { return false }
    return next.legalMoves.contains { reply in
      good(of: reply, in: next).contains {
        $0.isObvious && !G.facets.stands($0, of: reply, in: position)
      }
    }
  }
}
