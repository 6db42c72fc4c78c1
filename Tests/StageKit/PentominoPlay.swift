// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import Preferences
import Testing

@testable import Stage

/// Pentominoes on a small table.
package enum PentominoPlay {
  /// Three tiles with one solution up to symmetry: UUFFP / UFFPP / UUFPP.
  package static let small = "...../...../..... FPU 3"

  package static func table(
    _ text: String = small, _ size: Size = Size(1280, 800), _ change: (inout Settings) -> Void = { _ in }
  ) throws -> House {
    var settings = Settings()
    change(&settings)
    let house = try House(size, game: "pentominoes", settings: settings)
    house.handle(.paste(text))
    house.settle()
    return house
  }

  package static func badge(_ house: House) -> String? {
    house.stage.elements().first { $0.id == "table.badge" }?.label
  }

  package static func waitForBadge(_ house: House, _ words: String) {
    house.wait(step: 0.002) { badge(house) == words }
  }

  /// Takes a tile by its middle to a square, with keys pressed on the way.
  package static func carry(
    _ house: House, _ tile: String, to cell: String, keys: String = "", letGo: Bool = true
  )
    throws
  {
    let to = try house.element(cell).frame.center
    house.drag(from: try house.element("tile.\(tile)").frame.center, to: to, letGo: false)
    for key in keys { house.key(.character(key)) }
    house.pass(0.3)
    house.handle(.pointerMoved(to, time: house.now))
    guard letGo else { return }
    house.pass(0.2)
    house.handle(.pointerUp(to, .left, isTouch: false, time: house.now))
    house.settle()
  }
}
