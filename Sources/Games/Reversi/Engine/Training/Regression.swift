// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// Fits the weights of one stage to samples: least squares with a penalty on what strays from weights that are known already
/// (ridge regression), by the method of conjugate gradients (Hestenes and Stiefel, 1952).
struct Regression: ~Copyable {
  private let rounds: Int
  private let classCount: Int
  private let width: Int
  private var capacity: Int
  private var classes: UnsafeMutablePointer<Int32>
  private var values: [Float] = []

  init(_ classes: borrowing LearningClasses, rounds: Int = 24) {
    self.rounds = rounds
    classCount = classes.count
    width = classes.width
    capacity = 1024
    self.classes = .allocate(capacity: capacity * width)
  }

  deinit { classes.deallocate() }

  var count: Int { values.count }

  mutating func add(_ sample: Sample, _ source: borrowing LearningClasses) {
    if count == capacity {
      let larger = UnsafeMutablePointer<Int32>.allocate(capacity: 2 * capacity * width)
      larger.update(from: classes, count: capacity * width)
      classes.deallocate()
      classes = larger
      capacity *= 2
    }
    source.write(sample.board, to: classes + count * width)
    values.append(sample.value)
  }

  /// The weight of every class, in discs.
  ///
  /// - Parameters:
  ///   - known: where the weights begin, and where those stay of which the samples say nothing.
  ///   - penalty: what straying from there costs, as so many samples that speak against it.
  func fit(from known: [Float], penalty: Float) -> [Float] {
    let guesses = predictions(known)
    var change = [Float](repeating: 0, count: classCount)
    var diagonal = [Float](repeating: penalty, count: classCount)
    for index in 0..<count * width { diagonal[Int(classes[index])] += 1 }
    // The residual of the normal equations; there is no change yet.
    var residual = transposed(zip(values, guesses).map { $0 - $1 })
    var scaled = zip(residual, diagonal).map { $0 / $1 }
    var direction = scaled
    var length = dot(residual, scaled)
    for _ in 0..<rounds where length > 1e-6 {
      var image = transposed(predictions(direction))
      for index in 0..<classCount { image[index] += penalty * direction[index] }
      let step = length / dot(direction, image)
      for index in 0..<classCount {
        change[index] += step * direction[index]
        residual[index] -= step * image[index]
        scaled[index] = residual[index] / diagonal[index]
      }
      let next = dot(residual, scaled)
      for index in 0..<classCount { direction[index] = scaled[index] + next / length * direction[index] }
      length = next
    }
    return zip(known, change).map { $0 + $1 }
  }

  /// The root of the mean square of what these weights leave unexplained, in discs.
  func error(of weights: [Float]) -> Float {
    let sum = zip(predictions(weights), values).reduce(Double(0)) { sum, pair in
      sum + Double((pair.0 - pair.1) * (pair.0 - pair.1))
    }
    return Float((sum / Double(max(1, count))).squareRoot())
  }

  private func predictions(_ weights: [Float]) -> [Float] {
    weights.withUnsafeBufferPointer { weights in
      (0..<count).map { sample in
        let found = classes + sample * width
        var sum: Float = 0
        for index in 0..<width { sum += weights[Int(found[index])] }
        return sum
      }
    }
  }

  private func transposed(_ values: [Float]) -> [Float] {
    var sums = [Float](repeating: 0, count: classCount)
    sums.withUnsafeMutableBufferPointer { sums in
      for sample in 0..<count {
        let found = classes + sample * width
        for index in 0..<width { sums[Int(found[index])] += values[sample] }
      }
    }
    return sums
  }

  private func dot(_ a: [Float], _ b: [Float]) -> Float {
    Float(zip(a, b).reduce(Double(0)) { $0 + Double($1.0) * Double($1.1) })
  }
}
