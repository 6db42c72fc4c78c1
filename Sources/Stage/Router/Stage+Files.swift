// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import FileLists
import GameCore
import House
import SceneKit
import Words

/// Files that are looked for, read and written: what the folders and the archive answer reaches whoever has asked, or the player.
extension Stage {
  /// Where a file was read or written last.
  var lastFolder: String? {
    get { settings.lastFolder }
    set {
      var new = settings
      new.lastFolder = newValue
      change(new)
    }
  }

  /// The list of files on top, while something is read or written there.
  private var workingFiles: (any FileChooser)? {
    layers.lazy.compactMap { $0.scene as? any FileChooser }.last { $0.isWorking }
  }

  /// Offers files to be read.
  func openImport() {
    guard let folders = setup.folders else { return }
    push(
      FileDoor.opening(
        folders, in: lastFolder ?? "", last: lastFolder, games: setup.games, accent: top.scene.accent))
  }

  /// Asks where the history is to go.
  func openExport() {
    guard let path = setup.exportPath?() else { return }
    guard let folders = setup.folders else {
      setup.archive?.send(.export(path: path, replaces: false))
      return
    }
    push(
      FileDoor.saving(
        as: FilePath.name(path), folders, in: lastFolder ?? FilePath.parent(path), last: lastFolder,
        games: setup.games, accent: top.scene.accent))
    // Most only want to say yes.
    focus("export.name", in: top)
  }

  func export(to path: String, replaces: Bool) {
    if top.scene.isQuestion { pop() }
    if replaces {
      (top.scene as? any FileChooser)?.work(tr("Writing “{file}”…", ["file": FilePath.name(path)]))
    }
    setup.archive?.send(.export(path: path, replaces: replaces))
  }

  func followFolders() {
    for reply in setup.folders?.poll() ?? [] {
      if case .opened(let path, let file, let game) = reply { take(opened: file, game, from: path) }
      if case .unshown(let path) = reply {
        let folder: KeyValuePairs = ["folder": FilePath.parent(path)]
        show(tr("No program for files could be opened. The file lies in “{folder}”.", folder))
      }
      for layer in layers {
        guard let files = layer.scene as? any FileChooser else { continue }
        layer.isStale = true
        perform(files.receive(reply, context(of: layer)))
      }
    }
  }

  private func take(opened file: GivenFile, _ game: String?, from path: String) {
    guard let files = workingFiles else { return take(given: file, game) }
    switch file {
    case .problem(let words): files.fail(words)
    case .history(let path):
      files.work(tr("Adding the games of “{file}”…", ["file": FilePath.name(path)]))
      setup.archive?.send(.merge(path: path))
    case .game:
      lastFolder = FilePath.parent(path)
      take(given: file, game)
    }
  }

  /// What came of writing everything into one file.
  func take(_ end: ExportEnd) {
    switch end {
    case .written(let count, let path):
      lastFolder = FilePath.parent(path)
      if workingFiles != nil { close(workingFiles) }
      show(
        Saying(
          trn(
            "{count} finished game written to “{file}”.", "{count} finished games written to “{file}”.",
            count, ["file": FilePath.name(path)])), file: path)
    case .failed(let words): if let files = workingFiles { files.fail(words) } else { show(words) }
    case .exists(let path):
      workingFiles?.fail(tr("There is a file of this name already."))
      perform(
        .confirm(
          Confirmation(
            title: tr("Replace “{file}”?", ["file": FilePath.name(path)]),
            text: tr("There is a file of this name already. What is in it will be gone."),
            yes: tr("Replace"), no: tr("Leave it"), request: .exportHistory(path: path, replaces: true))))
    }
  }

  /// The database was damaged, exchanged, emptied or taken away, and there is a copy of it.
  func offerCopy(upTo day: Day) {
    perform(
      .confirm(
        Confirmation(
          title: tr("Bring games back?"),
          text: tr("Games up to {day} can be brought back.", ["day": day.words]),
          yes: tr("Bring them back"), no: tr("Not now"), request: .bringBackGames)))
  }

  /// What a file has brought. The history says it, where it is open, and offers the way back.
  func take(_ merged: Result<MergedGames, MergeFault>) {
    switch merged {
    case .failure(let fault):
      if let files = workingFiles { files.fail(fault.words) } else { show(fault.words) }
    case .success(let merged):
      if let files = workingFiles {
        if !files.path.isEmpty { lastFolder = files.path }
        close(files)
      }
      if !layers.contains(where: { $0.scene.name == "history" }) { show(merged.words) }
    }
  }

  /// Takes a list of files away, with whatever lies over it.
  private func close(_ files: (any FileChooser)?) {
    guard let files, layers.contains(where: { $0.scene === files }) else { return }
    while layers.contains(where: { $0.scene === files }) { pop() }
  }
}
