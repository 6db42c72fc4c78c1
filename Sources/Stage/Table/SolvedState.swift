// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import EngineCore
import GameCore
import SceneKit

/// What is known of a puzzle that has just been solved: the solutions that were found of it, the best time before, and the
/// puzzle that comes next.
struct SolvedState {
  /// In the order in which they were found.
  var found: [String] = []
  /// What had been found before this one; nil while that is not known.
  var earlier: [String]?
  /// The best time of games without help, before this one.
  var bestBefore: Seconds?
  /// Whether it had ever been solved before; nil where that is not known.
  private(set) var wasSolved: Bool?
  /// The found solution that lies on the board instead of this one.
  var shown: Int?
  var next: GameStart?
  /// Where a puzzle of today leads.
  var arc: DayArc?
  /// Where the board stood in play, from which it glides; nil where that was never seen.
  var playFrame: Rect?
  /// True from the end of the puzzle until its medal has landed.
  var awaitsMedal = false
  private(set) var isAsked = false
  private let search = Searcher<[GameStart]>()

  /// The puzzle is not solved, or not any more.
  /// - Parameters:
  ///   - best: the best time without help so far.
  ///   - isSolved: whether it was ever solved, with help or without.
  mutating func reset(best: Seconds?, isSolved: Bool) {
    if isAsked { self = SolvedState(playFrame: playFrame) }
    (bestBefore, wasSolved) = (best, isSolved)
  }

  /// Looks for what can be played next; true the first time.
  mutating func ask(_ starts: @escaping @Sendable () -> [GameStart], wake: @escaping @Sendable () -> Void)
    -> Bool
  {
    guard !isAsked else { return false }
    isAsked = true
    search.go(wake: wake) { _ in starts() }
    return true
  }

  var isAsking: Bool { search.isThinking }

  /// The puzzles, once they have been found.
  func poll() -> [GameStart]? {
    if case .found(let starts)? = search.poll() { starts } else { nil }
  }

  /// The puzzle after the present one that has not been solved; the one after it when all are.
  /// - Parameter wraps: false where nothing comes after the last.
  static func next(
    in starts: [GameStart], wraps: Bool = true, after isPresent: (GameStart) -> Bool,
    isSolved: (GameStart) -> Bool
  ) -> GameStart? {
    let index = starts.firstIndex(where: isPresent) ?? -1
    let later = starts.dropFirst(index + 1) + starts.prefix(wraps ? max(0, index) : 0)
    return later.first { !isSolved($0) } ?? later.first
  }
}

extension TableScene {
  /// When the results take the place of the buttons; nil while the puzzle is not solved.
  var solvedStart: Double? {
    session.announced == nil || G.info.goal == nil ? nil : table.resultStart(view)
  }

  /// True while the results stand beside the board.
  func showsSolved(_ context: StageContext) -> Bool { solvedStart.map { context.now >= $0 } ?? false }

  /// What the puzzle on the table begins with.
  private var startKey: String { session.seated.setup ?? "" }

  func followSolved(_ context: StageContext, wake: @escaping @Sendable () -> Void) {
    guard G.info.goal != nil else { return }
    guard session.announced != nil else {
      // With the last tile the game is in the history, and its own time would be the best.
      guard session.outcome == nil else { return }
      let start = Statistics.Start(game: G.info.name, setup: session.seated.setup)
      let best = context.kept.statistics.best[start]?.seconds
      let isSolved = context.kept.statistics.medals[start] != nil
      return solved.reset(best: best, isSolved: isSolved)
    }
    if solved.awaitsMedal, showsSolved(context), !isMedalTurning, let frame = resultFrame {
      solved.awaitsMedal = false
      soundMedal(at: frame.x / max(1, context.viewport.size.width))
    }
    if solved.ask(starts(context.today), wake: wake), let solution = G.facets.solution(on: session.position) {
      // What was shown or pasted has not been found.
      let saved = session.saved
      let isFound = !session.isHelped && saved.counts && saved.outcome != nil
      archive?.send(.solutions(game: G.info.name, start: startKey))
      if isFound {
        archive?.send(.found(FoundSolution(game: G.info.name, start: startKey, solution: solution)))
      }
    }
    solved.arc = DayArc(
      context, G.info.name, day: session.seated.setup.flatMap { G.facets.day(ofSetup: $0) },
      isSolved: session.counts && !session.isHelped)
    guard let starts = solved.poll() else { return }
    let kept = context.kept.starts(of: G.info.name)
    let all = starts + context.kept.ownStarts(of: G.self)
    let isPack = packPlace != nil
    solved.next = SolvedState.next(
      in: isPack ? all.filter { pack?.starts.contains($0.setup) ?? false } : starts, wraps: !isPack,
      after: { G.begins(self.session.seated.setup, like: $0.setup) },
      isSolved: { kept.medals[$0.setup] != nil })
  }

  func receive(_ reply: ArchiveReply, _ context: StageContext) -> StageRequest? {
    if case .solutions(let game, let start, let found) = reply, game == G.info.name, start == startKey {
      if solved.earlier == nil { solved.earlier = found }
      solved.found = found
    }
    wins.take(reply, in: archive)
    return nil
  }

  /// Lays one of the found solutions on the board, or this one again.
  func showSolution(_ index: Int) {
    let own = G.facets.solution(on: session.position)
    solved.shown = solved.found[index] == own || solved.shown == index ? nil : index
  }

  /// The board that is looked at instead of the one that was solved.
  var shownSolution: G.Position? {
    guard let index = solved.shown, solved.found.indices.contains(index) else { return nil }
    return G.facets.position(showing: solved.found[index], in: session.position)
  }
}
