// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// Weights by rules of thumb: mobility, corners, the squares beside empty corners, and towards the end the discs
/// themselves. From these the first games of the training are played, and they stand in for a missing file.
///
/// They are sums, which a network has when one unit counts what is good and another what is bad.
enum HandMadeWeights {
  /// What the pairs of units count, in parts of a hidden unit for each.
  private enum Pair: Int {
    case discs, corners, moves
  }

  static func make() -> Network {
    var network = Network()
    func put(_ worth: Double, _ row: Int, _ pair: Pair) {
      let weight = Int8(clamping: Int(worth.rounded()))
      network.rows[row * Network.width + 2 * pair.rawValue] = weight
      network.rows[row * Network.width + 2 * pair.rawValue + 1] = -weight
    }
    // Every square lies on two of the first four lines, and every corner in one corner of 3 x 3.
    for index in [0, 1, 2, 3, 9] {
      let pattern = Pattern.all[index]
      for number in 0..<pattern.size {
        let row = Int(FeatureClasses.ofConfigurations[pattern.offset + number])
        if index == 9 { put(corner(number), row, .corners) } else { put(4 * line(number), row, .discs) }
      }
    }
    for number in 0..<FeatureClasses.moveCount {
      let moves = Double(2 * (number % FeatureClasses.mostMoves))
      let isOwn = number / FeatureClasses.mostMoves % 2 == 0
      put(isOwn ? moves : -moves, FeatureClasses.patternCount + number, .moves)
    }
    for stage in 0..<Network.stageCount {
      let lateness = Double(stage) / Double(Network.stageCount - 1)
      // A disc counts four parts on each of its two lines, a move two, and what is said of corners eight a disc.
      set(.discs, (lateness * lateness - 0.15) / 8)
      set(.corners, 1.0 / 8)
      set(.moves, (1.1 - 0.6 * lateness) / 2)
      func set(_ pair: Pair, _ discs: Double) {
        let worth = discs * Double(Network.hiddenUnit * Network.outputUnit) / Double(Network.discs)
        let weight = Int16(clamping: Int(worth.rounded()))
        network.outputs[stage * Network.width + 2 * pair.rawValue] = weight
        network.outputs[stage * Network.width + 2 * pair.rawValue + 1] = -weight
      }
    }
    return network
  }

  private static func owner(_ number: Int, _ place: Int) -> Double {
    let digit = number / Pattern.powers[place] % 3
    return digit == 1 ? 1 : digit == 2 ? -1 : 0
  }

  private static func line(_ number: Int) -> Double { (0..<8).reduce(0) { $0 + owner(number, $1) } }

  /// In eighths of a disc.
  private static func corner(_ number: Int) -> Double {
    let corner = owner(number, 0)
    if corner != 0 { return corner * 72 }
    return owner(number, 4) * -32 + (owner(number, 1) + owner(number, 3)) * -12
  }
}
