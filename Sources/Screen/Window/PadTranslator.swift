// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import CSDL2
import Canvas

/// Game controllers, opened as they come: their buttons, cross and left stick become events of ours, and a direction that is
/// held repeats like a key.
struct PadTranslator {
  /// From a press to the first repetition, and from one to the next, in seconds.
  static let (delay, pace) = (0.4, 0.12)
  /// How far a stick is moved until it means something, and how far back until it no longer does.
  private static let (far, near) = (18_000, 12_000)

  private struct Pad {
    var controller: OpaquePointer
    var instance: SDL_JoystickID
    var kind: PadKind
    var stick: (x: Int, y: Int) = (0, 0)
    /// The direction of the stick that was told, and the triggers.
    var tilt: PadButton?
    var pulled: Set<PadButton> = []
  }

  private var pads: [Pad] = []
  /// A direction that is held, who holds it, and when it is told again.
  private var held: (button: PadButton, instance: SDL_JoystickID, next: Double)?

  /// When something is to be told again at the latest.
  var nextRepeat: Double { held?.next ?? .infinity }

  /// What an event means, if it comes from a controller.
  mutating func events(for event: SDL_Event, now: Double) -> [InputEvent] {
    switch SDL_EventType(rawValue: event.type) {
    case SDL_CONTROLLERDEVICEADDED: open(event.cdevice.which)
    case SDL_CONTROLLERDEVICEREMOVED: close(event.cdevice.which)
    case SDL_CONTROLLERBUTTONDOWN, SDL_CONTROLLERBUTTONUP:
      button(event.cbutton, isDown: event.type == SDL_CONTROLLERBUTTONDOWN.rawValue, now)
    case SDL_CONTROLLERAXISMOTION: axis(event.caxis, now)
    default: []
    }
  }

  /// The direction that is held, when it is due again.
  mutating func repeats(now: Double) -> [InputEvent] {
    guard let held, now >= held.next, let index = index(held.instance) else { return [] }
    self.held?.next = now + Self.pace
    return [.pad(held.button, by: index, isRepeat: true)]
  }

  private func index(_ instance: SDL_JoystickID) -> Int? { pads.firstIndex { $0.instance == instance } }

  private var changed: [InputEvent] { [.pads(pads.map(\.kind))] }

  private mutating func open(_ device: Int32) -> [InputEvent] {
    guard let controller = SDL_GameControllerOpen(device) else { return [] }
    let instance = SDL_JoystickInstanceID(SDL_GameControllerGetJoystick(controller))
    guard index(instance) == nil else {
      SDL_GameControllerClose(controller)
      return []
    }
    let kind: PadKind =
      switch SDL_GameControllerGetType(controller) {
      case SDL_CONTROLLER_TYPE_PS3, SDL_CONTROLLER_TYPE_PS4, SDL_CONTROLLER_TYPE_PS5: .shapes
      case SDL_CONTROLLER_TYPE_NINTENDO_SWITCH_PRO: .nintendo
      default: .letters
      }
    pads.append(Pad(controller: controller, instance: instance, kind: kind))
    return changed
  }

  private mutating func close(_ instance: SDL_JoystickID) -> [InputEvent] {
    guard let index = index(instance) else { return [] }
    if held?.instance == instance { held = nil }
    SDL_GameControllerClose(pads.remove(at: index).controller)
    return changed
  }

  private mutating func button(_ event: SDL_ControllerButtonEvent, isDown: Bool, _ now: Double)
    -> [InputEvent]
  {
    guard let index = index(event.which), let button = PadButton(event.button) else { return [] }
    guard isDown else {
      if held?.button == button, held?.instance == event.which { held = nil }
      return []
    }
    return press(button, index, now)
  }

  private mutating func press(_ button: PadButton, _ index: Int, _ now: Double) -> [InputEvent] {
    let repeats = button.isDirection || button == .leftShoulder || button == .rightShoulder
    held = repeats ? (button, pads[index].instance, now + Self.delay) : nil
    return [.pad(button, by: index, isRepeat: false)]
  }

  private mutating func axis(_ event: SDL_ControllerAxisEvent, _ now: Double) -> [InputEvent] {
    guard let index = index(event.which) else { return [] }
    let value = Int(event.value)
    switch SDL_GameControllerAxis(rawValue: Int32(event.axis)) {
    case SDL_CONTROLLER_AXIS_LEFTX: pads[index].stick.x = value
    case SDL_CONTROLLER_AXIS_LEFTY: pads[index].stick.y = value
    case SDL_CONTROLLER_AXIS_TRIGGERLEFT: return trigger(.leftTrigger, value, index, now)
    case SDL_CONTROLLER_AXIS_TRIGGERRIGHT: return trigger(.rightTrigger, value, index, now)
    default: return []
    }
    return tilt(index, now)
  }

  private mutating func trigger(_ button: PadButton, _ value: Int, _ index: Int, _ now: Double)
    -> [InputEvent]
  {
    if value > Self.far, pads[index].pulled.insert(button).inserted { return press(button, index, now) }
    if value < Self.near { pads[index].pulled.remove(button) }
    return []
  }

  /// The stick is a cross: the direction in which it is moved further counts.
  private mutating func tilt(_ index: Int, _ now: Double) -> [InputEvent] {
    let (stick, old) = (pads[index].stick, pads[index].tilt)
    let isSideways = abs(stick.x) > abs(stick.y)
    let reach = max(abs(stick.x), abs(stick.y))
    let way: PadButton = isSideways ? stick.x < 0 ? .left : .right : stick.y < 0 ? .up : .down
    if reach < (old == nil ? Self.far : Self.near) {
      pads[index].tilt = nil
      if let old, held?.button == old, held?.instance == pads[index].instance { held = nil }
      return []
    }
    guard way != old else { return [] }
    // Round the edge a stick crosses the diagonals: it has to go further than a little.
    if old != nil, abs(abs(stick.x) - abs(stick.y)) < 6_000 { return [] }
    pads[index].tilt = way
    return press(way, index, now)
  }
}

extension PadButton {
  fileprivate init?(_ button: UInt8) {
    switch SDL_GameControllerButton(rawValue: Int32(button)) {
    case SDL_CONTROLLER_BUTTON_A: self = .accept
    case SDL_CONTROLLER_BUTTON_B: self = .back
    case SDL_CONTROLLER_BUTTON_X: self = .undo
    case SDL_CONTROLLER_BUTTON_Y: self = .hint
    case SDL_CONTROLLER_BUTTON_START: self = .start
    case SDL_CONTROLLER_BUTTON_LEFTSTICK, SDL_CONTROLLER_BUTTON_RIGHTSTICK: self = .stick
    case SDL_CONTROLLER_BUTTON_LEFTSHOULDER: self = .leftShoulder
    case SDL_CONTROLLER_BUTTON_RIGHTSHOULDER: self = .rightShoulder
    case SDL_CONTROLLER_BUTTON_DPAD_UP: self = .up
    case SDL_CONTROLLER_BUTTON_DPAD_DOWN: self = .down
    case SDL_CONTROLLER_BUTTON_DPAD_LEFT: self = .left
    case SDL_CONTROLLER_BUTTON_DPAD_RIGHT: self = .right
    default: return nil
    }
  }
}
