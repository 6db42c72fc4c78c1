// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import CSDL2
import Canvas
import Glibc
import Testing

@testable import Screen

/// Controllers and fingers at the window, as SDL reports them.
extension WindowTests {
  /// Everything that comes within so many seconds.
  private func events(_ window: Window, within seconds: Double) -> [InputEvent] {
    let end = window.now + seconds
    var all: [InputEvent] = []
    while window.now < end { all += window.events(until: .at(end)) }
    return all
  }

  private func pads(_ events: [InputEvent]) -> [PadButton] {
    events.compactMap { if case .pad(let button, by: _, isRepeat: false) = $0 { button } else { nil } }
  }

  private func attach() -> Int32 { SDL_JoystickAttachVirtual(SDL_JOYSTICK_TYPE_GAMECONTROLLER, 6, 15, 0) }

  @Test func aControllerComesIsUsedAndGoes() throws {
    SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1")
    let window = try window()
    window.startPads()
    let device = attach()
    try #require(device >= 0)
    #expect(events(window, within: 0.05).contains(.pads([.letters])))
    let joystick = try #require(SDL_JoystickOpen(device))
    defer { SDL_JoystickClose(joystick) }

    let buttons: [(SDL_GameControllerButton, PadButton)] = [
      (SDL_CONTROLLER_BUTTON_A, .accept), (SDL_CONTROLLER_BUTTON_B, .back), (SDL_CONTROLLER_BUTTON_X, .undo),
      (SDL_CONTROLLER_BUTTON_Y, .hint), (SDL_CONTROLLER_BUTTON_START, .start),
      (SDL_CONTROLLER_BUTTON_LEFTSHOULDER, .leftShoulder), (SDL_CONTROLLER_BUTTON_DPAD_LEFT, .left),
    ]
    for (button, meaning) in buttons {
      SDL_JoystickSetVirtualButton(joystick, button.rawValue, 1)
      #expect(pads(events(window, within: 0.02)) == [meaning])
      SDL_JoystickSetVirtualButton(joystick, button.rawValue, 0)
      #expect(events(window, within: 0.02).isEmpty)
    }

    // The stick is a cross, with a little play around its middle.
    func tilt(_ x: Int16, _ y: Int16) -> [InputEvent] {
      SDL_JoystickSetVirtualAxis(joystick, SDL_CONTROLLER_AXIS_LEFTX.rawValue, x)
      SDL_JoystickSetVirtualAxis(joystick, SDL_CONTROLLER_AXIS_LEFTY.rawValue, y)
      return events(window, within: 0.03)
    }
    #expect(tilt(9_000, 4_000).isEmpty)
    #expect(pads(tilt(30_000, 2_000)) == [.right])
    #expect(pads(tilt(15_000, 2_000)).isEmpty, "still held")
    #expect(pads(tilt(0, 0)).isEmpty)
    #expect(pads(tilt(0, -30_000)) == [.up])
    // Held it comes again, first after a while.
    let held = events(window, within: 0.62)
    #expect(held.count >= 2 && held.allSatisfy { $0 == .pad(.up, by: 0, isRepeat: true) }, "\(held)")
    #expect(tilt(0, 0).isEmpty)
    #expect(events(window, within: 0.5).isEmpty)

    // A controller of which is told twice is one.
    var told = SDL_Event()
    (told.cdevice.type, told.cdevice.which) = (SDL_CONTROLLERDEVICEADDED.rawValue, device)
    SDL_PushEvent(&told)
    #expect(events(window, within: 0.02).isEmpty)

    let second = attach()
    #expect(events(window, within: 0.05).contains(.pads([.letters, .letters])))
    SDL_JoystickDetachVirtual(second)
    #expect(events(window, within: 0.05).contains(.pads([.letters])))
    SDL_JoystickDetachVirtual(device)
    #expect(events(window, within: 0.05).contains(.pads([])))
    // Pulled out and put in again it is there once.
    let again = attach()
    #expect(events(window, within: 0.05).contains(.pads([.letters])))
    SDL_JoystickDetachVirtual(again)
    #expect(events(window, within: 0.05).contains(.pads([])))
  }

  /// Who goes somewhere may hold a button; what decides something is meant once.
  @Test func onlyDirectionsAndShouldersRepeat() throws {
    let window = try window()
    window.startPads()
    let device = attach()
    try #require(device >= 0)
    defer { SDL_JoystickDetachVirtual(device) }
    var translator = PadTranslator()
    var event = SDL_Event()
    event.cdevice.which = device
    event.type = SDL_CONTROLLERDEVICEADDED.rawValue
    #expect(translator.events(for: event, now: 0) == [.pads([.letters])])
    let instance = SDL_JoystickGetDeviceInstanceID(device)
    let repeating = SDL_CONTROLLER_BUTTON_LEFTSHOULDER.rawValue...SDL_CONTROLLER_BUTTON_DPAD_RIGHT.rawValue
    for button in SDL_CONTROLLER_BUTTON_A.rawValue...SDL_CONTROLLER_BUTTON_DPAD_RIGHT.rawValue {
      event.cbutton.button = UInt8(button)
      event.cbutton.which = instance
      event.type = SDL_CONTROLLERBUTTONDOWN.rawValue
      _ = translator.events(for: event, now: 0)
      #expect(translator.repeats(now: 60).isEmpty == !repeating.contains(button), "button \(button)")
      event.type = SDL_CONTROLLERBUTTONUP.rawValue
      _ = translator.events(for: event, now: 0)
      #expect(translator.nextRepeat == .infinity)
    }
    event.cdevice.which = instance
    event.type = SDL_CONTROLLERDEVICEREMOVED.rawValue
    #expect(translator.events(for: event, now: 0) == [.pads([])])
  }

  @Test func twoFingersAreTold() throws {
    let window = try window()
    func finger(_ type: SDL_EventType, _ id: Int64, _ x: Float, _ y: Float) {
      var event = SDL_Event()
      event.tfinger.type = type.rawValue
      event.tfinger.fingerId = id
      (event.tfinger.x, event.tfinger.y) = (x, y)
      SDL_PushEvent(&event)
    }
    finger(SDL_FINGERDOWN, 4, 0.5, 0.5)
    finger(SDL_FINGERDOWN, 5, 0.75, 0.5)
    finger(SDL_FINGERMOTION, 5, 0.5, 0.75)
    finger(SDL_FINGERDOWN, 6, 0.1, 0.1)
    finger(SDL_FINGERUP, 6, 0.1, 0.1)
    finger(SDL_FINGERUP, 5, 0.5, 0.75)
    finger(SDL_FINGERUP, 4, 0.5, 0.5)
    let told = events(window, within: 0.05)
    let seconds = told.compactMap { event -> Point?? in
      if case .secondFinger(let point, _) = event { .some(point) } else { nil }
    }
    let size = window.viewport.size
    let expected = [(0.75, 0.5), (0.5, 0.75)].map { Point($0.0 * size.width, $0.1 * size.height) }
    #expect(seconds == expected + [nil])
    #expect(told.count { if case .pointerDown(_, .left, isTouch: true, _) = $0 { true } else { false } } == 1)
    #expect(told.last == .pointerLeft)
    #expect(!told.contains { if case .pointerDown(_, _, isTouch: false, _) = $0 { true } else { false } })
  }
}
