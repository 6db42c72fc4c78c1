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
  /// Whether it kept what there was to keep; nil while the game has not been gone through.
  var judgement: String?
  /// Why it was a mistake, in a sentence, where that can be shown.
  var why: String?
  /// Who wins after it: "Amber wins in 5 moves".
  var verdict: String?
  var mistake: ReviewedMove.Mistake?
  var isLost: Bool

  /// "Move 9, you: column 4."
  var title: String {
    let number = String(number)
    return switch mover {
    case .you: tr("Move {number}, you: {move}.", ["number": number, "move": move])
    case .bot: tr("Move {number}, the bot: {move}.", ["number": number, "move": move])
    case .named(let name):
      tr("Move {number}, {name}: {move}.", ["number": number, "name": name, "move": move])
    }
  }
}

extension ReviewedMove {
  /// Whether the move kept what there was to keep.
  /// - Parameters:
  ///   - name: what a move is called.
  ///   - slip: what a move gave up without a change of the result: of its score, the best one and the move that has it.
  public func judgement(_ name: (String) -> String, slip: (Int, Int, String) -> String?) -> String {
    guard isJudged else { return tr("Nothing is proven here.") }
    let keepers = keepers.map(name)
    if keepers.isEmpty, let mistake {
      return mistake == .win ? tr("Gave the win away.") : tr("Lost the draw.")
    }
    switch mistake {
    case .win?:
      guard keepers.count == 1 || !isWhole, let only = keepers.first else {
        return trn(
          "Gave the win away; {count} move kept it.", "Gave the win away; {count} moves kept it.",
          keepers.count)
      }
      return tr("Gave the win away; {move} kept it.", ["move": only])
    case .draw?:
      guard keepers.count == 1 || !isWhole, let only = keepers.first else {
        return trn(
          "Lost the draw; {count} move held it.", "Lost the draw; {count} moves held it.", keepers.count)
      }
      return tr("Lost the draw; {move} held it.", ["move": only])
    case nil: break
    }
    guard let value else { return tr("Nothing is proven here.") }
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
}
