// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Glibc
import Synchronization
import Testing

@testable import ConnectFour

/// A bot beside a coach.
struct CoachedBotTests {
  private final class Wakes: Sendable { let count = Mutex(0) }

  private final class Game {
    let session: Session<ConnectFour>
    private let wakes = Wakes()
    private var now = 100.0
    private var heard = 0

    init(_ coach: Coach, after moves: String) throws {
      var options = GameOptions()
      options.opponent = Opponent(kind: .bot, level: 1)
      (options.coach, options.first) = (coach, .you)
      session = Session(options: options, seed: 1, resources: .none) { [wakes] in
        wakes.count.withLock { $0 += 1 }
      }
      if !moves.isEmpty { session.load(try ConnectFour.read(transcript: moves, GameOptions())) }
      step()
    }

    @discardableResult func step() -> Wake {
      _ = session.takeChanges()
      return session.advance(to: now, isSettled: true, isRunning: true)
    }

    /// Lets time pass as a window does that sleeps until it is woken.
    /// - Returns: false when it would sleep for ever.
    func sleeps(until isDone: () -> Bool) -> Bool {
      for _ in 0..<10_000 where !isDone() {
        switch step() {
        case .nextFrame: now += 0.02
        case .at(let time): now = max(now + 0.001, time)
        case .never:
          if isDone() { return true }
          for _ in 0..<50_000 where wakes.count.withLock({ $0 }) == heard { usleep(100) }
          let woken = wakes.count.withLock { $0 }
          if woken == heard { return false }
          heard = woken
        }
      }
      return isDone()
    }
  }

  /// Whatever the coach does, a move that is no mistake is answered, though nobody touches anything.
  @Test(arguments: [Coach.off, .stops]) func itAnswersByItself(coach: Coach) throws {
    let game = try Game(coach, after: "")
    #expect(game.session.play(try #require(ConnectFour.Move("4"))))
    #expect(game.sleeps { game.session.moves.count == 2 })
  }

  /// While the coach waits for an answer nobody thinks about the bot's, and then it comes by itself.
  @Test(arguments: [Coach.stops, .explains]) func itWaitsForTheAnswerToTheCoach(coach: Coach) throws {
    let game = try Game(coach, after: "4 1 4 1 4 1")
    #expect(game.session.play(try #require(ConnectFour.Move("7"))))
    #expect(game.sleeps { game.session.remark != nil })
    for _ in 0..<3 {
      #expect(game.step() == .never && !game.session.isAsking && game.session.moves.count == 7)
    }
    game.session.playOn()
    #expect(game.sleeps { game.session.moves.count == 8 })
  }
}
