// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import Words

/// What can be done where the opponents sit.
enum OpponentAction: Hashable, Sendable {
  case choose(Opponent)
  case first(FirstMove)
  /// The name of the first of two people, or of the second one; one of those who played here.
  case name(isOwn: Bool)
  /// The name of a friend far away, typed or one of those who played here.
  case farName
  case pickFar(String)
  case pick(isOwn: Bool, String)
  case swap
  case bestOf(Int)
  /// Nil for as much time as everybody likes.
  case minutes(Int?)
  case increment
  case handicap(Int)
  case handicapFor(isOwn: Bool)
  /// Begins with who was chosen.
  case play
}

/// Who sits across the table: six characters, a bot that follows its player, and a friend. What is chosen holds for the next game;
/// before the first move of a game, for that one.
final class OpponentScene: Scene {
  let name = "opponents"
  let info: GameDescriptor
  var accent: Accent? { info.accent }

  init(_ game: any Game.Type) { info = game.info }

  var firstFocus: String? { "opponent.pebble" }

  func options(_ context: StageContext) -> GameOptions { context.settings[game: info.name] }

  func tally(_ opponent: Opponent, _ context: StageContext) -> Statistics.Tally {
    context.kept.statistics.rivals[.init(game: info.name, opponent: opponent)] ?? .init()
  }

  func use(_ use: Use<StageAction>, _ context: StageContext) -> StageRequest? {
    var settings = context.settings
    if case .write(.opponent(.name(let isOwn)), let text) = use {
      settings[game: info.name].people[isOwn] = text
      return .change(settings)
    }
    if case .write(.opponent(.farName), let text) = use {
      settings[game: info.name].far.name = text
      return .change(settings)
    }
    switch use.action {
    case .opponent(.choose(let opponent)): settings[game: info.name].opponent = opponent
    case .opponent(.first(let first)): settings[game: info.name].first = first
    case .opponent(.play): return .restartGame
    case .opponent(let action): action.apply(to: &settings[game: info.name])
    default: return HeaderControls.request(use.action, context)
    }
    return .change(settings)
  }

  func handle(_ gesture: Gesture, _ context: StageContext) -> StageRequest? {
    if case .key(.function(1), []) = gesture { return .popup(.help) }
    return nil
  }
}
