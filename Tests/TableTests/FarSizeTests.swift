// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import StageKit
import Testing
import Words

@testable import Stage

/// Games by message at every size and in every language.
extension FarGameTests {
  @Test(arguments: Sample.scaleSizes, [100, 150, 200])
  func theButtonsAndTheSentenceStay(size: Size, percent: Int) throws {
    for game in ["connect-four", "quarto", "reversi"] {
      let house = try Self.house(game, .you, "Ben", size, percent: percent)
      let move = try #require(legal(house).first)
      try play(move, game, house)
      for isSent in [false, true] {
        if isSent { _ = try copy(house) }
        house.pass(12)
        let at = "\(game) at \(size.width) x \(size.height), \(percent) %"
        for id in ["far.send", "far.answer"] {
          let control = try #require(house.controls.first { $0.id == id }, "\(at): \(id)")
          #expect(
            control.id.hasPrefix("plate.door") || control.frame.width >= 38 && control.frame.height >= 38,
            "\(at)")
        }
        #expect(try house.element("table.message").label.contains("Ben"), "\(at)")
        let board = try #require(house.stage.top.interface.frame(of: "table.board"))
        #expect(board.width > 150 && board.height > 150, "\(at): \(board)")
        for (index, one) in house.controls.enumerated() {
          for other in house.controls.dropFirst(index + 1) {
            #expect(!one.visible.inset(0.01).intersects(other.visible), "\(at): \(one.id), \(other.id)")
          }
        }
      }
    }
  }

  @Test func itIsSaidInEveryLanguage() throws {
    for code in Language.spoken(in: Sample.catalogues) where code != "en" {
      let isSpoken: Void? = try Language.speaking(code, folder: Sample.catalogues) {
        let house = try Self.house("connect-four", .you, "Ben", Size(720, 560))
        house.key(.character("4"))
        house.pass(3)
        let message = try house.element("table.message").label
        #expect(
          message != "Your move is made. Send it to Ben." && message.contains("Ben"), "\(code): \(message)")
        #expect(try house.element("far.answer").label != "Paste answer", "\(code)")
      }
      #expect(isSpoken != nil)
    }
  }

  /// From one size to the next while the move waits.
  @Test func itMayBeResized() throws {
    let house = try Self.house("quarto", .you, "Ben")
    try play("=f", "quarto", house)
    for size in Sample.oddSizes + Sample.oddSizes.reversed() {
      house.handle(.resized(Viewport(size: size)))
      house.pass(0.2)
      #expect(!house.stage.picture().commands.isEmpty)
    }
    house.settle()
    let text = try copy(house)
    #expect(text.hasPrefix("Your turn, Ben: copy all of this") && text.contains("\n\nquartet quarto "))
  }
}
