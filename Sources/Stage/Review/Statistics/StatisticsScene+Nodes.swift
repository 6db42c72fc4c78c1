// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import SceneKit
import Words

/// How statistics look (mockup 37): results at the left, the days and what costs most at the right; where there is no room for that,
/// below each other.
extension StatisticsScene {
  typealias Part = Node<StageAction>

  func describe(_ context: StageContext) -> Part {
    let frame = HistoryFrame(context)
    let table = frame.table
    let back = Part.button("history.back", icon: "back", tr("Back"), showsLabel: false, .back).shortcut("Esc")
    let header = table.header(
      back: back, title: tab?.info.title.said ?? tr("History"), beside: nil,
      middle: table.historyTabs(of: nil, isGames: false), right: [])
    let isWide = frame.isWide && context.type.factor <= 1.4
    let results = [choices(table), rating(context), opponents(context), pairs, seats, openings]
    let weeks = isWide || table.window.width >= 560 ? 22 : 12
    let rest = [puzzles, numbers, days(context, weeks: weeks), most]
    func column(_ parts: [Part?]) -> Part { Part.column(parts, spacing: 22).wide(.fill) }
    // Both columns are one page: they scroll together.
    let all =
      isWide
      ? Part.row(
        [column(results).placed(0, 0), column(rest).wide(.exactly(HistoryFrame.rail)).placed(0, 0)],
        spacing: HistoryFrame.gap
      ).wide(.fill) : column(results + rest)
    let page = all.inset(Insets(left: frame.margin, top: 16, right: frame.margin, bottom: 24))
    return Part.column([
      header,
      Part.scroll("statistics", page).sized(.fill, .fill).inset(Insets(bottom: 20 * context.type.factor)),
    ]).sized(.fill, .fill)
  }

  /// What is told of one thing, under its heading.
  func section(_ name: String, _ title: String, _ parts: [Part?], spacing: Double = 6) -> Part {
    let heading = Part.heading("statistics.heading." + name, title, .label, .secondary).wide(.fill)
    return Part.column([heading] + parts, spacing: spacing).wide(.fill)
  }

  // MARK: - What is shown

  private func choices(_ table: TableFrame) -> Part {
    let height = table.controlHeight
    let ranges: [(StatisticsRange, String)] = [
      (.games, tr("30 games")), (.year, tr("Year")), (.all, trc("statistics", "All")),
    ]
    let range = Part.segments(
      "statistics.range", tr("Range"),
      ranges.map { value, words in
        Part.Segment(
          "statistics.range." + value.rawValue, words, isSelected: value == self.range,
          .statistics(.range(value)))
      }, height: height, isEqual: true)
    let hasRating = game.info.isContest
    guard tab == nil else { return hasRating ? .row([.spring, range]).wide(.fill) : .space(0) }
    let kinds = Part.segments(
      "statistics.game", tr("Game"),
      games.map { kind in
        Part.Segment(
          "statistics.game." + kind.info.name, kind.info.title.said,
          isSelected: kind.info.name == game.info.name,
          .statistics(.game(kind.info.name)))
      }, height: height, isEqual: false)
    // Where the names have no room beside each other there is one button for the next game.
    let place = games.firstIndex { $0.info.name == game.info.name } ?? 0
    let next = games[(place + 1) % games.count]
    let one = Part.button(
      "statistics.game.next", icon: "next", game.info.title.said, .statistics(.game(next.info.name))
    ).across(height)
    guard hasRating else { return .choice([.row([kinds, .spring]).wide(.fill), one]) }
    return .choice([
      .row([kinds, .spring, range], spacing: 12).wide(.fill),
      .column([.row([kinds, .spring]).wide(.fill), .row([range, .spring]).wide(.fill)], spacing: 10).wide(
        .fill),
      .column([one.wide(.fill), .row([range, .spring]).wide(.fill)], spacing: 10).wide(.fill),
    ])
  }

  // MARK: - Rating

  private func shownPoints(_ rating: PlayerRating, _ clock: LocalClock) -> [PlayerRating.Point] {
    switch range {
    case .games: rating.points.suffix(30)
    case .year: rating.points.filter { clock.local($0.date).day > clock.today.day - 365 }
    case .all: rating.points
    }
  }

  private func rating(_ context: StageContext) -> Part {
    guard game.info.isContest else { return times }
    let rating = kept.ratings[game.info.name] ?? PlayerRating()
    var said = [String]()
    if rating.isKnown {
      said.append(tr("± {margin}", ["margin": String(rating.margin)]))
      if let change = rating.change { said.append(change) }
      if let best = rating.points.dropFirst(PlayerRating.leastGames - 1).map(\.rating).max() {
        said.append(tr("best {rating}", ["rating": String(best)]))
      }
    } else {
      said.append(rating.words)
    }
    let words = Part.note(said.joined(separator: " · ")).placed(0, 0.7)
    let number = rating.isKnown ? [Part.words(String(rating.rating), .number, lines: 1)] : []
    // The line comes with the number.
    let points = rating.isKnown ? shownPoints(rating, context.clock) : []
    let first = points.first.map { context.clock.local($0.date).calendarDay.words } ?? ""
    let foot = Part.row(
      [
        Part.note(first, .caption),
        Part.words(
          points.count > 1 && first != context.clock.today.calendarDay.words ? tr("today") : "", .caption,
          .secondary, anchor: .right
        ).wide(.fill),
      ], spacing: 12)
    let below =
      points.count > 1
      ? tr("The band holds your strength 19 times in 20.")
      : rating.isKnown ? tr("There are too few rated games in this time.") : nil
    return section(
      "rating", tr("My rating"),
      [
        .row(number + [words], spacing: 12).wide(.fill), chart(points), foot.wide(.fill),
        below.map { .note($0, .caption) },
      ]
    ).named(
      "statistics.rating", .text, ([tr("My rating")] + said).joined(separator: ", "),
      value: rating.isKnown ? String(rating.rating) : "")
  }

  /// The line with its band; an empty frame until there is a rating.
  private func chart(_ points: [PlayerRating.Point]) -> Part {
    .drawing(Size(0, 150)) { painter, frame in
      guard points.count > 1, let low = points.map({ $0.rating - $0.margin }).min(),
        let high = points.map({ $0.rating + $0.margin }).max()
      else { return painter.sunk(frame, radius: 8) }
      let room = Rect(frame.x + 44, frame.y + 8, frame.width - 56, frame.height - 16)
      let span = Double(max(100, high - low))
      func y(_ value: Int) -> Double { room.maxY - room.height * Double(value - low) / span }
      let step = Swift.max(100, (Int(span) / 4 + 99) / 100 * 100)
      for value in stride(from: (low + step - 1) / step * step, through: low + Int(span), by: step) {
        painter.list.fill(Rect(room.x, y(value).rounded(), room.width, 1), painter.palette.line)
        painter.text(String(value), .micro, at: Point(room.x - 8, y(value) + 4), anchor: .right)
      }
      func places(_ value: (PlayerRating.Point) -> Int) -> [Point] {
        points.enumerated().map { index, point in
          Point(room.x + room.width * Double(index) / Double(points.count - 1), y(value(point)))
        }
      }
      let (upper, lower) = (places { $0.rating + $0.margin }, places { $0.rating - $0.margin })
      let line = places(\.rating)
      func path(_ places: [Point], closed: Bool) -> Path {
        Path(polygon: places.map { $0 - frame.origin }, closed: closed)
      }
      let color = painter.accentColor
      painter.list.shape(
        Shape(.path(path(upper + lower.reversed(), closed: true)), fill: .solid(color.opacity(0.16))),
        at: frame.origin)
      for edge in [upper, lower] {
        painter.list.shape(
          Shape(.path(path(edge, closed: false)), stroke: Stroke(.solid(color.opacity(0.5)), width: 1.3)),
          at: frame.origin)
      }
      painter.list.shape(
        Shape(.path(path(line, closed: false)), stroke: Stroke(.solid(color), width: 3)), at: frame.origin)
      guard let last = line.last else { return }
      painter.list.shape(
        Shape(.disc(radius: 6), fill: .solid(color)), at: Point(last.x - 6, last.y - 6))
    }.wide(.fill)
  }

  /// Of puzzles that are played at a table.
  private var times: Part {
    let tally = kept.statistics.games[game.info.name] ?? .init()
    var said = [
      trn("{count} solved", "{count} solved", tally.won),
      trn("{count} with help", "{count} with help", tally.helped),
    ]
    if let best = tally.best { said.append(tr("best time {time}", ["time": best.clock])) }
    if tally.won + tally.helped == 0 { said = [tr("What you solve will be counted here.")] }
    let words = said.joined(separator: ", ")
    return section("puzzles", tr("Puzzles"), [.words(words, .title).wide(.fill)])
      .named("statistics.solved", .text, words, value: String(tally.won))
  }

  // MARK: - Results

  private func opponents(_ context: StageContext) -> Part? {
    guard game.info.isContest else { return nil }
    let scale = context.type.factor
    func figure(_ words: String, _ ink: Ink = .text) -> Part {
      Part.words(words, .figure, ink, anchor: .right, lines: 1).wide(.exactly(58 * scale))
    }
    func row(_ hasBar: Bool, _ rival: Opponent) -> Part {
      let tally = kept.statistics.rivals[.init(game: game.info.name, opponent: rival)] ?? .init()
      var options = GameOptions()
      options.opponent = rival
      let face = rival.face.map { Part.picture($0, Size(24, 26)) } ?? .space(24)
      let name = Part.line(options.rivalName, .name, least: 0.6)
      let score = Int((tally.part * 100).rounded()).percent
      let bar = Part.drawing(Size(80, 14)) { painter, frame in
        painter.sunk(frame, radius: 4)
        let all = Double(max(1, tally.counted))
        let won = (frame.width * Double(tally.won) / all).rounded()
        let drawn = (frame.width * Double(tally.drawn) / all).rounded()
        painter.list.fill(Rect(frame.x, frame.y, won, frame.height), painter.accentColor)
        painter.list.fill(
          Rect(frame.x + won, frame.y, drawn, frame.height), painter.accentColor.opacity(0.42))
      }.wide(.fill)
      let ends = [
        figure(String(tally.won)), figure(String(tally.drawn)), figure(String(tally.lost)),
        figure(score).wide(.exactly(60 * scale)),
      ]
      let parts =
        hasBar
        ? [face, name.wide(.exactly(92 * scale)), bar] + ends : [face, name.wide(.fill)] + ends
      let places: KeyValuePairs = [
        "name": options.rivalName, "won": String(tally.won), "drawn": String(tally.drawn),
        "lost": String(tally.lost),
      ]
      return Part.row(parts, spacing: 10).sized(.fill, .within(30...200))
        .named(
          "statistics.rival." + rival.id, .text,
          tr("{name}: {won} won, {drawn} drawn, {lost} lost", places),
          value: "\(tally.won)-\(tally.drawn)-\(tally.lost)")
    }
    func head(_ words: String, _ width: Double) -> Part {
      Part.line(words, .caption, .secondary, anchor: .right, least: 0.5, row: "statistics.heads")
        .wide(.exactly(width * scale))
    }
    let heads = Part.row(
      [
        Part.line(tr("Results by opponent"), .label, .secondary, least: 0.6).wide(.fill)
          .named("statistics.heading.rivals", .heading, tr("Results by opponent")), head(tr("won"), 58),
        head(tr("drawn"), 58), head(tr("lost"), 58), head(tr("score"), 60),
      ], spacing: 10
    ).wide(.fill)
    let rivals = Opponent.all.filter {
      !$0.isPerson && kept.statistics.rivals[.init(game: game.info.name, opponent: $0)]?.counted ?? 0 > 0
    }
    guard !rivals.isEmpty else { return nil }
    let rows = rivals.map { rival in Part.choice([row(true, rival), row(false, rival)]).wide(.fill) }
    return Part.column([heads] + rows, spacing: 4).wide(.fill)
  }

  /// People with names, by what came of their games with each other.
  private var pairs: Part? {
    let pairs = kept.statistics.pairs.filter { $0.key.game == game.info.name }
      .sorted { ($1.value.counted, $0.key.names[0]) < ($0.value.counted, $1.key.names[0]) }.prefix(5)
    guard !pairs.isEmpty else { return nil }
    let rows = pairs.enumerated().map { index, entry in
      let (one, other) = (entry.key.names[0], entry.key.names[1])
      let places: KeyValuePairs = [
        "own": one, "won": String(entry.value.won[one] ?? 0), "other": other,
        "lost": String(entry.value.won[other] ?? 0), "drawn": String(entry.value.drawn),
      ]
      let words =
        entry.value.drawn == 0
        ? tr("{own} {won}, {other} {lost}", places) : tr("{own} {won}, {other} {lost}, drawn {drawn}", places)
      return Part.words(words, .name).wide(.fill).named("statistics.pair.\(index + 1)", .text, words)
    }
    return section("people", tr("Between people"), rows)
  }

  private var seats: Part? {
    guard game.info.isContest else { return nil }
    let parts = Seat.allCases.map { seat in
      let results = figures.seats[seat] ?? .init()
      let name = seat == .first ? tr("You begin") : tr("The other side begins")
      let part = results.part.map { Int(($0 * 100).rounded()).percent } ?? "–"
      let count = trn("{count} game", "{count} games", results.count)
      return Part.column(
        [
          Part.words(name, .name),
          .row([.words(part, .name), .words(count, .body, .secondary)], spacing: 10),
          .share(results.part ?? 0),
        ], spacing: 4
      ).wide(.fill).named(
        "statistics.seat." + (seat == .first ? "first" : "second"), .text, "\(name): \(part), \(count)",
        value: "\(results.won)-\(results.drawn)-\(results.lost)")
    }
    let words = figures.length.map {
      tr(
        "A game takes {moves} moves and {time} on average.",
        ["moves": String(Int($0.moves.rounded())), "time": Seconds(clamping: $0.seconds).clock])
    }
    return section(
      "seats", tr("By seat"),
      [
        .grid(parts, columns: 2, spacing: Size(28, 0)).wide(.fill),
        words.map { .note($0).named("statistics.length", .text, $0) },
      ], spacing: 8)
  }

  private var openings: Part? {
    let shown = figures.openings.prefix(Self.openings)
    guard game.opening(of: ["", "", "", "", "", ""]) != nil else { return nil }
    guard !shown.isEmpty else {
      return section(
        "openings", tr("Favourite openings"),
        [.note(tr("Openings that you play more than once will stand here."))])
    }
    let rows = shown.enumerated().map { index, opening in
      let moves = game.shortWords(opening.moves)
      let seat = opening.seat == .first ? tr("You begin") : tr("The other side begins")
      let part = Int(((opening.results.part ?? 0) * 100).rounded())
      let results = tr(
        "{games}, {part} %",
        ["games": trn("{count} game", "{count} games", opening.results.count), "part": String(part)])
      let value = values[opening.moves].map { opening.seat == .first ? $0 : -$0 }
      let worth = value.map {
        $0 > 0
          ? tr("a win with best play") : $0 < 0 ? tr("a loss with best play") : tr("a draw with best play")
      }
      let said = [seat, results, worth].compactMap { $0 }.joined(separator: " \u{00B7} ")
      return Part.column([.words(moves, .strongFigure), .note(said, .caption)]).wide(.fill).named(
        "statistics.opening.\(index + 1)", .text, "\(moves): \(said)", value: value.map(String.init) ?? "")
    }
    return section("openings", tr("Favourite openings"), rows, spacing: 8)
  }
}
