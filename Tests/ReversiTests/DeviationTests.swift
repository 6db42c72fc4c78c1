// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Testing

@testable import Reversi
@testable import workbench

/// What ProbCut's margins are fitted to.
@Suite struct DeviationTests {
  private let game: [UInt8]

  init() {
    var play = SelfPlay(weights: nil, depth: 2, exactEmpty: 8, stray: 0)
    game = play.play(4)
  }

  /// The board of the game with so many empty squares, or the first one after a move that was looked at aside from there on.
  private func board(empty: Int, aside: Bool, _ search: borrowing Search) throws -> Board {
    var place = 0
    var board = Board.start
    for move in try #require(PlayedGame(game, at: &place)).moves {
      if board.moves == 0 { board = board.passed }
      if board.emptyCount <= empty {
        if !aside { return board }
        if let other = move.aside { return search.child(board, other.square) }
      }
      board = search.child(board, move.square)
    }
    return board
  }

  /// Of one position the mean and the root of the mean square are the error.
  @Test(arguments: [0, 1]) func errorsAreThoseOfTheSearch(number: Int) throws {
    var deviations = SearchDeviations(weights: nil, depth: 6)
    deviations.look(at: game, number: number)
    var search = Search(capacity: 1 << 20, weights: nil)
    search.isSelective = false
    let board = try board(empty: 13, aside: number == 1, search)
    let empty = board.emptyCount
    search.begin()
    let values = (0...6).map { depth in
      depth == 0
        ? search.evaluation.score(board.own, board.other)
        : search.midgame(board, 0 - Search.infinity, Search.infinity, depth)
    }
    var expected = (2...6).map { deep in
      let shallow = Search.shallowDepth(deep)
      let used = Search.deviation(deep, shallow: shallow, empty: empty & ~3 + 2)
      return line(shallow, "\(deep)", empty, values[shallow] - values[deep], used)
    }
    let ahead = Search.lookAhead(empty)
    let score = search.score(board)
    let exact = try #require(score) * Evaluation.unit
    expected.append(line(ahead, "end", empty, values[ahead] - exact, Search.endDeviation(ahead)))
    #expect(deviations.report == expected)
  }

  private func line(_ shallow: Int, _ deep: String, _ empty: Int, _ error: Int, _ used: Int) -> String {
    "\(shallow) for \(deep), \(empty & ~3)... empty: 1 \(error) \(abs(error)) \(used)"
  }

  /// Without two depths there is nothing to compare.
  @Test(arguments: [-1, 0, 1]) func oneDepthSaysNothing(depth: Int) {
    var deviations = SearchDeviations(weights: nil, depth: depth)
    deviations.look(at: game, number: 0)
    #expect(deviations.report.isEmpty)
  }

  /// A game that breaks off before the position that is wanted says nothing.
  @Test func damagedGamesAreLeftOut() {
    var deviations = SearchDeviations(weights: nil, depth: 2)
    deviations.look(at: Array(game.dropLast()), number: 0)
    deviations.look(at: [], number: 1)
    #expect(deviations.report.isEmpty)
  }
}
