// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// A session gives out its whole state and takes it back.
extension Session {
  /// The running game and all that goes with it. Of a puzzle the person in front of the screen has the first seat.
  public var saved: SavedGame {
    SavedGame(
      record: GameRecord(
        id: gameID, game: G.info.name, options: seated, ownSeat: G.info.seats == .one ? .first : ownSeat,
        seed: gameSeed, moves: moves.map(\.description), seconds: Seconds(clamping: elapsed),
        isHelped: isHelped, counts: given == 0 && (seated.setup == nil || G.info.seats == .one)),
      undone: undone.map(\.description), given: given, ownMoves: ownMoves,
      gameNumber: SeriesCount(clamping: gameNumber), ownScore: SeriesCount(clamping: finalScore.own),
      otherScore: SeriesCount(clamping: finalScore.other), outcome: moves.count > given ? outcome : nil)
  }

  /// Moves that people have made here.
  private var ownMoves: Int {
    past.dropFirst(given).count { position in
      facets.pass(in: position) == nil && (ownSeat == nil || G.turn(in: position) == ownSeat)
    }
  }

  /// How many moves were made; who must pass makes none.
  public var moveCount: Int { past.count { facets.pass(in: $0) == nil } }

  /// Goes on with a game that was saved. False, and nothing has changed, when a move in it is not legal.
  @discardableResult
  public func restore(_ saved: SavedGame) -> Bool {
    guard let line = Self.line(of: saved) else { return false }
    stopThinking()
    seated = saved.record.options
    (past, moves, position) = (line.past, line.moves, line.position)
    undone = line.undone
    ownSeat = G.info.seats == .one ? nil : saved.record.ownSeat
    score = (saved.ownScore.value, saved.otherScore.value)
    given = max(0, min(saved.given, moves.count))
    isCounted = outcome != nil && moves.count > given
    gameNumber = max(1, saved.gameNumber.value)
    gameSeed = saved.record.seed
    gameID = saved.record.id
    isHelped = saved.record.isHelped
    elapsed = saved.record.seconds.value
    appear()
    return true
  }

  /// A game that was begun elsewhere is on the table; what has ended is looked at for as long as one likes.
  func appear() {
    mayCountDown = false
    phase = outcome == nil ? .playing : .over(next: nil)
    changes.append(.appeared)
  }

  /// True when `saved` is a game by the rules.
  public static func isReadable(_ saved: SavedGame) -> Bool { line(of: saved) != nil }

  private struct Line {
    var past: [G.Position] = []
    var moves: [G.Move] = []
    var position: G.Position
    var undone: [G.Move] = []
  }

  private static func line(of saved: SavedGame) -> Line? {
    var line = Line(position: G.start(saved.record.options))
    for text in saved.record.moves {
      guard let move = G.Move(text), let next = G.playing(move, in: line.position) else { return nil }
      line.past.append(line.position)
      line.moves.append(move)
      line.position = next
    }
    var position = line.position
    for text in saved.undone.reversed() {
      guard let move = G.Move(text), let next = G.playing(move, in: position) else { return nil }
      line.undone.insert(move, at: 0)
      position = next
    }
    return line
  }
}
