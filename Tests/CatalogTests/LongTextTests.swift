// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Catalog
import GameCore
import Testing

/// A paste is read while the window waits for it. A pattern that tries each place again to the end of the text took half an
/// hour for what is looked through in a second.
struct LongTextTests {
  /// The last ones are those for which more than a quick look at the bytes is needed.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: ["q", "http://", "<voxel ", "a1 ", "ab\n", "http://1a", "1-1a", "A.#/"])
  func areLookedThroughOnce(unit: String) {
    // A quarter of the longest: what looks through it again and again takes minutes of that, too.
    let text = String(repeating: unit, count: Readable.longestText / unit.count / 4)
    let found = FoundGame(text, in: catalog)
    #expect(found == nil || found?.error != nil)
  }
}
