// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import StageKit
import Testing

@testable import House
@testable import Stage

/// The list of files: for one that is read, and for one that is written.
struct FileSceneTests {
  private static func past(_ id: String) -> GameRecord {
    GameRecord(
      id: id, game: "connect-four", options: GameOptions(), ownSeat: .first, seed: 1, moves: ["4", "4"],
      seconds: 61
    ).finished(Outcome(winner: .first, reason: ""), at: 1_000_000_000)
  }

  private static func folders() -> MemoryFolders {
    MemoryFolders(
      [
        "/": [FolderEntry("home", .folder)], "/home": [FolderEntry("me", .folder)],
        "/home/me": [
          FolderEntry("game-10.quartet", .file, size: 90, content: .game("reversi")),
          FolderEntry("Documents", .folder), FolderEntry("game-2.quartet", .file, content: .history),
          FolderEntry("Äpfel", .folder), FolderEntry("notes.txt", .file, size: 12_345),
          FolderEntry(".hidden", .file, content: .history), FolderEntry("pipe", .special),
          FolderEntry("gone", .broken),
          FolderEntry("b\u{FFFD}d", .file, content: .history, isNamed: false),
          FolderEntry("all games.json", .file, content: .history),
        ],
        "/home/me/Documents": [FolderEntry("old", .folder)], "/home/me/Documents/old": [],
        "/home/me/Äpfel": (0..<10_000).map { FolderEntry("file \($0)", .file, content: .history) },
      ],
      files: [
        "/home/me/game-2.quartet": (.history(path: "/home/me/game-2.quartet"), nil),
        "/home/me/all games.json": (.history(path: "/home/me/all games.json"), nil),
        "/home/me/game-10.quartet": (.game("f5 d6 c3"), "reversi"),
      ])
  }

  private func open(
    _ control: String, _ folders: MemoryFolders,
    _ archive: MemoryArchive = MemoryArchive(past: [past("old")]),
    _ size: Size = Size(1280, 800)
  ) throws -> House {
    let house = try House(size, settings: House.friends, archive: archive, folders: folders)
    archive.send(.open)
    house.settle()
    try house.click("menu.history")
    house.settle()
    try house.click("history." + control)
    house.settle()
    return house
  }

  private func names(_ house: House) -> [String] {
    house.stage.elements().filter { $0.role == .row && $0.id.contains(".file.") }.compactMap(\.value)
  }

  private func chosen(_ house: House) -> String? {
    house.stage.elements().first { $0.role == .row && $0.isSelected && $0.id.contains(".file.") }?.value
  }

  private func words(_ house: House) throws -> String { try house.element("import.words").label }

  private func write(_ text: String, into field: String, _ house: House) throws {
    try house.click(field)
    house.key(.end)
    while try house.element(field).value != "" { house.key(.backspace) }
    house.handle(.text(text))
    house.settle()
  }

  private func merged(_ archive: MemoryArchive) -> [String] {
    archive.requests.compactMap { if case .merge(let path) = $0 { path } else { nil } }
  }

  /// Folders and games are shown, and nothing else.
  @Test func foldersComeFirstAndNumbersCount() throws {
    let house = try open("import", Self.folders())
    #expect(house.popup == "import")
    #expect(
      names(house) == [
        "Äpfel", "Documents", "all games.json", "b\u{FFFD}d", "game-2.quartet", "game-10.quartet",
      ])
    #expect(try house.element("import.path").value == "/home/me")
  }

  @Test(arguments: [Size(1280, 800), Size(720, 560), Size(720, 1000)], [0.5, 2, 30])
  func aHistoryIsAddedByClicksAndTakenOutAgain(size: Size, rest: Double) throws {
    let archive = MemoryArchive(past: [Self.past("old")])
    archive.files["/home/me/game-2.quartet"] = [Self.past("old"), Self.past("a"), Self.past("b")]
    let house = try open("import", Self.folders(), archive, size)
    house.key(.down)
    for _ in 0..<20 where chosen(house) != "game-2.quartet" { house.key(.down) }
    #expect(chosen(house) == "game-2.quartet")
    house.pass(rest)
    try house.click(try #require(house.stage.elements().first { $0.value == "game-2.quartet" }).id)
    house.settle()
    #expect(house.popup == nil && merged(archive) == ["/home/me/game-2.quartet"])
    #expect(try house.element("toast").label == "2 games added. 1 was here already.")
    #expect(archive.past.count == 3)
    house.pass(0.5)
    try house.click(Toast.undoID)
    house.settle()
    #expect(archive.past.map(\.id) == ["old"])
    house.pass(30)
    // A second time brings the same games.
    try house.click("history.import")
    house.settle()
    house.type("game-2")
    house.key(.enter)
    house.settle()
    #expect(archive.past.count == 3)
    house.key(.character("z"), .control)
    house.settle()
    #expect(archive.past.map(\.id) == ["old"])
  }

  @Test func whatIsThereAlreadyIsSaid() throws {
    let archive = MemoryArchive(past: [Self.past("old")])
    archive.files["/home/me/game-2.quartet"] = [Self.past("old")]
    let house = try open("import", Self.folders(), archive)
    house.type("game")
    house.key(.enter)
    house.settle()
    #expect(try house.element("toast").label == "The game of this file was here already.")
    #expect(!house.has(Toast.undoID))
  }

  @Test func aGameComesOntoItsTable() throws {
    let house = try open("import", Self.folders())
    house.type("game-10")
    #expect(chosen(house) == "game-10.quartet")
    try house.click("import.use")
    house.settle()
    #expect(house.popup == nil && house.moves == ["f5", "d6", "c3"])
  }

  /// Every wrong file has its sentence, and the list stays.
  @Test(
    arguments: [
      ("b", "The name of “b\u{FFFD}d” is no text: give it another one."),
      ("notes", "“/home/me/notes.txt” is no game of Quartet."), ("all", "There is no file here."),
    ])
  func whatCannotBeReadIsSaid(start: String, sentence: String) throws {
    let archive = MemoryArchive()
    let house = try open("import", Self.folders(), archive)
    // What is not shown can be typed.
    if names(house).contains(where: { $0.hasPrefix(start) }) {
      house.type(start)
    } else {
      try write("/home/me/" + (start == "notes" ? "notes.txt" : start), into: "import.path", house)
    }
    house.key(.enter)
    house.settle()
    #expect(try words(house) == sentence)
    #expect(house.popup == "import" && archive.past.isEmpty)
    // It can be gone on with.
    house.key(.down)
    #expect(try words(house) != sentence)
    house.key(.escape)
    house.settle()
    #expect(house.popup == nil)
  }

  @Test func lettersLeadToANameUntilThereIsARest() throws {
    let house = try open("import", Self.folders())
    house.key(.character("g"))
    #expect(chosen(house) == "game-2.quartet")
    house.key(.character("l"))
    #expect(chosen(house) == "game-2.quartet", "nothing begins like this")
    house.pass(2)
    house.key(.character("a"))
    #expect(chosen(house) == "Äpfel")
    house.key(.character("l"))
    house.key(.character("l"))
    house.key(.space)
    house.key(.character("g"))
    #expect(chosen(house) == "all games.json")
    house.pass(30)
    house.key(.character("x"))
    #expect(chosen(house) == "all games.json")
  }

  @Test func upAndDownTheFolders() throws {
    let house = try open("import", Self.folders())
    house.type("docu")
    house.key(.enter)
    house.settle()
    #expect(try house.element("import.path").value == "/home/me/Documents")
    #expect(names(house) == ["old"])
    house.key(.backspace)
    house.settle()
    #expect(chosen(house) == "Documents")
    for _ in 0..<9 {
      house.key(.backspace)
      house.settle()
    }
    #expect(try house.element("import.path").value == "/")
    #expect(try !house.element("import.up").isEnabled)
    try house.click("import.place.documents")
    house.settle()
    #expect(try house.element("import.path").value == "/home/me/Documents")
  }

  @Test func aPathIsTyped() throws {
    let archive = MemoryArchive()
    archive.files["/home/me/game-2.quartet"] = [Self.past("a")]
    let house = try open("import", Self.folders(), archive)
    try write("~/Doc", into: "import.path", house)
    #expect(chosen(house) == "Documents")
    house.key(.tab)
    house.settle()
    #expect(try house.element("import.path").value == "~/Documents/")
    #expect(names(house) == ["old"])
    house.handle(.text("nothing/x"))
    house.settle()
    #expect(try words(house) == "There is no folder ~/Documents/nothing/.")
    #expect(names(house) == ["old"])
    // A beginning is enough where only one name has it.
    try write("~/Docu", into: "import.path", house)
    house.key(.enter)
    house.settle()
    #expect(try house.element("import.path").value == "/home/me/Documents")
    try write("/home/me/.", into: "import.path", house)
    #expect(names(house).contains(".hidden"))
    try write("/home/me/game-2.quartet", into: "import.path", house)
    house.key(.enter)
    house.settle()
    #expect(house.popup == nil && archive.past.map(\.id) == ["a"])
  }

  @Test func aPathIsPasted() throws {
    let archive = MemoryArchive()
    archive.files["/home/me/all games.json"] = [Self.past("a")]
    let house = try open("import", Self.folders(), archive)
    house.stage.effects = []
    house.key(.character("v"), .control)
    #expect(house.stage.effects.contains { if case .paste = $0 { true } else { false } })
    house.handle(.paste("nothing of use"))
    house.settle()
    #expect(house.popup == "import")
    #expect(try words(house) == "What was copied is no file.")
    house.handle(.paste("file:///home/me/all%20games.json\r\n"))
    house.settle()
    #expect(house.popup == nil && archive.past.map(\.id) == ["a"])
  }

  @Test(
    arguments: [
      (FolderFault.missing, "There is no folder /home/me/Documents."),
      (.noFolder, "/home/me/Documents is no folder."),
      (.forbidden, "You may not look into /home/me/Documents."),
      (.other("input/output error"), "/home/me/Documents cannot be read (input/output error)."),
    ])
  func aFolderThatCannotBeReadIsSaid(fault: FolderFault, sentence: String) throws {
    let folders = Self.folders()
    folders.faults["/home/me/Documents"] = fault
    let house = try open("import", folders)
    house.type("doc")
    house.key(.enter)
    house.settle()
    #expect(try words(house) == sentence)
    #expect(chosen(house) == "Documents")
  }

  /// A disk that does not answer holds up nothing, and what it says late is no longer asked.
  @Test func aSlowDisk() throws {
    let folders = Self.folders()
    let house = try open("import", folders)
    folders.isSlow = true
    house.type("doc")
    house.key(.enter)
    #expect(try words(house) != "Reading the folder…")
    house.pass(0.6)
    #expect(try words(house) == "Reading the folder…")
    try house.click("import.place.home")
    house.pass(30)
    folders.isSlow = false
    house.pass(0)
    house.stage.handle(.wake, now: house.now)
    house.settle()
    #expect(try house.element("import.path").value == "/home/me")
    house.key(.escape)
    house.settle()
    #expect(house.popup == nil)
  }

  @Test func tenThousandEntries() throws {
    let house = try open("import", Self.folders())
    house.type("a")
    house.key(.enter)
    house.settle()
    #expect(try house.element("import.list").value == "10000")
    #expect(names(house).count < 40)
    house.key(.end)
    house.settle()
    #expect(chosen(house) == "file 9999")
    house.key(.pageUp)
    house.settle()
    #expect(try #require(chosen(house)) < "file 9999")
  }

  // MARK: - A file that is written

  private func exports(_ archive: MemoryArchive) -> [String] {
    archive.requests.compactMap {
      if case .export(let path, let replaces) = $0 { "\(path) \(replaces)" } else { nil }
    }
  }

  @Test(arguments: [Size(1280, 800), Size(720, 560), Size(720, 1000)])
  func theHistoryIsWrittenUnderItsUsualName(size: Size) throws {
    let archive = MemoryArchive(past: [Self.past("old")])
    let house = try open("export", Self.folders(), archive, size)
    #expect(house.popup == "export")
    house.key(.enter)
    house.settle()
    #expect(exports(archive) == ["/home/me/quartet-2026-11-25.quartet false"])
    #expect(house.popup == nil)
    #expect(try house.element("toast").label.hasPrefix("1 finished game written to “quartet"))
    #expect(house.has("toast.folder") && house.stage.settings.lastFolder != nil)
  }

  @Test func aNameIsChosenAndAnOldFileAskedFor() throws {
    let archive = MemoryArchive(past: [Self.past("old")])
    archive.files["/home/me/Documents/mine.quartet"] = []
    let house = try open("export", Self.folders(), archive)
    try house.click("export.place.documents")
    house.settle()
    for (name, sentence) in [
      ("", "The file has no name yet."), ("..", "No file can have this name."),
      ("a/b", "A name has no slash in it; the folder is chosen above."),
      (String(repeating: "x", count: 300), "The name is too long."),
    ] {
      try write(name, into: "export.name", house)
      house.key(.enter)
      house.settle()
      #expect(try house.element("export.words").label == sentence)
      #expect(exports(archive).isEmpty && house.popup == "export")
    }
    try write("mine", into: "export.name", house)
    try house.click("export.use")
    house.settle()
    #expect(house.popup == "confirm")
    try house.click("confirm.no")
    house.settle()
    #expect(house.popup == "export" && archive.files["/home/me/Documents/mine.quartet"]?.isEmpty == true)
    try house.click("export.use")
    house.settle()
    try house.click("confirm.yes")
    house.settle()
    #expect(house.popup == nil && archive.files["/home/me/Documents/mine.quartet"]?.count == 1)
    #expect(exports(archive).last == "/home/me/Documents/mine.quartet true")
  }

  /// Keys only go through the list, and what holds no exported games is no name for them.
  @Test func keysLeaveTheNameAlone() throws {
    let archive = MemoryArchive(past: [Self.past("old")])
    let names = ["a.quartet", "quartet.db-shm"]
    let entries = names.map { FolderEntry($0, .file, content: .history) }
    let house = try open("export", MemoryFolders(["/home/me": entries], files: [:]), archive)
    let name = try house.element("export.name").value
    house.stage.top.host.focus(nil)
    house.key(.down)
    #expect(try chosen(house) == names[1] && house.element("export.name").value == name)
    house.key(.enter)
    house.settle()
    #expect(try exports(archive).isEmpty && house.element("export.name").value == name)
    #expect(try house.element("export.words").label == "“quartet.db-shm” is no file with games.")
    let row = try #require(house.stage.elements().first { $0.value == names[0] })
    house.click(at: row.frame.center)
    #expect(try house.element("export.name").value == names[0], "a click means that file")
  }

  @Test func aFullDiskLosesNothing() throws {
    let archive = MemoryArchive(past: [Self.past("old")])
    archive.exportFault = "The history cannot be written to /x (no space left on device)."
    let house = try open("export", Self.folders(), archive)
    house.key(.enter)
    house.settle()
    #expect(house.popup == "export")
    #expect(try house.element("export.words").label == archive.exportFault)
    archive.exportFault = nil
    try house.click("export.use")
    house.settle()
    #expect(house.popup == nil && exports(archive).count == 2)
  }

  /// Chosen in its folder where the desktop can do that; else the folder.
  @Test(arguments: ["/home/me/Meine Spiele/it's 100%.json", "/a.json", "/tmp/ü.png", "/tmp/ü"])
  func aFileIsShownInItsFolder(_ path: String) throws {
    let ways = FilePath.waysToShow(path)
    #expect(ways.map { $0[0] } == ["gdbus", "xdg-open"])
    #expect(ways[0].contains("org.freedesktop.FileManager1.ShowItems"))
    let address = try #require(ways[0].first { $0.hasPrefix("['file://") }).dropFirst(2).dropLast(2)
    #expect(!address.contains("'") && !address.contains(" "))
    #expect(FilePath.pasted(String(address)) == path)
    #expect(FilePath.pasted(ways[1][1]) == FilePath.parent(path))
  }
}
