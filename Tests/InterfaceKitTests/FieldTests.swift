// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import Testing

@testable import InterfaceKit

/// A line of text is written as people write: at the caret, back and forth, with letters of any language.
@Suite struct FieldTests {
  private var text = ""
  private var host = ControlHost()

  private var controls: [Control] {
    [
      Control("name", .field(text: text, hint: "Name"), Rect(0, 0, 200, 46), label: "Name"),
      Control("keep", .button(icon: nil, primary: false), Rect(0, 60, 80, 46), label: "Keep"),
    ]
  }

  private mutating func take(_ outcome: ControlHost.Outcome) {
    if case .edit("name", let new) = outcome { text = new }
  }
  private mutating func press(_ keys: Key..., modifiers: Modifiers = []) {
    for key in keys { take(host.key(key, modifiers, over: controls, hasBoard: true)) }
  }
  private mutating func write(_ new: String) { take(host.type(new, over: controls)) }

  @Test mutating func aClickBeginsAndTextGoesInAtTheCaret() {
    #expect(host.type("lost", over: controls) == .ignored, "nothing has the focus yet")
    #expect(host.press(Point(20, 20), over: controls) == .handled)
    #expect(host.release(Point(20, 20), over: controls) == .ignored)
    write("Lantrn")
    press(.left, .left)
    write("e")
    #expect(text == "Lantern")
    press(.home)
    write("Ö")
    press(.end)
    write(" λ")
    #expect(text == "ÖLantern λ")
  }

  @Test mutating func whatIsWrongIsTakenOut() {
    host.focus("name")
    write("abc")
    press(.backspace)
    #expect(text == "ab")
    press(.home, .backspace)
    #expect(text == "ab")
    press(.delete, .delete, .delete)
    #expect(text == "")
    write("two\nlines\tand tabs")
    #expect(text == "twolinesand tabs")
  }

  /// Ctrl+A, then whatever comes next.
  @Test mutating func allOfItIsChosenAndReplaced() {
    host.focus("name")
    write("Ada")
    press(.character("a"), modifiers: .control)
    #expect(host.isTextChosen && text == "Ada")
    press(.character("b"))
    write("b")
    #expect(text == "b" && !host.isTextChosen)
    write("cd")
    #expect(text == "bcd", "one writes on behind it")
    for (key, left) in [(Key.backspace, ""), (.delete, ""), (.left, "xbcd"), (.right, "bcdx")] {
      text = "bcd"
      press(.character("a"), modifiers: .control)
      press(key)
      if !left.isEmpty { write("x") }
      #expect(text == left && !host.isTextChosen)
    }
    press(.character("a"), modifiers: .control)
    host.focus("keep")
    host.focus("name")
    write("!")
    #expect(text == "bcdx!", "who comes back writes at the end")
    text = ""
    press(.character("a"), modifiers: .control)
    #expect(!host.isTextChosen, "there is nothing to choose")
  }

  @Test mutating func keysOfTheBoardWriteAndDoNotPlay() {
    host.focus("name")
    for key in [Key.character("h"), .character("4"), .space] {
      #expect(host.key(key, [], over: controls, hasBoard: true) == .handled)
    }
    #expect(host.key(.character("z"), .control, over: controls, hasBoard: true) == .ignored)
    press(.tab)
    #expect(host.focused == "keep")
    host.focus("name")
    press(.enter)
    #expect(host.focused == nil, "back to the board")
  }
}
