// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Preferences
import StageKit
import Testing

@testable import ConnectFour
@testable import Stage
@testable import Table

/// Whose time passes at a table, when keys and rests follow each other as they like. The window sleeps while nothing moves.
struct ClockTests {
  private static let rests = [0.5, 2, 30, 312]

  private func table(
    _ game: String, _ opponent: Opponent = .friend, minutes: Int = 10, coach: Coach = .off
  ) throws -> House {
    var settings = House.friends
    settings[game: game].opponent = opponent
    settings[game: game].nextGame = .off
    settings[game: game].coach = coach
    settings[game: game].terms.time = TimeControl(minutes: minutes)
    let house = try House(game: game, settings: settings)
    house.settle()
    return house
  }

  private func left(_ house: House) throws -> [Double] {
    let clock = try #require((house.stage.tables.values.first as? any HasClock)?.shownClock)
    return [clock.left(.first), clock.left(.second)]
  }

  /// Plays with random keys after random rests; sometimes somebody looks at the settings, at the menu or at another window.
  private func evening(_ game: String, seed: UInt64, play: (House, inout SeededRandom) -> Void) throws {
    var random = SeededRandom(seed: seed)
    let house = try table(game)
    let table = try #require(house.stage.tables[game] as? any HasClock)
    var spent = [0.0, 0.0]
    for _ in 0..<30 where house.outcome == nil {
      let rest = Self.rests.randomElement(using: &random) ?? 0
      let away = Int.random(in: 0..<6, using: &random)
      switch away {
      case 0: house.stage.handle(.focusChanged(false), now: house.now)
      case 1: house.stage.handle(.key(.escape, [], isRepeat: false), now: house.now)
      default: break
      }
      house.pass(0)
      if away > 1, table.isTimed { spent[table.mover] += rest }
      house.sleep(rest)
      switch away {
      case 0: house.handle(.focusChanged(true))
      case 1: house.stage.perform(.openGame(game))
      default: break
      }
      play(house, &random)
      house.pass(0)
      for (seat, left) in try left(house).enumerated() {
        #expect(
          abs(left - max(0, 600 - spent[seat])) < 0.05,
          "seed \(seed), seat \(seat), \(house.moves), rest \(rest), away \(away)")
      }
      if spent.contains(where: { $0 >= 600 }) { #expect(house.outcome != nil) }
    }
    #expect(house.outcome != nil || !house.moves.isEmpty)
  }

  @Test(arguments: 1...6) func timeBelongsToWhoeverWasToMove(seed: UInt64) throws {
    try evening("connect-four", seed: seed) { house, random in
      let column = Character(String(Int.random(in: 1...7, using: &random)))
      house.key(.character(column))
    }
  }

  /// Before the first move, and again after everything was taken back, it is nobody's.
  @Test(arguments: rests) func timeBeforeTheFirstMoveIsNobodys(rest: Double) throws {
    let house = try table("connect-four", minutes: 5)
    for _ in 0..<2 {
      house.sleep(rest)
      house.key(.character("4"))
      #expect(house.outcome == nil)
      #expect(try left(house) == [300, 300])
      house.sleep(1)
      house.key(.character("z"), [.control])
      #expect(try left(house) == [300, 300])
    }
  }

  /// The board asks for a pass, or the coach for an answer: the clock stands, and nothing before or after is lost or charged to
  /// somebody else.
  @Test(arguments: [2, 312]) func theCoachsQuestionIsNobodysTime(rest: Double) throws {
    let house = try table("connect-four", .character(.pebble), coach: .explains)
    let table = try #require(house.stage.tables["connect-four"] as? TableScene<ConnectFour>)
    // Whoever goes on with column 1 lets the bot win at once.
    #expect(table.session.load(PastedGame(moves: "414161".compactMap { ConnectFour.Move(String($0)) })))
    house.settle()
    house.key(.character("7"))
    house.wait { table.session.remark != nil || table.session.moves.count > 7 }
    #expect(table.session.remark != nil)
    house.pass(0)
    let before = try left(house)
    house.sleep(rest)
    house.key(.escape)
    #expect(table.session.remark == nil)
    #expect(try zip(left(house), before).allSatisfy { abs($0 - $1) < 0.6 })
  }

  /// What comes next is said while the bot thinks, and is played when its piece rests.
  @Test func aPremoveTakesNobodysTime() throws {
    let house = try table("connect-four", .character(.pebble))
    let table = try #require(house.stage.tables["connect-four"] as? TableScene<ConnectFour>)
    house.sleep(312)
    house.key(.character("4"))
    house.key(.character("3"))
    #expect(table.session.premove != nil)
    house.wait { table.session.moves.count == 3 }
    #expect(try left(house)[0] > 598)
  }
}

/// A table that tells of its clock.
private protocol HasClock {
  var shownClock: GameClock? { get }
  var isTimed: Bool { get }
  var mover: Int { get }
}

extension TableScene: HasClock {
  fileprivate var shownClock: GameClock? { session.clock }
  fileprivate var isTimed: Bool { session.isClockRunning }
  fileprivate var mover: Int { session.turn == .first ? 0 : 1 }
}
