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
    desk.table.follow(.appeared, view)
  }

  func play(_ move: G.Move, _ session: Session<G>) {
    if quest == nil { session.play(move) } else { perform(quest?.take(move, at: desk.moment.now), session) }
  }

  /// What the exercise says that happens, in the line that is tried.
  func perform(_ step: Exercise<G>.Step?, _ session: Session<G>) {
    switch step {
    case .right(let move):
      session.play(move)
      note(.found)
    case .wrong(let move): session.play(move)
    case .moves(let moves): for move in moves { session.play(move) }
    case .back: while session.moves.count > (trial?.root ?? 0), session.canUndo { session.undo() }
    case .refused, .again, nil: break
    }
  }

  func advanceQuest(_ session: Session<G>) -> Wake {
    let moment = desk.moment
    guard moment.isActive,
      let (step, wake) = quest?.exercise.advance(
        to: moment.now, pace: moment.look.pace, isSettled: desk.table.isSettled,
        reply: { isLate in
          guard isLate || session.outcome != nil || session.values.isWhole else { return nil }
          let answer = session.values.bestMove(in: session.position, of: G.self)
          return Refutation(moves: answer.map { [$0.description] } ?? [])
        })
    else { return .never }
    if case .moves(let line) = step { quest?.explain(line, person: person) }
    perform(step, session)
    return wake
  }

  func askForHint() {
    // What lies there beside the line goes back first.
    if let session = trial?.session { perform(quest?.exercise.goBack(at: desk.moment.now), session) }
    _ = quest?.exercise.askForHint()
  }

  /// Tells the better move instead: the mistake as it is in the review.
  func showAnswer() {
    guard let number = quest?.number else { return }
    if quest?.exercise.isFound == false { note(.shown) }
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
