// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import SceneKit
import Words

/// The search of a player for the better move at a mistake: what was tried, and how far it has come. It says nothing that gives
/// the move away before it is found or shown (design language, section 30).
struct Quest<G: Game> {
  enum Phase: Hashable {
    /// The board waits for a move.
    case waiting
    /// A wrong move has been played and is answered soon.
    case answering(since: Double)
    /// The answer is on the board; both go back soon.
    case answered(since: Double)
    case found
    /// Three tries were wrong.
    case over
  }

  /// A wrong move, and what it allows.
  struct Try: Hashable {
    var move: G.Move
    var why: Saying
    var reason: String { why.said }
  }

  /// The number of the mistake, from 1.
  let number: Int
  /// What is known of the moves in its place.
  let reviewed: ReviewedMove
  /// Why the move of the game was a mistake, and which ones would have been better.
  let mistake: Explanation
  let before: G.Position
  var phase = Phase.waiting
  private(set) var tries: [Try] = []
  /// Where to look, once that was asked for.
  private(set) var hint: Saying?

  static var mostTries: Int { 3 }
  /// Seconds from a wrong move to its answer, and for how long both are looked at.
  static var answerTime: Double { 0.4 }
  static var lookTime: Double { 2.4 }

  init?(_ number: Int, _ reviewed: ReviewedMove, _ mistake: Explanation, in before: G.Position) {
    guard !mistake.better.isEmpty else { return nil }
    (self.number, self.reviewed, self.mistake, self.before) = (number, reviewed, mistake, before)
  }

  func isRight(_ move: G.Move) -> Bool { mistake.better.contains(move.description) }

  /// The moves that count, as a number: "Three moves hold the draw."
  var task: String {
    let count = mistake.better.count
    return switch mistake.had {
    case _ where mistake.fault == .discs:
      trn("{count} move is about as good as any.", "{count} moves are about as good as any.", count)
    case 1?: trn("{count} move keeps the win.", "{count} moves keep the win.", count)
    case 0?: trn("{count} move holds the draw.", "{count} moves hold the draw.", count)
    default: trn("{count} move is better.", "{count} moves are better.", count)
    }
  }

  mutating func play(_ move: G.Move, at now: Double) {
    guard !isRight(move) else {
      phase = .found
      return
    }
    tries.append(Try(move: move, why: Saying(Self.plain(move))))
    phase = .answering(since: now)
  }

  /// The reply to the wrong move is known: it says what the try lets happen, and never what would be better.
  /// - Parameter line: best play after it, the reply first.
  mutating func explain(_ line: [G.Move], person: (Seat) -> Person) {
    guard let last = tries.indices.last else { return }
    let (move, before) = (tries[last].move, before)
    var played = ReviewedMove(
      move.description, values: reviewed.values, guesses: reviewed.guesses, isWhole: reviewed.isWhole,
      least: reviewed.least)
    played.line = line.map(\.description)
    let rival = person(before.turn.other).inSentence
    if let lets = G.explanation(of: played, in: before)?.lets {
      tries[last].why = Saying(lets.lets(rival) ?? lets.idea.sentence)
    } else if let reply = line.first {
      tries[last].why = Saying(
        tr("{move} runs into {answer}.", ["move": G.sentenceName(of: move), "answer": G.name(of: reply)]))
    }
  }

  /// The pieces go back.
  mutating func goBack() { phase = tries.count < Self.mostTries ? .waiting : .over }

  /// Says what there is to look at, never what it is.
  mutating func askForHint() {
    let (mistake, before) = (mistake, before)
    hint = Saying(Self.clue(to: mistake, in: before))
  }

  private static func clue(to mistake: Explanation, in before: G.Position) -> String {
    let ideas = mistake.better.compactMap { G.Move($0) }.flatMap {
      G.facets.ideas(of: $0, in: before).filter(\.isGood)
    }
    return (ideas.filter(\.isCertain) + ideas).lazy.compactMap(\.clue).first
      ?? tr("Look for what the other side wants to do.")
  }

  private static func plain(_ move: G.Move) -> String {
    tr("{move} gives it away, too.", ["move": G.sentenceName(of: move)])
  }
}
