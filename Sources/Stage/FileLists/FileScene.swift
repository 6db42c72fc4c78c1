// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import House
import InterfaceKit
import SceneKit
import Words

/// Folders and files: one to be read, or a place and a name for one to be written.
final class FileScene: FileChooser {
  enum Purpose { case open, save }

  let purpose: Purpose
  let isPopup = true
  let hasBoard = true
  let repeatsArrows = true
  let accent: Accent?
  let games: [any Game.Type]
  private let folders: any Folders
  private(set) var list = FileList()
  private(set) var places: [FilePlace] = []
  /// The folder where a file was read or written before.
  let last: String?
  /// Of the file to be written.
  private(set) var fileName: String
  /// What went wrong last, or what is going on.
  private(set) var note: String?
  /// True while a file is read or written: nothing else is begun.
  private(set) var isWorking = false
  /// What was asked for and is not here yet, and since when.
  private(set) var awaited: (path: String, choosing: String?, since: Double?)?
  /// Enter was pressed in the field before the folder in it was here.
  private var wantsTyped = false
  /// How many rows a page has.
  private var page = 1
  /// So long nothing is said of a folder that is read, in seconds.
  private static let patience = 0.4

  /// - Parameters:
  ///   - folder: where it begins; empty for where files go.
  ///   - fileName: of the file to be written.
  init(
    _ purpose: Purpose, _ folders: any Folders, in folder: String, fileName: String = "", last: String?,
    games: [any Game.Type], accent: Accent?
  ) {
    (self.purpose, self.folders, self.fileName, self.last) = (purpose, folders, fileName, last)
    (self.games, self.accent) = (games, accent)
    folders.send(.places)
    go(to: folder)
  }

  var name: String { purpose == .open ? "import" : "export" }
  var firstFocus: String? { purpose == .open ? nil : "export.name" }
  var chosenRow: Int? { list.selected }

  /// The sentence at the foot.
  func words(_ now: Double) -> String {
    if let note { return note }
    if isReading(now) { return tr("Reading the folder…") }
    return purpose == .open
      ? tr("Letters lead to a name, Backspace to the folder above.")
      : tr("Everything that is kept goes into one file.")
  }

  /// True when a folder takes its time.
  func isReading(_ now: Double) -> Bool {
    awaited.map { $0.since.map { now >= $0 + Self.patience } ?? false } ?? false
  }

  // MARK: - Folders

  private func go(to path: String, choosing name: String? = nil) {
    awaited = (path, name, nil)
    folders.send(.list(path))
  }

  private func enter(_ path: String, choosing name: String? = nil) {
    (list.typed, note, wantsTyped) = (nil, nil, false)
    go(to: path, choosing: name)
  }

  func receive(_ reply: FolderReply, _ context: StageContext) -> StageRequest? {
    switch reply {
    case .places(let places): self.places = places
    case .listed(let asked, let result):
      guard let awaited, awaited.path == asked else { return nil }
      self.awaited = nil
      switch result {
      case .success(let folder):
        list.show(folder, as: asked, choosing: awaited.choosing)
        if let typed = list.typed {
          note = nil
          list.type(typed)
        }
        if wantsTyped { return useTyped() }
      case .failure(let fault):
        wantsTyped = false
        note = Self.words(fault, asked)
        // Where it begins, the folder may be gone by now.
        if list.folder == nil, !["", "/"].contains(asked) {
          let kept = note
          go(to: "")
          note = kept
        }
      }
    case .opened, .shown, .unshown: break
    }
    return nil
  }

  private static func words(_ fault: FolderFault, _ path: String) -> String {
    let folder: KeyValuePairs = ["folder": path]
    return switch fault {
    case .missing: tr("There is no folder {folder}.", folder)
    case .noFolder: tr("{folder} is no folder.", folder)
    case .forbidden: tr("You may not look into {folder}.", folder)
    case .other(let reason): tr("{folder} cannot be read ({reason}).", ["folder": path, "reason": reason])
    }
  }

  var path: String { list.path }

  /// A file could not be read or written.
  func fail(_ words: String) { (note, isWorking) = (words, false) }

  /// A file is read or written.
  func work(_ words: String) { (note, isWorking) = (words, true) }

  // MARK: - Use

  func use(_ use: Use<StageAction>, _ context: StageContext) -> StageRequest? {
    guard let use = use.of(FileAction.self) else { return nil }
    if case .write(let field, let text) = use {
      if field == .name { (fileName, note) = (text, nil) } else { type(text) }
      return nil
    }
    switch use.action {
    case .row(let index):
      guard index == list.selected, list.typed == nil else {
        list.select(index)
        choose()
        takeName()
        return nil
      }
      return useChosen()
    case .up: up()
    case .place(let kind): if let place = places.first(where: { $0.kind == kind }) { enter(place.path) }
    case .last: if let last { enter(last) }
    case .use: return purpose == .save ? save() : list.typed == nil ? useChosen() : useTyped()
    case .paste: return .paste
    case .path, .name: break
    }
    return nil
  }

  /// Another row is chosen: what was typed or went wrong is past.
  private func choose() {
    (list.typed, note) = (nil, isWorking ? note : nil)
  }

  /// Who clicks on a file of games wants to write it anew; keys only go through the list.
  private func takeName() {
    if purpose == .save, let entry = list.entry, Self.isGames(entry) { fileName = entry.name }
  }

  private static func isGames(_ entry: FolderEntry) -> Bool {
    entry.kind == .file && entry.isNamed && [".quartet", ".json"].contains { entry.name.hasSuffix($0) }
  }

  private func up() {
    guard list.path != "/", list.folder != nil else { return }
    enter(FilePath.parent(list.path), choosing: FilePath.name(list.path))
  }

  private func useChosen() -> StageRequest? {
    guard let entry = list.entry, !isWorking else { return nil }
    return use(entry)
  }

  private func use(_ entry: FolderEntry) -> StageRequest? {
    let file: KeyValuePairs = ["file": entry.shown]
    guard entry.isNamed else {
      note = tr("The name of “{file}” is no text: give it another one.", file)
      return nil
    }
    let path = FilePath.absolute(entry.name, in: list.path)
    switch entry.kind {
    case .folder: enter(path)
    case .broken: note = tr("“{file}” is a link that leads nowhere.", file)
    case .special: note = tr("“{file}” is no file with games.", file)
    case .file:
      if purpose == .save {
        guard Self.isGames(entry) else {
          note = tr("“{file}” is no file with games.", file)
          return nil
        }
        fileName = entry.name
        return save()
      }
      work(tr("Reading “{file}”…", file))
      return .openFile(path)
    }
    return nil
  }

  private func save() -> StageRequest? {
    guard !isWorking else { return nil }
    let bare = fileName.trimmingBlanks
    switch bare {
    case "": note = tr("The file has no name yet.")
    case ".", "..": note = tr("No file can have this name.")
    case _ where bare.contains("/"):
      note = tr("A name has no slash in it; the folder is chosen above.")
    default:
      let isWhole = bare.hasSuffix(".quartet") || bare.hasSuffix(".json")
      fileName = isWhole ? bare : bare + ".quartet"
      guard fileName.utf8.count <= 255 else {
        note = tr("The name is too long.")
        return nil
      }
      guard list.folder != nil else { return nil }
      work(tr("Writing “{file}”…", ["file": fileName]))
      return .exportHistory(path: FilePath.absolute(fileName, in: list.path), replaces: false)
    }
    return nil
  }

  // MARK: - The field

  private func type(_ text: String) {
    note = nil
    list.type(text)
    guard let folder = list.typedName?.folder, folder != list.path else {
      awaited = nil
      return
    }
    if awaited?.path != folder { go(to: folder) }
  }

  /// Opens what was typed.
  private func useTyped() -> StageRequest? {
    guard let (folder, name) = list.typedName else { return useChosen() }
    guard folder == list.path else {
      wantsTyped = awaited != nil
      return nil
    }
    wantsTyped = false
    if name.isEmpty {
      list.typed = nil
    } else if let entry = list.typedEntry {
      list.typed = nil
      list.jump(to: entry.name)
      return use(entry)
    } else {
      note = tr("There is no “{file}” here.", ["file": name])
    }
    return nil
  }

  func entered(_ field: String, _ context: StageContext) -> StageRequest? {
    field == "export.name" ? save() : useTyped()
  }

  func completes(_ field: String) -> Bool {
    guard field.hasSuffix(".path"), let whole = list.completed else { return false }
    type(whole)
    return true
  }

  func pasted(_ text: String) -> StageRequest? {
    guard let path = FilePath.pasted(text) else {
      note = tr("What was copied is no file.")
      return nil
    }
    guard purpose == .open else {
      enter(path)
      return nil
    }
    guard !isWorking else { return nil }
    work(tr("Reading “{file}”…", ["file": FilePath.name(path)]))
    return .openFile(path)
  }

  // MARK: - Keys

  func handle(_ gesture: Gesture, _ context: StageContext) -> StageRequest? {
    switch gesture {
    case .key(let key, let modifiers): press(key, modifiers, context)
    case .steer(let key): key == .up || key == .down ? press(key, [], context) : nil
    default: nil
    }
  }

  private func press(_ key: Key, _ modifiers: Modifiers, _ context: StageContext) -> StageRequest? {
    if modifiers.isEmpty, let row = key.row(from: list.selected, of: list.shown.count, page: page) {
      list.select(row)
      choose()
      return nil
    }
    switch (key, modifiers) {
    case (.backspace, []), (.up, [.alt]):
      up()
      return nil
    case (.enter, []): return useChosen()
    case (.character("v"), [.control]): return .paste
    case (.character(let letter), []), (.character(let letter), [.shift]):
      list.seek(letter, now: context.now)
    case (.space, []) where list.isSeeking(now: context.now): list.seek(" ", now: context.now)
    default: return nil
    }
    choose()
    return nil
  }

  // MARK: - Time

  func arrange(_ interface: Interface<StageAction>, _ context: StageContext) -> Bool {
    let rows = interface.frame(of: name + ".list").map { $0.height / (context.type.height(40) + 6) }
    page = max(1, Int(rows ?? 1))
    return false
  }

  func advance(_ context: StageContext) -> Wake {
    guard let since = awaited?.since ?? (awaited == nil ? nil : context.now) else { return .never }
    awaited?.since = since
    return context.now < since + Self.patience ? .at(since + Self.patience) : .never
  }
}

extension String {
  /// Without blanks at its ends.
  fileprivate var trimmingBlanks: String {
    var rest = self[...].drop(while: \.isWhitespace)
    while rest.last?.isWhitespace == true { rest = rest.dropLast() }
    return String(rest)
  }
}

extension FolderEntry {
  /// Its name as it can be written on one line.
  var shown: String {
    String(name.map { $0.isNewline || $0.unicodeScalars.contains(where: \.isControl) ? " " : $0 })
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { properties.generalCategory == .control }
}
