// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Catalog
import GameCore
import Testing

/// What the list of games promises; what each of them does is held by `GameLaws`.
struct CatalogTests {
  static let names = catalog.map { $0.info.name }

  private func game(_ name: String) throws -> any Game.Type {
    try #require(catalog.first { $0.info.name == name })
  }

  @Test func namesAreUniqueAndCanBeTyped() {
    let names = (catalog + examples).map { $0.info.name }
    #expect(!catalog.isEmpty && Set(names).count == names.count)
    for name in names { #expect(name.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil, "\(name)") }
  }

  /// A friend far away has to be told of them, and their games stand under a name of their own; every other switch is a matter of looks.
  @Test func someSwitchesChangeTheGame() {
    let all = catalog.flatMap { game in game.info.switches.filter(game.changesStart).map(\.name) }
    #expect(all == ["squares"])
  }

  @Test(arguments: names) func everyLevelIsExplained(name: String) throws {
    let game = try game(name)
    let info = game.info
    #expect(info.levels.count == (info.seats == .two ? 6 : 0))
    #expect(info.levels.allSatisfy { !$0.text.isEmpty && $0.text.count < 60 })
    #expect(Set(info.levels).count == info.levels.count)
    #expect(!info.keys.isEmpty && info.rules.isEmpty != game.rulesAreShown.isEmpty)
  }
}

extension Game {
  fileprivate static var rulesAreShown: [ShownRule] { facets.shownRules(GameOptions()) }
}
