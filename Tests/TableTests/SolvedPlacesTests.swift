// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Preferences
import StageKit
import Testing

@testable import Stage

/// Where everything stands beside a solved board, in windows of each form.
struct SolvedPlacesTests {
  @Test(arguments: [("Wide", Size(1366, 768)), ("Small", Size(720, 560)), ("Tall", Size(720, 1000))])
  func aSolvedBoard(name: String, size: Size) throws {
    let archive = MemoryArchive()
    archive.send(.open)
    var settings = House.friends
    settings.motion = .on
    let house = try House(size, game: "pentominoes", settings: settings, archive: archive)
    house.handle(.paste(PentominoPlay.small))
    house.settle()
    try PentominoPlay.carry(house, "F", to: "cell.2.3")
    try PentominoPlay.carry(house, "U", to: "cell.2.1", keys: "r")
    try PentominoPlay.carry(house, "P", to: "cell.2.5", keys: "rr")
    house.pass(1.5)
    house.wait(step: 0.002) {
      house.stage.elements().first { $0.id == "table.banner" }?.label == "Solved. This is the only solution."
    }
    house.handle(.pointerLeft)
    house.settle()
    try expectSnapshot(text: house.places, "solvedPlaces\(name)")
  }
}
