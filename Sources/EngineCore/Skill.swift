// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// How well a bot plays, on a scale without steps: 1 to 5 are the levels and 6 is the best; in between every move is chosen by one
/// of its two neighbours, by chance, so often by the upper one as the fraction says.
public struct Skill: Hashable, Sendable {
  /// 1 to 6.
  public let step: Double

  public init(step: Double) { self.step = max(1, min(Self.best, step.isNaN ? 1 : step)) }

  public init(_ strength: Strength) {
    switch strength {
    case .level(let level): self.init(step: Double(level))
    case .perfect: self.init(step: Self.best)
    }
  }

  /// The step of the best bot.
  public static var best: Double { 6 }

  /// Who chooses the next move.
  /// - Parameter seed: decides between neighbours; equal seeds, equal choices.
  public func strength(seed: UInt64) -> Strength {
    // The engine uses the same seed for its own choice.
    var random = SeededRandom(seed: seed ^ 0x5EED_0F5C_A1E0_57E9)
    let lower = step.rounded(.down)
    let isUpper = random.fraction() < step - lower
    let chosen = lower + (isUpper ? 1 : 0)
    return chosen >= Self.best ? .perfect : .level(Int(chosen))
  }
}
