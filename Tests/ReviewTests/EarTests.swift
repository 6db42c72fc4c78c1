// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import StageKit
import Testing

@testable import Stage

/// A review by ear: the move that lost is found in what is heard.
@Suite struct EarTests {
  @Test func theMoveThatLostIsFound() throws {
    var past = Sample.past(1)
    past.review = Sample.review
    let ear = Ear(try House.replaying(past))
    #expect(ear.heard.first == "Review: Connect Four", "\(ear.heard)")
    #expect(ear.hears("2", in: ear.heard.filter { $0.contains("move") }), "how many mistakes: \(ear.heard)")
    let first = ear.key(.pageDown)
    #expect(
      first.first?.hasPrefix("Move 3: you played column 3. This gave the win away.") == true, "\(first)")
    let second = ear.key(.pageDown)
    #expect(
      second.first?.hasPrefix("Move 5: you played column 2. This gave the draw away.") == true, "\(second)")
    #expect(ear.ask(7).contains("Column 4: coral, amber."), "\(ear.ask(7))")
    // Step by step, too.
    #expect(ear.key(.right).first?.hasPrefix("Move 6: Cork played column 2.") == true)
  }
}
