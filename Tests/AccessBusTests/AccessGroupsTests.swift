// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Testing

@testable import AccessBus

/// What holds what, as a reader is told: boards, choices, lists, dialogs, fields, and what is said.
struct AccessGroupsTests {
  private func tree(_ elements: [Element]) -> AccessTree {
    AccessTree(
      bus: ":1.5", desktop: (":1.0", "/root"), version: "1",
      window: AccessWindow(
        title: "Reversi", isActive: true, frame: Rect(0, 0, 1280, 800), elements: elements, language: "en"))
  }

  private func ask(_ tree: inout AccessTree, _ path: String, _ member: String, _ arguments: BusValue...)
    -> [BusValue]?
  {
    let parts = member.split(separator: ".").map(String.init)
    return tree.answer(
      BusCall(path: path, interface: "org.a11y.atspi." + parts[0], member: parts[1], arguments: arguments))
  }

  private func property(_ tree: inout AccessTree, _ path: String, _ interface: String, _ name: String)
    -> BusValue?
  {
    let found = tree.answer(
      BusCall(
        path: path, interface: "org.freedesktop.DBus.Properties", member: "Get",
        arguments: [.string("org.a11y.atspi." + interface), .string(name)]))
    guard case .variant(let value)? = found?.first else { return nil }
    return value
  }

  private func children(_ tree: inout AccessTree, _ path: String) -> [String] {
    guard case .array(_, let items)? = ask(&tree, path, "Accessible.GetChildren")?.first else { return [] }
    return items.compactMap { item in if case .structure(let parts) = item { parts[1].string } else { nil } }
  }

  /// Three columns and two rows, the last cell not there.
  private let board = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1)].map { row, column in
    Element(
      "cell.\(row).\(column)", .cell, "cell", Rect(100 + 50.0 * Double(column), 40 + 50 * Double(row), 50, 50)
    )
  }

  @Test func aBoardIsATable() throws {
    var tree = tree([Element("back", .button, "Menu", Rect(0, 0, 40, 40))] + board)
    let window = children(&tree, AccessPath.window)
    #expect(window.count == 2)
    let table = try #require(window.last)
    #expect(property(&tree, table, "Accessible", "Name") == .string("Reversi"))
    #expect(ask(&tree, table, "Accessible.GetRoleName") == [.string("table")])
    #expect(property(&tree, table, "Table", "NRows") == .int(2))
    #expect(property(&tree, table, "Table", "NColumns") == .int(3))
    let cell = AccessPath.of("cell.1.1")
    #expect(ask(&tree, table, "Table.GetAccessibleAt", .int(1), .int(1)) == [tree.reference(cell)])
    let none = [tree.reference(AccessPath.nothing)]
    for (row, column): (Int32, Int32) in [(1, 2), (2, 0), (-1, 0), (.max, .max), (.min, 0)] {
      #expect(ask(&tree, table, "Table.GetAccessibleAt", .int(row), .int(column)) == none)
    }
    #expect(property(&tree, cell, "TableCell", "Position") == .structure([.int(1), .int(1)]))
    #expect(property(&tree, cell, "Accessible", "Parent") == tree.reference(table))
    #expect(ask(&tree, cell, "Accessible.GetIndexInParent") == [.int(4)])
    #expect(children(&tree, table).count == 5)
  }

  @Test func aDialogHoldsItsControls() {
    var tree = tree(
      board + [
        Element("settings.close", .button, "Close", Rect(300, 10, 40, 40)),
        Element("settings.theme.light", .segment, "Light", Rect(250, 60, 40, 40)),
        Element("settings.theme.dark", .segment, "Dark", Rect(290, 60, 40, 40)),
        Element("settings.panel", .dialog, "Settings", Rect(200, 0, 300, 300)),
      ])
    #expect(children(&tree, AccessPath.window).count == 2)
    let inside = children(&tree, AccessPath.of("settings.panel"))
    #expect(inside.count == 2 && inside.first == AccessPath.of("settings.close"))
    let dark = AccessPath.of("settings.theme.dark")
    #expect(children(&tree, inside[1]) == [AccessPath.of("settings.theme.light"), dark])
    guard case .array(_, let entries)? = ask(&tree, dark, "Accessible.GetAttributes")?.first else {
      Issue.record("no attributes")
      return
    }
    #expect(entries.contains(.entry("posinset", .string("2"))))
    #expect(entries.contains(.entry("setsize", .string("2"))))
    // Whoever follows parents comes to the window, and is where they said.
    for element in tree.window.elements {
      var path = AccessPath.of(element.id)
      while path != AccessPath.window {
        guard case .structure(let parent)? = property(&tree, path, "Accessible", "Parent"),
          let holder = parent[1].string,
          case .int(let index)? = ask(&tree, path, "Accessible.GetIndexInParent")?.first
        else {
          Issue.record("\(path) has no place")
          return
        }
        #expect(children(&tree, holder)[Int(index)] == path)
        path = holder
      }
    }
  }

  @Test func whatIsWrittenIsText() {
    func field(_ text: String) -> [Element] {
      [Element("name", .field, "Name", Rect(0, 0, 90, 40), isFocused: true, value: text)]
    }
    var tree = tree(field("Anne"))
    let path = AccessPath.of("name")
    #expect(ask(&tree, path, "Text.GetText", .int(0), .int(-1)) == [.string("Anne")])
    #expect(ask(&tree, path, "Text.GetText", .int(1), .int(3)) == [.string("nn")])
    for (start, end): (Int32, Int32) in [(.min, .max), (9, 2), (4, 4)] {
      #expect(ask(&tree, path, "Text.GetText", .int(start), .int(end)) != nil)
    }
    #expect(property(&tree, path, "Text", "CharacterCount") == .int(4))
    let old = tree.window
    tree.show(
      AccessWindow(
        title: old.title, isActive: true, frame: old.frame, elements: field("Annabel"), language: "en"))
    let changes = tree.signals(since: old).filter { $0.member == "TextChanged" }
    #expect(changes.map { $0.arguments[0] } == [.string("delete"), .string("insert")])
    #expect(changes.map { $0.arguments[3] } == [.variant(.string("e")), .variant(.string("abel"))])
  }

  /// A reader that hears no announcements hears a notification each time it comes to be seen.
  @Test func whatIsSaidIsShownToWhoHearsNoAnnouncements() {
    var tree = tree(board)
    let first = tree.say("Your move.", announced: false)
    #expect(first.map(\.member) == ["ChildrenChanged", "StateChanged"])
    let second = tree.say("Bramble: d3.", announced: false)
    // A reader asks for the words of the first when the second has come.
    for (signals, words) in [(first, "Your move."), (second, "Bramble: d3.")] {
      let path = signals.last?.path ?? ""
      #expect(property(&tree, path, "Accessible", "Name") == .string(words))
      #expect(children(&tree, AccessPath.window).contains(path))
    }
    var shown: [BusSignal] = []
    for number in 1...40 { shown = tree.say("\(number)", announced: false) }
    #expect(shown.map { $0.arguments[1] } == [.int(0), .int(0), .int(1)])
    #expect(property(&tree, shown.last?.path ?? "", "Accessible", "Name") == .string("40"))
    #expect(children(&tree, AccessPath.window).count < 20)
  }

  /// Whoever comes to one of a choice hears what it is a choice of; a list tells how long it is, not how much of it is seen.
  @Test func choicesAndListsHaveNames() {
    func one(_ id: String, _ role: Element.Role, _ x: Double, _ place: Element.Place? = nil) -> Element {
      var element = Element(id, role, id, Rect(x, 10, 40, 40))
      (element.group, element.place) = (role == .row ? "Games" : "Theme", place)
      return element
    }
    var tree = tree([
      one("theme.light", .segment, 0), one("theme.dark", .segment, 40),
      one("list.row.7", .row, 90, Element.Place(7, of: 400)),
      Element("head", .heading, "Look", Rect(0, 80, 90, 20)),
    ])
    let window = children(&tree, AccessPath.window)
    #expect(window.count == 3)
    #expect(property(&tree, window[0], "Accessible", "Name") == .string("Theme"))
    #expect(ask(&tree, window[0], "Accessible.GetRole") == [.uint(39)])
    #expect(property(&tree, window[1], "Accessible", "Name") == .string("Games"))
    let members = ["theme.light", "theme.dark"].map { tree.reference(AccessPath.of($0)) }
    let relations: [BusValue] = [.structure([.uint(5), .array("(so)", members)])]
    #expect(
      ask(&tree, AccessPath.of("theme.dark"), "Accessible.GetRelationSet") == [.array("(ua(so))", relations)])
    guard
      case .array(_, let row)? = ask(&tree, AccessPath.of("list.row.7"), "Accessible.GetAttributes")?.first,
      case .array(_, let head)? = ask(&tree, AccessPath.of("head"), "Accessible.GetAttributes")?.first
    else {
      Issue.record("no attributes")
      return
    }
    #expect(row.contains(.entry("posinset", .string("7"))) && row.contains(.entry("setsize", .string("400"))))
    #expect(ask(&tree, AccessPath.of("head"), "Accessible.GetRole") == [.uint(83)])
    #expect(head.contains(.entry("level", .string("1"))))
  }

  /// A reader keeps names: another board in the same place is told.
  @Test func anotherBoardHasAnotherName() {
    var tree = tree(board)
    let old = tree.window
    var new = old
    new.title = "Quarto"
    tree.show(new)
    let table = children(&tree, AccessPath.window).first ?? ""
    let named = tree.signals(since: old).filter { $0.path == table && $0.member == "PropertyChange" }
    #expect(named.map { $0.arguments[3] } == [.variant(.string("Quarto"))])
  }
}
