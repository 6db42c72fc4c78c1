// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// The mistakes of a game on a person's scale: few, those that mattered, told apart from the rest.
public struct TurningPoints: Hashable, Sendable {
  /// The moves, from 1, that are shown as mistakes, in the order of the game; at most three.
  public var moves: [Int] = []
  /// The one of them that mattered most.
  public var main: Int?
  /// All moves of those who are spoken of after which the game was lost, and those that were slips: a win that became a draw, or
  /// much given up by estimate.
  public var lost: [Int] = []
  public var slips: [Int] = []
  /// True when every one of the lost ones is so by estimate only.
  public var isEstimated = false
  /// True when the other side's moves changed the result and none of the own ones did.
  public var isOthers = false

  public init() {}

  static let most = 3
}

extension Game {
  /// - Parameters:
  ///   - positions: the position before each move.
  ///   - own: the seat of the person whose mistakes are told; nil for both.
  public static func turningPoints(
    of review: GameReview, in positions: [Position], own: Seat?
  ) -> TurningPoints {
    var points = TurningPoints()
    let all = review.moves.indices.filter { positions.indices.contains($0) }
    let mistakes = all.filter { review.moves[$0].mistake != nil }
    let ours = mistakes.filter { own == nil || positions[$0].turn == own }
    points.isOthers = ours.isEmpty && !mistakes.isEmpty
    // A game that was lost little by little turned where most was given up.
    let slips = all.filter { (own == nil || positions[$0].turn == own) && review.moves[$0].isSlip }
    let shown = !ours.isEmpty ? ours : !slips.isEmpty ? slips : mistakes
    func weight(_ index: Int) -> Weight {
      let move = review.moves[index]
      let answer = review.moves.indices.contains(index + 1) ? review.moves[index + 1] : nil
      let isMended = mistakes.contains { $0 > index && positions[$0].turn != positions[index].turn }
      let part =
        move.value.map { abs(facets.share(MoveValue($0), in: positions[index]) - 0.5) }
        ?? Double(move.estimatedLoss ?? 0) / 128
      return Weight(
        lasts: isMended ? 0 : 1, drop: move.drop, isProven: move.isEstimated ? 0 : 1,
        hasIdea: why(move, answer: answer, in: positions[index]) == nil ? 0 : 1, soon: part, place: index)
    }
    let ranked = shown.map { (index: $0, weight: weight($0)) }.sorted { $0.weight > $1.weight }
    points.main = ranked.first.map { $0.index + 1 }
    points.moves = ranked.prefix(TurningPoints.most).map { $0.index + 1 }.sorted()
    let lost = ours.filter { review.moves[$0].isLost }
    points.lost = lost.map { $0 + 1 }
    points.isEstimated = !lost.isEmpty && lost.allSatisfy { review.moves[$0].isEstimated }
    points.slips = all.filter { index in
      let move = review.moves[index]
      return (own == nil || positions[index].turn == own)
        && (move.mistake != nil && !move.isLost || move.isSlip)
    }.map { $0 + 1 }
    return points
  }
}

/// What makes one mistake matter more than another, the strongest reason first.
private struct Weight: Comparable {
  /// Nobody gave the result back afterwards.
  var lasts: Int
  var drop: Int
  var isProven: Int
  /// An idea shows it.
  var hasIdea: Int
  /// How soon it is punished: how far the balance went to the other side.
  var soon: Double
  var place: Int

  static func < (a: Weight, b: Weight) -> Bool {
    (Double(a.lasts), Double(a.drop), Double(a.isProven), Double(a.hasIdea), a.soon, Double(a.place))
      < (Double(b.lasts), Double(b.drop), Double(b.isProven), Double(b.hasIdea), b.soon, Double(b.place))
  }
}
