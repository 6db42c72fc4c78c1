// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

/// What a node is: without the type of its action, so that one compiled layout serves all, and with what has been measured of it,
/// because every stack asks its children again and again. The same may stand in several versions of a part of a page.
@usableFromInline final class Box {
  indirect enum Content {
    case nothing
    case words(Words)
    case control(Control.Kind, showsLabel: Bool)
    /// A picture of this size, in the colour of the ink if it has one.
    case picture(Picture, Size, Ink?)
    /// Painted by hand: boards, bars and the like, at least of this size. What is painted holds no words.
    case drawing(Size, (inout Painter, Rect) -> Void)
    /// Room that gives way down to its least before anything else does.
    case gap(Double, least: Double)
    /// A board, in the coordinates of the window.
    case surface(Surface)
    case stack(Axis, [Box], spacing: Double)
    /// Rows of so many columns of equal width, all rows equally high.
    case grid([Box], columns: Int, spacing: Size)
    /// Over each other, each in the whole room.
    case layers([Box])
    /// Scrolls up and down when it is higher than its room.
    case scroll(Box)
    /// Scrolls through the rows of a list that may be far longer than its room.
    case list(Rows<Box>)
    /// The first that has room without smaller text: what gives way, in order. Where none has, the lowest that is not too wide.
    case choice([Box])
  }

  var content: Content
  var id = ""
  var role: Element.Role?
  var label = ""
  var value: String?
  var spoken: String?
  var explanation: String?
  var isNews = false
  var heardTitle = ""
  var action: (any Sendable)?
  var isEnabled = true
  var isSelected = false
  var shortcut: String?
  var width: Extent
  var height: Extent
  var insets = Insets.none
  var place = Point(0, 0.5)
  var background: Background?
  var shift = Point.zero
  var fade = 1.0
  var ring: Control.Ring?
  var isOnTile = false

  // Asked thousands of times a layout, by one ruler at a time.
  @exclusivity(unchecked) var measures = Measures()
  /// Whose measures they are.
  @exclusivity(unchecked) private var ruler: Ruler?

  init(_ content: Content, _ width: Extent = .fit, _ height: Extent = .fit) {
    (self.content, self.width, self.height) = (content, width, height)
  }

  /// The same, to be changed.
  init(copying other: Box) {
    (content, id, role, label) = (other.content, other.id, other.role, other.label)
    (value, spoken, explanation) = (other.value, other.spoken, other.explanation)
    (isNews, heardTitle, action) = (other.isNews, other.heardTitle, other.action)
    (isEnabled, isSelected, shortcut) = (other.isEnabled, other.isSelected, other.shortcut)
    (width, height, insets, place) = (other.width, other.height, other.insets, other.place)
    (background, shift, fade) = (other.background, other.shift, other.fade)
    (ring, isOnTile) = (other.ring, other.isOnTile)
  }

  @usableFromInline static func row(_ boxes: [Box], spacing: Double) -> Box {
    Box(.stack(.horizontal, boxes, spacing: spacing))
  }

  @usableFromInline static func column(_ boxes: [Box], spacing: Double) -> Box {
    let box = Box(.stack(.vertical, boxes, spacing: spacing))
    box.place.y = 0
    return box
  }

  @usableFromInline static func grid(_ boxes: [Box], columns: Int, spacing: Size) -> Box {
    Box(.grid(boxes, columns: columns, spacing: spacing))
  }

  @usableFromInline static func layers(_ boxes: [Box]) -> Box { Box(.layers(boxes)) }
  @usableFromInline static func choice(_ boxes: [Box]) -> Box { Box(.choice(boxes)) }

  /// The same with this title, and with what explains it, on everything in it.
  func heard(as title: String, _ explanation: String?) -> Box {
    let box = Box(copying: self)
    (box.heardTitle, box.explanation) = (title, explanation)
    func heard(_ boxes: [Box]) -> [Box] { boxes.map { $0.heard(as: title, explanation) } }
    switch content {
    case .stack(let axis, let boxes, let spacing): box.content = .stack(axis, heard(boxes), spacing: spacing)
    case .grid(let boxes, let columns, let spacing):
      box.content = .grid(heard(boxes), columns: columns, spacing: spacing)
    case .layers(let boxes): box.content = .layers(heard(boxes))
    case .choice(let boxes): box.content = .choice(heard(boxes))
    default: break
    }
    return box
  }

  /// The same in the place of a choice that it was chosen from: it takes the shares of that.
  func standing(for choice: Box) -> Box {
    let isWide = choice.width.share != nil && width == .fit
    let isHigh = choice.height.share != nil && height == .fit
    guard isWide || isHigh else { return self }
    let box = Box(copying: self)
    if isWide { box.width = .fill }
    if isHigh { box.height = .fill }
    (box.measures, box.ruler) = (measures, ruler)
    return box
  }

  /// Forgets what another ruler has measured.
  func follow(_ ruler: Ruler) {
    guard self.ruler !== ruler else { return }
    (self.ruler, measures) = (ruler, Measures())
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

/// What has been measured of a box.
struct Measures {
  var widths: (least: Double, natural: Double)?
  var heights = Heights()
  var leastHeights = Heights()
  /// Its words as they are broken, by their room.
  var blocks: [(width: Double, height: Double?, block: WordBlock)] = []
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
