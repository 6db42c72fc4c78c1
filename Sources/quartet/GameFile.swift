// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ArgumentParser
import Catalog
import CommandKit
import Files
import GameCore
import Glibc
import House
import Stage
import Words

/// A file that the program is to open: a history that was exported, or a game in any form that can be pasted; a first line may name
/// it, "quartet game reversi". Documentation/files.md describes them.
struct GameFile {
  let path: String
  private let start: [UInt8]

  /// - Throws: a `ValidationError` when there is nothing to read at `path`.
  init(path: String) throws {
    self.path = path
    do throws(FileError) {
      start = try File.start(path, count: GivenBytes.most)
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
    let isDocument = start.first { !Self.isBlank($0) } == UInt8(ascii: "{")
    if CollectionFile.isNamed(path) { return (.history(path: path), nil) }
    let isWhole = start.count <= GivenBytes.most
    let text = isWhole ? GivenBytes.text(of: start) : ""
    if isDocument, !isWhole || text.contains("\"quartet-history\"") { return (.history(path: path), nil) }
    if let named = GivenText(text).game, !catalog.contains(where: { $0.info.name == named }) {
      return (
        .problem(
          tr(
            "“{file}” is a game that this Quartet does not know: {game}.",
            ["file": name, "game": Readable.quoted(named, most: 40)])),
        nil
      )
    }
    guard isWhole, let found = FoundGame(text, in: catalog) else {
      if isDocument { return (.history(path: path), nil) }
      return (.problem(tr("“{file}” is no game of Quartet.", ["file": name])), nil)
    }
    return (.game(text), found.game)
  }

  /// What a file seems to hold: a history by its first bytes, a game by all of them; nil for nothing of ours.
  static func peek(_ path: String) -> FolderEntry.Content? {
    if CollectionFile.isNamed(path) { return .history }
    guard let start = try? File.start(path, count: looked) else { return nil }
    if start.first(where: { !isBlank($0) }) == UInt8(ascii: "{"),
      String(decoding: start.prefix(256), as: UTF8.self).contains("\"quartet-history\"")
    {
      return .history
    }
    guard start.count <= looked, let found = FoundGame(GivenBytes.text(of: start), in: catalog),
      found.error == nil
    else { return nil }
    return .game(found.game.info.name)
  }

  /// Larger files are not looked through for a game, in bytes.
  private static let looked = 1 << 14

  private static func isBlank(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0a, 0x0d].contains(byte) }
}
