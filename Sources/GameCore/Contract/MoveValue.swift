// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Synchronization

/// What a move is worth to whoever makes it.
public struct MoveValue: Hashable, Sendable {
  /// In the game's own measure: above 0 it wins, 0 draws, below 0 it loses, and more is better. Of a puzzle, in how many
  /// ways it can be solved afterwards.
  public var score: Int
  /// How many moves ahead the engine has looked; nil when the score is proven.
  public var depth: Int?

  public init(_ score: Int, depth: Int? = nil) {
    self.score = score
    self.depth = depth
  }

  public var isProven: Bool { depth == nil }
}

/// What a search has told of moves so far; it may be read from another thread.
public final class ToldValues<Move: Hashable & Sendable>: Sendable {
  private let values = Mutex<[Move: MoveValue]>([:])

  public init() {}

  public var all: [Move: MoveValue] { values.withLock { $0 } }
  public func take(_ value: MoveValue, of move: Move) { values.withLock { $0[move] = value } }
}

/// What is known of the moves of one position.
public struct MoveValues<Move: Hashable & Sendable>: Sendable {
  public private(set) var each: [Move: MoveValue] = [:]
  /// True when all was told that the engine can tell.
  public internal(set) var isWhole = false

  public init() {}

  /// What a review knows.
  public init(proven reviewed: ReviewedMove) where Move: LosslessStringConvertible {
    for text in Array(reviewed.values.keys) + Array(reviewed.guesses.keys) {
      if let move = Move(text) { each[move] = reviewed.worth(of: text) }
    }
    isWhole = reviewed.isWhole
  }

  public subscript(_ move: Move) -> MoveValue? { each[move] }
  public var isEmpty: Bool { each.isEmpty }

  /// What is proven is never replaced by a guess, nor a guess by one that looked less far: a search that gave way to another
  /// one begins again.
  mutating func take(_ value: MoveValue, of move: Move) {
    if let old = each[move], old.depth ?? .max > value.depth ?? .max { return }
    each[move] = value
  }

  /// The best value that is known; nil before the first.
  public var best: MoveValue? {
    each.values.max { ($0.score, $0.isProven ? 1 : 0) < ($1.score, $1.isProven ? 1 : 0) }
  }

  /// The moves that are worth as much as the best, in no order.
  public var bestMoves: [Move] {
    guard let best else { return [] }
    return each.filter { $0.value.score == best.score }.map(\.key)
  }
}
