// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

/// Says of an explanation what a person can be told of it: each sentence where its reason holds, and which of them leads.
final class ExplanationTeller<G: Game> {
  let found: Explanation
  let played: G.Move?
  /// Before the move.
  let position: G.Position
  let isLive: Bool
  let isAgain: Bool
  let own: Person
  let rival: Person

  /// - Parameters:
  ///   - played: the move that is explained.
  ///   - own: whoever made it.
  init(
    _ found: Explanation, of played: G.Move?, in position: G.Position, isLive: Bool, isAgain: Bool,
    own: Person,
    rival: Person
  ) {
    var found = found
    // What a line comes to is told of the reader and the other side, so a reader who is neither is told nothing of it.
    if own != .you && rival != .you { found.prospect = nil }
    (self.found, self.played, self.position) = (found, played, position)
    (self.isLive, self.isAgain, self.own, self.rival) = (isLive, isAgain, own, rival)
  }

  var isYou: Bool { own == .you }
  /// Of the other side, in the middle of a sentence; nil for the reader.
  var name: String? { rival.inSentence }
  /// The position after the move.
  var after: G.Position? { played.flatMap { position.playing($0) } }
  /// The better move that is named first.
  var best: G.Move? { found.better.first.flatMap { G.Move($0) } }

  // MARK: - What is told

  var headline: String {
    // Of a move of the opening only theory knows.
    if found.isOpening, found.fault == .result { return theory }
    let points = [
      win, reason, near, coming, isSmall ? virtue : reply, answered, prospect, opened, contrast,
      // Where nothing was opened, what both sides wanted.
      found.openedBy.isEmpty ? taken : nil,
      // A bare number says less than what was there instead.
      found.fault == .discs ? virtue : nil,
      isLive && found.losesLead ? lead : nil,
    ]
    return points.lazy.compactMap { $0 }.first ?? givenAway(isLive: isLive)
  }

  /// The same in a few words.
  var brief: String {
    (found.main?.idea.clue).flatMap { isTold && found.open == nil ? $0 : nil } ?? reply
      ?? givenAway(isLive: false)
  }

  var details: [String] {
    let headline = headline
    let answer = lets?.idea.answer ?? (headline == contrast ? found.contrast?.lets.idea.answer : nil)
    let cost = found.cost.flatMap { G.facets.words(forCost: $0, isProven: found.isProven, isLive: isLive) }
    let all = [
      isLive && win != nil ? found.missed?.idea.would(name) : nil, win == nil ? nil : reason,
      isSmall ? reply : virtue, answer, whereabouts, couldBeOwn, both,
      near != nil ? result : reason == nil ? deep : nil,
      isYou && coming == nil && !isSmall ? way ?? (opened == headline ? nil : opened) : nil,
      givenBack ?? course, stronger, isLive ? standing : before, cost, simplyBetter,
      isLive || headline == prospect ? nil : loss, taken, isYou ? choice : nil,
    ]
    return all.compactMap { [win, headline].contains($0) ? nil : $0 }
  }

  var better: [String] {
    let headline = headline
    let isProspectTold = headline == prospect && loss == nil
    return whatWasBetter(isProspectTold: isProspectTold).filter { $0 != headline }
      + (isYou ? [instead, givenLead].compactMap { $0 } : [])
  }

  // MARK: - What leads

  /// In games in which only the result counts, what decides nothing is no headline.
  private var isTold: Bool { found.isCertain || found.fault != .result || found.isCounted }

  /// Where discs are counted, what it cost is told of the move before another one is spoken of.
  var leads: Bool { isTold && (found.lets != nil || !found.isCounted) }

  private var lets: Explanation.Point? { leads && found.main != nil ? found.lets : nil }

  private var reason: String? {
    guard leads, let point = found.main else { return nil }
    if point == found.lets { return point.lets(name) }
    return point.distance == 0 ? point.idea.would(name) : nil
  }

  /// Who left a win and lets the other side win, too, left a win first of all.
  private var win: String? {
    guard found.hadWin, found.left != 1, reason != nil, found.lets != nil else { return nil }
    return isYou ? tr("You could have won at once.") : tr("There was a win at once.")
  }

  /// While it can be taken back, what can be seen comes before what it means.
  private var near: String? { isLive && reason == nil && found.fault == .result ? deep : nil }

  private var loss: String? { found.prospect?.lets(name) }
  /// The board shows the whole way to what comes later then.
  private var coming: String? { isLive ? loss : nil }
  private var prospect: String? { loss ?? found.prospect?.would(name) }

  /// What lays two moves beside each other says more than what it cost.
  private var contrast: String? { found.isCounted && !isLive ? found.contrast?.lets.lets(name) : nil }

  /// While the game goes on, what was there instead, where nothing that the move did wrong can be told.
  private var virtue: String? {
    guard isLive, reason == nil, found.lets == nil,
      let point = found.missed ?? (found.isWanted || found.losesLead ? found.merit : nil),
      point.distance == 0
    else { return nil }
    return point.idea.would(name)
  }

  /// Of a single disc that is turned nobody believes that it costs the game.
  private var isSmall: Bool { virtue != nil && reply != nil && found.turnsLittle }

  /// While the game goes on, what can be counted of both moves, where nothing else shows why the game goes.
  private var both: String? {
    guard isLive, [reason, virtue, answered].allSatisfy({ $0 == nil }), found.losesLead,
      let contrast = found.contrast, let lets = contrast.lets.lets(name),
      let would = contrast.missed.idea.would(name)
    else { return nil }
    return lets + " " + would
  }

  /// That the reply was the best move for the reader, too.
  private var couldBeOwn: String? {
    guard isLive, found.isCounted, let lets, lets.distance == 1, lets.move == found.better.first,
      let move = G.Move(lets.move)
    else { return nil }
    return tr("You could have played {move} yourself.", ["move": G.name(of: move, in: position)])
  }

  /// What is said where no headline tells a reason: what can be seen, and that it is not all. Where nothing can be seen, nothing is.
  private var deep: String? {
    guard found.fault == .result || found.fault == .discs, let lets = found.lets?.lets(name) else {
      return nil
    }
    // Whoever is to decide whether to take it back has enough to think of.
    return isLive ? lets : lets + " " + tr("What it costs shows only many moves later.")
  }

  /// Where the line on the board shows what it comes to.
  private var whereabouts: String? {
    guard let lets, lets.distance > 1, let badge = lets.badge else { return nil }
    return tr("See number {number} of the line on the board.", ["number": String(badge)])
  }

  /// While the game goes on, which move was better: where it is time to say so, or where a lead goes and nothing shows why.
  private var simplyBetter: String? {
    let isBare = found.losesLead && [reason, near, prospect].allSatisfy { $0 == nil }
    guard isLive, isAgain || isBare, [couldBeOwn, both, virtue, win].allSatisfy({ $0 == nil }),
      reason == nil || lets != nil
    else { return nil }
    return simply(isShown: isAgain || [reply, answered, opened].contains { $0 != nil })
  }

  // MARK: - What it gave away

  /// What was given away, where no idea says it.
  private func givenAway(isLive: Bool) -> String {
    switch found.fault {
    case .result: result
    case .sooner: tr("This loses sooner.")
    case .allows: tr("This loses at once.")
    case .unused: tr("There was a win at once.")
    case .discs:
      G.facets.words(forCost: found.cost ?? 0, isProven: found.isProven, isLive: isLive)
        ?? tr("There was a better move.")
    }
  }

  private var result: String {
    found.had == 0
      ? tr("This gave the draw away.")
      : found.left == -1 ? tr("This turned a win into a loss.") : tr("This gave the win away.")
  }

  private var theory: String {
    let names = names(found.better)
    return names.isEmpty
      ? tr("Theory prefers another move.") : tr("Theory prefers {moves}.", ["moves": either(names)])
  }

  /// While the game goes on, what it comes to.
  private var standing: String? {
    if found.hadWin {
      if found.left == 1 { return tr("The game is still won, but not at once.") }
      // Where the win itself is the headline, it is not told twice.
      if found.lets != nil { return tr("You could have won at once.") }
    }
    return keeps ?? (found.losesLead && near == nil ? lead : nil)
  }

  /// What there was before the move, or still is.
  private var before: String? {
    let hasHeadline = reason != nil || reply != nil || found.fault == .discs && isTold
    if found.isCounted, found.fault == .result { return hasHeadline ? result : nil }
    if found.hadWin {
      if found.left == 1 { return tr("The game is still won, but not at once.") }
      if found.lets == nil, hasHeadline { return nil }
      return isYou ? tr("You could have won at once.") : tr("There was a win at once.")
    }
    // Of a game that only a search knows to be lost, nobody at the board would say so.
    guard hasHeadline || found.had == -1, found.lost?.isSeen ?? true else { return nil }
    // Where only the lead became smaller, nothing was had and lost.
    if found.isCounted, found.had == 1, found.left == nil, found.value ?? 0 > 0 { return nil }
    switch (found.had, found.left) {
    case (1, 1): return isYou ? tr("You still had a win after it.") : tr("It still wins.")
    case (1, _): return isYou ? tr("You had a win.") : tr("There was a win before it.")
    case (0, -1): return isYou ? tr("You had a draw.") : tr("There was a draw before it.")
    case (-1, _) where found.isCounted && found.isRegained:
      return isYou ? tr("You were behind already.") : nil
    // While a game goes on nobody is told again and again that it is lost.
    case (-1, _): return found.lost == nil && !found.isCounted ? nil : lost
    default: return isYou ? estimated : nil
    }
  }

  private var lost: String {
    guard let lost = found.lost, let move = G.Move(lost.move) else {
      return tr("The game was lost already.")
    }
    return tr(
      "The game was lost already, by move {number} ({move}).",
      ["number": String(lost.number), "move": G.name(of: move)])
  }

  /// That who was ahead is behind.
  private var lead: String? { found.isProven ? result : estimated }

  /// In games that are counted, that whoever was ahead still is: what a cost in discs says to nobody.
  private var keeps: String? {
    guard found.isCounted, let value = found.value, value > (found.isProven ? 0 : Explanation.level) else {
      return nil
    }
    return found.isProven ? tr("It still wins.") : tr("You are still likely to win.")
  }

  /// In games that are counted, who was ahead by estimate.
  private var estimated: String? {
    guard found.isCounted, let best = found.best, let value = found.value else { return nil }
    if found.losesLead || best > 0 && value < 0 {
      return best > Explanation.level
        ? tr("Before that move you were likely to win, and after it to lose.")
        : tr("Before that move the game was about level, and after it you were likely to lose.")
    }
    return best <= Explanation.farBehind ? tr("You were far behind already.") : nil
  }
}
