// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import House
import InterfaceKit
import Preferences
import SceneKit

/// The box as it lies open on the table: a greeting and four tiles with living boards.
final class MenuScene: Scene {
  let name = "menu"
  let games: [any Game.Type]
  /// The living boards: how many moves each has played, and when the last was.
  private(set) var lives: [String: (step: Int, since: Double)] = [:]
  private var lifts: [String: (from: Double, to: Double, start: Double)] = [:]

  static let moveEvery = 2.4
  /// So long does a board live after somebody came to its tile; a menu that is left alone is at rest.
  static let liveliness = 24.0
  static let lift = 8.0

  /// Of what is to be done first.
  private(set) var accent: Accent?

  init(games: [any Game.Type]) { self.games = games }

  func id(_ game: any Game.Type) -> String { "menu.game." + game.info.name }

  /// Arrows begin among the games.
  var firstFocus: String? { games.first.map(id) }

  func use(_ use: Use<StageAction>, _ context: StageContext) -> StageRequest? {
    switch use.action {
    case .settings: .popup(.settings)
    case .history(let game): .history(game)
    case .openShelf: .shelf
    case .open(let game): .play(game)
    case .today(let action): .today(action)
    case .far(let action): .far(action)
    default: nil
    }
  }

  func handle(_ gesture: Gesture, _ context: StageContext) -> StageRequest? {
    switch gesture {
    case .key(.function(1), _): .popup(.help)
    case .key(.character("v"), [.control]): .paste
    default: nil
    }
  }

  var takesGames: Bool { true }

  /// True while the pointer or the keyboard is at a tile, or at what lies on it.
  func isLookedAt(_ game: any Game.Type, _ context: StageContext) -> Bool {
    let ids = [id(game), answerID(game), waitID(game)]
    return context.hovered.map(ids.contains) ?? false
      || context.showsFocus && context.focused.map(ids.contains) ?? false
  }

  // MARK: - Life

  func advance(_ context: StageContext) -> Wake {
    var wake = Wake.never
    accent = things(context, most: 3).lazy.compactMap(\.button).first?.accent
    if !context.kept.isOpening, TodayState(context.kept, games, context.today).isSolved {
      // The time until tomorrow is told in minutes.
      wake = .at(context.now + Double(60 - context.clock.today.second % 60))
    }
    for game in games {
      let id = id(game)
      let isLifted =
        context.isActive && isLookedAt(game, context)
      wake = wake.sooner(advanceLift(id, isLifted ? Self.lift : 0, context))
      let hasCome = context.now < (lifts[id]?.start ?? 0) + Self.liveliness
      if isLifted && hasCome && !context.look.reducedMotion {
        wake = wake.sooner(advanceLife(id, context.now))
      } else if let life = lives[id], context.now - life.since < 1.2 {
        wake = .nextFrame
      }
    }
    return wake
  }

  private func advanceLift(_ id: String, _ target: Double, _ context: StageContext) -> Wake {
    let current = lifts[id] ?? (0, 0, -10)
    let value = lift(id, context.now)
    if current.to != target {
      lifts[id] = context.look.reducedMotion ? (target, target, -10) : (value, target, context.now)
      return .nextFrame
    }
    return context.now < current.start + Spring.tile.duration ? .nextFrame : .never
  }

  func lift(_ id: String, _ now: Double) -> Double {
    guard let lift = lifts[id] else { return 0 }
    return lift.to + (lift.from - lift.to) * Spring.tile.remainder(at: now - lift.start)
  }

  private func advanceLife(_ id: String, _ now: Double) -> Wake {
    guard let life = lives[id] else {
      // The first move comes soon after the pointer.
      lives[id] = (0, now - Self.moveEvery + 0.5)
      return .at(now + 0.5)
    }
    if now >= life.since + Self.moveEvery {
      lives[id] = (life.step + 1, now)
      return .nextFrame
    }
    return now < life.since + 1.2 && life.step > 0 ? .nextFrame : .at(life.since + Self.moveEvery)
  }
}
