// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Words

/// A file that the player has opened with the program.
public enum GivenFile: Hashable, Sendable {
  /// Everything that somebody has kept; see Documentation/files.md. Its games go into the history.
  case history(path: String)
  /// One game, as it goes over the clipboard. It goes onto the table that the stage begins with.
  case game(String)
  /// Something else, in a sentence.
  case problem(String)
}

extension Stage {
  /// Takes in the file that was given at the start, once the games that are kept are known: they make room for it.
  func openGivenFile() {
    guard let file = given else { return }
    given = nil
    switch file {
    case .history(let path):
      setup.archive?.send(.merge(path: path))
      perform(.history(nil))
    case .game(let text): perform(top.scene.pasted(text))
    case .problem(let sentence): show(sentence)
    }
  }
}
