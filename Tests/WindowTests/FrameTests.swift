// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Foundation
import Testing

extension WindowTests {
  @Suite struct FrameTests {
    /// Everything that is named is inside the window and has a size.
    private func expectInside(_ tree: UITree) {
      for element in tree.elements {
        let (x, y, w, h) = (element.frame[0], element.frame[1], element.frame[2], element.frame[3])
        #expect(x >= -1 && y >= -1 && x + w <= tree.window.w + 1 && y + h <= tree.window.h + 1, "\(element)")
        #expect(w > 0 && h > 0, "\(element)")
      }
    }

    @Test(arguments: [(720, 560), (900, 700), (800, 1100), (1280, 800), (1700, 1100)])
    func everythingIsInsideTheWindow(width: Int, height: Int) throws {
      try withApp("--window", "\(width)x\(height)", settings: Prepared.friends) { app in
        let menu = try app.waitCalm("the menu") { $0.scene == "menu" }
        #expect(menu.window.w == Double(width) && menu.window.h == Double(height))
        expectInside(menu)
        try app.click("menu.game.connect-four")
        expectInside(try app.waitCalm("the table") { $0.scene == "table" })
        try app.playByKeys("1212121")
        expectInside(try app.wait("the end") { $0.has("over.rematch") })
        try app.click("table.settings")
        expectInside(try app.waitCalm("the settings") { $0.popup == "settings" })
      }
    }

    @Test func aNewSizeWhileADiscFallsChangesNothingButPlaces() throws {
      let slow = Prepared.connectFour("\"opponent\": \"friend\", \"first\": \"you\"", pace: 0)
      try withApp("--game", "connect-four", settings: slow) { app in
        for (index, size) in [(900, 700), (760, 1000), (1500, 900)].enumerated() {
          let before = try app.waitCalm("the board")
          let center = try #require(before["column.5"]).center
          try app.click(center.x, center.y)
          try app.wait("the disc to fall") { $0.moves.count == index + 1 && $0.animating }
          try app.resize(size.0, size.1)
          let sized = try app.wait("the new size") { tree in
            expectInside(tree)
            return tree.window.w == Double(size.0) && tree.window.h == Double(size.1)
          }
          #expect(sized.moves.count == index + 1)
          let after = try app.waitCalm("the disc to lie") { tree in
            expectInside(tree)
            return tree.moves.count == index + 1
          }
          for number in 1...(index + 1) {
            let disc = try #require(after["piece.\(number)"]).center
            let cell = try #require(after["cell.\(7 - number).5"]).center
            #expect(abs(disc.x - cell.x) < 1 && abs(disc.y - cell.y) < 1)
          }
        }
      }
    }

    @Test func aWindowCannotBecomeTooSmall() throws {
      try withApp("--game", "connect-four", settings: Prepared.friends) { app in
        try app.resize(300, 200)
        expectInside(try app.waitCalm("a small window") { $0.window.w < 1280 })
        let tree = try app.waitCalm("the board")
        #expect(tree.window.w >= 720 && tree.window.h >= 560)
      }
    }

    @Test func theTreeIsLeftAloneWhileNothingChanges() throws {
      try withApp("--game", "connect-four", settings: Prepared.friends) { app in
        try app.playByKeys("4")
        try app.move(4, 790)
        try app.waitCalm("the board")
        // The end of the last motion may still be drawn, for as long as a busy machine makes of it; then nothing is done at all.
        let isIdle = try (0..<10).contains { _ in
          let (stamp, ticks) = (try app.treeStamp(), try app.processorTicks())
          sleep(3)
          // Ticks are hundredths of a second.
          return try app.treeStamp() == stamp && app.processorTicks() - ticks <= 3
        }
        #expect(isIdle)
      }
    }

    @Test func theTreeIsValidAtEveryMoment() throws {
      try withApp("--game", "connect-four", settings: Prepared.friends) { app in
        try app.waitCalm("the board")
        for column in ["1", "2", "3", "4", "5", "6", "7"] {
          try app.key(column)
          // `look` throws when the file is not whole.
          for _ in 0..<20 { _ = try app.look() }
        }
        try app.waitCalm("seven discs") { $0.moves.count == 7 }
      }
    }
  }
}
