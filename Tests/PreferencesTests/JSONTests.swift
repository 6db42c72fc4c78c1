// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import Testing

@testable import Preferences

@Suite struct JSONTests {
  private func parse(_ text: String) -> JSON? { JSON(parsing: Array(text.utf8)) }

  @Test(arguments: [
    ("null", JSON.null), (" true ", .boolean(true)), ("false", .boolean(false)), ("0", .literal("0")),
    ("-12.50e+3", .literal("-12.50e+3")), ("\"\"", .string("")), ("[]", .array([])), ("{}", .object([:])),
    ("[1, [2]]", .array([.literal("1"), .array([.literal("2")])])),
    ("{\"a\": {\"b\": null}}", .object(["a": .object(["b": .null])])),
    ("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\uD83C\\uDFB2\"", .string("\"\\/\u{8}\u{C}\n\r\té🎲")),
    ("\u{FEFF}{}", .object([:])),
  ])
  func readsWhatIsJSON(text: String, value: JSON) { #expect(parse(text) == value) }

  @Test(arguments: [
    "", " ", "nul", "nulll", "tru", "{", "}", "[", "]", "[1,]", "[,1]", "[1 2]", "{\"a\"}", "{\"a\":}",
    "{\"a\":1,}",
    "{a:1}", "{\"a\":1}}", "01", "1.", ".5", "+1", "-", "1e", "1e+", "0x10", "NaN", "Infinity", "'a'", "\"",
    "\"\\",
    "\"\\x\"", "\"\\u12\"", "\"\\u12g4\"", "\"\\uD83C\"", "\"\\uDFB2\"", "\"\\uD83C\\u0041\"", "\"\n\"",
    "\"\u{0}\"",
    "// no\n{}", "{} {}",
  ])
  func refusesWhatIsNot(text: String) { #expect(parse(text) == nil) }

  @Test func refusesBytesThatAreNoText() {
    #expect(JSON(parsing: [0x22, 0xFF, 0x22]) == nil)
    #expect(JSON(parsing: [0x22, 0xC3, 0x22]) == nil)
  }

  @Test func refusesDepthThatCouldUseUpTheStack() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(parse(nested(64)) != nil)
    #expect(parse(nested(65)) == nil)
    #expect(parse(String(repeating: "{\"a\":", count: 100_000)) == nil)
  }

  @Test func writesInAFixedForm() {
    let value = JSON.object([
      "b": .array([.number(1), .number(0.25), .array([])]), "a": .object([:]), "c\"\n\u{1}": .string("é\\\t"),
    ])
    #expect(
      value.text == """
        {
          "a": {},
          "b": [
            1,
            0.25,
            []
          ],
          "c\\"\\n\\u0001": "é\\\\\\t"
        }

        """)
  }

  @Test func numbersKeepTheirDigits() throws {
    let text = "[12345678901234567890123, 1.000, 1E5]"
    let read = try #require(parse(text))
    #expect(parse(read.text) == read)
    #expect(read.text.contains("12345678901234567890123"))
    #expect(JSON.number(Double.nan) == .null)
  }

  @Test func randomValuesSurviveWritingAndReading() {
    var random = SeededRandom(seed: 1)
    for _ in 0..<2000 {
      let value = JSON.random(depth: 4, &random)
      #expect(JSON(parsing: Array(value.text.utf8)) == value)
    }
  }

  @Test func whatAMutatedDocumentReadsAsSurvivesToo() {
    var random = SeededRandom(seed: 2)
    var valid = 0
    for _ in 0..<6000 {
      let bytes = mutated(Array(JSON.random(depth: 4, &random).text.utf8), &random)
      guard let value = JSON(parsing: bytes) else { continue }
      valid += 1
      #expect(JSON(parsing: Array(value.text.utf8)) == value)
    }
    // The mutations must neither break everything nor nothing.
    #expect((300...5700).contains(valid))
  }
}

extension JSON {
  static func random(depth: Int, _ random: inout SeededRandom) -> JSON {
    func word() -> String {
      String(
        (0..<Int.random(in: 0...6, using: &random)).map { _ in
          "ab\"\\\n\t\u{1}é🎲/ ".randomElement(using: &random) ?? "a"
        })
    }
    switch Int.random(in: 0..<(depth > 0 ? 7 : 5), using: &random) {
    case 0: return .null
    case 1: return .boolean(Bool.random(using: &random))
    case 2: return .number(Int.random(in: Int.min...Int.max, using: &random))
    case 3: return .number(Double.random(in: -1e9...1e9, using: &random))
    case 4: return .string(word())
    case 5:
      return .array(
        (0..<Int.random(in: 0...4, using: &random)).map { _ in .random(depth: depth - 1, &random) })
    default:
      let members = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        (word(), JSON.random(depth: depth - 1, &random))
      }
      return .object(Dictionary(members) { $1 })
    }
  }
}

/// `bytes` with one to four places changed, cut out, doubled or filled in.
func mutated(_ bytes: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
  var bytes = bytes
  for _ in 0..<Int.random(in: 1...4, using: &random) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    let end = min(bytes.count, place + Int.random(in: 0...8, using: &random))
    switch Int.random(in: 0..<5, using: &random) {
    case 0 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes.removeSubrange(place..<end)
    case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 3: bytes.insert(Array("{}[]\",:\\0-.eu tn".utf8).randomElement(using: &random) ?? 0, at: place)
    default: bytes.removeSubrange(end...)
    }
  }
  return bytes
}
