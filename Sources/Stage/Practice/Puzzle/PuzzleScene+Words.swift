// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import SceneKit
import Words

/// What is said of a puzzle and of every try.
extension PuzzleScene {
  /// The task, or what is said of a try.
  var words: (title: String, detail: String) {
    let own = sideName(player.seat)
    let task = PuzzleWords.task(packed.goal, own)
    switch player.exercise.phase {
    case .over:
      if state.stars != nil {
        return (
          tr("Solved."),
          [player.why(sideInSentence).words, isWon ? "" : verdict].filter { !$0.isEmpty }.joined(
            separator: " ")
        )
      }
      let said = [player.why(sideInSentence).words, shownWords ?? ""].filter { !$0.isEmpty }
      return (tr("That was the solution."), said.isEmpty ? task : said.joined(separator: "\n"))
    case .going where player.exercise.isShowing: return (tr("This is the solution."), shownWords ?? task)
    case .answering: return (tr("Let us see."), task)
    case .answered:
      return (
        lastReason ?? "",
        player.exercise.isFollowing ? tr("It goes on like this.") : tr("Your next try takes it back.")
      )
    case .waiting, .going:
      if let hint = player.exercise.hintWords {
        // The piece was given, and now one is to be placed.
        let isPlacing = packed.goal == .safe && state.made > 0 && !player.board.position.isMidTurn
        return (hint, isPlacing ? tr("Place the piece that you were given.") : task)
      }
      // Why a try was wrong is there until the next one.
      if player.exercise.lastMiss != nil, let lastReason { return (lastReason, task) }
      if case .waiting = player.exercise.phase, state.made > 0, packed.goal == .safe,
        !player.board.position.isMidTurn
      {
        return (tr("Right. Now place the piece that you were given."), "")
      }
      if case .waiting = player.exercise.phase, state.made > 0 {
        return (task, player.board.position.isMidTurn ? tr("Right. Now give a piece.") : tr("Right. Go on."))
      }
      if let words = shownWords { return (task, words) }
      return (task, origin ?? detail)
    }
  }

  /// What rules are played, where they are not the usual ones, before what is told of the position.
  private var detail: String {
    [G.facets.variant(player.board.options)?.said].compactMap { $0 }.map { $0 + ". " }.joined()
      + [halves, told].spoken
  }

  /// Where a turn has two halves, that both are asked for, or the second one alone.
  private var halves: String? {
    let line = player.exercise.line
    guard let first = line.first, line.count > 2 else { return nil }
    if first.position.isMidTurn { return tr("Give a piece, then place the one that you get.") }
    return line[1].position.isMidTurn ? tr("Place this piece, then give one.") : nil
  }

  /// Who the other side is; or, where nothing is to be won, what is threatened.
  private var told: String {
    let other = G.info.tokens.isEmpty ? nil : sideName(player.seat.other)
    guard packed.goal == .draw || packed.goal == .safe else {
      guard player.exercise.line.count > 2 else {
        // Where the task itself is one move, that says nothing.
        if case .aim = packed.goal { return "" }
        if packed.goal == .win(turns: 1) { return "" }
        return packed.goal == .discs(1) && G.facets.toldLoss != nil
          ? tr("Only one move still wins.") : tr("One move is enough.")
      }
      // Where only the result counts, some answers put it off longer than others.
      return packed.goal == .discs(1) && G.facets.toldLoss == nil
        ? tr("Every answer to it loses, sooner or later.") : PuzzleWords.defence(other)
    }
    if let threat = player.threat {
      return other.map { tr("{name} has a threat. {idea}", ["name": $0, "idea": threat]) }
        ?? tr("The other side has a threat. {idea}", ["idea": threat])
    }
    return packed.goal == .safe
      ? tr("With any other you lose, at once or some turns later.")
      : tr("Every other move loses, at once or some turns later.")
  }

  /// The reason says how the last move won.
  private var isWon: Bool {
    return packed.goal.isWin && packed.danger.isEmpty
      && player.board.position.outcome?.winner == player.seat
  }

  private var verdict: String { G.verdict(on: player.board.position) { sideName($0) } }

  /// What is wrong with the last move that was.
  private var lastReason: String? {
    state.misses.last.flatMap { player.reason(of: $0, sideInSentence)?.words }
  }

  /// That a puzzle does not count so far because its solution was shown; nil where none was, or where nothing is counted.
  private var shownWords: String? {
    guard state.isShown, state.stars == nil, !wasSolved, mistake == nil else { return nil }
    return place.day == nil
      ? tr("Its solution was shown: it counts as solved when you have played it yourself.")
      : tr("Its solution was shown: it counts for today’s four when you have played it yourself.")
  }
}
