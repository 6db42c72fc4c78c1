// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import SceneKit
import Words

extension OpponentAction {
  /// Of the names of two people at this table.
  var isAboutNames: Bool {
    switch self {
    case .name, .pick, .swap: true
    default: false
    }
  }

  func apply(to options: inout GameOptions) {
    switch self {
    case .pick(let isOwn, let name): options.people[isOwn] = name
    case .swap:
      options.people = options.people.swapped
      // What the weaker one gets goes along.
      options.friendTerms.handicap.isOwn.toggle()
    case .bestOf(let count): options.terms.bestOf = count
    case .minutes(let minutes):
      options.terms.time = minutes.map {
        TimeControl(minutes: $0, increment: options.terms.time?.increment ?? 0)
      }
    case .increment:
      options.terms.time = options.terms.time.map {
        TimeControl(minutes: $0.minutes, increment: $0.increment == 0 ? TimeControl.increments[1] : 0)
      }
    case .handicap(let amount): options.terms.handicap.amount = amount
    case .handicapFor(let isOwn): options.terms.handicap.isOwn = isOwn
    case .pickFar(let name): options.far.name = name
    case .choose(let opponent): options.opponent = opponent
    case .meet(let friend): options.seat(friend)
    case .thinkingTime(let seconds): options.thinkingTime = seconds
    case .first(let first): options.first = first
    case .name, .farName, .play: break
    }
  }
}

/// Who two people are, and on which terms a series is played (mockup 22c).
extension OpponentScene {
  private func row<Value: Equatable>(
    _ title: String, _ name: String, _ entries: [(value: Value, id: String, label: String)], selected: Value,
    _ place: Place, detail: String = "", isEnabled: Bool = true, _ action: (Value) -> OpponentAction
  ) -> Part {
    let segments = Part.segments(
      "opponent." + name, title,
      entries.map { entry in
        Part.Segment(
          "opponent.\(name).\(entry.id)", entry.label, isSelected: entry.value == selected,
          .opponent(action(entry.value)))
      }, isEnabled: isEnabled)
    let words = detail.isEmpty ? nil : Part.words(detail, .caption, .secondary).wide(.fill)
    let over = Part.column([.words(title, .buttonLarge), segments.wide(.fill)], spacing: 6).wide(.fill)
    let beside = Part.row(
      [.words(title, .buttonLarge, lines: 1).placed(0, 0.5), segments.wide(.fill)], spacing: 14
    ).wide(.fill)
    return Part.column(
      [place.isTight ? Part.choice([beside, over]).wide(.fill) : over, words].compactMap { $0 }, spacing: 6
    ).wide(.fill)
  }

  // MARK: - People

  /// What one of the two sides is called here.
  func name(isOwn: Bool, _ options: GameOptions) -> String {
    guard options.opponent == .friend else {
      if options.opponent == .far, !isOwn { return options.farName }
      return isOwn ? tr("You") : options.opponent.character?.name ?? tr("Bot")
    }
    return options.people.name(isOwn: isOwn) ?? (isOwn ? tr("Player 1") : tr("Player 2"))
  }

  /// Fields for both names, with those that were here before.
  func people(_ options: GameOptions, _ context: StageContext) -> Part {
    let swap = Part.button("opponent.swap", icon: "rematch", tr("Swap"), .opponent(.swap))
      .enabled(!options.people.own.isEmpty || !options.people.other.isEmpty).high(.exactly(42))
    let title = Part.heading("opponent.heading.people", tr("At this table"), .label, .secondary).wide(.fill)
      .placed(0, 0.5)
    let parts = [true, false].map { field(isOwn: $0, options, context) }
    let score = score(options, context).map { [$0] } ?? []
    return Part.column([.row([title, swap], spacing: 12).wide(.fill)] + parts + score, spacing: 10).wide(
      .fill)
  }

  private func field(isOwn: Bool, _ options: GameOptions, _ context: StageContext) -> Part {
    let side = isOwn ? "own" : "other"
    let seat = options.personSeat(info)
    let tokens = context.look.marks ? info.markedTokens : info.tokens
    // Who plays with which colour is told where it stays so.
    let token = options.first == .turns ? nil : tokens[isOwn ? seat : seat.other]
    let picture =
      token.map { Part.picture($0, Size(34, 34)) } ?? Part.icon("person", 24, .secondary)
    let parts = Part.nameField(
      "opponent.name." + side, isOwn ? tr("Name of player 1") : tr("Name of player 2"),
      text: options.people[isOwn], hint: name(isOwn: isOwn, GameOptions(friend: true)),
      known: known(isOwn: isOwn, options, context), .opponent(.name(isOwn: isOwn))
    ) { .opponent(.pick(isOwn: isOwn, $0)) }
    let line = Part.row([Part.layers([picture.placed(0.5, 0.5)]).wide(.exactly(40)), parts[0]], spacing: 10)
      .wide(.fill)
    return Part.column([line] + parts.dropFirst().map { $0.inset(Insets(left: 50)) }, spacing: 8).wide(.fill)
  }

  /// People who played here and may be meant.
  private func known(isOwn: Bool, _ options: GameOptions, _ context: StageContext) -> [String] {
    let taken = [options.people.name(isOwn: true), options.people.name(isOwn: false)].compactMap { $0 }
    return context.known(like: options.people[isOwn], but: taken)
  }

  /// The field for the name of a friend far away, with those that played here before, and how such a game goes.
  func farFriend(_ options: GameOptions, _ context: StageContext) -> Part {
    let label = tr("Name of your friend")
    let field = Part.nameField(
      "opponent.far.name", label, text: options.far.name,
      known: context.known(like: options.far.name, but: [options.far.name]), .opponent(.farName)
    ) { .opponent(.pickFar($0)) }
    let words = tr(
      "After your move the table copies a few lines of text. Send them in any way you like, and paste what comes back. There are no hints, values or clocks."
    )
    return Part.column(
      [.words(label, .label, .secondary)] + field + [.words(words, .caption, .secondary)], spacing: 10
    ).wide(.fill)
  }

  /// "Anna 14, Ben 11, drawn 3", of all their games at this kind of table.
  private func score(_ options: GameOptions, _ context: StageContext) -> Part? {
    guard let (own, other) = options.people.both,
      let score = context.kept.statistics.pairs[.init(game: info.name, own, other)]
    else { return nil }
    let places: KeyValuePairs = [
      "own": own, "won": String(score.won[own] ?? 0), "other": other, "lost": String(score.won[other] ?? 0),
      "drawn": String(score.drawn),
    ]
    let words =
      score.drawn == 0
      ? tr("So far: {own} {won}, {other} {lost}.", places)
      : tr("So far: {own} {won}, {other} {lost}, drawn {drawn}.", places)
    return Part.words(words, .body, .secondary).wide(.fill).named("opponent.score", .text, words)
  }

  // MARK: - Terms

  func first(_ options: GameOptions, _ place: Place) -> Part {
    let isFriend = options.opponent == .friend
    let own = name(isOwn: true, options)
    let other = name(isOwn: false, options)
    var detail = ""
    if isFriend, !info.tokens.isEmpty {
      let color = info.name(of: .first, firstPerson: .first).said
      switch options.first {
      case .turns: detail = tr("Colours and the first move change hands with every game.")
      case .you: detail = tr("{name} · {color} in every game", ["name": own, "color": color])
      case .bot: detail = tr("{name} · {color} in every game", ["name": other, "color": color])
      }
    }
    return named(options) { own, other in
      row(
        tr("First move"), "first",
        [(FirstMove.you, "you", own), (.bot, "bot", other), (.turns, "turns", tr("In turn"))],
        selected: options.first, place, detail: detail
      ) { .first($0) }
    }
  }

  /// Of a bot that plays better the longer it thinks.
  func thinking(_ options: GameOptions, _ place: Place) -> [Part] {
    guard options.opponent == .character(.onyx), !thinkingTimes.isEmpty else { return [] }
    return [
      row(
        tr("Thinks up to"), "thinking",
        thinkingTimes.map { ($0, String($0), tr("{seconds} s", ["seconds": String($0)])) },
        selected: options.thinkingTime, place
      ) { .thinkingTime($0) }
    ]
  }

  /// A row with the names of both sides; with short ones where long ones have no room.
  private func named(_ options: GameOptions, _ row: (String, String) -> Part) -> Part {
    let (own, other) = (name(isOwn: true, options), name(isOwn: false, options))
    func short(_ name: String) -> String { name.split(separator: " ").first.map(String.init) ?? name }
    var unnamed = options
    unnamed.people = People()
    return .choice([
      row(own, other), row(short(own), short(other)),
      row(name(isOwn: true, unnamed), name(isOwn: false, unnamed)),
    ]).wide(.fill)
  }

  /// How long a series is, how much time there is, and what the weaker side gets.
  func terms(_ options: GameOptions, _ place: Place) -> [Part] {
    let series = row(
      tr("Best of"), "bestof",
      [0, 3, 5, 7].map { ($0, String($0), $0 == 0 ? tr("No end") : String($0)) },
      selected: options.terms.bestOf, place
    ) { .bestOf($0) }
    let minutes: [(value: Int?, id: String, label: String)] =
      [(nil, "off", tr("Off"))]
      + TimeControl.minutes.map { ($0, String($0), tr("{minutes} min", ["minutes": String($0)])) }
    var time = [
      row(
        tr("Clock for each side"), "clock", minutes, selected: options.terms.time?.minutes, place,
        detail: options.terms.time == nil
          ? "" : tr("Time runs from the first move on; undo gives back what was left then.")
      ) { .minutes($0) }
    ]
    if let control = options.terms.time {
      let label = tr("{seconds} s more with every turn", ["seconds": String(TimeControl.increments[1])])
      time.append(
        .row(
          [
            Part.words(label, .body).wide(.fill).placed(0, 0.5),
            .toggle("opponent.increment", label, isOn: control.increment > 0, .opponent(.increment)),
          ], spacing: 12
        ).wide(.fill))
    }
    return [series, Part.column(time, spacing: 8).wide(.fill)] + handicap(options, place)
  }

  /// A question where there is one amount only.
  private func words(ofAmount amount: Int, most: Int) -> String {
    if most == 1 { return amount == 0 ? tr("No") : tr("Yes") }
    return amount == 0 ? trc("head start", "None") : String(amount)
  }

  private func handicap(_ options: GameOptions, _ place: Place) -> [Part] {
    guard let offer = info.handicap else { return [] }
    let chosen = options.terms.handicap
    let isForYou = options.opponent != .friend && chosen.isOwn
    let name = isForYou ? nil : name(isOwn: chosen.isOwn, options)
    var detail = ""
    if chosen.amount > 0 {
      let rated = options.opponent == .friend ? nil : tr("This game is not rated.")
      detail = [offer.words(name, chosen.amount), rated].compactMap { $0 }.joined(separator: " ")
    }
    let amounts = row(
      offer.title.said, "handicap",
      (0...offer.most).map { ($0, String($0), words(ofAmount: $0, most: offer.most)) },
      selected: chosen.amount, place, detail: detail
    ) { .handicap($0) }
    guard chosen.amount > 0 else { return [amounts] }
    return [
      amounts,
      named(options) { own, other in
        row(
          tr("Head start for"), "handicap.for", [(true, "own", own), (false, "other", other)],
          selected: chosen.isOwn, place
        ) { .handicapFor(isOwn: $0) }
      },
    ]
  }
}

extension GameOptions {
  /// Those of two people who have no names.
  fileprivate init(friend: Bool) {
    self.init()
    if friend { opponent = .friend }
  }
}
