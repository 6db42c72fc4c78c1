// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import StageKit
import Testing

@testable import Stage

/// A review by ear: the move that lost is found in what is heard.
struct EarTests {
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

  /// The better move at a mistake is looked for, tried and found by what is heard.
  @Test func theBetterMoveIsFound() throws {
    var past = Sample.past(1)
    past.review = Sample.review
    let ear = Ear(try House.replaying(past))
    ear.key(.pageDown)
    for _ in 0..<20 where !ear.hears("Find it", in: ear.heard.suffix(1)) { ear.key(.tab) }
    let task = ear.key(.enter)
    #expect(ear.hears("A better move was there. Find it.", in: task), "\(task)")
    #expect(ear.ask(2).contains("1 move keeps the win."))
    #expect(ear.ask(7) == "Column 4: coral, amber.", "\(ear.ask(7))")
    let wrong = ear.key(.character("5")) {
      $0.contains("2 tries left") || $0.contains("takes it back")
    }
    #expect(!ear.hears("Found", in: wrong))
    ear.key(.enter)
    ear.house.pass(2)
    ear.listen()
    #expect(ear.ask(7) == "Column 4: coral, amber.")
    ear.key(.character("4")) { $0.contains("Found: column 4.") }
  }
}
