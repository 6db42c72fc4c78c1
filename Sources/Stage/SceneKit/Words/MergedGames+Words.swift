// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import House
import Words

extension MergedGames {
  /// "103 games added. 9 were here already."
  package var words: String {
    var words: [String] = []
    if !games.isEmpty { words.append(trn("{count} game added.", "{count} games added.", games.count)) }
    if !replaced.isEmpty {
      words.append(
        trn(
          "{count} goes on with one that was here.", "{count} go on with some that were here.", replaced.count
        ))
    }
    if forks > 0 {
      words.append(
        trn(
          "{count} differs from one that is here; both are kept.",
          "{count} differ from some that are here; all are kept.", forks))
    }
    if puzzleTries > 0 {
      words.append(trn("{count} try at a puzzle added.", "{count} tries at puzzles added.", puzzleTries))
    }
    if rushes > 0 { words.append(trn("{count} rush added.", "{count} rushes added.", rushes)) }
    if boards > 0 { words.append(trn("{count} board added.", "{count} boards added.", boards)) }
    if known > 0 {
      words.append(
        games.isEmpty
          ? trn(
            "The game of this file was here already.", "All {count} games of this file were here already.",
            known)
          : trn("{count} was here already.", "{count} were here already.", known))
    }
    return words.isEmpty ? tr("This file holds nothing new.") : words.joined(separator: " ")
  }
}
