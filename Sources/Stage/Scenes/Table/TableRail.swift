// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Words

/// What stands beside the board: players, message, the next game, actions.
extension TableScene {
  func controls() -> [Control] {
    if G.info.isSolo { return soloControls() }
    var controls: [Control] = [
      Control(
        "table.back", .button(icon: "back", primary: false), layout.back, label: "Menu", showsLabel: false,
        shortcut: "Esc")
    ]
    controls += quietControls() + overControls
    let actions: [(id: String, icon: String, label: String, isEnabled: Bool, shortcut: String)] = [
      ("undo", "undo", "Undo", session.canUndo, "Ctrl Z"),
      ("redo", "redo", "Redo", session.canRedo, "Ctrl Shift Z"),
      ("hint", "hint", "Hint", session.canHint, G.Table.hintShortcut),
      ("restart", "restart", "Restart", session.canRestart, "Ctrl N"),
    ]
    for (index, action) in actions.enumerated() {
      controls.append(
        Control(
          "table." + action.id, .button(icon: action.icon, primary: false), layout.actions[index],
          label: action.label, showsLabel: index > 1 && layout.actionsShowLabels, isEnabled: action.isEnabled,
          shortcut: action.shortcut))
    }
    return controls
  }

  func quietControls() -> [Control] {
    var controls: [Control] = []
    if G.info.isSolo {
      controls += tabs(layout, isPlay: true, left: solo.puzzles.x)
    } else if !isBannerInHeader {
      controls += tabs(layout, isPlay: true)
    }
    controls.append(
      Control(
        "table.copy", .quiet(icon: "export"), layout.quiet[3], label: "Copy the game", showsLabel: false,
        isEnabled: !session.moves.isEmpty, shortcut: "Ctrl C"))
    let sound = isMuted ? "sound-off" : "sound-on"
    controls += [
      Control(
        "table.sound", .quiet(icon: sound), layout.quiet[2], label: isMuted ? "Sound on" : "Sound off",
        showsLabel: false),
      Control(
        "table.help", .quiet(icon: "help"), layout.quiet[1], label: "Help", showsLabel: false, shortcut: "F1"),
      Control(
        "table.settings", .quiet(icon: "settings"), layout.quiet[0], label: "Settings", showsLabel: false),
    ]
    return controls
  }

  /// After a game: the next one now, or stay.
  private var overControls: [Control] {
    guard case .over(let next) = session.phase else { return [] }
    let frames = overFrames
    var controls = [
      Control("table.next", .button(icon: "play", primary: true), frames.now, label: "Play now")
    ]
    if next != nil {
      controls.append(
        Control("table.stay", .button(icon: "pause", primary: false), frames.stay, label: "Stay here"))
    }
    return controls
  }

  private var overFrames: (ring: Point, title: Point, now: Rect, stay: Rect) {
    let rail = layout.rail
    switch layout.arrangement {
    case .wide:
      let y = rail.y + 52
      return (
        Point(rail.x + 34, y), Point(rail.x + 88, y - 4), Rect(rail.x, y + 94, rail.width, 52),
        Rect(rail.x, y + 166, rail.width, 46)
      )
    case .small:
      let y = rail.y + 38
      let step = min(60, (rail.height - 76) / 2)
      return (
        Point(rail.x + 34, y), Point(rail.x + 80, y - 4), Rect(rail.x, y + 44, rail.width, 42),
        Rect(rail.x, y + 44 + max(50, step), rail.width, 42)
      )
    case .tall:
      // Beside each other under the plates, where the message stands during the game.
      let y = layout.message.y - 11
      let width = min(170, (layout.window.width - 280) / 2)
      let right = layout.window.width - 20
      return (
        Point(54, y), Point(100, y - 2), Rect(right - 2 * width - 12, y - 21, width, 42),
        Rect(right - width, y - 21, width, 42)
      )
    }
  }

  // MARK: - Words

  /// The one sentence, and the line under it.
  var message: (title: String, detail: String) {
    switch session.phase {
    case .clearing: return ("A new game.", "")
    case .over(let next): return (next == nil ? "Stay as long as you like." : "Next game", nextDetail)
    case .playing: break
    }
    if let outcome = session.announced { return (resultText(outcome) + ".", "") }
    if session.isPassing {
      return (person(session.turn).passed(to: person(session.turn.other)), tr("Click to go on."))
    }
    if session.isBotsTurn {
      return ("The bot is thinking.", session.canUndo ? "You can still undo your last move." : "")
    }
    let prompt = G.prompt(in: session.position)
    let hints = session.hintSentences
    if !hints.isEmpty {
      let step = min(session.hintStep, hints.count - 1)
      return (
        hints[step],
        step + 1 < hints.count ? tr("Press Hint again for more.") : tr("Press Hint again to play it.")
      )
    }
    if let noHint = session.noHint { return (noHint, "") }
    if session.isSeekingHint { return ("Looking for the best move.", "Go on playing if you like.") }
    let help = table.remark(view) ?? prompt.help
    if G.info.isSolo { return (table.remark(view) ?? prompt.message, "") }
    guard session.ownSeat == nil else { return (prompt.message, help) }
    if G.Table.usesSide { return (prompt.message, "\(playerName(session.turn)) to move.") }
    return ("\(playerName(session.turn)) to move.", help)
  }

  private var nextDetail: String {
    guard let seat = session.nextOwnSeat else { return "" }
    return seat == .first ? "You go first this time." : "The bot goes first this time."
  }

  /// "You win: four on the diagonal".
  func resultText(_ outcome: Outcome) -> String {
    let reason = G.explain(reason: outcome.reason)
    if G.info.isSolo { return [reason, session.epilogue].compactMap { $0 }.joined(separator: " \u{00B7} ") }
    return outcome.winner.map { person($0).wins(reason) } ?? tr("A draw")
  }

  /// Who was chosen for the next game while this one goes on, in a sentence and in a word.
  var nextOpponent: (name: String, short: String)? {
    let (now, next) = (session.seated, session.options)
    guard next.opponent != now.opponent || (next.opponent == .bot && next.level != now.level) else {
      return nil
    }
    switch next.opponent {
    case .friend: return ("a friend", "friend")
    case .bot: return ("level \(next.level)", "level \(next.level)")
    case .perfect: return ("the perfect bot", "perfect")
    }
  }

  private func plateDetail(_ seat: Seat) -> String {
    if seat == upperSeat.other, !session.moves.isEmpty, session.phase == .playing, session.outcome == nil,
      let next = nextOpponent
    {
      return layout.plates[1].width < 240 ? "Next: \(next.short)" : "Next game: \(next.name)"
    }
    if let outcome = session.announced {
      guard let winner = outcome.winner else { return "Draw" }
      if winner == seat { return "Winner" }
    } else if session.phase == .playing, session.turn == seat {
      guard let own = session.ownSeat else { return "To move" }
      return own == seat ? "Your turn" : levelName
    }
    guard let own = session.ownSeat else { return "Waiting" }
    return own == seat ? "Waiting" : levelName
  }

  private func isRaised(_ seat: Seat) -> Bool {
    if let outcome = session.announced { return outcome.winner == seat }
    return session.phase == .playing && session.turn == seat
  }

  /// Plates exchange raise and sink in 180 ms.
  func advancePlates(_ context: StageContext) -> Wake {
    for index in 0..<2 {
      raise.send(
        "plate\(index)", to: isRaised(seat(ofPlate: index)) ? 1 : 0,
        over: context.look.reducedMotion ? 0.12 : 0.18 * context.look.pace, .release, now: context.now)
    }
    return raise.isMoving(at: context.now) ? .nextFrame : .never
  }

  private func points(_ index: Int) -> String? {
    guard session.score != (0, 0) else { return nil }
    return String(index == 0 ? session.score.own : session.score.other)
  }

  var duration: String {
    let seconds = Int(session.elapsed.rounded())
    let moves = session.moveCount == 1 ? "1 move" : "\(session.moveCount) moves"
    return seconds < 60 ? "\(moves) in \(seconds) s" : "\(moves) in \(seconds / 60) min \(seconds % 60) s"
  }

  // MARK: - Picture

  func paintRail(_ painter: inout Painter, _ context: StageContext) {
    isMuted = context.settings.isMuted
    painter.text(G.info.title.said, layout.titleStyle, at: layout.title)
    if let variant, !isBannerInHeader {
      painter.text(variant, .caption, at: variantPlace(painter.metrics), painter.palette.textSecondary)
    }
    for index in 0..<2 { paintPlate(index, &painter, context) }
    if let frame = layout.score, let score = table.score(view) {
      painter.scoreBar(frame, score)
    }
    if case .over(let next) = session.phase {
      paintNextGame(next, &painter, context)
    } else {
      paintMessage(&painter, context)
    }
    if let outcome = session.announced { paintBanner(outcome, &painter) }
    if session.isPassing && table.isSettled {
      painter.banner(bannerFrame, person(session.turn).passes, icon: "next", fill: nil)
    }
    guard let status = layout.status else { return }
    let isOver = session.announced != nil
    painter.text(
      isOver ? duration : session.moves.isEmpty ? "" : "Move \(session.moveCount)",
      TextStyle(.manropeSemiBold, 14, line: 20), at: status, painter.palette.textSecondary)
    if session.score != (0, 0) && !isOver {
      painter.text(
        "Game \(session.gameNumber) of the series · \(session.score.own) – \(session.score.other)",
        TextStyle(.manropeSemiBold, 14, line: 20), at: Point(layout.rail.maxX, status.y), anchor: .right,
        painter.palette.textSecondary)
    }
  }

  private func paintPlate(_ index: Int, _ painter: inout Painter, _ context: StageContext) {
    let seat = seat(ofPlate: index)
    let isThinking = session.isBotsTurn && seat == session.turn
    let tokens = context.look.marks ? G.info.markedTokens : G.info.tokens
    painter.plate(
      layout.plates[index], token: tokens[seat] ?? .icon(session.ownSeat == seat.other ? "robot" : "person"),
      isIcon: tokens[seat] == nil, inset: G.Table.usesPlates ? 62 : 0, name: playerName(seat),
      detail: plateDetail(seat),
      raise: raise.value("plate\(index)", now: context.now), points: points(index),
      thinking: isThinking ? session.thinkingStart.map { context.now - $0 } : nil)
  }

  private func paintMessage(_ painter: inout Painter, _ context: StageContext) {
    let words = message
    let isWide = layout.arrangement == .wide
    let block = MessageBlock(
      words.title, isWide ? words.detail : "", layout.messageStyle, baseline: layout.message,
      in: layout.messageRoom, metrics: painter.metrics)
    painter.message(block, anchor: layout.messageAnchor)
    guard isWide, let start = session.thinkingStart, context.now > start + 2 else { return }
    let bar = Rect(layout.message.x, block.bottom + 4, layout.messageWidth, 6)
    if bar.maxY <= layout.messageRoom.maxY { painter.progressBar(bar, session.progress) }
  }

  private func paintNextGame(_ next: Double?, _ painter: inout Painter, _ context: StageContext) {
    let frames = overFrames
    let words = message
    let isWide = layout.arrangement == .wide
    let style: TextStyle =
      isWide ? TextStyle(.vollkornSemiBold, 29, line: 34) : TextStyle(.vollkornSemiBold, 20, line: 22)
    guard let next else {
      painter.paragraph(
        words.title, style, at: Point(layout.rail.x, frames.title.y + 8),
        width: layout.arrangement == .tall ? 260 : layout.rail.width)
      return
    }
    let delay = session.nextGameDelay ?? 1
    let left = clamp(next - context.now, 0, delay)
    let whole = (left - 0.001).rounded(.up)
    painter.countdown(
      center: frames.ring, radius: isWide ? 31 : 26,
      part: (context.look.reducedMotion ? whole : left) / delay,
      number: Int(max(1, whole)))
    painter.text(words.title, style, at: Point(frames.title.x, frames.title.y + (isWide ? 0 : 10)))
    if isWide {
      painter.text(words.detail, .body, at: frames.title + Point(0, 30), painter.palette.textSecondary)
    }
  }

  /// What is played, beside the title.
  private var variant: String? { G.variant(session.seated)?.said }

  private func variantPlace(_ metrics: any TextMetrics) -> Point {
    layout.title + Point(metrics.width(of: G.info.title.said, layout.titleStyle) + 14, -1)
  }

  /// The result of a game whose board reaches up to the header stands there, in the place of the tabs.
  private var isBannerInHeader: Bool {
    (G.Table.usesSide || G.Table.usesScore) && (session.announced != nil || session.isPassing)
  }

  var bannerFrame: Rect {
    let board = table.boardFrame
    if G.info.isSolo { return solo.banner(over: board) }
    if G.Table.usesSide || G.Table.usesScore {
      // Nothing hangs above this board: the banner lies in the header.
      let x = layout.title.x + 120
      let right = layout.arrangement == .tall ? (layout.quiet.last?.x ?? 0) - 12 : board.maxX
      return Rect(x, layout.back.y - 2, max(120, right - x), layout.back.height + 4)
    }
    let room = layout.arrangement == .small ? 54.0 : 74.0
    return Rect(board.x, board.y - room - 4 + (layout.arrangement == .small ? 4 : 0), board.width, room - 16)
  }

  func paintBanner(_ outcome: Outcome, _ painter: inout Painter) {
    painter.banner(
      bannerFrame, resultText(outcome), icon: outcome.winner == nil ? "check" : "trophy",
      fill: outcome.winner.flatMap { G.info.seatColors[$0] })
  }

  /// In the header; in the tall arrangement at the right end of the message, if that leaves room.
  func toastPlaces(_ context: StageContext) -> [Rect] {
    let strip = Rect(0, layout.back.y, layout.window.width, layout.back.height)
    let (left, right) = (layout.back.maxX, layout.window.width - 12)
    let title = layout.title.x + context.metrics.width(of: G.info.title.said, layout.titleStyle)
    // Beside the title; without room there over it, and over a puzzle's heading.
    var places = gaps(in: strip, from: title, to: right) + gaps(in: strip, from: left, to: right)
    if G.info.isSolo, let heading = headingFrame(context.metrics) { places.append(heading) }
    if layout.arrangement == .tall && !G.info.isSolo, case .playing = session.phase {
      let half = context.metrics.width(of: message.title, layout.messageStyle) / 2
      let x = layout.message.x + half + 20
      if layout.window.width - 20 - x > 150 {
        places.insert(Rect(x, layout.message.y - 31, layout.window.width - 20 - x, 40), at: 0)
      }
    }
    return places
  }

  func railElements() -> [Element] {
    var elements = (0..<2).map { index in
      let seat = seat(ofPlate: index)
      return Element(
        index == 0 ? "plate.you" : "plate.other", .plate, "\(playerName(seat)), \(plateDetail(seat))",
        layout.plates[index], isSelected: isRaised(seat), value: points(index) ?? "0")
    }
    let size = layout.messageStyle.size
    let x = layout.messageAnchor == .center ? 20 : layout.message.x
    elements.append(
      Element(
        "table.message", .text, message.title,
        Rect(x, layout.message.y - size, layout.messageWidth, size * 1.3), value: message.detail))
    if let variant, !isBannerInHeader {
      elements.append(
        Element("table.variant", .text, variant, Rect(layout.title.x + 80, layout.title.y - 14, 130, 18)))
    }
    if let frame = layout.score, let score = table.score(view) {
      elements.append(
        Element(
          "table.score", .text, "\(score.first) to \(score.second)", frame,
          value: "\(score.first)-\(score.second)"))
    }
    if let outcome = session.announced {
      elements.append(Element("table.banner", .banner, resultText(outcome), bannerFrame))
    }
    if session.isPassing && table.isSettled {
      elements.append(Element("table.banner", .banner, person(session.turn).passes, bannerFrame))
    }
    return elements
  }
}
