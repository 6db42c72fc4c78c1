// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

/// The words of the description: short ways to make nodes. Lists of nodes may hold what is not always there.
extension Node {
  /// What is laid out of nodes, without those that are not there.
  @inlinable static func boxes(_ nodes: [Node?]) -> [Box] {
    var boxes: [Box] = []
    boxes.reserveCapacity(nodes.count)
    for node in nodes { if let node { boxes.append(node.box) } }
    return boxes
  }

  @inlinable public static func row(_ nodes: [Node?], spacing: Double = 0) -> Node {
    Node(Box.row(boxes(nodes), spacing: spacing))
  }

  @inlinable public static func column(_ nodes: [Node?], spacing: Double = 0) -> Node {
    Node(Box.column(boxes(nodes), spacing: spacing))
  }

  /// - Parameter columns: at least one.
  @inlinable public static func grid(_ nodes: [Node], columns: Int, spacing: Size = Size(0, 0)) -> Node {
    Node(Box.grid(boxes(nodes), columns: max(1, columns), spacing: spacing))
  }

  @inlinable public static func layers(_ nodes: [Node]) -> Node { Node(Box.layers(boxes(nodes))) }

  @inlinable public static func choice(_ nodes: [Node?]) -> Node { Node(Box.choice(boxes(nodes))) }

  public static func scroll(_ id: String, _ node: Node) -> Node {
    let scroll = Box(.scroll(node.box))
    scroll.id = id
    scroll.place.y = 0
    return Node(scroll)
  }

  /// Rows with actions are used by a click, and are no stops of Tab: a list has a cursor of its own.
  /// - Parameter title: what its rows are, as it is read aloud.
  public static func list(_ id: String, _ title: String, _ rows: Rows<Node>) -> Node {
    let list = Box(.list(rows.map { $0.box }), .fill, .fill)
    (list.id, list.heardTitle) = (id, title)
    return Node(list)
  }

  public static func words(
    _ text: String, _ style: TextStyle, _ ink: Ink = .text, anchor: TextAnchor = .left, lines: Int = 0
  ) -> Node {
    Node(Box(.words(Words(text, style, ink, anchor: anchor, lines: lines))))
  }

  /// Words over what belongs to them; whoever listens goes from one to the next.
  public static func heading(
    _ id: String, _ text: String, _ style: TextStyle, _ ink: Ink = .text, lines: Int = 0
  ) -> Node {
    words(text, style, ink, lines: lines).named(id, .heading, text)
  }

  /// One line, which may be set smaller, down to a part of its size, before anything else gives way.
  public static func line(
    _ text: String, _ style: TextStyle, _ ink: Ink = .text, anchor: TextAnchor = .left, least: Double,
    row: String? = nil
  ) -> Node {
    var words = Words(text, style, ink, anchor: anchor, lines: 1)
    (words.least, words.row) = (least, row)
    return Node(Box(.words(words)))
  }

  public static var nothing: Node { Node(Box(.nothing)) }

  /// Room of so many points in the direction of its stack.
  public static func space(_ length: Double) -> Node {
    Node(Box(.drawing(Size(length, length), { _, _ in })))
  }

  /// Room that gives way before anything else does.
  public static func space(_ length: Double, least: Double) -> Node {
    Node(Box(.gap(length, least: least)))
  }

  /// Room that takes what is left.
  public static var spring: Node { Node(Box(.nothing, .fill, .fill)) }

  /// A board, in the coordinates of the window.
  public static func surface(_ surface: Surface) -> Node { Node(Box(.surface(surface))) }

  public static func picture(_ picture: Picture, _ size: Size, _ ink: Ink? = nil) -> Node {
    Node(Box(.picture(picture, size, ink)))
  }

  public static func icon(_ name: String, _ size: Double, _ ink: Ink = .text) -> Node {
    Node(Box(.picture(.icon(name), Size(size, size), ink)))
  }

  public static func drawing(_ size: Size, _ paint: @escaping (inout Painter, Rect) -> Void) -> Node {
    Node(Box(.drawing(size, paint)))
  }

  // MARK: - Controls

  public static func control(
    _ id: String, _ kind: Control.Kind, _ label: String, showsLabel: Bool = true, _ action: Action
  ) -> Node {
    let box = Box(.control(kind, showsLabel: showsLabel))
    (box.id, box.label, box.action) = (id, label, action)
    return Node(box)
  }

  public static func button(
    _ id: String, icon: String? = nil, _ label: String, isPrimary: Bool = false, showsLabel: Bool = true,
    _ action: Action
  ) -> Node {
    control(id, .button(icon: icon, primary: isPrimary), label, showsLabel: showsLabel, action)
  }

  /// - Parameter isOn: for a switch.
  public static func quiet(
    _ id: String, icon: String, _ label: String, isOn: Bool? = nil, _ action: Action
  ) -> Node {
    control(id, .quiet(icon: icon, isOn: isOn), label, showsLabel: false, action)
  }

  public static func toggle(_ id: String, _ label: String, isOn: Bool, _ action: Action) -> Node {
    control(id, .toggle(isOn: isOn), label, showsLabel: false, action)
  }

  /// - Parameters:
  ///   - value: 0 to 1.
  ///   - step: what an arrow key moves it by.
  ///   - isBare: true where something is drawn in its place.
  public static func slider(
    _ id: String, _ label: String, value: Double, step: Double, isBare: Bool = false, _ action: Action
  ) -> Node {
    control(id, .slider(value: value, step: step, isBare: isBare), label, showsLabel: false, action)
  }

  /// One line of text to write; `hint` stands in it while it is empty.
  public static func field(
    _ id: String, _ label: String, text: String, hint: String, _ action: Action
  ) -> Node {
    control(id, .field(text: text, hint: hint), label, showsLabel: false, action)
  }

  /// One choice of a group of segments.
  public struct Segment {
    public var id: String
    public var label: String
    public var icon: String?
    public var isSelected: Bool
    public var action: Action
    /// It leads to another scene.
    public var leadsAway = false

    public init(_ id: String, _ label: String, icon: String? = nil, isSelected: Bool, _ action: Action) {
      (self.id, self.label, self.icon, self.isSelected, self.action) = (id, label, icon, isSelected, action)
    }
  }

  /// Segments of equal width in one track, or of the width of their words; without their icons when these leave too little
  /// room for words.
  /// - Parameter title: what they are a choice of, as it is read aloud.
  public static func segments(
    _ group: String, _ title: String, _ segments: [Segment], isEnabled: Bool = true, height: Double = 42,
    isEqual: Bool = true,
    showsLabels: Bool = true
  ) -> Node {
    func track(withIcons: Bool) -> Node {
      let nodes = segments.map { segment in
        var node = control(
          segment.id,
          .segment(
            group: group, isSelected: segment.isSelected, icon: withIcons ? segment.icon : nil,
            leadsAway: segment.leadsAway),
          segment.label, showsLabel: showsLabels, segment.action)
        node.isSelected = segment.isSelected
        node.isEnabled = isEnabled
        // A short word is a target as well.
        node.width = isEqual ? .fill : .within(44...2000)
        node.height = .exactly(height)
        return node
      }
      var row = isEqual ? Node.grid(nodes, columns: nodes.count) : Node.row(nodes)
      row.insets = Insets(3, 0)
      row.background = .track(group: group)
      return row.heard(as: title)
    }
    guard showsLabels else { return track(withIcons: true) }
    guard segments.contains(where: { $0.icon != nil }) else { return track(withIcons: false) }
    return .choice([track(withIcons: true), track(withIcons: false)])
  }

  // MARK: - Measure

  /// How wide it is without breaking a line, in points.
  public func naturalWidth(_ type: TypeScale, _ metrics: any TextMetrics) -> Double {
    Ruler(type, metrics).widths(box).natural
  }

  // MARK: - Changes

  public consuming func named(_ id: String, _ role: Element.Role, _ label: String, value: String? = nil)
    -> Node
  {
    self.id = id
    self.role = role
    self.label = label
    self.value = value
    return self
  }

  /// Words that are told by themselves when they change: a sentence, and what stands under it.
  /// - Parameter spoken: both as they are told, where that is something else.
  public consuming func news(
    _ id: String, _ title: String, _ detail: String = "", role: Element.Role = .text,
    spoken: (title: String, detail: String)? = nil
  ) -> Node {
    var node = named(id, role, title, value: detail)
    (node.spoken, node.explanation) = (spoken?.title, spoken?.detail ?? detail)
    node.isNews = true
    return node
  }

  /// What other programs read of it.
  public consuming func valued(_ value: String) -> Node {
    self.value = value
    return self
  }

  public consuming func sized(_ width: Extent, _ height: Extent) -> Node {
    self.width = width
    self.height = height
    return self
  }

  public consuming func wide(_ width: Extent) -> Node {
    self.width = width
    return self
  }

  public consuming func high(_ height: Extent) -> Node {
    self.height = height
    return self
  }

  /// As wide as there is room, and so high.
  public consuming func across(_ height: Double) -> Node { sized(.fill, .exactly(height)) }

  /// Room around it, outside of what lies under it.
  public consuming func inset(_ insets: Insets) -> Node {
    guard background != nil || self.insets != .none else {
      self.insets = insets
      return self
    }
    let (width, height) = (width, height)
    var node = Node.layers([self])
    if width.share != nil { node.width = width }
    if height.share != nil { node.height = height }
    node.insets = insets
    return node
  }

  /// Where it lies in a room that is larger, 0 to 1.
  public consuming func placed(_ x: Double, _ y: Double) -> Node {
    place = Point(x, y)
    return self
  }

  public consuming func on(_ background: Background) -> Node {
    self.background = background
    return self
  }

  public consuming func enabled(_ isEnabled: Bool) -> Node {
    self.isEnabled = isEnabled
    return self
  }

  public consuming func shortcut(_ keys: String?) -> Node {
    shortcut = keys
    return self
  }
}
