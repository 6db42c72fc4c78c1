// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Preferences
import StageKit
import Testing

@testable import House
@testable import Stage

/// The game, the position or a picture of the board to take along.
struct SharingTests {
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

  /// From a review the whole game goes along, but the position that is looked at; from a line that is tried, the line.
  @Test(arguments: [Size(1280, 800), Size(720, 560), Size(720, 1000)])
  func aReviewCanBeSharedToo(_ size: Size) throws {
    let house = try House.replaying(Sample.past(1), size)
    house.key(.home)
    house.key(.right)
    house.settle()
    house.pass(2)
    try house.click("replay.share")
    house.settle()
    try house.click("share.position")
    house.settle()
    #expect(house.takeCopied() == "4" && house.stage.top.scene.name == "replay")
    try house.click("replay.share")
    house.settle()
    try house.click("share.game")
    house.settle()
    #expect(house.takeCopied() == "4 4 3 3 2 2 1")
    try house.click("replay.share")
    house.settle()
    try house.click("share.picture")
    house.settle()
    #expect(house.stage.effects.contains { if case .picture = $0 { true } else { false } })
    try house.click("column.7")
    house.pass(2)
    house.key(.character("c"), [.control])
    #expect(house.takeCopied() == "4 7")
    house.key(.character("c"), [.control, .shift])
    #expect(house.takeCopied() == "47" && house.moves == ["4", "7"])
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
    #expect(try house.element("toast").label == "The picture is copied, and kept as “a.png”.")
    // What was written can be looked at where it lies.
    house.settle()
    let folders = try #require(house.stage.setup.folders as? MemoryFolders)
    for showsFiles in [true, false] {
      folders.showsFiles = showsFiles
      house.handle(.pictureKept(path: "/tmp/a.png", isCopied: true))
      house.settle()
      house.stage.use("toast.folder", of: house.stage.top)
      #expect(folders.requests.last == .show("/tmp/a.png") && house.stage.toast == nil)
      house.pass(0.1)
      #expect(house.stage.toast?.words.contains("lies in “/tmp”") ?? showsFiles)
    }
    house.handle(.pictureKept(path: nil, isCopied: false))
    #expect(try house.element("toast").label == "The picture could not be saved.")
  }
}
