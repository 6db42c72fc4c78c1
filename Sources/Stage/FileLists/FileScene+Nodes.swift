// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import House
import InterfaceKit
import SceneKit
import Words

/// The list of files as a panel: places, the path, folders and files, and what is to be done.
extension FileScene {
  private typealias Part = Node<StageAction>

  private static let (width, height, margin) = (780.0, 600.0, 24.0)

  func describe(_ context: StageContext) -> Node<StageAction> {
    let window = context.viewport.size
    let inner = min(Self.width, window.width - 56) - 2 * Self.margin
    let title = purpose == .open ? tr("Import") : tr("Export")
    let head = Part.popupHead(name, title, margin: Self.margin, top: 14, bottom: 4)
    let room = Part.drawing(Size(0, 2.6 * (context.type.height(40) + 6)), { _, _ in })
    let rows = Part.layers([room.wide(.fill), listing(inner, context)]).sized(.fill, .fill)
      .inset(Insets(left: Self.margin - 8, top: 14, right: Self.margin - 8, bottom: 4))
    func above(_ part: Part?) -> Part? {
      part?.wide(.fill).inset(Insets(left: Self.margin, top: 8, right: Self.margin, bottom: 4))
    }
    let column = Part.yielding([
      .stays(head), .yields(1, above(placeRow(context))), .stays(above(pathRow(context))), .stays(rows),
      .stays(foot(inner, context)),
    ])
    let panel = Part.layers([column.sized(.fill, .fill)])
    return panel.on(.popup).named(name + ".panel", .dialog, title)
      .sized(.exactly(min(Self.width, window.width - 56)), .exactly(min(Self.height, window.height - 56)))
      .placed(0.5, 0.5).framed
  }

  // MARK: - Above the list

  private func placeRow(_ context: StageContext) -> Part? {
    var buttons = places.map { place in
      Part.button("\(name).place.\(place.kind.rawValue)", place.kind.words, .files(.place(place.kind)))
    }
    if let last, !places.contains(where: { $0.path == last }) {
      buttons.append(
        Part.button(name + ".place.last", tr("Last folder"), .files(.last)))
    }
    guard !buttons.isEmpty else { return nil }
    let height = Extent.exactly(context.type.height(38))
    return .row(buttons.map { $0.sized(.within(70...260), height) } + [.spring], spacing: 10)
  }

  private func pathRow(_ context: StageContext) -> Part {
    let height = Extent.exactly(context.type.height(42))
    let up = Part.button(name + ".up", icon: "up", tr("Up"), showsLabel: false, .files(.up))
      .enabled(list.folder != nil && list.path != "/").shortcut("Backspace").sized(.exactly(46), height)
    let field = Part.field(
      name + ".path", tr("Folder or file"), text: list.field, hint: "~", .files(.path)
    ).sized(.fill, height)
    let paste = Part.button(name + ".paste", icon: "paste", tr("Paste"), showsLabel: false, .files(.paste))
      .shortcut("Ctrl V").sized(.exactly(46), height)
    return .row([up, field] + (purpose == .open ? [paste] : []), spacing: 10)
  }

  // MARK: - Below it

  private func foot(_ inner: Double, _ context: StageContext) -> Part {
    let type = context.type
    let words = words(context.now)
    let said = Part.words(words, .body, note == nil ? .secondary : .text, lines: 3)
      .news(name + ".words", words).wide(.fill).placed(0, 0.5)
    let isOpening = purpose == .open
    let label = isOpening ? trc("file", "Open") : trc("file", "Save")
    let isReady = !isWorking && (isOpening ? list.entry != nil || list.typed != nil : list.folder != nil)
    let use = Part.button(
      name + ".use", icon: isOpening ? "import" : "export", label, isPrimary: true, .files(.use)
    ).enabled(isReady).sized(.within(120...260), .exactly(type.height(46)))
    var rows = [Part.row([said, use], spacing: 16).wide(.fill)]
    if !isOpening {
      let field = Part.field(
        "export.name", tr("Name of the file"), text: fileName, hint: tr("Name of the file"), .files(.name)
      ).sized(.fill, .exactly(type.height(42)))
      rows.insert(field, at: 0)
    }
    return Part.column(rows, spacing: 10).wide(.fill)
      .inset(Insets(left: Self.margin, top: 6, right: Self.margin, bottom: 22))
  }

  // MARK: - The list

  private func listing(_ inner: Double, _ context: StageContext) -> Part {
    guard !list.shown.isEmpty else {
      let words = list.folder == nil ? "" : tr("This folder is empty.")
      return Part.layers([Part.words(words, .body, .secondary, anchor: .center).placed(0.5, 0.5)])
        .sized(.fill, .fill).named(name + ".list", .text, words, value: "0")
    }
    let rows = Rows(
      count: list.shown.count, height: context.type.height(40), chosen: list.selected, margin: Insets(8, 4)
    ) { [self] in row($0, inner, context) }
    let said = trn("{count} entry", "{count} entries", list.shown.count)
    return Part.list(name + ".list", tr("Folders and files"), rows).named(
      name + ".list", .text, said, value: String(list.shown.count))
  }

  private func row(_ index: Int, _ inner: Double, _ context: StageContext) -> Part {
    let entry = list.shown[index]
    let isLit = entry.kind == .folder || entry.content != nil
    let k = context.type.factor
    let style = TextStyle(isLit ? .manropeBold : .manropeMedium, 15, line: 20)
    let when = context.clock.local(entry.changed).words(from: context.clock.today)
    let detail = entry.detail(games)
    let isWide = inner >= 560 * k
    let (detailWidth, whenWidth) = isWide ? (150 * k, 130 * k) : (0, 0)
    let taken = detailWidth + whenWidth + context.type.icon(22) + 60
    let shown = Self.shortened(entry.shown, context.type.style(style), inner - taken, context.metrics)
    var parts: [Part] = [
      sign(entry, context).wide(.exactly(context.type.icon(22) + 8)),
      .line(shown, style, isLit ? .text : .secondary, least: 0.8).wide(.fill),
    ]
    if isWide {
      parts += [
        .line(detail, .caption, .secondary, anchor: .right, least: 0.7).wide(.exactly(detailWidth)),
        .line(when, .caption, .secondary, anchor: .right, least: 0.7).wide(.exactly(whenWidth)),
      ]
    }
    let isSelected = index == list.selected
    let id = "\(name).file.\(index + 1)"
    let ground = Background.row(
      isSelected: isSelected, isFocused: context.showsFocus && context.focused == nil,
      hasLine: index + 1 != list.selected && index + 1 < list.shown.count, isHovered: context.hovered == id)
    var node = Part.layers([Part.row(parts, spacing: 10).sized(.fill, .fill).inset(Insets(10, 0))])
      .sized(.fill, .fill).on(ground)
      .named(
        id, .row, [entry.shown, detail, when].filter { !$0.isEmpty }.joined(separator: ", "),
        value: entry.name)
    node.isSelected = isSelected
    node.action = .files(.row(index))
    return node
  }

  private func sign(_ entry: FolderEntry, _ context: StageContext) -> Part {
    let size = 22.0
    switch (entry.kind, entry.content) {
    case (.folder, _): return .icon("folder", size)
    case (_, .history?): return .icon("history", size, .good)
    case (_, .game(let name)?):
      let info = games.first { $0.info.name == name }?.info
      if let token = info?.tokens[.first] ?? info?.emblem { return .picture(token, Size(size, size)) }
      return .icon("file", size)
    default: return .icon("file", size, .secondary)
    }
  }

  /// The beginning and the end of a name that is too long; the ending says what it is.
  static func shortened(
    _ name: String, _ style: TextStyle, _ room: Double, _ metrics: any TextMetrics
  ) -> String {
    guard metrics.width(of: name, style) > room else { return name }
    // No name that fits is longer.
    let letters = Array(name)
    var (low, high) = (6, min(letters.count - 1, 200))
    func cut(_ count: Int) -> String {
      let end = min(count / 2, 12)
      return String(letters.prefix(count - end)) + "…" + String(letters.suffix(end))
    }
    while low < high {
      let middle = (low + high + 1) / 2
      if metrics.width(of: cut(middle), style) <= room { low = middle } else { high = middle - 1 }
    }
    return cut(min(low, letters.count))
  }
}

extension FilePlace.Kind {
  fileprivate var words: String {
    switch self {
    case .home: trc("folder", "Home")
    case .documents: trc("folder", "Documents")
    case .downloads: trc("folder", "Downloads")
    case .desktop: trc("folder", "Desktop")
    }
  }
}

extension FolderEntry {
  /// What it is, or how large.
  fileprivate func detail(_ games: [any Game.Type]) -> String {
    switch (kind, content) {
    case (.folder, _): return trc("file", "Folder")
    case (.special, _), (.broken, _): return ""
    case (_, .history?): return tr("{what}, {size}", ["what": trc("file", "Games"), "size": sizeWords])
    case (_, .game(let name)?): return games.first { $0.info.name == name }?.info.title.said ?? name
    case (.file, nil): return sizeWords
    }
  }

  private var sizeWords: String {
    switch size {
    case ..<1000: trn("{count} byte", "{count} bytes", size)
    case ..<10_000_000: tr("{number} kB", ["number": ((size + 500) / 1000).grouped])
    default: tr("{number} MB", ["number": ((size + 500_000) / 1_000_000).grouped])
    }
  }
}
