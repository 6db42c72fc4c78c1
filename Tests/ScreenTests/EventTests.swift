// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import CSDL2
import Canvas
import Testing

@testable import Screen

struct EventTests {
  private let viewport = Viewport(size: Size(640, 400), windowScale: 2, pixelScale: 2)

  private func translated(_ events: [SDL_Event]) -> [InputEvent] {
    var translator = EventTranslator(wakeType: 0x8000, windowID: 1)
    for event in events { translator.add(event, viewport: viewport) }
    return translator.take()
  }

  private func motion(_ x: Int32, _ y: Int32) -> SDL_Event {
    var event = SDL_Event()
    event.motion.type = SDL_MOUSEMOTION.rawValue
    event.motion.x = x
    event.motion.y = y
    return event
  }

  private func button(_ type: SDL_EventType, _ x: Int32, _ y: Int32) -> SDL_Event {
    var event = SDL_Event()
    event.button.type = type.rawValue
    event.button.button = UInt8(SDL_BUTTON_LEFT)
    event.button.x = x
    event.button.y = y
    return event
  }

  private func key(_ symbol: SDL_KeyCode, _ modifiers: SDL_Keymod = KMOD_NONE) -> SDL_Event {
    var event = SDL_Event()
    event.key.type = SDL_KEYDOWN.rawValue
    event.key.keysym.sym = SDL_Keycode(symbol.rawValue)
    event.key.keysym.mod = UInt16(modifiers.rawValue)
    return event
  }

  @Test func motionIsMergedButNeverPastAPress() {
    let events = translated([
      motion(2, 2), motion(4, 6), button(SDL_MOUSEBUTTONDOWN, 4, 6), motion(8, 8), motion(10, 10),
      button(SDL_MOUSEBUTTONUP, 10, 10),
    ])
    #expect(events.count == 4)
    guard events.count == 4, case .pointerMoved(let first, _) = events[0],
      case .pointerDown(let down, .left, isTouch: false, _) = events[1],
      case .pointerMoved(let second, _) = events[2],
      case .pointerUp(let up, .left, isTouch: false, _) = events[3]
    else { return #expect(Bool(false), "\(events)") }
    // Window coordinates are two to a point.
    #expect(first == Point(2, 3))
    #expect(down == Point(2, 3))
    #expect(second == Point(5, 5))
    #expect(up == Point(5, 5))
  }

  @Test func onlyMotionMayWaitForAFrame() {
    var translator = EventTranslator(wakeType: 0x8000, windowID: 1)
    translator.add(motion(1, 1), viewport: viewport)
    #expect(!translator.isUrgent)
    translator.add(button(SDL_MOUSEBUTTONDOWN, 1, 1), viewport: viewport)
    #expect(translator.isUrgent)
    _ = translator.take()
    #expect(!translator.isUrgent)
  }

  @Test func theFirstFingerIsThePointer() {
    func finger(_ type: SDL_EventType, _ id: Int64) -> SDL_Event {
      var event = SDL_Event()
      event.tfinger.type = type.rawValue
      event.tfinger.fingerId = id
      event.tfinger.x = 0.5
      event.tfinger.y = 0.25
      return event
    }
    let events = translated([
      finger(SDL_FINGERDOWN, 5), finger(SDL_FINGERDOWN, 6), finger(SDL_FINGERUP, 6), finger(SDL_FINGERUP, 5),
    ]).filter { if case .secondFinger = $0 { false } else { true } }
    #expect(events.count == 3)
    guard events.count == 3, case .pointerDown(let down, .left, isTouch: true, _) = events[0],
      case .pointerUp(_, .left, isTouch: true, _) = events[1]
    else { return #expect(Bool(false), "\(events)") }
    #expect(down == Point(320, 100))
    #expect(events[2] == .pointerLeft)
  }

  /// A text comes line by line and is one; a file is no text.
  @Test func aTextThatIsLetGoIsPasted() {
    func drop(_ type: SDL_EventType, _ text: String? = nil) -> SDL_Event {
      var event = SDL_Event()
      event.drop.type = type.rawValue
      event.drop.file = text.flatMap { SDL_strdup($0) }
      return event
    }
    #expect(
      translated([
        drop(SDL_DROPBEGIN), drop(SDL_DROPTEXT, "f5 d6"), drop(SDL_DROPTEXT, "c3 d3"), drop(SDL_DROPCOMPLETE),
        drop(SDL_DROPBEGIN), drop(SDL_DROPTEXT, "c4"), drop(SDL_DROPCOMPLETE),
        drop(SDL_DROPBEGIN), drop(SDL_DROPFILE, "/a/game"), drop(SDL_DROPCOMPLETE),
      ]) == [.paste("f5 d6\nc3 d3"), .paste("c4"), .dropped(path: "/a/game")])
  }

  @Test func keysHaveTheirNames() {
    let cases: [(SDL_KeyCode, Key)] = [
      (SDLK_a, .character("a")), (SDLK_7, .character("7")), (SDLK_KP_7, .character("7")),
      (SDLK_KP_0, .character("0")), (SDLK_RETURN, .enter), (SDLK_KP_ENTER, .enter), (SDLK_F11, .function(11)),
      (SDLK_ESCAPE, .escape), (SDLK_PAGEUP, .pageUp), (SDLK_SPACE, .space), (SDLK_COMMA, .character(",")),
    ]
    for (symbol, expected) in cases {
      #expect(translated([key(symbol)]) == [.key(expected, [], isRepeat: false)])
    }
    #expect(translated([key(SDLK_LSHIFT)]).isEmpty)
  }

  @Test func modifiersOfBothSidesCount() {
    let event = key(
      SDLK_z, SDL_Keymod(rawValue: KMOD_RCTRL.rawValue | KMOD_LSHIFT.rawValue | KMOD_NUM.rawValue))
    #expect(translated([event]) == [.key(.character("z"), [.control, .shift], isRepeat: false)])
    #expect(translated([key(SDLK_z, KMOD_LALT)]) == [.key(.character("z"), .alt, isRepeat: false)])
  }

  @Test func otherScriptsFallBackToThePlaceOfTheKey() {
    var event = key(SDL_KeyCode(rawValue: 0x44F))
    event.key.keysym.scancode = SDL_SCANCODE_Z
    #expect(translated([event]) == [.key(.character("z"), [], isRepeat: false)])
  }

  @Test func newsIsToldOnce() {
    var wake = SDL_Event()
    wake.type = 0x8000
    var quit = SDL_Event()
    quit.type = SDL_QUIT.rawValue
    #expect(translated([wake, wake, quit]) == [.wake, .quit])
  }

  @Test func wheelsAreInNotchesAndMayBeFlipped() {
    var event = SDL_Event()
    event.wheel.type = SDL_MOUSEWHEEL.rawValue
    event.wheel.preciseX = 0.5
    event.wheel.preciseY = -1.5
    event.wheel.mouseX = 20
    event.wheel.mouseY = 40
    #expect(translated([event]) == [.wheel(Point(0.5, -1.5), at: Point(10, 20))])
    event.wheel.direction = SDL_MOUSEWHEEL_FLIPPED.rawValue
    #expect(translated([event]) == [.wheel(Point(-0.5, 1.5), at: Point(10, 20))])
  }
}
