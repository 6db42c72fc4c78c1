// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Testing

/// Dependencies point down only. A target that is missing here has not been given its place in the house yet.
struct LayerTests {
  /// Layer and what it may import, itself aside.
  static let layers: [String: Set<String>] = [
    "CBuild": [],
    "CMemory": [],
    "CReversi": [],
    "CSDL2": [],
    "Canvas": [],
    "Files": [],
    "Threads": [],
    "Words": ["Files"],
    "EngineCore": ["CMemory", "Threads"],
    "GameCore": ["Canvas", "EngineCore", "Words"],
    "BoardKit": ["Canvas", "GameCore", "Words"],
    "Catalog": games.union(["GameCore"]),
    "Preferences": ["Dispatch", "Files", "FoundationEssentials", "GameCore", "Words"],
    "Store": ["Dispatch", "Files", "Foundation", "GRDB", "GRDBSQLite", "GameCore", "Words"],
    "CommandKit": ["ArgumentParser", "Catalog", "EngineCore", "Files", "GameCore", "Store", "Words"],
    "workbench": games.union([
      "ArgumentParser", "Canvas", "Catalog", "CommandKit", "EngineCore", "Files", "GameCore", "Preferences",
      "Screen",
      "Stage", "Store", "Threads", "Words",
    ]),
    "InterfaceKit": ["Canvas", "GameCore"],
    "House": ["Canvas", "EngineCore", "GameCore", "Preferences", "Words"],
    "SceneKit": ["Canvas", "EngineCore", "GameCore", "House", "InterfaceKit", "Preferences", "Words"],
    "Stage": features.union([
      "Canvas", "EngineCore", "GameCore", "House", "InterfaceKit", "Preferences", "SceneKit", "Words",
    ]),
    "Screen": ["Canvas", "CSDL2", "Threads"],
    "AccessBus": ["Canvas", "GameCore", "Threads"],
    "quartet": [
      "AccessBus", "ArgumentParser", "CBuild", "Canvas", "Catalog", "CommandKit", "EngineCore", "Files",
      "GameCore", "House", "Preferences", "SceneKit", "Screen", "Stage", "Store", "Threads", "Words",
    ],
  ]
  /// Every folder of a game.
  static let games = Set(House.games)
  static let game: Set<String> = ["BoardKit", "CMemory", "Canvas", "EngineCore", "GameCore", "Words"]
  /// Every feature of the stage: it knows no other one.
  static let features = House.stage.subtracting(["House", "SceneKit", "Stage"])
  static let feature: Set<String> = [
    "Canvas", "EngineCore", "GameCore", "House", "InterfaceKit", "Preferences", "SceneKit", "Words",
  ]
  /// What one game alone may import.
  static let own: [String: Set<String>] = ["Reversi": ["CReversi"]]

  /// What comes with the system and costs nothing at the start of the program.
  static let system: Set<String> = ["Glibc", "Synchronization", "Swift"]

  private func imports(_ path: String) throws -> [String] {
    let line =
      /^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)/
    return try House.code(path).compactMap { try line.firstMatch(in: $0).map { String($0.1) } }
  }

  @Test func importsPointDown() throws {
    #expect(House.sources.count > 30)
    for path in House.sources {
      let target = House.target(of: path)
      let allowed = try #require(
        Self.games.contains(target)
          ? Self.game.union(Self.own[target] ?? [])
          : Self.features.contains(target) ? Self.feature : Self.layers[target],
        "\(target) has no place in the house yet")
      for module in try imports(path) where !allowed.contains(module) {
        #expect(Self.system.contains(module), "\(path) imports \(module)")
      }
    }
  }

  @Test func theReaderOfImportsReads() throws {
    #expect(try imports("Tests/HouseTests/LayerTests.swift") == ["Testing"])
    #expect(try imports("Tests/HouseTests/House.swift") == ["Foundation", "Synchronization"])
    #expect(try imports("Tests/PreferencesTests/SettingsTests.swift").last == "Preferences")
  }

  /// Every folder is a target and every target a folder. The manifest lists them by hand; see there for why.
  @Test func everyFolderIsATarget() throws {
    let manifest = try House.text("Package.swift")
    let declared = manifest.matches(
      of:
        /(?:layer|feature|tests|stageTests)\(\s*"(\w+)"|\.(?:systemLibrary|executableTarget|target)\(\s*name: "(\w+)"/
    )
    .map { String($0.1 ?? $0.2 ?? "") }
    let folders =
      try House.folders("Sources").filter { $0 != "Games" && $0 != "Stage" } + House.folders("Sources/Games")
      + House.stage
      + House.folders("Tests") + House.folders("Examples").flatMap { [$0, $0 + "Tests"] }
    #expect(Set(declared) == Set(folders))
    #expect(declared.count == Set(declared).count)
  }
}
