// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// How strong the bots of a game are, in points of a rating: 400 more of them win ten games of eleven (Elo, "The Rating of Chess
/// Players, Past and Present", 1978). Measured in games of neighbours; Documentation/opponents.md has the tables.
public struct RatingScale: Hashable, Sendable {
  /// Points on a line from the weakest skill to the best, both rising.
  private let points: [(step: Double, rating: Int)]
  /// Of the characters, where they do not divide the scale evenly.
  private let characters: [Int]

  /// The rating of the weakest character in every game.
  public static var least: Int { 600 }

  /// - Parameters:
  ///   - points: steps of `Skill` and the rating of each; the first is step 1, the last step 6, both rising.
  ///   - characters: the ratings of the six, rising; without them they divide the scale evenly.
  public init(_ points: [(step: Double, rating: Int)], characters: [Int] = []) {
    (self.points, self.characters) = (points, characters)
  }

  /// What is taken where nothing was measured.
  public static let even = RatingScale((1...6).map { (Double($0), least + 300 * ($0 - 1)) })

  public var range: ClosedRange<Int> {
    let (first, last) = (points.first?.rating ?? Self.least, points.last?.rating ?? Self.least)
    return first...max(first, last)
  }

  /// The skill of a rating; beyond the ends that of the nearest end.
  public func skill(at rating: Int) -> Skill {
    guard let above = points.firstIndex(where: { $0.rating >= rating }) else { return Skill(.perfect) }
    guard above > 0 else { return Skill(step: points[0].step) }
    let (low, high) = (points[above - 1], points[above])
    let part = Double(rating - low.rating) / Double(max(1, high.rating - low.rating))
    return Skill(step: low.step + part * (high.step - low.step))
  }

  /// The six characters divide the scale evenly, or as it says itself; what lies below the weakest is left to a bot that follows a
  /// beginner.
  public func rating(of character: Opponent.Character) -> Int {
    if characters.indices.contains(character.number - 1) { return characters[character.number - 1] }
    let width = range.upperBound - Self.least
    return Self.least + width * (character.number - 1) / (Opponent.Character.allCases.count - 1)
  }

  public static func == (a: RatingScale, b: RatingScale) -> Bool {
    a.points.map(\.step) == b.points.map(\.step) && a.points.map(\.rating) == b.points.map(\.rating)
      && a.characters == b.characters
  }

  public func hash(into hasher: inout Hasher) {
    for point in points { hasher.combine(point.rating) }
  }
}
