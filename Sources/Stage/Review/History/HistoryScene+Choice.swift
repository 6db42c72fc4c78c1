// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import Words

/// What is looked for, and what was found.
extension HistoryScene {
  /// What is looked for, folded.
  private var wanted: [String] { choice.words.plain.split(separator: " ").map(String.init) }

  /// Asks for what is to be shown; while an answer is awaited, once it has come: who types fast wants the last one alone.
  func refill() {
    searches += 1
    if awaitedSearch == nil { search() }
  }

  private func search() {
    awaitedSearch = searches
    let (rows, today) = (rows, clock.today)
    archive?.send(
      .search(
        HistorySearch(
          number: searches, game: filter, ids: choice.ids, words: wanted, result: choice.result?.rawValue,
          says: { rows.said($0) }, plain: \.plain, day: { $0.words(from: today).plain })))
  }

  /// Takes over what was found, unless something else is looked for by now.
  func take(_ found: HistoryFound) {
    guard found.number == awaitedSearch else { return }
    awaitedSearch = nil
    guard found.number == searches else { return search() }
    isFilled = true
    counts = found.counts.reduce(into: [:]) { counts, entry in
      if let result = HistoryResult(rawValue: entry.key) { counts[result] = entry.value }
    }
    let open = choice.ids == nil ? openGames : []
    counts[.unfinished] = open.count
    let few =
      switch choice.result {
      case nil: showsAllUnfinished ? open : Array(open.prefix(Self.fewUnfinished))
      case .unfinished: open
      default: [GameRecord]()
      }
    if found.keys != list.keys || few != list.unfinished { list.show(found.keys, few) }
    fetch()
  }

  /// Unfinished games of the kind that is shown, in whose row every word stands.
  private var openGames: [GameRecord] {
    let wanted = wanted
    return kept.history.unfinished.filter { left in
      guard filter.map({ $0 == left.game }) ?? true else { return false }
      guard !wanted.isEmpty else { return true }
      let text = words(.unfinished(left), kind(left.game)?.info).plain
      return wanted.allSatisfy { text.contains($0) }
    }
  }

  /// How games can be narrowed to results, as it is now.
  var menu: ResultsMenu { ResultsMenu(counts: counts, chosen: choice.result) }

  /// A field for words, the games and the results in one row, or in two.
  func narrowing(_ frame: HistoryFrame) -> Part {
    let height = frame.table.controlHeight
    let search = choice.ids == nil ? search(height, frame.table.type) : only(height)
    let result = Part.button("history.result", icon: "chevron", menu.label(choice.result), .list(.results))
      .sized(.within(120...400), .exactly(height))
    guard let games = filters(height) else {
      return .row([search.wide(.fill), result], spacing: 12).wide(.fill)
    }
    return .choice([
      .row([search.wide(.share(1)), filters(height, isEqual: false) ?? games, result], spacing: 12),
      .column(
        [games.wide(.fill), .row([search.wide(.fill), result], spacing: 12).wide(.fill)], spacing: 12),
    ]).wide(.fill)
  }

  /// Nil where there is one game alone.
  private func filters(_ height: Double, isEqual: Bool = true) -> Part? {
    guard tab == nil, games.count > 1 else { return nil }
    let all = Part.Segment(
      "history.filter.all", isEqual ? tr("All games") : trc("games", "All"), isSelected: filter == nil,
      .list(.filter(nil)))
    let entries = games.map { game in
      Part.Segment(
        "history.filter." + game.info.name, game.info.title.said, isSelected: filter == game.info.name,
        .list(.filter(game.info.name)))
    }
    return .segments("history.filter", tr("Game"), [all] + entries, height: height, isEqual: isEqual)
  }

  /// In the place of the search while only some games are shown.
  private func only(_ height: Double) -> Part {
    Part.button("history.showall", icon: "close", tr("Show all games"), .list(.showAll)).across(height)
  }

  private func search(_ height: Double, _ type: TypeScale) -> Part {
    let isEmpty = choice.words.isEmpty
    let caret = Part.drawing(Size(2, 20)) { painter, frame in painter.list.fill(frame, painter.palette.text) }
    // What can be looked for, where that can be read.
    let asks = Part.choice(
      [tr("Name, puzzle or day"), tr("Search")].map { .line($0, .body, .secondary, least: 0.85) })
    let words =
      isEmpty ? (choice.isTyping ? Part.space(0) : asks) : Part.line(choice.words, .body, least: 0.6)
    let field = Part.row(
      [.icon("search", 20, .secondary), .space(10), words, choice.isTyping ? caret : nil, .spring]
    ).inset(Insets(12, 0)).across(type.height(height)).on(.track(group: "history.search"))
      .named("history.search", .button, tr("Search"), value: choice.words)
      .with(\.action, .list(.search))
    guard !isEmpty else { return field }
    let clear = Part.quiet(
      "history.search.clear", icon: "close", tr("Clear the search"), .list(.searchAll))
    return .row([field, clear.placed(0.5, 0.5)], spacing: 4)
  }
}
