// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// The mark that a mistake has wherever it is shown; a move without one has none.
public enum MistakeMark: Hashable, Sendable {
  /// The game was given away, or as much as that.
  case heavy
  /// Less was given away.
  case slip
}
