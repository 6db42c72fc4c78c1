// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import SceneKit
import Words

/// How the puzzles are shown: groups over a page of pictures.
extension PuzzlePicker {
  private typealias Part = Node<StageAction>

  private func margin(_ context: StageContext) -> Double { context.viewport.size.width >= 760 ? 40 : 20 }

  /// How many columns and rows of pictures a page has in this window.
  func capacity(_ context: StageContext) -> (columns: Int, count: Int) {
    let size = context.viewport.size
    let k = context.type.factor
    let width = min(912, size.width - 40) - 2 * margin(context)
    let height = min(620, size.height - 48) - 146 - 64 - 60 * (k - 1)
    let columns = max(2, Int(width / (150 * k)))
    return (columns, columns * max(1, Int(height / (128 + 60 * (k - 1)))))
  }

  func describe(_ context: StageContext) -> Node<StageAction> {
    let margin = margin(context)
    var parts = [Part.popupHead("starts", tr("Boards"), margin: margin, top: 24)]
    if groups.isEmpty {
      parts.append(
        .words(tr("Laying out the puzzles…"), .body, .secondary, anchor: .center).sized(.fill, .fill))
    } else {
      let (columns, count) = capacity(context)
      let (starts, page, pages) = shown(count)
      parts.append(tabs.inset(Insets(margin, 0)))
      // A page that is not full keeps the places of the others.
      let blanks = Array(repeating: Part.nothing, count: max(0, count - starts.count))
      parts.append(
        Part.grid(starts.map { puzzle($0, context) } + blanks, columns: columns).inset(Insets(margin, 14))
          .sized(.fill, .fill))
      if pages > 1 { parts.append(foot(page, pages).inset(Insets(margin, 0))) }
    }
    let size = context.viewport.size
    let panel = Part.column(parts).inset(Insets(bottom: 20)).on(.popup)
      .named("starts.panel", .dialog, tr("Boards")).sized(.atMost(912), .exactly(min(620, size.height - 48)))
    return Part.layers([panel.placed(0.5, 0.5)]).inset(Insets(left: 20, top: 20, right: 20, bottom: 28))
      .sized(.fill, .fill)
  }

  private var tabs: Part {
    .segments(
      "starts.group", tr("Boards"),
      groups.enumerated().map { index, entry in
        Part.Segment(
          "starts.group.\(entry.name.lowercased())", entry.starts.first?.groupTitle ?? entry.name,
          isSelected: index == group, .starts(.group(index)))
      })
  }

  private func foot(_ page: Int, _ pages: Int) -> Part {
    let words = tr("Page {number} of {count}", ["number": String(page + 1), "count": String(pages)])
    func turn(_ id: String, _ label: String, _ by: Int, _ keys: String) -> Part {
      Part.button("starts." + id, icon: id, label, showsLabel: false, .starts(.turn(by: by)))
        .enabled((0..<pages).contains(page + by)).shortcut(keys).sized(.exactly(58), .exactly(38))
    }
    return .row(
      [
        .words(words, .body, .secondary).wide(.fill), turn("previous", tr("Earlier"), -1, "Page Up"),
        turn("next", tr("Later"), 1, "Page Down"),
      ], spacing: 12)
  }

  private func puzzle(_ start: GameStart, _ context: StageContext) -> Part {
    let id = "puzzle." + start.id
    let picture = Part.drawing(Size(60, 40)) { [self] painter, frame in
      playing.paintThumbnail(
        start.setup, left: left(start), in: frame, look: context.look, into: &painter.list)
    }
    let words: [Part] = [
      .words(start.title, TextStyle(.manropeSemiBold, 13, line: 18), anchor: .center, lines: 1),
      .words(detail(start), .micro, .secondary, anchor: .center, lines: 1),
    ]
    let face = Part.column([picture.sized(.fill, .fill).inset(Insets(10, 8))] + words)
      .sized(.fill, .fill).inset(Insets(4, 0))
    var layers = [face]
    if let medal = medal(start) {
      layers.append(Part.picture(medal.picture, Size(24, 25)).placed(1, 0).inset(Insets(2, 2)))
    }
    let node = Part.layers(layers).sized(.fill, .fill)
      .tinted(context.hovered == id ? 0.10 : isChosen(start) ? 0.06 : 0, radius: 8)
      .usable(id, "\(start.title), \(detail(start))", .starts(.begin(setup: start.setup)))
    return Part.layers([node]).inset(Insets(6, 6)).sized(.fill, .fill)
  }
}
