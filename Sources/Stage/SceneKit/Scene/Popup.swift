// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import House

/// A pop-up of the box, which the router makes.
package enum Popup: Hashable {
  case settings, languages, keys, help, starts
  /// - Parameter forms: how the game can be written for others, besides its own way.
  case share(offersGame: Bool, forms: [TextForm] = [], offersEnd: Bool = false)
  case choice(Choice)
  /// Files that could be imported, and where one could go.
  case importing, exporting
}
