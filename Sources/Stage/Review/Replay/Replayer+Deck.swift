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
  private var previousMistake: Int? { mistakes.last { $0 < index } }
  private var nextMistake: Int? { mistakes.first { $0 > index } }

  // MARK: - Use

  func use(_ use: Use<StageAction>) {
    switch use.of(DeckAction.self) {
    case .press(let action): act(action)
    case .slide(_, let value):
      isPlaying = false
      // On the graph a move is as wide as its bar, and the start is its left edge.
      let place = value * Double(count)
      go(to: Int((hasGraphPlace ? (place - 0.001).rounded(.up) : place.rounded())))
    default: break
    }
  }

  private func act(_ action: DeckAction) {
    switch action {
    case .step(let count): return stepLine(by: count)
    case .find: return find(index)
    case .hint: return askForHint()
    case .show: return showAnswer()
    case .skip: return skip()
    default: break
    }
    if trial != nil, quest == nil {
      switch action {
      case .first: return stepTrial(-1, toEnd: true)
      case .previous: return stepTrial(-1, toEnd: false)
      case .next: return stepTrial(1, toEnd: false)
      case .last: return stepTrial(1, toEnd: true)
      default: endTrial()
      }
    }
    switch action {
    case .first: go(to: 0)
    case .previous: go(to: index - 1)
    case .next: go(to: index + 1)
    case .last: go(to: count)
    case .previousMistake: previousMistake.map { go(to: $0) }
    case .nextMistake: nextMistake.map { go(to: $0) }
    case .tryLine: return tryLine()
    case .go(let index): go(to: index)
    case .endTrial: return endTrial()
    case .scrub, .step, .find, .hint, .show, .skip: return
    case .play:
      if index == count && !isPlaying { go(to: 0) }
      isPlaying.toggle()
      return
    }
    isPlaying = false
  }

  /// What a key means here; nil when nothing.
  func press(_ key: Key) {
    let actions: [Key: DeckAction] = [
      .left: .previous, .right: .next, .home: .first, .end: .last, .space: .play,
      .pageUp: .previousMistake, .pageDown: .nextMistake, .character("t"): .tryLine,
      .character("f"): .find,
    ]
    if let action = actions[key] { act(action) }
  }

  // MARK: - Description

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
  private var hasGraphPlace: Bool { hasReview && room != nil }
  /// Over the bars: half a knob, and a line between.
  private static var knobHeight: Double { 28 }

  /// "9 of 29".
  var position: Part {
    let (index, all) = (moves(upTo: index), moves(upTo: count))
    return Part.row(
      [
        .words(String(index), TextStyle(.manropeBold, 15, line: 22), lines: 1),
        .words(
          tr("of {count}", ["count": String(all)]), TextStyle(.manropeSemiBold, 15, line: 22), .secondary,
          lines: 1),
      ], spacing: 4
    ).named("replay.position", .text, placeWords, value: String(index))
  }

  var placeWords: String {
    tr(
      "Move {number} of {count}",
      ["number": String(moves(upTo: index)), "count": String(moves(upTo: count))])
  }

  /// The bar with the position beside it.
  var numberedBar: Part { numbered() }

  /// The same, and what the graph shows under the position.
  func numbered(graph height: Double = 46, legend: Part? = nil) -> Part {
    let start = Part.column([position] + [hasGraph ? legend : nil].compactMap { $0 }, spacing: 12)
    return .row(
      [
        start.wide(.within(80...300)).placed(0, legend == nil ? 0.3 : 0.5),
        bar(graph: height).wide(.fill).inset(Insets(right: 9)),
      ],
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

  /// One row of buttons, or two where it is narrow.
  func buttons(height: Double) -> Part {
    func sized(_ part: Part, _ width: Extent = .fill) -> Part { part.sized(width, .exactly(height)) }
    let steps = steps
    if hasReview {
      let (way, more) = (steps.map { sized($0) }, (jumps + [trialSwitch]).map { sized($0) })
      // In two rows the way through the game stays together.
      return .choice([
        .grid(way + more, columns: way.count + more.count, spacing: Size(8, 0)),
        .column(
          [
            .grid(way, columns: way.count, spacing: Size(10, 0)),
            .grid(more, columns: more.count, spacing: Size(10, 0)),
          ], spacing: 16),
      ])
    }
    let all = steps.map { sized($0) }
    let narrow = steps.map { sized($0, .exactly(58)) }
    return .choice([
      .row([narrow[0], narrow[1], all[2].labelled, narrow[3], narrow[4]], spacing: 12),
      .grid(all, columns: 5, spacing: Size(10, 0)),
      .grid([all[0], all[2], all[4], all[1], Part(.nothing), all[3]], columns: 3, spacing: Size(10, 16)),
    ])
  }

  /// Under the board of a review: through the game, and where there is room to its mistakes.
  func transport(height: Double, jumps hasJumps: Bool) -> Part {
    func row(_ icon: Double, _ play: Extent, jumps: [Part]) -> Part {
      let steps = steps.enumerated().map { index, part in
        index == 2 ? part.sized(play, .exactly(height)) : part.sized(.exactly(icon), .exactly(height))
      }
      return .row(steps + jumps.map { $0.high(.exactly(height)) }, spacing: 10)
    }
    let bare = Part.grid(steps.map { $0.sized(.fill, .exactly(height)) }, columns: 5, spacing: Size(10, 0))
    guard hasJumps else { return bare }
    let (icons, words) = (jumps.map { $0.wide(.exactly(54)) }, jumps.map { $0.labelled.wide(.fill) })
    return .choice([
      row(54, .exactly(54), jumps: [.space(6)] + words), row(46, .exactly(46), jumps: words),
      row(50, .fill, jumps: icons),
    ])
  }
}
