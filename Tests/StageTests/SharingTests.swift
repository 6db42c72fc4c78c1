// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Preferences
import Testing

@testable import Stage

/// The game, the position or a picture of the board to take along.
@Suite struct SharingTests {
  private func table(_ game: String) throws -> House {
    let house = try House(game: game, settings: House.friends)
    house.settle()
    return house
  }

  @Test func gameAndPositionAreCopiedFromThePopup() throws {
    let house = try table("connect-four")
    house.type("443")
    try house.click("table.share")
    house.settle()
    try house.click("share.game")
    house.settle()
    #expect(house.takeCopied() == "4 4 3" && house.popup == nil)
    try house.click("table.share")
    house.settle()
    try house.click("share.position")
    #expect(house.takeCopied() == "443")
  }

  @Test(arguments: ["quarto", "connect-four", "reversi", "pentominoes"])
  func aPictureOfTheBoardIsAskedFor(_ game: String) throws {
    let house = try table(game)
    try house.click("table.share")
    house.settle()
    try house.click("share.picture")
    house.settle()
    let pictures = house.stage.effects.compactMap { effect -> BoardPicture? in
      if case .picture(let picture) = effect { picture } else { nil }
    }
    let picture = try #require(pictures.first)
    #expect(pictures.count == 1 && picture.size.width > 300 && picture.size.height > 250)
    // The board lies inside, near the corner.
    let boards = picture.list.commands.compactMap { command -> Rect? in
      if case .picture(.asset(let name), let frame, _, _) = command, name.hasPrefix("boards/") {
        frame
      } else {
        nil
      }
    }
    #expect(boards.contains { abs($0.x - 16) < 3 && abs($0.y - 16) < 3 } || game == "pentominoes")
    house.handle(.pictureKept(path: "/tmp/a.png", isCopied: true))
    #expect(try house.element("toast").label == "The picture is copied, and kept as /tmp/a.png.")
    house.handle(.pictureKept(path: nil, isCopied: false))
    #expect(try house.element("toast").label == "The picture could not be saved.")
  }
}
