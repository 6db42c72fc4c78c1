// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// Weights by rules of thumb: mobility, corners, the squares beside empty corners, and towards the end the discs
/// themselves. From these the first games of the training are played, and they stand in for a missing file.
enum HandMadeWeights {
  static func make() -> [[Int8]] {
    (0..<Evaluation.stageCount).map { stage in
      let lateness = Double(stage) / Double(Evaluation.stageCount - 1)
      var weights = [Int8](repeating: 0, count: PatternClasses.count)
      // Every square lies on two of the first four lines, and every corner in one corner of 3 x 3.
      for index in [0, 1, 2, 3, 9] {
        let pattern = Pattern.all[index]
        for number in 0..<pattern.size {
          let discs = index == 9 ? corner(number) : line(number) * 0.5 * (lateness * lateness - 0.15)
          weights[Int(PatternClasses.ofConfigurations[pattern.offset + number])] = eighths(discs)
        }
      }
      for number in 0..<4 * PatternClasses.mostMoves {
        let moves = Double(number % PatternClasses.mostMoves) * (1.1 - 0.6 * lateness)
        let isOwn = number / PatternClasses.mostMoves % 2 == 0
        weights[PatternClasses.patternCount + number] = eighths(isOwn ? moves : -moves)
      }
      return weights
    }
  }

  private static func eighths(_ discs: Double) -> Int8 {
    Int8(clamping: Int((discs * Double(Evaluation.unit)).rounded()))
  }

  private static func owner(_ number: Int, _ place: Int) -> Double {
    let digit = number / Pattern.powers[place] % 3
    return digit == 1 ? 1 : digit == 2 ? -1 : 0
  }

  private static func line(_ number: Int) -> Double { (0..<8).reduce(0) { $0 + owner(number, $1) } }

  private static func corner(_ number: Int) -> Double {
    let corner = owner(number, 0)
    if corner != 0 { return corner * 9 }
    return owner(number, 4) * -4 + (owner(number, 1) + owner(number, 3)) * -1.5
  }
}
