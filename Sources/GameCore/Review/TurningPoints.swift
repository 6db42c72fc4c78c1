// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// The mistakes of a game on a person's scale: every one, the worst for a person first, and apart from them those of the opening,
/// which only theory knows.
public struct TurningPoints: Hashable, Sendable {
  /// Why each of them was one, by the number of the move, from 1.
  public private(set) var explanations: [Int: Explanation] = [:]
  /// The moves, from 1, the worst for a person first.
  public private(set) var ranked: [Int] = []
  /// The same in the order of the game; of a puzzle what gave something away.
  public var moves: [Int] = []
  /// Mistakes of the opening that nobody sees at a board.
  public private(set) var quiet: [Int] = []
  /// In games that are counted the moves, from 1, that cost most of the hope to win, of those in which a person can see what was wrong;
  /// as they are ranked.
  public private(set) var dearest: [Int] = []

  /// The moves, from 1, at which the same move would have been better, where that was so three times or more; most often, where
  /// there are several.
  public private(set) var missedAgain: [Int] = []

  /// The move, from 1, by which the other side gave back all that a mistake had cost, for each mistake of which that is proven.
  public internal(set) var returned: [Int: Int] = [:]
  /// The mistakes for which the other side gave back more than they had cost.
  public internal(set) var returnedMore: Set<Int> = []
  /// In games that are counted the person's move, from 1, after which they were behind to the end, where there is one: of each of
  /// their moves it is known or estimated what the best was worth.
  public private(set) var fellBehind: Int?
  /// The same of any move, a mistake or not.
  public private(set) var behindSince: Int?
  /// The moves, from 1, with which the person lost a lead, where there are several.
  public internal(set) var lostLeads: [Int] = []
  /// The person's move, from 1, ever since which they were far behind, where that was a good part of the game.
  public internal(set) var hopelessSince: Int?
  /// True when only the other side gave anything away; then these are its moves.
  public private(set) var isOthers = false

  public init() {}

  /// The one that mattered most.
  public var main: Int? { ranked.first ?? moves.first }

  /// The mark that a move, from 1, has; nil of every move that is no mistake, so that marks and counts are of the same moves.
  public func mark(of number: Int) -> MistakeMark? {
    explanations[number].map { $0.isHeavy && !quiet.contains(number) ? .heavy : .slip }
  }
}

extension TurningPoints {
  /// - Parameters:
  ///   - all: what is wrong with each move of the game; nil of those with which nothing is.
  ///   - own: whether a move, by its index from 0, is of the person whose mistakes are told.
  ///   - fall: see `fellBehind`.
  init(
    _ all: [Explanation?], returned: [Int: Int], fall: Int? = nil, isOwn: (Int) -> Bool
  ) {
    self.returned = returned
    behindSince = fall
    // A move of the opening that only theory knows better is nobody's fall, nor one of which nothing can be told.
    fellBehind = fall.flatMap { number in
      all[number - 1].flatMap { !$0.isOpening && $0.isTold ? number : nil }
    }
    let mistakes = all.indices.filter { all[$0] != nil }
    let ours = mistakes.filter(isOwn)
    isOthers = ours.isEmpty && !mistakes.isEmpty
    for index in isOthers ? mistakes : ours { explanations[index + 1] = all[index] }
    func weight(_ number: Int) -> Double {
      guard let found = explanations[number] else { return 0 }
      let isReturned = returned[number] != nil
      // What the story of the game names first stands first, if it can be seen.
      if number == fellBehind { return 2 }
      // Where discs are counted, what cost most of the hope to win comes first, and what only a search knows after all that is seen.
      if found.isCounted { return found.isTold ? 1 + found.lastingCost : found.weight - 1 }
      // What was given back at once hurts less.
      return found.weight * (isReturned ? 0.7 : 1)
    }
    quiet = explanations.filter { $0.value.isQuiet }.map(\.key).sorted()
    moves = explanations.keys.filter { !quiet.contains($0) }.sorted()
    let isCounted = explanations.values.contains(where: \.isCounted)
    let dear = moves.filter { explanations[$0]?.isTold ?? false }.sorted {
      (explanations[$0]?.lastingCost ?? 0, $1) > (explanations[$1]?.lastingCost ?? 0, $0)
    }
    let three = isCounted ? Set(dear.prefix(3)) : []
    let missed = Dictionary(grouping: isCounted ? moves : []) { explanations[$0]?.better.first ?? "" }
    missedAgain = missed.values.filter { $0.count > 2 }.max { ($0.count, $1[0]) < ($1.count, $0[0]) } ?? []
    ranked = moves.sorted {
      (weight($0), explanations[$0]?.cost ?? 0, $0) > (weight($1), explanations[$1]?.cost ?? 0, $1)
    }
    // Where discs are counted a square that was missed again, for no other reason, is the same lesson: others come first. A column can be missed twice for
    // reasons that have nothing to do with each other.
    var lessons: Set<String> = []
    let isNew = ranked.map { number in
      guard let found = explanations[number], found.isCounted, found.fault != .result,
        let best = found.better.first
      else { return true }
      return lessons.insert(best).inserted || found.main != nil || three.contains(number)
    }
    ranked = zip(ranked, isNew).filter(\.1).map(\.0) + zip(ranked, isNew).filter { !$0.1 }.map(\.0)
    // The story begins with what the list begins with.
    dearest = ranked.filter(three.contains)
  }
}

extension Game {
  /// - Parameters:
  ///   - positions: the position before each move.
  ///   - own: the seat of the person whose mistakes are told; nil for both.
  public static func turningPoints(
    of review: GameReview, in positions: [Position], own: Seat?
  ) -> TurningPoints {
    var returned: [Int: Int] = [:]
    for index in review.moves.indices where review.moves[index].mistake != nil {
      returned[index + 1] = returning(index, of: review, in: positions)
    }
    let counted = own.flatMap { facets.toldLoss == nil ? nil : Standing<Self>(of: $0, review, positions) }
    var points = TurningPoints(
      explanations(of: review, in: positions), returned: returned, fall: counted?.lastFall
    ) {
      own == nil || positions[$0].turn == own
    }
    // A little more or less by estimate is no lead.
    let leads = (counted?.lostLeads ?? []).filter { points.explanations[$0] != nil }
    points.lostLeads = leads.count > 1 ? leads : []
    points.hopelessSince = counted?.hopelessSince
    // What the other side took with a move is not what it gave back with it.
    points.returned = points.returned.filter { number, back in
      points.explanations[number]?.taken.map {
        $0 != GameRecord.count(of: review.moves.prefix(back).map(\.move))
      } ?? true
    }
    points.returnedMore = Set(
      points.returned.filter { number, back in
        review.moves[back - 1].hasResult.map { -$0 > review.moves[number - 1].hadResult ?? 1 } ?? false
      }.keys)
    return points
  }

  /// The number of the move by which the other side gave back what the move at an index had cost; nil when that is not proven.
  private static func returning(_ index: Int, of review: GameReview, in positions: [Position]) -> Int? {
    guard let had = review.moves[index].hadResult, positions.indices.contains(index) else { return nil }
    return review.moves.indices.dropFirst(index + 1).first {
      positions.indices.contains($0) && positions[$0].turn != positions[index].turn
        && review.moves[$0].mistake != nil && review.moves[$0].hasResult.map { -$0 >= had } ?? false
    }.map { $0 + 1 }
  }
}
