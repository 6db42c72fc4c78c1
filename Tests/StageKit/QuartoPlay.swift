// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Testing

/// Quarto by clicks.
package enum QuartoPlay {
  /// Clicks through gifts ("f") and placements ("1.1").
  package static func play(_ house: House, _ steps: [String]) throws {
    for step in steps {
      try house.click(step.contains(".") ? "cell.\(step)" : "piece.\(step)")
      house.settle()
    }
  }

  /// Four short pieces in the first row.
  package static func playToAWin(_ house: House) throws {
    try play(house, ["0", "1.1", "2", "1.2", "4", "1.3", "8", "1.4"])
    #expect(house.outcome?.contains(" wins ") == true)
  }
}
