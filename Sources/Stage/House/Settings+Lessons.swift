// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Preferences

extension Settings {
  /// The name under which a lesson is kept as done.
  package static func key(of lesson: Lesson, in game: String) -> String { game + "." + lesson.name }

  package func isDone(_ lesson: Lesson, in game: String) -> Bool {
    lessonsDone.contains(Self.key(of: lesson, in: game))
  }
}
