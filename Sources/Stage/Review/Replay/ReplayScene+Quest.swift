// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import SceneKit
import Words

/// What stands beside the board while the player looks for the better move (mockup 32c).
extension ReplayScene {
  func asking(_ quest: Quest<G>, _ frame: TableFrame, _ context: StageContext) -> Part {
    let isWide = frame.arrangement == .wide
    let (ask, tries) = (ask(quest, frame), tries(quest))
    let (list, buttons) = (list(quest, frame), questButtons(quest, frame))
    if frame.hasStage {
      let stages = (isWide ? [72.0, 56] : [44, 32]).map {
        TableFrame.stage(radius: $0).placed(isWide ? 0 : 0.5, 0)
      }
      return .yielding(
        [.stays(ask), .shrinks(stages), .stays(frame.tray), .yields(1, tries), .stays(buttons)],
        spacing: isWide ? 12 : 6)
    }
    let gap = isWide ? 18.0 : 10
    return .yielding(
      [
        .stays(ask), .yields(1, plates(frame, context)), .stays(tries), .yields(2, list), .stays(.spring),
        .stays(buttons),
      ], spacing: gap, last: TableFrame.scrolling([ask, buttons, tries, list], spacing: gap))
  }

  /// Which mistake it is, and what is to be done.
  func ask(_ quest: Quest<G>, _ frame: TableFrame) -> Part {
    let places: KeyValuePairs = [
      "number": String((board.questions.firstIndex(of: quest.number) ?? 0) + 1),
      "count": String(board.questions.count), "move": String(board.moves(upTo: quest.number)),
    ]
    let over = tr("Mistake {number} of {count}, move {move}", places)
    let (title, detail) = words(for: quest)
    let (anchor, style) = (frame.anchor, frame.arrangement == .wide ? TextStyle.sentenceLarge : .sentence)
    let kind = board.points.mark(of: quest.number) ?? (quest.mistake.isHeavy ? .heavy : .slip)
    return Part.column(
      [
        frame.over(.row([.mistake(kind), .words(over, .over, .secondary)], spacing: 8)),
        .choice(
          [1, 0.8, 0.66].map {
            Part.words(title, frame.sentence(style, part: $0), anchor: anchor).wide(.fill)
          }),
        .note(detail, anchor: anchor),
      ], spacing: 4
    ).wide(.fill).news("quest.task", title, detail, spoken: ("\(over). \(title)", detail))
  }

  private func words(for quest: Quest<G>) -> (title: String, detail: String) {
    let person = person(quest.before.turn)
    let reason = quest.reasons.last?.said ?? ""
    switch quest.exercise.phase {
    case .waiting, .going:
      guard quest.reasons.isEmpty else { return (reason, quest.hint ?? tr("Try another move.")) }
      let isGift = quest.reviewed.move.hasPrefix("=")
      let turn =
        person.subject.map {
          isGift ? tr("{name} gives a piece.", ["name": $0]) : tr("{name} to move.", ["name": $0])
        } ?? (isGift ? tr("You give a piece.") : tr("You are to move."))
      return (tr("A better move was there. Find it."), quest.hint ?? turn + " " + quest.task)
    case .answering: return (tr("Let us see."), quest.tried.map { G.name(of: $0) } ?? "")
    case .answered:
      return (reason, quest.exercise.isOpen ? tr("Your next try takes it back.") : "")
    case .over where quest.exercise.isFound:
      let move = board.trial?.tried.last.map { G.name(of: $0) } ?? ""
      let words = ExplanationWords(
        G.self, quest.mistake, of: G.Move(quest.reviewed.move), in: quest.before, person: self.person)
      return (tr("Found: {move}.", ["move": move]), words.better.joined(separator: " "))
    case .over: return (tr("Three tries are over."), reason)
    }
  }

  /// What was tried, a line each.
  private func tries(_ quest: Quest<G>) -> Part {
    let used = quest.reasons.count
    let head = Part.row([
      Part.words(tr("Tries"), .name, lines: 1).wide(.fill),
      .drawing(Size(54, 14)) { painter, frame in
        for index in 0..<Quest<G>.mostTries {
          let center = Point(frame.x + 8 + 19 * Double(index), frame.midY)
          let isUsed = index < used
          painter.list.shape(
            Shape(
              .disc(radius: 6), fill: isUsed ? .solid(painter.accentColor) : nil,
              stroke: Stroke(painter.accentColor, width: 2)), at: center - Point(6, 6))
        }
      },
    ])
    let rows = quest.reasons.map { Part.words($0.said, .caption, .secondary, lines: 2) }
    return Part.column([head] + rows, spacing: 4).wide(.fill)
      .named("quest.tries", .text, tr("Tries"), value: String(used))
  }

  /// The mistakes of the game, and how each was come to know.
  private func list(_ quest: Quest<G>, _ frame: TableFrame) -> Part {
    let rows = board.questions.map { number -> Part in
      let reviewed = board.reviewed(number)
      let mark = board.points.mark(of: number) ?? .slip
      let state =
        number == quest.number && !quest.exercise.isFound
        ? tr("Now")
        : reviewed?.finding == .found ? tr("Found") : reviewed?.finding == .shown ? tr("Shown") : ""
      return Part.row(
        [
          .mistake(mark, 10),
          Part.line(
            tr(
              "Move {number}: {move}",
              ["number": String(board.moves(upTo: number)), "move": G.name(of: board.moves[number - 1])]),
            .label, least: 0.7
          ).wide(.fill),
          .words(state, .label, .secondary, lines: 1),
        ], spacing: 10
      ).named("quest.mistake.\(number)", .text, state)
    }
    return Part.column(
      [.heading("quest.heading", tr("Mistakes of this game"), .label, .secondary, lines: 1)] + rows,
      spacing: 6
    )
    .wide(.fill)
  }

  func questButtons(_ quest: Quest<G>, _ frame: TableFrame) -> Part {
    let back = Part.button("quest.show", icon: "replay", tr("Back to the review"), .deck(.show))
    let next = Part.button("quest.skip", icon: "next", tr("Next one"), isPrimary: true, .deck(.skip))
    let buttons =
      quest.exercise.isFound
      ? [back] + (board.hasMoreQuestions ? [next] : [])
      : [
        Part.button("quest.hint", icon: "hint", tr("Hint"), .deck(.hint)).enabled(
          quest.exercise.isOpen && quest.hint == nil),
        Part.button(
          "quest.show", icon: "solution", tr("Show"), isPrimary: quest.exercise.phase == .over, .deck(.show)),
        Part.button("quest.skip", icon: "next", tr("Skip"), .deck(.skip)),
      ]
    return .bar(buttons, height: frame.arrangement == .wide ? 46 : 42, below: 14)
  }
}
