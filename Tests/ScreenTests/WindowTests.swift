// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import CSDL2
import Canvas
import Foundation
import Glibc
import GoldenKit
import Testing

@testable import Screen

/// A window on SDL's driver that shows nothing: everything is real but the screen.
@MainActor @Suite(.serialized) struct WindowTests {
  func window(_ size: Size = Size(400, 300)) throws -> Window {
    SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy")
    let window = try Window(
      title: "Test", size: size, minimum: Size(100, 100), fullscreen: false, renderer: .auto,
      assets: Repository.assets, fonts: Repository.fonts, mute: true)
    // What SDL has to say about a new window.
    _ = window.events(until: .at(0))
    return window
  }

  private func push(_ event: SDL_Event) {
    var event = event
    SDL_PushEvent(&event)
  }

  @Test func onlyChangesArePresented() throws {
    let window = try window()
    let list = list { $0.backdrop(.lamp) }
    #expect(window.present(list))
    #expect(!window.present(list))
    #expect(window.present(DrawList()))
  }

  @Test func theViewportIsTheWindow() throws {
    let window = try window(Size(640, 480))
    #expect(window.viewport == Viewport(window: Size(640, 480), pixels: Size(640, 480)))
    #expect(window.metrics.width(of: "Hint", .button) > 20)
  }

  @Test func aTimeThatHasPassedIsNotWaitedFor() throws {
    let window = try window()
    #expect(window.events(until: .at(window.now - 1)).isEmpty)
  }

  @Test func eventsCannotComeBeforeTheirTime() throws {
    let window = try window()
    let due = window.now + 0.03
    #expect(window.events(until: .at(due)).isEmpty)
    #expect(window.now >= due)
  }

  @Test func anotherThreadWakesTheLoop() throws {
    let window = try window()
    let waker = window.waker
    // Without the news, this would sleep for ever. A thread of its own: those of the tests may all be busy.
    Thread.detachNewThread {
      usleep(10_000)
      waker()
    }
    #expect(window.events(until: .never) == [.wake])
  }

  @Test func everythingThatHappenedIsReportedAtOnce() throws {
    let window = try window()
    for symbol in [SDLK_a, SDLK_b] {
      var key = SDL_Event()
      key.key.type = SDL_KEYDOWN.rawValue
      key.key.keysym.sym = SDL_Keycode(symbol.rawValue)
      push(key)
    }
    var quit = SDL_Event()
    quit.type = SDL_QUIT.rawValue
    push(quit)
    #expect(
      window.events(until: .never) == [
        .key(.character("a"), [], isRepeat: false), .key(.character("b"), [], isRepeat: false), .quit,
      ])
  }

  @Test(arguments: [SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET])
  func whatTheGraphicsCardLosesIsDrawnAgain(_ kind: SDL_EventType) throws {
    let window = try window()
    let list = list { $0.backdrop(.lamp) }
    #expect(window.present(list) && !window.present(list))
    var event = SDL_Event()
    event.type = kind.rawValue
    push(event)
    // The loop is woken, and the same picture is one to draw.
    #expect(window.events(until: .never) == [.wake])
    #expect(window.present(list) && !window.present(list))
  }

  /// A graphics card that is gone.
  private final class Broken: Presenter {
    private let bitmap = Bitmap(width: 40, height: 30)
    var paces: Bool { false }
    func target() -> Target? { bitmap.target }
    func show(_ rects: [PixelRect]) -> Bool { false }
    func resized() {}
  }

  @Test func whatFailsToDrawIsReplaced() throws {
    let window = try window()
    let list = list { $0.backdrop(.lamp) }
    #expect(window.present(list))
    // More often than it is tried again on the same card.
    for _ in 0..<4 {
      window.presenter = Broken()
      #expect(window.present(list) && !window.present(list))
      #expect(window.presenter?.target()?.width == 400)
    }
    window.presenter = Broken()
    #expect(!window.present(list) && window.presenter == nil)
    #expect(window.events(until: .at(0)).isEmpty)
  }

  @Test func aNewSizeIsReportedAndDrawnAfresh() throws {
    let window = try window()
    let list = list { $0.backdrop(.lamp) }
    #expect(window.present(list))
    // Of the windows of this process, the last is ours.
    let handle = try #require((1...99).compactMap { SDL_GetWindowFromID($0) }.last)
    SDL_SetWindowSize(handle, 500, 350)
    let events = window.events(until: .at(0))
    let viewport = Viewport(window: Size(500, 350), pixels: Size(500, 350))
    #expect(events.contains(.resized(viewport)))
    #expect(window.viewport == viewport)
    // What is shown until the next picture is its ground, and not black.
    let surface = try #require(SDL_GetWindowSurface(handle)).pointee
    let pixels = try #require(surface.pixels).assumingMemoryBound(to: UInt32.self)
    let stride = Int(surface.pitch) / 4
    for (x, y) in [(0, 0), (250, 175), (499, 349)] {
      #expect(pixels[y * stride + x] & 0xFF_FFFF != 0, "black at \(x), \(y)")
    }
    #expect(window.present(list))
    #expect(!window.present(list))
  }
}
