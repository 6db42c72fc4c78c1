// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// Guesses the final difference of discs, for the side to move.
///
/// A sum of weights, one for each configuration that `PatternTables` finds on the board, with other weights for each
/// stage of the game. The weights come from `WeightsFile`, or from `HandMadeWeights` when there is no good file.
struct Evaluation: ~Copyable {
  /// Scores are in parts of a disc.
  static let unit = 8
  /// Stages of five discs each.
  static let stageCount = 12
  /// Guesses stay inside what can be.
  private static let most = 63 * unit

  private let patterns = PatternTables()
  private let weights: UnsafeMutablePointer<Int16>
  private let features: UnsafeMutablePointer<Int32>
  /// False when the hand-made weights stand in.
  let isTrained: Bool

  /// - Parameter file: the bytes of the weights file, if there is one.
  init(_ file: [UInt8]?) {
    let trained = file.flatMap(WeightsFile.read)
    self.init(trained ?? HandMadeWeights.make(), isTrained: trained != nil)
  }

  /// - Parameter classes: for each stage a weight for each class of configurations, in units.
  init(_ classes: [[Int16]], isTrained: Bool) {
    self.isTrained = isTrained
    features = .allocate(capacity: PatternTables.featureCount)
    weights = .allocate(capacity: Self.stageCount * PatternTables.weightCount)
    let map = PatternClasses.ofWeights
    for stage in 0..<Self.stageCount {
      for weight in 0..<PatternTables.weightCount {
        weights[stage * PatternTables.weightCount + weight] = classes[stage][Int(map[weight])]
      }
    }
  }

  deinit {
    weights.deallocate()
    features.deallocate()
  }

  /// The stage of a board with so many discs.
  @inline(__always)
  static func stage(_ discs: Int) -> Int {
    min(max(0, (discs &- 4) / 5), stageCount &- 1)
  }

  /// In eighths of a disc.
  func score(_ own: UInt64, _ other: UInt64) -> Int {
    patterns.extract(own, other, features)
    let stage = weights + Self.stage((own | other).nonzeroBitCount) &* PatternTables.weightCount
    var sum = 0
    for index in 0..<PatternTables.featureCount { sum &+= Int(stage[Int(features[index])]) }
    return max(0 &- Self.most, min(Self.most, sum))
  }

  /// The classes of the configurations on a board, for training.
  func classes(_ board: Board) -> [Int32] {
    patterns.extract(board.own, board.other, features)
    return (0..<PatternTables.featureCount).map { PatternClasses.ofWeights[Int(features[$0])] }
  }
}

/// Configurations that are mirror images of each other form a class and share one weight.
enum PatternClasses {
  /// The class of each weight of a stage.
  static let ofWeights: [Int32] = {
    var classes: [Int32] = []
    var next: Int32 = 0
    for kind in PatternTables.kinds {
      for number in 0..<kind.size {
        let image = mirrored(number, kind.mirror)
        if image < number {
          classes.append(classes[kind.offset + image])
        } else {
          classes.append(next)
          next += 1
        }
      }
    }
    return classes
  }()

  static let count = Int(ofWeights.max() ?? -1) + 1

  /// The mirror image of a configuration; itself when there is no mirror.
  static func mirrored(_ number: Int, _ mirror: [Int]) -> Int {
    var (rest, image) = (number, 0)
    for place in mirror {
      image += rest % 3 * powers[place]
      rest /= 3
    }
    return mirror.isEmpty ? number : image
  }

  private static let powers = (0..<10).map { (0..<$0).reduce(1) { power, _ in 3 * power } }
}
