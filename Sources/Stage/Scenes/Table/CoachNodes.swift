// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import Words

/// What the coach says in the place of the message, and the two answers to it.
extension TableScene {
  /// Nil while it has nothing to say.
  var coachWords: (title: String, detail: String)? {
    guard let remark = session.remark, let seat = session.ownSeat else { return nil }
    let rival = person(seat.other)
    guard let subject = rival.subject else { return nil }
    let name: KeyValuePairs = ["name": rival == .bot ? tr("the bot") : subject]
    let title: String
    var reasons: [String] = []
    switch remark.loss {
    case .game:
      title = tr("That lets {name} win.", name)
      reasons = [why(remark)?.sentence ?? verdict(remark, subject)].compactMap { $0 }
    case .win:
      title = tr("That lets {name} draw.", name)
      reasons = [why(remark)?.sentence, tr("You had a win.")].compactMap { $0 }
    case .about(let score):
      title =
        ideaOfCoach(remark).map {
          mistake(remark) == nil ? tr("The answer: {idea}", ["idea": $0.sentence]) : $0.sentence
        }
        ?? tr("There was a better move.")
      reasons = [G.facets.words(forLoss: score)]
    }
    return (title, (reasons + [tr("Take it back?")]).joined(separator: " "))
  }

  /// Why the result is another one now, by the same rule as in a review.
  private func why(_ remark: CoachRemark<G.Move>) -> Why? {
    guard let before = session.line.past.last else { return nil }
    let isLost = remark.loss == .game
    let move = ReviewedMove(
      remark.played.description, values: [:], isWhole: false, least: isLost ? 0 : 1, most: isLost ? -1 : 0,
      line: ([remark.reply].compactMap { $0 } + remark.line).map(\.description))
    return G.why(move, answer: nil, in: before)
  }

  /// What speaks against the move that was played, and best what the reply makes use of.
  private func mistake(_ remark: CoachRemark<G.Move>) -> Idea? {
    guard let before = session.line.past.last else { return nil }
    let bad = G.facets.ideas(of: remark.played, in: before).filter { !$0.isGood }
    let reply = remark.reply.map { G.facets.ideas(of: $0, in: session.position) } ?? []
    let used = Set(reply.flatMap(\.cells))
    return bad.first { !used.isDisjoint(with: $0.cells) } ?? bad.first
  }

  /// What the coach's sentence speaks of: the reply that decides, or what is wrong with the move.
  func ideaOfCoach(_ remark: CoachRemark<G.Move>) -> Idea? {
    let reply = remark.reply.flatMap { G.facets.idea(for: $0, in: session.position) }
    guard case .about = remark.loss else {
      return reply?.isCertain == true ? reply : why(remark)?.idea ?? reply
    }
    return mistake(remark) ?? reply
  }

  /// In how many moves the reply wins, where anybody could see that far.
  private func verdict(_ remark: CoachRemark<G.Move>, _ subject: String) -> String? {
    guard !G.facets.isFar(remark.replyValue, in: session.position) else {
      return tr("{name} wins, in many moves.", ["name": subject])
    }
    return remark.replyValue.map { value in
      tr("{verdict}.", ["verdict": G.facets.verdict(value, in: session.position) { person($0).subject }])
    }
  }

  /// What threatens the person who is to move, as long as the coach is talkative and has not given a hint; looked for once
  /// a step.
  var soughtThreat: Threat<G.Move>? {
    guard session.options.coach == .talkative, session.ownSeat != nil, !session.isFar, session.mayMove,
      session.hint == nil
    else { return nil }
    return G.facets.threat(in: session.position)
  }

  /// The same in a sentence.
  var threatWords: String? {
    threat.map { G.facets.words(for: $0, in: session.position) { person($0).subject } }
  }

  /// What is marked on the board: the reply that the coach has spoken of, or a threat.
  var shownThreat: Threat<G.Move>? {
    session.remark == nil ? threat : nil
  }

  func coach(_ frame: TableFrame) -> Part? {
    guard let words = coachWords else { return nil }
    let message = frame.message(words.title, words.detail, isNeeded: true).named(
      "coach.message", .text, words.title, value: words.detail)
    guard !frame.hasStage, frame.arrangement != .tall else { return message }
    let both = coachAnswers(height: frame.arrangement == .wide ? 46 : 38).map { $0.wide(.fill) }
    let rows = Part.choice([.row(both, spacing: 12), .column(both, spacing: 8)])
    return .column([message.sized(.fill, .fill), rows.wide(.fill), .space(8)]).sized(.fill, .fill)
  }

  /// Taking back, and playing on.
  private func coachAnswers(height: Double) -> [Part] {
    [
      Part.button("coach.takeback", icon: "undo", tr("Take back"), isPrimary: true, .table(.takeBack))
        .shortcut(tr("Enter")),
      Part.button("coach.playon", icon: "play", tr("Play on"), .table(.playOn)).shortcut("Esc"),
    ].map { $0.high(.exactly(height)) }
  }

  /// The answers in the place of the other actions, where the words have no room for them: taking back is what undo does,
  /// and there is nothing to redo. Nil while nothing is to be answered.
  func coachActions(_ frame: TableFrame) -> Part? {
    guard coachWords != nil, frame.hasStage || frame.arrangement == .tall else { return nil }
    let height = frame.arrangement == .wide ? 46.0 : 42
    let answers = coachAnswers(height: height)
    let again = restartButton.sized(.exactly(frame.arrangement == .small ? 41 : 58), .exactly(height))
    func row(_ parts: [Part]) -> Part { .row(parts.map { $0.wide(.fill) } + [again], spacing: 12) }
    return .choice([row(answers), row([answers[0], answers[1].bare]), row(answers.map(\.bare))])
  }

  /// Enter takes the move back that the coach spoke of, Escape plays on.
  func answerCoach(_ gesture: Gesture) -> Bool {
    guard session.remark != nil else { return false }
    switch gesture {
    case .key(.enter, []): session.takeBack()
    case .key(.escape, []): session.playOn()
    default: return false
    }
    return true
  }
}
