// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import SceneKit
import Words

/// The search of a player for the better move at a mistake. It says nothing that gives the move away before it is found or shown
/// (design language, section 30).
struct Quest<G: Game> {
  /// The number of the mistake, from 1.
  let number: Int
  /// What is known of the moves in its place.
  let reviewed: ReviewedMove
  /// Why the move of the game was a mistake, and which ones would have been better.
  let mistake: Explanation
  var exercise: Exercise<G>
  /// What is said of each try.
  private(set) var reasons: [Saying] = []

  static var mostTries: Int { ExerciseManner.quest.mostMisses ?? 0 }

  init?(_ number: Int, _ reviewed: ReviewedMove, _ mistake: Explanation, in before: G.Position) {
    let better = mistake.better.compactMap { G.Move($0) }
    guard let exercise = Exercise<G>(before, Array(better.prefix(1)), .quest, right: better) else {
      return nil
    }
    (self.number, self.reviewed, self.mistake, self.exercise) = (number, reviewed, mistake, exercise)
  }

  var before: G.Position { exercise.line[0].position }
  var tried: G.Move? { exercise.state.misses.last.flatMap { G.Move($0.move) } }
  /// Where to look, once that was asked for.
  var hint: String? { exercise.state.isHinted ? exercise.hints.first?.words : nil }

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

  mutating func take(_ move: G.Move, at now: Double) -> Exercise<G>.Step? {
    let step = exercise.take(move, at: now)
    if case .wrong = step { reasons.append(Saying(Self.plain(move))) }
    return step
  }

  /// The reply to the wrong move is known: it says what the try lets happen, and never what would be better.
  /// - Parameter line: best play after it, the reply first.
  mutating func explain(_ line: [G.Move], person: (Seat) -> Person) {
    guard let move = tried, let last = reasons.indices.last else { return }
    let before = before
    var played = ReviewedMove(
      move.description, values: reviewed.values, guesses: reviewed.guesses, isWhole: reviewed.isWhole,
      least: reviewed.least)
    played.line = line.map(\.description)
    let rival = person(before.turn.other).inSentence
    if let lets = G.explanation(of: played, in: before)?.lets {
      reasons[last] = Saying(lets.lets(rival) ?? lets.idea.sentence)
    } else if let reply = line.first {
      reasons[last] = Saying(
        tr("{move} runs into {answer}.", ["move": G.sentenceName(of: move), "answer": G.name(of: reply)]))
    }
  }

  private static func plain(_ move: G.Move) -> String {
    tr("{move} gives it away, too.", ["move": G.sentenceName(of: move)])
  }
}
