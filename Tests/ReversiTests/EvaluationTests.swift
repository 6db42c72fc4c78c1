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
      for index in weights[stage].indices { weights[stage][index] = Int16.random(in: -9...9, using: &random) }
    }
    let evaluation = Evaluation(weights, isTrained: true)
    for seed in 1...60 as ClosedRange<UInt64> {
      let board = Board(randomPosition(plies: Int(seed), seed: seed))
      let images = images(board)
      #expect(Set(images.map { evaluation.score($0.own, $0.other) }).count == 1)
      let classes = Set(images.map { evaluation.classes($0).sorted() })
      #expect(classes.count == 1 && classes.first?.count == PatternTables.featureCount)
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
      PatternTables.kinds.map(\.size) == [
        59049, 6561, 6561, 6561, 6561, 2187, 729, 243, 81, 19683, 32, 32, 2,
      ])
    #expect(PatternClasses.ofWeights.count == PatternTables.weightCount)
    #expect(Set(PatternClasses.ofWeights) == Set(0..<Int32(PatternClasses.count)))
    for kind in PatternTables.kinds {
      for number in 0..<kind.size {
        let image = PatternClasses.mirrored(number, kind.mirror)
        if PatternClasses.mirrored(image, kind.mirror) != number { Issue.record("\(number)") }
      }
    }
    #expect((4...64).map(Evaluation.stage) == (0...60).map { min($0 / 5, 11) })
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
      (0..<PatternClasses.count).map { _ in Int16.random(in: -200...200, using: &random) }
    }
    let read = try #require(WeightsFile.read(WeightsFile.bytes(weights)))
    #expect(read == weights.map { $0.map { max(-128, min(127, $0)) } })
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
    for bytes in [[], Array("QRW1".utf8), Array(good.dropLast()), good + [0]] as [[UInt8]] {
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
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
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

  /// The regression finds weights again from which scores were made.
  @Test func theRegressionFindsWhatItShould() {
    let evaluation = Evaluation(nil)
    let wanted = (0..<PatternClasses.count).map { Float($0 % 7) - 3 }
    var regression = Regression()
    var samples: [Sample] = []
    for seed in 1...400 as ClosedRange<UInt64> {
      let board = Board(randomPosition(plies: 20, seed: seed))
      let score = evaluation.classes(board).reduce(Float(0)) { $0 + wanted[Int($1)] } / 3
      samples.append(Sample(own: board.own, other: board.other, score: Int8(max(-64, min(64, score)))))
    }
    for sample in samples { regression.add(sample, evaluation) }
    let none = regression.error(of: [Float](repeating: 0, count: PatternClasses.count))
    let loose = regression.error(of: regression.fit(penalty: 0.01))
    let tight = regression.error(of: regression.fit(penalty: 100))
    #expect(loose < none / 20 && tight > loose && tight < none)
  }

  @Test func trainingMakesAGoodFileAndCanBeRepeated() {
    let make = { (seed: UInt64) in WeightsTrainer(games: 20, seed: seed).make { _ in } }
    let bytes = make(1)
    #expect(WeightsFile.read(bytes) != nil && make(1) == bytes && make(2) != bytes)
  }
}
