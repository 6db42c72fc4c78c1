// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import SceneKit
import Words

/// What stands around the board: players, message, the next game, actions.
extension TableScene {
  typealias Part = Node<StageAction>

  func describe(_ context: StageContext) -> Node<StageAction> {
    .layers([board.node] + (G.info.goal != nil ? soloLayers(context) : layers(context))).sized(
      .fill, .fill)
  }

  private func layers(_ context: StageContext) -> [Part] {
    let frame = TableFrame(context, G.info.regions)
    let header = frame.header(
      back: HeaderControls.back("table.back", tr("Menu")), title: G.info.title.said, beside: variant,
      middle: frame.tabs(of: G.info.name, isPlay: true),
      right: quiet(context), few: quiet(context).filter { $0.id != "table.sound" })
    let plates = (0..<2).map { plate($0, frame, context) }
    let whole = frame.whole(
      header: header, plates: plates, score: table.surroundings(view).score.map { frame.score($0) },
      message: result(frame, context) ?? withVerdict(message(frame, context)),
      moves: moveList(frame, hasScore: table.surroundings(view).score != nil, context),
      status: isTelling(frame) ? nil : status,
      actions: endActions(frame, context) ?? coachActions(frame) ?? hintActions(frame, context) ?? farActions(
        frame)
        ?? frame.actions([undoButton, redoButton, session.isFar ? pictureButton : hintButton, restartButton]))
    return [whole, faceOnStage(context), premoveNote].compactMap { $0 }
  }

  /// True where what is told needs all the room: large text, while the coach or a hint speaks.
  private func isTelling(_ frame: TableFrame) -> Bool {
    frame.type.factor >= 1.5 && (session.remark != nil || session.isHinting)
  }

  /// Sharing, values, sound, help and settings, at the right end of the header.
  func quiet(_ context: StageContext) -> [Part] {
    [
      Part.quiet("table.share", icon: "share", tr("Share"), .table(.share))
    ] + valuesSwitch(context) + HeaderControls.parts(context)
  }

  private func plate(_ index: Int, _ frame: TableFrame, _ context: StageContext) -> Part {
    let seat = seat(ofPlate: index)
    let isThinking = session.isBotsTurn && seat == session.turn
    let tokens = context.look.marks ? G.info.markedTokens : G.info.tokens
    let face = session.ownSeat == seat.other ? session.seated.opponent.face(self.face.mood) : nil
    let isDoor = index == 1 || session.ownSeat == nil
    let isPointed = isDoor && isAtDoor(index, context)
    return frame.plate(
      Plate(
        id: index == 0 ? "plate.you" : "plate.other",
        token: tokens[seat] ?? face ?? .icon("person"),
        isIcon: tokens[seat] == nil && face == nil,
        face: face, pose: self.face.pose(at: context.now),
        name: playerName(seat), detail: isPointed ? Self.doorWords : plateDetail(seat),
        raise: raise.value("plate\(index)", now: context.now),
        isNews: isNextWaiting(at: seat) || isToMove(seat), points: points(index),
        thinking: isThinking ? session.thinkingStart.map { context.now - $0 } : nil, clock: clock(of: seat),
        waits: session.isFarTurn && seat == session.turn, door: isDoor ? door(index, seat, isPointed) : nil),
      value: points(index) ?? "0", isRaised: isRaised(seat))
  }

  private static var doorWords: String { tr("Choose another opponent") }

  /// True while the pointer is at a plate that leads to the others.
  private func isAtDoor(_ index: Int, _ context: StageContext) -> Bool {
    guard context.isActive else { return false }
    return context.hovered == doorID(index)
      || context.hovered == nil && (context.pointed.map { isPlate(index, at: $0) } ?? false)
  }

  private func doorID(_ index: Int) -> String { index == 1 ? "plate.door" : "plate.door.you" }

  /// The chevron at the end of a plate: the whole plate can be clicked, and this is what the keyboard finds. A disc may be taken
  /// from the rest of the plate.
  private func door(_ index: Int, _ seat: Seat, _ isPointed: Bool) -> Part {
    var door = Part.layers([Part.icon("next", 16, isPointed ? .accent : .secondary).placed(0.5, 0.5)])
      .usable(doorID(index), Self.doorWords, .table(.opponents)).ringed(radius: 6)
    door.heardTitle = playerName(seat)
    return door
  }

  private var status: Part? {
    let style = TextStyle(.manropeSemiBold, 14, line: 20)
    let left =
      session.moves.isEmpty || session.announced != nil
      ? "" : tr("Move {number}", ["number": String(session.moveCount)])
    var row = [Part.words(left, style, .secondary).wide(.fill)]
    let most = session.bestOf
    if session.score != (0, 0) || most > 0 {
      let places: KeyValuePairs = [
        "number": String(session.gameNumber), "own": String(session.score.own),
        "other": String(session.score.other), "most": String(most),
      ]
      let score =
        most > 0
        ? tr("Game {number}, best of {most} · {own} – {other}", places)
        : tr("Game {number} of the series · {own} – {other}", places)
      row.append(.words(score, style, .secondary, anchor: .right))
    }
    return Part.row(row, spacing: 12).high(.within(20...60))
  }

  private func button(
    _ name: String, _ label: String, _ action: RailAction, _ keys: String, _ isEnabled: Bool
  ) -> Part {
    Part.button("table." + name, icon: name, label, showsLabel: false, .table(action)).enabled(isEnabled)
      .shortcut(keys)
  }

  var undoButton: Part {
    let isEnabled = session.canUndo || session.premove != nil
    let isSent = session.isFar && !isEnabled && !session.moves.isEmpty
    return button(
      "undo", isSent ? tr("Undo: what was copied stands") : tr("Undo"), .undo, "Ctrl Z", isEnabled)
  }
  var redoButton: Part { button("redo", tr("Redo"), .redo, "Ctrl Shift Z", session.canRedo) }
  var hintButton: Part {
    button("hint", tr("Hint"), .hint, G.info.hintKey, session.canHint && !session.isHintWhole)
  }
  var restartButton: Part { button("restart", tr("Restart"), .restart, "Ctrl N", session.canRestart) }

  /// For whoever cannot see its ghost.
  private var premoveNote: Part? {
    guard let move = session.premove, let words = premoveWords else { return nil }
    return Part.spring.named("table.premove", .text, words, value: move.description)
  }

  /// True when the line under the message says what is marked on the board: a line that is open.
  private var explainsMarks: Bool { table.surroundings(view).remark != nil }
  /// True when it tells what a side was given, which only the board says otherwise.
  private var tellsOdds: Bool { session.seated.odds != nil && message.detail == unratedWords }

  // MARK: - The message

  /// Before the first move, the way to the lessons, until one of them was done.
  func offer(_ context: StageContext) -> Part? {
    // What a hint says has the same place.
    guard mayOfferLessons(context), session.isUntouched, session.mayMove, !session.isHinting else {
      return nil
    }
    return .choice(
      [tr("New here? Short lessons"), tr("Lessons")].map {
        Part.button("table.lessons", icon: "lesson", $0, .openLesson(0)).sized(.fit, .exactly(38))
      })
  }

  /// True until one lesson was done.
  func mayOfferLessons(_ context: StageContext) -> Bool {
    let lessons = G.lessons
    return context.offersLessons && !lessons.isEmpty
      && !lessons.contains { context.settings.isDone($0, in: G.info.name) }
  }

  private func message(_ frame: TableFrame, _ context: StageContext) -> Part {
    if let part = coach(frame) ?? hint(frame, context) ?? far(frame) { return part }
    let words = message
    var bar: Part?
    if let start = session.thinkingStart, context.now > start + 2 {
      let progress = session.progress
      bar = Part.drawing(Size(0, 6)) { painter, frame in painter.progressBar(frame, progress) }.wide(.fill)
    }
    let offer = offer(context)
    // Who is new here is told what the game is about.
    let detail = offer == nil || tellsOdds ? words.detail : G.facets.aim?.said ?? words.detail
    let legend = legend(frame, context).map {
      Part.column([bar, $0].compactMap { $0 }, spacing: 12).wide(.fill)
    }
    let extra = offer ?? speech(frame, context) ?? legend ?? bar
    let node = frame.message(
      words.title, detail, extra: extra, isNeeded: explainsMarks || tellsOdds, isOffer: offer != nil)
    return told(node, words.title, detail)
  }

  /// Words that are told when they change.
  func told(_ node: Part, _ title: String, _ detail: String) -> Part {
    let said = saidMessage
    // Of an offer the words stand on its button.
    return node.news(
      "table.message", title, detail, spoken: said == message ? (title, detail) : said)
  }

  /// In the header; in the tall arrangement at the right end of the message, if that leaves room.
  func toastPlaces(_ interface: Interface<StageAction>, _ context: StageContext) -> [[Rect]] {
    guard let back = interface.frame(of: "table.back") else { return [] }
    let window = context.viewport.size
    let strip = Rect(0, back.y, window.width, back.height)
    let (left, right) = (back.maxX, window.width - 12)
    let title = interface.frame(of: "table.title")?.maxX ?? left
    // Beside the title; without room there over it, and over a puzzle's heading.
    var free = interface.gaps(in: strip, from: title, to: right)
    var covering = interface.gaps(in: strip, from: left, to: right)
    if G.info.goal != nil, let heading = interface.frame(of: "table.head") {
      // Its badge can be pressed.
      covering += interface.gaps(in: heading, from: heading.x, to: heading.maxX)
    }
    if arrangement == .tall && G.info.isContest, case .playing = session.phase,
      let message = interface.frame(of: "table.message")
    {
      let style = context.type.style(
        TableFrame(context, G.info.regions).messageStyle)
      let x = message.midX + context.metrics.width(of: self.message.title, style) / 2 + 20
      if window.width - 20 - x > 150 {
        free.insert(Rect(x, message.maxY - 49, window.width - 20 - x, 40), at: 0)
      }
    }
    return [free, covering]
  }
}
