// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// Fits the weights of one stage to samples: least squares with a penalty on large weights (ridge regression), by the
/// method of conjugate gradients (Hestenes and Stiefel, 1952).
struct Regression {
  private static let rounds = 50

  /// For each sample `PatternTables.featureCount` classes.
  private var classes: [Int32] = []
  private var scores: [Float] = []

  mutating func add(_ sample: Sample, _ evaluation: borrowing Evaluation) {
    classes += evaluation.classes(Board(own: sample.own, other: sample.other))
    scores.append(Float(sample.score))
  }

  var count: Int { scores.count }

  /// The weight of every class, in discs.
  ///
  /// - Parameter penalty: what a weight costs, as so many samples that speak for zero. Rare configurations stay small
  ///   by this.
  func fit(penalty: Float) -> [Float] {
    let count = PatternClasses.count
    var weights = [Float](repeating: 0, count: count)
    var diagonal = [Float](repeating: penalty, count: count)
    for index in classes { diagonal[Int(index)] += 1 }
    // The residual of the normal equations; the weights are zero.
    var residual = transposed(scores)
    var scaled = zip(residual, diagonal).map { $0 / $1 }
    var direction = scaled
    var length = dot(residual, scaled)
    for _ in 0..<Self.rounds where length > 1e-6 {
      var image = transposed(predictions(direction))
      for index in 0..<count { image[index] += penalty * direction[index] }
      let step = length / dot(direction, image)
      for index in 0..<count {
        weights[index] += step * direction[index]
        residual[index] -= step * image[index]
        scaled[index] = residual[index] / diagonal[index]
      }
      let next = dot(residual, scaled)
      for index in 0..<count { direction[index] = scaled[index] + next / length * direction[index] }
      length = next
    }
    return weights
  }

  /// The root of the mean square of what these weights leave unexplained, in discs.
  func error(of weights: [Float]) -> Float {
    let sum = zip(predictions(weights), scores).reduce(Double(0)) { sum, pair in
      sum + Double((pair.0 - pair.1) * (pair.0 - pair.1))
    }
    return Float((sum / Double(max(1, count))).squareRoot())
  }

  private func predictions(_ weights: [Float]) -> [Float] {
    let width = PatternTables.featureCount
    return (0..<count).map { sample in
      var sum: Float = 0
      for index in sample * width..<(sample + 1) * width { sum += weights[Int(classes[index])] }
      return sum
    }
  }

  private func transposed(_ values: [Float]) -> [Float] {
    var sums = [Float](repeating: 0, count: PatternClasses.count)
    let width = PatternTables.featureCount
    for sample in 0..<count {
      for index in sample * width..<(sample + 1) * width { sums[Int(classes[index])] += values[sample] }
    }
    return sums
  }

  private func dot(_ a: [Float], _ b: [Float]) -> Float {
    Float(zip(a, b).reduce(Double(0)) { $0 + Double($1.0) * Double($1.1) })
  }
}
