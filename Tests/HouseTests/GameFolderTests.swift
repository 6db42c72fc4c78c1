// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Testing

/// A game is one folder, of one shape, and nobody else knows it by name.
struct GameFolderTests {
  /// Folders of games: "Sources/Games/Quarto", "Examples/TicTacToe".
  private static let folders = House.games.map { name in
    House.exists("Sources/Games/\(name)") ? "Sources/Games/\(name)" : "Examples/\(name)"
  }

  /// What every game has, in files of these names.
  private static let roles = [
    "Words.swift", "Rules/Position.swift", "Table/Table.swift", "Paint/Paint.swift",
  ]
  /// What a game with an engine of its own has.
  private static let engineRoles = ["Engine/Engine.swift", "Engine/Console.swift", "Engine/Bench.swift"]

  @Test(arguments: folders) func hasTheShapeOfAllGames(_ folder: String) throws {
    let name = try #require(folder.split(separator: "/").last)
    let hasEngine = House.exists("\(folder)/Engine")
    for role in ["\(name).swift"] + Self.roles + (hasEngine ? Self.engineRoles : []) {
      #expect(House.exists("\(folder)/\(role)"), "\(folder) has no \(role)")
    }
    let parts = Set(try House.folders(folder))
    #expect(
      parts.isSubset(of: ["Rules", "Engine", "Reading", "Table", "Paint", "Lessons", "Tests"]),
      "\(folder): \(parts)")
    // The rules see no drawing.
    for path in House.files("\(folder)/Rules", ending: ".swift") {
      #expect(!(try House.text(path).contains("import Canvas")), "\(path)")
      #expect(!(try House.text(path).contains("import BoardKit")), "\(path)")
    }
  }

  /// Each game's tests hold it to the laws.
  @Test(arguments: House.games) func callsTheLaws(_ name: String) throws {
    let tests = House.tests.filter { $0.contains("\(name)/Tests/") || $0.contains("/\(name)Tests/") }
    let calls = try Regex("GameLaws\\(\\s*\(name)\\.self")
    #expect(try tests.contains { try House.text($0).contains(calls) })
  }

  /// Who may call a game by its name outside its folder, and why. The list only shrinks.
  private static let mayName = [
    "Sources/Catalog/": "the list of games",
    "Sources/workbench/Books/": "makes the books of single games",
    "Sources/workbench/Puzzles/": "finds the puzzles of single games",
    "Sources/workbench/Learning/": "teaches and measures the evaluation of one game",
    "Sources/quartet/Commands/": "commands for the engine of one game",
    "Sources/Store/Tables/Schema.swift": "mends what an earlier version had written of one game",
  ]

  @Test func nobodyElseKnowsAGameByName() throws {
    #expect(Self.folders.count == House.games.count && House.games.count > 4)
    // "ConnectFour" is also "connect-four" and "Connect Four".
    let names = House.games.flatMap { game in
      let words = game.replacing(/([a-z])([A-Z])/) { "\($0.1) \($0.2)" }
      return [game, words, words.lowercased().replacing(" ", with: "-")]
    }
    for path in House.sources
    where !Self.folders.contains(where: { path.hasPrefix($0 + "/") })
      && !Self.mayName.keys.contains(where: { path.hasPrefix($0) })
    {
      for (number, line) in try House.text(path).split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
        for name in names where code.contains(name) { Issue.record("\(path):\(number + 1) names \(name)") }
      }
    }
  }
}
