// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// Weights by rules of thumb: mobility, corners, the squares beside empty corners, and towards the end the discs
/// themselves. From these the first games of the training are played, and they stand in for a missing file.
enum HandMadeWeights {
  static func make() -> [[Int16]] {
    (0..<Evaluation.stageCount).map { stage in
      let lateness = Double(stage) / Double(Evaluation.stageCount - 1)
      var weights = [Int16](repeating: 0, count: PatternClasses.count)
      for (index, kind) in PatternTables.kinds.enumerated() {
        for number in 0..<kind.size {
          let discs = value(kind: index, number, lateness)
          weights[Int(PatternClasses.ofWeights[kind.offset + number])] = Int16(
            (discs * Double(Evaluation.unit)).rounded())
        }
      }
      return weights
    }
  }

  /// In discs.
  private static func value(kind: Int, _ number: Int, _ lateness: Double) -> Double {
    func owner(_ place: Int) -> Double {
      let digit = (0..<place).reduce(number) { rest, _ in rest / 3 } % 3
      return digit == 1 ? 1 : digit == 2 ? -1 : 0
    }
    switch kind {
    case 0...3:
      // Every square lies on two of these lines.
      return (0..<8).reduce(0) { $0 + owner($1) } * 0.5 * (lateness * lateness - 0.15)
    case 9:
      let corner = owner(0)
      if corner != 0 { return corner * 9 }
      return owner(4) * -4 + (owner(1) + owner(3)) * -1.5
    case 10: return Double(number) * (1.1 - 0.6 * lateness)
    case 11: return Double(number) * -(1.1 - 0.6 * lateness)
    default: return 0
    }
  }
}
