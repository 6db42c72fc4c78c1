// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Testing

/// The faults that `Scripts/mutations` plants are lists of text: they go stale when the sources move on.
@Suite struct FaultTests {
  @Test func everyFaultHasItsPlace() throws {
    let faults = try House.text("Scripts/mutations.d/faults").split(separator: "\n")
    let sources = try House.files("Sources", ending: ".swift").map { try House.text($0).words }
    let places = faults.filter { $0.hasPrefix("- ") }.map { String($0.dropFirst(2)) }
    #expect(places.count >= 60 && places.count == faults.count { $0.hasPrefix(": ") })
    for place in places {
      let found = sources.reduce(0) { $0 + $1.ranges(of: place.words).count }
      #expect(found == 1, "\"\(place)\" stands \(found) times in the sources; it has to stand once")
    }
  }
}

extension String {
  /// With one space wherever there is any room: two spaces of a fault stand for the end of a line.
  fileprivate var words: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
