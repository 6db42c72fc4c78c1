// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Preferences
import StageKit
import Testing

@testable import Stage

/// What is painted and told of past games, as text: in a wide window, in the smallest, and in a tall one.
struct ReviewPictureTests {
  enum Shot: String, CaseIterable {
    case history, historySmall, historyTall, statistics, statisticsSmall, statisticsTall
    case mistake, mistakeSmall, mistakeTall, quest, questSmall, questTall, missed, counted, countedSmall
    case plain, plainTall, trial, trialSmall, shown, gift, giftSmall, board, empty

    var size: Size {
      if rawValue.hasSuffix("Small") { return Size(720, 560) }
      return rawValue.hasSuffix("Tall") ? Size(720, 1000) : Size(1366, 768)
    }
  }

  /// A game that was lost to a bot, with what each move was worth.
  private var lost: GameRecord {
    var past = Sample.past(1)
    past.review = Sample.review
    return past
  }

  /// The same of a game in which discs are counted.
  private var counted: GameRecord {
    var past = Sample.past(2, "reversi", moves: ["f5", "f6", "e6", "f4", "e3"])
    past.review = GameReview([
      ReviewedMove("f5", guesses: ["f5": 0, "e6": 0]), ReviewedMove("f6", guesses: ["f6": 0, "d6": 0]),
      ReviewedMove("e6", guesses: ["e6": -12, "d6": 2]), ReviewedMove("f4", guesses: ["f4": 12, "d6": 6]),
      ReviewedMove("e3", guesses: ["e3": -12, "g7": 4]),
    ])
    return past
  }

  /// A game in which a piece was given with which the other side wins.
  private var gift: GameRecord {
    let line = ["=f", "a1", "=3", "b2", "=7"]
    var past = Sample.past(1, "quarto", moves: line)
    past.review = GameReview(
      line.map { ReviewedMove($0, values: $0 == "=7" ? ["=7": -2, "=4": 0] : [:], isWhole: $0 == "=7") })
    return past
  }

  /// Without a review, a board that a person fills alone, and a history without games.
  private func bare(_ shot: Shot) throws -> House {
    switch shot {
    case .plain, .plainTall:
      // One that says nothing: while the game is looked through, the picture would tell how far that is.
      var past = Sample.past(1)
      past.review = GameReview([])
      return try House.replaying(past, shot.size)
    case .board:
      return try House.replaying(
        try #require(Sample.archive().past.last { $0.game == "pentominoes" }), shot.size)
    default:
      let archive = MemoryArchive()
      let house = try House(shot.size, settings: House.friends, archive: archive)
      archive.send(.open)
      house.settle()
      house.stage.perform(.history(nil))
      return house
    }
  }

  private func house(_ shot: Shot) throws -> House {
    let name = shot.rawValue
    if [.plain, .plainTall, .board, .empty].contains(shot) { return try bare(shot) }
    if name.hasPrefix("history") || name.hasPrefix("statistics") {
      let past = (0..<9).map { Sample.past($0) } + [counted]
      let archive = MemoryArchive(past: past, clock: LocalClock(now: { 1_000_000_000 }))
      let house = try House(shot.size, settings: House.friends, archive: archive)
      archive.send(.open)
      house.settle()
      house.stage.perform(.history(nil))
      house.settle()
      if name.hasPrefix("statistics") {
        try house.click("history.tab.statistics")
        house.settle()
        house.wait(step: 0.01) { !house.stage.top.scene.isBusy }
      }
      return house
    }
    let past = name.hasPrefix("counted") ? counted : name.hasPrefix("gift") ? gift : lost
    let house = try House.replaying(past, shot.size)
    try house.click("review.next-mistake")
    house.pass(2)
    if name.hasPrefix("trial") {
      try house.click("review.try")
      for column in ["5", "6"] { house.type(column) }
      house.pass(2)
    }
    if name.hasPrefix("quest") || shot == .missed || shot == .shown {
      try house.click("review.find")
      house.pass(2)
    }
    if shot == .shown {
      house.use("quest.show")
      house.pass(2)
    }
    if shot == .missed {
      try house.click("column.5")
      for _ in 0..<600 where house.moves.count != 2 { house.pass(0.1) }
      house.pass(2)
    }
    return house
  }

  @Test(arguments: Shot.allCases) func scene(_ shot: Shot) throws {
    let house = try house(shot)
    house.handle(.pointerLeft)
    house.settle()
    house.pass(3)
    try expectSnapshot(of: house, shot.rawValue)
  }
}
