// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import House
import InterfaceKit
import SceneKit
import Words

/// One of the things that are worth doing now: a picture, two lines, and one button (design language, section 39).
struct MenuThing {
  typealias Part = Node<StageAction>

  /// "four" in "menu.four".
  var id: String
  /// Of so many points.
  var picture: (Double) -> Part
  var title: String
  var why: String
  var value: String?
  /// What the second line says besides, where there is room for it.
  var more: String?
  /// What is read aloud, where that is more than both lines.
  var said: String?
  /// Both lines.
  var both: String { "\(title)\(title.hasSuffix(".") ? "" : ".") \(why)" }
  /// Nil where there is nothing to do.
  var button: Button?
  /// Beside the button.
  var other: Part?

  /// The second line, with what it says besides where that has room.
  func whys(_ line: (String) -> Part) -> Part {
    .choice(([more.map { "\(why) \($0)." }] + [why]).compactMap { $0 }.map(line))
  }

  struct Button {
    var id: String
    var icon: String
    var label: String
    /// Whose colour it has when it is the main one.
    var accent: Accent
    var action: StageAction
  }
}

/// The foot of the menu: at most three things in a fixed order, of which the first that can be done is the main one.
extension MenuScene {
  private static let flame = Color(0xB8412A)

  /// True before anything was played or solved: then the box invites, and asks for nothing.
  func isFirstStart(_ context: StageContext) -> Bool {
    let kept = context.kept
    return !kept.isOpening && kept.history.isEmpty && kept.history.tries.isEmpty && kept.continueAt.isEmpty
      && kept.waits.isEmpty && learner != nil
  }

  /// The game that is learned first.
  var learner: (any Game.Type)? { games.first { !$0.lessons.isEmpty } }

  /// What stands there; nothing until the archive has told what lies in it.
  /// - Parameter most: how many have room.
  func things(_ context: StageContext, most: Int) -> [MenuThing] {
    if context.kept.isOpening { return [] }
    if isFirstStart(context) { return [invitation(context)].compactMap { $0 } }
    let today = TodayState(context.kept, games, context.today)
    let isSolved = today.isSolved
    let things = [
      today.games.isEmpty ? nil : four(today, context), isSolved && most > 2 ? week(today, context) : nil,
      mistake(context), most > 2 && friendHasRoom(context) ? friend(context) : nil,
    ]
    return Array(things.compactMap { $0 }.prefix(most))
  }

  private func invitation(_ context: StageContext) -> MenuThing? {
    // Whoever has learnt one game is offered another one.
    guard
      let game = games.first(where: { game in
        !game.lessons.allSatisfy { context.settings.isDone($0, in: game.info.name) }
      })
    else { return nil }
    let title = game.info.title.said
    let done = game.lessons.count { context.settings.isDone($0, in: game.info.name) }
    let pebble = Opponent.character(.pebble)
    return MenuThing(
      id: "invitation", picture: { Part.picture(pebble.face ?? .icon("lesson"), Size($0, $0 * 1.12)) },
      title: done == 0
        ? tr("Never played {game}? Two minutes, and you know it.", ["game": title])
        : trn(
          "{count} lesson of {game} is done. Go on?", "{count} lessons of {game} are done. Go on?", done,
          ["game": title]),
      why: tr(
        "You learn it on the board, then {name} plays you. {name} is gentle.",
        ["name": Opponent.Character.pebble.name]),
      button: .init(
        id: "menu.learn", icon: "lesson", label: tr("Learn {game}", ["game": title]),
        accent: game.info.accent,
        action: .today(.lessons(game: game.info.name))))
  }

  private func four(_ today: TodayState, _ context: StageContext) -> MenuThing {
    let lattice = DayLattice(today.games, solved: Set(today.solved.keys))
    let nextOnes = TodayState.nextOnes(context.clock)
    let said = (["\(today.title).", today.sentence] + [today.shownWords].compactMap { $0 })
      .joined(separator: " ")
    var thing = MenuThing(
      id: "four", picture: { lattice.node($0, hasChecks: $0 > 40) }, title: today.title,
      why: today.shownWords ?? today.sentence, value: today.value, said: said)
    if let next = today.next {
      if today.shownWords == nil, let asks = context.nextPuzzle, asks.game == next.info.name {
        thing.why = tr("Next is {game}: {task}.", ["game": next.info.title.said, "task": asks.title])
        thing.said = [thing.said, thing.why].compactMap { $0 }.joined(separator: " ")
      }
      thing.more = nextOnes
      thing.said = [thing.said, "\(nextOnes)."].compactMap { $0 }.joined(separator: " ")
      thing.button = .init(
        id: "menu.today", icon: "puzzle", label: tr("Solve {game}", ["game": next.info.title.said]),
        accent: next.info.accent, action: .today(.solve))
    } else {
      thing.title = DayShare(today).time.map { tr("All four, in {time}", ["time": $0]) } ?? today.title
      thing.why = TodayState.untilTomorrow(context.clock)
    }
    return thing
  }

  /// The last seven days, today framed.
  private func week(_ today: TodayState, _ context: StageContext) -> MenuThing {
    let calendar = context.kept.calendar
    let days = (0..<7).reversed().map { today.day.adding(-$0) }.map { day in
      (DayLattice(today.games, solved: Set(calendar.solved(on: day).keys)), MonthNode.weekdays[day.weekday])
    }
    let letter = context.type.style(.micro)
    return MenuThing(
      id: "week",
      picture: { side in
        let side = min(26, side / 2)
        let pitch = (side * 1.5).rounded()
        // Days have their names where they have room.
        let isNamed = side >= 24 && pitch > 1.6 * letter.size
        let height = side + 12 + (isNamed ? letter.lineHeight : 0)
        return Part.drawing(Size(pitch * 7, height)) { painter, frame in
          for (index, (day, name)) in days.enumerated() {
            let cell = Rect(frame.x + 6 + pitch * Double(index), frame.y + 6, side, side)
            day.paint(cell, hasChecks: false, &painter)
            if isNamed {
              painter.text(
                name, letter, at: Point(cell.midX, cell.maxY + 5 + letter.lineHeight), anchor: .center,
                painter.palette.textSecondary)
            }
            guard index == days.count - 1 else { continue }
            painter.list.outline(cell.inset(-5), radius: 6, painter.palette.text, width: 2)
          }
        }
      },
      title: today.streakWords ?? tr("Your first day"), why: tr("The last seven days"),
      value: String(today.streak.days))
  }

  private func mistake(_ context: StageContext) -> MenuThing? {
    let due = context.kept.dueMistakes(context.clock)
    guard let first = due.first, let game = games.first(where: { $0.info.name == first.game }) else {
      return nil
    }
    let info = game.info
    let title =
      due.count == 1
      ? tr("A mistake of yours is due")
      : trn("{count} mistake of yours is due", "{count} mistakes of yours are due", due.count)
    // What it is about, and where it comes from.
    let task = [info.title.said, PuzzleWords.origin(first, context.clock)].joined(separator: " \u{00B7} ")
    return MenuThing(
      id: "mistake", picture: { Self.mistakePicture(info, $0, context.look) }, title: title,
      why: task, value: String(due.count),
      button: .init(
        id: "menu.mistake.try", icon: "restart", label: tr("Try it again"), accent: info.accent,
        action: .today(.mistakes(game: info.name))))
  }

  /// A piece of the game on a slab, with the mark of a mistake at its corner.
  private static func mistakePicture(_ info: GameDescriptor, _ side: Double, _ look: Look) -> Part {
    let token = (look.marks ? info.markedTokens : info.tokens)[.first] ?? info.emblem
    return Part.drawing(Size(side, side)) { painter, frame in
      let slab = Rect(frame.x, frame.y + 4, frame.width - 4, frame.height - 4)
      painter.sunk(slab, radius: side / 8)
      if let token { painter.list.picture(token, in: slab.inset(side * 0.16)) }
      let badge = Point(slab.maxX - side * 0.06, slab.y + side * 0.06)
      painter.list.disc(at: badge, radius: side * 0.16, painter.palette.surface)
      painter.mistake(.heavy, at: badge, size: side * 0.17)
    }
  }

  /// The game by message whose answer can be pasted here; the others say so on their tiles.
  func waiting(_ context: StageContext) -> (game: any Game.Type, wait: FarWait)? {
    for game in games {
      if let wait = tileWait(game, context) { return (game, wait) }
    }
    return nil
  }

  /// True where the foot has room for a friend who is waited for; else the tile of the game says so and takes the answer.
  private func friendHasRoom(_ context: StageContext) -> Bool {
    context.type.factor == 1 && !TodayState(context.kept, games, context.today).isSolved
  }

  /// True of the game whose friend stands in the foot, and not on its tile.
  func friendIsBelow(_ name: String, _ layout: MenuLayout, _ context: StageContext) -> Bool {
    !layout.isLow && friendHasRoom(context) && waiting(context)?.game.info.name == name
  }

  private func friend(_ context: StageContext) -> MenuThing? {
    guard let (game, wait) = waiting(context) else { return nil }
    let eye = eye(game, wait).wide(.exactly(46))
    return MenuThing(
      id: "friend", picture: { Part.letter(of: wait.name, side: $0 * 0.92) },
      title: waitWords(game, context) ?? "", why: game.info.title.said,
      button: .init(
        id: answerID(game), icon: "paste", label: tr("Paste answer"), accent: game.info.accent,
        action: .far(.answer(id: wait.id))), other: eye)
  }

  // MARK: - As it stands

  /// What leaves, in order: the lines that say why, the size of the pictures, and one thing after another, the main one last.
  func foot(_ things: [MenuThing], _ layout: MenuLayout) -> Part? {
    guard let first = things.first else { return nil }
    let main = things.firstIndex { $0.button != nil } ?? 0
    func row(_ index: Int, _ hasWhy: Bool, picture: Double, least: Double = 0.8) -> Part {
      line(
        things[index], isMain: index == main, hasWhy: hasWhy, picture: picture, least: least, layout)
    }
    func rows(_ count: Int, _ hasWhy: Bool, picture: Double, least: Double = 0.8) -> Part {
      let kept = things.indices.filter { $0 != main }.prefix(count - 1) + [main]
      return .column(
        kept.sorted().map { row($0, hasWhy, picture: picture, least: least) },
        spacing: layout.isLow ? 4 : 14)
    }
    let fewer =
      things.indices.reversed().flatMap { last in
        [true, false].map { rows(last + 1, $0, picture: 34) }
      } + [row(main, false, picture: 34, least: 0.3)]
    guard layout.tiles == .row else {
      return .choice((layout.isLow ? [] : [rows(things.count, true, picture: 56)]) + fewer)
    }
    if first.id == "invitation" {
      return .choice([column(first, isMain: true, size: 29), row(0, true, picture: 64)] + fewer)
    }
    let columns = [true, false].map { hasWhy in
      let columns = things.enumerated().map {
        column($1, isMain: $0 == main, hasWhy: hasWhy, size: 23).placed(0, 0)
      }
      let rest = Array(repeating: Part.nothing, count: 3 - columns.count)
      return Part.grid(columns + rest, columns: 3, spacing: Size(28, 0))
    }
    return .choice(columns + fewer)
  }

  /// Its title in the tree stands for all of it.
  private func title(_ thing: MenuThing, _ size: Double, least: Double) -> Part {
    Part.line(thing.title, TextStyle(.vollkornSemiBold, size, line: (size * 1.25).rounded()), least: least)
      .named("menu." + thing.id, .text, thing.said ?? thing.both, value: thing.value)
  }

  private func button(_ thing: MenuThing, isMain: Bool, height: Double) -> Part? {
    thing.button.map { button in
      let part = Part.button(button.id, icon: button.icon, button.label, isPrimary: isMain, button.action)
        .sized(.within(130...340), .exactly(height))
      guard let other = thing.other else { return part }
      return .row([part, other.high(.exactly(height))], spacing: 10)
    }
  }

  private func column(_ thing: MenuThing, isMain: Bool, hasWhy: Bool = true, size: Double) -> Part {
    let why = thing.whys { Part.words($0, TextStyle(.manropeMedium, 15, line: 20), .secondary, lines: 2) }
    let words = Part.column(
      [title(thing, size, least: hasWhy ? 0.75 : 0.5).wide(.fill)] + (hasWhy ? [why.wide(.fill)] : [])
        + [button(thing, isMain: isMain, height: 44)].compactMap { $0.map { $0.inset(Insets(top: 8)) } },
      spacing: 2
    ).wide(.fill)
    if thing.id == "week" { return .column([thing.picture(64), .space(6), words]) }
    return .row([thing.picture(size > 25 ? 84 : 64).placed(0, 0), words.placed(0, 0)], spacing: 16)
  }

  private func line(
    _ thing: MenuThing, isMain: Bool, hasWhy: Bool, picture: Double, least: Double, _ layout: MenuLayout
  ) -> Part {
    let title = title(thing, layout.isLow ? 20 : 23, least: least).wide(.fill)
    let style = TextStyle(.manropeMedium, layout.isLow ? 13 : 15, line: layout.isLow ? 17 : 21)
    let why = thing.whys { Part.line($0, style, .secondary, least: 0.8) }
    let words = Part.column(hasWhy ? [title, why.wide(.fill)] : [title]).wide(.fill).placed(0, 0.5)
    let end = button(thing, isMain: isMain, height: layout.isLow ? 40 : 44)
    return .row([thing.picture(picture).placed(0, 0.5), words] + [end].compactMap { $0 }, spacing: 14)
      .wide(.fill)
  }

  func streak(_ context: StageContext) -> Part? {
    let today = TodayState(context.kept, games, context.today)
    guard let words = today.streakWords, !today.games.isEmpty else { return nil }
    let line = Part.words(words, TextStyle(.manropeSemiBold, 15, line: 22), lines: 1)
    return Part.row([.icon("flame", 22, .color(Self.flame)), line], spacing: 8)
      .named("menu.streak", .text, words, value: String(today.streak.days))
  }
}
