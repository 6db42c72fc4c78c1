// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

/// Which button of a game controller does what. Each does something at any time: who gives a button another meaning exchanges two.
package struct PadMap: Hashable, Sendable {
  /// By what is done, the button as it is called at first; the cross steers.
  private var buttons: [PadButton: PadButton]
  private let first: [PadButton: PadButton]

  package static let meanings = PadButton.allCases.filter { !$0.isDirection }

  /// - Parameters:
  ///   - kept: names of buttons by "pad." and what they do; what is no button is as at first.
  ///   - placesWithB: where B sets and A goes back at first.
  package init(_ kept: [String: String] = [:], placesWithB: Bool = false) {
    first = Dictionary(uniqueKeysWithValues: Self.meanings.map { ($0, placesWithB ? $0.swapped : $0) })
    buttons = first
    for meaning in Self.meanings {
      guard let button = kept[Self.name(of: meaning)].flatMap(PadButton.init), !button.isDirection else {
        continue
      }
      give(button, to: meaning)
    }
  }

  /// In the settings: "pad.undo".
  package static func name(of meaning: PadButton) -> String { "pad." + meaning.rawValue }

  package var isStandard: Bool { buttons == first }

  package func button(of meaning: PadButton) -> PadButton { buttons[meaning] ?? meaning }

  package func meaning(of button: PadButton) -> PadButton {
    buttons.first { $0.value == button }?.key ?? button
  }

  /// What has the button now gets the other one.
  package mutating func give(_ button: PadButton, to meaning: PadButton) {
    let other = self.meaning(of: button)
    (buttons[other], buttons[meaning]) = (self.button(of: meaning), button)
  }

  /// What is to be kept of it: an empty text for what is as at first.
  package var kept: [String: String] {
    Dictionary(
      uniqueKeysWithValues: Self.meanings.map {
        (Self.name(of: $0), button(of: $0) == first[$0] ? "" : button(of: $0).rawValue)
      })
  }
}
