// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The faults that `Scripts/mutations` plants are lists of text: they go stale when the sources move on.
struct FaultTests {
  @Test func everyFaultHasItsPlace() throws {
    let faults = try House.text("Scripts/mutations.d/faults").split(separator: "\n")
    let sources = try House.files("Sources", ending: ".swift").map { try House.text($0).words }
      .joined(separator: "\n")
    let places = faults.filter { $0.hasPrefix("- ") }.map { String($0.dropFirst(2)) }
    #expect(places.count >= 60 && places.count == faults.count { $0.hasPrefix(": ") })
    for place in places {
      let found = count(of: place.words, in: sources)
      #expect(found == 1, "\"\(place)\" stands \(found) times in the sources; it has to stand once")
    }
  }

  /// By bytes: as characters all of the sources take seconds.
  private func count(of place: String, in text: String) -> Int {
    text.withCString { start in
      var (count, rest) = (0, UnsafePointer(start))
      while let found = strstr(rest, place) {
        count += 1
        rest = UnsafePointer(found) + place.utf8.count
      }
      return count
    }
  }
}

extension String {
  /// With one space wherever there is any room: two spaces of a fault stand for the end of a line.
  fileprivate var words: String {
    // Every sort of room that sources have is a byte up to the space.
    utf8.split { $0 <= 32 }.map { String(Substring($0)) }.joined(separator: " ")
  }
}
