// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Testing

@testable import GameCore

/// What every reader is given: a text that is clean, whatever it came through.
struct ReadingTests {
  @Test(
    "What cannot be seen is gone, and what looks alike is one sign",
    arguments: [
      ("\u{feff}f5\u{200b}d6\u{2060}", "f5d6"), ("f5\u{a0}d6\u{3000}c3", "f5 d6 c3"), ("Ｆ５　ｄ６", "F5 d6"),
      ("a\r\nb\rc\u{2028}d", "a\nb\nc\nd"), ("“f5” ‘d6’ — −5", "\"f5\" 'd6' - -5"), ("٤५①", "451"),
      ("4️⃣5️⃣", "45"),
      ("a\u{0}b\u{7}c", "abc"), ("│x│─┼", "|x|-+"), ("f5\u{301}", "f5"), ("●○🔴", "●○🔴"), ("…×·", "...x."),
    ])
  func cleaned(text: String, clean: String) { #expect(Readable.cleaned(text) == clean) }

  @Test func whatIsQuotedCanBeSeen() {
    #expect(Readable.quoted("\u{202e}f5\u{200b}\n d6 and more of it") == "f5 d6 and")
    #expect(Readable.quoted("\u{200b}") == "")
  }

  @Test func aTextIsTakenApart() {
    let text = GivenText(
      """
      > ```
      > [Black "Ann"]
      > [White "Ben \\"B\\""]
      > ; said by somebody
      > 1. f5 d6 {a good start}
      > // and more
      > # this too
      >
      > 2. c3 d3 34-30
      > ```
      """)
    #expect(text.lines == ["1. f5 d6 ", "2. c3 d3 "])
    #expect(text.headers["black"] == "Ann" && text.result == "34-30")
    #expect(text.names("black", "white").first == "Ann" && text.names("red", "yellow").isEmpty)
    #expect(
      GivenText("quartet game heap\n2 1").game == "heap" && GivenText("quartet game heap\n2 1").body == "2 1")
    #expect(GivenText("#####\n..###").lines == ["#####", "..###"], "a board is no comment")
    #expect(GivenText("\"f5 d6\"").body == "f5 d6" && GivenText("`f5`").body == "f5")
    #expect(GivenText("44354317 -12").result == nil && GivenText("45 -3").result == nil)
    #expect(GivenText("4 4 3\n1-0").result == "1-0" && GivenText("4 4 3\n1-0").lines == ["4 4 3"])
    #expect(GivenText("4 4 3 1/2-1/2").result == "1/2-1/2" && GivenText("").lines.isEmpty)
    #expect(GivenText("f5\n\n10 - 54\n").result == "10-54" && GivenText("f5\nScore: 10:54").result == "10-54")
  }

  @Test func treesHaveOneMainLine() {
    let lines = PropertyTree.mainLines(
      of: "x (;GM[2]C[a\\]b];B[ef](;W[ff];B[])(;W[aa])) (;GaMe[1]B[c1][d1];)")
    #expect(lines.count == 2)
    #expect(lines[0].joined().map(\.name) == ["GM", "C", "B", "W", "B"] && lines[0].first("C") == "a]b")
    #expect(lines[1].joined().map(\.values) == [["1"], ["c1", "d1"]] && lines[1].first("GM") == "1")
    #expect(PropertyTree.mainLines(of: "(;B[ef").count == 1 && PropertyTree.mainLines(of: "f5 d6").isEmpty)
    #expect(PropertyTree.isOne("( ;GM[2])") && !PropertyTree.isOne("f5 (;) d6"))
  }

  @Test func documentsAreRead() {
    let document = JSONDocument("{\"a\": [1, -2.5e3, \"x\\n\\u0041\"], 'b': 1}")
    #expect(document == nil)
    let found = JSONDocument("{\"a\": {\"moves\": [\"f5\", null, true]}, \"b\": \"\\u0041\\\"\"} and more")
    #expect(found?.first(with: "moves")?["moves"]?.list?.count == 3 && found?["b"]?.string == "A\"")
    #expect(JSONDocument(String(repeating: "[", count: 200_000)) == nil)
    #expect(JSONDocument("[1, 2") == nil && JSONDocument("") == nil && JSONDocument("[]") == .array([]))
  }

  @Test func boardsAreFoundInPictures() throws {
    func board(_ text: String) -> DrawnBoard? {
      DrawnBoard(text.split(separator: "\n").map(String.init), width: 3, height: 2) { "xo.".contains($0) }
    }
    for text in [
      "x.o\n...", "x . o\n. . .", "|x| |o|\n| | | |", "said before\n  a b c d\n1 x . o\n2 . . .\nand after",
      "x . o 1\n. . . 2", "+-+-+-+\n|x|.|o|\n+-+-+-+\n|.|.|.|\n+-+-+-+",
    ] {
      #expect(board(text)?.rows == [["x", ".", "o"], [".", ".", "."]], "\(text)")
    }
    #expect(board("x.o") == nil && board("x.o\nwords between\n...") == nil)
    #expect(board("above\nx.o\n...\nbelow")?.after == ["below"])
  }
}
