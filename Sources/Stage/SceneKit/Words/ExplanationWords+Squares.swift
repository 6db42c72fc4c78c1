// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

/// What the other side gave back, and who can play where.
extension ExplanationWords {
  /// What the other side had given back before.
  static func givenBack<G: Game>(
    _ game: G.Type, _ found: Explanation, _ rival: Person
  ) -> String? {
    guard let back = found.givenBack, let name = rival.inSentence else { return nil }
    let move = G.Move(back.move).map { G.name(of: $0) } ?? back.move
    if let since = back.since {
      let places: KeyValuePairs = ["name": name, "number": String(since), "move": move]
      return back.isProven
        ? trn(
          "Between move {number} and this one, {name} had given back {count} disc, above all with {move}.",
          "Between move {number} and this one, {name} had given back {count} discs, above all with {move}.",
          back.count, places)
        : trn(
          "Between move {number} and this one, {name} had given back about {count} disc, above all with {move}.",
          "Between move {number} and this one, {name} had given back about {count} discs, above all with {move}.",
          back.count, places
        )
    }
    let places: KeyValuePairs = ["name": name, "move": move]
    return back.isProven
      ? trn(
        "Just before, {name} had given back {count} disc with {move}.",
        "Just before, {name} had given back {count} discs with {move}.", back.count, places)
      : trn(
        "Just before, {name} had given back about {count} disc with {move}.",
        "Just before, {name} had given back about {count} discs with {move}.", back.count, places)
  }

  /// That the other side played next what would have been better.
  static func taken<G: Game>(
    _ game: G.Type, _ found: Explanation, in position: G.Position, _ rival: Person
  ) -> String? {
    guard found.isBetterTaken, found.isCounted, let name = rival.inSentence,
      let better = found.better.first.flatMap({ G.Move($0) })
    else { return nil }
    return tr(
      "Both sides wanted {better}, and {name} played it next.",
      ["better": G.name(of: better, in: position), "name": name])
  }

  /// What a move that both sides wanted leaves to whoever did not get it.
  static func choice<G: Game>(
    _ game: G.Type, _ found: Explanation, in position: G.Position, _ rival: Person
  ) -> String? {
    guard let choice = found.choice, let name = rival.inSentence,
      let better = found.better.first.flatMap({ G.Move($0) })
    else { return nil }
    let left = trn(
      "That left you only {count} move to choose from.", "That left you only {count} moves to choose from.",
      choice.own)
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
