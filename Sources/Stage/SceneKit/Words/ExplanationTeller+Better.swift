// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

/// What would have been better, and what it would have done.
extension ExplanationTeller {
  /// - Parameter isProspectTold: true where the headline says already what a longer line would have come to.
  func whatWasBetter(isProspectTold: Bool) -> [String] {
    // What the headline says already is not said again.
    let isHeadline = leads && found.lets == nil
    let missed = isHeadline || found.missed?.distance != 0 ? nil : found.missed?.idea.would(name)
    if found.hadWin { return [missed].compactMap { $0 } }
    var said = [missed, isProspectTold ? nil : found.prospect?.would(name)].compactMap { $0 }
    if said.isEmpty, found.isCounted, let best { said += [ended(by: best)].compactMap { $0 } }
    return said + (compared ?? keeping)
  }

  /// In games that are counted, how the better move ends what the other one let happen.
  private func ended(by best: G.Move) -> String? {
    let move = G.name(of: best, in: position)
    if isYou, let words = closed(by: move) { return words }
    // What the better move does is said below.
    if found.merit != nil || found.contrast != nil { return nil }
    if let lets = found.lets, !found.isEither, found.caveat == nil,
      lets.distance == 1 && !found.instead.contains(lets.move) && !isLeft(lets.move, by: best)
        || lets.distance == 0 && lets.idea.isObvious
    {
      // Where it was there before, the best move ends it.
      return lets.isNew
        ? tr("{move} would not have let that happen.", ["move": move])
        : tr("{move} would have stopped that.", ["move": move])
    }
    if case .opened(let reply) = found.open, !found.instead.contains(reply), let reply = G.Move(reply),
      reply != best
    {
      return tr(
        "{move} would have kept {square} closed.",
        ["move": move, "square": G.name(of: reply, in: position)])
    }
    guard found.hasDrawback else { return nil }
    let own = played.map { G.name(of: $0, in: position) } ?? ""
    return tr("{better} would not have had this drawback of {move}.", ["better": move, "move": own])
  }

  /// In games that are counted, both moves beside each other; nil in others.
  private var compared: [String]? {
    guard let value = found.best, let own = found.value, let best,
      let words = G.facets.words(
        for: own, best: value, isProven: found.isProven, G.name(of: best, in: position),
        played.map { G.name(of: $0, in: position) } ?? "")
    else { return nil }
    let contrast = found.contrast
    let merit = found.merit.flatMap { $0.idea.name == contrast?.missed.idea.name ? nil : $0.idea.would(name) }
    // What the better move gives away in its turn would make anybody doubt it.
    let caveat = found.caveat?.lets(name).map { [$0, tr("It was the better move all the same.")] } ?? []
    return [
      // Where nothing can be shown, that is said.
      !found.isTold && found.opens.isEmpty ? simply(isShown: false) : nil, isYou ? waiting(best) : nil, merit,
      contrast?.lets.lets(name), contrast?.missed.idea.would(name),
    ].compactMap { $0 } + caveat + [words]
  }

  /// In games in which the result counts, which moves would have kept it.
  private var keeping: [String] {
    let missed = found.missed
    let isNamed = missed.map { $0.distance == 0 } ?? false
    let rest = isNamed ? found.better.filter { $0 != missed?.move } : found.better
    var said = [kept(names(rest, others: found.others), isToo: isNamed)].compactMap { $0 }
    if let missed, missed.distance > 0, let best {
      let places: KeyValuePairs = ["move": G.name(of: best, in: position), "idea": missed.idea.sentence]
      said.append(
        isYou
          ? tr("After {move} you could have come to this some moves later: {idea}", places)
          : tr("After {move} it could have come to this some moves later: {idea}", places))
    }
    return said
  }

  /// True where the other side can play a reply after the better move, too.
  private func isLeft(_ reply: String, by better: G.Move) -> Bool {
    position.playing(better)?.legalMoves.contains { $0.description == reply } ?? false
  }

  /// That the better move does not leave a reply, and by what.
  private func closed(by move: String) -> String? {
    guard let closed = found.closed, let name, let reply = G.Move(closed.reply) else { return nil }
    let places: KeyValuePairs = [
      "move": move, "name": name, "square": G.name(of: reply, in: position), "discs": listed(closed.discs),
    ]
    return closed.discs.isEmpty
      ? tr("After {move} {name} cannot play {square}.", places)
      : tr("{move} turns {discs}, so that {name} cannot play {square}.", places)
  }

  /// That nobody could have played the move in the meantime.
  private func waiting(_ better: G.Move) -> String? {
    guard found.couldWait, let played, let name else { return nil }
    return tr(
      "{move} could have waited: even after {better} {name} cannot play {move}.",
      ["move": G.name(of: played, in: position), "better": G.name(of: better, in: position), "name": name])
  }

  /// How best play goes on after the better move.
  var instead: String? {
    guard found.instead.count > 1, let best, let next = position.playing(best) else { return nil }
    let line = next.line(found.instead.compactMap { G.Move($0) }).map { step in
      let move = G.name(of: step.move, in: step.position)
      guard let name = (step.seat == position.turn ? own : rival).inSentence else {
        return tr("you {move}", ["move": move])
      }
      return tr("{name} {move}", ["name": name, "move": move])
    }
    return tr(
      "Best play after {better}: {line}.",
      ["better": G.name(of: best, in: position), "line": line.joined(separator: ", ")])
  }

  /// Which move was better.
  /// - Parameter isShown: whether anything was shown of what the other one did. While the game goes on the best reply stands on the
  ///   board otherwise, and is named.
  func simply(isShown: Bool) -> String? {
    guard let best else { return nil }
    let move = G.name(of: best, in: position)
    if isShown { return G.sentence(tr("{move} was the better move.", ["move": move])) }
    let reply = isLive ? found.bestReply.flatMap { G.Move($0) } : nil
    return [
      reply.map { tr("The best reply to it is {square}.", ["square": G.name(of: $0)]) },
      tr("No single thing shows why: {move} was simply better.", ["move": move]),
    ].compactMap { $0 }.spoken
  }

  // MARK: - Names

  /// So many names are told before the rest is counted.
  private static var mostNames: Int { 3 }

  /// What moves are called, in a few names.
  /// - Parameter others: how many moves there were besides them and the one that was played.
  func names(_ moves: [String], others: Int = 1) -> [String] {
    let all = G.facets.names(ofAll: moves.compactMap { G.Move($0) }, in: position)
    if all.count <= Self.mostNames + 1 { return all.map(\.name) }
    if others == 0 { return [tr("any other move")] }
    let count = all.dropFirst(Self.mostNames).reduce(0) { $0 + $1.count }
    return all.prefix(Self.mostNames).map(\.name)
      + [trn("one of {count} more", "one of {count} more", count)]
  }

  /// Which moves would have kept what there was.
  private func kept(_ names: [String], isToo: Bool) -> String? {
    guard let first = names.first else { return nil }
    let moves = either(names)
    // Names of squares begin in small letters.
    let isPlace = first.dropFirst().first?.isNumber == true
    let places: KeyValuePairs = ["moves": isPlace ? moves : moves.prefix(1).uppercased() + moves.dropFirst()]
    switch found.had {
    case 1 where isToo: return tr("{moves} would have kept the win too.", places)
    case 1: return tr("{moves} would have kept the win.", places)
    case 0 where isToo: return tr("{moves} would have held the draw too.", places)
    case 0: return tr("{moves} would have held the draw.", places)
    case -1 where found.fault == .allows:
      return tr("With {moves} it is still lost, but not at once.", ["moves": moves])
    case -1: return tr("{moves} would have lasted longer.", places)
    default: return tr("{moves} would have prevented that.", places)
    }
  }
}
