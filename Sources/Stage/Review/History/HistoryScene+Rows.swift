// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import SceneKit
import Words

/// The list: headings over the columns, and as many rows as can be seen.
extension HistoryScene {
  func listing(_ frame: HistoryFrame, _ context: StageContext) -> Part {
    let rows = Rows(
      count: list.count, height: context.type.height(54), chosen: list.selected, margin: Insets(12, 4)
    ) { [self] in row($0, frame, context) }
    let words = Part.list("history.list", tr("Games"), rows)
      .named(
        "history.list", .text, trn("{count} game", "{count} games", list.keys.count),
        value: String(list.keys.count))
    return Part.column([headings(frame), words], spacing: 6)
  }

  private func headings(_ frame: HistoryFrame) -> Part {
    let columns = frame.columns
    func word(_ word: String, _ width: Double, _ anchor: TextAnchor = .right) -> Part? {
      width == 0
        ? nil
        : Part.line(word, .captionStrong, .secondary, anchor: anchor, least: 0.7).wide(.exactly(width))
    }
    return Part.row([
      .line(tab == nil ? tr("Game") : tr("Opponent"), .captionStrong, .secondary, least: 0.7).wide(.fill),
      word(tr("Result"), columns.result, .left),
      word(tr("Moves"), columns.moves), word(tr("Time"), columns.time), word(tr("When"), columns.when),
    ]).inset(Insets(left: 9 + columns.token, right: 20))
  }

  // MARK: - A row

  private func row(_ index: Int, _ frame: HistoryFrame, _ context: StageContext) -> Part {
    guard let row = list.row(index) else {
      list.need(index)
      return Part.layers([]).sized(.fill, .fill)
    }
    let info = kind(row.game)?.info
    let columns = frame.columns
    let token = [
      Part.layers([token(row, info, context).placed(0.5, 0.5)]).wide(.exactly(columns.token - 16)),
      .space(16),
    ]
    let name = name(row, info).wide(.fill).placed(0, 0.5).inset(Insets(right: 12))
    let rest =
      switch row {
      case .unfinished(let left): [standing(left, index, columns)]
      case .finished(let game): finished(game, info, columns)
      }
    let content = Part.row((columns.token > 0 ? token : []) + [name] + rest).sized(.fill, .fill).inset(
      Insets(left: 9, right: 20))
    return Part.layers([content]).sized(.fill, .fill).on(ground(index, context))
      .named(id(at: index), .row, words(row, info), value: row.id)
      .with(\.isSelected, index == list.selected).with(\.action, .list(.row(index)))
  }

  /// Which game it was, and under it who sat opposite. In the history of one game that need not be said.
  private func name(_ row: HistoryList.Row, _ info: GameDescriptor?) -> Part {
    let isPuzzle = info?.goal != nil
    let detail = detail(row)
    guard tab == nil || isPuzzle else { return .words(detail, .strong, lines: 2) }
    let face = isPuzzle ? nil : Part.face(of: row.record.options, side: 19).placed(0.5, 0.5)
    let below = [face, .line(detail, .caption, .secondary, least: 0.7).wide(.fill)]
    let title = title(row)
    // A long name takes the second line.
    return .choice([
      .column([.words(title, .strong, lines: 1), .row(below, spacing: 7).wide(.fill)]),
      .words(title, .strong, lines: 2),
    ])
  }

  private func id(at index: Int) -> String {
    if index < list.unfinished.count { return "history.unfinished.\(index + 1)" }
    return "history.row.\(index - list.unfinished.count + 1)"
  }

  private func ground(_ index: Int, _ context: StageContext) -> Background {
    let isLast = index + 1 == list.count || index + 1 == list.unfinished.count
    return .row(
      isSelected: index == list.selected, isFocused: context.showsFocus && context.focused == nil,
      hasLine: index + 1 != list.selected && !isLast, isHovered: context.hovered == id(at: index),
      isNew: list.row(index).map { fresh?.ids.contains($0.id) ?? false } ?? false)
  }

  private func token(_ row: HistoryList.Row, _ info: GameDescriptor?, _ context: StageContext) -> Part {
    if tab != nil, info?.isContest == true { return .face(of: row.record.options, side: 34) }
    let tokens = context.look.marks ? info?.markedTokens : info?.tokens
    let seat: Seat? =
      switch row {
      case .unfinished(let left): left.ownSeat
      case .finished(let game): game.ownSeat
      }
    if let picture = tokens?[seat ?? .first] ?? info?.emblem { return .picture(picture, Size(36, 36)) }
    return .icon("trophy", 24, .secondary)
  }

  private func standing(_ left: GameRecord, _ index: Int, _ columns: HistoryColumns) -> Part {
    let when = clock.local(left.date).words(from: clock.today)
    let words = Part.row(
      [.icon("play", 18, .secondary), .line(standing(left), .body, least: 0.6).wide(.fill)], spacing: 10)
    let bare = Part.line(standing(left), .body, least: 0.6)
    let both = Part.row(
      [words.wide(.fill), .words(when, .body, .secondary, anchor: .right, lines: 1)], spacing: 16)
    let waits = kind(left.game)?.waits(left) ?? false
    func button(showsLabel: Bool) -> Part {
      let button =
        waits
        ? Part.button("history.answer.\(index + 1)", icon: "paste", tr("Paste answer"), .list(.answer(index)))
        : .button("history.continue.\(index + 1)", icon: "play", tr("Continue"), .list(.resume(index)))
      // Every such row has one.
      let heard = button.heard(as: self.words(.unfinished(left), kind(left.game)?.info))
      return showsLabel
        ? heard.sized(.within(130...200), .exactly(44)) : heard.bare.sized(.exactly(46), .exactly(44))
    }
    let isWide = columns.moves > 0
    let rows = [both, words, bare].flatMap { said in
      (isWide ? [true, false] : [false]).map {
        Part.row([said.wide(.fill), button(showsLabel: $0)], spacing: 16)
      }
    }
    return Part.choice(rows).sized(.exactly(columns.outcome), .fit)
  }

  private func finished(_ game: GameRecord, _ info: GameDescriptor?, _ columns: HistoryColumns) -> [Part?] {
    let result = game.result(info)
    let ink: Ink = game.isWon == true ? .good : .secondary
    let isSolved = info?.goal != nil && game.isWon == true
    let sign =
      isSolved
      ? Part.picture(game.medal.picture, Size(22, 23))
      : result.icon.map { Part.icon($0, 18, ink) }
        ?? Part.drawing(Size(12, 2)) { painter, frame in
          painter.list.fill(frame, painter.palette.textSecondary)
        }
    let wordInk: Ink = game.isWon == false ? .secondary : .text
    let word = Part.line(result.word, .strong, wordInk, least: 0.6).wide(.fill)
    // What it was counted at stands beside it, or under it, where there is room.
    let counted = game.countWords.map { words in
      let count = Part.words(words, .body, .secondary, lines: 1)
      return [
        Part.row([.words(result.word, .strong, wordInk, lines: 1), count, .spring], spacing: 10).wide(.fill),
        .column([word, count]).wide(.fill),
      ]
    }
    func figure(_ words: String, _ style: TextStyle, _ width: Double) -> Part? {
      width > 0 ? Part.words(words, style, anchor: .right, lines: 1).wide(.exactly(width)) : nil
    }
    let when = clock.local(game.date).words(from: clock.today)
    return [
      .row(
        [.layers([sign]).wide(.within(18...40)), .choice((counted ?? []) + [word]).wide(.fill)], spacing: 8
      ).wide(.exactly(columns.result)),
      figure(String(game.moveCount), .strongFigure, columns.moves),
      figure(game.seconds.clock, .figure, columns.time),
      Part.line(when, .body, .secondary, anchor: .right, least: 0.6).wide(.exactly(columns.when))
        .inset(Insets(left: 8)),
    ]
  }

  // MARK: - Words

  func words(_ row: HistoryList.Row, _ info: GameDescriptor?) -> String {
    let today = clock.today
    let words: [String] =
      switch row {
      case .unfinished(let left):
        [title(row), detail(row), standing(left), clock.local(left.date).words(from: today)]
      case .finished(let game):
        [
          title(row), detail(row),
          [game.result(info).word, game.countWords].compactMap { $0 }.joined(separator: " "),
          movesInWords(game.moveCount), game.seconds.clock,
          clock.local(game.date).words(from: today),
        ]
      }
    return words.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
