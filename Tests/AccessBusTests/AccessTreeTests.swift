// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Testing

@testable import AccessBus

/// What our objects answer, and what they tell, without any bus.
struct AccessTreeTests {
  private func element(
    _ id: String, _ role: Element.Role = .button, focused: Bool = false, value: String? = nil
  ) -> Element {
    Element(id, role, id, Rect(10, 20, 30, 40), isFocused: focused, value: value)
  }

  private func window(_ elements: [Element], isActive: Bool = true) -> AccessWindow {
    AccessWindow(
      title: "Quartet", isActive: isActive, frame: Rect(100, 200, 1280, 800), elements: elements,
      language: "en")
  }

  private func tree(_ elements: [Element]) -> AccessTree {
    AccessTree(bus: ":1.5", desktop: (":1.0", "/root"), version: "1", window: window(elements))
  }

  private func ask(
    _ tree: inout AccessTree, _ path: String, _ interface: String, _ member: String, _ arguments: BusValue...
  ) -> [BusValue]? {
    tree.answer(
      BusCall(path: path, interface: "org.a11y.atspi." + interface, member: member, arguments: arguments))
  }

  @Test func everyElementHasAPathOfItsOwn() {
    let ids = ["cell.2.1", "cell.21", "cell_2_1", "tile.F", "piece.a", "menu.game.connect-four", "row.é"]
    let paths = ids.map(AccessPath.of)
    #expect(Set(paths).count == ids.count)
    for path in paths {
      #expect(
        path.utf8.allSatisfy {
          "/_".utf8.contains($0) || UnicodeScalar($0).properties.isAlphabetic || (48...57).contains($0)
        })
    }
  }

  @Test func theWindowHoldsItsElements() throws {
    var tree = tree([element("a"), element("volume", .slider, value: "60")])
    let program = ask(&tree, AccessPath.root, "Accessible", "GetChildren")
    #expect(program == [.array("(so)", [tree.reference(AccessPath.window)])])
    let second = ask(&tree, AccessPath.window, "Accessible", "GetChildAtIndex", .int(1))
    #expect(second == [tree.reference(AccessPath.of("volume"))])
    for index: Int32 in [-1, 2, .max, .min] {
      #expect(
        ask(&tree, AccessPath.window, "Accessible", "GetChildAtIndex", .int(index)) == [
          tree.reference(AccessPath.nothing)
        ])
    }
    #expect(ask(&tree, AccessPath.of("volume"), "Accessible", "GetRoleName") == [.string("slider")])
    let extents = ask(&tree, AccessPath.of("a"), "Component", "GetExtents", .uint(0))
    #expect(extents == [.structure([.int(110), .int(220), .int(30), .int(40)])])
    let inside = ask(&tree, AccessPath.of("a"), "Component", "GetExtents", .uint(1))
    #expect(inside == [.structure([.int(10), .int(20), .int(30), .int(40)])])
    let value = tree.answer(
      BusCall(
        path: AccessPath.of("volume"), interface: "org.freedesktop.DBus.Properties", member: "Get",
        arguments: [.string("org.a11y.atspi.Value"), .string("CurrentValue")]))
    #expect(value == [.variant(.double(60))])
    #expect(ask(&tree, "/nowhere", "Accessible", "GetRole") == nil)
    #expect(ask(&tree, AccessPath.window, "Accessible", "Dance") == nil)
  }

  @Test func whatIsPressedIsKeptForTheGame() {
    var off = element("off")
    off.isEnabled = false
    var tree = tree([element("a"), off, element("words", .text)])
    #expect(ask(&tree, AccessPath.of("a"), "Action", "DoAction", .int(0)) == [.bool(true)])
    #expect(ask(&tree, AccessPath.of("off"), "Action", "DoAction", .int(0)) == [.bool(false)])
    #expect(ask(&tree, AccessPath.of("words"), "Action", "DoAction", .int(0)) == [.bool(false)])
    #expect(ask(&tree, AccessPath.of("a"), "Action", "DoAction", .int(7)) == [.bool(false)])
    #expect(ask(&tree, AccessPath.of("a"), "Component", "GrabFocus") == [.bool(true)])
    #expect(ask(&tree, AccessPath.of("words"), "Component", "GrabFocus") == [.bool(false)])
    #expect(tree.wanted == [.press("a"), .focus("a")])
  }

  /// What lies on a board can always be read; values are for programs.
  @Test func aBoardIsNeverGreyed() {
    var cell = element("cell.1.1", .cell, value: "F2r1c2")
    var button = element("button", value: "gold")
    (cell.isEnabled, button.isEnabled) = (false, false)
    #expect(
      cell.accessStates.isSuperset(of: [.enabled, .sensitive]) && !button.accessStates.contains(.enabled))
    #expect(cell.accessDescription.isEmpty && button.accessDescription.isEmpty)
    button.explanation = "What it is for."
    #expect(button.accessDescription == "What it is for.")
  }

  @Test func aSliderIsMovedFromOutside() {
    var tree = tree([element("volume", .slider, value: "60"), element("a")])
    func set(_ id: String, _ value: Double) -> [BusValue]? {
      tree.answer(
        BusCall(
          path: AccessPath.of(id), interface: "org.freedesktop.DBus.Properties", member: "Set",
          arguments: [.string("org.a11y.atspi.Value"), .string("CurrentValue"), .double(value)]))
    }
    #expect(
      set("volume", 35) == [] && set("volume", 900) == [] && set("a", 1) == nil && set("volume", .nan) == nil)
    #expect(tree.wanted == [.set("volume", 35), .set("volume", 100)])
  }

  @Test func changesAreTold() {
    var tree = tree([element("a", focused: true), element("b"), element("t", .toggle, value: "off")])
    let first = tree.signals(since: nil)
    #expect(first.first?.member == "Activate" && first.last?.member == "StateChanged")
    let old = tree.window
    tree.show(window([element("a"), element("c", focused: true), element("t", .toggle, value: "on")]))
    let signals = tree.signals(since: old)
    func told(_ member: String, _ id: String, _ detail: String, _ number: Int32? = nil) -> Bool {
      signals.contains { signal in
        signal.member == member && signal.arguments[0] == .string(detail)
          && (signal.path == AccessPath.of(id)
            || signal.arguments[3] == .variant(tree.reference(AccessPath.of(id))))
          && (number == nil || signal.arguments[1] == .int(number ?? 0))
      }
    }
    #expect(told("ChildrenChanged", "b", "remove") && told("ChildrenChanged", "c", "add"))
    #expect(told("StateChanged", "a", "focused", 0) && told("StateChanged", "t", "checked", 1))
    // A second number is told of text alone.
    #expect((first + signals).allSatisfy { $0.arguments[2] == .int(0) })
    // The focus comes last: a reader says what it heard last.
    #expect(signals.last?.path == AccessPath.of("c") && signals.last?.arguments[0] == .string("focused"))
    #expect(tree.signals(since: tree.window).isEmpty)
    let away = tree.window
    tree.show(window(away.elements, isActive: false))
    #expect(tree.signals(since: away).first?.member == "Deactivate")
    let words = tree.say("Your turn.", announced: true)
    #expect(
      words.map(\.member) == ["Announcement"] && words[0].arguments[3] == .variant(.string("Your turn.")))
  }

  /// A scene's name is told as the window's; a dialog's is heard with its focus, and what the window was called before is not news.
  @Test func theNameOfADialogIsToldOnce() {
    func names(of title: String, _ elements: [Element], since old: AccessWindow) -> [BusValue] {
      var tree = tree([])
      var window = window(elements)
      window.title = title
      tree.show(window)
      return tree.signals(since: old).filter { $0.path == AccessPath.window && $0.member == "PropertyChange" }
        .compactMap { $0.arguments.first }
    }
    let scene = window([element("a")])
    #expect(names(of: "History", [element("b")], since: scene) == [.string("accessible-name")])
    #expect(names(of: "Help", [element("Help", .dialog), element("b")], since: scene).isEmpty)
  }

  /// The first words of a game come before its first picture.
  @Test func wordsWaitForTheWindow() throws {
    var state = ScreenReader.State()
    state.lines = ["Pebble says: A game!"]
    let early = state.take()
    #expect(early?.lines == nil)
    state.window = window([])
    let (first, then) = (state.take(), state.take())
    #expect(first?.lines == ["Pebble says: A game!"] && then?.lines == [])
  }
}
