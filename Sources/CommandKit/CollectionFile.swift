// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Catalog
import Files
import GameCore

/// Collections of games of others, with the files that belong to them.
package enum CollectionFile {
  /// Twenty times as much as a year of tournaments, in bytes.
  private static let most = 64 << 20

  private static var collecting: [any Collecting.Type] { catalog.compactMap { $0 as? any Collecting.Type } }

  /// True of the name of a file with the games of a collection.
  package static func isNamed(_ path: String) -> Bool {
    collecting.contains { $0.collectionFiles.first == ending(path) }
  }

  /// The games of a collection as they are kept; nil of any other file.
  package static let read: @Sendable (String) -> [GameRecord]? = { path in
    guard let game = collecting.first(where: { $0.collectionFiles.first == ending(path) }) else { return nil }
    var files: [String: [UInt8]] = [:]
    for kind in game.collectionFiles {
      guard let file = kind == ending(path) ? path : beside(path, ending: kind) else { continue }
      let bytes = try? File.read(file, limit: most)
      files[kind] = bytes ?? nil
    }
    let name = game.info.name
    return game.collection(in: files)?.games.map { $0.record(of: name) }
  }

  private static func ending(_ path: String) -> String {
    path.split(separator: ".").last.map { $0.lowercased() } ?? ""
  }

  /// The file of the same name, or the only one of its kind: one list of names may serve the games of many years.
  private static func beside(_ path: String, ending: String) -> String? {
    let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let (folder, stem) = (path[..<slash], path[slash...].prefix { $0 != "." }.lowercased())
    let names = (try? FolderList.names(in: folder.isEmpty ? "." : String(folder))) ?? []
    let found = names.filter(\.isText).map(\.text).filter { Self.ending($0) == ending }.sorted()
    let name = found.first { $0.prefix { $0 != "." }.lowercased() == stem } ?? found.first
    return name.map { folder + $0 }
  }
}
