// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Testing

struct RatingTests {
  /// The example that Glickman works out by hand in his paper.
  @Test func theExampleOfThePaper() {
    let player = Glicko(rating: 1500, deviation: 200)
    let after = player.after([
      .init(Glicko(rating: 1400, deviation: 30), score: 1),
      .init(Glicko(rating: 1550, deviation: 100), score: 0),
      .init(Glicko(rating: 1700, deviation: 300), score: 0),
    ])
    #expect(abs(after.rating - 1464.06) < 0.05 && abs(after.deviation - 151.52) < 0.05)
    #expect(abs(after.volatility - 0.05999) < 0.00001)
    // Without games the rating is only less sure.
    let rested = player.after([])
    #expect(rested.rating == 1500 && rested.deviation > 200 && rested.deviation < 201)
  }

  /// A child who loses to the weakest bot and a parent who beats the strongest, at one computer; and results that nobody
  /// can have, from a file.
  @Test(arguments: [(600, 1678), (600, 2426), (0, 5000), (5000, 5000), (0, 0)])
  func whateverTheResultsItIsARating(lost: Int, won: Int) {
    for runs in [1, 2, 3, 40, 1000] {
      var rating = PlayerRating()
      for number in 0..<4000 {
        let hasWon = number / runs % 2 == 1
        rating.add(hasWon ? 1 : 0, against: hasWon ? won : lost)
        #expect((0...5000).contains(rating.rating) && (0...700).contains(rating.margin))
        guard (0.0...0.1).contains(rating.strength.volatility) else {
          Issue.record("volatility \(rating.strength.volatility)")
          return
        }
      }
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func whatIsNoRatingIsBroughtIn(value: Double) {
    let strength = Glicko(rating: value, deviation: value, volatility: value)
    let after = strength.after([Glicko.Result(strength, score: 1)])
    #expect((0...5000).contains(after.rating) && (0...350).contains(after.deviation))
  }

  @Test func everyRatingHasASkillThatRises() {
    let scale = RatingScale([(1, 600), (2, 700), (2.5, 1500), (5, 1600), (6, 2000)])
    var last = 0.0
    for rating in stride(from: 0, through: 3000, by: 7) {
      let step = scale.skill(at: rating).step
      #expect(step >= last && (1...6).contains(step))
      last = step
    }
    #expect(last == 6 && scale.skill(at: 1100).step == 2.25)
    let characters = Opponent.Character.allCases.map { scale.rating(of: $0) }
    #expect(characters == [600, 880, 1160, 1440, 1720, 2000])
    let own = [600, 700, 900, 1500, 1600, 2000]
    let other = RatingScale([(1, 600), (6, 2000)], characters: own)
    #expect(Opponent.Character.allCases.map { other.rating(of: $0) } == own)
  }

  /// So often as the fraction says the upper neighbour chooses; a whole step is one of them alone.
  @Test func aSkillInBetweenIsAMixture() {
    let count = (1...10_000).count { Skill(step: 2.3).strength(seed: $0) == .level(3) }
    #expect((2850...3150).contains(count))
    #expect((1...1000).allSatisfy { Skill(step: 4).strength(seed: $0) == .level(4) })
    #expect((1...1000).allSatisfy { Skill(.perfect).strength(seed: $0) == .perfect })
    #expect((1...1000).allSatisfy { [.level(5), .perfect].contains(Skill(step: 5.5).strength(seed: $0)) })
  }

  /// A player of any strength comes to half of the points, and is rated so: twelve strengths over the widest scale of the games,
  /// fifteen hundred games each after thirty: 0.45 to 0.55 are four standard deviations.
  @Test(arguments: 0..<12) func whoPlaysAtTheirLevelWinsHalf(number: Int) {
    let scale = RatingScale([(1, 600), (6, 2700)])
    let strength = Glicko(rating: 600 + 2100 / 11 * Double(number), deviation: 0)
    var (points, counted, off) = (0.0, 0.0, 0.0)
    for run in 1...60 as ClosedRange<UInt64> {
      var random = SeededRandom(seed: run)
      var rating = PlayerRating()
      for game in 1...55 {
        let rival = rating.rival(on: scale, seed: random.next())
        let part = strength.expectation(against: Glicko(rating: Double(rival), deviation: 0))
        let score = Double.random(in: 0..<1, using: &random) < part ? 1.0 : 0
        rating.add(score, against: rival)
        if game > 30 { (points, counted) = (points + score, counted + 1) }
      }
      off += abs(Double(rating.rating) - strength.rating)
    }
    #expect((0.45...0.55).contains(points / counted), "\(points / counted)")
    #expect(off / 60 < 110, "\(off / 60)")
  }

  private func game(_ opponent: Opponent, own: Seat? = .first, winner: Seat?, day: Int, rating: Int? = nil)
    -> GameRecord
  {
    var options = GameOptions()
    (options.opponent, options.rating) = (opponent, rating)
    var record = GameRecord(
      id: GameRecord.newID(), game: "heap", options: options, ownSeat: own, seed: 1, moves: ["1"], seconds: 1)
    record.outcome = Outcome(winner: winner, reason: "last")
    record.date = Timestamp(clamping: day * 86_400 + 40_000)
    return record
  }

  /// Hints, moves taken back and games from the middle say nothing, nor do games between people.
  @Test func onlyWhatOneDidAloneIsRated() {
    let clock = LocalClock(now: { 20_000 * 86_400 + 50_000 })
    var aided = game(.character(.cork), winner: .first, day: 19_999)
    aided.wasCounted = true
    var middle = game(.mine, winner: .first, day: 19_999, rating: 900)
    middle.counts = false
    let nothing = [
      aided, middle, game(.friend, own: nil, winner: .first, day: 19_999),
      game(.mine, winner: .first, day: 19_999),
    ]
    #expect(
      PlayerRating(PastIndex(nothing), of: Heap.info.name, on: Heap.info.scale, clock) == PlayerRating())
    let won = game(.mine, winner: .first, day: 19_998, rating: 900)
    let lost = game(.character(.onyx), own: .second, winner: .first, day: 19_950)
    let drawn = game(.character(.bramble), winner: nil, day: 19_949)
    let rating = PlayerRating(
      PastIndex([won] + nothing + [lost, drawn]), of: Heap.info.name, on: Heap.info.scale, clock)
    #expect(rating.games == 3 && rating.isKnown && rating.line.count == 3)
    #expect(rating.rating == rating.line[2])
    #expect(rating.line[0] > 700 && rating.line[2] > rating.line[1])
    // Older than a month are two of them: it was not known then, so nothing has changed since.
    #expect(rating.monthAgo == nil)
    let longer = PlayerRating(
      PastIndex([won, lost, lost, drawn]), of: Heap.info.name, on: Heap.info.scale, clock)
    #expect(longer.monthAgo == longer.line[2] && longer.rating == longer.line[3])
    #expect(!PlayerRating(PastIndex([won]), of: Heap.info.name, on: Heap.info.scale, clock).isKnown)
  }

  @Test func whatIsKeptOfAnOpponentIsReadAgain() {
    for opponent in Opponent.all { #expect(Opponent(kind: opponent.kind, level: opponent.level) == opponent) }
    #expect(
      Opponent(kind: .bot, level: 3) == .character(.bramble)
        && Opponent(kind: .perfect, level: 3) == .character(.onyx))
    #expect(
      Opponent(kind: .bot, level: 9) == .character(.bramble)
        && Opponent(kind: .bot, level: nil) == .character(.bramble))
    #expect(Opponent.Character(number: 0) == nil && Opponent.Character(number: 7) == nil)
    #expect(
      Opponent.Character.allCases.map(\.name) == ["Pebble", "Cork", "Bramble", "Flint", "Ember", "Onyx"])
  }
}
