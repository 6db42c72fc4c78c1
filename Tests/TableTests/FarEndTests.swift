// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Preferences
import StageKit
import Testing

@testable import Stage

/// How games by message end: by the rules, or because somebody gives up.
extension FarGameTests {
  private func giveUp(_ house: House, rest: Double) throws {
    try house.click("table.share")
    house.settle()
    try house.click("share.resign")
    house.settle()
    try house.click("confirm.yes")
    house.pass(rest)
  }

  /// By the share button at every size: asked for, told, sent, and understood at the other end.
  @Test(arguments: [Size(1280, 800), Size(720, 560), Size(720, 1000)], [100, 200])
  func aGameIsGivenUp(size: Size, percent: Int) throws {
    let (anna, ben) = (
      try Self.house("reversi", .you, "Ben", size, percent: percent),
      try Self.house("reversi", .bot, "Anna", size, percent: percent)
    )
    try anna.click("table.share")
    anna.settle()
    #expect(!anna.has("share.resign"), "not before the first move")
    anna.key(.escape)
    anna.settle()
    for letter in "d3" { anna.key(.character(letter)) }
    anna.settle()
    paste(try copy(anna), ben)
    ben.pass(2)
    try ben.click("table.share")
    ben.settle()
    try ben.click("share.resign")
    ben.settle()
    #expect(ben.popup == "confirm")
    try ben.click("confirm.no")
    ben.settle()
    #expect(ben.popup == nil && ben.outcome == nil)
    try giveUp(ben, rest: 2)
    #expect(ben.outcome?.hasPrefix("friend") == true && ben.message == "Tell Anna that you give up.")
    ben.key(.character("z"), [.control])
    ben.settle()
    #expect(ben.outcome == nil, "nobody knows of it yet")
    try giveUp(ben, rest: 30)
    #expect(!ben.controls.contains { $0.id == "over.rematch" && $0.isEnabled }, "first Anna is told")
    let text = try copy(ben)
    ben.settle()
    #expect(!ben.has("over.rematch") || ben.controls.contains { $0.id == "over.rematch" && $0.isEnabled })
    #expect(text.contains("resigned second"))
    ben.pass(0.5)
    ben.key(.character("z"), [.control])
    ben.settle()
    #expect(ben.outcome != nil, "what was sent stands")
    paste(text, anna)
    anna.pass(4)
    #expect(anna.outcome?.hasPrefix("you") == true)
    #expect(try anna.element("table.banner").label.contains("Ben gave up."))
    paste(text, anna)
    #expect(said(anna) == "You have that one already.")
  }

  /// The last move was not sent, and another game is begun by mistake: the way back is offered.
  @Test func anUntoldEndIsOfferedBack() throws {
    let anna = try Self.house("connect-four", .you, "Ben")
    anna.key(.character("4"))
    anna.settle()
    try giveUp(anna, rest: 3)
    #expect(anna.outcome != nil)
    anna.key(.character("n"), [.control])
    anna.settle()
    #expect(anna.has("toast.undo") && anna.moves.isEmpty)
    try anna.click("toast.undo")
    anna.settle()
    #expect(anna.moves == ["4"])
  }

  @Test func anEndIsSentAsWell() throws {
    let archive = MemoryArchive()
    let (anna, ben) = (
      try Self.house("connect-four", .you, "Ben", archive: archive),
      try Self.house("connect-four", .bot, "Anna")
    )
    for (index, move) in ["1", "2", "1", "2", "1", "2", "1"].enumerated() {
      let (mover, other) = index.isMultiple(of: 2) ? (anna, ben) : (ben, anna)
      try play(move, "connect-four", mover)
      mover.pass(1)
      paste(try copy(mover), other)
    }
    anna.pass(2)
    ben.pass(2)
    #expect(anna.outcome == "you wins column" && ben.outcome == "friend wins column")
    #expect(try ben.element("table.banner").label.hasPrefix("Anna wins."))
    #expect(archive.past.first?.isFar == true && archive.past.first?.isWon == true)
    #expect(anna.stage.kept.ratings["connect-four"]?.games == 0, "it is not rated")
    #expect(anna.stage.kept.statistics.people == ["Ben"])
    try anna.click("over.rematch")
    anna.settle()
    anna.pass(1)
    #expect(anna.moves.isEmpty)
  }
}
