// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import Words

/// The strip at the foot of the menu: today's four, what is left of them, and what was done last.
extension MenuScene {
  private static let title = TextStyle(.vollkornSemiBold, 27, line: 34)
  private static let note = TextStyle(.manropeMedium, 15, line: 22)
  private static let low = TextStyle(.vollkornSemiBold, 22, line: 28)
  private static let flame = Color(0xB8412A)

  /// How high the strip is, so that tiles leave room for it.
  static func stripHeight(isLow: Bool, _ type: TypeScale) -> Double {
    isLow
      ? max(type.height(42), type.style(low).lineHeight)
      : max(56, type.style(title).lineHeight + type.style(note).lineHeight)
  }

  /// Nil in a box without such games. What gives way, in order: what was played last, the streak, the sentence.
  func strip(_ layout: MenuLayout, _ context: StageContext) -> Part? {
    let today = TodayState(context.kept, games, context.today)
    guard !today.games.isEmpty else { return nil }
    let hasNews = layout.tiles == .row
    let note = [today.sentence, today.shownWords].compactMap { $0 }.joined(separator: " ")
    let rows: [Part] =
      layout.isLow
      ? [row(today, context, layout, note: nil, news: false)]
      : [
        row(today, context, layout, note: note, news: hasNews),
        row(today, context, layout, note: note, news: false),
        row(today, context, layout, note: today.shownWords ?? today.sentence, news: false),
        row(today, context, layout, note: today.sentence, news: false),
        row(today, context, layout, note: nil, news: false),
      ]
    return .choice(rows + [bare(today, layout)])
  }

  private func row(
    _ today: TodayState, _ context: StageContext, _ layout: MenuLayout, note: String?, news: Bool
  ) -> Part {
    let title = Part.line(today.title, layout.isLow ? Self.low : Self.title, least: 0.8)
      .named("menu.four", .text, said(today), value: today.value)
    let words = note.map { Part.column([title, .words($0, Self.note, .secondary, lines: 1)]) } ?? title
    let lattice = lattice(today).node(layout.isLow ? 34 : 56, hasChecks: !layout.isLow)
    let left = Part.row([lattice, words], spacing: layout.isLow ? 12 : 16)
    let news = news ? self.news(today, context) : []
    guard !news.isEmpty else {
      let streak = note == nil ? [] : [self.streak(today)].compactMap { $0 }
      return Part.row([left, .spring] + streak + [button(today, layout)], spacing: 24)
    }
    return Part.row(
      [left.wide(.fill), button(today, layout), Part.column(news).wide(.fill).placed(1, 0.5)], spacing: 24)
  }

  /// Read aloud, whatever has room.
  private func said(_ today: TodayState) -> String {
    (["\(today.title).", today.sentence] + [today.shownWords].compactMap { $0 }).joined(separator: " ")
  }

  /// Where nothing else has room: the day and what leads to it.
  private func bare(_ today: TodayState, _ layout: MenuLayout) -> Part {
    let title = Part.spring.named("menu.four", .text, said(today), value: today.value)
    return .row([
      .layers([lattice(today).node(34, hasChecks: false), title]), .spring, button(today, layout),
    ])
  }

  private func lattice(_ today: TodayState) -> DayLattice {
    DayLattice(today.games, solved: Set(today.solved.keys))
  }

  private func button(_ today: TodayState, _ layout: MenuLayout) -> Part {
    let label = today.left.isEmpty ? tr("More puzzles") : tr("Solve it")
    return Part.button("menu.today", icon: "puzzle", label, .today(.solve))
      .sized(.within(150...400), .exactly(layout.isLow ? 42 : 46))
  }

  private func streak(_ today: TodayState) -> Part? {
    guard let words = today.streakWords else { return nil }
    let line = Part.words(words, TextStyle(.manropeSemiBold, 15, line: 22), lines: 1)
    return Part.row([.icon("flame", 22, .color(Self.flame)), line], spacing: 8)
      .named("menu.streak", .text, words, value: String(today.streak.days))
  }

  private func news(_ today: TodayState, _ context: StageContext) -> [Part] {
    let streak = streak(today).map { Part.row([.spring, $0]) }
    let last = lastPlayed(context).map { words in
      Part.words(words, TextStyle(.manropeMedium, 14, line: 22), .secondary, anchor: .right, lines: 1)
        .wide(.fill).named("menu.news", .text, words)
    }
    return [streak, last].compactMap { $0 }
  }
}
