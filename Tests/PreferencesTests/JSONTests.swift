// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import Testing

@testable import Preferences

/// Foundation reads and writes; here is what the settings rely on.
struct JSONTests {
  private func parse(_ text: String) -> JSON? { JSON(parsing: Array(text.utf8)) }

  @Test(arguments: [
    ("null", JSON.null), (" true ", .boolean(true)), ("0", .integer(0)), ("1", .integer(1)),
    ("-12.50e-1", .number(-1.25)), ("[1, [\"2\"]]", .array([.integer(1), .array([.string("2")])])),
    ("{\"a\": {\"b\": null}}", .object(["a": .object(["b": .null])])),
  ])
  func kindsAreToldApart(text: String, value: JSON) { #expect(parse(text) == value) }

  @Test(arguments: ["", "{", "{a:1}", "01", "NaN", "1e999", "\"\n\"", "{} {}"])
  func whatIsNotJSONIsRefused(text: String) { #expect(parse(text) == nil) }

  @Test func bytesThatAreNoTextAreRefused() { #expect(JSON(parsing: [0x22, 0xFF, 0x22]) == nil) }

  @Test func depthCannotUseUpTheStack() {
    #expect(parse(String(repeating: "{\"a\":", count: 100_000)) == nil)
    #expect(parse(String(repeating: "[", count: 100_000)) == nil)
    let deep = String(repeating: "[", count: 500) + String(repeating: "]", count: 500)
    let read = parse(deep)
    #expect(read == nil || read?.bytes != nil)
  }

  @Test func equalDocumentsAreEqualFiles() throws {
    let one = try #require(parse("{\"b\": [1, 0.25], \"a\": {}}"))
    let other = try #require(parse("{\"a\":{},\"b\":[1,0.25]}"))
    #expect(one.bytes == other.bytes && one.bytes != nil)
    #expect(JSON.number(.nan).bytes == nil)
  }

  @Test func randomValuesSurviveWritingAndReading() {
    var random = SeededRandom(seed: 1)
    for _ in 0..<2000 {
      let value = JSON.random(depth: 4, &random)
      #expect(value.bytes.flatMap { JSON(parsing: $0) } == value)
    }
  }

  @Test func whatAMutatedDocumentReadsAsSurvivesToo() {
    var random = SeededRandom(seed: 2)
    var valid = 0
    for _ in 0..<6000 {
      let bytes = mutated(JSON.random(depth: 4, &random).bytes ?? [], &random)
      guard let value = JSON(parsing: bytes) else { continue }
      valid += 1
      #expect(value.bytes.flatMap { JSON(parsing: $0) } == value)
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
    case 2: return .integer(Int.random(in: Int.min...Int.max, using: &random))
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
