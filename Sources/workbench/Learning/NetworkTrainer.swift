// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import Reversi

/// Fits a network to samples by stochastic gradient descent on the square of the error, with a step for each weight that gets
/// smaller the more it was moved ("Adagrad", Duchi, Hazan and Singer 2011).
struct NetworkTrainer: ~Copyable {
  /// Weights in rows of one for each hidden unit, and for each the sum of the squares of its gradients. Plain memory and loops,
  /// which become vectors; the vectors of the library are many times slower here.
  private struct Rows: ~Copyable {
    let values: UnsafeMutablePointer<Float>
    let moved: UnsafeMutablePointer<Float>

    init(_ count: Int, moved first: Float = 0, _ value: (Int) -> Float) {
      values = .allocate(capacity: count * Network.width)
      moved = .allocate(capacity: count * Network.width)
      moved.initialize(repeating: first, count: count * Network.width)
      for index in 0..<count * Network.width { (values + index).initialize(to: value(index)) }
    }

    deinit {
      values.deallocate()
      moved.deallocate()
    }

    @inline(__always)
    func step(_ row: Int, _ gradient: UnsafePointer<Float>, _ rate: Float) {
      let (values, moved) = (values + row &* Network.width, moved + row &* Network.width)
      for unit in 0..<Network.width {
        moved[unit] += gradient[unit] * gradient[unit]
        values[unit] -= rate * gradient[unit] / (moved[unit].squareRoot() + 1e-6)
      }
    }
  }

  private let features = Features()
  private let rows: Rows
  private let biases: Rows
  private let outputs: Rows
  /// Part of every guess, and never learned.
  private let corrections: [Int8]
  private let hidden = UnsafeMutablePointer<Float>.allocate(capacity: Network.width)
  private let gradient = UnsafeMutablePointer<Float>.allocate(capacity: 2 * Network.width)
  private var random = SeededRandom(seed: 1)

  init() {
    let first = Self.first
    rows = Rows(FeatureClasses.count) { first.rows[$0] }
    biases = Rows(Network.stageCount) { _ in 0.1 }
    outputs = Rows(Network.stageCount) { first.outputs[$0 % Network.width] }
    corrections = Network().corrections
  }

  /// Units that begin alike would stay alike, so they begin with numbers of chance, the same for every trainer: millions, drawn once.
  private static let first: (rows: [Float], outputs: [Float]) = {
    var random = SeededRandom(seed: 2)
    let rows = (0..<FeatureClasses.count * Network.width).map { _ in
      Float.random(in: -0.05...0.05, using: &random)
    }
    return (rows, (0..<Network.width).map { _ in Float.random(in: -0.5...0.5, using: &random) })
  }()

  /// Goes on from a network, with steps as if every weight had been moved a little already: a first step is as large as its
  /// rate, whatever the error is, and would forget what is known.
  init(goingOnFrom network: Network) {
    let moved: Float = 0.1
    rows = Rows(FeatureClasses.count, moved: moved) { Float(network.rows[$0]) / Float(Network.hiddenUnit) }
    biases = Rows(Network.stageCount, moved: moved) { Float(network.biases[$0]) / Float(Network.hiddenUnit) }
    outputs = Rows(Network.stageCount, moved: moved) {
      Float(network.outputs[$0]) / Float(Network.outputUnit)
    }
    corrections = network.corrections
  }

  deinit {
    hidden.deallocate()
    gradient.deallocate()
  }

  /// Goes through all samples once, in a random order. Returns the root of the mean square of the errors on the way, in discs.
  mutating func learn(_ samples: [Sample], rate: Float) -> Float {
    let ofOutput = gradient + Network.width
    var sum = 0.0
    for index in samples.indices.shuffled(using: &random) {
      let (sample, stage) = (samples[index], samples[index].stage)
      var error = (guess(sample) - sample.value) / Float(Network.discs)
      sum += Double(error * error)
      error *= sample.weight
      let output = outputs.values + stage * Network.width
      for unit in 0..<Network.width {
        gradient[unit] = hidden[unit] > 0 ? error * output[unit] : 0
        ofOutput[unit] = error * hidden[unit]
      }
      outputs.step(stage, ofOutput, rate / 3)
      biases.step(stage, gradient, rate / 3)
      for place in 0..<Features.count { rows.step(Int(features.found[place]), gradient, rate) }
    }
    return Float((sum / Double(max(1, samples.count))).squareRoot()) * Float(Network.discs)
  }

  /// What the network says of a board, in discs.
  func guess(_ sample: Sample) -> Float {
    features.find(sample.board)
    let first = sample.stage * Network.width
    for unit in 0..<Network.width { hidden[unit] = biases.values[first + unit] }
    for place in 0..<Features.count {
      let row = rows.values + Int(features.found[place]) &* Network.width
      for unit in 0..<Network.width { hidden[unit] += row[unit] }
    }
    var worth: Float = 0
    for unit in 0..<Network.width {
      hidden[unit] = max(0, hidden[unit])
      worth += hidden[unit] * outputs.values[first + unit]
    }
    return worth * Float(Network.discs) + Float(corrections[sample.stage]) / Float(Evaluation.unit)
  }

  /// The root of the mean square error, in discs.
  func error(_ samples: some Sequence<Sample>) -> Float {
    var (sum, count) = (Float(0), Float(0))
    for sample in samples {
      let error = guess(sample) - sample.value
      sum += error * error
      count += 1
    }
    return (sum / max(1, count)).squareRoot()
  }

  /// The weights as the evaluation has them.
  var network: Network {
    var network = Network()
    network.corrections = corrections
    for index in network.rows.indices {
      network.rows[index] = Self.whole(rows.values[index], Network.hiddenUnit)
    }
    for index in network.outputs.indices {
      network.biases[index] = Self.whole(biases.values[index], Network.hiddenUnit)
      network.outputs[index] = Self.whole(outputs.values[index], Network.outputUnit)
    }
    return network
  }

  private static func whole<Whole: FixedWidthInteger>(_ value: Float, _ unit: Int) -> Whole {
    Whole(clamping: Int((value * Float(unit)).rounded()))
  }
}
