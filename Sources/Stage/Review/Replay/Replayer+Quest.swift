// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

/// Finding the better move oneself: a line that is tried, without anything that gives the move away.
extension Replayer {
  /// True where the mistake on the board can be asked.
  var canFind: Bool {
    room != nil && trial == nil && !isPartial && questions.contains(index)
  }

  /// The mistakes of the game that can be asked, in its order.
  var questions: [Int] { points.moves.filter { points.explanations[$0]?.better.isEmpty == false } }

  /// - Parameter number: of the mistake, from 1.
  func find(_ number: Int) {
    if number != index { go(to: number) }
    guard canFind, let room, let reviewed = reviewed(number), let mistake = points.explanations[number],
      let asked = Quest<G>(number, reviewed, mistake, in: positions[number - 1]),
      let begun = Trial<G>(subject.record, after: number - 1, room, wake: wakeUp)
    else { return }
    isPlaying = false
    follow()
    (trial, quest) = (begun, asked)
    table.follow(.appeared, view)
  }

  /// The answer to a wrong move, and both back again. What the engine does not know soon is not waited for.
  func advanceQuest(_ session: Session<G>) -> Wake {
    let now = moment.now
    switch quest?.phase {
    case .answering(let since):
      let due = since + Quest<G>.answerTime * moment.look.pace
      guard now >= due, table.isSettled else { return .at(max(due, now + 0.05)) }
      let isKnown = session.outcome != nil || session.values.isWhole
      guard isKnown || now > since + 3 else { return .at(now + 0.1) }
      let answer = session.values.bestMove(in: session.position, of: G.self)
      quest?.explain(answer.map { [$0] } ?? [], person: person)
      if let answer { session.play(answer) }
      quest?.phase = .answered(since: now)
      return .nextFrame
    case .answered(let since):
      let due = since + Quest<G>.lookTime * moment.look.pace
      guard now >= due, table.isSettled else { return .at(max(due, now + 0.05)) }
      while session.moves.count > (trial?.root ?? 0), session.canUndo { session.undo() }
      quest?.goBack()
      return .nextFrame
    default: return .never
    }
  }

  func askForHint() { quest?.askForHint() }

  /// Tells the better move instead: the mistake as it is in the review.
  func showAnswer() {
    guard let number = quest?.number else { return }
    if quest?.phase != .found { note(.shown) }
    endTrial()
    changes.append((.appeared, number))
  }

  /// To the next mistake that was not looked for yet, or back to the review.
  func skip() {
    guard let number = quest?.number else { return }
    let open = questions.filter { reviewed($0)?.finding == nil && $0 != number }
    if let next = open.first(where: { $0 > number }) ?? open.first { find(next) } else { showAnswer() }
  }

  /// How many are left besides the one that is asked.
  var hasMoreQuestions: Bool { questions.contains { reviewed($0)?.finding == nil && $0 != quest?.number } }

  func note(_ finding: ReviewedMove.Finding) {
    guard let number = quest?.number, reviewed(number)?.finding != .found else { return }
    review?.note(finding, at: number)
    hasFindings = true
  }
}
