// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import Testing

@testable import InterfaceKit

/// Where Tab and the arrows lead, and what a press comes to.
struct FocusTests {
  /// Three buttons in a row and one below the last.
  private let controls = [(0.0, 0.0), (100, 0), (200, 0), (200, 100)].enumerated().map { index, place in
    Control("\(index)", .button(icon: nil, primary: false), Rect(place.0, place.1, 60, 40), label: "\(index)")
  }

  private func press(_ host: inout ControlHost, _ key: Key, _ modifiers: Modifiers = [], board: Bool = false)
  {
    _ = host.key(key, modifiers, over: controls, hasBoard: board)
  }

  @Test func tabBeginsWithTheFirstAndShiftTabWithTheLast() {
    for hasBoard in [false, true] {
      var host = ControlHost()
      press(&host, .tab, board: hasBoard)
      #expect(host.focused == "0")
      host = ControlHost()
      press(&host, .tab, .shift, board: hasBoard)
      #expect(host.focused == "3")
    }
  }

  @Test func tabGoesRoundOverTheBoard() {
    var host = ControlHost()
    var visited: [String?] = []
    for _ in 0..<6 {
      press(&host, .tab, board: true)
      visited.append(host.focused)
    }
    #expect(visited == ["0", "1", "2", "3", nil, "0"])
  }

  @Test func aFocusThatIsGoneBeginsAnew() {
    for (modifiers, expected) in [([], "0"), (.shift, "3")] as [(Modifiers, String)] {
      var host = ControlHost()
      host.focus("gone")
      press(&host, .tab, modifiers)
      #expect(host.focused == expected)
    }
  }

  @Test func arrowsGoToTheNearest() {
    var host = ControlHost()
    host.focus("0")
    press(&host, .right)
    #expect(host.focused == "1")
    press(&host, .right)
    press(&host, .down)
    #expect(host.focused == "3")
    press(&host, .up)
    #expect(host.focused == "2")
    press(&host, .left)
    #expect(host.focused == "1")
  }

  @Test func aButtonActsWhereItWasPressedAndLetGo() {
    var host = ControlHost()
    #expect(host.press(Point(10, 10), over: controls, now: 1) == .handled)
    #expect(host.release(Point(12, 12), over: controls) == .activate("0"))
    _ = host.press(Point(10, 10), over: controls, now: 1)
    #expect(host.release(Point(110, 10), over: controls) == .handled, "it was let go on another one")
    var disabled = controls
    disabled[0].isEnabled = false
    #expect(host.press(Point(10, 10), over: disabled, now: 1) == .handled)
    #expect(host.release(Point(10, 10), over: disabled) == .ignored)
  }
}
