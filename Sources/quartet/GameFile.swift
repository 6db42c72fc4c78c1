// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ArgumentParser
import Catalog
import Files
import GameCore
import Glibc
import Stage
import Words

/// A file that the program is to open: a history that was exported, or a text whose first line names a game, "quartet
/// game reversi", and whose other lines are what Ctrl C copies. Documentation/files.md describes both.
struct GameFile {
  let path: String
  private let start: [UInt8]
  /// No text of one game comes near.
  private static let sizeLimit = 1 << 16

  /// - Throws: a `ValidationError` when there is nothing to read at `path`.
  init(path: String) throws {
    self.path = path
    do throws(FileError) {
      start = try File.start(path, count: Self.sizeLimit)
    } catch {
      throw ValidationError(
        error.code == EINVAL
          ? "'\(path)' is no plain file; allowed is a file with a game in it"
          : "'\(path)' is no command and no file that can be read (\(error.reason)); allowed are a file with a game "
            + "in it, or a command that quartet --help names")
    }
  }

  /// What is in the file, and the game whose table it wants.
  var content: (file: GivenFile, game: (any Game.Type)?) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    if start.first(where: { !Self.isBlank($0) }) == UInt8(ascii: "{") { return (.history(path: path), nil) }
    // After a byte order mark, and with any ends of lines.
    let text = String(decoding: start, as: UTF8.self).trimmingPrefix("\u{feff}")
    let lines = text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix(";") }
    let head = (lines.first ?? "").split(whereSeparator: \.isWhitespace).map { $0.lowercased() }
    guard start.count < Self.sizeLimit, head.count == 3, head[..<2] == ["quartet", "game"] else {
      return (.problem(tr("“{file}” is no game of Quartet.", ["file": name])), nil)
    }
    guard let game = catalog.first(where: { $0.info.name == head[2] }) else {
      return (
        .problem(
          tr("“{file}” is a game that this Quartet does not know: {game}.", ["file": name, "game": head[2]])),
        nil
      )
    }
    return (.game(lines.dropFirst().joined(separator: "\n")), game)
  }

  /// What a file seems to hold, by its first bytes; nil for nothing of ours.
  static func peek(_ path: String) -> FolderEntry.Content? {
    guard let start = try? File.start(path, count: 256) else { return nil }
    let text = String(decoding: start, as: UTF8.self).trimmingPrefix("\u{feff}")
    if start.first(where: { !isBlank($0) }) == UInt8(ascii: "{") {
      return text.contains("\"quartet-history\"") ? .history : nil
    }
    let head = (text.split(whereSeparator: \.isNewline).first { !$0.hasPrefix(";") } ?? "")
      .split(whereSeparator: \.isWhitespace).map { $0.lowercased() }
    guard head.count == 3, head[..<2] == ["quartet", "game"] else { return nil }
    return catalog.contains { $0.info.name == head[2] } ? .game(head[2]) : nil
  }

  private static func isBlank(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0a, 0x0d].contains(byte) }
}
