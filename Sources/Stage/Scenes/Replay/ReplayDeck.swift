// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import Words

/// What the controls under a replayed game do.
enum DeckAction: Hashable, Sendable {
  case first, previous, play, next, last
  case previousMistake, nextMistake
  /// The bar was moved.
  case scrub
}

/// The controls under a replayed game: where it stands, a bar to scrub, and five buttons.
struct ReplayDeck {
  typealias Part = Node<StageAction>
  let board: any ReplayBoard

  private var mistakes: [Int] { board.review?.mistakes ?? [] }
  private var previousMistake: Int? { mistakes.last { $0 < board.index } }
  private var nextMistake: Int? { mistakes.first { $0 > board.index } }

  // MARK: - Use

  func use(_ use: Use<StageAction>) {
    switch use {
    case .press(.deck(let action)): act(action)
    case .slide(.deck(.scrub), let value):
      board.isPlaying = false
      board.go(to: Int((value * Double(board.count)).rounded()))
    default: break
    }
  }

  private func act(_ action: DeckAction) {
    switch action {
    case .first: board.go(to: 0)
    case .previous: board.go(to: board.index - 1)
    case .next: board.go(to: board.index + 1)
    case .last: board.go(to: board.count)
    case .previousMistake: previousMistake.map { board.go(to: $0) }
    case .nextMistake: nextMistake.map { board.go(to: $0) }
    case .scrub: return
    case .play:
      if board.index == board.count && !board.isPlaying { board.go(to: 0) }
      board.isPlaying.toggle()
      return
    }
    board.isPlaying = false
  }

  /// What a key means here; nil when nothing.
  func press(_ key: Key) {
    let actions: [Key: DeckAction] = [
      .left: .previous, .right: .next, .home: .first, .end: .last, .space: .play,
      .pageUp: .previousMistake, .pageDown: .nextMistake,
    ]
    if let action = actions[key] { act(action) }
  }

  // MARK: - Description

  /// How many moves are on the board, and the bar with a tick for every move.
  var bar: Part {
    let (index, all) = (board.moves(upTo: board.index), board.moves(upTo: board.count))
    let count = Part.row(
      [
        .words(String(index), TextStyle(.manropeBold, 15, line: 22), lines: 1),
        .words(
          tr("of {count}", ["count": String(all)]), TextStyle(.manropeSemiBold, 15, line: 22), .secondary,
          lines: 1),
      ], spacing: 4
    ).named(
      "replay.position", .text,
      tr("Move {number} of {count}", ["number": String(index), "count": String(all)]), value: String(index))
    let step = 1 / Double(max(1, board.count))
    let slider = Part.slider(
      "replay.scrub", tr("Move"), value: Double(board.index) * step, step: step, .deck(.scrub)
    ).wide(.fill)
    let marks = mistakes.map { String(board.moves(upTo: $0)) }.joined(separator: " ")
    let graph = Part.drawing(Size(0, hasGraph ? 46 : 8)) { [self] painter, frame in
      if hasGraph { ReviewGraph(board).paint(frame, &painter) } else { paintTicks(frame, &painter) }
    }.wide(.fill).named(
      "replay.marks", .text,
      marks.isEmpty ? tr("No turning points found") : tr("Turning points: {moves}", ["moves": "\(marks)"]),
      value: marks)
    return .row(
      [
        count.wide(.within(80...300)).placed(0, 0.3),
        Part.column([slider, graph]).wide(.fill).inset(Insets(right: 9)),
      ], spacing: 12)
  }

  /// A graph wants to know who was ahead, which a puzzle has no answer to.
  private var hasGraph: Bool { board.info.seats == .two && board.review != nil }

  /// A tick for every move while they can be told apart; those that gave something away are red.
  private func paintTicks(_ frame: Rect, _ painter: inout Painter) {
    let (count, marks) = (board.count, mistakes)
    guard count > 0 else { return }
    let step = frame.width / Double(count)
    for move in 0...count {
      let isMark = marks.contains(move)
      guard isMark || step >= 4 else { continue }
      let x = (frame.x + Double(move) * step).rounded()
      painter.list.fill(
        Rect(x - (isMark ? 1.5 : 0.5), frame.y - 4, isMark ? 3 : 1, isMark ? 8 : 6),
        isMark ? Color(0xE65F4B) : painter.palette.textSecondary.opacity(0.55))
    }
  }

  /// One row of buttons, or two where it is narrow.
  func buttons(height: Double) -> Part {
    let (isAtStart, isAtEnd) = (board.index == 0, board.index == board.count)
    func button(
      _ id: String, _ icon: String, _ label: String, _ action: DeckAction, _ key: String, _ isEnabled: Bool
    )
      -> Part
    {
      Part.button(
        (id.hasSuffix("mistake") ? "review." : "replay.") + id, icon: icon, label, showsLabel: false,
        .deck(action)
      ).enabled(isEnabled)
        .shortcut(key)
        .sized(.fill, .exactly(height))
    }
    let first = button("first", "first", tr("To the start"), .first, tr("Home"), !isAtStart)
    let previous = button("previous", "previous", tr("One move back"), .previous, tr("Left"), !isAtStart)
    let play = button(
      "play", board.isPlaying ? "pause" : "play", board.isPlaying ? tr("Pause") : tr("Play"), .play,
      tr("Space"),
      board.count > 0)
    let next = button("next", "next", tr("One move on"), .next, tr("Right"), !isAtEnd)
    let last = button("last", "last", tr("To the end"), .last, tr("End"), !isAtEnd)
    func narrow(_ part: Part) -> Part { part.wide(.exactly(58)) }
    if board.info.seats == .two, board.kind.isValuing {
      let jumps = (
        button(
          "previous-mistake", "previous-mistake", tr("Previous mistake"), .previousMistake, tr("Page Up"),
          previousMistake != nil),
        button(
          "next-mistake", "next-mistake", tr("Next mistake"), .nextMistake, tr("Page Down"),
          nextMistake != nil)
      )
      return .choice([
        .grid([first, previous, play, next, last, jumps.0, jumps.1], columns: 7, spacing: Size(8, 0)),
        .grid([first, previous, play, next, last, jumps.0, jumps.1], columns: 4, spacing: Size(10, 16)),
      ])
    }
    return .choice([
      .row([narrow(first), narrow(previous), play.labelled, narrow(next), narrow(last)], spacing: 12),
      .grid([first, previous, play, next, last], columns: 5, spacing: Size(10, 0)),
      .grid([first, play, last, previous, Part(.nothing), next], columns: 3, spacing: Size(10, 16)),
    ])
  }
}
