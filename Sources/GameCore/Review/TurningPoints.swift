// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// The mistakes of a game on a person's scale: few, those that mattered, told apart from the rest.
public struct TurningPoints: Hashable, Sendable {
  /// The moves, from 1, that are shown as mistakes, in the order of the game; at most three.
  public var moves: [Int] = []
  /// The one of them that mattered most.
  public var main: Int?
  /// Those of them that lost the game, and it stayed lost.
  public var lost: [Int] = []
  /// Everything else that the same side gave away: turning points that cost less than the game, and what mattered little.
  public var slips: [Int] = []
  /// The move, from 1, by which the other side gave back all that a mistake had cost, for each mistake of which that is proven.
  public var returned: [Int: Int] = [:]
  /// True when every one of the lost ones is so by estimate only.
  public var isEstimated = false
  /// True when only the other side gave anything away; then these are its moves.
  public var isOthers = false

  public init() {}

  static let most = 3

  /// The mark that a move, from 1, has wherever it is shown: true where it lost the game, false of a slip; nil of every other move,
  /// so that marks and counts are of the same moves.
  public func mark(of number: Int) -> Bool? {
    lost.contains(number) ? true : slips.contains(number) ? false : nil
  }
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
    // A game that was lost little by little turned where most was given up.
    let slips = all.filter { (own == nil || positions[$0].turn == own) && review.moves[$0].isSlip }
    points.isOthers = ours.isEmpty && slips.isEmpty && !mistakes.isEmpty
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
        idea: why(move, answer: answer, in: positions[index])?.weight ?? 0, soon: part, place: index)
    }
    let ranked = shown.map { (index: $0, weight: weight($0)) }.sorted { $0.weight > $1.weight }
    points.main = ranked.first.map { $0.index + 1 }
    points.moves = ranked.prefix(TurningPoints.most).map { $0.index + 1 }.sorted()
    for index in mistakes { points.returned[index + 1] = returning(index, of: review, in: positions) }
    points.lost = points.moves.filter { review.moves[$0 - 1].isLost && points.returned[$0] == nil }
    points.isEstimated =
      !points.lost.isEmpty && points.lost.allSatisfy { review.moves[$0 - 1].isEstimated }
    points.slips = Set(shown + slips).map { $0 + 1 }.filter { !points.lost.contains($0) }.sorted()
    return points
  }
}

extension Game {
  /// The number of the move by which the other side gave back what the move at an index had cost; nil when that is not proven.
  private static func returning(_ index: Int, of review: GameReview, in positions: [Position]) -> Int? {
    guard let had = review.moves[index].hadResult else { return nil }
    return review.moves.indices.dropFirst(index + 1).first {
      positions.indices.contains($0) && positions[$0].turn != positions[index].turn
        && review.moves[$0].mistake != nil && review.moves[$0].hasResult.map { -$0 >= had } ?? false
    }.map { $0 + 1 }
  }
}

/// What makes one mistake matter more than another, the strongest reason first.
private struct Weight: Comparable {
  /// Nobody gave the result back afterwards.
  var lasts: Int
  var drop: Int
  var isProven: Int
  /// How well an idea shows it.
  var idea: Int
  /// How soon it is punished: how far the balance went to the other side.
  var soon: Double
  var place: Int

  static func < (a: Weight, b: Weight) -> Bool {
    (Double(a.lasts), Double(a.drop), Double(a.isProven), Double(a.idea), a.soon, Double(a.place))
      < (Double(b.lasts), Double(b.drop), Double(b.isProven), Double(b.idea), b.soon, Double(b.place))
  }
}
