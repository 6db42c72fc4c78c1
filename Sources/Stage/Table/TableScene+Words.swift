// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import SceneKit
import Words

/// What a table says: the one sentence, results, and what stands on the plates.
extension TableScene {
  /// The one sentence, and the line under it.
  var message: (title: String, detail: String) { message(isSaid: false) }

  /// The same as it is told: what follows the pointer or the keyboard is told with that.
  var saidMessage: (title: String, detail: String) {
    guard let count = lookedAt else { return message(isSaid: true) }
    let moves = saidMoves
    let place: KeyValuePairs = ["number": String(count), "count": String(moves?.count ?? 0)]
    return (
      tr("Looking back: after move {number} of {count}.", place),
      count > 0 ? moves?.move(count - 1).whole ?? "" : ""
    )
  }

  private func message(isSaid: Bool) -> (title: String, detail: String) {
    if session.outcome != nil, told != nil, let words = farWords { return words }
    switch session.phase {
    case .clearing: return (tr("A new game."), wayBack ?? "")
    case .over:
      guard G.info.isContest else { break }
      let detail = [unratedReason, nextDetail].compactMap { $0 }.joined(separator: " ")
      return told == nil ? ("", "") : (standing, detail)
    case .playing: break
    }
    if session.announced != nil { return (tr("Solved."), session.epilogue.first ?? "") }
    // Nothing is said before the board has shown it.
    if session.outcome != nil, G.info.isContest { return ("", "") }
    if session.isPassing {
      return (person(session.turn).passed(to: person(session.turn.other)), tr("Click to go on."))
    }
    if let words = farWords { return words }
    if let words = coachWords { return words }
    if session.isBotsTurn {
      let undo = session.canUndo ? tr("You can still undo your last move.") : ""
      let who = rivalName.map { tr("{name} is thinking.", ["name": $0]) } ?? tr("The bot is thinking.")
      return (who, premoveWords ?? wayBack ?? undo)
    }
    var prompt = G.prompt(in: session.position)
    let around = table.surroundings(view)
    prompt.help = G.help(in: session.position, by: moment.means)
    if let question = around.question, !isSaid { prompt.message = question }
    if let hint = session.hintWords {
      guard isSaid, let squares = squaresOfHint else { return (hint.title, hint.detail) }
      return (hint.title, squares + " " + hint.detail)
    }
    if let noHint = session.noHint { return (noHint, "") }
    if session.isSeekingHint { return (tr("Looking for the best move."), tr("Go on playing if you like.")) }
    let help =
      premoveWords ?? (isSaid ? nil : around.remark) ?? verdictLine ?? unratedWords ?? wayBack ?? ratedWords
      ?? prompt.help
    if G.info.goal != nil {
      return (around.remark ?? (prompt.help.isEmpty ? prompt.message : prompt.help), "")
    }
    guard session.ownSeat == nil else { return (prompt.message, help) }
    // What to do differs from half-turn to half-turn; the raised plate tells whose it is.
    if G.info.regions.contains(.hand) { return (prompt.message, help) }
    return (tr("{name} to move.", ["name": playerName(session.turn)]), help)
  }

  /// Where the tile goes that a hint shows, for whoever does not see it.
  private var squaresOfHint: String? {
    guard G.info.goal != nil, session.isHintWhole, let hint = session.hint else { return nil }
    return G.sentence(G.told(hint.move, in: session.position)) + "."
  }

  var saidMoves: SaidMoves? {
    SaidMoves(session.line, game: session.gameID, own: session.ownSeat) { [self] in playerName($0) }
  }

  /// What is left on the clocks, or how long it has taken.
  var saidTime: String? {
    guard G.info.goal == nil else { return tr("{time} so far.", ["time": clock]) }
    let left = [upperSeat, upperSeat.other].compactMap { seat in
      self.clock(of: seat).map { tr("{name} has {time} left.", ["name": playerName(seat), "time": $0.text]) }
    }
    return left.isEmpty ? nil : left.joined(separator: " ")
  }

  var boardWords: BoardWords? { table.words(view) }

  func playerName(_ seat: Seat) -> String {
    person(seat).name
  }

  /// Two people are called as on their plates: colours may change hands, points do not.
  func person(_ seat: Seat) -> Person {
    Person(seat, own: session.ownSeat, session.seated, name: friend(seat == session.friendSeat))
  }

  /// What comes next when the bot has moved, as the player has said.
  var premoveWords: String? {
    if let move = session.premove {
      return tr("Then you play {move}. Esc takes it back.", ["move": G.name(of: move)])
    }
    guard let move = session.lostPremove else { return nil }
    let words = tr("The move you had planned is not possible any more.")
    return table.refusal(of: move, view).map { words + " " + $0 } ?? words
  }

  private var levelName: String { session.seated.rivalLevel(G.info) }

  /// What the character opposite is called; nil where there is none.
  private var rivalName: String? {
    session.isFar ? session.seated.farName : session.seated.opponent.character?.name
  }

  /// Before a game against a bot that follows its player, what keeps it out of the rating.
  private var ratedWords: String? {
    guard session.seated.opponent == .mine, session.moveCount < 2, session.isRated else { return nil }
    return tr("A hint or a move taken back keeps this game unrated.")
  }

  /// While nobody has moved here: what a side has got before the game, and why its result is not rated.
  var unratedWords: String? {
    guard session.moves.count == session.line.given, G.info.isContest else { return nil }
    let unrated = session.company == .friend ? nil : tr("This game is not rated.")
    if let odds = session.seated.odds, let offer = G.info.handicap {
      let name = session.ownSeat == odds.seat ? nil : person(odds.seat).name
      return [offer.words(name, odds.amount), unrated].compactMap { $0 }.joined(separator: " ")
    }
    return session.counts ? nil : unrated
  }

  /// Why a game against a bot that is over tells nothing of the player's strength; nil of one that does.
  private var unratedReason: String? {
    guard session.company == .bot, !session.isRated else { return nil }
    if session.seated.odds != nil { return tr("With a head start it is not rated.") }
    if session.options.coach == .explains {
      return tr("With a coach that explains mistakes a game is not rated.")
    }
    return session.wasCounted
      ? tr("It is not rated: there was help, or a move was taken back.") : tr("This game is not rated.")
  }

  /// As long as undo leads there.
  private var wayBack: String? {
    session.bringsBack && G.info.isContest ? tr("Ctrl Z brings the last game back.") : nil
  }

  private var nextDetail: String {
    if session.isSeriesOver { return tr("The next game begins a new series.") }
    guard let seat = session.nextOwnSeat else {
      return tr("{name} goes first in the next game.", ["name": friend(session.nextFriendSeat == .first)])
    }
    if seat == .first { return tr("You go first in the next game.") }
    let next = session.options
    return (next.opponent == .far ? next.farName : next.opponent.character?.name).map {
      tr("{name} goes first in the next game.", ["name": $0])
    } ?? tr("The bot goes first in the next game.")
  }

  /// How the series stands after this game. Between two people the colours change hands, and the points do not.
  private var standing: String {
    guard session.counts else { return tr("This game does not count in the series.") }
    let (own, other) = session.score
    let places: KeyValuePairs = ["own": String(own), "other": String(other)]
    if session.isSeriesOver {
      let winner = person(own > other ? upperSeat : upperSeat.other)
      return winner.winsSeries(String(max(own, other)), to: String(min(own, other)))
    }
    if session.company == .friend, own != other {
      let name = friend(own > other)
      return own > other
        ? tr("{name} leads, {own} to {other}.", ["name": name, "own": String(own), "other": String(other)])
        : tr("{name} leads, {own} to {other}.", ["name": name, "own": String(other), "other": String(own)])
    }
    if own > other { return tr("You lead, {own} to {other}.", places) }
    if own < other, let rivalName {
      return tr(
        "{name} leads, {own} to {other}.", ["name": rivalName, "own": String(other), "other": String(own)])
    }
    if own < other { return tr("The bot leads, {other} to {own}.", places) }
    return own == 0 ? tr("Nobody leads yet.") : tr("All square, {own} to {other}.", places)
  }

  /// Who was chosen for the next game while this one goes on.
  private var nextOpponent: GameOptions? {
    let (now, next) = (session.seated, session.options)
    return next.opponent == now.opponent ? nil : next
  }

  /// The same in a sentence for the settings.
  var waitingWords: String {
    guard let next = nextOpponent else { return tr("Who begins changes with the next game.") }
    switch next.opponent {
    case .friend: return tr("A friend joins with the next game.")
    case .character(let character):
      return tr("{name} joins with the next game.", ["name": character.name])
    case .mine: return tr("A bot of your level joins with the next game.")
    case .far: return tr("{name} joins with the next game.", ["name": next.farName])
    }
  }

  /// And on a plate, narrow or wide.
  private func nextWords(_ next: GameOptions) -> String {
    let isNarrow = arrangement == .small || arrangement == .wide && G.info.regions.contains(.hand)
    return switch next.opponent {
    case .friend: isNarrow ? tr("Next: friend") : tr("Next game: a friend")
    case .character(let character):
      isNarrow
        ? tr("Next: {name}", ["name": character.name]) : tr("Next game: {name}", ["name": character.name])
    case .mine: isNarrow ? tr("Next: your level") : tr("Next game: your level")
    case .far:
      isNarrow ? tr("Next: {name}", ["name": next.farName]) : tr("Next game: {name}", ["name": next.farName])
    }
  }

  /// True when somebody else will sit there in the next game.
  func isNextWaiting(at seat: Seat) -> Bool {
    seat == upperSeat.other && !session.isUntouched && session.phase == .playing && session.outcome == nil
      && nextOpponent != nil && !session.isFar
  }

  /// Two people keep their names and their points when the colours change hands.
  private func friend(_ isFirst: Bool) -> String {
    session.seated.people.name(isOwn: isFirst) ?? (isFirst ? tr("Player 1") : tr("Player 2"))
  }

  func plateDetail(_ seat: Seat) -> String {
    let state = plateState(seat)
    // The piece on the plate says it, too; the smallest one has no room for both.
    guard session.ownSeat == nil, !G.info.tokens.isEmpty, arrangement != .small, !isNextWaiting(at: seat)
    else { return state }
    let color = G.info.name(of: seat, firstPerson: session.friendSeat).said
    return tr("{color} · {state}", ["color": color, "state": state])
  }

  /// True of the person whose turn it is.
  func isToMove(_ seat: Seat) -> Bool {
    session.phase == .playing && session.outcome == nil && session.turn == seat
      && session.ownSeat ?? seat == seat
  }

  private func plateState(_ seat: Seat) -> String {
    if isNextWaiting(at: seat), let next = nextOpponent { return nextWords(next) }
    if let outcome = told {
      guard let winner = outcome.winner else { return tr("Draw") }
      return winner == seat ? tr("Winner") : tr("Lost")
    } else if isToMove(seat) {
      return session.company == .friend ? tr("To move") : tr("Your turn")
    } else if session.phase == .playing, session.outcome == nil, session.turn == seat {
      return levelName
    }
    // Over, and the board has not shown yet what the last move was.
    let rest = session.announced == nil ? tr("Waiting") : tr("Game over")
    return session.ownSeat.map { $0 == seat ? rest : levelName } ?? rest
  }

  func isRaised(_ seat: Seat) -> Bool {
    if let outcome = told { return outcome.winner == seat }
    // Whoever made the last move, until the board has shown what it was.
    if session.outcome != nil { return session.line.past.last?.turn == seat }
    return session.phase == .playing && session.turn == seat
  }

  func points(_ index: Int) -> String? {
    guard session.score != (0, 0) else { return nil }
    return String(index == 0 ? session.score.own : session.score.other)
  }

  /// What a seat has left on its clock; nil of a game without one.
  func clock(of seat: Seat) -> Plate.Clock? {
    guard let clock = session.clock else { return nil }
    let left = clock.left(seat)
    return Plate.Clock(
      text: Seconds(clamping: left.rounded(.up)).clock, isLow: left < 30,
      isRunning: session.isClockRunning && session.turn == seat)
  }

  /// Minutes and seconds played.
  var clock: String {
    let seconds = Seconds(clamping: session.elapsed).whole
    let two = { (number: Int) in number < 10 ? "0\(number)" : String(number) }
    return seconds < 3600
      ? "\(two(seconds / 60)):\(two(seconds % 60))"
      : "\(seconds / 3600):\(two(seconds / 60 % 60)):\(two(seconds % 60))"
  }

  /// What is played, beside the title.
  var variant: String? { G.facets.variant(session.seated)?.said }
}
