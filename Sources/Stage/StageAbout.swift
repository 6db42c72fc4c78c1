// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore

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
    guard let game, let scene = game.lessonScene(index ?? game.nextLesson(settings)) else { return }
    while top.scene.isPopup || top.scene is any LessonProgress { pop() }
    push(scene)
  }

  /// After the last lesson: the table of the game, a new game against the first of the characters where there is an opponent.
  func playFirst(_ name: String) {
    guard let game = setup.games.first(where: { $0.info.name == name }) else { return }
    while layers.count > 1 { pop() }
    open(game)
    guard game.info.isContest else { return }
    var new = settings
    new[game: name].opponent = .character(.pebble)
    change(new)
    perform(table(top)?.restart())
  }
}
