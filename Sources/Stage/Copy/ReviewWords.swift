// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

/// What is said of a move of a past game.
struct ReviewRemark: Hashable {
  var number: Int
  /// Who played it.
  var mover: Person
  var move: String
  /// True when the move gives the other side a piece.
  var isGift: Bool
  /// What it did, in one sentence; nil while the game has not been gone through.
  var judgement: String?
  /// Of a mistake: what it gave away, without a full stop; what follows says why.
  var what: String?
  /// Why it was a mistake, in a sentence, where that can be shown; else how best play goes on.
  var why: String?
  /// What would have kept it.
  var held: String?
  /// Who wins after it: "Amber wins in 5 moves".
  var verdict: String?
  /// Nil for a move that is no mistake and no slip.
  var isLost: Bool?
  /// True of a mistake or slip by estimate.
  var isEstimated: Bool

  /// "Move 9, you played 4".
  var title: String {
    let number = String(number)
    if isGift {
      return switch mover {
      case .you: tr("Move {number}, you gave {move}", ["number": number, "move": move])
      case .bot: tr("Move {number}, the bot gave {move}", ["number": number, "move": move])
      case .named(let name):
        tr("Move {number}, {name} gave {move}", ["number": number, "name": name, "move": move])
      }
    }
    return switch mover {
    case .you: tr("Move {number}, you played {move}", ["number": number, "move": move])
    case .bot: tr("Move {number}, the bot played {move}", ["number": number, "move": move])
    case .named(let name):
      tr("Move {number}, {name} played {move}", ["number": number, "name": name, "move": move])
    }
  }

  /// What it gave away, and why.
  var sentence: String? {
    guard let what else { return judgement }
    return why.map { "\(what): \($0)" } ?? what + "."
  }
}

extension ReviewedMove {
  /// Whether the move kept what there was to keep.
  /// - Parameters:
  ///   - name: what a move is called.
  ///   - slip: what a move gave up without a change of the result: of its score, the best one and the move that has it.
  ///   - about: the same by estimate; what was given up, and what the best was worth.
  public func judgement(
    _ name: (String) -> String, slip: (Int, Int, String) -> String?,
    about: (Int, Int, String) -> (what: String, held: String)?
  ) -> String {
    if let what = what(name, about: about) {
      return ([what + "."] + [held(name, about: about)].compactMap { $0 }).joined(separator: " ")
    }
    if let estimatedLoss { return Self.words(forEstimated: estimatedLoss) }
    guard isJudged, let value else { return tr("Nothing is proven here.") }
    let keepers = keepers.map(name)
    if isWhole && values.count == 1 { return tr("There was no other move.") }
    if let best, best > value, let better = bestMoves.first, let words = slip(value, best, name(better)) {
      return words
    }
    if value < 0 { return tr("Any move lost here.") }
    if isWhole && keepers.count == 1 {
      return value > 0 ? tr("The only move that won.") : tr("The only move that held.")
    }
    return value > 0 ? tr("Kept the win.") : tr("Held the draw.")
  }

  private static func words(forEstimated loss: Int) -> String {
    switch loss {
    case 0: tr("The best move, by estimate.")
    case 1...2: tr("About as good as the best move.")
    default: tr("A little less than the best move, by estimate.")
    }
  }

  /// What a mistake or a slip gave away, without a full stop; nil for other moves.
  func what(_ name: (String) -> String, about: (Int, Int, String) -> (what: String, held: String)?) -> String?
  {
    if isEstimated || isSlip { return estimated(name, about)?.what }
    return switch mistake {
    case .win?: isLost ? tr("It lost a won game") : tr("It gave the win away")
    case .draw?: tr("It lost the draw")
    case nil: nil
    }
  }

  private func estimated(
    _ name: (String) -> String, _ about: (Int, Int, String) -> (what: String, held: String)?
  ) -> (what: String, held: String)? {
    guard let better = bestMoves.first, let best = worth(of: better), let own = worth(of: move) else {
      return nil
    }
    return about(own.score, best.score, name(better))
  }

  /// What would have kept what a mistake gave away; nil where nobody knows.
  func held(_ name: (String) -> String, about: (Int, Int, String) -> (what: String, held: String)?) -> String?
  {
    if isEstimated || isSlip { return estimated(name, about)?.held }
    let keepers = keepers.map(name)
    guard let mistake, !keepers.isEmpty else { return nil }
    let places: KeyValuePairs = ["moves": listed(keepers)]
    if keepers.count <= 3 {
      return mistake == .win
        ? trn("{moves} kept it.", "{moves} kept it.", keepers.count, places)
        : trn("{moves} held it.", "{moves} held it.", keepers.count, places)
    }
    return mistake == .win
      ? trn("{count} move kept it.", "{count} moves kept it.", keepers.count)
      : trn("{count} move held it.", "{count} moves held it.", keepers.count)
  }
}

extension Game {
  /// Names of pieces and columns begin in small letters; those of squares always do.
  static func sentence(_ words: String) -> String {
    words.dropFirst().first?.isNumber == true ? words : words.prefix(1).uppercased() + words.dropFirst()
  }

  /// What a move is called at the beginning of a sentence.
  static func sentenceName(of move: Move) -> String {
    let name = name(of: move)
    return name == move.description ? name : sentence(name)
  }

  /// Whether a move kept what there was to keep, in the game's words.
  static func words(for move: ReviewedMove) -> String {
    move.judgement(shortName, slip: facets.slip, about: facets.words)
  }

  /// How best play goes on after a mistake, and where that ends; nil where it is not known.
  /// - Parameters:
  ///   - after: the position that the mistake led to.
  ///   - verdict: who wins after it, where that is known.
  static func words(
    forLineOf move: ReviewedMove, from after: Position, verdict: String?, person: (Seat) -> Person
  ) -> String? {
    let line = after.line(move.shownLine.compactMap { Move($0) })
    guard let last = line.last else { return nil }
    let moves: KeyValuePairs = ["moves": shortNames(of: line).joined(separator: ", ")]
    guard move.isJudged else { return tr("It may go on with {moves}.", moves) }
    let outcome = last.position.playing(last.move)?.outcome
    let end = outcome?.winner.map { person($0).won(explain(reason: outcome?.reason ?? "")) } ?? verdict
    return [tr("Best play goes on with {moves}.", moves), end.map { $0 + "." }].compactMap { $0 }
      .joined(separator: " ")
  }

  /// The idea that shows why a move was a mistake, or else the line that does.
  private static func reason(
    of move: ReviewedMove, answer: ReviewedMove?, _ played: Move, in position: Position, _ verdict: String?,
    _ person: (Seat) -> Person
  ) -> String? {
    if let why = why(move, answer: answer, in: position) { return why.sentence }
    guard let after = position.playing(played) else { return nil }
    return words(forLineOf: move, from: after, verdict: move.isLost ? verdict : nil, person: person)
  }

  /// Everything that is said of a move of a past game.
  /// - Parameters:
  ///   - mark: see `TurningPoints.mark(of:)`.
  ///   - back: the number of the move by which the other side gave back what was lost.
  static func remark(
    on move: ReviewedMove?, mark: Bool?, back: Int?, answer: ReviewedMove?, played: Move, number: Int,
    in position: Position, person: (Seat) -> Person
  ) -> ReviewRemark {
    let verdict = move?.worth(of: played.description).map { value in
      facets.verdict(value, in: position) { person($0).subject }
    }
    let held = move?.held(shortName, about: facets.words).map(sentence)
    let back = back.map { tr("Move {number} gave it back.", ["number": String($0)]) }
    return ReviewRemark(
      number: number, mover: person(position.turn), move: shortName(of: played),
      isGift: played.description.hasPrefix("="),
      judgement: move.map(words), what: move?.what(shortName, about: facets.words),
      why: move.flatMap { reason(of: $0, answer: answer, played, in: position, verdict, person) },
      held: held.map { [$0, back].compactMap { $0 }.joined(separator: " ") }, verdict: verdict,
      isLost: mark, isEstimated: move.map { $0.isEstimated || $0.isSlip } ?? false)
  }
}
