// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Glibc

/// A player's strength and how sure it is, by Glicko-2 (Mark E. Glickman, "Example of the Glicko-2 system", 2022; the names of the
/// steps below are his).
public struct Glicko: Hashable, Sendable {
  /// In points, as Elo's.
  public var rating: Double
  /// The rating deviation: with 95 % certainty the strength lies within two of them.
  public var deviation: Double
  /// How much the strength is expected to change.
  public var volatility: Double

  /// Whoever has no game yet is not less sure, and no results are so odd that a strength changes by more: of such as are not one
  /// person's (two people with one rating, or a file that somebody made) the formulas have no end.
  public static let ratings = 0.0...5000
  private static let deviations = 0.0...350
  private static let volatilities = 0.000_1...0.1

  public init(rating: Double, deviation: Double = 350, volatility: Double = 0.06) {
    self.rating = Self.ratings.nearest(rating)
    self.deviation = Self.deviations.nearest(deviation)
    self.volatility = Self.volatilities.nearest(volatility)
  }

  /// A game of a rating period.
  public struct Result: Hashable, Sendable {
    public var opponent: Glicko
    /// 1 won, 0.5 drawn, 0 lost.
    public var score: Double

    public init(_ opponent: Glicko, score: Double) { (self.opponent, self.score) = (opponent, score) }
  }

  /// How much volatility may change from period to period (Glickman recommends 0.3 to 1.2).
  private static let tau = 0.5
  /// Points of one unit of the internal scale.
  private static let unit = 173.7178

  /// What part of the points is expected against the other one, 0 to 1.
  public func expectation(against other: Glicko) -> Double {
    1 / (1 + exp(-Self.weight(other.deviation / Self.unit) * (rating - other.rating) / Self.unit))
  }

  private static func weight(_ phi: Double) -> Double { 1 / (1 + 3 * phi * phi / (.pi * .pi)).squareRoot() }

  /// The strength after a rating period with these games.
  public func after(_ results: [Result]) -> Glicko {
    let phi = deviation / Self.unit
    guard !results.isEmpty else { return with(phi: (phi * phi + volatility * volatility).squareRoot()) }
    // Steps 3 and 4: the estimated variance, and the improvement.
    var (information, gain) = (0.0, 0.0)
    for result in results {
      let weight = Self.weight(result.opponent.deviation / Self.unit)
      let expected = expectation(against: result.opponent)
      information += weight * weight * expected * (1 - expected)
      gain += weight * (result.score - expected)
    }
    guard information > 0 else { return self }
    let variance = 1 / information
    let sigma = newVolatility(phi: phi, variance: variance, delta: variance * gain)
    // Steps 6 and 7.
    let before = (phi * phi + sigma * sigma).squareRoot()
    let after = 1 / (1 / (before * before) + information).squareRoot()
    return Glicko(
      rating: rating + Self.unit * after * after * gain, deviation: after * Self.unit, volatility: sigma)
  }

  private func with(phi: Double) -> Glicko {
    Glicko(rating: rating, deviation: phi * Self.unit, volatility: volatility)
  }

  /// Step 5, by the Illinois algorithm.
  private func newVolatility(phi: Double, variance: Double, delta: Double) -> Double {
    let start = log(volatility * volatility)
    func f(_ x: Double) -> Double {
      let (e, spread) = (exp(x), phi * phi + variance)
      let sum = spread + e
      return e * (delta * delta - spread - e) / (2 * sum * sum) - (x - start) / (Self.tau * Self.tau)
    }
    var a = start
    var b: Double
    if delta * delta > phi * phi + variance {
      b = log(delta * delta - phi * phi - variance)
    } else {
      var k = 1.0
      while f(start - k * Self.tau) < 0, k < 100 { k += 1 }
      b = start - k * Self.tau
    }
    var (fa, fb) = (f(a), f(b))
    for _ in 0..<100 where abs(b - a) > 0.000_001 {
      let c = a + (a - b) * fa / (fb - fa)
      let fc = f(c)
      if fc * fb <= 0 { (a, fa) = (b, fb) } else { fa /= 2 }
      (b, fb) = (c, fc)
    }
    return exp(a / 2)
  }
}
