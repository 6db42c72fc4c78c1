// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

/// Why a move was a mistake, in sentences: first what it let happen, then what follows, then what was better. Coach, review, quest,
/// puzzle and `quartet analyse` say as much of it as they need.
struct ExplanationWords: Hashable {
  /// What the move let happen, with who, where and when.
  var headline: String
  /// What follows, what was there before, and what it cost; it names no better move.
  var details: [String] = []
  /// What a better move would have done, and which one it is.
  var better: [String] = []

  /// - Parameters:
  ///   - position: in which the move was made.
  ///   - person: who has a seat.
  init<G: Game>(_ game: G.Type, _ found: Explanation, in position: G.Position, person: (Seat) -> Person) {
    let seat = position.turn
    let names = found.better.compactMap { G.Move($0) }.map { G.name(of: $0, in: position) }
    let rival = person(seat.other).inSentence
    let point = found.fault == .result && !found.isCertain ? nil : found.main
    headline = Self.headline(found, point, rival) ?? Self.headline(game, found)
    if found.isOpening, found.fault == .result {
      (headline, details) = (Self.theory(names), [])
      return
    }
    if let lets = found.lets, point != nil, let answer = lets.idea.answer { details.append(answer) }
    if let lets = found.lets, point != nil, lets.distance > 1 {
      details.append(tr("Follow the line to move {number}.", ["number": String(lets.distance)]))
    }
    // What can be seen and is not proven stands behind what is known.
    let seen = point == nil ? found.main.flatMap { Self.words($0, found, rival) } : nil
    let isSeenHere = found.main == found.lets
    if let seen, isSeenHere {
      details += [seen, tr("It may be the reason.")]
    } else if point == nil, found.fault == .result, seen == nil {
      details.append(tr("Only a deep search shows why."))
    }
    // What the headline says already is not said again.
    if point != nil, let before = Self.before(found, isYou: person(seat) == .you) { details.append(before) }
    if let cost = found.cost, let words = G.facets.words(forCost: cost, isProven: found.isProven),
      words != headline
    {
      details.append(words)
    }
    better = Self.better(game, found, names, rival, hasHeadline: found.lets == nil)
    if let seen, !isSeenHere { better += [seen, tr("It may be the reason.")] }
  }

  /// Everything, one sentence after the other.
  var whole: String { ([headline] + details + better).joined(separator: " ") }

  // MARK: - Parts

  private static func words(
    _ point: Explanation.Point, _ found: Explanation, _ rival: String?
  ) -> String? {
    point == found.lets ? point.idea.lets(rival) : point.idea.would(rival)
  }

  private static func headline(
    _ found: Explanation, _ point: Explanation.Point?, _ rival: String?
  ) -> String? {
    guard let point, point == found.lets || point.distance == 0 else { return nil }
    return words(point, found, rival)
  }

  /// What was given away, where no idea says it.
  private static func headline<G: Game>(_ game: G.Type, _ found: Explanation) -> String {
    switch found.fault {
    case .result where found.had == 1 && found.left == -1: return tr("This turned a win into a loss.")
    case .result where found.had == 1: return tr("This gave the win away.")
    case .result: return tr("This gave the draw away.")
    case .sooner: return tr("This loses sooner.")
    case .allows: return tr("This loses at once.")
    case .unused: return tr("There was a win at once.")
    case .discs:
      return G.facets.words(forCost: found.cost ?? 0, isProven: found.isProven)
        ?? tr("There was a better move.")
    }
  }

  /// Of a move of the opening, which only theory knows.
  private static func theory(_ names: [String]) -> String {
    names.isEmpty || names.count > 3
      ? tr("Theory prefers another move.") : tr("Theory prefers {moves}.", ["moves": either(names)])
  }

  /// What there was before the move, or still is.
  private static func before(_ found: Explanation, isYou: Bool) -> String? {
    switch (found.had, found.left) {
    case (1, 1): return isYou ? tr("You still had a win after it.") : tr("It still wins.")
    case (1, _): return isYou ? tr("You had a win.") : tr("There was a win before it.")
    case (0, -1): return isYou ? tr("You had a draw.") : tr("There was a draw before it.")
    case (-1, _): return tr("The game was lost already.")
    default: return nil
    }
  }

  private static func better<G: Game>(
    _ game: G.Type, _ found: Explanation, _ names: [String], _ rival: String?, hasHeadline: Bool
  ) -> [String] {
    var said: [String] = []
    if let missed = found.missed {
      if missed.distance == 0, !hasHeadline, let words = missed.idea.would(rival) { said.append(words) }
      if found.fault == .unused { return said }
    }
    if let best = found.best, let value = found.value, let name = names.first,
      let words = G.facets.words(for: value, best: best, isProven: found.isProven, G.sentence(name))
    {
      return said + [words]
    }
    said.append(contentsOf: [kept(game, found, names)].compactMap { $0 })
    if let missed = found.missed, missed.distance > 0 {
      said.append(tr("It leads to this. {idea}", ["idea": missed.idea.sentence]))
    }
    return said
  }

  /// Which moves would have kept what there was.
  private static func kept<G: Game>(_ game: G.Type, _ found: Explanation, _ names: [String]) -> String? {
    guard !names.isEmpty else { return nil }
    let count = names.count
    let places: KeyValuePairs = ["moves": G.sentence(either(names))]
    let isFew = count <= 3
    switch found.had {
    case 1:
      return isFew
        ? tr("{moves} would have kept the win.", places)
        : trn("{count} move would have kept the win.", "{count} moves would have kept the win.", count)
    case 0:
      return isFew
        ? tr("{moves} would have held the draw.", places)
        : trn("{count} move would have held the draw.", "{count} moves would have held the draw.", count)
    case -1:
      return isFew
        ? tr("{moves} would have lasted longer.", places)
        : trn("{count} move would have lasted longer.", "{count} moves would have lasted longer.", count)
    default:
      return isFew
        ? tr("{moves} would have prevented that.", places)
        : trn("{count} move would have prevented that.", "{count} moves would have prevented that.", count)
    }
  }
}

extension Person {
  /// In the middle of a sentence; nil for "you", which other words go with.
  var inSentence: String? {
    switch self {
    case .you: nil
    case .bot: tr("the bot")
    case .named(let name): name
    }
  }
}
