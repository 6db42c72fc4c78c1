// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

/// Gives every node of a tree its place, and notes what follows from it.
struct Placing {
  let ruler: Ruler
  let scrolls: [String: Double]
  private(set) var result: Placed
  /// What can be seen here, inside all that scrolls; nil for everything.
  private var clip: Rect?
  private var area: String?
  private var isOnPaper = false
  private var shift = Point.zero
  private var fade = 1.0
  /// What the list is called that is laid out, and which of its rows.
  private var row: (title: String, place: Element.Place)?

  /// - Parameter below: what is there already.
  init(_ ruler: Ruler, scrolls: [String: Double], over below: Placed) {
    self.ruler = ruler
    self.scrolls = scrolls
    result = below
  }

  /// Lays `node` into a room that may be larger.
  mutating func put(_ node: Box, in room: Rect) {
    let widths = ruler.widths(node)
    var width = node.width.share != nil || node.fills ? room.width : min(widths.natural, room.width)
    if node.fills { width = node.width.limited(width) }
    width = min(width, room.width)
    let height =
      node.height.share != nil ? room.height : min(ruler.height(node, width: width), room.height)
    // Sizes stay as they were measured, or words would break in other places than they were measured with; what is seen
    // of it lies on whole points.
    place(
      node,
      Rect(
        room.x + (room.width - width) * node.place.x, room.y + (room.height - height) * node.place.y, width,
        height))
  }

  private mutating func place(_ node: Box, _ frame: Rect) {
    let before = (shift, fade, isOnPaper)
    shift = shift + node.shift
    fade *= node.fade
    if case .popup? = node.background { isOnPaper = true }
    defer { (shift, fade, isOnPaper) = before }
    if let background = node.background { paint(.background(background, frame.snapped)) }
    note(node, frame.snapped)
    content(node, node.insets.inside(frame))
  }

  private mutating func note(_ node: Box, _ frame: Rect) {
    if !node.id.isEmpty { result.frames[node.id] = frame }
    if let action = node.action {
      let (kind, showsLabel): (Control.Kind, Bool) =
        if case .control(let kind, let showsLabel) = node.content { (kind, showsLabel) } else {
          (node.role == .row ? .row : .area, true)
        }
      var control = Control(
        node.id, kind, frame, label: node.label, showsLabel: showsLabel,
        isEnabled: node.isEnabled,
        shortcut: node.shortcut)
      control.clip = clip
      control.isOnTile = node.isOnTile
      control.ring = node.ring
      control.role = node.role
      control.value = node.value
      (control.heardTitle, control.explanation) = (node.heardTitle, node.explanation)
      if let row, kind == .row { (control.heardTitle, control.place) = row }
      control.isChosen = node.isSelected
      result.stops.append(Placed.Stop(control: control, action: action, area: area, shift: shift))
      paint(.control(result.stops.count - 1))
    } else if let role = node.role, isSeen(frame) {
      var element = Element(
        node.id, role, node.label, clip.map { frame.intersection($0) } ?? frame, isEnabled: node.isEnabled,
        isSelected: node.isSelected, value: node.value, spoken: node.spoken, explanation: node.explanation)
      element.isNews = node.isNews
      result.names.append(element)
    }
  }

  private func isSeen(_ frame: Rect) -> Bool { clip?.contains(frame.center) ?? true }

  private mutating func paint(_ mark: Mark) {
    result.marks.append((mark, shift, fade))
  }

  // MARK: - Content

  private mutating func content(_ node: Box, _ frame: Rect) {
    let seen = frame.snapped
    switch node.content {
    case .nothing, .control, .gap: break
    case .words(let words):
      let block = ruler.block(node, words, width: frame.width, height: frame.height)
      let top = seen.y + max(0, seen.height - block.height) * node.place.y
      let x =
        words.anchor == .left ? seen.x : words.anchor == .center ? seen.midX : seen.maxX
      paint(.words(block, words, Point(x, block.baseline(top))))
    case .picture(let picture, let size, let ink):
      let own = ink == nil ? size : Size(ruler.type.icon(size.width), ruler.type.icon(size.height))
      paint(.picture(picture, Rect(center: seen.center, size: own), ink))
    case .drawing(_, let body): paint(.drawing(body, seen))
    case .surface(let surface):
      result.surfaces.append(surface)
      paint(.drawing({ painter, _ in surface.paint(&painter.list) }, seen))
    case .stack(.horizontal, let nodes, let spacing): row(nodes, frame, spacing)
    case .stack(.vertical, let nodes, let spacing): column(nodes, frame, spacing)
    case .grid(let nodes, let columns, let spacing): grid(nodes, columns, frame, spacing)
    case .layers(let nodes): for node in nodes { put(node, in: frame) }
    case .scroll(let child): scroll(node.id, child, frame)
    case .list(let rows): list(node, rows, frame)
    case .choice(let nodes):
      guard let chosen = ruler.chosen(nodes, width: frame.width, height: frame.height) else { return }
      put(chosen.standing(for: node), in: frame)
    }
  }

  private mutating func row(_ nodes: [Box], _ frame: Rect, _ spacing: Double) {
    let widths = Division(nodes.map { ruler.span($0) }, spacing: spacing).sizes(in: frame.width)
    var x = frame.x
    for (node, width) in zip(nodes, widths) {
      put(node, in: Rect(x, frame.y, width, frame.height))
      x += width + spacing
    }
  }

  private mutating func column(_ nodes: [Box], _ frame: Rect, _ spacing: Double) {
    let items = nodes.map { node in
      let natural = ruler.height(node, width: frame.width)
      let least = ruler.leastHeight(node, width: frame.width)
      return Division.Item(
        least: min(least, natural), natural: natural, share: node.height.share, isGap: node.isGap)
    }
    let heights = Division(items, spacing: spacing).sizes(in: frame.height)
    var y = frame.y
    for (node, height) in zip(nodes, heights) {
      put(node, in: Rect(frame.x, y, frame.width, height))
      y += height + spacing
    }
  }

  private mutating func grid(_ nodes: [Box], _ columns: Int, _ frame: Rect, _ spacing: Size) {
    guard !nodes.isEmpty else { return }
    let rows = (nodes.count + columns - 1) / columns
    let width = (frame.width - spacing.width * Double(columns - 1)) / Double(columns)
    let height = (frame.height - spacing.height * Double(rows - 1)) / Double(rows)
    for (index, node) in nodes.enumerated() {
      put(
        node,
        in: Rect(
          frame.x + Double(index % columns) * (width + spacing.width),
          frame.y + Double(index / columns) * (height + spacing.height), width, height))
    }
  }

  private mutating func list(_ node: Box, _ rows: Rows<Box>, _ frame: Rect) {
    let id = node.id
    let overflow = max(0, rows.length - frame.height)
    var signs = ScrollArea(
      id: id, frame: frame, offset: clamp(scrolls[id] ?? 0, 0, overflow), overflow: overflow,
      notch: 1.5 * rows.pitch, glides: true)
    if let chosen = rows.chosen {
      signs.wanted = rows.top(chosen)...(rows.top(chosen) + rows.height)
    }
    result.areas.append(signs)
    let before = (clip, area)
    clip = clip.map { $0.intersection(frame) } ?? frame
    area = id
    let margin = rows.margin
    paint(
      .clip(
        Rect(
          frame.x - margin.left, frame.y - margin.top, frame.width + margin.width,
          frame.height + margin.height)))
    func place(_ index: Int) -> Rect {
      Rect(frame.x, frame.y + (rows.top(index) - signs.offset).rounded(), frame.width, rows.height)
    }
    for index in rows.visible(from: signs.offset, height: frame.height) {
      row = (node.heardTitle, Element.Place(index + 1, of: rows.count))
      put(rows.make(index), in: place(index))
    }
    row = nil
    if let (index, heading) = rows.heading {
      let (above, height, _) = Rows<Box>.headingRoom
      put(heading, in: Rect(frame.x, place(index).y - above, frame.width, height))
    }
    (clip, area) = before
    paint(.endClip)
    // Beside the rows, which take the whole width.
    signs.frame.width += margin.right
    paint(.scrollBar(signs))
  }

  private mutating func scroll(_ id: String, _ child: Box, _ frame: Rect) {
    let height = max(frame.height, ruler.height(child, width: frame.width))
    let overflow = max(0, height - frame.height)
    let offset = clamp(scrolls[id] ?? 0, 0, overflow).rounded()
    result.areas.append(
      ScrollArea(id: id, frame: frame, offset: offset, overflow: overflow, isOnPaper: isOnPaper))
    let before = (clip, area)
    clip = clip.map { $0.intersection(frame) } ?? frame
    area = id
    paint(.clip(frame))
    put(child, in: Rect(frame.x, frame.y - offset, frame.width, height))
    (clip, area) = before
    paint(.endClip)
    let signs = result.areas[result.areas.count - 1]
    paint(.scrollFades(signs))
    paint(.scrollBar(signs))
  }
}

extension Rect {
  /// On whole points.
  fileprivate var snapped: Rect {
    let (left, top) = (x.rounded(), y.rounded())
    return Rect(left, top, max(0, maxX.rounded() - left), max(0, maxY.rounded() - top))
  }
}
