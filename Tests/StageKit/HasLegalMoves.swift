// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

@testable import Table

/// A table whose moves are known and played by their texts, without the way of a hand to them.
package protocol HasLegalMoves {
  var legal: [String] { get }
  func play(_ move: String)
}

extension TableScene: HasLegalMoves {
  package var legal: [String] { session.position.legalMoves.map(\.description) }
  package func play(_ move: String) { if let move = G.Move(move) { session.play(move) } }
}
