// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

extension String {
  /// Numbers stay on the line of the word before them: "win in 2".
  package var bound: String {
    String(zip(self, dropFirst() + " ").map { $0 == " " && $1.isNumber ? "\u{A0}" : $0 })
  }
}
