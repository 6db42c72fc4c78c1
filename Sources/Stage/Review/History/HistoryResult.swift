// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Words

/// What came of a game for the person in front of the screen.
enum HistoryResult: String, Hashable, CaseIterable, Sendable {
  case won, drawn, lost, solved, unfinished

  var name: String {
    switch self {
    case .won: trc("games", "Won")
    case .drawn: tr("Drawn")
    case .lost: trc("games", "Lost")
    case .solved: trc("games", "Solved")
    case .unfinished: tr("Unfinished")
    }
  }
}
