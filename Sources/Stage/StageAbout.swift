// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore

/// Which game the player is at, and its lessons.
extension Stage {
  /// The scene that lies under all pop-ups.
  var base: Layer { layers.last { !$0.scene.isPopup } ?? top }

  /// The game that the player is at; nil where that is the box.
  var about: (any Game.Type)? { setup.games.first { $0.info.name == base.scene.about } }

  /// In the place of the pop-up or the lesson that leads to it.
  func openLesson(_ index: Int) {
    guard let scene = about?.lessonScene(index) else { return }
    while top.scene.isPopup || top.scene is any LessonProgress { pop() }
    push(scene)
  }

  /// Over the table of its game, whatever lies there.
  func openLesson(_ index: Int, of name: String) {
    guard let game = setup.games.first(where: { $0.info.name == name }) else { return }
    while layers.count > 1 { pop() }
    open(game)
    openLesson(index)
  }
}
