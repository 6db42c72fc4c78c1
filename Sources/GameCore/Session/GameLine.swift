// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// The moves of one game, from where it began to where it stands, and those that were taken back. A value; it knows no
/// players and no time.
public struct GameLine<G: Game>: Sendable {
  public private(set) var position: G.Position
  public private(set) var moves: [G.Move] = []
  /// The position before each of the moves.
  public private(set) var past: [G.Position] = []
  /// Moves that were taken back, the first one of all last.
  public private(set) var undone: [G.Move] = []
  /// How many of the moves were not played here, but taken over.
  public private(set) var given = 0

  public init(_ options: GameOptions) { position = G.start(options) }

  /// Nil when one of the moves is not legal.
  public init?(_ options: GameOptions, moves: [G.Move]) {
    self.init(options)
    for move in moves where !play(move) { return nil }
    given = moves.count
  }

  /// A game that was kept; nil when a move in it is none, or is not legal.
  public init?(_ saved: GameRecord) {
    let moves = saved.moves.compactMap { G.Move($0) }
    let undone = saved.undone.compactMap { G.Move($0) }
    guard moves.count == saved.moves.count, undone.count == saved.undone.count,
      let line = GameLine(saved.options, moves: moves)
    else { return nil }
    self = line
    var position = position
    for move in undone.reversed() {
      guard let next = G.playing(move, in: position) else { return nil }
      position = next
    }
    self.undone = undone
    given = max(0, min(saved.given, moves.count))
  }

  public var turn: Seat { position.turn }
  public var outcome: Outcome? { position.outcome }
  /// True when the end was reached here, and not taken over.
  var isPlayedToItsEnd: Bool { outcome != nil && moves.count > given }

  /// False, and nothing has changed, when the move is not legal.
  @discardableResult
  public mutating func play(_ move: G.Move) -> Bool {
    guard let next = position.playing(move) else { return false }
    past.append(position)
    position = next
    moves.append(move)
    return true
  }

  /// What was taken back cannot be played again: the game went another way.
  mutating func forgetUndone() { undone.removeAll() }

  /// - Returns: the move; nil where there is none.
  public mutating func takeBack() -> G.Move? {
    guard let move = moves.popLast(), let before = past.popLast() else { return nil }
    undone.append(move)
    position = before
    given = min(given, moves.count)
    return move
  }

  mutating func playAgain() -> G.Move? {
    guard let move = undone.popLast(), play(move) else { return nil }
    return move
  }

  /// How many moves undo takes back: to the last position in which there was something to choose.
  /// - Parameter own: the seat that chooses; nil when both do.
  func undoCount(for own: Seat?) -> Int {
    let last = past.lastIndex { isChosen(in: $0, by: own) }
    return last.map { moves.count - $0 } ?? 0
  }

  /// How many moves were made, as people count them.
  public var moveCount: Int { GameRecord.count(of: moves.map(\.description)) }

  /// Moves that people have made here.
  func ownMoves(of own: Seat?) -> Int { past.dropFirst(given).count { isChosen(in: $0, by: own) } }

  private func isChosen(in position: G.Position, by own: Seat?) -> Bool {
    G.facets.pass(in: position) == nil && (own == nil || own == position.turn)
  }
}
