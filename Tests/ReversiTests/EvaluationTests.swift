// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import Files
import GameCore
import Testing

@testable import Reversi
@testable import workbench

struct EvaluationTests {
  /// The rows of everything on a board.
  private func classes(_ board: Board) -> [Int32] {
    let features = Features()
    features.find(board)
    return (0..<Features.count).map { features.found[$0] }
  }

  private func randomNetwork(seed: UInt64) -> Network {
    var (network, random) = (Network(), SeededRandom(seed: seed))
    for index in network.rows.indices { network.rows[index] = Int8.random(in: -128...127, using: &random) }
    for index in network.outputs.indices {
      network.biases[index] = Int8.random(in: -128...127, using: &random)
      network.outputs[index] = Int16.random(in: -500...500, using: &random)
    }
    for stage in network.corrections.indices {
      network.corrections[stage] = Int8.random(in: -128...127, using: &random)
    }
    return network
  }

  /// Turned and mirrored boards are worth the same.
  @Test func imagesAreWorthTheSame() throws {
    let evaluation = Evaluation(EvaluationTables(randomNetwork(seed: 2)))
    for seed in 1...60 as ClosedRange<UInt64> {
      let board = Board(randomPosition(plies: Int(seed), seed: seed))
      let images = images(board)
      let scores = Set(images.map { evaluation.score($0.own, $0.other) })
      #expect(scores.count == 1)
      let found = Set(images.map { classes($0).sorted() })
      #expect(found.count == 1 && found.first?.count == Pattern.instanceCount + 2)
    }
  }

  /// What is said after a move of a prepared board, and what is still known of a board, is what a new evaluation says of it.
  @Test func guessesOfMovesAndKnownOnesAreThoseOfTheBoard() {
    let network = randomNetwork(seed: 5)
    let asked = Evaluation(EvaluationTables(network))
    let fresh = Evaluation(EvaluationTables(network))
    let tables = FlipTables()
    var known = 0
    for seed in 1...2_000 as ClosedRange<UInt64> {
      let board = Board(randomPosition(plies: Int(seed % 59), seed: seed))
      asked.prepare(board)
      var moves = board.moves
      while moves != 0 {
        let square = Search.first(moves)
        moves &= moves - 1
        let flips = tables.flips(board.own, board.other, square)
        let child = board.playing(square, flips)
        let key = BoundTable.key(child.own, child.other)
        if let guess = asked.known(key) {
          known += 1
          #expect(guess == asked.score(after: square, flips, child, key))
        }
        let guess = asked.score(after: square, flips, child, key)
        #expect(guess == fresh.score(child.own, child.other) && guess == asked.known(key))
      }
      let key = BoundTable.key(board.own, board.other)
      let before = asked.known(key)
      let score = asked.score(board.own, board.other)
      #expect(before == nil || before == score)
      #expect(score == fresh.score(board.own, board.other))
    }
    #expect(known > 100)
  }

  /// Every square is seen by some pattern, with its owner: two boards that differ there differ in their classes.
  @Test func everySquareIsSeen() {
    let board = Board(own: 0, other: 0)
    let empty = classes(board)
    for square in 0..<64 {
      let own = classes(Board(own: 1 << UInt64(square), other: 0))
      let other = classes(Board(own: 0, other: 1 << UInt64(square)))
      let seen = zip(own, empty).filter { $0 != $1 }.count
      #expect(seen >= 3 && own != other)
    }
  }

  /// A configuration and its mirror image are one class, and no other two are.
  @Test func configurationsAreNumbered() {
    let classes = FeatureClasses.ofConfigurations
    #expect(classes.count == Pattern.weightCount)
    // The first configuration of each class, and how many have been seen.
    var (first, seen) = ([Int](repeating: -1, count: FeatureClasses.patternCount), [Int](classes.indices))
    for number in classes.indices {
      let own = Int(classes[number])
      if first[own] < 0 { first[own] = number }
      seen[number] = first[own]
    }
    #expect(!first.contains(-1))
    var wrong = 0
    for pattern in Pattern.all {
      let mirror = mirror(pattern)
      for number in 0..<pattern.size {
        var (rest, image) = (number, 0)
        for weight in mirror {
          image += rest % 3 * weight
          rest /= 3
        }
        if seen[pattern.offset + number] != pattern.offset + min(number, image) { wrong += 1 }
      }
    }
    #expect(wrong == 0)
  }

  /// What a disc on each square of a pattern counts for when the board is turned or mirrored so that the pattern comes to lie on itself.
  private func mirror(_ pattern: Pattern) -> [Int] {
    let ground = pattern.squares.reduce(UInt64(0)) { $0 | 1 << UInt64($1) }
    let powers = pattern.squares.indices.map { place in (0..<place).reduce(1) { power, _ in 3 * power } }
    for (way, turned) in images(Board(own: ground, other: 0)).enumerated() where turned.own == ground {
      let weights = pattern.squares.map { square in
        let image = images(Board(own: 1 << UInt64(square), other: 0))[way].own
        return pattern.squares.firstIndex { UInt64(1) << UInt64($0) == image }.map { powers[$0] } ?? 0
      }
      if weights != powers { return weights }
    }
    return powers
  }

  /// Every pattern lies on the board in each way in which it can be turned and mirrored, once.
  @Test func patternsLieInEveryWay() {
    for pattern in Pattern.all {
      let ground = pattern.squares.reduce(UInt64(0)) { $0 | 1 << UInt64($1) }
      let ways = Set(images(Board(own: ground, other: 0)).map(\.own))
      let found = pattern.instances.map { $0.reduce(UInt64(0)) { $0 | 1 << UInt64($1) } }
      #expect(found.count == ways.count && Set(found) == ways)
    }
    #expect(Pattern.all.reduce(0) { $0 + $1.instances.count } == Pattern.instanceCount)
  }

  /// From a dozen discs on each number of discs has weights of its own, until near the end; none are left over.
  @Test func stagesFollowTheDiscs() {
    let stages = (4...63).map(Network.stage)
    #expect(stages == stages.sorted())
    #expect(Set(stages) == Set(0..<Network.stageCount))
    #expect(Set((12...59).map(Network.stage)).count == 48)
  }

  /// The vectors count what a look at every square of every instance counts.
  @Test func configurationsAreFound() {
    for seed in 1...60 as ClosedRange<UInt64> {
      let board = Board(randomPosition(plies: Int(seed), seed: seed))
      var expected: [Int32] = []
      for pattern in Pattern.all {
        for instance in pattern.instances {
          var number = pattern.offset
          for (place, square) in instance.enumerated() {
            let bit: UInt64 = 1 << UInt64(square)
            number += Pattern.powers[place] * (board.own & bit != 0 ? 1 : board.other & bit != 0 ? 2 : 0)
          }
          expected.append(FeatureClasses.ofConfigurations[number])
        }
      }
      #expect(Array(classes(board).dropFirst(2)) == expected)
    }
  }

  @Test func theHandMadeWeightsKnowTheBasics() {
    let evaluation = Evaluation(handMade)
    var (better, worse) = (0, 0)
    // Who has a corner more is better off.
    for seed in 1...200 as ClosedRange<UInt64> {
      let board = Board(randomPosition(plies: 30, seed: seed))
      let corners =
        (board.own & Search.corners).nonzeroBitCount - (board.other & Search.corners).nonzeroBitCount
      let score = evaluation.score(board.own, board.other)
      #expect(abs(score) <= 63 * Evaluation.unit)
      if corners > 1 { if score > 0 { better += 1 } else { worse += 1 } }
    }
    #expect(better > 3 * worse)
  }

  @Test func theFileIsReadAsItIsWritten() throws {
    let network = randomNetwork(seed: 6)
    #expect(WeightsFile.read(WeightsFile.bytes(network)) == network)
  }

  /// A damaged file is not used, and the engine plays on without it.
  @Test func damagedFilesAreRefused() throws {
    let good = WeightsFile.bytes(HandMadeWeights.make())
    #expect(WeightsFile.read(good) != nil)
    var random = SeededRandom(seed: 7)
    for _ in 0..<20 {
      var bytes = good
      bytes[Int.random(in: 0..<bytes.count, using: &random)] ^= UInt8.random(in: 1...255, using: &random)
      #expect(WeightsFile.read(bytes) == nil)
    }
    for bytes in [[], Array("QRN2".utf8), Array(good.dropLast()), good + [0]] as [[UInt8]] {
      #expect(WeightsFile.read(bytes) == nil)
    }
  }

  /// The file of the repository is good, and guesses endings better than the hand-made weights.
  @Test func theWeightsOfTheRepositoryAreGood() throws {
    let bytes = try #require(File.bytes(Repository.path("Assets/books/reversi.weights")))
    let weights = WeightsFile.read(bytes)
    #expect(weights != nil)
    let trained = Evaluation(EvaluationTables(weights))
    func error(_ evaluation: borrowing Evaluation) throws -> Int {
      try dataLines("endgame_12.txt").reduce(0) { sum, line in
        let (board, scores) = try Reversi.Bench.read(line)
        let exact = (scores.map(\.score).max() ?? 0) * Evaluation.unit
        return sum + abs(evaluation.score(board.own, board.other) - exact)
      }
    }
    let (learned, handMade) = (try error(trained), try error(Evaluation(handMade)))
    #expect(2 * learned < handMade, "\(learned) \(handMade)")
  }

  /// Whoever has the last move is thought too low by nobody: with an even and with an odd number of empty squares a search of
  /// eight plies is right in the mean.
  @Test func whoHasTheLastMoveIsValuedRightly() throws {
    let bytes = try #require(File.bytes(Repository.path("Assets/books/reversi.weights")))
    let weights = try #require(WeightsFile.read(bytes))
    var search = Search(capacity: 8 << 20, weights: weights)
    var errors: [Int: [Int]] = [:]
    for line in try dataLines("endgame_22.txt") {
      let position = try #require(ValuedPosition(line[...]))
      search.begin()
      let score = search.midgame(position.board, 0 - Search.infinity, Search.infinity, 8)
      errors[position.board.emptyCount, default: []].append(score - Int(position.value) * Evaluation.unit)
    }
    #expect(errors.keys.sorted() == [21, 22, 23, 24])
    for (empty, errors) in errors {
      let bias = Double(errors.reduce(0, +)) / Double(errors.count * Evaluation.unit)
      #expect(errors.count > 150 && abs(bias) < 0.5, "\(empty) empty: \(bias) discs")
    }
  }

  /// What the network says is what its definition says, in whole numbers.
  @Test func theGuessIsThatOfTheNetwork() {
    let network = randomNetwork(seed: 4)
    let evaluation = Evaluation(EvaluationTables(network))
    var inside = 0
    for seed in 1...60 as ClosedRange<UInt64> {
      let board = Board(randomPosition(plies: Int(seed), seed: seed))
      let number = Network.stage(64 - board.emptyCount)
      let stage = number * Network.width
      var worth = 0.0
      for unit in 0..<Network.width {
        let rows = classes(board).map { Int(network.rows[Int($0) * Network.width + unit]) }
        let sum = rows.reduce(Int(network.biases[stage + unit]), +)
        worth += Double(max(0, sum) * Int(network.outputs[stage + unit]))
      }
      let discs =
        worth / Double(Network.hiddenUnit * Network.outputUnit) * Double(Network.discs)
        + Double(network.corrections[number]) / 8
      let score = Double(evaluation.score(board.own, board.other)) / Double(Evaluation.unit)
      #expect(abs(score - max(-63, min(63, discs))) < 0.2)
      if abs(score) < 63 { inside += 1 }
    }
    #expect(inside > 20)
  }

  /// The trainer finds a rule that is not a sum: a board is worth how far the numbers of moves are apart, whoever has more.
  @Test func theTrainerLearnsWhatNoSumCanSay() {
    func samples(_ seeds: ClosedRange<UInt64>) -> [Sample] {
      seeds.map { seed in
        let board = Board(randomPosition(plies: 20 + Int(seed % 20), seed: seed))
        let (own, other) = (board.moves.nonzeroBitCount, board.passed.moves.nonzeroBitCount)
        return Sample(board: board, value: 3 * Float(abs(own - other)) - 10)
      }
    }
    let (known, others) = (samples(1...3000), samples(7000...7400))
    var trainer = NetworkTrainer()
    for _ in 0..<8 { _ = trainer.learn(known, rate: 0.03) }
    let mean = others.reduce(0) { $0 + $1.value } / Float(others.count)
    let spread = others.reduce(0) { $0 + ($1.value - mean) * ($1.value - mean) } / Float(others.count)
    let error = trainer.error(others)
    #expect(error < spread.squareRoot() * 3 / 4, "\(error) \(spread.squareRoot())")
    // The file's whole numbers are near what was learned.
    let evaluation = Evaluation(EvaluationTables(trainer.network))
    for sample in others {
      let score = Float(evaluation.score(sample.board.own, sample.board.other)) / Float(Evaluation.unit)
      #expect(abs(score - trainer.guess(sample)) < 2)
    }
  }

  /// What counts nothing teaches nothing.
  @Test func samplesCountAsMuchAsTheyWeigh() {
    let board = Board(randomPosition(plies: 20, seed: 1))
    var trainer = NetworkTrainer()
    let before = trainer.guess(Sample(board: board, value: 0))
    _ = trainer.learn([Sample(board: board, value: 60, weight: 0)], rate: 0.03)
    #expect(trainer.guess(Sample(board: board, value: 0)) == before)
    _ = trainer.learn([Sample(board: board, value: 60)], rate: 0.03)
    #expect(trainer.guess(Sample(board: board, value: 0)) > before)
  }

  @Test func gamesAreReadAsTheyAreWritten() throws {
    var play = SelfPlay(weights: nil, depth: 2, exactEmpty: 8, stray: 10)
    let games = (0..<6).map { play.play($0) }
    let file = games.joined() + games[0].dropLast()
    #expect(SelfPlay.games(Array(file)) == games)
    #expect(SelfPlay.count(Array(file)) == (6, games.joined().count))
    var again = SelfPlay(weights: nil, depth: 2, exactEmpty: 8, stray: 10)
    #expect(again.play(5) == games[5] && games[5] != games[4])
    for bytes in games {
      var place = 0
      let game = try #require(PlayedGame(bytes, at: &place))
      #expect(game.bytes == bytes)
      // The end is exact: what the search says of it is what the game came to.
      let samples = game.samples(trust: 1, aside: 1, FlipTables())
      let last = try #require(samples.first)
      // Moves beside the played ones were looked at, too.
      #expect(samples.count > game.moves.filter { $0.value != nil }.count)
      #expect(last.board.emptyCount < 4 && abs(Int(last.value)) == abs(game.score))
    }
  }

  /// Of openings that are not even most are dropped, and moves that were not played are looked at.
  @Test func mostGamesBeginEven() throws {
    func even(_ balance: Int) throws -> Int {
      var play = SelfPlay(weights: nil, depth: 2, exactEmpty: 6, stray: 0, balance: balance)
      return try (0..<60 as Range<UInt64>).count { number in
        var place = 0
        let game = try #require(PlayedGame(play.play(number), at: &place))
        let first = try #require(game.moves.first { $0.value != nil })
        #expect(game.moves.contains { $0.aside != nil && $0.aside?.square != $0.square })
        return abs(first.value ?? 0) <= 4 * Evaluation.unit
      }
    }
    let (balanced, any) = (try even(4), try even(64))
    #expect(balanced > any + 5, "\(balanced) \(any)")
  }

  /// Before a random move only the search counts; elsewhere what came later counts as much as it is trusted.
  @Test func valuesAreMixed() throws {
    var game = PlayedGame()
    game.score = 10
    game.moves = [
      .init(square: 19, isRandom: true, value: nil), .init(square: 18, isRandom: false, value: 16),
      .init(square: 26, isRandom: true, value: 24), .init(square: 20, isRandom: false, value: 32),
    ]
    let values = game.samples(trust: 0.5, aside: 1, FlipTables()).map(\.value)
    // From the last move to the first that was searched; the side that moves changes.
    let expected: [Float] = [-3, 3, -0.5]
    #expect(values == expected)
    game.moves[2].square = 0
    #expect(game.samples(trust: 0.5, aside: 1, FlipTables()).isEmpty)
  }

  /// Near the squares that are solved most of a value is what came later, far from them what it is trusted everywhere.
  @Test func endIsTrusted() throws {
    var play = SelfPlay(weights: nil, depth: 2, exactEmpty: 16, stray: 0)
    var place = 0
    var game = try #require(PlayedGame(play.play(3), at: &place))
    let tables = FlipTables()
    func values(_ game: PlayedGame) -> [Int: Float] {
      let samples = game.samples(trust: 0.25, aside: 0, tables).filter { $0.weight == 1 }
      return Dictionary(samples.map { ($0.board.emptyCount, $0.value) }, uniquingKeysWith: { $1 })
    }
    let before = values(game)
    // The search says sixteen discs more with 16 empty squares, of which three quarters are believed there.
    let index = try #require(game.moves.indices.first { game.moves.count - $0 == 16 })
    game.moves[index].value = try #require(game.moves[index].value) + 16 * Evaluation.unit
    let after = values(game)
    func gain(_ empty: Int) throws -> Float {
      abs(try #require(after[empty]) - (try #require(before[empty])))
    }
    let expected: [(empty: Int, gain: Float)] = [(15, 0), (16, 12), (17, 10.8), (18, 8.91), (30, 0)]
    for (empty, gained) in expected {
      let gain = try gain(empty)
      #expect(abs(gain - gained) < 0.01, "\(empty)")
    }
  }

  /// What was looked at aside is a position after another move, and counts what it is said to count.
  @Test func movesAsideAreSamples() throws {
    var game = PlayedGame()
    game.moves = [
      .init(square: 19, isRandom: true, value: nil),
      .init(square: 18, isRandom: false, value: 16, aside: (square: 34, value: -24)),
    ]
    var place = 0
    let again = try #require(PlayedGame(game.bytes, at: &place))
    let samples = again.samples(trust: 0.5, aside: 0.25, FlipTables())
    let board = Board.start.playing(19, FlipTables().flips(Board.start.own, Board.start.other, 19))
    let flips = FlipTables().flips(board.own, board.other, 34)
    #expect(samples.map(\.value) == [1, -3] && samples.map(\.weight) == [1, 0.25])
    #expect(samples.last?.board == board.playing(34, flips))
  }
}
