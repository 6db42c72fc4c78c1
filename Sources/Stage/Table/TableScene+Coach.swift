// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import SceneKit
import Words

/// What the coach says in the place of the message, and the two answers to it.
extension TableScene {
  /// Nil while it has nothing to say. It names a better move only where a win was left, where nothing else can be told, or where a
  /// move was taken back already.
  var coachWords: (title: String, detail: String)? {
    guard let remark = session.remark, let before = session.line.past.dropLast(remark.count - 1).last else {
      return nil
    }
    let words = ExplanationWords(
      G.self, remark.explanation, of: remark.played, in: before, isLive: true, isAgain: remark.isAgain,
      person: person)
    return (words.headline, words.details.joined(separator: " "))
  }

  func coach(_ frame: TableFrame) -> Part? {
    guard let words = coachWords else { return nil }
    let message = frame.message(words.title, words.detail, isNeeded: true).named(
      "coach.message", .text, words.title, value: words.detail)
    guard !answersBelow(frame) else { return message }
    let both = coachAnswers(height: frame.arrangement == .wide ? 46 : 38).map { $0.wide(.fill) }
    return .column([message.sized(.fill, .fill), .beside(both).wide(.fill), .space(8)]).sized(.fill, .fill)
  }

  /// True where the words and the answers have no room over the other actions.
  func answersBelow(_ frame: TableFrame) -> Bool {
    frame.hasStage || frame.arrangement == .tall || frame.arrangement == .wide && frame.type.factor >= 1.5
  }

  /// Taking back, and playing on.
  private func coachAnswers(height: Double) -> [Part] {
    [
      Part.button("coach.takeback", icon: "undo", tr("Take it back"), isPrimary: true, .table(.takeBack))
        .shortcut(tr("Enter")),
      Part.button("coach.playon", icon: "play", tr("Play it anyway"), .table(.playOn)).shortcut("Esc"),
    ].map { $0.high(.exactly(height)) }
  }

  /// The answers in the place of the other actions, where the words have no room for them: taking back is what undo does,
  /// and there is nothing to redo. Nil while nothing is to be answered.
  func coachActions(_ frame: TableFrame) -> Part? {
    guard coachWords != nil, answersBelow(frame) else { return nil }
    let height = frame.arrangement == .wide ? 46.0 : 42
    let answers = coachAnswers(height: height)
    let again = restartButton.sized(.exactly(frame.arrangement == .small ? 41 : 58), .exactly(height))
    func row(_ parts: [Part]) -> Part { .row(parts.map { $0.wide(.fill) } + [again], spacing: 12) }
    // In large type both answers keep their words, one over the other.
    let below: [Part] =
      frame.hasStage || frame.arrangement == .tall
      ? [] : [.column([answers[0].wide(.fill), row([answers[1]])], spacing: 8).wide(.fill)]
    return .choice(
      [row(answers)] + below + [row([answers[0], answers[1].bare]), row(answers.map(\.bare))])
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
