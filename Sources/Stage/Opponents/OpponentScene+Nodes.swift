// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import SceneKit
import Words

/// How they look (mockup 23): cards at the left, who was chosen at the right; where there is no room for that, below each other.
extension OpponentScene {
  typealias Part = Node<StageAction>

  func describe(_ context: StageContext) -> Part {
    let frame = TableFrame(context)
    let isWide = frame.arrangement == .wide && frame.window.width >= 1000 * context.type.factor
    let margin = frame.arrangement == .wide ? 28.0 : frame.arrangement == .small ? 16 : 20
    let header = frame.header(
      back: HeaderControls.back("table.back"), title: info.title.said, beside: nil, middle: nil,
      right: HeaderControls.parts(context))
    let rail = isWide ? frame.rail : frame.window.width - 2 * margin
    let room = isWide ? frame.window.width - rail - 3 * margin : rail
    func list(isShort: Bool) -> Part { self.list(context, room: room, isWide: isWide, isShort: isShort) }
    let play = play(context).wide(.fill)
    guard !isWide else {
      // What nearly fits moves together before it scrolls.
      let all = list(isShort: false)
      func inset(_ space: Double) -> Part {
        all.inset(Insets(left: margin, top: space, right: margin - 10, bottom: space))
      }
      let left = Part.choice(
        [20.0, 4].map { Part.column([inset($0), .spring]).sized(.fill, .fill) }
          + [.scroll("opponents.scroll", inset(20))])
      // Everything that can be chosen is seen at once where that is possible: the face gives way first.
      let places = [
        Place(side: 168, gap: 18), Place(side: 92, gap: 12), Place(side: 72, gap: 8),
        Place(side: 72, gap: 8, isTight: true),
      ]
      let inner = Insets(top: 14, right: 10, bottom: 12)
      let chosen = Part.choice(
        places.map {
          Part.column([seat(context, $0).inset(inner), .spring]).sized(.fill, .fill)
        } + [.scroll("opponents.chosen", seat(context, places[1]).inset(inner))])
      let right = Part.column([
        chosen.sized(.fill, .fill), .space(10), play.inset(Insets(right: 10)).wide(.fill),
      ]).sized(.exactly(rail), .fill).inset(Insets(top: 8, right: margin, bottom: 14))
      let body = Part.row([left.sized(.fill, .fill), right], spacing: 10).inset(Insets(bottom: 16))
      return Part.column([header, body.sized(.fill, .fill)]).sized(.fill, .fill)
    }
    // Nothing lies under the button where that is possible; else everything scrolls above it.
    let inner = Insets(left: margin, top: 8, right: margin, bottom: 8)
    let tight = Place(side: 72, gap: 10, isTight: true)
    let whole = [true, false].map { showsResults in
      Part.column(
        [list(isShort: true), .rule(), seat(context, tight, showsResults: showsResults), .spring], spacing: 10
      ).sized(.fill, .fill).inset(inner)
    }
    let all = Part.column(
      [list(isShort: false), .rule(), seat(context, Place(side: 140, gap: 18))], spacing: 16)
    let scroll = Part.scroll("opponents.scroll", all.inset(inner))
    return Part.column([
      header, Part.choice(whole + [scroll.sized(.fill, .fill)]).sized(.fill, .fill),
      Part.column([play]).wide(.fill).inset(Insets(left: margin, top: 8, right: margin, bottom: 24)),
    ]).sized(.fill, .fill)
  }

  /// All who can sit there, oneself and friends.
  /// - Parameter isShort: without lines of how somebody plays, of whom three stand side by side in a window that is narrow then.
  private func list(_ context: StageContext, room: Double, isWide: Bool, isShort: Bool) -> Part {
    let columns = max(1, min(3, Int(room / ((isShort ? 200 : 246) * context.type.factor))))
    // Neighbours are equally high, however many lines they say.
    let cards = Opponent.Character.allCases.map {
      card(.character($0), isShort: isShort, context).high(.fill)
    }
    let gap = isShort || isLow(context) ? 8.0 : 12
    return Part.column(
      [
        Part.heading(
          "opponent.heading.all", tr("Who sits across the table?"), isWide ? .headline : .title, lines: 2
        ).wide(.fill),
        Part.grid(cards, columns: columns, spacing: Size(12, gap)).wide(.fill), .rule(),
        mine(context, isShort: isShort), .rule(), friends(context, isShort: isShort, width: room),
      ], spacing: isShort ? 8 : 12
    ).wide(.fill)
  }

  /// True where the window is so low that all six only have room close together.
  private func isLow(_ context: StageContext) -> Bool { context.viewport.size.height < 640 }

  // MARK: - Cards

  /// Makes a card of its content: chosen by a click, raised while it is.
  private func card(_ content: Part, of opponent: Opponent, said: String, _ context: StageContext) -> Part {
    let id = "opponent." + opponent.id
    let edge = isLow(context) ? 6.0 : 14
    let inner = content.inset(Insets(left: 16, top: edge, right: 12, bottom: edge)).placed(0, 0)
    return Part.layers([inner]).wide(.fill).usable(id, said, .opponent(.choose(opponent)))
      .raised(isChosen: options(context).opponent == opponent, isHovered: context.hovered == id)
  }

  private func card(_ opponent: Opponent, isShort: Bool = false, _ context: StageContext) -> Part {
    var options = GameOptions()
    options.opponent = opponent
    let tally = tally(opponent, context)
    let style = opponent.style(info)
    let face =
      opponent.face.map { Part.picture($0, isShort ? Size(50, 56) : Size(64, 72)) }
      ?? .icon(opponent == .far ? "globe" : "two-persons", isShort ? 28 : 40, .secondary)
    let name = opponent == .friend ? tr("A friend at this table") : options.rivalName
    let title = Part.words(
      name, opponent.isPerson && isShort ? .name : .title, lines: opponent.isPerson ? 2 : 1)
    var rows = [title] + (isShort ? [] : [Part.words(style, .caption, .secondary)])
    var said = "\(name). \(style)"
    if let character = opponent.character {
      let score = tr("{own} – {other}", ["own": String(tally.won), "other": String(tally.lost)])
      let count = Part.words(tally.counted == 0 ? " " : score, .label, lines: 1)
      rows.append(
        .row([.bars(character.number, of: 6, height: 18), .spring, count], spacing: 8).wide(.fill))
      said += ". " + tr("Level {level}", ["level": String(character.number)])
    }
    let words = Part.column(rows, spacing: 4).wide(.fill).placed(0, 0)
    return card(
      .row(
        [Part.layers([face.placed(0.5, 0.5)]).wide(.exactly(isShort ? 52 : 68)).placed(0, 0.5), words],
        spacing: isShort ? 10 : 14
      ).wide(.fill),
      of: opponent, said: said, context)
  }

  /// The bot that follows its player, with the rating and how it went.
  private func mine(_ context: StageContext, isShort: Bool) -> Part {
    let rating = rating(context)
    let number = Part.words(String(rating.rating), .headline, lines: 1)
    let words = Part.column(
      [.words(rating.words, .caption, .secondary)]
        + [rating.condition, rating.change].compactMap { $0 }.map { .words($0, .caption, .secondary) }
    ).wide(.fill).placed(0, 0.5)
    let style = Opponent.mine.style(info)
    let about = Part.column(
      [
        .words(tr("My level"), .title, lines: 1)
      ] + (isShort ? [] : [.words(style, .caption, .secondary)]) + [
        rating.isKnown ? .row([number, words], spacing: 12).wide(.fill) : words
      ], spacing: 4
    ).wide(.fill)
    let face = Part.picture(Opponent.mine.face ?? .icon("person"), Size(64, 72))
    let row = Part.row([Part.layers([face.placed(0.5, 0.5)]).wide(.exactly(68)), about], spacing: 14).wide(
      .fill)
    let graph = graph(rating.line).wide(.exactly(220))
    let content =
      rating.isKnown && rating.line.count > 1 && !isShort
      ? Part.choice([.row([row, graph], spacing: 20), row]) : row
    let said = [tr("My level"), style, rating.isKnown ? String(rating.rating) : "", rating.words]
    return card(
      content.wide(.fill), of: .mine,
      said: said.filter { !$0.isEmpty }.map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 }.joined(
        separator: ". "), context)
  }

  /// Those who played here by name, and the two ways to play somebody new.
  private func friends(_ context: StageContext, isShort: Bool, width: Double) -> Part {
    let known = friends(context).enumerated().map { friend($0.element, $0.offset + 1, context) }
    let columns = max(1, Int(width / (200 * context.type.factor)))
    let new = [card(.friend, isShort: isShort, context), card(.far, isShort: isShort, context)]
    let row = Part.grid(new.map { $0.high(.fill) }, columns: min(2, columns), spacing: Size(12, 8)).wide(
      .fill)
    guard !known.isEmpty else { return row }
    let head = Part.choice([
      .row(
        [
          Part.words(tr("Friends"), .name, lines: 1),
          .words(tr("At this table, or far away by message"), .caption, .secondary, lines: 1),
        ], spacing: 14),
      .words(tr("Friends"), .name, lines: 1),
    ]).wide(.fill)
    return Part.column(
      [head, Part.grid(known, columns: min(3, columns), spacing: Size(12, 8)).wide(.fill), row], spacing: 8
    ).wide(.fill)
  }

  /// Somebody who played here, as a slab with the first letter.
  private func friend(_ friend: KnownFriend, _ number: Int, _ context: StageContext) -> Part {
    let id = "opponent.known.\(number)"
    let slab = Part.letter(of: friend.name, side: 38)
    let place = friend.isFar ? tr("By message") : tr("At this table")
    let words = Part.column([
      .line(friend.name, .name, least: 0.7), .words(place, .caption, .secondary, lines: 1),
    ])
    let score = score(with: friend, context)
    let count = score.map { Part.words($0, .label, lines: 1).placed(1, 0.5) }
    let row = Part.row(
      [slab, words.wide(.fill).placed(0, 0.5)] + [count].compactMap { $0 }, spacing: 12)
    return Part.layers([row.inset(Insets(12, 7)).placed(0, 0.5)]).wide(.fill)
      .usable(
        id, [friend.name, place, score].compactMap { $0 }.joined(separator: ". "), .opponent(.meet(friend))
      ).raised(isChosen: options(context).seats(friend), isHovered: context.hovered == id)
  }

  /// How many games each has won here, the friend's last; nil before the first.
  private func score(with friend: KnownFriend, _ context: StageContext) -> String? {
    let pairs = context.kept.statistics.pairs.filter {
      $0.key.game == info.name && $0.key.names.contains(friend.name) && $0.value.counted > 0
    }
    guard !pairs.isEmpty else { return nil }
    let lost = pairs.reduce(0) { $0 + ($1.value.won[friend.name] ?? 0) }
    let won = pairs.reduce(-lost) { $0 + $1.value.won.values.reduce(0, +) }
    return tr("{own} – {other}", ["own": String(won), "other": String(lost)])
  }

  private func rating(_ context: StageContext) -> PlayerRating {
    context.kept.ratings[info.name] ?? PlayerRating()
  }

  /// The rating after each of the last games, as a line.
  private func graph(_ line: [Int]) -> Part {
    .drawing(Size(0, 64)) { painter, frame in
      guard let least = line.min(), let most = line.max(), line.count > 1 else { return }
      let step = (frame.width - 12) / Double(line.count - 1)
      let scale = (frame.height - 16) / Double(max(60, most - least))
      let points = line.enumerated().map { index, rating in
        Point(frame.x + 6 + step * Double(index), frame.maxY - 8 - scale * Double(rating - least))
      }
      painter.list.fill(Rect(frame.x, frame.maxY - 1, frame.width, 1), painter.palette.line)
      let path = Path(polygon: points.map { $0 - frame.origin }, closed: false)
      let stroke = Shape(.path(path), stroke: Stroke(.solid(painter.accentColor), width: 3))
      painter.list.shape(stroke, at: frame.origin)
      if let last = points.last { painter.list.disc(at: last, radius: 6, painter.accentColor) }
    }
  }

  // MARK: - Who was chosen

  /// How much room who was chosen takes.
  struct Place {
    /// Of the round well around the face.
    var side: Double
    /// Between what can be chosen.
    var gap: Double
    /// What can be chosen stands beside its title where both have room.
    var isTight = false
    /// The name stands beside a small face.
    var isBeside: Bool { side < 100 }
  }

  private func seat(_ context: StageContext, _ place: Place, showsResults: Bool = true) -> Part {
    let options = options(context)
    let opponent = options.opponent
    let column = { (parts: [Part]) in Part.column(parts, spacing: place.gap).wide(.fill) }
    if opponent == .far { return column([farFriend(options, context), first(options, place)]) }
    guard opponent != .friend else {
      return column([people(options, context), first(options, place)] + terms(options, place))
    }
    let tally = tally(opponent, context)
    let results = showsResults && tally.counted > 0 ? [results(tally, options)] : []
    return column(
      [portrait(options, place)] + results + [first(options, place)] + thinking(options, place)
        + terms(options, place))
  }

  private func portrait(_ options: GameOptions, _ place: Place) -> Part {
    let (opponent, side) = (options.opponent, place.side)
    let face = opponent.face.map { Part.picture($0, Size(side * 0.58, side * 0.65)) }
    let token = (face ?? .icon("two-persons", side * 0.4, .secondary)).inWell(side)
    let anchor: TextAnchor = place.isBeside ? .left : .center
    let words = [
      Part.words(options.rivalName, .headline, anchor: anchor, lines: 1).wide(.fill),
      .words(opponent.style(info), .body, .secondary, anchor: anchor).wide(.fill),
    ]
    return place.isBeside
      ? .row([token, Part.column(words).wide(.fill).placed(0, 0.5)], spacing: 16).wide(.fill)
      : .column([Part.layers([token.placed(0.5, 0)]).wide(.fill), .space(14)] + words).wide(.fill)
  }

  /// Won, drawn and lost, as a bar and in words.
  private func results(_ tally: Statistics.Tally, _ options: GameOptions) -> Part {
    let colors = (info.sideColors[.first], info.sideColors[.second])
    let bar = Part.drawing(Size(0, 16)) { painter, frame in
      let count = Double(max(1, tally.counted))
      let won = (frame.width * Double(tally.won) / count).rounded()
      let lost = (frame.width * Double(tally.lost) / count).rounded()
      // In high contrast full, grey and empty.
      let finish = painter.isPlain ? painter.palette.finish : nil
      painter.list.fill(frame, painter.palette.faint(0.2))
      painter.list.fill(
        Rect(frame.x, frame.y, won, frame.height), finish?.ink ?? colors.0 ?? painter.accentColor)
      painter.list.fill(
        Rect(frame.maxX - lost, frame.y, lost, frame.height),
        finish?.ground ?? colors.1 ?? painter.palette.textSecondary)
      if let finish { painter.list.outline(frame.inset(1), radius: 0, finish.ink, width: 2) }
    }.wide(.fill)
    let name = options.opponent.character?.name ?? tr("Bot")
    let words = Part.row(
      [
        Part.words(tr("You won {count}", ["count": String(tally.won)]), .label).wide(.fill),
        Part.words(trn("{count} drawn", "{count} drawn", tally.drawn), .label, .secondary, anchor: .center)
          .wide(.fill),
        Part.words(
          tr("{name} won {count}", ["name": name, "count": String(tally.lost)]), .label, anchor: .right
        ).wide(.fill),
      ], spacing: 8)
    return Part.column([bar, words], spacing: 8).wide(.fill)
  }

  private func play(_ context: StageContext) -> Part {
    let options = options(context)
    let name = options.opponent == .far ? options.far.called : options.opponent.character?.name
    let nameless = options.opponent == .far ? tr("First the name") : tr("Play")
    let label = name.map { tr("Play {name}", ["name": $0]) } ?? nameless
    return Part.button("opponent.play", icon: "play", label, isPrimary: true, .opponent(.play)).high(
      .exactly(54)
    ).enabled(options.opponent != .far || name != nil)
  }
}
