// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

/// What is painted, back to front.
enum Mark {
  case background(Background, Rect)
  case words(WordBlock, Words, Point)
  case picture(Picture, Rect, Ink?)
  case drawing((inout Painter, Rect) -> Void, Rect)
  /// Place in `stops`.
  case control(Int)
  case clip(Rect)
  case endClip
  case scrollFades(ScrollArea)
  case scrollBar(ScrollArea)
}

/// Boxes that have found their place.
struct Placed {
  struct Stop {
    var control: Control
    var action: any Sendable
    var area: String?
    var shift: Point
  }

  var marks: [(mark: Mark, shift: Point, fade: Double)] = []
  var stops: [Stop] = []
  var names: [Element] = []
  var areas: [ScrollArea] = []
  var surfaces: [Surface] = []
  var frames: [String: Rect] = [:]

  /// Sets what stands in one row in one size.
  mutating func evenOut() {
    var parts: [String: Double] = [:]
    for mark in marks {
      guard case .words(let block, let words, _) = mark.mark, let row = words.row else { continue }
      parts[row] = min(parts[row] ?? .infinity, block.style.size / words.style.size)
    }
    guard !parts.isEmpty else { return }
    for index in marks.indices {
      guard case .words(var block, let words, let at) = marks[index].mark, let row = words.row,
        let part = parts[row]
      else { continue }
      let k = part * words.style.size / block.style.size
      guard k < 0.999 else { continue }
      let middle = at.y - block.style.size * 0.36
      (block.style, block.width) = (block.style.scaled(by: k), block.width * k)
      marks[index].mark = .words(block, words, Point(at.x, (middle + block.style.size * 0.36).rounded()))
    }
  }
}

/// A tree of nodes that has found its place: what can be used and in which order, what is called what, what scrolls, and
/// the picture.
public struct Interface<Action: Hashable & Sendable> {
  private var placed = Placed()
  /// Everything that can be used, in the order of Tab: that of the description, which is that of reading.
  public private(set) var stops: [Stop<Action>] = []

  /// Nothing.
  public init() {}

  /// Lays out `node` in a room.
  /// - Parameter scrolls: how far what scrolls has been scrolled, by id, in points.
  public init(
    _ node: Node<Action>, in room: Rect, scrolls: [String: Double] = [:], type: TypeScale,
    metrics: any TextMetrics
  ) {
    lay(node, in: room, scrolls: scrolls, type: type, metrics: metrics)
  }

  /// Lays another tree over what is there.
  public mutating func lay(
    _ node: Node<Action>, in room: Rect, scrolls: [String: Double] = [:], type: TypeScale,
    metrics: any TextMetrics
  ) {
    var placing = Placing(Ruler(type, metrics), scrolls: scrolls, over: placed)
    placing.put(node.box, in: room)
    placed = placing.result
    placed.evenOut()
    stops += placed.stops[stops.count...].compactMap { stop in
      (stop.action as? Action).map {
        Stop(control: stop.control, action: $0, area: stop.area, shift: stop.shift)
      }
    }
  }

  /// What is named and cannot be used, as far as it can be seen.
  public var names: [Element] { placed.names }
  public var areas: [ScrollArea] { placed.areas }
  /// What lies on boards.
  public var boardElements: [Element] { placed.surfaces.flatMap { $0.elements() } }
  var marks: [(mark: Mark, shift: Point, fade: Double)] { placed.marks }

  /// What can be used where it stands: not what has been scrolled out of sight.
  public var controls: [Control] { stops.lazy.map(\.control).filter(\.isSeen) }

  /// What lies at a point and has a name without being used: a panel, the slab of a result.
  public func names(at point: Point) -> [String] { names.filter { $0.frame.contains(point) }.map(\.id) }

  /// The row of a list at a point.
  public func row(at point: Point) -> String? {
    ControlHost.hit(point, controls).flatMap { $0.kind == .row ? $0.id : nil }
  }

  public func action(of id: String) -> Action? { stops.first { $0.control.id == id }?.action }

  public func frame(of id: String) -> Rect? { placed.frames[id] }

  // MARK: - Picture

  /// Paints everything as `host` has it at `now`; changes nothing.
  public func paint(into painter: inout Painter, _ host: ControlHost, now: Double) {
    for (mark, shift, fade) in placed.marks {
      guard shift != .zero || fade < 1 else {
        paint(mark, &painter, host, now)
        continue
      }
      var moved = painter
      moved.list = painter.list.blank
      moved.isFaded = fade < 1
      paint(mark, &moved, host, now)
      painter.list.append(moved.list, at: shift, opacity: fade)
    }
    if let focused = stops.first(where: { $0.control.id == host.focused }) {
      var ring = painter
      ring.list = painter.list.blank
      ring.focusRing(of: focused.control, host)
      painter.list.append(ring.list, at: focused.shift)
    }
    for surface in placed.surfaces { surface.paintLifted(&painter.list) }
  }

  private func paint(
    _ mark: Mark, _ painter: inout Painter, _ host: ControlHost, _ now: Double
  ) {
    switch mark {
    case .background(let background, let frame): paint(background, frame, &painter, host, now)
    case .words(let block, let words, let at):
      let own = painter.type
      painter.type = TypeScale()
      for (index, line) in block.lines.enumerated() {
        painter.text(
          line, block.style, at: at + Point(0, (Double(index) * block.style.lineHeight).rounded()),
          anchor: words.anchor, painter.color(words.ink))
      }
      painter.type = own
    case .picture(let picture, let frame, let ink):
      if let ink {
        painter.list.picture(picture, in: frame, tint: painter.color(ink))
      } else {
        painter.list.picture(picture, in: frame)
      }
    case .drawing(let body, let frame): body(&painter, frame)
    case .control(let index): painter.control(stops[index].control, host, now: now)
    case .clip(let frame): painter.list.beginClip(frame)
    case .endClip: painter.list.endClip()
    case .scrollFades(let area): painter.scrollFades(area)
    case .scrollBar(let area): painter.scrollBar(area)
    }
  }

  private func paint(
    _ background: Background, _ frame: Rect, _ painter: inout Painter, _ host: ControlHost,
    _ now: Double
  ) {
    switch background {
    case .popup: painter.popup(frame)
    case .track(let group):
      painter.track(
        frame, host, group: group,
        hasSlab: stops.contains { $0.control.group == group && $0.control.isSelected },
        now: now)
    case .fill(let color, let radius):
      painter.list.shape(
        Shape(.roundedRect(frame.size, radius: radius), fill: .solid(color)), at: frame.origin)
    case .slip: painter.slip(frame)
    case .drawing(let body): body(&painter, frame)
    }
  }

  // MARK: - Names

  /// The rows of the element tree: what can be used first, what lies on a board last.
  public func elements(_ host: ControlHost) -> [Element] {
    stops.lazy.map(\.control).filter(\.isSeen).map { control in
      // While no control has it, the chosen row of a list has the keyboard.
      control.element(
        isFocused: host.focused == control.id
          || host.focused == nil && control.kind == .row && control.isSelected)
    } + names + placed.surfaces.flatMap { $0.elements() }
  }
}

/// Something that can be used, and what that does.
public struct Stop<Action: Hashable & Sendable> {
  public var control: Control
  public var action: Action
  /// The scroll area it lies in.
  public var area: String?
  /// How far it is painted from where it can be used.
  public var shift = Point.zero
}

/// Something that scrolls up and down.
public struct ScrollArea: Hashable, Sendable {
  public var id: String
  public var frame: Rect
  public var offset: Double
  /// The longest way to scroll.
  public var overflow: Double
  /// True on the paper of a pop-up, into which its ends fade; on the table they are cut.
  public var isOnPaper = false
  /// Points for a notch of the wheel.
  public var notch = 48.0
  /// True where it glides to where it is wanted.
  public var glides = false
  /// From where to where, below the top of everything, what is to be in sight reaches.
  public var wanted: ClosedRange<Double>?

  /// The offset, changed as little as can be, at which a control is seen whole.
  public func revealing(_ frame: Rect) -> Double {
    let (top, bottom) = (frame.y - self.frame.y - 12, frame.maxY - self.frame.maxY + 20)
    if top < 0 { return clamp(offset + top, 0, overflow) }
    return bottom > 0 ? clamp(offset + min(bottom, top), 0, overflow) : offset
  }
}

/// What using a control means.
public enum Use<Action: Hashable & Sendable>: Hashable, Sendable {
  case press(Action)
  /// A slider came to this value, 0 to 1.
  case slide(Action, Double)
  /// The text of a field is to be this.
  case write(Action, String)

  public var action: Action {
    switch self {
    case .press(let action), .slide(let action, _), .write(let action, _): action
    }
  }
}
