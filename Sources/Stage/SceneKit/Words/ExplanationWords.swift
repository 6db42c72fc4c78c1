// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import House
import Words

/// Why a move was a mistake, in sentences: first what it let happen, then what follows, then what was better. Coach, review, quest
/// and `quartet analyse` say as much of it as they need.
package struct ExplanationWords: Hashable {
  /// What the move let happen, with who, where and when.
  package var headline: String
  /// The same in a few words, for a row of a list.
  package var brief: String
  /// What follows, what was there before, and what it cost; a better move only where nothing else tells it while a game goes on.
  package var details: [String] = []
  /// What a better move would have done, and which one it is.
  package var better: [String] = []

  /// - Parameters:
  ///   - position: in which the move was made.
  ///   - played: the move, as it is called.
  ///   - isLive: true while the game goes on: what only a search knows of its result is not told then.
  ///   - isAgain: true where another move was taken back before, so that it is time to say which one is better.
  ///   - person: who has a seat.
  package init<G: Game>(
    _ game: G.Type, _ found: Explanation, of played: G.Move?, in position: G.Position, isLive: Bool = false,
    isAgain: Bool = false, person: (Seat) -> Person
  ) {
    let rival = person(position.turn.other)
    let isYou = person(position.turn) == .you
    var found = found
    // What a line comes to is told of the reader and the other side, so a reader who is neither is told nothing of it.
    if !isYou && rival != .you { found.prospect = nil }
    // In games in which only the result counts, what decides nothing is no headline.
    let isTold = found.isCertain || found.fault != .result || found.isCounted
    // Where discs are counted, what it cost is told of the move before another one is spoken of.
    let leads = isTold && (found.lets != nil || !found.isCounted)
    let point = leads ? found.main : nil
    let lets = point == nil ? nil : found.lets
    let reason = point.flatMap { Self.words($0, found, rival.inSentence) }
    let reply = Self.reply(game, found, played, in: position, rival, isLive: isLive)
    let loss = found.prospect?.lets(rival.inSentence)
    let prospect = loss ?? found.prospect?.would(rival.inSentence)
    // What lays two moves beside each other, or what was opened, says more than what it cost.
    let opened = isYou ? Self.opens(game, found, played, in: position, rival) : nil
    let contrast = found.isCounted && !isLive ? found.contrast?.lets.lets(rival.inSentence) : nil
    let taken = isYou && reply == nil ? Self.taken(game, found, of: played, in: position, rival) : nil
    let wanted = found.openedBy.isEmpty ? taken : nil
    // Who left a win and lets the other side win, too, left a win first of all.
    let win =
      found.hadWin && found.left != 1 && reason != nil && found.lets != nil
      ? isYou ? tr("You could have won at once.") : tr("There was a win at once.") : nil
    // While it can be taken back, what can be seen comes before what it means.
    let near =
      isLive && reason == nil && found.fault == .result ? Self.deep(found, rival.inSentence, true) : nil
    // The board shows the whole way to what comes later then.
    let coming = isLive ? loss : nil
    // Of a single disc that is turned nobody believes that it costs the game.
    let virtue = isLive ? Self.virtue(found, rival.inSentence, isTold: reason != nil) : nil
    let isSmall = virtue != nil && reply != nil && found.turnsLittle
    let answered = isLive ? Self.answered(game, found, of: played, in: position, rival) : nil
    let both = isLive ? Self.both(found, rival.inSentence, isTold: reason ?? virtue ?? answered != nil) : nil
    let own = isLive ? lets.flatMap { Self.own(game, found, $0, in: position) } : nil
    headline =
      win ?? reason ?? near ?? coming ?? (isSmall ? virtue : reply) ?? answered ?? prospect ?? opened
      ?? contrast
      ?? wanted
      // A bare number says less than what was there instead.
      ?? (found.fault == .discs ? virtue : nil)
      ?? (isLive && found.losesLead ? Self.lead(found) : nil) ?? Self.headline(game, found, isLive)
    brief =
      (found.main?.idea.clue).flatMap { isTold && found.open == nil ? $0 : nil } ?? reply
      ?? Self.headline(game, found)
    if found.isOpening, found.fault == .result {
      headline = Self.theory(game, found, in: position)
      details = [tr("So early it is too deep to see at a board.")]
      return
    }
    let cost = found.cost.flatMap { G.facets.words(forCost: $0, isProven: found.isProven, isLive: isLive) }
    details = [
      isLive && win != nil ? found.missed?.idea.would(rival.inSentence) : nil,
      win == nil ? nil : reason,
      isSmall ? reply : virtue,
      lets?.idea.answer ?? (headline == contrast ? found.contrast?.lets.idea.answer : nil),
      lets.flatMap(Self.whereabouts),
      own, both,
      near != nil ? Self.result(found) : reason == nil ? Self.deep(found, rival.inSentence, isLive) : nil,
      isYou && coming == nil && !isSmall
        ? Self.way(game, found, played, in: position, rival) ?? (opened == headline ? nil : opened) : nil,
      Self.givenBack(game, found, of: played, in: position, rival) ?? Self.course(found, rival),
      Self.stronger(game, found, of: played, in: position, rival),
      isLive
        ? Self.standing(found) ?? Self.keeps(found)
          ?? (found.losesLead && near == nil ? Self.lead(found) : nil)
        : Self.before(
          game, found, isYou: isYou,
          hasHeadline: reason != nil || reply != nil || found.fault == .discs && isTold),
      cost == headline ? nil : cost,
      isLive && (isAgain || found.losesLead && [reason, near, prospect].allSatisfy { $0 == nil })
        && [own, both, virtue, win].allSatisfy { $0 == nil } && (reason == nil || lets != nil)
        ? Self.simply(
          game, found, in: position, isShown: isAgain || reply ?? answered ?? opened != nil, isLive: true)
        : nil,
      isLive || headline == prospect ? nil : loss,
      taken == headline ? nil : taken,
      isYou ? Self.choice(game, found, in: position, rival) : nil,
    ].compactMap { [win, headline].contains($0) ? nil : $0 }
    if headline == prospect, loss == nil { found.prospect = nil }
    better =
      Self.better(game, found, played, in: position, rival.inSentence, isTold: leads, isYou: isYou)
      .filter { $0 != headline }
      + (isYou
        ? [Self.instead(game, found, in: position, person), Self.givenLead(game, found, rival)].compactMap {
          $0
        }
        : [])
  }

  /// Everything, one sentence after the other.
  package var whole: String { ([headline] + details + better).joined(separator: " ") }

  // MARK: - What happened

  private static func words(
    _ point: Explanation.Point, _ found: Explanation, _ rival: String?
  ) -> String? {
    if point == found.lets { return point.lets(rival) }
    return point.distance == 0 ? point.idea.would(rival) : nil
  }

  /// What was given away, where no idea says it.
  private static func headline<G: Game>(
    _ game: G.Type, _ found: Explanation, _ isLive: Bool = false
  ) -> String {
    switch found.fault {
    case .result: return result(found)
    case .sooner: return tr("This loses sooner.")
    case .allows: return tr("This loses at once.")
    case .unused: return tr("There was a win at once.")
    case .discs:
      return G.facets.words(forCost: found.cost ?? 0, isProven: found.isProven, isLive: isLive)
        ?? tr("There was a better move.")
    }
  }

  static func result(_ found: Explanation) -> String {
    found.had == 0
      ? tr("This gave the draw away.")
      : found.left == -1 ? tr("This turned a win into a loss.") : tr("This gave the win away.")
  }

  /// Of a move of the opening, which only theory knows.
  private static func theory<G: Game>(
    _ game: G.Type, _ found: Explanation, in position: G.Position
  ) -> String {
    let names = names(game, found.better, in: position)
    return names.isEmpty
      ? tr("Theory prefers another move.") : tr("Theory prefers {moves}.", ["moves": either(names)])
  }

  /// Where the line on the board shows what it comes to.
  private static func whereabouts(_ lets: Explanation.Point) -> String? {
    guard lets.distance > 1, let badge = lets.badge else { return nil }
    return tr("See number {number} of the line on the board.", ["number": String(badge)])
  }

  /// What the other side made of it.
  private static func course(_ found: Explanation, _ rival: Person) -> String? {
    if let taken = found.taken {
      let number = ["number": String(taken)] as KeyValuePairs
      return switch rival {
      case .you: tr("You took it with move {number}.", number)
      case .bot: tr("The bot took it with move {number}.", number)
      case .named(let name):
        tr("{name} took it with move {number}.", ["name": name, "number": String(taken)])
      }
    }
    if let later = found.later {
      let number = ["number": String(later)] as KeyValuePairs
      return switch rival {
      case .you: tr("You played it a little later, with move {number}.", number)
      case .bot: tr("The bot played it a little later, with move {number}.", number)
      case .named(let name):
        tr(
          "{name} played it a little later, with move {number}.", ["name": name, "number": String(later)])
      }
    }
    guard let spared = found.spared else { return nil }
    guard let name = rival.inSentence else {
      return switch spared {
      case .missed: tr("In the game you missed it.")
      case .asGood: tr("In the game you played something else, which was as good.")
      case .unclear: tr("In the game you played something else.")
      }
    }
    return switch spared {
    case .missed: tr("In the game {name} missed it.", ["name": name])
    case .asGood: tr("In the game {name} played something else, which was as good.", ["name": name])
    case .unclear: tr("In the game {name} played something else.", ["name": name])
    }
  }

  /// The reply that costs even more than the one that everybody sees.
  private static func stronger<G: Game>(
    _ game: G.Type, _ found: Explanation, of played: G.Move?, in position: G.Position, _ rival: Person
  ) -> String? {
    guard let reply = found.stronger.flatMap({ G.Move($0) }),
      let after = played.flatMap({ position.playing($0) })
    else { return nil }
    let move = G.name(of: reply, in: after)
    guard let name = rival.inSentence else {
      return tr("An even stronger reply for you is {move}.", ["move": move])
    }
    return tr("An even stronger reply for {name} is {move}.", ["name": name, "move": move])
  }

  /// A reply that the move opened, or that both sides wanted; nil of one that nobody played and that could be played before.
  private static func reply<G: Game>(
    _ game: G.Type, _ found: Explanation, _ played: G.Move?, in position: G.Position, _ rival: Person,
    isLive: Bool
  ) -> String? {
    guard let open = found.open, let played, let after = position.playing(played) else { return nil }
    let own = G.name(of: played, in: position)
    switch open {
    case .shared(let move):
      guard let move = G.Move(move), found.isTaken || isLive && found.isWanted else { return nil }
      let better = G.name(of: move, in: position)
      if !found.isTaken {
        let wanted = tr("Both sides want {better}.", ["better": better])
        return wanted + (turning(found, from: better, rival).map { " " + $0 } ?? "")
      }
      return rival.inSentence.map {
        tr("Both sides wanted {better}, and {name} played it next.", ["better": better, "name": $0])
      } ?? tr("Both sides wanted {better}, and you played it next.", ["better": better])
    case .opened(let move):
      guard let move = G.Move(move) else { return nil }
      let better = G.name(of: move, in: after)
      guard let name = rival.inSentence else {
        let places: KeyValuePairs = ["better": better, "move": own]
        return found.isTaken
          ? tr("{move} opened {better} to you, and you played it next.", places)
          : tr("{move} opened {better} to you.", places)
      }
      let places: KeyValuePairs = ["better": better, "move": own, "name": name]
      return found.isTaken
        ? tr("{move} opened {better} to {name}, who played it next.", places)
        : tr("{move} opened {better} to {name}.", places)
    }
  }

  /// What there was before the move, or still is.
  private static func before<G: Game>(
    _ game: G.Type, _ found: Explanation, isYou: Bool, hasHeadline: Bool
  ) -> String? {
    if found.isCounted, found.fault == .result { return hasHeadline ? result(found) : nil }
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
    case (-1, _): return found.lost == nil && !found.isCounted ? nil : lost(game, found.lost)
    default: return isYou ? estimated(found) : nil
    }
  }

  /// What the rules alone show of the result.
  private static func standing(_ found: Explanation) -> String? {
    guard found.hadWin else { return nil }
    if found.left == 1 { return tr("The game is still won, but not at once.") }
    // Where the win itself is the headline, it is not told twice.
    return found.lets == nil ? nil : tr("You could have won at once.")
  }

  private static func lost<G: Game>(_ game: G.Type, _ lost: Explanation.Lost?) -> String {
    guard let lost, let move = G.Move(lost.move) else { return tr("The game was lost already.") }
    return tr(
      "The game was lost already, by move {number} ({move}).",
      ["number": String(lost.number), "move": G.name(of: move)])
  }

  // MARK: - What was better

  /// True where the other side can play a reply after the better move, too.
  private static func isLeft<P: GamePosition>(_ reply: String, by better: P.Move, in position: P) -> Bool {
    position.playing(better)?.legalMoves.contains { $0.description == reply } ?? false
  }

  private static func better<G: Game>(
    _ game: G.Type, _ found: Explanation, _ played: G.Move?, in position: G.Position, _ rival: String?,
    isTold: Bool, isYou: Bool
  ) -> [String] {
    var said: [String] = []
    let missed = found.missed
    // What the headline says already is not said again.
    let isHeadline = isTold && found.lets == nil
    if let missed, missed.distance == 0, !isHeadline, let words = missed.idea.would(rival) {
      said.append(words)
    }
    if found.hadWin { return said }
    if let words = found.prospect?.would(rival) { said.append(words) }
    if said.isEmpty, found.isCounted, let best = found.better.first.flatMap({ G.Move($0) }) {
      let name = G.name(of: best, in: position)
      if let words = isYou ? closed(game, found.closed, by: name, in: position, rival) : nil {
        said.append(words)
      } else if found.merit != nil || found.contrast != nil {
        // What the better move does is said below.
      } else if let lets = found.lets, !found.isEither, found.caveat == nil,
        lets.distance == 1 && !found.instead.contains(lets.move) && !isLeft(lets.move, by: best, in: position)
          || lets.distance == 0 && lets.idea.isObvious
      {
        // Where it was there before, the best move ends it.
        said.append(
          lets.isNew
            ? tr("{move} would not have let that happen.", ["move": name])
            : tr("{move} would have stopped that.", ["move": name]))
      } else if case .opened(let reply) = found.open, !found.instead.contains(reply),
        let reply = G.Move(reply), reply != best
      {
        said.append(
          tr(
            "{move} would have kept {square} closed.",
            ["move": name, "square": G.name(of: reply, in: position)]))
      } else if found.hasDrawback {
        let own = played.map { G.name(of: $0, in: position) } ?? ""
        said.append(
          tr("{better} would not have had this drawback of {move}.", ["better": name, "move": own]))
      }
    }
    if let best = found.best, let value = found.value, let name = found.better.first.flatMap({ G.Move($0) }),
      let words = G.facets.words(
        for: value, best: best, isProven: found.isProven, G.name(of: name, in: position),
        played.map { G.name(of: $0, in: position) } ?? "")
    {
      // Where nothing can be shown, that is said.
      if !found.isTold, found.opens.isEmpty {
        said += [simply(game, found, in: position, isShown: false)].compactMap { $0 }
      }
      let contrast = found.contrast
      said += [
        isYou ? waiting(game, found, played, name, in: position, rival) : nil,
        found.merit.flatMap { $0.idea.name == contrast?.missed.idea.name ? nil : $0.idea.would(rival) },
        contrast?.lets.lets(rival), contrast?.missed.idea.would(rival),
      ].compactMap { $0 }
      // What the better move gives away in its turn would make anybody doubt it.
      if let words = found.caveat?.lets(rival) {
        said += [words, tr("It was the better move all the same.")]
      }
      return said + [words]
    }
    let isNamed = missed.map { $0.distance == 0 } ?? false
    let rest = isNamed ? found.better.filter { $0 != missed?.move } : found.better
    said += [kept(found, names(game, rest, in: position, others: found.others), isToo: isNamed)].compactMap {
      $0
    }
    if let missed, missed.distance > 0, let first = found.better.first.flatMap({ G.Move($0) }) {
      let places: KeyValuePairs = ["move": G.name(of: first, in: position), "idea": missed.idea.sentence]
      said.append(
        isYou
          ? tr("After {move} you could have come to this some moves later: {idea}", places)
          : tr("After {move} it could have come to this some moves later: {idea}", places))
    }
    return said
  }

  /// So many names are told before the rest is counted.
  private static var mostNames: Int { 3 }

  /// What moves are called, in a few names.
  /// - Parameter others: how many moves there were besides them and the one that was played.
  private static func names<G: Game>(
    _ game: G.Type, _ moves: [String], in position: G.Position, others: Int = 1
  ) -> [String] {
    let all = G.facets.names(ofAll: moves.compactMap { G.Move($0) }, in: position)
    if all.count <= mostNames + 1 { return all.map(\.name) }
    if others == 0 { return [tr("any other move")] }
    let count = all.dropFirst(mostNames).reduce(0) { $0 + $1.count }
    return all.prefix(mostNames).map(\.name) + [trn("one of {count} more", "one of {count} more", count)]
  }

  /// Which moves would have kept what there was.
  private static func kept(_ found: Explanation, _ names: [String], isToo: Bool) -> String? {
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

extension Person {
  /// In the middle of a sentence; nil for "you", which other words go with.
  package var inSentence: String? {
    switch self {
    case .you: nil
    case .bot: tr("the bot")
    case .named(let name): name
    }
  }
}
