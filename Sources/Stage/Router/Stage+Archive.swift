// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Review
import SceneKit
import Table
import Words

extension Stage {
  /// Takes in what the archive has to say.
  func followArchive() {
    guard let archive = setup.archive else { return }
    for reply in archive.poll() {
      switch reply {
      case .opened(let games, _): take(games)
      case .listed(let history):
        // A game that has just ended is looked at while its result is read.
        if let new = history.statistics.last, let before = kept.statistics.last,
          new.date >= before.date, new.id != before.id
        {
          archive.send(.fetch(id: new.id))
        }
        if history.isCountedAnew(since: kept.history) {
          let rated = setup.games.filter { $0.info.isContest }.map { ($0.info.name, $0.info.scale) }
          archive.send(.rate(Dictionary(rated) { first, _ in first }))
          mistakesAreOld = true
        }
        kept.history = history
        kept.calendar = calendar(of: history)
        seatTheFirst()
      case .rated(let ratings): kept.ratings = ratings
      case .obstacle(let words): kept.obstacle = words
      case .begun(let begun): puzzles.set(begun)
      case .told(let words): show(words)
      case .exported(let end): take(end)
      case .merged(let merged): take(merged)
      case .canBringBack(let day): offerCopy(upTo: day)
      case .fetched(let past?) where past.review == nil: seekReview(of: past)
      case .reviewed(let records): seekMistakes(in: records)
      case .fetched, .found, .rows, .figured, .removed, .solutions: break
      }
      noteWaits()
      for layer in layers { perform(layer.scene.receive(reply, context(of: layer))) }
      if case .opened = reply { openGivenFile() }
    }
  }

  func replay(_ subject: ReplaySubject, at index: Int?) {
    let game = setup.games.first { $0.info.name == subject.record.game }
    guard let game, let scene = ReviewDoor.replay(subject, of: game, at: index, engines, wake: setup.wake)
    else { return }
    push(scene)
    if subject.review.map({ game.isThin($0) }) ?? true { seekReview(of: subject.record) }
  }

  /// Has a game gone through, unless that has been done.
  func seekReview(of record: GameRecord) {
    if let known = reviews.seek(record) { tell(known, of: record.id) }
  }

  /// A player has found something in a game that was gone through.
  func keep(_ review: GameReview, of id: String) {
    reviews.replace(review, of: id)
    setup.archive?.send(.review(id: id, review))
    mistakesAreOld = true
    tell(review, of: id)
  }

  private func tell(_ review: GameReview, of id: String) {
    for layer in layers { layer.scene.take(review, of: id) }
  }

  func followReviews() {
    let found = reviews.poll(
      setup.games, engines,
      isBusy: layers.count == 1 || tables.values.contains { $0.isAsking }
        || layers.contains { $0.scene.isAsking },
      wake: setup.wake)
    if let found {
      setup.archive?.send(.review(id: found.id, found.review))
      mistakesAreOld = true
      tell(found.review, of: found.id)
    }
    // Who has left a table wants its memory back.
    let open = layers.compactMap(\.scene.thinksAbout)
    engines.keepAwake(Set(open + [reviews.game].compactMap { $0 }))
  }

  private func take(_ games: [GameRecord]) {
    kept.isOpening = false
    for saved in games {
      let name = saved.game
      // A game of a newer version of the box stays where it is.
      guard let game = setup.games.first(where: { $0.info.name == name }) else { continue }
      guard game.canRestore(saved) else {
        show(tr("The saved game could not be read."))
        setup.archive?.send(.setAside(game: name))
        continue
      }
      kept.saved[name] = saved
      if game.isUnfinished(saved) && !saved.moves.isEmpty {
        kept.continueAt[name] = saved.moveCount
      }
      tables[name]?.restore(saved)
    }
  }

  /// Goes on with a game that was not running. The one that was enters the history, if it was begun.
  /// - Parameter words: what is said of it while undo leads back; nil for the usual.
  func resume(_ saved: GameRecord, words: Saying? = nil) {
    let name = saved.game
    guard let game = setup.games.first(where: { $0.info.name == name }), game.canRestore(saved) else {
      return show(tr("This game cannot be continued."))
    }
    popToMenu()
    open(game)
    perform(tables[name]?.goOn(with: saved, words: words))
  }

  /// Begins a start on the table on top, or goes on where it was left; what lies on the table is not touched when it is
  /// this very start.
  func begin(_ setup: String) {
    guard let table = table(top) else { return }
    let game = table.kind
    if table.continueAt != nil, game.begins(table.seated.setup, like: setup) { return }
    if let left = kept.history.left(of: game.info.name, where: { game.begins($0, like: setup) }),
      game.canRestore(left)
    {
      perform(table.goOn(with: left, words: nil))
    } else {
      perform(table.start(setup))
    }
  }

  /// Who never played a game for one begins with something small.
  func beginSmall(at table: any TableOfGame) {
    let game = table.kind
    let name = game.info.name
    guard game.info.goal != nil, kept.saved[name] == nil,
      kept.history.unfinished.allSatisfy({ $0.game != name }),
      kept.statistics.games[name].map({ $0.counted + $0.helped == 0 }) ?? true, kept.sums.stars[name] == nil,
      let start = game.beginning(setup.resources)
    else { return }
    perform(table.start(start.setup))
  }

  /// After a table was left: what the menu says about it.
  func noteTables() {
    for (name, table) in tables { kept.continueAt[name] = table.continueAt }
    noteWaits()
  }

  /// The window may be closed any moment: clocks are kept as well, and the time at a puzzle.
  func keepTables() {
    guard !kept.isOpening else { return }
    for table in tables.values { table.keep() }
    for layer in layers where table(layer) == nil { layer.scene.keep() }
  }
}

extension Game {
  static func beginning(_ resources: Resources) -> GameStart? { facets.beginning(resources) }
}
