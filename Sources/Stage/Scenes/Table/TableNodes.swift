// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import Words

/// What can be done at a table.
enum RailAction: Hashable, Sendable {
  case undo, redo, hint, restart, stay, copy, sound, puzzles, values
  /// A button of the game's own.
  case own(String)
}

/// What stands around the board: players, message, the next game, actions.
extension TableScene {
  typealias Part = Node<StageAction>

  func describe(_ context: StageContext) -> Node<StageAction> {
    let board = Part.drawing(Size(0, 0)) { [table, view] painter, _ in
      table.paint(view, into: &painter.list)
    }.sized(.fill, .fill)
    return .layers([board] + (G.info.seats == .one ? soloLayers(context) : layers(context))).sized(
      .fill, .fill)
  }

  private func layers(_ context: StageContext) -> [Part] {
    let frame = TableFrame(context, hasSide: G.info.regions.contains(.tray))
    let back = Part.button("table.back", icon: "back", tr("Menu"), showsLabel: false, .back).shortcut("Esc")
    let banner = banner.map {
      frame.banner($0.words, icon: $0.icon, fill: $0.fill, height: frame.controlHeight + 4)
    }
    let header: Part
    if let banner, isBannerInHeader {
      header = frame.header(back: back, title: G.info.title.said, banner: banner, right: quiet(context))
    } else {
      header = frame.header(
        back: back, title: G.info.title.said, beside: variant, middle: Self.tabs(frame, isPlay: true),
        right: quiet(context))
    }
    let plates = (0..<2).map { plate($0, frame, context) }
    let whole = frame.whole(
      header: header, plates: plates, score: table.score(view).map { frame.score($0) },
      message: withVerdict(message(frame, context)), status: status, actions: actions(frame), showsSide: view.showsTray)
    guard let over = self.banner, !isBannerInHeader else { return [whole] }
    let place = bannerFrame(frame.arrangement)
    return [
      whole, frame.banner(over.words, icon: over.icon, fill: over.fill, height: place.height).at(place),
    ]
  }

  /// The two sides of a game's table: what is played and what was.
  static func tabs(_ frame: TableFrame, isPlay: Bool) -> Part {
    let width = frame.arrangement == .wide ? 222.0 : frame.arrangement == .small ? 174 : 166
    return Part.segments(
      "tab",
      [
        .init("tab.play", tr("Play"), isSelected: isPlay, isPlay ? .nothing : .back),
        .init(
          "tab.history", tr("History"), isSelected: !isPlay, isPlay ? .history(game: G.info.name) : .nothing),
      ], height: frame.controlHeight
    ).wide(.within(width...900))
  }

  /// Copy, sound, help and settings, at the right end of the header.
  func quiet(_ context: StageContext) -> [Part] {
    let isMuted = context.settings.isMuted
    return [
      Part.quiet("table.copy", icon: "export", tr("Copy the game"), .table(.copy)).enabled(
        !session.moves.isEmpty
      )
      .shortcut("Ctrl C"),
    ] + valuesSwitch(context) + [
      .quiet(
        "table.sound", icon: isMuted ? "sound-off" : "sound-on", isMuted ? tr("Sound on") : tr("Sound off"),
        .table(.sound)),
      Part.quiet("table.help", icon: "help", tr("Help"), .help).shortcut("F1"),
      .quiet("table.settings", icon: "settings", tr("Settings"), .settings),
    ]
  }

  private func plate(_ index: Int, _ frame: TableFrame, _ context: StageContext) -> Part {
    let seat = seat(ofPlate: index)
    let isThinking = session.isBotsTurn && seat == session.turn
    let tokens = context.look.marks ? G.info.markedTokens : G.info.tokens
    return frame.plate(
      Plate(
        id: index == 0 ? "plate.you" : "plate.other",
        token: tokens[seat] ?? .icon(session.ownSeat == seat.other ? "robot" : "person"),
        isIcon: tokens[seat] == nil, name: playerName(seat), detail: plateDetail(seat),
        raise: raise.value("plate\(index)", now: context.now), keepsPiece: G.info.regions.contains(.hand),
        points: points(index), thinking: isThinking ? session.thinkingStart.map { context.now - $0 } : nil),
      value: points(index) ?? "0", isRaised: isRaised(seat))
  }

  private var status: Part? {
    let style = TextStyle(.manropeSemiBold, 14, line: 20)
    let isOver = session.announced != nil
    let left =
      isOver
      ? duration : session.moves.isEmpty ? "" : tr("Move {number}", ["number": String(session.moveCount)])
    var row = [Part.words(left, style, .secondary).wide(.fill)]
    if session.score != (0, 0) && !isOver {
      let score = tr(
        "Game {number} of the series · {own} – {other}",
        [
          "number": String(session.gameNumber), "own": String(session.score.own),
          "other": String(session.score.other),
        ])
      row.append(.words(score, style, .secondary, anchor: .right))
    }
    return Part.row(row, spacing: 12).high(.within(20...60))
  }

  private func actions(_ frame: TableFrame) -> Part {
    let buttons = [
      Part.button("table.undo", icon: "undo", tr("Undo"), showsLabel: false, .table(.undo)).enabled(
        session.canUndo
      )
      .shortcut("Ctrl Z"),
      Part.button("table.redo", icon: "redo", tr("Redo"), showsLabel: false, .table(.redo)).enabled(
        session.canRedo
      )
      .shortcut("Ctrl Shift Z"),
      Part.button("table.hint", icon: "hint", tr("Hint"), showsLabel: false, .table(.hint)).enabled(
        session.canHint
      )
      .shortcut(G.info.hintKey),
      Part.button("table.restart", icon: "restart", tr("Restart"), showsLabel: false, .table(.restart))
        .enabled(session.canRestart).shortcut("Ctrl N"),
    ]
    return frame.actions(buttons) { $0.labelled }
  }

  // MARK: - The message

  private func message(_ frame: TableFrame, _ context: StageContext) -> Part {
    let words = message
    let node: Part
    if case .over(let next) = session.phase {
      node = nextGame(next, frame, context)
    } else {
      var bar: Part?
      if let start = session.thinkingStart, context.now > start + 2 {
        let progress = session.progress
        bar = Part.drawing(Size(0, 6)) { painter, frame in painter.progressBar(frame, progress) }.wide(.fill)
      }
      node = frame.message(words.title, words.detail, extra: bar)
    }
    return node.named("table.message", .text, words.title, value: words.detail)
  }

  /// After a game: the next one now, or stay.
  private func nextGame(_ next: Double?, _ frame: TableFrame, _ context: StageContext) -> Part {
    let words = message
    let isWide = frame.arrangement == .wide
    let style = TextStyle(.vollkornSemiBold, isWide ? 29 : 20, line: isWide ? 34 : 22)
    let now = Part.button("table.next", icon: "play", tr("Play now"), isPrimary: true, .table(.restart))
    let stay = Part.button("table.stay", icon: "pause", tr("Stay here"), .table(.stay))
    let title = Part.words(words.title, style)
    var head = title
    if let next {
      let delay = session.nextGameDelay ?? 1
      let left = clamp(next - context.now, 0, delay)
      let whole = (left - 0.001).rounded(.up)
      let ring = frame.countdown(
        part: (context.look.reducedMotion ? whole : left) / delay, number: Int(max(1, whole)))
      let lines =
        isWide && !words.detail.isEmpty
        ? Part.choice([.column([title, .words(words.detail, .body, .secondary)], spacing: 4), title]) : title
      head = .row([ring, lines.wide(.fill).placed(0, 0.5)], spacing: isWide ? 20 : 14)
    }
    let buttons = next == nil ? [now] : [now, stay]
    guard frame.arrangement != .tall else {
      let row = Part.row(
        [head.wide(.fill)]
          + buttons.map { $0.sized(.within(min(170, (frame.window.width - 280) / 2)...600), .exactly(42)) },
        spacing: 12)
      return Part.layers([row.sized(.fill, .fit).placed(0, 0.6)]).sized(.fill, .fill)
    }
    let heights = isWide ? (52.0, 46.0) : (42.0, 42.0)
    var parts = [Part.space(isWide ? 38 : 22, least: 6), head, .space(isWide ? 58 : 14, least: 6)]
    parts.append(now.sized(.fill, .exactly(heights.0)))
    if next != nil { parts += [.space(isWide ? 20 : 12, least: 8), stay.sized(.fill, .exactly(heights.1))] }
    return Part.column(parts).sized(.fill, .fill)
  }

  // MARK: - The result

  private var banner: (words: String, icon: String, fill: Color?)? {
    if let outcome = session.announced {
      return (
        resultText(outcome), outcome.winner == nil ? "check" : "trophy",
        outcome.winner.flatMap { G.info.seatColors[$0] }
      )
    }
    return session.isPassing && table.isSettled ? (person(session.turn).passes, "next", nil) : nil
  }

  /// The result of a game whose board reaches up to the header stands there, in the place of the tabs.
  private var isBannerInHeader: Bool {
    (G.info.regions.contains(.tray) || G.info.regions.contains(.score))
      && (session.announced != nil || session.isPassing)
  }

  /// Over the board, where pieces hang during the game.
  private func bannerFrame(_ arrangement: BoardRegion.Arrangement) -> Rect {
    let board = table.boardFrame
    let room = arrangement == .small ? 54.0 : 74.0
    return Rect(board.x, board.y - room - 4 + (arrangement == .small ? 4 : 0), board.width, room - 16)
  }

  /// In the header; in the tall arrangement at the right end of the message, if that leaves room.
  func toastPlaces(_ interface: Interface<StageAction>, _ context: StageContext) -> [Rect] {
    guard let back = interface.frame(of: "table.back") else { return [] }
    let window = context.viewport.size
    let strip = Rect(0, back.y, window.width, back.height)
    let (left, right) = (back.maxX, window.width - 12)
    let title = interface.frame(of: "table.title")?.maxX ?? left
    // Beside the title; without room there over it, and over a puzzle's heading.
    var places =
      interface.gaps(in: strip, from: title, to: right) + interface.gaps(in: strip, from: left, to: right)
    if G.info.seats == .one, let heading = interface.frame(of: "table.head") { places.append(heading) }
    if arrangement == .tall && G.info.seats == .two, case .playing = session.phase,
      let message = interface.frame(of: "table.message")
    {
      let style = context.type.style(
        TableFrame(context, hasSide: G.info.regions.contains(.tray)).messageStyle)
      let x = message.midX + context.metrics.width(of: self.message.title, style) / 2 + 20
      if window.width - 20 - x > 150 {
        places.insert(Rect(x, message.maxY - 49, window.width - 20 - x, 40), at: 0)
      }
    }
    return places
  }
}

extension Node {
  /// The same control with its words on it.
  var labelled: Node {
    guard case .control(let kind, _) = content else { return self }
    var node = self
    node.content = .control(kind, showsLabel: true)
    return node
  }
}
