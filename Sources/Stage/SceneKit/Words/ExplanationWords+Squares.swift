// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

/// Who can play where, and how it goes on.
extension ExplanationWords {
  /// What is said where no headline tells a reason: what can be seen, and that it is not all. Where nothing can be seen, nothing is.
  static func deep(_ found: Explanation, _ rival: String?, _ isLive: Bool) -> String? {
    guard found.fault == .result || found.fault == .discs, let lets = found.lets?.lets(rival) else {
      return nil
    }
    // Whoever is to decide whether to take it back has enough to think of.
    return isLive ? lets : lets + " " + tr("What it costs shows only many moves later.")
  }

  /// While the game goes on, what was there instead, where nothing that the move did wrong can be told.
  static func virtue(_ found: Explanation, _ rival: String?, isTold: Bool) -> String? {
    guard !isTold, found.lets == nil,
      let point = found.missed ?? (found.isWanted || found.losesLead ? found.merit : nil),
      point.distance == 0
    else { return nil }
    return point.idea.would(rival)
  }

  /// While the game goes on, what can be counted of both moves, where nothing else shows why the game goes.
  static func both(_ found: Explanation, _ rival: String?, isTold: Bool) -> String? {
    guard !isTold, found.losesLead, let contrast = found.contrast, let lets = contrast.lets.lets(rival),
      let would = contrast.missed.idea.would(rival)
    else { return nil }
    return lets + " " + would
  }

  /// Which move was better.
  /// - Parameters:
  ///   - isShown: whether anything was shown of what the other one did.
  ///   - isLive: true while the game goes on: then the best reply stands on the board, and is named.
  static func simply<G: Game>(
    _ game: G.Type, _ found: Explanation, in position: G.Position, isShown: Bool, isLive: Bool = false
  ) -> String? {
    guard let better = found.better.first.flatMap({ G.Move($0) }) else { return nil }
    let name = G.name(of: better, in: position)
    if isShown { return G.sentence(tr("{move} was the better move.", ["move": name])) }
    let reply = isLive ? found.bestReply.flatMap { G.Move($0) } : nil
    return [
      reply.map { tr("The best reply to it is {square}.", ["square": G.name(of: $0)]) },
      tr("No single thing shows why: {move} was simply better.", ["move": name]),
    ].compactMap { $0 }.spoken
  }

  /// That the reply was the best move for the reader, too.
  static func own<G: Game>(
    _ game: G.Type, _ found: Explanation, _ lets: Explanation.Point, in position: G.Position
  ) -> String? {
    guard found.isCounted, lets.distance == 1, lets.move == found.better.first, let move = G.Move(lets.move)
    else { return nil }
    return tr("You could have played {move} yourself.", ["move": G.name(of: move, in: position)])
  }

  /// That who was ahead is behind.
  static func lead(_ found: Explanation) -> String? {
    found.isProven ? result(found) : estimated(found)
  }

  /// In games that are counted, that whoever was ahead still is: what a cost in discs says to nobody.
  static func keeps(_ found: Explanation) -> String? {
    guard found.isCounted, let value = found.value, value > (found.isProven ? 0 : Explanation.level) else {
      return nil
    }
    return found.isProven ? tr("It still wins.") : tr("You are still likely to win.")
  }

  /// In games that are counted, who was ahead by estimate.
  static func estimated(_ found: Explanation) -> String? {
    guard found.isCounted, let best = found.best, let value = found.value else { return nil }
    if found.losesLead || best > 0 && value < 0 {
      return best > Explanation.level
        ? tr("Before that move you were likely to win, and after it to lose.")
        : tr("Before that move the game was about level, and after it you were likely to lose.")
    }
    return best <= Explanation.farBehind ? tr("You were far behind already.") : nil
  }

  /// That nobody could have played the move in the meantime.
  static func waiting<G: Game>(
    _ game: G.Type, _ found: Explanation, _ played: G.Move?, _ better: G.Move, in position: G.Position,
    _ rival: String?
  ) -> String? {
    guard found.couldWait, let played, let rival else { return nil }
    return tr(
      "{move} could have waited: even after {better} {name} cannot play {move}.",
      [
        "move": G.name(of: played, in: position), "better": G.name(of: better, in: position), "name": rival,
      ])
  }

  /// What the other side gave back with its answer.
  static func givenBack<G: Game>(
    _ game: G.Type, _ found: Explanation, of played: G.Move?, in position: G.Position, _ rival: Person
  ) -> String? {
    guard found.isGivenBack, let name = rival.inSentence,
      let after = played.flatMap({ position.playing($0) }),
      let answer = found.giver.flatMap({ G.Move($0) })
    else { return nil }
    if found.givenBack >= found.cost ?? 0 {
      return tr(
        "In the game {name} answered with {move} and gave all of it back.",
        ["name": name, "move": G.name(of: answer, in: after)])
    }
    return trn(
      "In the game {name} answered with {move} and gave about {count} disc of it back.",
      "In the game {name} answered with {move} and gave about {count} discs of it back.", found.givenBack,
      ["name": name, "move": G.name(of: answer, in: after)])
  }

  /// That the lead was there for one move only.
  static func givenLead<G: Game>(_ game: G.Type, _ found: Explanation, _ rival: Person) -> String? {
    guard let move = found.givenLead, let name = rival.inSentence else { return nil }
    return tr(
      "{name} had just given you the lead with {move}.",
      ["name": name, "move": G.Move(move).map { G.name(of: $0) } ?? move])
  }

  /// What the move opened.
  static func opens<G: Game>(
    _ game: G.Type, _ found: Explanation, _ played: G.Move?, in position: G.Position, _ rival: Person
  ) -> String? {
    guard !found.opens.isEmpty, let played, let name = rival.inSentence else { return nil }
    let squares = found.opens.map { move in G.Move(move).map { G.name(of: $0) } ?? move }
    return tr(
      "{move} opened {squares} to {name}.",
      ["move": G.name(of: played, in: position), "squares": listed(squares), "name": name])
  }

  /// How best play goes on after the better move.
  static func instead<G: Game>(
    _ game: G.Type, _ found: Explanation, in position: G.Position, _ person: (Seat) -> Person
  ) -> String? {
    guard found.instead.count > 1, let better = found.better.first.flatMap({ G.Move($0) }),
      let next = position.playing(better)
    else { return nil }
    let line = next.line(found.instead.compactMap { G.Move($0) }).map { step in
      let move = G.name(of: step.move, in: step.position)
      guard let name = person(step.seat).inSentence else { return tr("you {move}", ["move": move]) }
      return tr("{name} {move}", ["name": name, "move": move])
    }
    return tr(
      "Best play after {better}: {line}.",
      ["better": G.name(of: better, in: position), "line": line.joined(separator: ", ")])
  }

  /// That the other side played next what would have been better.
  static func taken<G: Game>(
    _ game: G.Type, _ found: Explanation, of played: G.Move?, in position: G.Position, _ rival: Person
  ) -> String? {
    guard found.isBetterTaken, found.isCounted, let name = rival.inSentence,
      let better = found.better.first.flatMap({ G.Move($0) })
    else { return nil }
    let square = G.name(of: better, in: position)
    guard let played, !found.openedBy.isEmpty else {
      return tr("Both sides wanted {better}, and {name} played it next.", ["better": square, "name": name])
    }
    return [
      tr(
        "{move} opened {better} to {name}, who played it next.",
        ["move": G.name(of: played, in: position), "better": square, "name": name]),
      tr(
        "From {square} {name} can turn {discs}.",
        ["square": square, "name": name, "discs": listed(found.openedBy)]),
    ].spoken
  }

  /// What a move that both sides wanted leaves to whoever did not get it.
  static func choice<G: Game>(
    _ game: G.Type, _ found: Explanation, in position: G.Position, _ rival: Person
  ) -> String? {
    guard let choice = found.choice, let name = rival.inSentence,
      let better = found.better.first.flatMap({ G.Move($0) })
    else { return nil }
    let left = trn(
      "After {name}’s {better} you had only {count} move to choose from.",
      "After {name}’s {better} you had only {count} moves to choose from.", choice.own,
      ["name": name, "better": G.name(of: better, in: position)])
    guard let theirs = choice.theirs else { return left }
    return left + " "
      + trn(
        "Played by you, {better} would have left {name} only {count}.",
        "Played by you, {better} would have left {name} only {count}.", theirs,
        ["better": G.name(of: better, in: position), "name": name])
  }

  /// What a reply that the move opened makes use of.
  static func way<G: Game>(
    _ game: G.Type, _ found: Explanation, _ played: G.Move?, in position: G.Position, _ rival: Person
  ) -> String? {
    guard case .opened(let move) = found.open, !found.openedBy.isEmpty, let name = rival.inSentence,
      let reply = G.Move(move), let after = played.flatMap({ position.playing($0) })
    else { return nil }
    return tr(
      "From {square} {name} can turn {discs}.",
      ["square": G.name(of: reply, in: after), "name": name, "discs": listed(found.openedBy)])
  }

  /// What the other side would turn from a square that both want, where that is more than a disc.
  static func turning(_ found: Explanation, from square: String, _ rival: Person) -> String? {
    guard found.turnedByReply.count > 1, let name = rival.inSentence else { return nil }
    return tr(
      "From {square} {name} can turn {discs}.",
      ["square": square, "name": name, "discs": listed(found.turnedByReply)])
  }

  /// Where nothing else tells why the game goes, the best reply and what it does.
  static func answered<G: Game>(
    _ game: G.Type, _ found: Explanation, of played: G.Move?, in position: G.Position, _ rival: Person
  ) -> String? {
    guard found.isAnswered, let name = rival.inSentence, let reply = found.bestReply.flatMap({ G.Move($0) }),
      let after = played.flatMap({ position.playing($0) })
    else { return nil }
    return tr(
      "{name} has a strong reply: {square} turns {discs}.",
      ["name": name, "square": G.name(of: reply, in: after), "discs": listed(found.turnedByReply)])
  }

  /// That the better move does not leave a reply, and by what.
  static func closed<G: Game>(
    _ game: G.Type, _ closed: Explanation.Closed?, by move: String, in position: G.Position, _ rival: String?
  ) -> String? {
    guard let closed, let rival, let reply = G.Move(closed.reply) else { return nil }
    let places: KeyValuePairs = [
      "move": move, "name": rival, "square": G.name(of: reply, in: position), "discs": listed(closed.discs),
    ]
    return closed.discs.isEmpty
      ? tr("After {move} {name} cannot play {square}.", places)
      : tr("{move} turns {discs}, so that {name} cannot play {square}.", places)
  }
}
