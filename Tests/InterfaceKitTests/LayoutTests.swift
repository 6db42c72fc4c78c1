// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Testing

@testable import InterfaceKit

/// Every letter as wide as half the size: what is expected can be counted.
struct Typewriter: TextMetrics {
  func width(of text: String, _ style: TextStyle) -> Double { Double(text.count) * style.size / 2 }
}

/// Nodes find their places, and give way in order.
struct LayoutTests {
  typealias Part = Node<String>
  static let style = TextStyle(.manropeMedium, 20, line: 30)

  private func lay(
    _ node: Part, _ size: Size = Size(400, 300), scrolls: [String: Double] = [:], factor: Double = 1
  ) -> Interface<String> {
    Interface(
      node, in: Rect(origin: .zero, size: size), scrolls: scrolls, type: TypeScale(factor: factor),
      metrics: Typewriter())
  }

  private func box(_ id: String, _ width: Double, _ height: Double) -> Part {
    Part.drawing(Size(width, height)) { _, _ in }.named(id, .text, id)
  }

  @Test func aRowGivesEverybodyTheirWidthAndSharesTheRest() {
    let row = Part.row([box("a", 50, 10), box("b", 0, 10).wide(.fill), box("c", 30, 40)], spacing: 10)
    let interface = lay(row.sized(.fill, .fit).placed(0, 0))
    #expect(interface.frame(of: "a") == Rect(0, 15, 50, 10))
    #expect(interface.frame(of: "b") == Rect(60, 15, 300, 10))
    #expect(interface.frame(of: "c") == Rect(370, 0, 30, 40))
  }

  @Test func sharesAreEqualUnlessOneNeedsMore() {
    let words = Part.words("wwwwwwwwwwwwwwwwwwwwwwwwww", Self.style).named("w", .text, "w")
    let interface = lay(Part.row([words.wide(.fill), box("b", 0, 10).wide(.fill)]).sized(.fill, .fit))
    #expect(interface.frame(of: "w")?.width == 260)
    #expect(interface.frame(of: "b")?.width == 140)
  }

  @Test func wordsBreakInAColumnAndPushDownWhatFollows() {
    let words = Part.words("one two three four", Self.style).named("words", .text, "words")
    let interface = lay(Part.column([words, box("b", 10, 10)], spacing: 5), Size(100, 300))
    #expect(interface.frame(of: "words")?.height == 60)
    #expect(interface.frame(of: "b")?.y == 65)
    // At twice the size: a line a word.
    let large = lay(Part.column([words, box("b", 10, 10)], spacing: 5), Size(100, 400), factor: 2)
    #expect(large.frame(of: "b")?.y == 245)
  }

  @Test func theFirstAlternativeThatHasRoomIsTaken() {
    let choice = Part.choice([box("wide", 200, 10), box("small", 50, 10)])
    #expect(lay(choice, Size(200, 20)).frame(of: "wide") != nil)
    #expect(lay(choice, Size(199, 20)).frame(of: "small") != nil)
    let low = Part.choice([box("high", 10, 100), box("low", 10, 20)]).sized(.fill, .fill)
    #expect(lay(low, Size(200, 100)).frame(of: "high") != nil)
    #expect(lay(low, Size(200, 99)).frame(of: "low") != nil)
  }

  /// The parts of a column by the room there is: what matters less has left.
  @Test(arguments: [(80, "abcd"), (79, "aCd"), (50, "aCd"), (49, "ad"), (39, "z")] as [(Double, String)])
  func partsGiveWayInTheirOrder(height: Double, seen: String) {
    let column = Part.yielding(
      [
        .stays(box("a", 10, 20)), .yields(1, box("b", 10, 20)), .stays(nil), .yields(9, nil),
        .yields(1, box("c", 10, 20), to: box("C", 10, 10)).then(3, nil), .stays(box("d", 10, 20)),
      ], last: box("z", 10, 5))
    let interface = lay(column.sized(.fill, .fill), Size(100, height))
    #expect("abcCdz".filter { interface.frame(of: String($0)) != nil } == seen)
  }

  @Test func theSpaceBetweenPartsGivesWayInItsTurn() {
    let parts = ["a", "b", "c"].map { Yielding.yields($0 == "b" ? 2 : 3, box($0, 10, 20)) }
    func y(_ height: Double) -> Double? {
      lay(Part.yielding(parts, spacing: 20, tight: (1, 5)).sized(.fill, .fill), Size(100, height)).frame(
        of: "c")?
        .y
    }
    #expect(y(100) == 80 && y(99) == 50 && y(70) == 50 && y(69) == 25)
  }

  @Test func roomGivesWayBeforeAnythingElse() {
    let column = Part.column([box("a", 10, 50), .space(100, least: 10), box("b", 10, 50)])
    #expect(lay(column.sized(.fill, .fill), Size(100, 300)).frame(of: "b")?.y == 150)
    #expect(lay(column.sized(.fill, .fill), Size(100, 130)).frame(of: "b")?.y == 80)
  }

  @Test func aWordThatIsTooLongIsSetSmallerAndNeverCut() throws {
    let interface = lay(.words("abcdefghij", Self.style), Size(50, 300))
    let block = try #require(
      interface.marks.compactMap { if case .words(let block, _, _) = $0.mark { block } else { nil } }
        .first)
    #expect(block.lines == ["abcdefghij"] && block.width <= 50.5)
  }

  @Test func whatIsTooHighScrolls() throws {
    let rows = (0..<10).map { Part.button("row\($0)", "Row", "use \($0)") }
    let panel = Part.scroll("list", .column(rows, spacing: 4)).sized(.fill, .fill)
    let interface = lay(panel, Size(200, 200))
    let area = try #require(interface.areas.first)
    #expect(area.overflow == 296, "ten rows of 46 and nine gaps of 4, less 200")
    #expect(interface.stops.count == 10 && interface.controls.count == 4)
    let last = try #require(interface.stops.last?.control.frame)
    let end = lay(panel, Size(200, 200), scrolls: ["list": area.revealing(last)])
    #expect(end.controls.map(\.id).contains("row9") && !end.controls.map(\.id).contains("row0"))
    // Nothing is hit where it cannot be seen.
    for control in interface.controls { #expect(control.hitFrame.maxY <= 200) }
  }

  /// Of a list only the rows in sight are made, however many there are; a click uses them, and Tab does not stop there.
  @Test func aListMakesTheRowsInSight() {
    var made = 0
    let rows = Rows<Part>(count: 500_000, height: 44, heading: (2, box("heading", 10, 10)), chosen: 400_000) {
      made += 1
      var row = Part.spring.named("row\($0)", .row, "row")
      row.action = "use \($0)"
      return row
    }
    let top = lay(.list("list", "Rows", rows), Size(100, 200))
    #expect(top.row(at: Point(50, 60)) == "row1" && top.action(of: "row1") == "use 1")
    #expect(top.row(at: Point(50, 47)) == nil, "between two rows")
    #expect(top.frame(of: "heading")?.midY == 124)
    var host = ControlHost()
    #expect(host.press(Point(50, 60), over: top.controls, now: 1) == .ignored)
    #expect(host.key(.tab, [], over: top.controls, hasBoard: false) == .handled && host.focused == nil)
    // What is chosen comes into sight at once in a new room, and only once.
    #expect(host.reveal(in: top.areas) && !host.reveal(in: top.areas))
    let there = lay(.list("list", "Rows", rows), Size(100, 200), scrolls: host.scrolls)
    #expect(there.frame(of: "row400000") != nil && made < 20)
  }

  /// The bar of a list stands beside its rows.
  @Test(arguments: [0.0, 150, 300]) func aListHasABar(_ offset: Double) {
    func bars(_ count: Int) -> [Rect] {
      let list = Part.list(
        "list", "Rows", Rows(count: count, height: 43, margin: Insets(12, 4)) { _ in Part.spring })
      var painter = Painter(
        palette: .light, accent: Accent(light: .white, dark: .white), metrics: Typewriter())
      lay(list, Size(100, 100), scrolls: ["list": offset]).paint(into: &painter, ControlHost(), now: 0)
      return painter.list.commands.compactMap { command in
        guard case .shape(let shape, let at, _) = command, case .roundedRect(let size, _) = shape.outline
        else {
          return nil
        }
        return Rect(origin: at, size: size)
      }
    }
    #expect(bars(1).isEmpty)
    // A quarter of it can be seen.
    let length = 23.0
    #expect(bars(8) == [Rect(106, (4 + offset / 300 * (92 - length)).rounded(), 5, length)])
  }

  @Test func whatCanBeUsedIsNamedAndKnowsItsAction() {
    let interface = lay(
      .column([
        .button("yes", "Yes", "do it"), Part.toggle("switch", "Sound", isOn: true, "flip").enabled(false),
      ]))
    #expect(interface.action(of: "yes") == "do it")
    let elements = interface.elements(ControlHost())
    #expect(elements.map(\.id) == ["yes", "switch"])
    #expect(
      elements.last?.value == "on" && elements.last?.isEnabled == false && elements.last?.role == .toggle)
  }

  @Test func aLabelMakesItsButtonWider() {
    let short = lay(Part.button("a", "ok", "x").sized(.exactly(58), .exactly(46)))
    #expect(short.frame(of: "a") == Rect(0, 127, 58, 46))
    let long = lay(Part.button("a", "a much longer label", "x").sized(.exactly(58), .exactly(46)))
    #expect((long.frame(of: "a")?.width ?? 0) >= 19 * 7.5)
  }

  @Test func segmentsAreEqualAndHoldTheLongestWord() {
    let track = Part.segments(
      "g", "Letters",
      [.init("a", "a", isSelected: true, "a"), .init("b", "much longer", isSelected: false, "b")])
    let interface = lay(Part.row([track]))
    #expect(interface.frame(of: "a")?.width == interface.frame(of: "b")?.width)
    #expect((interface.frame(of: "a")?.width ?? 0) >= 11 * 7)
  }

  /// Painted where it is lifted to, used where it stands.
  @Test func aShiftMovesThePictureAlone() {
    var node = Part.layers([.drawing(Size(10, 10)) { $0.list.fill($1, .black) }])
    node.shift = Point(0, -8)
    node.action = "x"
    node.id = "tile"
    let interface = lay(node, Size(10, 10))
    #expect(interface.frame(of: "tile") == Rect(0, 0, 10, 10))
    var painter = Painter(
      palette: .light, accent: Accent(light: .black, dark: .white), metrics: Typewriter())
    interface.paint(into: &painter, ControlHost(), now: 0)
    #expect(painter.list.commands == [.fill(Rect(0, -8, 10, 10), .black)])
  }

  /// What stands in one row has one size, that of the one with the least room.
  @Test func aRowHasOneSize() throws {
    func sizes(_ row: String?) -> [Double] {
      let words = ["Short", "Something that is very much longer"].map { text in
        Node<String>.line(text, TextStyle(.manropeMedium, 20, line: 28), least: 0.4, row: row).wide(
          .exactly(150))
      }
      let interface = Interface(
        Node.row(words), in: Rect(0, 0, 400, 60), type: TypeScale(), metrics: Typewriter())
      return interface.marks.compactMap {
        if case .words(let block, _, _) = $0.mark { block.style.size } else { nil }
      }
    }
    let (apart, together) = (sizes(nil), sizes("one"))
    #expect(apart[0] == 20 && apart[1] < 20)
    #expect(together[0] == apart[1] && together[1] == apart[1])
  }

  /// However far a list is scrolled, every row of which a part can be seen is made, and hardly any other.
  @Test(arguments: [nil, 0, 3]) func everyRowThatCanBeSeenIsMade(heading: Int?) {
    let rows = Rows<Part>(count: 30, height: 44, heading: heading.map { ($0, .spring) }) { _ in .spring }
    for offset in stride(from: 0.0, through: rows.length - 100, by: 7) {
      let made = rows.visible(from: offset, height: 100)
      let seen = (0..<30).filter { rows.top($0) < offset + 100 && rows.top($0) + 44 > offset }
      #expect(seen.allSatisfy(made.contains) && made.count <= seen.count + 3, "\(offset): \(made)")
    }
  }
}
