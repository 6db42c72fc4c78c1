// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import House

extension Game {
  /// `Table.paintMiniature` through the erased type.
  package static func paintTile(_ tile: Size, step: Int, since: Double, look: Look, into list: inout DrawList)
  {
    Table.paintMiniature(tile: tile, step: step, since: since, look: look, into: &list)
  }
}
