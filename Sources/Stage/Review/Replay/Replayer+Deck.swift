// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import SceneKit
import Words

/// The controls under a replayed game: where it stands, a bar to scrub, and five buttons.
extension Replayer {
  private var mistakes: [Int] { points.moves }
  var previousMistake: Int? { mistakes.last { $0 < index } }
  var nextMistake: Int? { mistakes.first { $0 > index } }

  /// The numbers of the moves that gave something away; a move of two halves is told once.
  var marks: [String] {
    mistakes.map { String(moves(upTo: $0)) }.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  /// How many moves are on the board, and the bar with a tick for every move.
  /// - Parameter height: of the graph.
  func bar(graph height: Double = 46) -> Part {
    let isWhole = hasGraphPlace
    let slider = slider.wide(.fill)
    let marks = marks.joined(separator: " ")
    let knob = isWhole ? Self.knobHeight : 0
    let graph = Part.drawing(Size(0, (isWhole || hasGraph ? height : 8) + knob)) { [self] painter, frame in
      let bars = Rect(frame.x, frame.y + knob, frame.width, frame.height - knob)
      if hasGraph { paintGraph(bars, &painter) } else { paintTicks(bars, &painter) }
      if isWhole { paintKnob(frame, &painter) }
    }.wide(.fill).named(
      "replay.marks", .text,
      marks.isEmpty ? tr("No turning points found") : tr("Turning points: {moves}", ["moves": "\(marks)"]),
      value: marks)
    return isWhole ? .layers([graph, slider.high(.fill)]).wide(.fill) : .column([slider, graph])
  }

  private var step: Double { 1 / Double(max(1, count)) }

  var slider: Part {
    .slider(
      "replay.scrub", tr("Move"), value: Double(index) * step, step: step, isBare: hasGraphPlace,
      .deck(.scrub))
  }

  /// True where the graph itself is what one moves through the game with; the same before anything is known, so that nothing moves
  /// when it is.
  var hasGraphPlace: Bool { hasReview && room != nil }
  /// Over the bars: half a knob, and a line between.
  private static var knobHeight: Double { 28 }

  /// "9 of 29".
  var position: Part {
    let (index, all) = (moves(upTo: index), moves(upTo: count))
    return Part.row(
      [
        .words(String(index), .strong, lines: 1),
        .words(tr("of {count}", ["count": String(all)]), .over, .secondary, lines: 1),
      ], spacing: 4
    ).named("replay.position", .text, placeWords, value: String(index))
  }

  var placeWords: String {
    tr(
      "Move {number} of {count}",
      ["number": String(moves(upTo: index)), "count": String(moves(upTo: count))])
  }

  /// The bar with the position beside it.
  var numberedBar: Part {
    .row(
      [position.wide(.within(80...300)).placed(0, 0.3), bar().wide(.fill).inset(Insets(right: 9))],
      spacing: 12)
  }

  /// A graph wants to know who was ahead, which a puzzle has no answer to.
  private var hasGraph: Bool { G.info.isContest && review != nil }

  /// A tick for every move while they can be told apart; those that gave something away are red.
  private func paintTicks(_ frame: Rect, _ painter: inout Painter) {
    let (count, marks) = (count, mistakes)
    guard count > 0 else { return }
    let step = frame.width / Double(count)
    for move in 0...count {
      let isMark = marks.contains(move)
      guard isMark || step >= 4 else { continue }
      let x = (frame.x + Double(move) * step).rounded()
      painter.list.fill(
        Rect(x - (isMark ? 1.5 : 0.5), frame.y - 4, isMark ? 3 : 1, isMark ? 8 : 6),
        isMark
          ? (painter.isPlain ? painter.palette.text : Color(0xE65F4B)) : painter.palette.faintSecondary(0.55))
    }
  }

  private func button(
    _ id: String, _ label: String, _ action: DeckAction, _ key: String, _ isEnabled: Bool = true,
    icon: String? = nil
  ) -> Part {
    let icon = icon ?? id.split(separator: ".").last.map(String.init) ?? id
    return Part.button(id, icon: icon, label, showsLabel: false, .deck(action)).enabled(isEnabled)
      .shortcut(key)
  }

  /// Back and forth through the game, or through the line that is tried.
  private var steps: [Part] {
    let isAtStart = trial.map { !$0.canUndo } ?? (index == 0)
    let isAtEnd = trial.map { !$0.session.canRedo } ?? (index == count)
    return [
      button("replay.first", tr("To the start"), .first, tr("Home"), !isAtStart),
      button("replay.previous", tr("One move back"), .previous, tr("Left"), !isAtStart),
      button(
        "replay.play", isPlaying ? tr("Pause") : trc("replay", "Play"), .play, tr("Space"),
        count > 0 && trial == nil, icon: isPlaying ? "pause" : "play"),
      button("replay.next", tr("One move on"), .next, tr("Right"), !isAtEnd),
      button("replay.last", tr("To the end"), .last, tr("End"), !isAtEnd),
    ]
  }

  /// To the mistakes, where moves have values.
  var jumps: [Part] {
    [
      button(
        "review.previous-mistake", tr("Previous mistake"), .previousMistake, tr("Page Up"),
        previousMistake != nil),
      button(
        "review.next-mistake", tr("Next mistake"), .nextMistake, tr("Page Down"), nextMistake != nil),
    ]
  }

  /// Looks for the better move at the mistake on the board; nil where there is none to look for.
  var findButton: Part? {
    guard canFind else { return nil }
    return Part.button("review.find", icon: "search", tr("Find it yourself"), isPrimary: true, .deck(.find))
      .shortcut("F")
  }

  /// The way into a line of one's own, or out of it.
  var trialSwitch: Part {
    trial == nil
      ? button("review.try", tr("Try a line"), .tryLine, "T", canTry, icon: "branch")
      : button("review.game", tr("Back to the game"), .endTrial, "Esc", icon: "close")
  }

  var hasReview: Bool { G.info.isContest && G.facets.isValuing }

  /// Of a game without a review: one row of buttons, or two where it is narrow.
  func buttons(height: Double) -> Part {
    let all = steps.map { $0.across(height) }
    let narrow = all.map { $0.wide(.exactly(58)) }
    return .choice([
      .row([narrow[0], narrow[1], all[2].labelled, narrow[3], narrow[4]], spacing: 12),
      .grid(all, columns: 5, spacing: Size(10, 0)),
      .grid([all[0], all[2], all[4], all[1], Part.nothing, all[3]], columns: 3, spacing: Size(10, 16)),
    ])
  }

  /// Under the board of a review.
  func transport(height: Double) -> Part {
    .grid(steps.map { $0.across(height) }, columns: 5, spacing: Size(10, 0))
  }
}
