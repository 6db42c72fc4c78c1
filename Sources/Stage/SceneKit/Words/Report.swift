// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import House

// What the element tree says of a game, the same in every language: other programs read it.

extension GameDescriptor {
  /// "you", "bot", of somebody far away "friend"; between two people "coral".
  package func reportedName(_ seat: Seat, own: Seat?, _ company: Company, firstPerson: Seat) -> String {
    own.map { $0 == seat ? "you" : company == .far ? "friend" : "bot" }
      ?? name(of: seat, firstPerson: firstPerson).text.lowercased()
  }
}

extension Outcome {
  /// "you wins diagonal", "draw".
  package func report(_ info: GameDescriptor, own: Seat?, _ company: Company, firstPerson: Seat) -> String {
    winner.map {
      "\(info.reportedName($0, own: own, company, firstPerson: firstPerson)) wins \(reason)"
    } ?? "draw"
  }
}
