// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

/// What a table says: the one sentence, results, and what stands on the plates.
extension TableScene {
  /// The one sentence, and the line under it.
  var message: (title: String, detail: String) {
    switch session.phase {
    case .clearing: return ("A new game.", "")
    case .over(let next): return (next == nil ? "Stay as long as you like." : "Next game", nextDetail)
    case .playing: break
    }
    if let outcome = session.announced { return (resultText(outcome) + ".", "") }
    if session.isPassing { return (passText, "Click to go on.") }
    if session.isBotsTurn {
      return ("The bot is thinking.", session.canUndo ? "You can still undo your last move." : "")
    }
    let prompt = G.prompt(in: session.position)
    if let hint = session.hint, !hint.steps.isEmpty {
      let step = min(session.hintStep, hint.steps.count - 1)
      return (
        hint.steps[step],
        step + 1 < hint.steps.count ? "Press Hint again for more." : "Press Hint again to play it."
      )
    }
    if let hint = session.hint {
      return ("\(G.spoken(hint.move)) \(hint.meaning).", "Press Hint again to play it.")
    }
    if let noHint = session.noHint { return (noHint, "") }
    if session.isSeekingHint { return ("Looking for the best move.", "Go on playing if you like.") }
    let help = table.remark(view) ?? prompt.help
    if G.info.isSolo { return (table.remark(view) ?? prompt.message, "") }
    guard session.ownSeat == nil else { return (prompt.message, help) }
    if G.Table.usesSide { return (prompt.message, "\(playerName(session.turn)) to move.") }
    return ("\(playerName(session.turn)) to move.", help)
  }

  /// "No move for you, so the bot plays again."
  private var passText: String {
    let (idle, other) = (spokenName(session.turn), spokenName(session.turn.other))
    return "No move for \(idle), so \(other) \(other == "you" ? "play" : "plays") again."
  }

  var passTitle: String {
    let name = spokenName(session.turn)
    return name == "you" ? "You pass" : "\(name.prefix(1).uppercased())\(name.dropFirst()) passes"
  }

  private func spokenName(_ seat: Seat) -> String {
    let name = playerName(seat)
    return name == "You" ? "you" : name == "Bot" ? "the bot" : name
  }

  private var nextDetail: String {
    guard let seat = session.nextOwnSeat else { return "" }
    return seat == .first ? "You go first this time." : "The bot goes first this time."
  }

  /// "You win with four on the diagonal".
  func resultText(_ outcome: Outcome) -> String {
    if G.info.isSolo {
      return [outcome.how, session.epilogue].compactMap { $0 }.joined(separator: " \u{00B7} ")
    }
    guard let winner = outcome.winner else { return "A draw" }
    let name = playerName(winner)
    return name == "You"
      ? "You win \(outcome.how)" : "\(name == "Bot" ? "The bot" : name) wins \(outcome.how)"
  }

  /// Who was chosen for the next game while this one goes on, in a sentence and in a word.
  var nextOpponent: (name: String, short: String)? {
    let (now, next) = (session.seated, session.options)
    guard next.opponent != now.opponent || (next.opponent == .bot && next.level != now.level) else {
      return nil
    }
    switch next.opponent {
    case .friend: return ("a friend", "friend")
    case .bot: return ("level \(next.level)", "level \(next.level)")
    case .perfect: return ("the perfect bot", "perfect")
    }
  }

  func plateDetail(_ seat: Seat) -> String {
    if seat == upperSeat.other, !session.moves.isEmpty, session.phase == .playing, session.outcome == nil,
      let next = nextOpponent
    {
      return arrangement == .small ? "Next: \(next.short)" : "Next game: \(next.name)"
    }
    if let outcome = session.announced {
      guard let winner = outcome.winner else { return "Draw" }
      if winner == seat { return "Winner" }
    } else if session.phase == .playing, session.turn == seat {
      guard let own = session.ownSeat else { return "To move" }
      return own == seat ? "Your turn" : levelName
    }
    guard let own = session.ownSeat else { return "Waiting" }
    return own == seat ? "Waiting" : levelName
  }

  func isRaised(_ seat: Seat) -> Bool {
    if let outcome = session.announced { return outcome.winner == seat }
    return session.phase == .playing && session.turn == seat
  }

  func points(_ index: Int) -> String? {
    guard session.score != (0, 0) else { return nil }
    return String(index == 0 ? session.score.own : session.score.other)
  }

  var duration: String {
    let seconds = Int(session.elapsed.rounded())
    let moves = session.moveCount == 1 ? "1 move" : "\(session.moveCount) moves"
    return seconds < 60 ? "\(moves) in \(seconds) s" : "\(moves) in \(seconds / 60) min \(seconds % 60) s"
  }

  /// Minutes and seconds played.
  var clock: String {
    let seconds = Int(session.elapsed)
    let two = { (number: Int) in number < 10 ? "0\(number)" : String(number) }
    return seconds < 3600
      ? "\(two(seconds / 60)):\(two(seconds % 60))"
      : "\(seconds / 3600):\(two(seconds / 60 % 60)):\(two(seconds % 60))"
  }

  /// What is played, beside the title.
  var variant: String? { G.variant(session.seated) }
}
