// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import House

/// A folder as it is looked through: which of its entries are shown, which one is chosen, and what was typed.
struct FileList {
  private(set) var folder: Folder?
  private(set) var shown: [FolderEntry] = []
  private(set) var selected: Int?
  /// What stands in the field for the path while it is not that of the folder.
  var typed: String?
  /// What the folder was asked for as, with "~" in it perhaps.
  private var asked = ""
  /// Letters that lead to a name, and when the last of them was typed.
  private var sought: (letters: String, time: Double)?
  /// After so long letters begin a new name, in seconds.
  private static let pause = 1.2

  var entry: FolderEntry? { selected.map { shown[$0] } }
  var path: String { folder?.path ?? "" }
  /// What stands in the field for the path.
  var field: String { typed ?? path }

  /// What stands after the last slash of the field, and the folder before it.
  var typedName: (folder: String, name: String)? {
    typed.map { typed in
      let (folder, name) = FilePath.split(typed)
      let whole = FilePath.absolute(folder, in: path)
      return (whole == asked ? path : whole, name)
    }
  }

  /// Takes over a folder.
  /// - Parameters:
  ///   - asked: the path that it was asked for by.
  ///   - name: what is to be chosen there; without it what was chosen stays so in the same folder.
  mutating func show(_ new: Folder, as asked: String, choosing name: String? = nil) {
    self.asked = asked
    let wanted = name ?? (new.path == folder?.path ? entry?.name : nil)
    folder = new
    sought = nil
    fill()
    selected =
      wanted.flatMap { wanted in shown.firstIndex { $0.name == wanted } } ?? (shown.isEmpty ? nil : 0)
  }

  /// Folders, and files with something of ours; hidden ones are shown to whoever types the dot that they begin with.
  private mutating func fill() {
    let showsHidden = typedName?.name.hasPrefix(".") ?? false
    shown = (folder?.entries ?? []).filter {
      ($0.kind == .folder || $0.content != nil) && (showsHidden || !$0.isHidden)
    }
  }

  /// The field has another text: goes to the name in it.
  mutating func type(_ text: String) {
    let name = entry?.name
    typed = text
    fill()
    selected = name.flatMap { name in shown.firstIndex { $0.name == name } } ?? (shown.isEmpty ? nil : 0)
    if let name = typedName?.name, !name.isEmpty { jump(to: name) }
  }

  mutating func select(_ index: Int) { if !shown.isEmpty { selected = clamp(index, 0, shown.count - 1) } }

  /// To the first name that begins like this, from the chosen one on; false where none does.
  @discardableResult
  mutating func jump(to start: String) -> Bool {
    let start = FolderEntry.key(start)
    guard let found = shown.firstIndex(where: { FolderEntry.key($0.name).hasPrefix(start) }) else {
      return false
    }
    selected = found
    return true
  }

  /// A letter goes on with those before it, unless there was a rest.
  mutating func seek(_ letter: Character, now: Double) {
    var letters = String(letter)
    if let sought, now - sought.time < Self.pause { letters = sought.letters + letters }
    sought = (letters, now)
    jump(to: letters)
  }

  /// True while letters that were typed lead to a name: a space is one of them.
  func isSeeking(now: Double) -> Bool { sought.map { now - $0.time < Self.pause } ?? false }

  /// The entry whose name was typed, or the only one that begins like this.
  var typedEntry: FolderEntry? {
    guard let name = typedName?.name else { return nil }
    if let entry = folder?.entries.first(where: { $0.name == name && $0.isNamed }) { return entry }
    let fitting = shown.filter { $0.name.hasPrefix(name) && $0.isNamed }
    return fitting.count == 1 ? fitting[0] : nil
  }

  /// What the field is completed to: as much as all names have in common that begin like the one that was typed; nil where
  /// that is no more.
  var completed: String? {
    guard let (path, name) = typedName, path == self.path, !name.isEmpty, let typed else { return nil }
    func begin(_ entry: FolderEntry, with start: String) -> Bool {
      entry.isNamed && entry.name.hasPrefix(start)
    }
    var fitting = shown.filter { begin($0, with: name) }
    if fitting.isEmpty {
      let key = FolderEntry.key(name)
      fitting = shown.filter { $0.isNamed && FolderEntry.key($0.name).hasPrefix(key) }
    }
    guard let first = fitting.first else { return nil }
    var common = Substring(first.name)
    for entry in fitting.dropFirst() {
      common = common.prefix(zip(common, entry.name).prefix { $0 == $1 }.count)
    }
    guard common.count >= name.count else { return nil }
    let end = fitting.count == 1 && first.kind == .folder ? "/" : ""
    let whole = typed.dropLast(name.count) + common + end
    return whole == typed ? nil : String(whole)
  }
}
