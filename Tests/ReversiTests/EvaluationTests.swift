// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Glibc
import Testing

@testable import Reversi

@Suite struct EvaluationTests {
  /// Turned and mirrored boards are worth the same.
  @Test func imagesAreWorthTheSame() throws {
    var weights = HandMadeWeights.make()
    var random = SeededRandom(seed: 2)
    for stage in weights.indices {
      for index in weights[stage].indices { weights[stage][index] = Int8.random(in: -9...9, using: &random) }
    }
    let evaluation = Evaluation(weights, isTrained: true)
    for seed in 1...60 as ClosedRange<UInt64> {
      let board = Board(randomPosition(plies: Int(seed), seed: seed))
      let images = images(board)
      #expect(Set(images.map { evaluation.score($0.own, $0.other) }).count == 1)
      let classes = Set(images.map { evaluation.classes($0).sorted() })
      #expect(classes.count == 1 && classes.first?.count == Pattern.instanceCount + 2)
    }
  }

  /// Every square is seen by some pattern, with its owner: two boards that differ there differ in their classes.
  @Test func everySquareIsSeen() {
    let evaluation = Evaluation(nil)
    let board = Board(own: 0, other: 0)
    let empty = evaluation.classes(board)
    for square in 0..<64 {
      let own = evaluation.classes(Board(own: 1 << UInt64(square), other: 0))
      let other = evaluation.classes(Board(own: 0, other: 1 << UInt64(square)))
      let seen = zip(own, empty).filter { $0 != $1 }.count
      #expect(seen >= 3 && own != other)
    }
  }

  @Test func patternsAreNumbered() {
    #expect(
      Pattern.all.map(\.size) == [
        59049, 6561, 6561, 6561, 6561, 2187, 729, 243, 81, 19683, 59049, 59049, 6561,
      ])
    #expect(Pattern.all.map(\.instances.count) == [4, 4, 4, 4, 2, 4, 4, 4, 4, 4, 8, 4, 4])
    #expect(Pattern.all.reduce(0) { $0 + $1.instances.count } == Pattern.instanceCount)
    #expect(PatternClasses.ofConfigurations.count == Pattern.weightCount)
    #expect(Set(PatternClasses.ofConfigurations) == Set(0..<Int32(PatternClasses.patternCount)))
    for pattern in Pattern.all {
      for number in 0..<pattern.size {
        let image = pattern.mirrored(number)
        if pattern.mirrored(image) != number { Issue.record("\(number)") }
      }
    }
    #expect((4...63).map(Evaluation.stage) == (4...63).map { min(max(0, $0 - 12) / 2, 23) })
    for stage in 0..<Evaluation.stageCount {
      for discs in Evaluation.discs(stage) { #expect(Evaluation.stage(discs) == stage) }
    }
  }

  /// The vectors count what a look at every square of every instance counts.
  @Test func configurationsAreFound() {
    let evaluation = Evaluation(nil)
    for seed in 1...60 as ClosedRange<UInt64> {
      let board = Board(randomPosition(plies: Int(seed), seed: seed))
      var classes: [Int32] = []
      for pattern in Pattern.all {
        for instance in pattern.instances {
          var number = pattern.offset
          for (place, square) in instance.enumerated() {
            let bit: UInt64 = 1 << UInt64(square)
            number += Pattern.powers[place] * (board.own & bit != 0 ? 1 : board.other & bit != 0 ? 2 : 0)
          }
          classes.append(PatternClasses.ofConfigurations[number])
        }
      }
      #expect(Array(evaluation.classes(board).dropFirst(2)) == classes)
    }
  }

  @Test func theHandMadeWeightsKnowTheBasics() {
    let evaluation = Evaluation(nil)
    let isTrained = evaluation.isTrained
    #expect(!isTrained)
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
    var random = SeededRandom(seed: 6)
    let weights = (0..<Evaluation.stageCount).map { _ in
      (0..<PatternClasses.count).map { _ in Int8.random(in: -128...127, using: &random) }
    }
    #expect(WeightsFile.read(WeightsFile.bytes(weights)) == weights)
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
    for bytes in [[], Array("QRW2".utf8), Array(good.dropLast()), good + [0]] as [[UInt8]] {
      #expect(WeightsFile.read(bytes) == nil)
      let evaluation = Evaluation(bytes)
      let isTrained = evaluation.isTrained
      #expect(!isTrained)
    }
  }

  /// The file of the repository is good, and guesses endings better than the hand-made weights.
  @Test func theWeightsOfTheRepositoryAreGood() throws {
    let path =
      "\(#filePath)".dropLast("Tests/ReversiTests/EvaluationTests.swift".count)
      + "Assets/books/reversi.weights"
    let file = try #require(fopen(String(path), "r"))
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 22)
    bytes = Array(bytes[..<fread(&bytes, 1, bytes.count, file)])
    let trained = Evaluation(bytes)
    let isTrained = trained.isTrained
    #expect(isTrained)
    func error(_ evaluation: borrowing Evaluation) throws -> Int {
      try dataLines("endgame_12.txt").reduce(0) { sum, line in
        let (board, scores) = try Reversi.Bench.read(line)
        let exact = (scores.map(\.score).max() ?? 0) * Evaluation.unit
        return sum + abs(evaluation.score(board.own, board.other) - exact)
      }
    }
    let (learned, handMade) = (try error(trained), try error(Evaluation(nil)))
    #expect(2 * learned < handMade, "\(learned) \(handMade)")
  }

  /// The regression finds weights again from which values were made, and stays where it began without samples.
  @Test func theRegressionFindsWhatItShould() {
    let classes = LearningClasses()
    let wanted = (0..<classes.count).map { Float($0 % 7) - 3 }
    let none = [Float](repeating: 0, count: classes.count)
    var regression = Regression(classes)
    #expect(regression.fit(from: wanted, penalty: 1) == wanted)
    let found = UnsafeMutablePointer<Int32>.allocate(capacity: classes.width)
    defer { found.deallocate() }
    for seed in 1...400 as ClosedRange<UInt64> {
      let board = Board(randomPosition(plies: 20, seed: seed))
      classes.write(board, to: found)
      let value = (0..<classes.width).reduce(Float(0)) { $0 + wanted[Int(found[$1])] }
      regression.add(Sample(board: board, value: value), classes)
    }
    let loose = regression.error(of: regression.fit(from: none, penalty: 0.01))
    let tight = regression.error(of: regression.fit(from: none, penalty: 100))
    #expect(loose < regression.error(of: none) / 20 && tight > loose && tight < regression.error(of: none))
  }

  /// What is learned for a large pattern and for the smaller one inside it becomes one weight, the same for mirror images.
  @Test func smallerPatternsAreAdded() {
    let classes = LearningClasses()
    let found = UnsafeMutablePointer<Int32>.allocate(capacity: classes.width)
    defer { found.deallocate() }
    var random = SeededRandom(seed: 3)
    // Whole units, so that nothing is rounded.
    let weights = (0..<classes.count).map { _ in Float(Int.random(in: -2...2, using: &random)) }
    let evaluation = Evaluation(
      Array(repeating: classes.folded(weights), count: Evaluation.stageCount), isTrained: true)
    for seed in 1...60 as ClosedRange<UInt64> {
      for board in images(Board(randomPosition(plies: Int(seed), seed: seed))) {
        classes.write(board, to: found)
        let sum = (0..<classes.width).reduce(Float(0)) { $0 + weights[Int(found[$1])] }
        let most = Float(63 * Evaluation.unit)
        let expected = max(-most, min(most, sum * Float(Evaluation.unit)))
        #expect(evaluation.score(board.own, board.other) == Int(expected))
      }
    }
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
      let samples = game.samples(trust: 1, FlipTables())
      let last = try #require(samples.first)
      #expect(last.board.emptyCount < 4 && abs(Int(last.value)) == abs(game.score))
    }
  }

  /// Before a random move only the search counts; elsewhere what came later counts as much as it is trusted.
  @Test func valuesAreMixed() throws {
    var game = PlayedGame()
    game.score = 10
    game.moves = [
      .init(square: 19, isRandom: true, value: nil), .init(square: 18, isRandom: false, value: 16),
      .init(square: 26, isRandom: true, value: 24), .init(square: 20, isRandom: false, value: 32),
    ]
    let values = game.samples(trust: 0.5, FlipTables()).map(\.value)
    // From the last move to the first that was searched; the side that moves changes.
    let expected: [Float] = [-3, 3, -0.5]
    #expect(values == expected)
    game.moves[2].square = 0
    #expect(game.samples(trust: 0.5, FlipTables()).isEmpty)
  }

  @Test func trainingMakesAGoodFile() {
    var play = SelfPlay(weights: nil, depth: 2, exactEmpty: 8, stray: 10)
    let files = [(0..<40).flatMap { play.play($0) }]
    let make = { (penalty: Float) in
      WeightsTrainer(files: files, trust: 0.5, penalty: penalty).make { _ in }
    }
    let bytes = make(20)
    #expect(WeightsFile.read(bytes) != nil && make(20) == bytes && make(5) != bytes)
  }
}
