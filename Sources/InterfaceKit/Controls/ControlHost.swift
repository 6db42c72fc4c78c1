// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

/// Hover, press, focus and their motion for the controls of one scene: everything about a control that is not in
/// its value.
public struct ControlHost {
  public private(set) var hovered: String?
  public private(set) var pressed: String?
  public private(set) var focused: String? {
    // Whoever comes to a field writes at its end.
    didSet { if focused != oldValue { endText() } }
  }
  /// Of the field that has the focus.
  public private(set) var cursor = TextCursor()
  /// When that field was clicked last, in seconds.
  private var fieldPress: Double?
  /// The focus ring is shown only after a key has been used.
  public private(set) var showsFocus = false
  /// How far what scrolls has been scrolled, by id, in points.
  public private(set) var scrolls: [String: Double] = [:]
  private var gliding = Gliding()
  private var hoverStart: Double?
  /// Since when a finger rests on what is pressed.
  private var touchStart: Double?
  private var isInside = false
  private var tweens = Tweens()

  public init() {}

  /// What a pointer or key event came to.
  public enum Outcome: Hashable {
    /// Nothing under the pointer: the scene may use it.
    case ignored
    case handled
    case activate(String)
    case slide(String, Double)
    /// The text of a field is to be this.
    case edit(String, String)
  }

  public static let tooltipDelay = 0.6
  /// Two clicks within this time are a double click, in seconds.
  static let doubleClick = 0.4
  /// How long a finger rests until it means what hovering does.
  public static let longPress = 0.5

  // MARK: - Pointer

  public mutating func hover(_ point: Point?, over controls: [Control], now: Double) {
    let hit = point.flatMap { Self.hit($0, controls) }
    guard hit?.id != hovered else { return }
    hovered = hit?.id
    hoverStart = hit == nil ? nil : now
  }

  /// - Parameter isTouch: a finger came down, which may mean to rest; else a pointer.
  public mutating func press(_ point: Point, over controls: [Control], isTouch: Bool = false, now: Double)
    -> Outcome
  {
    showsFocus = false
    hoverStart = nil
    touchStart = isTouch ? now : nil
    guard let hit = Self.hit(point, controls), hit.kind != .row else { return .ignored }
    guard hit.isEnabled else { return .handled }
    if case .field(let text, _) = hit.kind {
      press(hit.id, text, now: now)
      return .handled
    }
    pressed = hit.id
    isInside = true
    focused = nil
    if case .slider = hit.kind { return .slide(hit.id, Self.sliderValue(point, hit)) }
    return .handled
  }

  /// A click in a field goes to its end, a double click chooses what is written there.
  private mutating func press(_ field: String, _ text: String, now: Double) {
    let isAgain = focused == field && fieldPress.map { now - $0 < Self.doubleClick } ?? false
    focused = field
    fieldPress = isAgain ? nil : now
    if isAgain { cursor.choose(text) } else { endText() }
  }

  public mutating func move(_ point: Point, over controls: [Control]) -> Outcome {
    guard let pressed, let control = controls.first(where: { $0.id == pressed }) else { return .ignored }
    isInside = control.hitFrame.contains(point)
    if case .slider = control.kind { return .slide(pressed, Self.sliderValue(point, control)) }
    return .handled
  }

  public mutating func release(_ point: Point, over controls: [Control]) -> Outcome {
    guard let id = pressed else { return .ignored }
    // A finger that rested wanted to know what it is.
    let isLong = hovered == id && touchStart != nil
    (pressed, touchStart) = (nil, nil)
    guard let control = controls.first(where: { $0.id == id }), control.isEnabled else { return .handled }
    if case .slider = control.kind { return .handled }
    return control.hitFrame.contains(point) && !isLong ? .activate(id) : .handled
  }

  public mutating func cancelPress() { (pressed, touchStart) = (nil, nil) }

  static func hit(_ point: Point, _ controls: [Control]) -> Control? {
    controls.last { $0.visible.contains(point) } ?? controls.last { $0.hitFrame.contains(point) }
  }

  private static func sliderValue(_ point: Point, _ control: Control) -> Double {
    clamp((point.x - control.frame.x) / max(1, control.frame.width), 0, 1)
  }

  // MARK: - Keyboard

  public mutating func focus(_ id: String?, visibly: Bool = true) {
    focused = id
    showsFocus = visibly
  }

  /// `key` for the focused control, or to move the focus. With `hasBoard`, nil is a stop of its own: the board.
  /// `first` is where the keyboard begins without one.
  public mutating func key(
    _ key: Key, _ modifiers: Modifiers, over controls: [Control], hasBoard: Bool, first: String? = nil
  ) -> Outcome {
    let enabled = controls.filter { $0.isEnabled && $0.kind != .row }
    if key == .tab {
      showsFocus = true
      if focused == nil && !hasBoard && !modifiers.contains(.shift) {
        begin(at: first, enabled)
      } else {
        step(
          by: modifiers.contains(.shift) ? -1 : 1, in: tabStops(enabled),
          board: hasBoard ? Self.place(ofListIn: controls, tabStops(enabled)) : nil)
      }
      return .handled
    }
    guard let control = enabled.first(where: { $0.id == focused }) else {
      if key.isArrow { showsFocus = true }
      guard !hasBoard, key.isArrow else { return .ignored }
      begin(at: first, enabled)
      return .handled
    }
    if case .field(let text, _) = control.kind {
      if key == .enter { return submit(controls) }
      switch cursor.key(key, modifiers, in: text) {
      case .handled?: return .handled
      case .edit(let new)?: return .edit(control.id, new)
      case nil: break
      }
    }
    switch key {
    case .enter, .space:
      showsFocus = true
      if case .slider = control.kind { return .handled }
      return .activate(control.id)
    case .home, .end:
      guard case .slider = control.kind else { return .ignored }
      showsFocus = true
      return .slide(control.id, key == .home ? 0 : 1)
    case .left, .right:
      if let outcome = change(control, by: key == .left ? -1 : 1, among: enabled) { return outcome }
      fallthrough
    case .up, .down:
      showsFocus = true
      if let next = Self.neighbour(of: control, towards: key, in: tabStops(enabled)) {
        focused = next.id
      }
      return .handled
    default: return .ignored
    }
  }

  /// Moves a slider by a step, or goes to a neighbour of the same choice; nil of a control that has neither.
  private mutating func change(_ control: Control, by step: Int, among enabled: [Control]) -> Outcome? {
    if case .slider(let value, let size, _) = control.kind {
      showsFocus = true
      return .slide(control.id, clamp(((value / size).rounded() + Double(step)) * size, 0, 1))
    }
    guard let group = control.group else { return nil }
    let siblings = enabled.filter { $0.group == group }
    guard let index = siblings.firstIndex(of: control) else { return .handled }
    let next = siblings[clamp(index + step, 0, siblings.count - 1)]
    focused = next.id
    showsFocus = true
    return next.id == control.id || next.leadsAway ? .handled : .activate(next.id)
  }

  // MARK: - Writing

  /// Enter in a field ends the writing. In the only one it does what the main button does, and goes on writing while that cannot be
  /// used.
  private mutating func submit(_ controls: [Control]) -> Outcome {
    let fields = controls.count { if case .field = $0.kind { true } else { false } }
    let main = controls.first { if case .button(_, primary: true) = $0.kind { true } else { false } }
    if fields == 1, let main, !main.isEnabled { return .handled }
    focused = nil
    return main.flatMap { fields == 1 ? .activate($0.id) : nil } ?? .handled
  }

  /// Text that was written or pasted, for the field that has the focus; ignored when none has.
  public mutating func type(_ new: String, over controls: [Control]) -> Outcome {
    guard let control = controls.first(where: { $0.id == focused }), control.isEnabled,
      case .field(let text, _) = control.kind
    else { return .ignored }
    let new = new.filter { $0.isNewline == false && $0 != "\t" }
    return .edit(control.id, cursor.write(new, in: text))
  }

  /// One writes on at the end of the field.
  public mutating func endText() { cursor.end() }

  private mutating func begin(at first: String?, _ controls: [Control]) {
    let control = controls.first { $0.id == first } ?? controls.first
    let stop = tabStops(controls).first {
      $0.id == control?.id || ($0.group != nil && $0.group == control?.group)
    }
    focused = stop?.id
  }

  /// Tab stops once at a group of segments: at the selected one, unless an arrow has led to another one.
  func tabStops(_ controls: [Control]) -> [Control] {
    controls.filter { control in
      guard let group = control.group else { return true }
      let siblings = controls.filter { $0.group == group }
      let current = siblings.first { $0.id == self.focused }
      return control.id == (current ?? siblings.first(where: \.isSelected) ?? siblings.first)?.id
    }
  }

  /// A board is the first stop of Tab; a list has its place among the controls, where its rows are.
  private static func place(ofListIn controls: [Control], _ stops: [Control]) -> Int {
    guard let row = controls.firstIndex(where: { $0.kind == .row }) else { return 0 }
    let before = Set(controls[..<row].map(\.id))
    return stops.count { before.contains($0.id) }
  }

  /// - Parameter board: the place of the board, or of a list, among the stops; nil without one.
  private mutating func step(by amount: Int, in stops: [Control], board: Int?) {
    var ids: [String?] = stops.map(\.id)
    if let board { ids.insert(nil, at: board) }
    guard !ids.isEmpty else { return }
    guard let index = ids.firstIndex(of: focused) else {
      focused = amount > 0 ? ids[0] : ids[ids.count - 1]
      return
    }
    focused = ids[(index + amount + ids.count) % ids.count]
  }

  /// The nearest control in the direction of an arrow; sideways distance counts double.
  private static func neighbour(of control: Control, towards key: Key, in stops: [Control]) -> Control? {
    func distance(_ other: Control) -> Double? {
      let d = other.frame.center - control.frame.center
      let (along, across) =
        switch key {
        case .left: (-d.x, d.y)
        case .right: (d.x, d.y)
        case .up: (-d.y, d.x)
        default: (d.y, d.x)
        }
      return along > 4 ? along + 2 * abs(across) : nil
    }
    return stops.filter { $0.id != control.id }.compactMap { stop in distance(stop).map { (stop, $0) } }
      .min { $0.1 < $1.1 }?.0
  }

  // MARK: - Scrolling

  /// Scrolls to an offset in points: at once, or with the next pictures where that glides.
  public mutating func scroll(_ area: ScrollArea, to offset: Double, atOnce: Bool = false) {
    let offset = clamp(offset, 0, area.overflow)
    gliding.targets[area.id] = area.glides && !atOnce ? offset : nil
    scrolls[area.id] = gliding.targets[area.id] == nil ? offset : area.offset
  }

  /// Lets what was scrolled by a finger run on: `speed` is in points per second.
  public mutating func fling(_ area: ScrollArea, speed: Double) {
    gliding.targets[area.id] = clamp(area.offset + speed * Gliding.flingTime, 0, area.overflow)
    gliding.flung.insert(area.id)
  }

  /// A finger stops what runs.
  public mutating func halt() { gliding.halt() }

  /// How far an area will have been scrolled when it rests.
  public func target(of area: ScrollArea) -> Double { gliding.targets[area.id] ?? area.offset }

  /// Brings into sight what is to be there, whenever that is something else or its room is.
  /// - Returns: true when something was scrolled at once, because there was another room.
  public mutating func reveal(in areas: [ScrollArea]) -> Bool {
    var isAtOnce = false
    for area in areas {
      guard let wanted = area.wanted else { continue }
      let before = gliding.seen.updateValue(Gliding.Seen(wanted: wanted, frame: area.frame), forKey: area.id)
      guard before != gliding.seen[area.id] else { continue }
      let isMoved = before?.frame != area.frame
      let reach = max(0, area.frame.height - (wanted.upperBound - wanted.lowerBound) - 10)
      let offset = clamp(target(of: area), wanted.lowerBound - reach, wanted.lowerBound)
      scroll(area, to: offset, atOnce: isMoved)
      isAtOnce = isAtOnce || isMoved && scrolls[area.id] != area.offset
    }
    return isAtOnce
  }

  // MARK: - Motion

  /// Sets every motion going that the state asks for; says when to call again.
  public mutating func advance(_ controls: [Control], pace: Double, reduced: Bool = false, now: Double)
    -> Wake
  {
    if let id = pressed, !controls.contains(where: { $0.id == id && $0.isEnabled }) { pressed = nil }
    if let id = focused, !controls.contains(where: { $0.id == id && $0.isEnabled }) { focused = nil }
    if let id = hovered, !controls.contains(where: { $0.id == id }) { hovered = nil }
    var touchWake = Wake.never
    if let id = pressed, let touchStart, hovered != id {
      let due = touchStart + Self.longPress
      if now >= due { (hovered, hoverStart) = (id, now - Self.tooltipDelay) } else { touchWake = .at(due) }
    }
    for control in controls {
      let down = pressed == control.id && isInside
      tweens.send(
        control.id + "/press", to: down ? 1 : 0, over: down ? 0.05 : 0.12, down ? .linear : .release,
        now: now)
      let over = hovered == control.id && control.isEnabled && pressed == nil
      tweens.send(control.id + "/hover", to: over ? 1 : 0, over: 0.12, .release, now: now)
      if case .toggle(let isOn) = control.kind {
        tweens.send(control.id + "/on", to: isOn ? 1 : 0, over: 0.16 * pace, .release, now: now)
      }
      if case .segment(let group, true, _, _) = control.kind {
        tweens.send(group + "/group/x", to: control.frame.x, over: 0.16 * pace, .release, now: now)
        tweens.send(group + "/group/w", to: control.frame.width, over: 0.16 * pace, .release, now: now)
      }
    }
    let ids = Set(controls.map(\.id))
    tweens.keep { name in
      if name.hasSuffix("/group/x") || name.hasSuffix("/group/w") { return true }
      return name.lastIndex(of: "/").map { ids.contains(String(name[..<$0])) } ?? false
    }
    let isGliding = gliding.advance(&scrolls, reduced: reduced, now: now)
    if isGliding || tweens.isMoving(at: now) { return .nextFrame }
    if let start = hoverStart, now < start + Self.tooltipDelay {
      return touchWake.sooner(.at(start + Self.tooltipDelay))
    }
    return touchWake
  }

  /// After a change of layout segments must not slide across the window.
  public mutating func settle() { tweens.keep { _ in false } }

  public func press(of id: String, now: Double) -> Double { tweens.value(id + "/press", now: now) }
  public func hover(of id: String, now: Double) -> Double { tweens.value(id + "/hover", now: now) }
  public func on(of id: String, now: Double) -> Double { tweens.value(id + "/on", now: now) }

  /// Where the sliding slab of a group of segments is: x and width, in points.
  public func slab(of group: String, now: Double) -> (x: Double, width: Double) {
    (tweens.value(group + "/group/x", now: now), tweens.value(group + "/group/w", now: now))
  }

  /// The control whose tooltip is due.
  public func tooltip(at now: Double) -> String? {
    guard let start = hoverStart, now >= start + Self.tooltipDelay, pressed == nil || touchStart != nil else {
      return nil
    }
    return hovered
  }
}
