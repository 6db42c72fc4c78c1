// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import House
import InterfaceKit
import SceneKit

/// A list of files, as the router knows it: it asks for folders, and waits while a file is read or written.
package protocol FileChooser: Scene {
  /// The folder that is shown; empty while none is.
  var path: String { get }
  /// True while a file that was chosen is read or written.
  var isWorking: Bool { get }
  /// A file is read or written.
  func work(_ words: String)
  /// A file could not be read or written.
  func fail(_ words: String)
  func receive(_ reply: FolderReply, _ context: StageContext) -> StageRequest?
}

/// What the router asks of the lists of files.
package enum FileDoor {
  /// Offers files to be read.
  /// - Parameter last: the folder where a file was read or written last.
  package static func opening(
    _ folders: any Folders, in folder: String, last: String?, games: [any Game.Type], accent: Accent?
  ) -> any FileChooser {
    FileScene(.open, folders, in: folder, last: last, games: games, accent: accent)
  }

  /// Asks where the history is to go.
  /// - Parameter name: of the file, unless it is changed.
  package static func saving(
    as name: String, _ folders: any Folders, in folder: String, last: String?, games: [any Game.Type],
    accent: Accent?
  ) -> any FileChooser {
    FileScene(.save, folders, in: folder, fileName: name, last: last, games: games, accent: accent)
  }
}
