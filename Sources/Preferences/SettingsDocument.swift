// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Glibc
import Words

/// The settings as they lie in `settings.json`, read and written at once.
///
/// Nothing that goes wrong here stops the game: what could not be done is one sentence for a toast, and play goes on
/// with the settings in memory. A file that cannot be read is set aside under another name, never overwritten.
struct SettingsDocument {
  private let folder: String
  /// The file as it was read or written last, with what newer versions keep there.
  private var file = JSON.object([:])
  /// False while something lies under the file's name that could neither be read nor set aside.
  private var mayReplace = true
  /// What the player has been told already.
  private var toldProblem: String?

  private static let name = "settings"
  private static let ending = ".json"

  init(directory: String) { folder = directory.isEmpty ? "." : directory }

  private var path: String { folder + "/" + SettingsDocument.name + SettingsDocument.ending }

  /// The settings, or those of a first start if there are none; `problem` is a sentence for the player.
  mutating func load() -> (settings: Settings, problem: String?) {
    file = .object([:])
    mayReplace = true
    do {
      guard let bytes = try File.read(path) else { return (Settings(), nil) }
      if let read = JSON(parsing: bytes), read.members != nil {
        file = read
        return (Settings(read), nil)
      }
    } catch {
      // Part of the path is no folder: there is nothing to set aside, and saving will say so.
      if error.code == ENOTDIR { return (Settings(), nil) }
    }
    return (Settings(), setAside())
  }

  private mutating func setAside() -> String {
    do {
      let name = try File.setAside(
        folder: folder, name: SettingsDocument.name, ending: SettingsDocument.ending)
      return tr("The settings could not be read; they were set aside as {name}.", ["name": name])
    } catch {
      mayReplace = false
      return tr("The settings could not be read and will not be saved ({reason}).", ["reason": error.reason])
    }
  }

  /// Writes the settings, if they differ from what the file holds. Returns a sentence for the player if that failed,
  /// but the same one only once.
  mutating func save(_ settings: Settings) -> String? {
    guard mayReplace else { return nil }
    let new = settings.written(over: file)
    guard new != file, let bytes = new.bytes else { return nil }
    do {
      try File.makeFolder(folder)
      try File.replace(path, with: bytes)
      file = new
      toldProblem = nil
      return nil
    } catch {
      let problem = tr("The settings could not be saved ({reason}).", ["reason": error.reason])
      defer { toldProblem = problem }
      return problem == toldProblem ? nil : problem
    }
  }
}
