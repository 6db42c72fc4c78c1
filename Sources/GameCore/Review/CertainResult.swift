// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// What is certain of the result of a game for two when nobody makes a mistake from a position on: 1 wins, 0 draws, -1 loses.
struct CertainResult: Hashable, Sendable {
  private let forFirst: ClosedRange<Int>

  init(_ bounds: ClosedRange<Int>, for seat: Seat) {
    forFirst = seat == .first ? bounds : -bounds.upperBound ... -bounds.lowerBound
  }

  /// True when nothing is certain.
  var isOpen: Bool { forFirst == -1...1 }

  func least(for seat: Seat) -> Int { seat == .first ? forFirst.lowerBound : -forFirst.upperBound }
  func most(for seat: Seat) -> Int { seat == .first ? forFirst.upperBound : -forFirst.lowerBound }
}

extension GameEngine where Position: GamePosition {
  /// Of a game that is over, what its result says; nil when the engine cannot tell.
  func result(of position: Position, _ control: SearchControl) -> CertainResult? {
    guard let outcome = position.outcome else {
      return bounds(of: position, control: control).map { CertainResult($0, for: position.turn) }
    }
    let value = outcome.winner.map { $0 == .first ? 1 : -1 } ?? 0
    return CertainResult(value...value, for: .first)
  }
}

extension ReviewedMove.Mistake {
  /// Nil when nothing is known to have been given away.
  /// - Parameters:
  ///   - least: the result that was certain before the move, for whoever made it.
  ///   - most: the best result that is left after it.
  init?(had least: Int?, left most: Int?) {
    guard let least, let most, most < least else { return nil }
    self = least > 0 ? .win : .draw
  }
}
