// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import SceneKit
import Words

/// What a hint says in the place of the message, the way through its line, and what can be done with it (design language,
/// section 29).
extension TableScene {
  /// Nil without a hint.
  func hint(_ frame: TableFrame, _ context: StageContext) -> Part? {
    guard let words = session.hintWords else { return nil }
    let message = frame.message(
      words.title, words.detail, over: frame.arrangement == .wide && !frame.hasStage ? stepOfHint : nil,
      isNeeded: frame.hasStage
    ).news("table.message", words.title, words.detail)
    guard frame.arrangement != .tall, session.isHintWhole || steps != nil else { return message }
    if frame.hasStage {
      guard frame.arrangement == .wide, let control = control(frame, context) else { return message }
      return .column([message.sized(.fill, .fill), control])
    }
    let isWide = frame.arrangement == .wide
    var parts: [Part] = []
    if let control = control(frame, context) { parts += [.space(isWide ? 18 : 8, least: 4), control] }
    if session.isHintWhole {
      let height = isWide ? 46.0 : 42
      let both = [playHint, hideHint].map { $0.sized(.fill, .exactly(height)) }
      parts += [.space(isWide ? 22 : 10, least: 6), isWide ? .beside(both) : both[0]]
    }
    // Under the sentence; where that needs all the room there is, at the foot.
    return .choice([
      .column([message.sized(.fill, .fit)] + parts + [.spring]),
      .column([message.sized(.fill, .fill)] + parts + [.space(8)]),
    ]).sized(.fill, .fill)
  }

  /// The actions while a hint has told everything: where the message has no room for them, its own stand here; else the cross
  /// takes the place of the button that asked.
  func hintActions(_ frame: TableFrame, _ context: StageContext) -> Part? {
    guard session.isHintWhole else { return nil }
    switch (frame.arrangement, frame.hasStage) {
    case (.wide, false): return nil
    case (.small, false):
      return frame.actions([undoButton, redoButton, hideHint.bare, restartButton])
    default: break
    }
    let height = Extent.exactly(frame.arrangement == .wide ? 46 : 42)
    let steps = frame.arrangement == .wide ? nil : steps
    let all = [playHint, hideHint].map { $0.sized(.fill, height) }
    let few = all.map(\.bare)
    guard let steps else {
      return .choice([.row(all, spacing: 12), .row(few, spacing: 12)])
    }
    let ways = steps.ways("hint") { .table(.step($0)) }.map { $0.sized(.fill, height) }
    let control = control(frame, context).map { $0.sized(.share(2), height) }
    let whole = [control].compactMap { $0 }
    return .choice([
      .row(whole + all, spacing: 10), .row(whole + few, spacing: 10), .row(ways + few, spacing: 8),
    ])
  }

  private func control(_ frame: TableFrame, _ context: StageContext) -> Part? {
    steps?.node("hint", frame, context.look) { .table(.step($0)) }
  }

  /// How much of the hint was told: in words and as dots.
  private var stepOfHint: Part {
    let (step, count) = (min(session.hintStep + 1, session.hintSteps), session.hintSteps)
    let dots = Part.drawing(Size(16 * Double(count), 10)) { painter, frame in
      for index in 0..<count {
        let color = index < step ? painter.accentColor : painter.palette.faintSecondary(0.4)
        let center = Point(frame.x + 16 * Double(index) + 8, frame.midY)
        painter.list.disc(at: center, radius: 4, color)
      }
    }
    let words = tr("Hint, step {number} of {count}", ["number": String(step), "count": String(count)])
    return Part.row(
      [
        .icon("hint", 20, .secondary), .words(words, TableFrame.over, .secondary, lines: 1).wide(.fill),
        dots,
      ], spacing: 8
    ).wide(.fill)
  }

  var playHint: Part {
    Part.button("hint.play", icon: "play", tr("Play it"), isPrimary: true, .table(.playHint))
      .shortcut(G.info.hintKey)
  }

  var hideHint: Part {
    Part.button("hint.hide", icon: "close", tr("Hide"), .table(.hideHint)).shortcut("Esc")
  }
}
