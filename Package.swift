// swift-tools-version:6.2
// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import PackageDescription

// The list of targets is explicit on purpose: the manifest is cached by its content, so a listing of
// folders made here would go stale. `Tests/HouseTests` checks that every folder is a target.

let environment = Context.environment

// Warnings are errors with the compilers that have been tried, and where Scripts/test says so; what a newer one warns of does not
// stop anybody from building.
#if compiler(<6.4)
let isStrict = environment["QUARTET_STRICT"] != "0"
#else
let isStrict = environment["QUARTET_STRICT"] == "1"
#endif
let strict: [SwiftSetting] = isStrict ? [.treatAllWarnings(as: .error)] : []

// What searches, lays out or paints is compiled for speed in a debug build, too: tests solve thousands of positions with it. All
// the rest compiles there in a quarter of the time, and its checks of ranges and overflow stay as precise as they can be.
// QUARTET_FAST=0 leaves it out, for a sanitizer that wants everything as it is written.
let fast: [SwiftSetting] =
  environment["QUARTET_FAST"] == "0"
  ? []
  : [
    .unsafeFlags(
      ["-O", "-whole-module-optimization", "-num-threads", "1", "-enable-default-cmo"],
      .when(configuration: .debug))
  ]
let fastLayers: Set = [
  "BoardKit", "Breakthrough", "Canvas", "ConnectFour", "EngineCore", "Files", "GameCore", "InterfaceKit",
  "Pentominoes", "Quarto", "Reversi", "SceneKit", "Screen", "Table", "Threads", "TicTacToe", "Words",
]

// A module of tests is compiled as a whole, as one job: several would each read all of it, and what it stands on. Nobody waits for
// what others see of it, so that is not made before the rest.
let whole: [SwiftSetting] = [
  .unsafeFlags(
    ["-whole-module-optimization", "-num-threads", "1", "-no-emit-module-separately-wmo"],
    .when(configuration: .debug))
]

/// A layer of the house; dependencies point down only (see ARCHITECTURE.md).
func layer(
  _ name: String, on dependencies: [Target.Dependency] = [], path: String? = nil, exclude: [String] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: path, exclude: exclude,
    swiftSettings: strict + (fastLayers.contains(name) ? fast : []))
}

/// What a player sees as one place: scenes that no other feature knows.
func feature(_ name: String) -> Target {
  layer(
    name,
    on: ["Canvas", "EngineCore", "GameCore", "House", "InterfaceKit", "Preferences", "SceneKit", "Words"],
    path: "Sources/Stage/" + name)
}

func tests(
  _ name: String, of dependencies: [Target.Dependency], path: String? = nil, exclude: [String] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, path: path, exclude: exclude, swiftSettings: strict + whole)
}

/// Whole evenings without a window: scenes are reached through the stage, as people reach them.
func stageTests(_ name: String, exclude: [String] = []) -> Target {
  tests(
    name,
    of: [
      "Canvas", "Catalog", "ConnectFour", "EngineCore", "FileLists", "Files", "GameCore", "GoldenKit",
      "House", "InterfaceKit", "Menu", "Opponents", "Pentominoes", "Popups", "Practice", "Preferences",
      "Review", "SceneKit", "Screen", "Stage", "StageKit", "Table", "Words",
    ],
    exclude: exclude)
}

let build: [CSetting] =
  [.define("QUARTET_BUILD", to: "\"\(environment["QUARTET_BUILD"] ?? "")\"")]
  + (environment["QUARTET_ICU_DATA"].map { [.define("QUARTET_ICU_DATA", to: $0)] } ?? [])

let package = Package(
  name: "quartet",
  products: [.executable(name: "quartet", targets: ["quartet"])],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
  ],
  targets: [
    .systemLibrary(
      name: "CSDL2",
      providers: [.apt(["libsdl2-dev", "libsdl2-image-dev", "libsdl2-ttf-dev"])]),

    // What Swift has no word for: cache lines asked for, the heap kept in one piece, pages given back.
    .systemLibrary(name: "CMemory"),
    // Lines of Reversi's board by vectors that Swift cannot ask for, in a header, too.
    .systemLibrary(name: "CReversi"),

    // What the program was built from, and what is left out of it: the scripts say it in the environment. A target of
    // its own, so that a new commit costs no more than a new link.
    .target(name: "CBuild", cSettings: build),

    // What is said, seen and touched, and what thinks: no SDL, no Foundation.
    layer("Files"),
    layer("Threads"),
    layer("Words", on: ["Files"]),
    layer("Canvas"),
    layer("EngineCore", on: ["CMemory", "Threads"]),
    layer("GameCore", on: ["Canvas", "EngineCore", "Words"]),
    // What hands do on every board.
    layer("BoardKit", on: ["Canvas", "GameCore", "Words"]),

    // The games: one folder each.
    layer(
      "ConnectFour", on: ["BoardKit", "CMemory", "Canvas", "EngineCore", "GameCore", "Words"],
      path: "Sources/Games/ConnectFour"),
    layer(
      "Quarto", on: ["BoardKit", "CMemory", "Canvas", "EngineCore", "GameCore", "Words"],
      path: "Sources/Games/Quarto"),
    layer(
      "Reversi", on: ["BoardKit", "CMemory", "CReversi", "Canvas", "EngineCore", "GameCore", "Words"],
      path: "Sources/Games/Reversi"),
    layer(
      "Pentominoes", on: ["BoardKit", "CMemory", "Canvas", "EngineCore", "GameCore", "Words"],
      path: "Sources/Games/Pentominoes"),
    // A game to begin from; not on the menu.
    layer(
      "TicTacToe", on: ["BoardKit", "Canvas", "EngineCore", "GameCore", "Words"],
      path: "Examples/TicTacToe", exclude: ["Tests"]),
    // The same with pieces that move and capture.
    layer(
      "Breakthrough", on: ["BoardKit", "Canvas", "EngineCore", "GameCore", "Words"],
      path: "Examples/Breakthrough", exclude: ["Tests"]),
    layer(
      "Catalog",
      on: ["Breakthrough", "ConnectFour", "GameCore", "Pentominoes", "Quarto", "Reversi", "TicTacToe"]),

    // What is kept of games. With Foundation, which GRDB stands on.
    layer(
      "Store",
      on: [
        "Files", "GameCore", "Words", .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "GRDBSQLite", package: "GRDB.swift"),
      ]),
    layer("Preferences", on: ["Files", "GameCore", "Words"]),
    // One description of a scene, from which everything on screen follows.
    layer("InterfaceKit", on: ["Canvas", "GameCore"]),

    // The stage: what scenes need of the world, what they are made of, a target for each feature, and the router, which
    // alone knows them all.
    layer(
      "House", on: ["Canvas", "EngineCore", "GameCore", "Preferences", "Words"], path: "Sources/Stage/House"),
    layer(
      "SceneKit",
      on: ["Canvas", "EngineCore", "GameCore", "House", "InterfaceKit", "Preferences", "Words"],
      path: "Sources/Stage/SceneKit"),
    feature("FileLists"),
    feature("Menu"),
    feature("Opponents"),
    feature("Popups"),
    feature("Practice"),
    feature("Review"),
    feature("Table"),
    layer(
      "Stage",
      on: [
        "Canvas", "EngineCore", "FileLists", "GameCore", "House", "InterfaceKit", "Menu", "Opponents",
        "Popups", "Practice", "Preferences", "Review", "SceneKit", "Table", "Words",
      ],
      path: "Sources/Stage/Router"),

    layer("Screen", on: ["Canvas", "CSDL2", "Threads"]),
    // The window for screen readers, on the desktop's accessibility bus.
    layer("AccessBus", on: ["Canvas", "GameCore", "Threads"]),

    // What commands have in common.
    layer(
      "CommandKit",
      on: [
        "Catalog", "EngineCore", "Files", "GameCore", "Store", "Words",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    .executableTarget(
      name: "quartet",
      dependencies: [
        "AccessBus", "CBuild", "Canvas", "Catalog", "CommandKit", "EngineCore", "Files", "GameCore", "House",
        "Preferences", "SceneKit", "Screen", "Stage", "Store", "Threads", "Words",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),

    // What is no part of playing: books, learning, matches, measuring, fuzzing.
    .executableTarget(
      name: "workbench",
      dependencies: [
        "Canvas", "Catalog", "CommandKit", "ConnectFour", "EngineCore", "Files", "GameCore", "Preferences",
        "Quarto",
        "Reversi", "Screen", "Stage", "Store", "Threads", "Words",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),

    tests("HouseTests", of: []),
    tests("WordsTests", of: ["Words"]),
    tests("EngineCoreTests", of: ["EngineCore"]),
    tests("CommandTests", of: ["quartet", "workbench"], exclude: ["Corpus", "Signatures.txt"]),
    // Compares drawings with pictures in the repository, for any test target.
    layer("GoldenKit", on: ["CSDL2", "Canvas", "Screen"], path: "Tests/GoldenKit"),
    // Stops searches in the middle, for the tests of every engine.
    layer("StopKit", on: ["EngineCore"], path: "Tests/StopKit"),
    // What every game promises, called by the tests of each.
    layer(
      "GameLaws", on: ["Canvas", "EngineCore", "GameCore", "StopKit"], path: "Tests/GameLaws"),
    tests(
      "ScreenTests", of: ["BoardKit", "Canvas", "CSDL2", "GoldenKit", "Reversi", "Screen"],
      exclude: ["Goldens"]),
    tests("GameCoreTests", of: ["Canvas", "EngineCore", "GameCore", "Words"]),
    tests("BoardKitTests", of: ["BoardKit", "Canvas", "GameCore"]),
    tests("CatalogTests", of: ["Catalog", "GameCore", "Words"]),
    // A stage without a window, with a clock and folders of its own, and what many scenes are tried with.
    layer(
      "StageKit",
      on: [
        "Canvas", "Catalog", "ConnectFour", "EngineCore", "GameCore", "GoldenKit", "House", "InterfaceKit",
        "Preferences", "SceneKit", "Screen", "Stage", "Table",
      ],
      path: "Tests/StageKit"),
    stageTests("TableTests", exclude: ["Snapshots"]),
    stageTests("PracticeTests", exclude: ["Snapshots"]),
    stageTests("ReviewTests", exclude: ["Snapshots"]),
    stageTests("StageTests", exclude: ["Goldens", "Snapshots"]),
    tests("AccessBusTests", of: ["AccessBus", "Canvas", "GameCore"]),
    tests("InterfaceKitTests", of: ["Canvas", "GameCore", "InterfaceKit"]),
    tests(
      "WindowTests",
      of: [
        "Catalog", "CommandKit", "EngineCore", "GameCore", "quartet",
        .product(name: "GRDB", package: "GRDB.swift"),
      ]),
    tests(
      "StoreTests",
      of: [
        "Catalog", "EngineCore", "Files", "GameCore", "GameLaws", "Store",
        .product(name: "GRDB", package: "GRDB.swift"),
      ]),
    tests("PreferencesTests", of: ["EngineCore", "Files", "GameCore", "Preferences"]),
    tests(
      "QuartoTests", of: ["Canvas", "EngineCore", "GameCore", "GameLaws", "Quarto", "StopKit", "workbench"],
      exclude: ["Data"]),
    tests(
      "ReversiTests",
      of: [
        "CReversi", "Canvas", "EngineCore", "Files", "GameCore", "GameLaws", "Reversi", "StopKit",
        "workbench",
      ],
      exclude: ["Data"]),
    tests(
      "PentominoesTests", of: ["Canvas", "EngineCore", "GameCore", "GameLaws", "Pentominoes"],
      exclude: ["Data"]),
    tests(
      "ConnectFourTests", of: ["Canvas", "ConnectFour", "EngineCore", "GameCore", "GameLaws", "StopKit"],
      exclude: ["Data"]),
    tests(
      "TicTacToeTests", of: ["EngineCore", "GameCore", "GameLaws", "TicTacToe"],
      path: "Examples/TicTacToe/Tests"),
    tests(
      "BreakthroughTests", of: ["Breakthrough", "Canvas", "EngineCore", "GameCore", "GameLaws"],
      path: "Examples/Breakthrough/Tests"),
  ]
)

// What Scripts/documentation needs, and nobody else.
if environment["QUARTET_DOCUMENTATION"] != nil {
  package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.4.0"))
}
