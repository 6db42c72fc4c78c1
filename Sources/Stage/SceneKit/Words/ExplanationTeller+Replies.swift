// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

/// Who can play where, and what the other side made of it.
extension ExplanationTeller {
  /// A reply that the move opened, or that both sides wanted; nil of one that nobody played and that could be played before.
  var reply: String? {
    guard let open = found.open, let played, let after else { return nil }
    switch open {
    case .shared(let move):
      guard let move = G.Move(move), found.isTaken || isLive && found.isWanted else { return nil }
      let better = G.name(of: move, in: position)
      if !found.isTaken {
        let wanted = tr("Both sides want {better}.", ["better": better])
        let turning = found.turnedByReply.count > 1 ? turning(found.turnedByReply, from: better) : nil
        return [wanted, turning].spoken
      }
      return name.map {
        tr("Both sides wanted {better}, and {name} played it next.", ["better": better, "name": $0])
      } ?? tr("Both sides wanted {better}, and you played it next.", ["better": better])
    case .opened(let move):
      guard let move = G.Move(move) else { return nil }
      let (own, better) = (G.name(of: played, in: position), G.name(of: move, in: after))
      guard let name else {
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

  /// What the other side turns from a square, or would.
  private func turning(_ discs: [String], from square: String) -> String? {
    name.map {
      tr("From {square} {name} can turn {discs}.", ["square": square, "name": $0, "discs": listed(discs)])
    }
  }

  /// Where nothing else tells why the game goes, the best reply and what it does.
  var answered: String? {
    guard isLive, found.isAnswered, let name, let reply = found.bestReply.flatMap({ G.Move($0) }), let after
    else { return nil }
    return tr(
      "{name} has a strong reply: {square} turns {discs}.",
      ["name": name, "square": G.name(of: reply, in: after), "discs": listed(found.turnedByReply)])
  }

  /// What the reader’s move opened.
  var opened: String? {
    guard isYou, !found.opens.isEmpty, let played, let name else { return nil }
    let squares = found.opens.map { move in G.Move(move).map { G.name(of: $0) } ?? move }
    return tr(
      "{move} opened {squares} to {name}.",
      ["move": G.name(of: played, in: position), "squares": listed(squares), "name": name])
  }

  /// What a reply that the move opened makes use of.
  var way: String? {
    guard case .opened(let move) = found.open, !found.openedBy.isEmpty, let reply = G.Move(move), let after
    else { return nil }
    return turning(found.openedBy, from: G.name(of: reply, in: after))
  }

  /// That the other side played next what would have been better for the reader.
  var taken: String? {
    guard isYou, reply == nil, found.isBetterTaken, found.isCounted, let name, let best else { return nil }
    let square = G.name(of: best, in: position)
    guard let played, !found.openedBy.isEmpty else {
      return tr("Both sides wanted {better}, and {name} played it next.", ["better": square, "name": name])
    }
    return [
      tr(
        "{move} opened {better} to {name}, who played it next.",
        ["move": G.name(of: played, in: position), "better": square, "name": name]),
      turning(found.openedBy, from: square),
    ].spoken
  }

  /// What a move that both sides wanted leaves to whoever did not get it.
  var choice: String? {
    guard let choice = found.choice, let name, let best else { return nil }
    let left = trn(
      "After {name}’s {better} you had only {count} move to choose from.",
      "After {name}’s {better} you had only {count} moves to choose from.", choice.own,
      ["name": name, "better": G.name(of: best, in: position)])
    guard let theirs = choice.theirs else { return left }
    return left + " "
      + trn(
        "Played by you, {better} would have left {name} only {count}.",
        "Played by you, {better} would have left {name} only {count}.", theirs,
        ["better": G.name(of: best, in: position), "name": name])
  }

  // MARK: - What came of it

  /// What the other side made of it.
  var course: String? {
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
    guard let name else {
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
  var stronger: String? {
    guard let reply = found.stronger.flatMap({ G.Move($0) }), let after else { return nil }
    let move = G.name(of: reply, in: after)
    return name.map { tr("An even stronger reply for {name} is {move}.", ["name": $0, "move": move]) }
      ?? tr("An even stronger reply for you is {move}.", ["move": move])
  }

  /// What the other side gave back with its answer.
  var givenBack: String? {
    guard found.isGivenBack, let name, let after, let answer = found.giver.flatMap({ G.Move($0) })
    else { return nil }
    let places: KeyValuePairs = ["name": name, "move": G.name(of: answer, in: after)]
    return found.givenBack >= found.cost ?? 0
      ? tr("In the game {name} answered with {move} and gave all of it back.", places)
      : trn(
        "In the game {name} answered with {move} and gave about {count} disc of it back.",
        "In the game {name} answered with {move} and gave about {count} discs of it back.", found.givenBack,
        places)
  }

  /// That the lead was there for one move only.
  var givenLead: String? {
    guard let move = found.givenLead, let name else { return nil }
    return tr(
      "{name} had just given you the lead with {move}.",
      ["name": name, "move": G.Move(move).map { G.name(of: $0) } ?? move])
  }
}
