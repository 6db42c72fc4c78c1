// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

/// One thing on screen and everything that follows from it: what it is called, what it does, what it looks like and how
/// much room it wants. A scene is one such tree; hit test, focus order, tooltips, scrolling, painting and the element tree
/// are read from it (see `Interface`).
///
/// It is as small as a reference, whatever its action is, and is copied when it is changed: descriptions are made anew for every
/// picture.
public struct Node<Action: Hashable & Sendable> {
  @usableFromInline private(set) var box: Box

  @inlinable init(_ box: Box) { self.box = box }

  /// What can be changed: nobody else has it.
  private var own: Box {
    mutating get {
      if !isKnownUniquelyReferenced(&box) { box = Box(copying: box) }
      return box
    }
  }

  /// Stable and unique; empty for what is not named in the element tree.
  public var id: String {
    get { box.id }
    set { own.id = newValue }
  }
  /// Nil: that of its control, or none.
  public var role: Element.Role? {
    get { box.role }
    set { own.role = newValue }
  }
  /// Read aloud; of a control also drawn on it.
  public var label: String {
    get { box.label }
    set { own.label = newValue }
  }
  public var value: String? {
    get { box.value }
    set { own.value = newValue }
  }
  /// What is said instead of its label, where that is more or shorter; see `Element`.
  public var spoken: String? {
    get { box.spoken }
    set { own.spoken = newValue }
  }
  /// What is told behind its name.
  public var explanation: String? {
    get { box.explanation }
    set { own.explanation = newValue }
  }
  /// True of words that are told by themselves when they change.
  public var isNews: Bool {
    get { box.isNews }
    set { own.isNews = newValue }
  }
  /// What its controls are a choice of, when they are read aloud: the title of their row.
  public var heardTitle: String {
    get { box.heardTitle }
    set { own.heardTitle = newValue }
  }
  /// What using it does; whatever has an action can be used.
  public var action: Action? {
    get { box.action as? Action }
    set { own.action = newValue }
  }
  public var isEnabled: Bool {
    get { box.isEnabled }
    set { own.isEnabled = newValue }
  }
  public var isSelected: Bool {
    get { box.isSelected }
    set { own.isSelected = newValue }
  }
  /// For the tooltip: "Ctrl Z".
  public var shortcut: String? {
    get { box.shortcut }
    set { own.shortcut = newValue }
  }
  public var width: Extent {
    get { box.width }
    set { own.width = newValue }
  }
  public var height: Extent {
    get { box.height }
    set { own.height = newValue }
  }
  public var insets: Insets {
    get { box.insets }
    set { own.insets = newValue }
  }
  /// Where it lies in a room that is larger, 0 to 1 from the left and from the top.
  public var place: Point {
    get { box.place }
    set { own.place = newValue }
  }
  public var background: Background? {
    get { box.background }
    set { own.background = newValue }
  }
  /// Moves what is painted, with everything in it, and not where it can be used.
  public var shift: Point {
    get { box.shift }
    set { own.shift = newValue }
  }
  /// How much of it is seen while it comes and goes, 0 to 1; it can be used all the same.
  public var fade: Double {
    get { box.fade }
    set { own.fade = newValue }
  }
  /// Of the focus ring, where it is not that of the control.
  public var ring: Control.Ring? {
    get { box.ring }
    set { own.ring = newValue }
  }
  /// Lies on a menu tile, where buttons stay paper-coloured after dark.
  public var isOnTile: Bool {
    get { box.isOnTile }
    set { own.isOnTile = newValue }
  }

  /// The same control with its words on it, or without; what is no control stays as it is.
  public consuming func showing(label: Bool) -> Node {
    if case .control(let kind, _) = box.content { own.content = .control(kind, showsLabel: label) }
    return self
  }

  /// Every control in it is heard with the title of its row, and with what explains that.
  public func heard(as title: String, _ explanation: String? = nil) -> Node {
    Node(box.heard(as: title, explanation))
  }
}

public enum Axis: Hashable, Sendable { case horizontal, vertical }

/// How much of a direction a node takes.
public enum Extent: Hashable, Sendable {
  /// What its content wants.
  case fit
  case exactly(Double)
  /// What the content wants, within limits.
  case within(ClosedRange<Double>)
  /// A share of what others leave, at least what the content needs.
  case share(Double)

  public static var fill: Extent { .share(1) }
  public static func atMost(_ limit: Double) -> Extent { .within(0...max(0, limit)) }

  var share: Double? { if case .share(let weight) = self { weight } else { nil } }

  /// A natural size within what the extent says.
  func limited(_ natural: Double) -> Double {
    switch self {
    case .fit, .share: natural
    case .exactly(let size): size
    case .within(let range): clamp(natural, range.lowerBound, range.upperBound)
    }
  }
}

/// Room around the content, in points.
public struct Insets: Hashable, Sendable {
  public var left: Double
  public var top: Double
  public var right: Double
  public var bottom: Double

  public init(left: Double = 0, top: Double = 0, right: Double = 0, bottom: Double = 0) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  public init(_ horizontal: Double, _ vertical: Double) {
    self.init(left: horizontal, top: vertical, right: horizontal, bottom: vertical)
  }

  public static let none = Insets()

  var width: Double { left + right }
  var height: Double { top + bottom }

  func inside(_ frame: Rect) -> Rect {
    Rect(
      frame.x + left, frame.y + top, max(0, frame.width - width), max(0, frame.height - height))
  }
}

/// A colour by what it is for.
public enum Ink: Hashable, Sendable {
  case text, secondary, accent, good
  /// On a filled accent or a banner.
  case onAccent
  /// On the plate of a player; in high contrast the raised one is filled with ink.
  case onPlate(isRaised: Bool, isDetail: Bool)
  /// On a dark slip, where what can be used is brighter.
  case onSlip, onSlipBright
  case color(Color)
}

/// Words in a style, broken into lines as the room wants it. Nothing is ever cut with dots: what has no room is set smaller.
public struct Words: Hashable, Sendable {
  public var text: String
  public var style: TextStyle
  public var ink: Ink
  public var anchor: TextAnchor
  /// At most so many lines; 0 for any number.
  public var lines: Int
  /// How much smaller they may be set before something else gives way: 1 is not at all.
  public var least = 1.0
  /// All words with the same name here are set in the size of the smallest of them: what stands in one row looks alike.
  public var row: String?

  public init(
    _ text: String, _ style: TextStyle, _ ink: Ink = .text, anchor: TextAnchor = .left, lines: Int = 0
  ) {
    self.text = text
    self.style = style
    self.ink = ink
    self.anchor = anchor
    self.lines = lines
  }
}

/// Something painted by hand with things on it that have names of their own: a board.
public struct Surface {
  var paint: (inout DrawList) -> Void
  /// What is lifted above everything else of the scene.
  var paintLifted: (inout DrawList) -> Void
  /// Asked only when somebody wants to know.
  var elements: () -> [Element]

  public init(
    paint: @escaping (inout DrawList) -> Void, paintLifted: @escaping (inout DrawList) -> Void,
    elements: @escaping () -> [Element]
  ) {
    (self.paint, self.paintLifted, self.elements) = (paint, paintLifted, elements)
  }
}

/// What lies under the content of a node, over its whole frame.
public enum Background {
  case popup
  /// The sunk track of a group of segments, with the slab that slides in it.
  case track(group: String)
  case fill(Color, radius: Double)
  /// Dark, with a soft shadow: words that lie over a scene for a moment.
  case slip
  case drawing((inout Painter, Rect) -> Void)
}
