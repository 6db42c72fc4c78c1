// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import House
import Words

// When something was, in words, as seen from today.

extension LocalTime {
  /// "Today, 16:20", "Yesterday", "Thursday", "16 Nov", "16 Nov 2025".
  package func words(from today: LocalTime) -> String {
    switch today.day - day {
    case 0: tr("Today, {time}", ["time": clock])
    case 1: tr("Yesterday")
    case 2...6: Self.weekdays[weekday].said
    default: longAgo(today)
    }
  }

  /// The order of day, month and year is the language's own.
  private func longAgo(_ today: LocalTime) -> String {
    let month = Self.months[date.month - 1]()
    return date.year == today.date.year
      ? tr("{day} {month}", ["day": String(date.day), "month": month])
      : tr("{day} {month} {year}", ["day": String(date.day), "month": month, "year": String(date.year)])
  }

  package static let weekdays = [
    Phrase("Monday"), Phrase("Tuesday"), Phrase("Wednesday"), Phrase("Thursday"), Phrase("Friday"),
    Phrase("Saturday"), Phrase("Sunday"),
  ]

  private static let months: [@Sendable () -> String] = [
    { tr("Jan") }, { tr("Feb") }, { tr("Mar") }, { tr("Apr") }, { trc("short", "May") }, { tr("Jun") },
    { tr("Jul") }, { tr("Aug") }, { tr("Sep") }, { tr("Oct") }, { tr("Nov") }, { tr("Dec") },
  ]
}

extension Day {
  /// "21 November": the order is the language's own.
  package var words: String { tr("{day} {month}", ["day": String(day), "month": Self.months[month - 1]()]) }
}

extension Day {
  /// Beside a day many languages bend the name of the month: "21 listopada", but "listopad 2026".
  private static let months: [@Sendable () -> String] = [
    { trc("day", "January") }, { trc("day", "February") }, { trc("day", "March") }, { trc("day", "April") },
    { trc("day", "May") }, { trc("day", "June") }, { trc("day", "July") }, { trc("day", "August") },
    { trc("day", "September") }, { trc("day", "October") }, { trc("day", "November") },
    { trc("day", "December") },
  ]
}

extension CalendarMonth {
  package var name: String { Self.names[month - 1].said }

  private static let names = [
    Phrase("January"), Phrase("February"), Phrase("March"), Phrase("April"), Phrase("May"), Phrase("June"),
    Phrase("July"), Phrase("August"), Phrase("September"), Phrase("October"), Phrase("November"),
    Phrase("December"),
  ]
}
