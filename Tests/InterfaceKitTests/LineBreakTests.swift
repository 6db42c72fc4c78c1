// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Testing

@testable import Canvas

/// A bar stands wherever a line may end; rules by their numbers in Unicode Standard Annex #14.
struct LineBreakTests {
  @Test(arguments: [
    ("LB7, LB18", "two |words, |three  |spaces"), ("spaces at the start", "  one |two"),
    ("LB4", "a\n|b\r\n|c"),
    ("LB8", "a\u{200B}|b"), ("LB9, LB10", "e\u{301}e\u{301} |a\u{301}b"), ("LB11", "a\u{2060}-\u{2060}b |c"),
    ("LB12", "12\u{A0}345 |discs, |5\u{202F}% |of"), ("LB12a", "a-|\u{A0}b |a\u{A0}b"),
    ("LB13", "wait ! |what ?! |(a) ]"), ("LB14", "( a) |[ b"), ("LB15a", "dit |« mot |court"),
    ("LB15b", "court » |et |« mot »."), ("LB15", "„Zug“ |ist |»kein« |Zug"),
    ("LB15c, LB15d", "etc . |Then |a |.5"),
    ("LB17", "no|\u{2014}\u{2014} |yes"), ("LB19", "it’s |“{word}” |here"), ("LB20a", "a |-b |\u{2010}c"),
    ("LB21", "well-|known |6-10 |Tic-|tac-|toe"), ("LB21, dashes", "1\u{2013}|a |\u{2013} |c"),
    ("LB22", "wait… |and |… |go"),
    ("LB24", "$5 |€a"), ("LB25", "\u{2212}3,5 |% |x100% |1/2 |7:30 |(12)%"),
    ("LB28", "Подвійна |загроза |п’ять"),
    ("LB29", "e.g. |file.json"), ("LB30", "disc(s) |a1(b)c"), ("slashes", "/|home/|me/|a.json |and/|or"),
    ("ideographs", "太|郎|さ|ん、|元|気？"), ("small kana", "トッ|プ |サー|バ"), ("pictures", "👍🏽|👨‍👩‍👧 |ok"),
    ("dots", "Bot |\u{B7} |Squares"),
  ])
  func linesMayEnd(rule: String, text: String) {
    let plain = text.replacing("|", with: "")
    let pieces = LineBreaks.pieces(of: plain)
    #expect(pieces.joined(separator: "|") == text, "\(rule)")
    #expect(pieces.joined() == plain)
  }

  @Test func nothingIsLost() {
    for text in ["", " ", "\n", "\u{301}", "«", " \u{301}", "\u{A0}", "\r", "\u{200D}\u{200D}"] {
      #expect(LineBreaks.pieces(of: text).joined() == text)
    }
  }

  private struct Monospaced: TextMetrics {
    func width(of text: String, _ style: TextStyle) -> Double { Double(text.count) }
  }

  @Test(arguments: [
    ("one two three", ["one two", "three"]), ("incomprehensible", ["incomprehensible"]),
    ("a  b", ["a  b"]), ("", []), ("one\ntwo", ["one", "two"]), ("1234567 8", ["1234567", "8"]),
    ("1234567\u{A0}8 9", ["1234567\u{A0}8", "9"]), ("long-winded", ["long-", "winded"]),
  ])
  func textIsWrapped(text: String, lines: [String]) {
    #expect(Monospaced().wrap(text, .body, width: 7) == lines)
  }

  @Test func theLongestWordIsMeasured() {
    #expect(Monospaced().widthOfLongestWord(in: "a long-winded 12\u{A0}345 word", .body) == 6)
  }
}
