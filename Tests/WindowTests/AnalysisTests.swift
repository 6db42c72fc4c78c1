// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Foundation
import Testing

extension WindowTests {
  /// What moves are worth, the coach and the review, in the real window.
  @Suite struct AnalysisTests {
    @Test func everyColumnSaysWhatItIsWorth() throws {
      try withApp("--game", "connect-four", settings: Prepared.friends) { app in
        try app.playByClicks("5455174361263362")
        try app.click("table.values")
        let tree = try app.wait("a value over every column") { tree in
          (1...7).allSatisfy {
            tree["column.\($0)"]?.value?.contains(" ") ?? false || tree["column.\($0)"]?.enabled == false
          }
        }
        #expect(tree["table.values"]?.value == "on")
        #expect(tree["table.verdict"]?.value == "Exact")
        try app.key("a")
        try app.wait("the values gone") { !$0.has("table.verdict") }
      }
    }

    @Test func aLostGameCanBeUnderstood() throws {
      try withApp("--game", "connect-four", settings: Prepared.friends) { app in
        // Coral leaves column 4, and amber does not stop the open three.
        try app.playByClicks("77444431512")
        try app.wait("the result") { $0.has("over.review") }
        try app.click("over.review")
        try app.wait("the review") {
          $0.scene == "replay" && $0["replay.marks"]?.value?.contains("8") ?? false
        }
        try app.click("replay.last")
        try app.click("review.previous-mistake")
        let tree = try app.wait("the mistake") {
          $0.has("review.retry") && $0["replay.position"]?.value == "8"
        }
        #expect(tree["review.sentence"]?.label.hasPrefix("That does not stop Coral from making") == true)
        try app.click("review.retry")
        try app.wait("the game before it") {
          $0.scene == "table" && $0.moves == ["7", "7", "4", "4", "4", "4", "3"]
        }
      }
    }
  }
}
