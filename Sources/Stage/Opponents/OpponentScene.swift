// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import SceneKit
import Words

/// Somebody who played here.
struct KnownFriend: Hashable, Sendable {
  var name: String
  var isFar: Bool
}

extension GameOptions {
  /// True while this friend is chosen.
  func seats(_ friend: KnownFriend) -> Bool {
    friend.isFar
      ? opponent == .far && far.called == friend.name
      : opponent == .friend && people.name(isOwn: false) == friend.name
  }

  mutating func seat(_ friend: KnownFriend) {
    opponent = friend.isFar ? .far : .friend
    if friend.isFar { far.name = friend.name } else { people[false] = friend.name }
  }
}

/// Who sits across the table: six characters, a bot that follows its player, and a friend. What is chosen holds from "Play" on; who
/// goes back leaves the table as it was.
final class OpponentScene: Scene {
  let name = "opponents"
  var called: String? { info.called(tr("Opponents")) }
  let info: GameDescriptor
  var accent: Accent? { info.accent }
  var about: String? { info.name }
  /// What was chosen here so far; nil before the first choice.
  private var chosen: GameOptions?

  /// Of a bot that plays better the longer it thinks; empty where none does.
  let thinkingTimes: [Int]

  init(_ game: any Game.Type) { (info, thinkingTimes) = (game.info, game.thinkingTimes) }

  var firstFocus: String? { "opponent.pebble" }

  func options(_ context: StageContext) -> GameOptions { chosen ?? context.settings[game: info.name] }

  /// Those who played here last, apart from who sits before the screen.
  func friends(_ context: StageContext) -> [KnownFriend] {
    let own = options(context).people.name(isOwn: true)
    return context.known(like: "", but: [own].compactMap { $0 }).map { name in
      let isFar = context.settings.games.values.contains { $0.far.called == name }
      return KnownFriend(name: name, isFar: isFar && !context.kept.statistics.people.contains(name))
    }
  }

  func tally(_ opponent: Opponent, _ context: StageContext) -> Statistics.Tally {
    context.kept.statistics.rivals[.init(game: info.name, opponent: opponent)] ?? .init()
  }

  func use(_ use: Use<StageAction>, _ context: StageContext) -> StageRequest? {
    var settings = context.settings
    switch use.of(OpponentAction.self) {
    case .write(.name(let isOwn), let text):
      return atOnce(context) { $0.people[isOwn] = text }
    case .write(.farName, let text): choose(context) { $0.far.name = text }
    case .press(.play):
      settings[game: info.name] = options(context)
      return .restartGame(settings)
    case .press(let action) where action.isAboutNames:
      return atOnce(context) { action.apply(to: &$0) }
    case .press(let action): choose(context) { action.apply(to: &$0) }
    default: return HeaderControls.request(use.action, context)
    }
    return nil
  }

  private func choose(_ context: StageContext, _ change: (inout GameOptions) -> Void) {
    var options = options(context)
    change(&options)
    chosen = options
  }

  /// What two people are called is not what they play: that holds at once, in a game that is running as well.
  private func atOnce(_ context: StageContext, _ change: (inout GameOptions) -> Void) -> StageRequest {
    choose(context, change)
    var settings = context.settings
    change(&settings[game: info.name])
    return .change(settings)
  }

  func handle(_ gesture: Gesture, _ context: StageContext) -> StageRequest? {
    if case .key(.function(1), []) = gesture { return .popup(.help) }
    return nil
  }
}
