// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Glibc

/// Looks for the moves that gave away value, one game after the other, on a thread that gives way to everything else.
final class TurningPoints {
  private let search = Searcher<[Int]>()
  private var waiting: [PastGame] = []
  private(set) var current: String?

  var isSeeking: Bool { current != nil }

  func seek(_ past: PastGame) {
    guard current != past.record.id, !waiting.contains(where: { $0.record.id == past.record.id }) else {
      return
    }
    waiting.append(past)
  }

  /// What was found since the last call; begins with the next game.
  func poll(
    _ games: [any Game.Type], _ resources: Resources, wake: @escaping @Sendable () -> Void
  ) -> (id: String, marks: [Int])? {
    var found: (String, [Int])?
    if let id = current, let marks = search.poll() {
      found = (id, marks)
      current = nil
    }
    if current == nil, !waiting.isEmpty {
      let past = waiting.removeFirst()
      for game in games where game.info.name == past.record.game {
        current = past.record.id
        search.go(wake: wake) { control in
          // On Linux this is the thread's own: the bot and the picture come first.
          _ = nice(15)
          return game.turningPoints(of: past, resources, control)
        }
      }
    }
    return found
  }
}

extension Game {
  /// The moves, from 1, after which whoever moved was worse off than before, as far as the engine can tell exactly; of
  /// a puzzle, those after which it could not be solved any more.
  static func turningPoints(of past: PastGame, _ resources: Resources, _ control: SearchControl) -> [Int]? {
    let engine = Engine(resources: resources)
    var position = start(past.record.options)
    var marks: [Int] = []
    var value = engine.value(of: position, control: control)
    for (index, text) in past.record.moves.enumerated() {
      guard !control.isStopped else { return nil }
      guard let move = Move(text), let next = playing(move, in: position) else { return marks }
      let nextValue = worth(next, engine, control)
      if legalMoves(in: position).count > 1 {
        if let before = value, let after = nextValue {
          if (turn(in: next) == turn(in: position) ? after : -after) < before { marks.append(index + 1) }
        } else if gaveAway(move, engine.values(in: position, control: control)) {
          marks.append(index + 1)
        }
      }
      (position, value) = (next, nextValue)
    }
    return control.isStopped ? nil : marks
  }

  /// For whoever is to move; of a game that is over, what its result says.
  private static func worth(_ position: Position, _ engine: Engine, _ control: SearchControl) -> Int? {
    guard let outcome = outcome(of: position) else { return engine.value(of: position, control: control) }
    return outcome.winner.map { $0 == turn(in: position) ? 1 : -1 } ?? 0
  }

  private static func gaveAway(_ move: Move, _ values: [Move: Int]?) -> Bool {
    guard let values, let best = values.values.max(), let value = values[move] else { return false }
    return info.isSolo ? value == 0 && best > 0 : value < best
  }
}
