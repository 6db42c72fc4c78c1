// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ArgumentParser
import Catalog
import GameCore

/// Games that only a development build knows: one for debugging, or with `-Xswiftc -DEXAMPLES`.
private var developed: [any Game.Type] {
  #if DEBUG || EXAMPLES
  examples
  #else
  []
  #endif
}

/// The game in this box with that name.
/// - Throws: a `ValidationError` that names the games there are.
func findGame(_ name: String) throws -> any Game.Type {
  for game in catalog + developed where game.info.name == name { return game }
  let names = catalog.map { game in game.info.name }.joined(separator: ", ")
  throw ValidationError("there is no game '\(name)' in this box; allowed: \(names)")
}

/// A whole number within bounds.
/// - Throws: a `ValidationError` that says the bounds.
func parseNumber(_ text: String, _ flag: String, _ range: ClosedRange<Int>) throws -> Int {
  guard let number = Int(text), range.contains(number) else {
    throw ValidationError(
      "\(flag) '\(text)' is wrong; allowed is a whole number from \(range.lowerBound) to \(range.upperBound)")
  }
  return number
}

func parseSeed(_ text: String) throws -> UInt64 {
  guard let seed = UInt64(text) else {
    throw ValidationError("--seed '\(text)' is wrong; allowed is a whole number from 0 to \(UInt64.max)")
  }
  return seed
}

/// One of a few words.
func parseChoice<Choice: RawRepresentable & CaseIterable>(_ text: String, _ flag: String) throws -> Choice
where Choice.RawValue == String {
  guard let choice = Choice(rawValue: text) else {
    let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
    throw ValidationError("\(flag) '\(text)' is wrong; allowed: \(names)")
  }
  return choice
}
