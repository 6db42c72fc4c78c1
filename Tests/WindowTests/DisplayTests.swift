// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Foundation
import Testing

extension WindowTests {
  /// Displays of every density: the picture has as many pixels as it should, and what is in it stands where it should.
  @Suite struct DisplayTests {
    /// How wide the blue of Connect Four's board is in the middle of the screen, in pixels.
    private func board(_ app: AppDriver) throws -> Int {
      let picture = try app.display.picture()
      let blue = (0..<picture.width).filter { x in
        let (red, green, blue) = picture[x, picture.height / 2]
        return blue > 90 && red < 90 && green < 90 && blue - red > 50
      }
      guard let left = blue.first, let right = blue.last else { return 0 }
      return right + 1 - left
    }

    /// What the board measures in a window of 720 x 560 that is drawn at this scale, once that is so: 469 points, and its
    /// cells are whole pixels.
    private func expectBoard(_ app: AppDriver, scale: Double) throws {
      try waiting(for: "the board at \(scale)") {
        try abs(Double(board(app)) - 469 * scale) <= 7 ? true : nil
      }
    }

    private func expectColumn(_ tree: UITree, scale: Double) throws {
      let points: [Double] = [35, 116, 63, 408]
      for (value, wanted) in zip(try #require(tree["column.1"]).frame, points) {
        #expect(abs(value - wanted * scale) <= 4, "\(value), not \(wanted * scale)")
      }
    }

    @Test(arguments: [96, 144, 192])
    func theDesktopsDotsSetTheSize(dots: Int) throws {
      let k = Double(dots) / 96
      try withApp(
        "--game", "connect-four", "--window", "720x560", settings: Prepared.friends,
        on: .x11(dotsPerInch: dots)
      ) { app in
        let tree = try app.waitCalm("the board")
        #expect(tree.window.w == 720 * k && tree.window.h == 560 * k)
        try expectColumn(tree, scale: k)
        try expectBoard(app, scale: k)
        try app.playByClicks("47")
        // It cannot become smaller than what it is laid out for.
        try app.resize(300, 200)
        let small = try app.waitCalm("the board")
        #expect(small.window.w == 720 * k && small.window.h == 560 * k)
      }
    }

    @Test func whatThePlayerWantsComesFirst() throws {
      try withApp(
        "--game", "connect-four", "--window", "720x560", "--scale", "125", settings: Prepared.friends,
        on: .x11(dotsPerInch: 192)
      ) { app in
        #expect(try app.waitCalm("the board").window.w == 900)
        try expectBoard(app, scale: 1.25)
      }
    }

    @Test(.enabled(if: Compositor.isInstalled, "weston is not installed"), arguments: [1, 2])
    func waylandsScaleGivesMorePixels(scale: Int) throws {
      let output = Compositor.Output(width: 720, height: 560, scale: scale)
      try withApp(
        "--game", "connect-four", "--window", "720x560", settings: Prepared.friends, on: .wayland(output)
      ) { app in
        let tree = try app.waitCalm("the board")
        #expect(tree.window.w == 720 && tree.window.h == 560 && tree.window.scale == Double(scale))
        try expectColumn(tree, scale: 1)
        try expectBoard(app, scale: Double(scale))
        try app.playByClicks("47")
      }
    }
  }
}
