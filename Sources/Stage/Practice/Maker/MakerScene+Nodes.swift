// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import SceneKit
import Words

/// What stands around the slab (mockups 33 and 33b).
extension MakerScene {
  typealias Part = Node<StageAction>

  func describe(_ context: StageContext) -> Part {
    let frame = TableFrame(context)
    let header = frame.header(
      back: HeaderControls.back("editor.back"), title: tr("Own board"), beside: info.title.said, middle: nil,
      right: HeaderControls.parts(context))
    let isWide = frame.arrangement == .wide
    let note = Part.words(
      tr("Drag over squares to cut them out or fill them in. The first square decides which."), .label,
      .secondary, anchor: .center
    ).wide(.fill)
    let beside = frame.arrangement == .tall ? 40 : frame.rail + (isWide ? 84 : 52)
    let room = frame.window.width - beside
    let badge = badge(context.type, room)
    let ratio = (Double(maker.slab.rows) + 1.26) / (Double(maker.slab.columns) + 0.96)
    let height = Extent.exactly(min(room * ratio, frame.window.height * 0.5))
    let page = frame.page(
      header: header, over: isWide ? [badge, .space(8)] : [badge], under: isWide ? [note] : [],
      spacing: isWide ? 6 : 10, rail: rail(frame, context),
      tall: [badge, .board.high(height), rail(frame, context)])
    return Part.layers([slab(context), page]).sized(.fill, .fill)
  }

  // MARK: - Badge

  /// What is known of the board, and what would mend it.
  private func badge(_ type: TypeScale, _ room: Double) -> Part {
    let (words, remedy, isGood) = said
    let icon: Part = isGood.map { .icon($0 ? "check" : "close", 18, $0 ? .good : .text) } ?? .space(18)
    let slip = Part.row([icon, Part.line(words, .name, least: 0.6)], spacing: 8)
      .inset(Insets(12, 8)).on(
        .drawing { painter, frame in
          let tint =
            isGood.map {
              $0 ? painter.palette.good : (painter.isPlain ? painter.palette.text : Color(0x9A6A0F))
            } ?? painter.palette.faint(0.5)
          painter.list.rounded(frame, radius: 5, tint.opacity(0.22))
        }
      ).news(
        "editor.badge", words, isGood.map { $0 ? "good" : "bad" } ?? "counting", role: .badge,
        spoken: (words, remedy))
    let help = Part.words(
      remedy, .label, .secondary, anchor: room >= 420 * type.factor ? .right : .left, lines: 2
    ).wide(.fill)
    // Its room follows from the window alone: whatever is said, the slab stays under the hand.
    guard room >= 420 * type.factor else {
      return Part.column([slip.wide(.atMost(room)), help.placed(0, 0)], spacing: 4)
        .sized(.fill, .exactly(type.height(64) + 14))
    }
    return Part.row([slip, help], spacing: 12).sized(.fill, .exactly(type.height(42)))
  }

  /// Nil for good while it is counted.
  var said: (words: String, remedy: String, isGood: Bool?) {
    if let fault { return (fault.what, fault.remedy, false) }
    let squares = trn("{count} square", "{count} squares", sketch.squares.count)
    func whole(_ rest: String) -> String { "\(squares) \u{00B7} \(rest)" }
    switch ways {
    case nil: return (whole(tr("counting…")), "", nil)
    case .exactly(0)?: return (whole(tr("no solution")), tr("Change a few squares."), false)
    case .exactly(let count)?:
      return (
        whole(trn("{count} solution", "{count} solutions", count)),
        tr("Turned and mirrored ones count as one"), true
      )
    case .moreThan(let count)?:
      return (whole(tr("more than {count} solutions", ["count": count.grouped])), "", true)
    }
  }

  // MARK: - Rail

  private func rail(_ frame: TableFrame, _ context: StageContext) -> Part {
    let isSmall = frame.arrangement == .small
    let keep = Part.button("editor.keep", icon: "export", trc("board", "Keep"), .maker(.keep))
    let play = Part.button(
      "editor.play", icon: "play", trc("board", "Play it"), isPrimary: true, .maker(.play)
    ).enabled(isPlayable)
    let height = Extent.exactly(isSmall ? 42 : 50)
    let foot = Part.choice([
      .row([keep.high(height), play.sized(.fill, height)], spacing: 12),
      .column([keep, play].map { $0.sized(.fill, height) }, spacing: 12),
    ]).wide(.fill)
    let parts = [naming, mirrors, patterns(context), actions, tiles, kept(described: context)]
      .compactMap { $0 }
    let scroll = Part.scroll(
      "editor.rail",
      Part.column(parts, spacing: isSmall ? 14 : 20).wide(.fill).inset(Insets(right: 10, bottom: 10)))
    return Part.column([scroll.sized(.fill, .fill), .space(10), foot.inset(Insets(right: 10))]).sized(
      .fill, .fill)
  }

  private func captioned(_ name: String, _ caption: String, _ part: Part) -> Part {
    .captioned("editor.heading." + name, caption, part)
  }

  private var naming: Part {
    captioned(
      "name", tr("Name"),
      Part.field("editor.name", tr("Name"), text: title, hint: tr("Give it a name"), .maker(.name)).wide(
        .fill))
  }

  private var mirrors: Part {
    let words = words(for: sketch.mirror)
    let track = Part.segments(
      "editor.mirror", tr("Mirror"),
      BoardSketch.Mirror.allCases.map { mirror in
        Part.Segment(
          "editor.mirror.\(mirror.rawValue)", self.words(for: mirror), icon: icon(of: mirror),
          isSelected: mirror == sketch.mirror, .maker(.mirror(mirror)))
      }, height: 46, showsLabels: false)
    return captioned(
      "mirror", tr("Mirror"),
      Part.column([track.wide(.fill), .words(words, .label, .secondary)], spacing: 6).wide(.fill))
  }

  private func icon(of mirror: BoardSketch.Mirror) -> String {
    switch mirror {
    case .off: "mirror-off"
    case .sideways: "mirror-sideways"
    case .upright: "mirror-upright"
    case .both: "mirror-both"
    case .turn: "mirror-turn"
    }
  }

  private func words(for mirror: BoardSketch.Mirror) -> String {
    switch mirror {
    case .off: tr("Each square by itself.")
    case .sideways: tr("Left and right are drawn together.")
    case .upright: tr("Above and below are drawn together.")
    case .both: tr("All four corners are drawn together.")
    case .turn: tr("Four quarter turns are drawn together.")
    }
  }

  private func patterns(_ context: StageContext) -> Part {
    captioned(
      "patterns", tr("Begin with"),
      boards(
        maker.patterns.enumerated().map { index, pattern in
          (id: "editor.pattern.\(index + 1)", pattern.title.said, pattern.squares, .maker(.pattern(index)))
        }, context))
  }

  /// Those that are kept, to go on with.
  private func kept(described context: StageContext) -> Part? {
    let kept = kept(context)
    guard !kept.isEmpty else { return nil }
    let pictures = boards(
      kept.enumerated().map { index, entry in
        (id: "editor.kept.\(index + 1)", entry.board.name, entry.board.squares, .maker(.kept(index)))
      }, context)
    // The one that lies there can be let go.
    let isKept = kept.contains { $0.board.text == board.text }
    let remove = Part.button("editor.remove", icon: "bin", tr("Keep it no longer"), .maker(.remove))
    let parts = isKept ? [pictures, remove.wide(.fill)] : [pictures]
    return captioned("kept", tr("Own boards"), Part.column(parts, spacing: 10).wide(.fill))
  }

  /// Small pictures with their names, four beside each other.
  private func boards(
    _ boards: [(id: String, title: String, squares: Set<Int>, action: StageAction)], _ context: StageContext
  ) -> Part {
    .grid(
      boards.map { entry in
        let picture = Part.drawing(Size(56, 44)) { [maker] painter, frame in
          Self.paint(entry.squares, of: maker.slab, in: frame, painter: &painter)
        }.wide(.fill)
        let words = Part.line(entry.title, .micro, .secondary, anchor: .center, least: 0.6).wide(.fill)
        return Part.column([picture, words], spacing: 2).wide(.fill).inset(Insets(2, 4))
          .tinted(context.hovered == entry.id ? 0.1 : 0, radius: 6)
          .usable(entry.id, entry.title, entry.action)
      }, columns: 4, spacing: Size(8, 8)
    ).wide(.fill)
  }

  /// A board as a small picture, as large as its frame of squares allows.
  private static func paint(
    _ squares: Set<Int>, of slab: Squares, in frame: Rect, painter: inout Painter
  ) {
    let rows = OwnBoard("", squares, on: slab).rows
    let (width, height) = (Double(rows[0].count), Double(rows.count))
    let cell = max(1, min(frame.width / (width + 2), (frame.height - 3) / (height + 2), 7).rounded(.down))
    let whole = Size((width + 2) * cell, (height + 2) * cell)
    let corner = Point((frame.midX - whole.width / 2).rounded(), (frame.midY - whole.height / 2).rounded())
    let wood = Rect(origin: corner, size: whole)
    if !painter.isPlain { painter.list.rounded(wood.offset(0, 3), radius: 3, Color(0x331808)) }
    painter.list.rounded(wood, radius: 3, painter.isPlain ? painter.palette.text : Color(0x7A4A2C))
    let linen =
      painter.isPlain ? painter.palette.surface : Color(painter.palette.isDark ? 0xB5A482 : 0xD8C7A4)
    for (row, line) in rows.enumerated() {
      for (column, sign) in line.enumerated() where sign == "." {
        painter.list.fill(
          Rect(corner.x + Double(column + 1) * cell, corner.y + Double(row + 1) * cell, cell, cell), linen)
      }
    }
  }

  private var tiles: Part? {
    let need = maker.need(of: sketch.squares)
    guard !need.isEmpty else { return nil }
    return captioned("tiles", tr("Tiles"), .words(need, .body).wide(.fill).named("editor.tiles", .text, need))
  }

  private var actions: Part {
    func button(
      _ id: String, _ icon: String, _ label: String, _ action: MakerAction, _ isEnabled: Bool,
      _ keys: String?,
      isBare: Bool = false
    ) -> Part {
      Part.button("editor." + id, icon: icon, label, showsLabel: !isBare, .maker(action))
        .enabled(isEnabled).shortcut(keys).wide(.fill)
    }
    let ways = [
      button("undo", "undo", tr("Undo"), .undo, sketch.canUndo, "Ctrl Z", isBare: true),
      button("redo", "redo", tr("Redo"), .redo, sketch.canRedo, "Ctrl Shift Z", isBare: true),
    ]
    let rest = [
      button("clear", "bin", trc("board", "Clear"), .clear, !sketch.squares.isEmpty, nil),
      button("share", "share", tr("Share"), .share, isPlayable, "Ctrl C"),
    ]
    return Part.choice([
      .row(ways.map { $0.wide(.exactly(58)) } + rest, spacing: 10),
      .column([Part.row(ways, spacing: 10).wide(.fill)] + rest, spacing: 12),
    ]).wide(.fill)
  }
}
