// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

extension Quarto {
  /// Why a game ended, as text both ways: "tall", "tall,round" for a win, "full" for a draw.
  enum Reason {
    static let full = "full"

    /// What four pieces have in common.
    struct Shared: Hashable {
      var trait: Trait
      /// True for the pieces with the trait's bit.
      var isSet: Bool

      static let all = Trait.allCases.flatMap { trait in
        [true, false].map { Shared(trait: trait, isSet: $0) }
      }

      func isOn(_ piece: Piece) -> Bool { piece.has(trait) == isSet }

      /// Never changes, since it is kept with games.
      var name: String {
        switch trait {
        case .tall: isSet ? "tall" : "short"
        case .dark: isSet ? "dark" : "light"
        case .square: isSet ? "square" : "round"
        case .hollow: isSet ? "hollow" : "solid"
        }
      }
    }

    static func text(_ shared: [Shared]) -> String { shared.map(\.name).joined(separator: ",") }

    /// Empty for a text that is none.
    static func traits(_ text: String) -> [Shared] {
      text.split(separator: ",").compactMap { name in Shared.all.first { $0.name == name } }
    }
  }
}
