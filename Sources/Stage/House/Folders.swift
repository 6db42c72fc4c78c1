// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore

/// What lies on the disk, for whoever looks for a file. It works like an archive: requests go out at once and are answered later,
/// so no picture waits for a disk, not even for one at the other end of a line that is dead.
public protocol Folders: AnyObject {
  /// Does what is asked, later; never blocks.
  func send(_ request: FolderRequest)
  /// What has happened since the last call.
  func poll() -> [FolderReply]
}

public enum FolderRequest: Hashable, Sendable {
  /// Answered by `listed`. "~" is the player's home, and an empty path the folder that a file would go to.
  case list(String)
  /// What is in a file; answered by `opened`.
  case open(String)
  /// Answered by `places`.
  case places
  /// Shows a file in the desktop's program for files; answered by `shown` or `unshown`.
  case show(String)
}

public enum FolderReply: Hashable, Sendable {
  /// - Parameter asked: the path as it was asked for.
  case listed(asked: String, Result<Folder, FolderFault>)
  /// What is in a file, and the game whose table it wants.
  case opened(path: String, GivenFile, game: String?)
  case places([FilePlace])
  /// Whether the desktop has shown a file, or where there is no program for that, that it has not.
  case shown
  case unshown(path: String)
}

/// A folder that people have.
public struct FilePlace: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable { case home, documents, downloads, desktop }

  public var kind: Kind
  public var path: String

  public init(_ kind: Kind, path: String) { (self.kind, self.path) = (kind, path) }
}

/// Why a folder cannot be shown.
public enum FolderFault: Error, Hashable, Sendable {
  case missing, noFolder, forbidden
  /// In the system's words.
  case other(String)
}

/// What is in a folder, in the order in which people look for it.
public struct Folder: Hashable, Sendable {
  /// From the root, without a slash at its end, but for the root itself.
  public var path: String
  public var entries: [FolderEntry]

  /// Brings the entries into order.
  public init(path: String, entries: [FolderEntry]) {
    self.path = path
    let keyed = entries.map { (entry: $0, key: FolderEntry.key($0.name, padsNumbers: true)) }
    self.entries = keyed.sorted { a, b in
      let folders = (a.entry.kind == .folder, b.entry.kind == .folder)
      if folders.0 != folders.1 { return folders.0 }
      return (a.key, a.entry.name) < (b.key, b.entry.name)
    }.map(\.entry)
  }
}

/// Something in a folder.
public struct FolderEntry: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case folder, file
    /// A pipe, a socket, a device.
    case special
    /// A link that leads nowhere.
    case broken
  }

  /// What Quartet finds in a file.
  public enum Content: Hashable, Sendable {
    case history
    /// One game, by its name.
    case game(String)
  }

  public var name: String
  public var kind: Kind
  /// In bytes.
  public var size: Int
  public var changed: Timestamp
  /// Nil of what holds nothing of ours.
  public var content: Content?
  /// False of a name that is no text: such a file cannot be asked for.
  public var isNamed = true

  public init(
    _ name: String, _ kind: Kind, size: Int = 0, changed: Timestamp = 0, content: Content? = nil,
    isNamed: Bool = true
  ) {
    (self.name, self.kind, self.size, self.changed) = (name, kind, size, changed)
    (self.content, self.isNamed) = (content, isNamed)
  }

  package var isHidden: Bool { name.hasPrefix(".") }

  /// As names are compared: without regard to capitals and to what stands over letters, and 2 before 10.
  package static func key(_ name: String, padsNumbers: Bool = false) -> String {
    let plain = name.utf8.allSatisfy { $0 < 128 } ? name.lowercased() : name.plain
    guard padsNumbers, plain.utf8.contains(where: { (48...57).contains($0) }) else { return plain }
    var (key, digits) = ("", "")
    func put() {
      let bare = digits.drop { $0 == "0" }
      key += String(repeating: "0", count: max(0, 20 - bare.count)) + bare
      digits = ""
    }
    for letter in plain {
      if letter.isASCII, letter.isNumber {
        digits.append(letter)
      } else {
        if !digits.isEmpty { put() }
        key.append(letter)
      }
    }
    if !digits.isEmpty { put() }
    return key
  }
}
