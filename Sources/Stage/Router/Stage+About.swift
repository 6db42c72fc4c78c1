// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Practice
import SceneKit

/// Which game the player is at, and its lessons.
extension Stage {
  /// The scene that lies under all pop-ups.
  var base: Layer { layers.last { !$0.scene.isPopup } ?? top }

  /// The game that the player is at; nil where that is the box.
  var about: (any Game.Type)? { setup.games.first { $0.info.name == base.scene.about } }

  /// In the place of the pop-up or the lesson that leads to it, so that the way back is to where the player came from.
  /// - Parameter index: the place of the lesson; nil for the next one that was not done.
  /// - Parameter name: of its game; nil for the one that the player is at.
  func openLesson(_ index: Int? = nil, of name: String? = nil) {
    let game = name == nil ? about : setup.games.first { $0.info.name == name }
    guard let game, let scene = PracticeDoor.lesson(game, index, settings) else { return }
    while top.scene.isPopup || top.scene.name == "lesson" { pop() }
    push(scene)
  }

  /// At a table at which nobody has ever played, and for which nothing was chosen, the first of the characters sits, and help that
  /// costs the best medal is off.
  func seatTheFirst() {
    guard setup.offersLessons else { return }
    var new = settings
    for game in setup.games {
      let name = game.info.name
      let isPlayed =
        kept.statistics.rivals.keys.contains { $0.game == name }
        || kept.history.unfinished.contains { $0.game == name }
        || kept.statistics.medals.keys.contains { $0.game == name }
      guard !isPlayed, kept.saved[name] == nil, settings.games[name] == nil else { continue }
      if game.info.isContest { new[game: name].opponent = .character(.pebble) }
      for help in game.info.switches where help.costsMedal { new[game: name].switches[help.name] = false }
    }
    change(new)
  }

  /// After the last lesson: the table of the game, a new game against the first of the characters where there is an opponent.
  func playFirst(_ name: String) {
    guard let game = setup.games.first(where: { $0.info.name == name }) else { return }
    popToMenu()
    open(game)
    guard game.info.isContest else { return }
    var new = settings
    new[game: name].opponent = .character(.pebble)
    change(new)
    perform(table(top)?.restart())
  }
}
