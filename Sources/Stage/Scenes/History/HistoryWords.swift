// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Words

/// What the rows of the history say.
extension HistoryScene {
  private func options(_ row: HistoryList.Row) -> GameOptions {
    switch row {
    case .unfinished(let left): left.options
    case .finished(let game): game.options
    }
  }

  /// The game's title, or the puzzle's.
  func title(_ row: HistoryList.Row) -> String {
    guard let kind = kind(row.game) else { return row.game }
    return (kind.info.goal != nil ? kind.headline(options(row))?.title : nil) ?? kind.info.title.said
  }

  /// "Bot, level 4 \u{00B7} Squares count too": with the switches that change the game itself, and with what sets it apart.
  func detail(_ row: HistoryList.Row) -> String {
    let options = options(row)
    guard let kind = kind(row.game) else { return options.rivalName }
    var words = [options.rivalName]
    if kind.info.goal != nil {
      words = [kind.headline(options)?.detail ?? ""]
    } else {
      words += kind.info.switches.filter { entry in
        options.isOn(entry) && !entry.isOnAtFirst && kind.changesStart(entry)
      }.map { $0.title.said }
    }
    if case .finished(let game) = row {
      if kind.info.goal != nil && kept.statistics.isQuickest(game) { words.append(tr("best time")) }
      if game.options.odds != nil { words.append(tr("with a head start")) }
      if let event = game.event {
        words.append(event.isEmpty ? tr("pasted") : event)
      } else if !game.counts {
        words.append(tr("not from the start"))
      }
    }
    return words.joined(separator: " \u{00B7} ")
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
    if let own = saved.ownSeat {
      return own == turn
        ? tr("Move {number}, your turn", ["number": number])
        : saved.isFar
          ? tr("Move {number}, waits for {name}", ["number": number, "name": saved.options.farName])
          : tr("Move {number}, the bot's turn", ["number": number])
    }
    let name = saved.name(of: turn) ?? info.name(of: turn, firstPerson: saved.friendSeat).said
    return tr("Move {number}, {name} to move", ["number": number, "name": name])
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
