// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ArgumentParser
import Reversi

extension ReversiWeights {
  struct Correct: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract:
        "Takes what searches are off by, because one side has the last move, out of the weights: the corrections of the stages, which fit keeps."
    )

    @Argument(help: "Where the weights go.")
    var weights: String
    @Argument(help: "Files of positions with exact values, of odd and of even numbers of empty squares.")
    var positions: [String]
    @Option(help: "The weights to correct.")
    var from: String
    @Option(
      help:
        "Plies of the searches that are held against the values; even, so that the same side moves at their end."
    )
    var depth = 8
    @Option(help: "Empty squares from which on stages are corrected.")
    var fewest = 13

    func validate() throws {
      guard depth >= 0, depth.isMultiple(of: 2) else {
        throw ValidationError("--depth \(depth) is no even number of plies, such as 8")
      }
    }

    func run() throws {
      let old = try needWeights(from)
      let correction = try LastMoveCorrection(of: old, by: needPositions(positions), depth: depth)
      tell(correction.report)
      try writeFile(weights, WeightsFile.bytes(correction.corrected(old, fewest: fewest)))
    }
  }
}

/// What a network is off by because one side has the last move: it is too high with an even number of empty squares, where the other
/// side has it, and as much too low with an odd one.
///
/// Learning does not find it, since it believes searches of which it is a part; exact values do. What both have in common is no part of
/// it: a constant would go from even depths to odd ones.
struct LastMoveCorrection {
  /// By how much searches are too high in the mean, in discs, with even and with odd numbers of empty squares.
  let even, odd: Double
  private let counts: (even: Int, odd: Int)

  /// - Parameter positions: with exact values.
  init(of network: Network, by positions: [ValuedPosition], depth: Int) throws {
    let evens = positions.filter { $0.board.emptyCount.isMultiple(of: 2) }
    let odds = positions.filter { !$0.board.emptyCount.isMultiple(of: 2) }
    counts = (evens.count, odds.count)
    var errors = EvaluationErrors(weights: network)
    guard let even = errors.bias(evens, depth: depth), let odd = errors.bias(odds, depth: depth) else {
      throw ValidationError("There must be positions with odd and with even numbers of empty squares.")
    }
    (self.even, self.odd) = (even, odd)
  }

  /// What is added with an odd number of empty squares, and taken away with an even one, in parts of a disc as the evaluation has them.
  var step: Int { Int(((even - odd) / 2 * Double(Evaluation.unit)).rounded()) }

  /// The network with this in the stages of so many empty squares and more, beside what they had.
  func corrected(_ network: Network, fewest: Int) -> Network {
    var network = network
    for stage in network.corrections.indices {
      let empty = 64 - Network.firstDiscs - stage
      if empty < fewest { continue }
      let change = empty.isMultiple(of: 2) ? -step : step
      network.corrections[stage] = Int8(clamping: Int(network.corrections[stage]) + change)
    }
    return network
  }

  var report: String {
    "\(counts.even) positions with even numbers of empty squares are \(EvaluationErrors.rounded(even)) discs too high,"
      + " \(counts.odd) with odd ones \(EvaluationErrors.rounded(odd)): \(step) eighths of a disc more with odd ones, less with even ones"
  }
}
