// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import SceneKit
import Words

/// Puzzles, days, and what costs most: the right side of the statistics.
extension StatisticsScene {

  /// Packs with what was solved of them.
  var puzzles: Part? {
    guard !packs.isEmpty else { return nil }
    let stars = kept.sums.stars[game.info.name] ?? [:]
    let rows = packs.map { pack in
      let solved = pack.puzzles.count { stars[$0] ?? 0 > 0 }
      let bar = Part.share(Double(solved) / Double(max(1, pack.puzzles.count)), width: 60)
      let count = PuzzleWords.count(solved, of: pack.puzzles.count)
      let (title, figure) = (
        Part.line(pack.title, .name, least: 0.6),
        Part.line(count, .label, .secondary, anchor: .right, least: 0.7)
      )
      return Part.choice([
        .row([title.wide(.exactly(140)), bar, figure.wide(.exactly(76))], spacing: 10).wide(.fill),
        .row([title.wide(.fill), figure], spacing: 10).wide(.fill),
      ]).wide(.fill).named(
        "statistics.puzzles." + pack.name, .text, "\(pack.title): \(count)", value: String(solved))
    }
    return section("grades", tr("Puzzles by grade"), rows, spacing: 10)
  }

  var numbers: Part {
    func number(_ id: String, _ title: String, _ value: String) -> Part {
      Part.column([.line(title, .label, .secondary, least: 0.5), .line(value, .number, least: 0.4)]).wide(
        .fill
      )
      .named("statistics." + id, .text, "\(title): \(value)", value: value)
    }
    var parts: [Part] = []
    if game.info.goal == nil {
      let best = kept.sums.rushes[game.info.name]?.best.map { String($0.found) } ?? "–"
      parts.append(number("rush", tr("Rush, best"), best))
    }
    if game.info.isContest {
      let costs = costs[game.info.name]
      let found =
        costs.flatMap { $0.mistakes == 0 ? nil : PuzzleWords.count($0.found, of: $0.mistakes) } ?? "–"
      parts.append(number("found", tr("Found again"), found))
    }
    parts.append(number("streak", tr("Streak"), String(kept.statistics.streak)))
    return Part.grid(parts, columns: parts.count, spacing: Size(16, 0)).wide(.fill)
  }

  // MARK: - Days

  /// Weeks beside each other, a square for each day; the one under the pointer is named.
  func days(_ context: StageContext, weeks: Int) -> Part {
    let today = context.clock.today.day
    let places = DayLatticePlaces(weeks: weeks, today: today)
    let first = places.day(column: 0, row: 0)
    let played = figures.days.filter { $0.key >= first && $0.key <= today }
    let most = Double(max(1, played.values.max() ?? 1))
    let lattice = Part.drawing(Size(0, 15.2 * 7)) { painter, frame in
      let (width, height) = (frame.width / Double(weeks), frame.height / 7)
      let side = min(width, height) * 12.4 / 15.2
      for column in 0..<weeks {
        for row in 0..<7 {
          let day = places.day(column: column, row: row)
          guard day <= today else { continue }
          let count = played[day] ?? 0
          let part = Double(count) / most
          let color =
            count == 0
            ? painter.palette.text.opacity(0.10)
            : painter.accentColor.opacity(part > 0.67 ? 1 : part > 0.34 ? 0.72 : 0.45)
          let at = Point(frame.x + Double(column) * width, frame.y + Double(row) * height)
          let square = Outline.roundedRect(Size(side, side), radius: 2.5)
          painter.list.shape(Shape(square, fill: .solid(color)), at: at)
          if day == today {
            painter.list.shape(
              Shape(
                .roundedRect(Size(side + 4, side + 4), radius: 4),
                stroke: Stroke(.solid(painter.palette.text), width: 2)),
              at: at - Point(2, 2))
          }
        }
      }
    }.wide(.fill)
    let sum = tr("{days} in {weeks} weeks", ["days": String(played.count), "weeks": String(weeks)])
    let named = pointedDay(context, weeks: weeks).map { day in
      let count = trn("{count} game", "{count} games", played[day] ?? 0)
      return "\(LocalTime(seconds: day * 86_400).calendarDay.words): \(count)"
    }
    let words = named ?? (played.isEmpty ? tr("The days on which you play will be coloured.") : sum)
    return section(
      "days", tr("Days played"),
      [
        lattice.named("statistics.days", .text, "\(tr("Days played")): \(sum)", value: String(played.count)),
        .note(words, .caption).named("statistics.day", .text, words),
      ], spacing: 8)
  }

  // MARK: - What costs most

  var most: Part? {
    guard game.info.isContest else { return nil }
    guard let cost, game.lessons.indices.contains(cost.lesson) else {
      let words = tr(
        "Once lost games have been gone through, what decides most of them stands here, with its lesson.")
      return section(
        "cost", tr("What costs you most"), [.note(words).named("statistics.cost", .text, words)])
    }
    let lesson = game.lessons[cost.lesson]
    let count = trn(
      "It decided {count} of {all} lost games with a review.",
      "It decided {count} of {all} lost games with a review.", cost.games.count,
      ["all": String(costs[game.info.name]?.games ?? cost.games.count)])
    let open = Part.button(
      "statistics.lesson", icon: "lesson", tr("The lesson on it"), isPrimary: true, .statistics(.lesson)
    ).across(50)
    let show = Part.button("statistics.show", icon: "replay", tr("Show them"), .statistics(.show))
      .high(.exactly(50))
    return section(
      "cost", tr("What costs you most"),
      [
        .words(lesson.title.said, .title).wide(.fill),
        .note(count).named(
          "statistics.cost", .text, "\(lesson.title.said). \(count)", value: lesson.name),
        .space(4),
        .choice([
          .row([open, show], spacing: 12).wide(.fill),
          .column([open, show.wide(.fill)], spacing: 10).wide(.fill),
        ]),
      ])
  }
}
