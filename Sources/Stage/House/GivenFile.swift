// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// A file that the player has opened with the program.
public enum GivenFile: Hashable, Sendable {
  /// Everything that somebody has kept; see Documentation/files.md. Its games go into the history.
  case history(path: String)
  /// One game, as it goes over the clipboard. It goes onto the table that the stage begins with.
  case game(String)
  /// Something else, in a sentence.
  case problem(String)
}
