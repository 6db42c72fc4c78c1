// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ArgumentParser

/// Makes what is in Assets/books: a command a game.
let bookmakers: [any ParsableCommand.Type] = [ConnectFourBook.self, QuartoBook.self, ReversiWeights.self]
