// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import SceneKit
import Words

/// What a row of the history says of its game, whoever asks: the list, or a search.
struct RowWords: Sendable {
  let games: [any Game.Type]

  func kind(_ name: String) -> (any Game.Type)? {
    for game in games where game.info.name == name { return game }
    return nil
  }

  /// The game's title, or the puzzle's.
  func title(_ record: GameRecord) -> String {
    guard let kind = kind(record.game) else { return record.game }
    return (kind.info.goal != nil ? kind.headline(record.options)?.title : nil) ?? kind.info.title.said
  }

  /// "Bot, level 4 \u{00B7} Squares count too": with the switches that change the game itself, and with what sets it apart.
  /// - Parameter isQuickest: true of the puzzle that was solved in the shortest time.
  func detail(_ record: GameRecord, isFinished: Bool = true, isQuickest: Bool = false) -> String {
    let options = record.options
    guard let kind = kind(record.game) else { return options.rivalName }
    var words = record.event != nil && options.people == People() ? [] : [options.rivalName]
    if kind.info.goal != nil {
      words = [kind.headline(options)?.detail ?? ""]
    } else {
      words += kind.info.switches.filter { entry in
        options.isOn(entry) && !entry.isOnAtFirst && kind.changesStart(entry)
      }.map { $0.title.said }
    }
    if isFinished {
      if kind.info.goal != nil, isQuickest { words.append(tr("best time")) }
      if options.odds != nil { words.append(tr("with a head start")) }
      if let event = record.event {
        words.append(event.isEmpty ? tr("pasted") : event)
      } else if !record.counts {
        words.append(tr("not from the start"))
      }
    }
    return words.filter { !$0.isEmpty }.joined(separator: " \u{00B7} ")
  }

  func result(_ game: GameRecord) -> HistoryResult? {
    guard game.outcome?.winner != nil else { return .drawn }
    guard let isWon = game.isWon else { return nil }
    return !isWon ? .lost : kind(game.game)?.info.goal != nil ? .solved : .won
  }

  /// What a finished game can be found by but its day.
  func said(_ game: GameRecord) -> (words: String, result: String?) {
    let words = [title(game), detail(game), game.result(kind(game.game)?.info).word]
    return (words.joined(separator: ", ").plain, result(game)?.rawValue)
  }
}

/// What the rows of the history say.
extension HistoryScene {
  func title(_ row: HistoryList.Row) -> String { rows.title(row.record) }

  func detail(_ row: HistoryList.Row) -> String {
    if case .unfinished(let left) = row { return rows.detail(left, isFinished: false) }
    return rows.detail(row.record, isQuickest: kept.statistics.isQuickest(row.record))
  }

  /// How an unfinished game stands: "Move 7, your turn", "5 of 12 tiles, 6:20".
  func standing(_ left: GameRecord) -> String {
    kind(left.game)?.standing(left) ?? movesInWords(left.moveCount)
  }
}

extension Game {
  fileprivate static func standing(_ saved: GameRecord) -> String? {
    guard let position = position(of: saved) else { return nil }
    if let progress = facets.progress(of: position) { return "\(progress), \(saved.seconds.clock)" }
    let turn = turn(in: position)
    let number = String(saved.moveCount)
    if saved.ownSeat == turn { return tr("Move {number}, your turn", ["number": number]) }
    switch saved.company(in: info) {
    case .far:
      return tr("Move {number}, waits for {name}", ["number": number, "name": saved.options.farName])
    case .bot: return tr("Move {number}, the bot's turn", ["number": number])
    case .friend, .nobody:
      let name = saved.name(of: turn) ?? info.name(of: turn, firstPerson: saved.friendSeat).said
      return tr("Move {number}, {name} to move", ["number": number, "name": name])
    }
  }

  /// What stands over the board at the start.
  static func headline(_ options: GameOptions) -> TableHeading? {
    let position = start(options)
    let view = TableView<Position, Move>(
      position: position, moves: [], turn: turn(in: position), outcome: nil, mayMove: false,
      options: options, look: Look(), now: 0)
    var table = Table()
    // A table learns what stands on it from what happens to it.
    table.follow(.appeared, view)
    return table.surroundings(view).heading
  }

}
