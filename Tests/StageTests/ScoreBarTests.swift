// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import StageKit
import Testing

@testable import SceneKit
@testable import Stage

/// The bar of two colours beside a board, with a number at either end.
struct ScoreBarTests {
  /// Both numbers stand in the bar, each on its own colour or beside it where that has no room, and never on each other.
  @Test func numbersStandInTheBar() throws {
    let metrics = try House().stage.setup.metrics
    let frame = Rect(100, 50, 300, 40)
    for discs in 0...64 {
      var painter = Painter(palette: .light, accent: Accent(light: .black, dark: .white), metrics: metrics)
      painter.list = DrawList()
      let score = TableScore(
        first: discs, second: 64 - discs, part: Double(discs) / 64, colors: [.black, .white])
      painter.scoreBar(frame, score)
      let numbers = painter.list.commands.compactMap { command -> (from: Double, to: Double)? in
        guard case .text(let words, let style, let at, let anchor, _) = command else { return nil }
        let width = metrics.width(of: words, style)
        return anchor == .right ? (at.x - width, at.x) : (at.x, at.x + width)
      }
      try #require(numbers.count == 2)
      #expect(numbers[0].from >= frame.x + 8 && numbers[1].to <= frame.maxX - 8, "\(discs)")
      #expect(numbers[0].to <= numbers[1].from, "\(discs)")
    }
  }
}
