// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import Testing

@testable import Screen

struct TextTests {
  @Test(arguments: [TextStyle.body, .title, .number, .caption], [1.0, 1.5, 2])
  func inkLiesWhereTheMetricsSay(style: TextStyle, scale: Double) throws {
    let text = "Have turns"
    let width = try canvas(10, 10, scale: scale).metrics.width(of: text, style)
    let picture = try Picture8(400, 80, scale: scale) { $0.text(text, style, at: Point(10, 50), .white) }
    let ink = picture.ink
    #expect(abs(Double(ink.x0) - 10 * scale) <= 4 * scale)
    #expect(abs(Double(ink.x1) - (10 + width) * scale) <= 4 * scale)
    // Letters stand on the baseline, and capitals are about seven tenths of the size.
    #expect(Double(ink.y0) < (50 - 0.6 * style.size) * scale)
    #expect(abs(Double(ink.y1) - 50 * scale) <= 2 * scale)
  }

  /// A person may be called by letters that our typefaces have not: those of the system stand in, else a box. Here it is a name in
  /// Georgian, beside letters of ours, and one that no typeface has at all.
  @Test(arguments: ["გია", "გია A", "太郎", "Алёна", "\u{10FFFD}\u{E000}", "e\u{301}\u{30A}", "👍🏽", "\u{202E}a"])
  func anyNameIsWritten(name: String) throws {
    for style in [TextStyle.body, .title, .number] {
      let width = try canvas(10, 10).metrics.width(of: name, style)
      let ink = try Picture8(300, 80) { $0.text(name, style, at: Point(10, 50), .white) }.ink
      #expect(width > 0 && ink.x1 > ink.x0 && ink.y1 > ink.y0, "\(name)")
      #expect(Double(ink.x1) - 10 <= width + 6, "\(name)")
    }
  }

  @Test func systemFontsAreSought() {
    let system = SystemFonts()
    // DejaVu, which Debian has wherever fontconfig is; nothing is sought twice, and nothing without end.
    let found = system.find("\u{10D2}")
    #expect(found != nil || system.faces.isEmpty)
    for _ in 0..<100 { _ = system.find("\u{10D2}") }
    #expect(system.faces.count < 10 && system.find("a") == nil)
  }

  @Test func anchorsHoldTheirSide() throws {
    let width = try canvas(10, 10).metrics.width(of: "Reversi", .button)
    let left = try Picture8(200, 40) { $0.text("Reversi", .button, at: Point(40, 25), .white) }
    let right = try Picture8(200, 40) {
      $0.text("Reversi", .button, at: Point(40 + width, 25), anchor: .right, .white)
    }
    let center = try Picture8(200, 40) {
      $0.text("Reversi", .button, at: Point(40 + width / 2, 25), anchor: .center, .white)
    }
    #expect(left.values == right.values)
    #expect(left.values == center.values)
  }

  @Test func tabularFiguresAreEquallyWide() throws {
    let metrics = try canvas(10, 10).metrics
    let widths = Set("0123456789".map { metrics.width(of: String($0), .number) })
    #expect(widths.count == 1)
    #expect(metrics.width(of: "1:11", .number) == metrics.width(of: "8:88", .number))
    var natural = TextStyle.number
    natural.tabular = false
    #expect(metrics.width(of: "1111", natural) < metrics.width(of: "1111", .number))
  }

  @Test func aRunningFigureDoesNotMoveTheOthers() throws {
    func drawn(_ text: String) throws -> Picture8 {
      try Picture8(160, 60) { $0.text(text, .number, at: Point(10, 45), .white) }
    }
    let (a, b) = (try drawn("10:47"), try drawn("10:41"))
    let cell = Int(try canvas(10, 10).metrics.width(of: "0", .number))
    let lastStart = a.ink.x1 - cell - 2
    for y in 0..<60 { for x in 0..<lastStart { #expect(a[x, y] == b[x, y]) } }
    #expect(a.values != b.values)
  }

  @Test func widthsAreInPointsAtEveryScale() throws {
    let text = "One sentence at a time, set in the serif"
    let one = try canvas(10, 10).metrics.width(of: text, .message)
    for scale in [1.25, 1.5, 2, 3] {
      let other = try canvas(10, 10, scale: scale).metrics.width(of: text, .message)
      #expect(abs(one - other) < 0.02 * one)
    }
  }

  @Test func fractionalSizesAreReal() throws {
    let metrics = try canvas(10, 10).metrics
    let text = String(repeating: "m", count: 40)
    let widths = [20.0, 20.25, 20.5, 20.75].map {
      metrics.width(of: text, TextStyle(.manropeMedium, $0, line: 30))
    }
    #expect(widths == widths.sorted())
    #expect(Set(widths).count == 4)
  }

  @Test func emptyTextIsNothing() throws {
    #expect(try canvas(10, 10).metrics.width(of: "", .body) == 0)
    #expect(try Picture8(20, 20) { $0.text("", .body, at: Point(5, 15), .white) }.sum == 0)
  }
}
