// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Files
import Glibc
import Synchronization
import Testing

@testable import Preferences

/// A folder of its own below the system's temporary folder, gone when the test is over.
private final class Folder {
  let path: String

  init() throws {
    var name = Array("/tmp/quartet-preferences-XXXXXX".utf8CString)
    path = String(cString: try #require(mkdtemp(&name)))
  }

  deinit {
    func remove(_ path: String) {
      chmod(path, 0o700)
      for entry in Folder.entries(path) { remove(path + "/" + entry) }
      if unlink(path) != 0 { rmdir(path) }
    }
    remove(path)
  }

  static func entries(_ path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var entries: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != "." && name != ".." { entries.append(name) }
    }
    return entries.sorted()
  }

  var entries: [String] { Folder.entries(path) }

  func put(_ name: String, _ text: String) throws {
    try File.replace(path + "/" + name, with: Array(text.utf8))
  }

  func text(_ name: String) throws -> String? {
    try File.read(path + "/" + name, limit: 1 << 20).map { String(decoding: $0, as: UTF8.self) }
  }
}

struct SettingsDocumentTests {
  @Test func aFirstStartHasFirstValuesAndTouchesNothing() throws {
    let folder = try Folder()
    let (settings, problem) = SettingsStore(directory: folder.path + "/new").load()
    #expect(settings == Settings() && problem == nil)
    #expect(folder.entries.isEmpty)
  }

  @Test func savesIntoFoldersItMakes() throws {
    let folder = try Folder()
    let place = folder.path + "/a/b/quartet"
    var settings = Settings()
    settings.theme = .dark
    var first = SettingsDocument(directory: place)
    #expect(first.save(settings) == nil)
    #expect(Folder.entries(place) == ["settings.json"])
    #expect(SettingsStore(directory: place).load() == (settings, nil))
    var about = stat()
    #expect(stat(place, &about) == 0 && about.st_mode & 0o777 == 0o700)
  }

  @Test func entriesOfNewerVersionsSurviveASave() throws {
    let folder = try Folder()
    try folder.put("settings.json", "{\"theme\": \"light\", \"later\": {\"x\": 1}}")
    var store = SettingsDocument(directory: folder.path)
    var settings = store.load().settings
    settings.isMuted = true
    #expect(store.save(settings) == nil)
    let text = try #require(try folder.text("settings.json"))
    let file = try #require(JSON(parsing: Array(text.utf8)))
    #expect(file["later"] == .object(["x": .integer(1)]))
    #expect(file["muted"] == .boolean(true) && file["theme"] == .string("light"))
  }

  @Test func nothingIsWrittenWhenNothingChanged() throws {
    let folder = try Folder()
    var store = SettingsDocument(directory: folder.path)
    #expect(store.save(Settings()) == nil && folder.entries.isEmpty)
    #expect(store.save(Self.dark) == nil)
    try #require(unlink(folder.path + "/settings.json") == 0)
    #expect(store.save(Self.dark) == nil)
    #expect(folder.entries.isEmpty)
  }

  /// Two windows on one file: each changes something, and neither undoes what the other has done.
  @Test func twoWindowsKeepWhatEachHasChanged() throws {
    let folder = try Folder()
    var (one, two) = (SettingsDocument(directory: folder.path), SettingsDocument(directory: folder.path))
    var (mine, yours) = (one.load().settings, two.load().settings)
    mine.theme = .dark
    mine[game: "quarto"].opponent = .character(.ember)
    mine[game: "quarto"].switches["squares"] = true
    #expect(one.save(mine) == nil)
    yours.volume = 0.25
    yours[game: "quarto"].first = .bot
    yours[game: "reversi"].opponent = .friend
    #expect(two.save(yours) == nil)
    mine.isMuted = true
    #expect(one.save(mine) == nil)
    var both = mine
    both.volume = 0.25
    both[game: "quarto"].first = .bot
    both[game: "reversi"].opponent = .friend
    #expect(SettingsStore(directory: folder.path).load() == (both, nil))
    // Only what was changed is in the file.
    let text = try #require(try folder.text("settings.json"))
    let file = try #require(JSON(parsing: Array(text.utf8)))
    #expect(
      Set(file.members?.keys.map(\.self) ?? []) == ["theme", "muted", "volume", "games"])
    #expect(file["games"]?["reversi"] == .object(["opponent": .string("friend")]))
  }

  /// A file that is gone is written anew with everything that was not as at first; one that was damaged meanwhile is set aside.
  @Test(arguments: [nil, "{"])
  func whatHappensToTheFileMeanwhileCostsNothing(text: String?) throws {
    let folder = try Folder()
    var store = SettingsDocument(directory: folder.path)
    var settings = store.load().settings
    settings.theme = .dark
    #expect(store.save(settings) == nil)
    try #require(unlink(folder.path + "/settings.json") == 0)
    if let text { try folder.put("settings.json", text) }
    settings.pace = 4
    let told = store.save(settings)
    #expect((told == nil) == (text == nil))
    #expect(SettingsStore(directory: folder.path).load() == (settings, nil))
  }

  private static var dark: Settings {
    var settings = Settings()
    settings.theme = .dark
    return settings
  }

  @Test(arguments: ["", "{", "[]", "null", "\"theme\"", "{\"theme\": dark}", "\u{0}\u{0}\u{0}"])
  func aDamagedFileIsSetAside(text: String) throws {
    let folder = try Folder()
    try folder.put("settings.json", text)
    var store = SettingsDocument(directory: folder.path)
    let (settings, problem) = store.load()
    #expect(settings == Settings())
    #expect(problem == "The settings could not be read; they were set aside as settings.damaged-1.json.")
    #expect(try folder.text("settings.damaged-1.json") == text)
    #expect(store.save(Self.dark) == nil)
    #expect(folder.entries == ["settings.damaged-1.json", "settings.json"])
  }

  @Test func whatWasSetAsideIsNeverOverwritten() throws {
    let folder = try Folder()
    for number in 1...3 {
      try folder.put("settings.json", "damage \(number)")
      let problem = SettingsStore(directory: folder.path).load().problem
      #expect(problem?.contains("settings.damaged-\(number).json") == true)
    }
    for number in 1...3 { #expect(try folder.text("settings.damaged-\(number).json") == "damage \(number)") }
  }

  @Test func aFolderInTheFilesPlaceIsSetAside() throws {
    let folder = try Folder()
    try File.makeFolder(folder.path + "/settings.json/inner")
    #expect(SettingsStore(directory: folder.path).load().problem != nil)
    #expect(folder.entries == ["settings.damaged-1.json"])
    #expect(Folder.entries(folder.path + "/settings.damaged-1.json") == ["inner"])
  }

  @Test func aPipeInTheFilesPlaceDoesNotHang() throws {
    let folder = try Folder()
    try #require(mkfifo(folder.path + "/settings.json", 0o600) == 0)
    #expect(SettingsStore(directory: folder.path).load().problem != nil)
    #expect(folder.entries == ["settings.damaged-1.json"])
  }

  @Test func aFileTooLargeToBeOursIsSetAside() throws {
    let folder = try Folder()
    try folder.put("settings.json", "{}" + String(repeating: " ", count: SettingsDocument.sizeLimit))
    #expect(SettingsStore(directory: folder.path).load().problem != nil)
    #expect(folder.entries == ["settings.damaged-1.json"])
  }

  @Test func aFolderThatCannotBeMadeIsOneSentenceToldOnce() throws {
    let folder = try Folder()
    try folder.put("file", "")
    var store = SettingsDocument(directory: folder.path + "/file/quartet")
    #expect(store.load() == (Settings(), nil))
    #expect(store.save(Self.dark) == "The settings could not be saved (not a directory).")
    #expect(store.save(Self.dark) == nil)
    #expect(folder.entries == ["file"])
  }

  /// The super-user may write anywhere, so there the system is asked to fail in another way.
  @Test func aFullDiskLeavesTheOldFile() throws {
    let folder = try Folder()
    var store = SettingsDocument(directory: folder.path)
    #expect(store.save(Self.dark) == nil)
    let before = try folder.text("settings.json")
    // A folder under the temporary name stands for whatever may go wrong before the exchange.
    try File.makeFolder(folder.path + "/settings.json.new-\(getpid())")
    var settings = Self.dark
    settings.volume = 1
    let told = store.save(settings)
    let problem = try #require(told)
    #expect(problem.hasPrefix("The settings could not be saved (") && problem.hasSuffix(")."))
    #expect(try folder.text("settings.json") == before)
    rmdir(folder.path + "/settings.json.new-\(getpid())")
    #expect(store.save(settings) == nil)
    #expect(SettingsStore(directory: folder.path).load() == (settings, nil))
  }

  @Test(.enabled(if: geteuid() != 0, "the super-user may write anywhere"))
  func aReadOnlyFolderIsOneSentence() throws {
    let folder = try Folder()
    try folder.put("settings.json", "damaged")
    chmod(folder.path, 0o500)
    var store = SettingsDocument(directory: folder.path)
    #expect(
      store.load().problem == "The settings could not be read and will not be saved (permission denied).")
    #expect(store.save(Self.dark) == nil)
    #expect(try folder.text("settings.json") == "damaged")
  }

  @Test func aSymbolicLinkStaysOne() throws {
    let folder = try Folder()
    try folder.put("real.json", "{}")
    try #require(symlink("real.json", folder.path + "/settings.json") == 0)
    var store = SettingsDocument(directory: folder.path)
    _ = store.load()
    #expect(store.save(Self.dark) == nil)
    var about = stat()
    #expect(lstat(folder.path + "/settings.json", &about) == 0 && about.st_mode & S_IFMT == S_IFLNK)
    #expect(try folder.text("real.json")?.contains("theme") == true)
  }
}

/// The thread that writes.
struct SettingsStoreTests {
  /// A hundred steps of a slider while the disk is busy are one write, of the last of them.
  @Test func whatWaitsIsWrittenOnce() throws {
    let folder = try Folder()
    let store = SettingsStore(directory: folder.path)
    var settings = Settings()
    store.held {
      for step in 0...100 {
        settings.volume = Double(step) / 100
        store.save(settings)
      }
      #expect(!store.isIdle && folder.entries.isEmpty, "nobody waited for the disk")
    }
    store.flush()
    #expect(store.isIdle && store.writes == 1 && store.poll().isEmpty)
    #expect(SettingsStore(directory: folder.path).load() == (settings, nil))
  }

  @Test func aProblemIsPolledOnceAndWakes() throws {
    let folder = try Folder()
    try folder.put("file", "")
    let woken = Mutex(0)
    let store = SettingsStore(directory: folder.path + "/file/quartet") { woken.withLock { $0 += 1 } }
    var settings = Settings()
    settings.isMuted = true
    store.save(settings)
    store.flush()
    #expect(store.poll() == ["The settings could not be saved (not a directory)."])
    #expect(store.poll().isEmpty && woken.withLock { $0 } == 1)
  }
}

struct AppDirectoriesTests {
  private func directories(_ environment: [String: String]) -> AppDirectories {
    AppDirectories(environment: { environment[$0] }, home: { "/home/system" })
  }

  @Test func withoutEnvironmentTheyAreBelowTheHome() {
    let directories = directories([:])
    #expect(directories.config == "/home/system/.config/quartet")
    #expect(directories.data == "/home/system/.local/share/quartet")
  }

  @Test func theEnvironmentDecides() {
    let some = directories(["HOME": "/h", "XDG_DATA_HOME": "/d"])
    #expect(some.config == "/h/.config/quartet" && some.data == "/d/quartet")
    #expect(directories(["XDG_CONFIG_HOME": "/c"]).config == "/c/quartet")
  }

  @Test func relativeAndEmptyPathsDoNotCount() {
    let directories = directories(["HOME": "h", "XDG_CONFIG_HOME": "c", "XDG_DATA_HOME": ""])
    #expect(directories.config == "/home/system/.config/quartet")
    #expect(directories.data == "/home/system/.local/share/quartet")
  }

  @Test func oneFolderForAll() {
    #expect(AppDirectories(all: "/x").config == "/x")
    #expect(AppDirectories(all: "/x").data == "/x")
  }

  /// The file is written by xdg-user-dirs; its manual says what may stand in it.
  @Test(arguments: [
    (nil, "/home/me/Pictures"), ("XDG_PICTURES_DIR=\"$HOME/Bilder\"", "/home/me/Bilder"),
    ("# XDG_PICTURES_DIR=\"$HOME/x\"\nXDG_MUSIC_DIR=\"$HOME/Musik\"", "/home/me/Pictures"),
    ("XDG_PICTURES_DIR=\"$HOME/a\"\n XDG_PICTURES_DIR=\"/photos/b\"\n", "/photos/b"),
    ("XDG_PICTURES_DIR=\"$HOME\"", "/home/me"), ("XDG_PICTURES_DIR=\"Bilder\"", "/home/me/Pictures"),
    ("XDG_PICTURES_DIR=\"$HOME/locked\"", "/home/me/Pictures"), ("XDG_PICTURES_DIR=", "/home/me/Pictures"),
  ])
  func picturesGoWhereTheDesktopHasThem(file: String?, folder: String) {
    let desktop = Desktop(
      environment: { ["HOME": "/home/me"][$0] },
      read: { $0 == "/home/me/.config/user-dirs.dirs" ? file : nil })
    #expect(
      AppDirectories.folder("PICTURES", "Pictures", desktop, isWritable: { !$0.contains("locked") }) == folder
    )
    let moved = Desktop(
      environment: { ["HOME": "/home/me", "XDG_CONFIG_HOME": "/etc/me"][$0] },
      read: { $0 == "/etc/me/user-dirs.dirs" ? "XDG_PICTURES_DIR=/p" : nil })
    #expect(AppDirectories.folder("PICTURES", "Pictures", moved, isWritable: { _ in true }) == "/p")
    let none = AppDirectories.folder(
      "PICTURES", "Pictures",
      Desktop(environment: { _ in nil }, read: { _ in nil }), isWritable: { _ in false })
    #expect(none == ".")
  }
}
