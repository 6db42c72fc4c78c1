// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
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
  let before: G.Position
  var phase = Phase.waiting
  private(set) var tries: [Try] = []
  /// Where to look, once that was asked for.
  private(set) var hint: Saying?

  static var mostTries: Int { 3 }
  /// Seconds from a wrong move to its answer, and for how long both are looked at.
  static var answerTime: Double { 0.4 }
  static var lookTime: Double { 2.4 }

  init?(_ number: Int, _ reviewed: ReviewedMove, in before: G.Position) {
    guard reviewed.isFindable else { return nil }
    (self.number, self.reviewed, self.before) = (number, reviewed, before)
  }

  func isRight(_ move: G.Move) -> Bool { reviewed.keepers.contains(move.description) }

  /// The moves that count, as a number: "Three moves hold the draw."
  var task: String {
    let count = reviewed.keepers.count
    if reviewed.isSlip {
      return trn(
        "{count} move is about as good as any, by estimate.",
        "{count} moves are about as good as any, by estimate.",
        count)
    }
    if reviewed.isEstimated {
      return trn(
        "{count} move keeps the lead, by estimate.", "{count} moves keep the lead, by estimate.", count)
    }
    return reviewed.mistake == .win
      ? trn("{count} move keeps the win.", "{count} moves keep the win.", count)
      : trn("{count} move holds the draw.", "{count} moves hold the draw.", count)
  }

  mutating func play(_ move: G.Move, at now: Double) {
    guard !isRight(move) else {
      phase = .found
      return
    }
    tries.append(Try(move: move, why: Saying(Self.plain(move))))
    phase = .answering(since: now)
  }

  /// The answer to the wrong move is known: it says why, if an idea shows it.
  /// - Parameter line: best play after it, the answer first.
  mutating func explain(_ line: [G.Move]) {
    guard let last = tries.indices.last else { return }
    let (move, before) = (tries[last].move, before)
    var played = ReviewedMove(
      move.description, values: reviewed.values, guesses: reviewed.guesses, isWhole: reviewed.isWhole,
      least: reviewed.least)
    played.line = line.map(\.description)
    let wrong = played
    if G.why(wrong, answer: nil, in: before).map({ !$0.sentence.isEmpty }) ?? false {
      tries[last].why = Saying(G.why(wrong, answer: nil, in: before)?.sentence ?? "")
    } else if let answer = line.first {
      tries[last].why = Saying(
        tr(
          "{move} is answered by {answer}.", ["move": G.sentenceName(of: move), "answer": G.name(of: answer)])
      )
    }
  }

  /// The pieces go back.
  mutating func goBack() { phase = tries.count < Self.mostTries ? .waiting : .over }

  /// Names what speaks for a move that counts, or says how it can be told.
  mutating func askForHint() {
    let (reviewed, before) = (reviewed, before)
    let keepers = reviewed.keepers.compactMap { G.Move($0) }
    let wrong = before.legalMoves.first { move in
      !keepers.contains(move) && move.description != reviewed.move && !tries.contains { $0.move == move }
    }
    hint = Saying(Self.clue(to: reviewed, in: before, not: wrong))
  }

  private static func clue(to reviewed: ReviewedMove, in before: G.Position, not wrong: G.Move?) -> String {
    let moves = (reviewed.bestMoves + reviewed.keepers).compactMap { G.Move($0) }
    let ideas = moves.flatMap { G.facets.ideas(of: $0, in: before).filter(\.isGood) }
    return (ideas.filter(\.isCertain) + ideas).lazy.compactMap(\.clue).first
      ?? wrong.map { tr("It is not {move}.", ["move": G.name(of: $0)]) }
      ?? tr("Look for what the other side wants to do.")
  }

  private static func plain(_ move: G.Move) -> String {
    tr("{move} gives it away, too.", ["move": G.sentenceName(of: move)])
  }
}
