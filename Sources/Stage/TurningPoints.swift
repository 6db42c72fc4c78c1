// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Glibc
import Synchronization

/// Looks for the moves that gave away value, one game after the other, on a thread that gives way to everything else.
/// It asks the engine that also plays, and only while nobody else wants to know something.
final class TurningPoints {
  private let search = Searcher<[Int]>()
  private var waiting: [PastGame] = []
  private var current: (past: PastGame, review: any Review)?

  /// The game of the replay that is looked through.
  var game: String? { current?.past.record.game }

  func seek(_ past: PastGame) {
    guard current?.past.record.id != past.record.id,
      !waiting.contains(where: { $0.record.id == past.record.id })
    else { return }
    waiting.append(past)
  }

  /// What was found since the last call; begins with the next game, or goes on where it had to give way.
  /// - Parameter isBusy: true while an engine has a better thing to do.
  func poll(
    _ games: [any Game.Type], _ room: EngineRoom, isBusy: Bool, wake: @escaping @Sendable () -> Void
  ) -> (id: String, marks: [Int])? {
    var found: (String, [Int])?
    if let current, let ended = search.poll() {
      if case .found(let marks) = ended { found = (current.past.record.id, marks) }
      self.current = nil
    }
    if isBusy {
      search.stop()
      return found
    }
    if current == nil, !waiting.isEmpty {
      let past = waiting.removeFirst()
      let game = games.first { $0.info.name == past.record.game }
      current = game?.review(of: past, room).map { (past, $0) }
    }
    if let review = current?.review, !search.isThinking {
      search.go(budget: review.budget, wake: wake) { control in
        // On Linux this is the thread's own: the bot and the picture come first.
        _ = nice(15)
        return review.marks(control)
      }
    }
    return found
  }
}

/// A past game that is looked through.
protocol Review: Sendable {
  /// Nodes that may still be searched.
  var budget: UInt64 { get }
  /// The moves, from 1, after which whoever moved was provably worse off than before; nil when stopped, and then a
  /// second call goes on where the first left off.
  func marks(_ control: SearchControl) -> [Int]?
}

extension Game {
  /// Nil when it is no game by these rules.
  static func review(of past: PastGame, _ room: EngineRoom) -> (any Review)? {
    GameReview<Self>(past, engine: room.host(Self.self).engine)
  }
}

/// Goes through a game from its end to its start: the later a position the sooner it is proven, and what was learned
/// there helps with the one before it.
final class GameReview<G: Game>: Review {
  private let engine: G.Engine
  /// One more than moves.
  private let positions: [G.Position]
  private let progress: Mutex<Progress>

  private struct Progress {
    /// What is certain of the positions so far, the last one first.
    var bounds: [ClosedRange<Int>?] = []
    var spent: UInt64 = 0
    /// Positions in a row of which nothing could be proven by searching.
    var failures = 0
  }

  /// A question may cost as much as several moves, if others cost little.
  private static var questionBudget: UInt64 { 3 * G.Engine.secondOfWork }
  /// After so many failures in a row, what came before them is too far from the end.
  private static var mostFailures: Int { 2 }

  init?(_ past: PastGame, engine: G.Engine) {
    var positions = [G.start(past.record.options)]
    for text in past.record.moves {
      guard let last = positions.last, let move = G.Move(text), let next = G.playing(move, in: last) else {
        return nil
      }
      positions.append(next)
    }
    self.engine = engine
    self.positions = positions
    progress = Mutex(Progress())
  }

  var budget: UInt64 {
    let all = G.Engine.secondOfWork * UInt64(positions.count)
    return all - min(all, progress.withLock { $0.spent })
  }

  func marks(_ control: SearchControl) -> [Int]? {
    while true {
      let state = progress.withLock { $0 }
      guard state.bounds.count < positions.count else {
        return Self.marks(positions, state.bounds.reversed())
      }
      let position = positions[positions.count - 1 - state.bounds.count]
      // Without any budget an engine still says what it sees at a look.
      let isHopeless = state.failures >= Self.mostFailures
      let part = SearchControl(
        budget: isHopeless ? 0 : min(Self.questionBudget, control.left), partOf: control)
      let found = bounds(of: position, part)
      if control.isStopped { return nil }
      progress.withLock {
        $0.bounds.append(found)
        $0.spent += part.spent
        $0.failures = part.isExhausted ? $0.failures + 1 : 0
      }
    }
  }

  /// For whoever is to move; of a game that is over, what its result says.
  private func bounds(of position: G.Position, _ control: SearchControl) -> ClosedRange<Int>? {
    guard let outcome = G.outcome(of: position) else { return engine.bounds(of: position, control: control) }
    let value = outcome.winner.map { $0 == G.turn(in: position) ? 1 : -1 } ?? 0
    return value...value
  }

  /// The moves after which the most that is possible is less than the least that was possible before.
  private static func marks(_ positions: [G.Position], _ bounds: [ClosedRange<Int>?]) -> [Int] {
    positions.indices.dropFirst().filter { index in
      let before = positions[index - 1]
      guard let had = bounds[index - 1], let has = bounds[index], G.legalMoves(in: before).count > 1 else {
        return false
      }
      let isSameSide = G.turn(in: positions[index]) == G.turn(in: before)
      return (isSameSide ? has.upperBound : -has.lowerBound) < had.lowerBound
    }
  }
}
