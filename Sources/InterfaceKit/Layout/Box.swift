// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

/// The actions of a tree in the order of its nodes: rows of a list come when they are made.
final class Actions<Action> {
  var all: [Action] = []
}

/// A node while it is laid out: without the type of its action, so that one compiled layout serves all, and with what has
/// been measured of it, because every stack asks its children again and again.
final class Box {
  indirect enum Content {
    case nothing
    case words(Words)
    case control(Control.Kind, showsLabel: Bool)
    case picture(Picture, Size, Ink?)
    case drawing(Size, (inout Painter, Rect) -> Void)
    case gap(Double, least: Double)
    case surface(Surface)
    case stack(Axis, [Box], spacing: Double)
    case grid([Box], columns: Int, spacing: Size)
    case layers([Box])
    case scroll(Box)
    case list(Rows<Box>)
    case choice([Box])
  }

  let content: Content
  let id: String
  let role: Element.Role?
  let label: String
  let value: String?
  let shortcut: String?
  let heardTitle: String
  let spoken: String?
  let explanation: String?
  let isNews: Bool
  let isEnabled: Bool
  let isSelected: Bool
  var width: Extent
  var height: Extent
  let insets: Insets
  let place: Point
  let background: Background?
  let shift: Point
  let fade: Double
  let ring: Control.Ring?
  let isOnTile: Bool
  /// Place in the list of actions.
  let action: Int?

  var widths: (least: Double, natural: Double)?
  var heights = Heights()
  var leastHeights = Heights()

  /// - Parameter actions: grows by those of the node and of everything in it.
  init<Action>(_ node: Node<Action>, _ actions: Actions<Action>) {
    if let own = node.action {
      action = actions.all.count
      actions.all.append(own)
    } else {
      action = nil
    }
    content =
      switch node.content {
      case .nothing: .nothing
      case .words(let words): .words(words)
      case .control(let kind, let showsLabel): .control(kind, showsLabel: showsLabel)
      case .picture(let picture, let size, let ink): .picture(picture, size, ink)
      case .drawing(let size, let body): .drawing(size, body)
      case .gap(let length, let least): .gap(length, least: least)
      case .surface(let surface): .surface(surface)
      case .stack(let axis, let nodes, let spacing): .stack(axis, Self.all(nodes, actions), spacing: spacing)
      case .grid(let nodes, let columns, let spacing):
        .grid(Self.all(nodes, actions), columns: columns, spacing: spacing)
      case .layers(let nodes): .layers(Self.all(nodes, actions))
      case .scroll(let child): .scroll(Box(child, actions))
      case .list(let rows): .list(rows.map { Box($0, actions) })
      case .choice(let nodes): .choice(Self.all(nodes, actions))
      }
    (id, role, label, value, shortcut) = (node.id, node.role, node.label, node.value, node.shortcut)
    (heardTitle, spoken, explanation) = (node.heardTitle, node.spoken, node.explanation)
    isNews = node.isNews
    (isEnabled, isSelected) = (node.isEnabled, node.isSelected)
    (width, height, insets, place) = (node.width, node.height, node.insets, node.place)
    (background, shift, fade) = (node.background, node.shift, node.fade)
    (ring, isOnTile) = (node.ring, node.isOnTile)
  }

  private static func all<Action>(_ nodes: [Node<Action>], _ actions: Actions<Action>) -> [Box] {
    var boxes: [Box] = []
    boxes.reserveCapacity(nodes.count)
    for node in nodes { boxes.append(Box(node, actions)) }
    return boxes
  }

  /// True for room that gives way before anything else does.
  var isGap: Bool { if case .gap = content { true } else { false } }

  /// True for what takes the whole width of its room by itself.
  var fills: Bool {
    switch content {
    case .words, .stack, .grid, .layers, .scroll, .choice, .list: true
    case .nothing, .control, .picture, .drawing, .gap, .surface: false
    }
  }
}

/// Heights by width: mostly there is one, seldom more than three.
struct Heights {
  private var first: (width: Double, height: Double)?
  private var others: [(width: Double, height: Double)] = []

  subscript(width: Double) -> Double? {
    get {
      if let first, first.width == width { return first.height }
      return others.first { $0.width == width }?.height
    }
    set {
      guard let newValue else { return }
      if first == nil { first = (width, newValue) } else { others.append((width, newValue)) }
    }
  }
}
