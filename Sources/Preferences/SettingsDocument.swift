// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Files
import Glibc
import Words

/// The settings as they lie in `settings.json`, read and written at once.
///
/// Several windows may share the file: each writes only what was changed in it, over what lies there by then. Nothing
/// that goes wrong here stops the game: what could not be done is one sentence for a toast, and play goes on with the
/// settings in memory. A file that cannot be read is set aside under another name, never overwritten.
struct SettingsDocument {
  private let folder: String
  /// The settings as they were read or written here last; what differs from them was changed since.
  private var known = Settings()
  /// False while something lies under the file's name that could neither be read nor set aside.
  private var mayReplace = true
  /// What the player has been told already.
  private var toldProblem: String?

  private static let name = "settings"
  private static let ending = ".json"
  /// Nothing that is written here comes near.
  static let sizeLimit = 1 << 20

  init(directory: String) { folder = directory.isEmpty ? "." : directory }

  private var path: String { folder + "/" + SettingsDocument.name + SettingsDocument.ending }

  /// The settings, or those of a first start if there are none; `problem` is a sentence for the player.
  mutating func load() -> (settings: Settings, problem: String?) {
    mayReplace = true
    let (file, problem) = read()
    known = file.map { Settings($0) } ?? Settings()
    // What is new in a box that is opened for the first time is written with the first change.
    return (known, problem)
  }

  /// What the file says of the window; what is damaged is dealt with later.
  var window: String? {
    (try? File.read(path, limit: SettingsDocument.sizeLimit)).flatMap { $0.flatMap { JSON(parsing: $0) } }
      .flatMap { Settings($0).window }
  }

  /// What lies there; nil if there is nothing that can be read.
  private mutating func read() -> (file: JSON?, problem: String?) {
    do {
      guard let bytes = try File.read(path, limit: SettingsDocument.sizeLimit) else { return (nil, nil) }
      if let read = JSON(parsing: bytes), read.members != nil { return (read, nil) }
    } catch {
      // Part of the path is no folder: there is nothing to set aside, and saving will say so.
      if error.code == ENOTDIR { return (nil, nil) }
    }
    return (nil, setAside())
  }

  private mutating func setAside() -> String {
    do {
      let name = try File.setAside(
        folder: folder, name: SettingsDocument.name, ending: SettingsDocument.ending)
      return tr("The settings could not be read; they were set aside as {name}.", ["name": name])
    } catch {
      mayReplace = false
      return tr("The settings could not be read and will not be saved ({reason}).", ["reason": error.said])
    }
  }

  /// Writes what was changed. Returns a sentence for the player if that failed, but the same one only once.
  mutating func save(_ settings: Settings) -> String? {
    guard mayReplace, settings != known else { return nil }
    let (file, damage) = read()
    guard mayReplace else { return damage }
    // With the file everything is gone that was in it.
    let before = file == nil ? Settings() : known
    guard let bytes = settings.written(over: file ?? .object([:]), since: before).bytes else { return nil }
    do {
      try File.makeFolder(folder)
      try File.replace(path, with: bytes)
      known = settings
      toldProblem = nil
      return damage
    } catch {
      let problem = tr("The settings could not be saved ({reason}).", ["reason": error.said])
      defer { toldProblem = problem }
      return problem == toldProblem ? nil : problem
    }
  }
}
