// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import House
import Words

/// What is said of a move of a past game.
package struct ReviewRemark: Hashable {
  package var number: Int
  /// Who played it.
  package var mover: Person
  package var move: String
  /// True when the move gives the other side a piece.
  package var isGift: Bool
  /// What it did, in one sentence, where it was no mistake; nil while the game has not been gone through.
  package var judgement: String?
  /// Of a mistake, why it was one.
  package var words: ExplanationWords?
  /// That the other side gave back what was lost.
  package var back: String?
  /// Nil for a move that is no mistake.
  package var mark: MistakeMark?

  /// "Move 9: you played column 4".
  package var title: String {
    if isGift {
      return switch mover {
      case .you: tr("Move {number}: you gave {move}", ["number": String(number), "move": move])
      case .bot: tr("Move {number}: the bot gave {move}", ["number": String(number), "move": move])
      case .named(let name):
        tr("Move {number}: {name} gave {move}", ["number": String(number), "name": name, "move": move])
      }
    }
    return switch mover {
    case .you: tr("Move {number}: you played {move}", ["number": String(number), "move": move])
    case .bot: tr("Move {number}: the bot played {move}", ["number": String(number), "move": move])
    case .named(let name):
      tr("Move {number}: {name} played {move}", ["number": String(number), "name": name, "move": move])
    }
  }

  /// The headline, or what is said of a move that was no mistake.
  package var sentence: String? { words?.headline ?? judgement }

  /// What stands under it.
  package var below: String {
    words.map { ($0.details + $0.better + [back].compactMap { $0 }).joined(separator: " ") } ?? ""
  }
}

extension ReviewedMove {
  /// Of a move that was no mistake: whether it kept what there was to keep.
  package func judgement() -> String {
    if let estimatedLoss { return Self.words(forEstimated: estimatedLoss) }
    guard isJudged, let value else { return tr("Nothing is proven here.") }
    if isWhole && values.count == 1 { return tr("There was no other move.") }
    // Mistakes of the other side are explained nowhere, and were mistakes all the same.
    if let had = (values.values.map { $0.signum() } + [least].compactMap { $0 }).max(), value.signum() < had {
      return had == 0
        ? tr("This gave the draw away.")
        : value < 0 ? tr("This turned a win into a loss.") : tr("This gave the win away.")
    }
    if value < 0 { return tr("Every move lost here.") }
    if isWhole && keepers.count == 1 {
      return value > 0 ? tr("The only move that won.") : tr("The only move that held.")
    }
    return value > 0 ? tr("Kept the win.") : tr("Held the draw.")
  }

  private static func words(forEstimated loss: Int) -> String {
    switch loss {
    case 0: tr("Probably the best move.")
    case 1...2: tr("About as good as the best move.")
    default: tr("A little less than the best move.")
    }
  }
}

extension Game {
  /// Everything that is said of a move of a past game.
  /// - Parameters:
  ///   - explanation: nil of a move that was no mistake.
  ///   - mark: see `TurningPoints.mark(of:)`.
  ///   - back: the number of the move by which the other side gave back what was lost, and whether it gave more.
  package static func remark(
    on move: ReviewedMove?, _ explanation: Explanation?, mark: MistakeMark?,
    back: (number: Int, isMore: Bool)?,
    played: Move, number: Int,
    in position: Position, person: (Seat) -> Person
  ) -> ReviewRemark {
    ReviewRemark(
      number: number, mover: person(position.turn), move: name(of: played, in: position),
      isGift: played.description.hasPrefix("="), judgement: move?.judgement(),
      words: explanation.map { ExplanationWords(Self.self, $0, of: played, in: position, person: person) },
      back: explanation?.isOpening == true
        ? nil
        : back.map {
          words(
            forReturn: $0.number, isMore: $0.isMore, had: explanation?.had,
            by: person(position.turn.other).inSentence)
        },
      mark: mark)
  }

  /// "With move 25 Bramble gave the win back."
  /// - Parameter name: of who did; nil for the reader.
  private static func words(forReturn number: Int, isMore: Bool, had: Int?, by name: String?) -> String {
    guard let name else {
      let places: KeyValuePairs = ["number": String(number)]
      if isMore { return tr("By move {number} your own mistakes had cost more than this one.", places) }
      return had == 0
        ? tr("With move {number} you gave the draw back.", places)
        : tr("With move {number} you gave the win back.", places)
    }
    let places: KeyValuePairs = ["number": String(number), "name": name]
    if isMore { return tr("By move {number} {name}’s own mistakes had cost more than this one.", places) }
    return had == 0
      ? tr("With move {number} {name} gave the draw back.", places)
      : tr("With move {number} {name} gave the win back.", places)
  }
}
