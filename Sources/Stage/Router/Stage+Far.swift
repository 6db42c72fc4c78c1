// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import House
import Popups
import SceneKit
import Words

/// Texts of friends far away: which game they belong to, and what is asked before that is opened.
extension Stage {
  /// Something was pasted that no field has taken.
  func take(pasted text: String) {
    let asked = awaited
    awaited = nil
    let isAtTable = table(top)?.far != nil
    guard !kept.isOpening else { return }
    let names = setup.games.filter { $0.info.isContest }.map { $0.info.name }
    switch FarMessage.read(text, games: names) {
    case .nothing where asked == nil && !isAtTable: read(text)
    case .nothing: show(tr("There is no move of a friend on the clipboard."))
    case .damaged: show(tr("This message is not whole any more. Have it sent once more."))
    case .messages(let all): if !top.scene.isPopup { take(all, asked: asked) }
    }
  }

  /// Where a code is known.
  private enum Place {
    case table(String)
    case left(GameRecord)
    /// Over, and in the history.
    case past
  }

  private func place(of message: FarMessage) -> Place? {
    func isMeant(_ far: FarFriend?) -> Bool { far?.code == message.code }
    if let table = tables[message.game] {
      if isMeant(table.far?.friend) { return .table(message.game) }
    } else if let saved = kept.saved[message.game], saved.isFar, isMeant(saved.options.far) {
      return .table(message.game)
    }
    func fits(_ record: GameRecord) -> Bool {
      record.game == message.game && record.isFar && isMeant(record.options.far)
    }
    if let left = kept.history.unfinished.first(where: fits) { return .left(left) }
    return kept.statistics.codes[message.game]?.contains(message.code) ?? false ? .past : nil
  }

  /// Of several the one that is about the table on top, or about the game that was asked for; of these the longest.
  private func take(_ messages: [FarMessage], asked: AnsweredGame?) {
    let own = table(top)
    func isHere(_ message: FarMessage) -> Bool {
      own?.kind.info.name == message.game && own?.far?.friend.code == message.code
    }
    func rank(_ message: FarMessage) -> Int {
      if isHere(message) { return 3 }
      switch place(of: message) {
      case .left(let record): return asked == .kept(id: record.id) ? 3 : 2
      case .table, .past: return 2
      case nil: return 1
      }
    }
    let best = messages.max { (rank($0), $0.moves.count) < (rank($1), $1.moves.count) }
    guard let best else { return }
    if isHere(best) { return perform(own?.answer(best)) }
    switch place(of: best) {
    case .past: show(tr("You have that one already."))
    case .table(let game):
      let far = tables[game]?.far
      let saved = kept.saved[game]
      let (id, name) = (far?.id ?? saved?.id, far?.name ?? saved?.options.farName ?? "")
      id.map { .kept(id: $0) } == asked ? perform(.play(best)) : ask(best, name)
    case .left(let record):
      asked == .kept(id: record.id) ? perform(.play(best)) : ask(best, record.options.farName)
    case nil: meet(best)
    }
  }

  /// Another game than the one that is looked at is opened only if that is wanted.
  private func ask(_ message: FarMessage, _ name: String) {
    guard let game = setup.games.first(where: { $0.info.name == message.game }) else { return }
    perform(
      .confirm(
        Confirmation(
          title: tr("This belongs to a game with {name}.", ["name": name]),
          text: tr("It is a game of {game}. Open it?", ["game": game.info.title.said]), yes: tr("Open it"),
          no: tr("Leave it"), request: .far(.play(message)), isHarmless: true)))
  }

  /// A game that nobody here knows: on a table that waits for the first text of a friend it begins at once.
  private func meet(_ message: FarMessage) {
    let options = settings[game: message.game]
    guard let game = setup.games.first(where: { $0.info.name == message.game }),
      game.record(message, with: "", options, seed: 0) != nil
    else { return show(tr("The moves of this message cannot be played.")) }
    if let far = tables[message.game]?.far, far.isFirstAwaited {
      perform(.begin(message, name: far.friend.name))
    } else {
      push(PopupDoor.sender(of: message, game))
      // Whoever is asked writes at once.
      focus("far.name", in: top)
    }
  }

  func perform(_ action: FarAction) {
    switch action {
    case .answer(let id): perform(.answer(.kept(id: id)))
    case .open(let id, let game): open(id, game)
    case .resign:
      if top.scene.isPopup { pop() }
      table(top)?.resign()
    case .play(let message):
      if top.scene.isPopup { pop() }
      switch place(of: message) {
      case .left(let record): open(record.id, message.game)
      case .table(let game): open(nil, game)
      case .past, nil: return
      }
      perform(tables[message.game]?.answer(message))
    case .begin(let message, let name):
      if top.scene.isPopup { pop() }
      guard let game = setup.games.first(where: { $0.info.name == message.game }) else { return }
      var settings = settings
      let options = settings[game: message.game]
      guard let record = game.record(message, with: name, options, seed: random.next()) else { return }
      // The next game is with them, too.
      settings[game: message.game].opponent = .far
      settings[game: message.game].far.name = name
      resume(record, words: Saying(tr("A game with {name}.", ["name": record.options.farName])))
      change(settings)
    }
  }

  /// The table with a game by message; nil for the one that lies there.
  private func open(_ id: String?, _ game: String) {
    if let id, let record = kept.history.unfinished.first(where: { $0.id == id }) { return resume(record) }
    guard let kind = setup.games.first(where: { $0.info.name == game }) else { return }
    if let table = table(top), table.kind.info.name == game { return }
    popToMenu()
    open(kind)
  }

  /// What the menu says of games by message.
  func noteWaits() {
    var waits: [String: [FarWait]] = [:]
    for game in setup.games where game.info.isContest {
      let name = game.info.name
      var found: [FarWait] = []
      if let table = tables[name] {
        if let far = table.far, far.waits {
          found.append(FarWait(id: far.id, name: far.name, isOnTable: true))
        }
      } else if let saved = kept.saved[name], game.waits(saved) {
        found.append(FarWait(id: saved.id, name: saved.options.farName, isOnTable: true))
      }
      let left = kept.history.unfinished.filter { $0.game == name && game.waits($0) }
      found += left.map { FarWait(id: $0.id, name: $0.options.farName, isOnTable: false) }
      if !found.isEmpty { waits[name] = found }
    }
    kept.waits = waits
  }
}
