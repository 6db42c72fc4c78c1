// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ConnectFour
import GameCore
import Preferences
import StageKit
import Testing

@testable import Stage
@testable import Table

/// Which games of a series were whose.
struct SeriesWinsTests {
  /// Wells are filled game by game: the history knows which was whose.
  @Test(arguments: [[true, false, true], [false, true, true], [true, true, false], [false, false]])
  func theWellsTellTheOrderOfTheGames(won: [Bool]) throws {
    var settings = House.friends
    settings[game: "connect-four"].terms.bestOf = 5
    settings[game: "connect-four"].first = .you
    let archive = MemoryArchive()
    archive.send(.open)
    let house = try House(game: "connect-four", settings: settings, archive: archive)
    for (number, isOwn) in won.enumerated() {
      house.settle()
      house.type(isOwn ? "1212121" : "12123232")
      house.pass(6)
      house.settle()
      let table = try #require(house.stage.top.scene as? TableScene<ConnectFour>)
      let soFar = Array(won.prefix(number + 1))
      #expect(table.wins.order == (Set(soFar).count == 2 ? soFar : nil))
      try house.click("over.rematch")
    }
  }
}
