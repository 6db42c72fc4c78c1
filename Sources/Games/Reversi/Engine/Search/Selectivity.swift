// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// How sure the exact search is: with ProbCut it leaves out what a look ahead finds far outside the window, first much and
/// then ever less, until nothing is left out and the score is proven ("selectivity", as in Michael Buro's Logistello).
struct Selectivity: RawRepresentable, Comparable {
  let rawValue: Int

  /// Margins in sixteenths of the standard deviation, wide enough for 73, 87, 95 and 99 of 100 scores.
  private static let margins = [18, 24, 32, 42]
  static let first = Selectivity(rawValue: 0)
  /// Nothing is left out.
  static let proven = Selectivity(rawValue: margins.count)

  static var all: [Selectivity] { (0...margins.count).map(Selectivity.init) }

  static func < (left: Selectivity, right: Selectivity) -> Bool { left.rawValue < right.rawValue }

  /// In sixteenths of the standard deviation.
  @inline(__always)
  var margin: Int { Self.margins[rawValue] }

  /// What the exact table calls depth: first the empty squares, so that large trees stay, then how sure the score is.
  @inline(__always)
  func rank(_ empty: Int) -> Int { min(empty, 31) &<< 3 | rawValue }

  /// Whether an entry of the exact table is at least as sure.
  @inline(__always)
  func accepts(_ entry: TableEntry) -> Bool { Int(entry.depth & 7) >= rawValue }
}

extension Search {
  /// With fewer empty squares nothing is left out: to look ahead costs more than it saves.
  static let selectiveEmpty = 12

  /// How sure a node with so many empty squares has to be.
  @inline(__always)
  func sureness(_ empty: Int) -> Selectivity { empty < Self.selectiveEmpty ? .proven : selectivity }

  /// The depth of the look ahead that stands for a search to the end: of the same parity.
  @inline(__always)
  package static func lookAhead(_ empty: Int) -> Int { (empty &>> 2) &* 2 &- 2 &+ empty & 1 }

  /// The standard deviation between the two, in eighths of a disc, fitted to 3,249 positions with 13 to 18 empty squares.
  @inline(__always)
  package static func endDeviation(_ depth: Int) -> Int { 45 &- 3 &* depth / 2 }

  /// On which side of `alpha` a search to the end is very likely to come out, as a bound in discs; nil when that is open.
  mutating func endCut(_ board: Board, _ alpha: Int, _ empty: Int) -> Int? {
    let depth = Self.lookAhead(empty)
    let margin = Self.endDeviation(depth) &* selectivity.margin / 16
    let guess = evaluation.score(board.own, board.other)
    let high = (alpha &+ 1) &* Evaluation.unit &+ margin
    let low = alpha &* Evaluation.unit &- margin
    if guess >= high &- margin / 2, high < 64 &* Evaluation.unit {
      if midgame(board, high &- 1, high, depth) >= high, !isAborted { return alpha &+ 1 }
    } else if guess <= low &+ margin / 2, low > -64 &* Evaluation.unit {
      if midgame(board, low, low &+ 1, depth) <= low, !isAborted { return alpha }
    }
    return nil
  }
}
