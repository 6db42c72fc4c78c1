// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import House
import SceneKit

/// What can be done in a list of files.
enum FileAction: FeatureAction {
  /// The row in this place was clicked.
  case row(Int)
  case up
  case place(FilePlace.Kind)
  /// Where a file was read or written before.
  case last
  /// The path, or the name of a file to be written, is typed.
  case path, name
  /// Opens what is chosen, or writes the file.
  case use
  case paste
}

extension StageAction {
  static func files(_ action: FileAction) -> StageAction { .of(action) }
}
