// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import Testing

@testable import InterfaceKit

/// A line of text is written as people write: at the caret, back and forth, with letters of any language.
struct FieldTests {
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
  private var isChosen: Bool { host.cursor.chosen(in: text) != nil }
  private mutating func write(_ new: String) { take(host.type(new, over: controls)) }

  @Test mutating func aClickBeginsAndTextGoesInAtTheCaret() {
    #expect(host.type("lost", over: controls) == .ignored, "nothing has the focus yet")
    #expect(host.press(Point(20, 20), over: controls, now: 1) == .handled)
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
    #expect(isChosen && text == "Ada")
    press(.character("b"))
    write("b")
    #expect(text == "b" && !isChosen)
    write("cd")
    #expect(text == "bcd", "one writes on behind it")
    for (key, left) in [(Key.backspace, ""), (.delete, ""), (.left, "xbcd"), (.right, "bcdx")] {
      text = "bcd"
      press(.character("a"), modifiers: .control)
      press(key)
      if !left.isEmpty { write("x") }
      #expect(text == left && !isChosen)
    }
    press(.character("a"), modifiers: .control)
    host.focus("keep")
    host.focus("name")
    write("!")
    #expect(text == "bcdx!", "who comes back writes at the end")
    text = ""
    press(.character("a"), modifiers: .control)
    #expect(!isChosen, "there is nothing to choose")
  }

  /// With Shift the keys that move the caret choose what they pass.
  @Test(
    arguments: [
      ([Key.left, .left], 3..<5), ([.home], 0..<5), ([.home, .right], 1..<5), ([.left, .right], nil),
      ([.end], nil),
    ] as [([Key], Range<Int>?)])
  mutating func shiftChooses(keys: [Key], chosen: Range<Int>?) {
    host.focus("name")
    write("Flint")
    for key in keys { press(key, modifiers: .shift) }
    #expect(host.cursor.chosen(in: text) == chosen)
    write("x")
    #expect(text == "Flint".prefix(chosen?.lowerBound ?? 5) + "x")
  }

  @Test mutating func theMiddleIsChosenAndTakenOut() {
    host.focus("name")
    write("Flint")
    press(.home, .right)
    press(.right, .right, modifiers: .shift)
    #expect(host.cursor.chosen(in: text) == 1..<3)
    var back = self
    back.press(.backspace)
    #expect(back.text == "Fnt" && !back.isChosen)
    back.write("li")
    #expect(back.text == "Flint", "one writes on where it was")
    press(.left)
    #expect(host.cursor.caret(in: text) == 1 && !isChosen, "to the edge of what was chosen")
  }

  @Test mutating func aDoubleClickChooses() {
    func click(_ now: Double) { _ = host.press(Point(20, 20), over: controls, now: now) }
    click(0)
    write("Flint")
    click(10)
    #expect(!isChosen)
    click(10.2)
    #expect(host.cursor.chosen(in: text) == 0..<5)
    click(10.4)
    #expect(!isChosen, "a third click begins anew")
    host.focus("keep")
    click(10.5)
    #expect(!isChosen)
    click(11)
    #expect(!isChosen, "too late for a double click")
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
