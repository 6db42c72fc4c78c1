// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import House
import InterfaceKit
import Words

/// The right part of the shelf: a month of days, and today's card to share.
package struct MonthNode {
  package let today: TodayState
  package let calendar: DayCalendar
  package let month: CalendarMonth
  /// A past day whose four are shown.
  package let chosen: Day?
  /// With which day weeks begin, 0 for Monday: the language says it.
  package static var firstWeekday: Int {
    // What the translator is asked for: the day with which a week begins, among Saturday, Sunday and Monday.
    let first = tr("weeks begin on Sunday")
    return first.hasSuffix("Saturday") ? 5 : first.hasSuffix("Sunday") ? 6 : 0
  }
  private let firstWeekday: Int
  private let isPlain: Bool
  private let type: TypeScale

  package typealias Part = Node<StageAction>

  /// - Parameter months: how far the month is from that of today.
  package init(_ context: StageContext, months: Int = 0, chosen: Day? = nil) {
    today = TodayState(context.kept, context.games, context.today)
    calendar = context.kept.calendar
    self.chosen = chosen
    (isPlain, type) = (context.look.isHighContrast, context.type)
    firstWeekday = Self.firstWeekday
    month = CalendarMonth(context.today).adding(months)
  }

  /// Heading, names of weekdays, and a row for each week; days that have been can be opened.
  /// - Parameters:
  ///   - cell: how large a day's lattice is.
  ///   - gap: between two weeks.
  package func calendar(cell: Double = 28, gap: Double = 8) -> Part {
    // As high as a finger needs, if the weeks are so far from each other.
    let height = max(cell + 8, min(44, cell + 8 + gap))
    let weeks = Part.column(weeks(cell, height: height), spacing: cell + 8 + gap - height).wide(.fill)
    return Part.column([heading, .space(12), weekdays, .space(8), weeks]).wide(.fill)
  }

  private var heading: Part {
    let isNow = month == CalendarMonth(today.day)
    let name =
      month.year == today.day.year
      ? month.name : tr("{month} {year}", ["month": month.name, "year": String(month.year)])
    let streak = today.streakWords.map { words in
      Part.row(
        [
          .icon("flame", 20, .color(Color(0xB8412A))),
          .line(words, .button, least: 0.7),
        ], spacing: 8
      ).named("today.streak", .text, words, value: String(today.streak.days))
    }
    func turn(_ id: String, _ icon: String, _ words: String, _ by: Int) -> Part {
      .quiet("today." + id, icon: icon, words, .today(.turn(by: by)))
    }
    return Part.row(
      [
        Part.line(name, .sentenceLarge, least: 0.7)
          .named("today.month", .heading, name, value: String(month.first.description.prefix(7))),
        turn("previous", "previous", tr("Month before"), -1),
        turn("next", "next", tr("Month after"), 1).enabled(!isNow), .spring, streak,
      ], spacing: 6)
  }

  /// Short names of the days of the week, Monday first.
  package static var weekdays: [String] {
    [tr("Mo"), tr("Tu"), tr("We"), tr("Th"), tr("Fr"), tr("Sa"), tr("Su")]
  }

  private var weekdays: Part {
    .grid(
      (0..<7).map { place in
        .line(
          Self.weekdays[(place + firstWeekday) % 7], .captionStrong, .secondary,
          anchor: .center, least: 0.5
        ).wide(.fill)
      }, columns: 7)
  }

  /// How many weeks the month has a part of.
  package var weekCount: Int { month.weeks(firstWeekday: firstWeekday).count }

  private func weeks(_ cell: Double, height: Double) -> [Part] {
    month.weeks(firstWeekday: firstWeekday).map { week in
      .grid(
        week.map { day in
          Part.row([
            .spring, day.map { self.day($0, cell).high(.exactly(height)) } ?? .space(height), .spring,
          ]).wide(.fill)
        }, columns: 7)
    }
  }

  /// Its number and its lattice; read aloud, its date and what was solved.
  private func day(_ day: Day, _ cell: Double) -> Part {
    let solved = calendar.solved(on: day)
    // Nobody was here before the first day, and nobody missed anything: such days are numbers alone, as days to come are.
    let isOut = day > today.day || day < (calendar.first ?? today.day)
    let lattice = DayLattice(today.games, solved: Set(solved.keys))
    let isToday = day == today.day
    let isChosen = day == chosen
    // A number alone stands under the name of its weekday.
    let picture = Part.drawing(Size(isOut ? 0 : cell + 8, cell + 8)) { painter, frame in
      if isOut { return }
      lattice.paint(frame.inset(4), hasChecks: false, &painter)
      guard isToday || isChosen else { return }
      painter.list.outline(
        frame.inset(1), radius: 5, isToday ? painter.palette.text : painter.accentColor,
        width: painter.isPlain ? 3 : 2)
    }
    let number = Part.line(
      String(day.day), TextStyle(isToday ? .manropeBold : .manropeSemiBold, 13, line: 18),
      isOut ? .secondary : .text, anchor: isOut ? .center : .right, least: 0.5
    ).sized(.exactly(17 * type.factor), .fit)
      // Grey in high contrast is 7 to 1 and no less.
      .with(\.fade, isOut ? (isPlain ? 0.66 : 0.6) : 1)
    let count = tr("{solved} of {all}", ["solved": String(solved.count), "all": String(today.games.count)])
    let row = Part.row([number, picture], spacing: 2).placed(0.5, 0.5)
    let (id, label) = ("today.day.\(day)", "\(day.words): \(count)")
    guard !isOut else { return row.named(id, .text, label, value: String(solved.count)) }
    return Part.layers([row]).placed(0.5, 0.5)
      .usable(id, label, value: String(solved.count), .today(.choose(day))).ringed(radius: 5)
  }

  // MARK: - The card

  /// Today's card as it is shared, turned a little, and the buttons that give it away.
  package var card: Part {
    let share = DayShare(today)
    let picture = Part.drawing(Size(DayShare.size.width + 8, DayShare.size.height + 16)) { painter, frame in
      let own = painter.palette
      if !painter.isPlain { painter.palette = .light }
      let card = Rect(origin: frame.origin + Point(4, 2), size: DayShare.size)
      painter.paperSlab(card)
      share.paint(card, &painter)
      painter.palette = own
    }.named("today.card", .text, share.text)
    return Part.column(
      [
        picture, .space(20),
        .row(
          [
            Part.button("today.share", icon: "share", tr("Share today"), .today(.share)).across(50),
            .quiet("today.copy", icon: "export", tr("Copy as text"), .today(.copy)),
          ], spacing: 12),
      ]
    ).wide(.fill)
  }
}
