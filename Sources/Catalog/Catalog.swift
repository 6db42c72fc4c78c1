// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Breakthrough
import ConnectFour
import GameCore
import Pentominoes
import Quarto
import Reversi
import TicTacToe

/// Every game in the box: one line each.
public let catalog: [any Game.Type] = [
  Quarto.self,
  ConnectFour.self,
  Reversi.self,
  Pentominoes.self,
]

/// Games that are not on the menu.
public let examples: [any Game.Type] = [TicTacToe.self, Breakthrough.self]
