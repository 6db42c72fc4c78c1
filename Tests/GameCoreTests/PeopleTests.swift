// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Testing

/// Two people with names, series of a certain length, clocks.
extension SessionTests {
  @Suite struct PeopleTests {
    private func table(_ change: (inout GameOptions) -> Void = { _ in }) -> Evening {
      let evening = Evening(.friend, first: .turns)
      var options = evening.session.options
      options.people = People("Anna", "Ben")
      options.nextGame = .off
      change(&options)
      evening.session.adopt(options)
      return evening
    }

    private func rename(_ evening: Evening, _ own: String, _ other: String) {
      var options = evening.session.options
      options.people = People(own, other)
      evening.session.adopt(options)
    }

    /// The second to move wins.
    private func playGame(_ evening: Evening) {
      evening.finish([2, 2, 2, 1])
      for _ in 0..<3 { evening.pass(0) }
    }

    private func startNext(_ evening: Evening) {
      evening.session.restart()
      for _ in 0..<2 { evening.pass(0.1) }
      #expect(evening.session.moves.isEmpty)
    }

    @Test func thePointGoesWithTheName() {
      let evening = table()
      playGame(evening)
      let winner = evening.session.outcome?.winner
      #expect(winner == .second && winner.flatMap { evening.session.name(of: $0) } == "Ben")
      #expect(evening.session.score == (0, 1))
      startNext(evening)
      #expect(evening.session.name(of: .first) == "Ben" && evening.session.score == (0, 1))
      rename(evening, "Ben", "Anna")
      #expect(evening.session.score == (1, 0), "they changed places, and the point went along")
      playGame(evening)
      #expect(evening.session.score == (2, 0))
      #expect(evening.session.saved.options.people == People("Ben", "Anna"))
    }

    @Test func whoComesNewBeginsAtNothing() {
      let evening = table()
      playGame(evening)
      startNext(evening)
      for typed in ["Be", "B", "", "C", "Ca", "Carl"] { rename(evening, "Anna", typed) }
      #expect(evening.session.score == (0, 0), "Carl has won nothing")
      for typed in ["", "B", "Ben"] { rename(evening, "Anna", typed) }
      #expect(evening.session.score == (0, 1), "a name that is typed again is the same person")
      rename(evening, "Anna", "Carl")
      playGame(evening)
      #expect(evening.session.score == (1, 0))
      evening.session.undo()
      #expect(evening.session.score == (0, 0))
    }

    @Test func whoGetsANameWasThereBefore() {
      let evening = table { $0.people = People() }
      playGame(evening)
      rename(evening, "Anna", "Ben ")
      #expect(evening.session.score == (0, 1) && evening.session.name(of: .second) == "Ben")
      let other = Evening(.friend)
      #expect(other.session.restore(evening.session.saved))
      #expect(other.session.score == (0, 1) && other.session.name(of: .second) == "Ben")
    }

    /// Colours in turn or fixed: whoever it is, the seat is kept with the game.
    @Test(arguments: FirstMove.allCases) func theSeatIsKept(first: FirstMove) {
      let evening = table { $0.first = first }
      for game in 1...3 {
        let own: Seat = first == .you ? .first : first == .bot ? .second : game % 2 == 1 ? .first : .second
        #expect(evening.session.friendSeat == own && evening.session.saved.friendSeat == own)
        playGame(evening)
        startNext(evening)
      }
      #expect(evening.session.score == (first == .you ? (0, 3) : first == .bot ? (3, 0) : (1, 2)))
    }

    @Test func aSeriesOfThreeEnds() {
      let evening = table {
        $0.terms.bestOf = 3
        $0.first = .bot
      }
      playGame(evening)
      #expect(!evening.session.isSeriesOver && evening.session.nextNumber == 2)
      startNext(evening)
      playGame(evening)
      #expect(
        evening.session.isSeriesOver && evening.session.score == (2, 0) && evening.session.nextNumber == 1)
      evening.session.undo()
      #expect(!evening.session.isSeriesOver && evening.session.score == (1, 0))
      evening.session.redo()
      for _ in 0..<3 { evening.pass(0) }
      #expect(evening.session.isSeriesOver)
      startNext(evening)
      #expect(evening.session.score == (0, 0) && evening.session.gameNumber == 1)
    }

    /// With a bot or a friend far away nothing of it holds, and it is there again with the friend.
    @Test(arguments: [Opponent.mine, .character(.flint), .far]) func termsStayWithTheFriend(other: Opponent) {
      let evening = table {
        $0.terms.bestOf = 3
        $0.terms.time = TimeControl(minutes: 5)
        $0.terms.handicap = Handicap(1)
      }
      let friendly = evening.session.options
      #expect(
        evening.session.clock != nil && evening.session.bestOf == 3
          && evening.session.seated.terms.handicap.amount == 1)
      var options = friendly
      options.opponent = other
      evening.session.adopt(options)
      #expect(
        evening.session.clock == nil && evening.session.bestOf == 0
          && evening.session.seated.terms.handicap.amount == 0)
      options.terms.bestOf = 5
      evening.session.adopt(options)
      #expect(evening.session.bestOf == (other == .far ? 0 : 5))
      evening.session.adopt(friendly)
      #expect(
        evening.session.clock != nil && evening.session.bestOf == 3
          && evening.session.seated.terms.handicap.amount == 1)
    }

    // MARK: - Clocks

    private func timed(_ minutes: Int = 5, increment: Int = 0) -> Evening {
      table { $0.terms.time = TimeControl(minutes: minutes, increment: increment) }
    }

    @Test(arguments: [0.5, 2, 30]) func timeRunsFromTheFirstMove(rest: Double) {
      let evening = timed(increment: 5)
      evening.pass(rest)
      #expect(evening.session.clock?.left(.first) == 300, "before the first move it stands")
      evening.finish([2])
      evening.pass(rest)
      #expect(evening.session.clock.map { abs($0.left(.second) - (300 - rest)) < 0.01 } == true)
      evening.isRunning = false
      evening.pass(0)
      evening.pass(1000)
      evening.isRunning = true
      evening.pass(0)
      #expect(evening.session.clock.map { abs($0.left(.second) - (300 - rest)) < 0.01 } == true)
      #expect(evening.session.play(Heap.Move(1)))
      #expect(evening.session.clock.map { abs($0.left(.second) - (305 - rest)) < 0.01 } == true)
      #expect(evening.session.clock?.left(.first) == 300)
    }

    @Test(arguments: [Seat.first, .second]) func whoHasNoTimeLeftIsFlagged(seat: Seat) {
      var clock = GameClock(TimeControl(minutes: 5))
      clock.spend(299, by: seat)
      #expect(clock.flagged == nil)
      clock.spend(1, by: seat)
      #expect(clock.flagged == seat && clock.left(seat) == 0 && clock.left(seat.other) == 300)
    }

    @Test func whoRunsOutOfTimeLoses() {
      let evening = timed()
      evening.finish([2])
      guard case .at(let time) = evening.pass(0) else {
        Issue.record("nobody is called when the time is over")
        return
      }
      #expect(abs(time - evening.now - 300) < 0.01)
      evening.pass(299.5)
      #expect(evening.session.outcome == nil)
      evening.pass(0.5)
      #expect(evening.session.outcome == Outcome(winner: .first, reason: Outcome.time))
      for _ in 0..<3 { evening.pass(0) }
      #expect(evening.session.announced != nil && evening.session.score == (1, 0))
      #expect(!evening.session.canUndo && !evening.session.mayMove && !evening.session.play(Heap.Move(1)))
      let saved = evening.session.saved
      #expect(saved.outcome?.reason == Outcome.time && saved.clock?.flagged == .second)
      let other = Evening(.friend)
      #expect(other.session.restore(saved))
      for _ in 0..<3 { other.pass(0) }
      #expect(other.session.outcome?.winner == .first && other.session.score == (1, 0), "counted once")
      startNext(evening)
      #expect(evening.session.outcome == nil && evening.session.clock?.left(.second) == 300)
    }

    @Test func aGameGoesOnWithTheTimeThatWasLeft() {
      let evening = timed(10)
      evening.finish([2])
      evening.pass(100)
      let other = table()
      #expect(other.session.restore(evening.session.saved))
      #expect(other.session.clock.map { abs($0.left(.second) - 500) < 0.2 } == true)
      other.pass(499)
      #expect(other.session.outcome == nil)
      other.pass(2)
      #expect(other.session.outcome?.winner == .first)
    }

    @Test func anotherClockWaitsForTheNextGame() {
      let evening = timed()
      evening.finish([2])
      var options = evening.session.options
      options.terms.time = nil
      evening.session.adopt(options)
      #expect(evening.session.clock != nil && evening.session.areNewTermsWaiting)
      startNext(evening)
      #expect(evening.session.clock == nil && !evening.session.areNewTermsWaiting)
      options.terms.time = TimeControl(minutes: 15)
      evening.session.adopt(options)
      #expect(
        evening.session.clock?.left(.first) == 900, "a game in which nothing has happened is the next one")
    }

    @Test(arguments: [
      "10+5 1.5 600.0", "5+0 0.0 0.1", "5+0 1.0 2.0 300.0/300.0 300.0/2.0 | 1.0/1.5", "5+0 9.0 8.0 | 9.0/7.0",
    ]) func clocksAreTextBothWays(text: String) {
      #expect(GameClock(text: text)?.text == text)
    }

    @Test(arguments: [
      "", "10 1 2", "10+5 -1 2", "10+5 1", "10+5 nan 2", "0+5 1 2", "10+5 1 2 3", "10+5 1e9 2",
      "10+5 1 2 3/", "10+5 1 2 /3", "10+5 1 2 3/4/5", "10+5 1 2 3/-4", "10+5 1 2 3/4 | nan/1",
      "10+5 1 2 | 1/1 | 1/1",
    ])
    func whatIsNoClock(text: String) { #expect(GameClock(text: text) == nil) }

    @Test func namesAreOneLine() {
      #expect(People(" \tAn\nna ", "x").name(isOwn: true) == "Anna")
      #expect(
        People("   ").name(isOwn: true) == nil && People(String(repeating: "n", count: 99)).own.count == 24)
    }
  }
}
