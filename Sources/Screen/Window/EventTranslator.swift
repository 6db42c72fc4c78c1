// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import CSDL2
import Canvas

/// Turns SDL's events into ours.
struct EventTranslator {
  let wakeType: UInt32
  let windowID: UInt32
  private var finger: SDL_FingerID?
  private var secondFinger: SDL_FingerID?
  /// Lines of a text that is let go over the window: SDL gives them one by one.
  private var droppedLines: [String] = []
  private(set) var pads = PadTranslator()
  private(set) var collected: [InputEvent] = []
  /// True when something is among them that should be answered at once, not with the next frame.
  private(set) var isUrgent = false
  /// The size or the contents of the window need care; the window resets them.
  var sizeChanged = false
  var exposed = false
  /// The window has come to another display.
  var displayChanged = false
  /// The graphics card has lost what it held.
  var isLost = false

  init(wakeType: UInt32, windowID: UInt32) {
    self.wakeType = wakeType
    self.windowID = windowID
  }

  mutating func take() -> [InputEvent] {
    let events = collected
    collected.removeAll(keepingCapacity: true)
    isUrgent = false
    return events
  }

  mutating func append(_ event: InputEvent) {
    collected.append(event)
    isUrgent = true
  }

  mutating func add(_ event: SDL_Event, viewport: Viewport) {
    let now = monotonicSeconds()
    switch SDL_EventType(rawValue: event.type) {
    case SDL_MOUSEMOTION:
      guard event.motion.which != UInt32.max else { return }
      moved(viewport.point(x: Double(event.motion.x), y: Double(event.motion.y)), now)
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
      guard event.button.which != UInt32.max, let button = PointerButton(event.button.button) else { return }
      let point = viewport.point(x: Double(event.button.x), y: Double(event.button.y))
      append(
        event.type == SDL_MOUSEBUTTONDOWN.rawValue
          ? .pointerDown(point, button, isTouch: false, time: now)
          : .pointerUp(point, button, isTouch: false, time: now))
    case SDL_MOUSEWHEEL: addWheel(event.wheel, viewport)
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: addFinger(event.tfinger, viewport, now)
    case SDL_KEYDOWN:
      guard let key = Key(event.key.keysym) else { return }
      append(.key(key, Modifiers(event.key.keysym.mod), isRepeat: event.key.repeat != 0))
    case SDL_TEXTINPUT:
      let text = withUnsafeBytes(of: event.text.text) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      append(.text(text))
    case SDL_DROPFILE:
      // SDL gives the name away.
      guard let file = event.drop.file else { return }
      append(.dropped(path: String(cString: file)))
      SDL_free(file)
    case SDL_DROPTEXT:
      guard let line = event.drop.file else { return }
      droppedLines.append(String(cString: line))
      SDL_free(line)
    case SDL_DROPCOMPLETE:
      // A text that is dragged here is what one that is copied is.
      if !droppedLines.isEmpty { append(.paste(droppedLines.joined(separator: "\n"))) }
      droppedLines = []
    case SDL_WINDOWEVENT: addWindowEvent(event.window)
    case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET: isLost = true
    case SDL_DISPLAYEVENT: displayChanged = true
    case SDL_QUIT: append(.quit)
    case SDL_CONTROLLERDEVICEADDED, SDL_CONTROLLERDEVICEREMOVED, SDL_CONTROLLERBUTTONDOWN,
      SDL_CONTROLLERBUTTONUP, SDL_CONTROLLERAXISMOTION:
      for event in pads.events(for: event, now: now) { append(event) }
    default: if event.type == wakeType, collected.last != .wake { append(.wake) }
    }
  }

  /// A direction of a controller that is held comes again.
  mutating func repeatPads(_ now: Double) {
    for event in pads.repeats(now: now) { append(event) }
  }

  private mutating func moved(_ point: Point, _ now: Double) {
    if case .pointerMoved = collected.last { collected.removeLast() }
    collected.append(.pointerMoved(point, time: now))
  }

  private mutating func addWheel(_ wheel: SDL_MouseWheelEvent, _ viewport: Viewport) {
    let sign: Double = wheel.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1 : 1
    let amount = Point(Double(wheel.preciseX) * sign, Double(wheel.preciseY) * sign)
    append(.wheel(amount, at: viewport.point(x: Double(wheel.mouseX), y: Double(wheel.mouseY))))
  }

  /// The first finger is the pointer; a second one turns and flips what the first one holds.
  private mutating func addFinger(_ touch: SDL_TouchFingerEvent, _ viewport: Viewport, _ now: Double) {
    let point = Point(Double(touch.x) * viewport.size.width, Double(touch.y) * viewport.size.height)
    switch SDL_EventType(rawValue: touch.type) {
    case SDL_FINGERDOWN:
      guard finger == nil else {
        guard secondFinger == nil else { return }
        secondFinger = touch.fingerId
        return append(.secondFinger(point, time: now))
      }
      finger = touch.fingerId
      append(.pointerDown(point, .left, isTouch: true, time: now))
    case SDL_FINGERUP:
      if secondFinger != nil, secondFinger == touch.fingerId || finger == touch.fingerId {
        append(.secondFinger(nil, time: now))
        let isSecond = secondFinger == touch.fingerId
        secondFinger = nil
        if isSecond { return }
      }
      guard finger == touch.fingerId else { return }
      finger = nil
      append(.pointerUp(point, .left, isTouch: true, time: now))
      append(.pointerLeft)
    default:
      if finger == touch.fingerId { moved(point, now) }
      guard secondFinger == touch.fingerId else { return }
      collected.append(.secondFinger(point, time: now))
    }
  }

  private mutating func addWindowEvent(_ event: SDL_WindowEvent) {
    guard event.windowID == windowID else { return }
    switch SDL_WindowEventID(rawValue: UInt32(event.event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED: sizeChanged = true
    case SDL_WINDOWEVENT_EXPOSED: exposed = true
    case SDL_WINDOWEVENT_DISPLAY_CHANGED: displayChanged = true
    case SDL_WINDOWEVENT_FOCUS_GAINED: append(.focusChanged(true))
    case SDL_WINDOWEVENT_FOCUS_LOST: append(.focusChanged(false))
    case SDL_WINDOWEVENT_LEAVE: append(.pointerLeft)
    default: break
    }
  }
}

extension Viewport {
  /// The point at a place in window coordinates.
  func point(x: Double, y: Double) -> Point { Point(x / windowScale, y / windowScale) }
}

extension PointerButton {
  fileprivate init?(_ button: UInt8) {
    switch Int32(button) {
    case SDL_BUTTON_LEFT: self = .left
    case SDL_BUTTON_MIDDLE: self = .middle
    case SDL_BUTTON_RIGHT: self = .right
    default: return nil
    }
  }
}
