// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore

/// What the stage knows of the archive.
struct KeptGames: Hashable {
  /// True until the archive has told what lies in it: tables wait for that long.
  var isOpening = false
  /// Running games as they lay in the archive, by name of the game.
  var saved: [String: SavedGame] = [:]
  /// The number of moves of games that wait to be played on.
  var continueAt: [String: Int] = [:]
  /// The whole history, newest first.
  var history: [GameSummary] = []
  var statistics = Statistics()

  /// The shortest time in which each start of a game was solved, in seconds, by its setup.
  func bestTimes(of game: String) -> [String: Double] {
    var best: [String: Double] = [:]
    for past in history where past.game == game && past.isWon == true {
      best[past.options.setup ?? "", default: .infinity] = min(
        best[past.options.setup ?? ""] ?? .infinity, past.seconds)
    }
    return best
  }
}

extension Stage {
  /// Takes in what the archive has to say.
  func followArchive() {
    guard let archive = setup.archive else { return }
    for reply in archive.poll() {
      switch reply {
      case .opened(let games, _): take(games)
      case .listed(let history):
        // A game that has just ended is looked at while its result is read.
        if let new = history.first, let before = shelf.history.first, new.finished >= before.finished,
          new.id != before.id
        {
          archive.send(.fetch(id: new.id))
        }
        shelf.history = history
        shelf.statistics = Statistics(history, setup.clock)
      case .told(let words): show(words)
      case .fetched(let past?) where past.marks == nil: turningPoints.seek(past)
      case .fetched, .removed: break
      }
      for layer in layers {
        guard let reader = layer.scene as? any ArchiveReader else { continue }
        perform(reader.receive(reply, context(of: layer)))
      }
    }
  }

  func followTurningPoints() {
    let boards = tables.values.compactMap { $0 as? any TableOfGame }
    let found = turningPoints.poll(
      setup.games, engines, isBusy: boards.contains { $0.isAsking }, wake: setup.wake)
    if let found {
      setup.archive?.send(.mark(id: found.id, moves: found.marks))
      for layer in layers { (layer.scene as? any ReplayScreen)?.mark(found.id, found.marks) }
    }
    // Who has left a table wants its memory back.
    let open = layers.compactMap { ($0.scene as? any TableOfGame)?.kind.info.name }
    engines.keepAwake(Set(open + [turningPoints.game].compactMap { $0 }))
  }

  private func take(_ games: [SavedGame]) {
    shelf.isOpening = false
    for saved in games {
      let name = saved.record.game
      // A game of a newer version of the box stays where it is.
      guard let game = setup.games.first(where: { $0.info.name == name }) else { continue }
      guard game.canRestore(saved) else {
        show("The saved game could not be read.")
        setup.archive?.send(.setAside(game: name))
        continue
      }
      shelf.saved[name] = saved
      if game.isUnfinished(saved) && !saved.record.moves.isEmpty {
        shelf.continueAt[name] = saved.record.moves.count
      }
      (tables[name] as? any TableOfGame)?.restore(saved)
    }
  }

  /// "Continue from here": over a game that is still running only after a question.
  func askToResume(_ saved: SavedGame) {
    let name = saved.record.game
    noteTables()
    guard shelf.continueAt[name] != nil,
      let game = setup.games.first(where: { $0.info.name == name })
    else { return resume(saved) }
    push(
      ConfirmPopup(
        Confirmation(
          title: "Leave the running game?",
          text:
            "A game of \(game.info.title) is waiting at move \(shelf.continueAt[name] ?? 0). It will be given up.",
          yes: "Continue here", no: "Keep it"
        ) { [unowned self] in pendingResume = saved }, accent: game.info.accent))
  }

  func resume(_ saved: SavedGame) {
    let name = saved.record.game
    guard let game = setup.games.first(where: { $0.info.name == name }) else { return }
    while layers.count > 1 { pop() }
    shelf.saved[name] = saved
    open(game)
    (tables[name] as? any TableOfGame)?.restore(saved)
  }

  /// After a table was left: what the menu says about it.
  func noteTables() {
    for (name, scene) in tables {
      if let table = scene as? any TableOfGame { shelf.continueAt[name] = table.continueAt }
    }
  }

  /// The window may be closed any moment: clocks are kept as well.
  func keepTables() {
    guard !shelf.isOpening else { return }
    for scene in tables.values { (scene as? any TableOfGame)?.keep() }
  }
}
