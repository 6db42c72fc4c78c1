// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Testing

@testable import Reversi
@testable import workbench

/// What ProbCut's margins are fitted to.
struct DeviationTests {
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

  /// Of one position the mean and the root of the mean square are the error, which a search without windows, table and
  /// order has, too.
  @Test(arguments: [0, 1]) func errorsAreThoseOfTheSearch(number: Int) throws {
    var deviations = SearchDeviations(weights: nil, depth: 4)
    deviations.look(at: game, number: number)
    let search = Search(capacity: 1 << 20, handMade)
    let board = try board(empty: 13, aside: number == 1, search)
    let position = Reversi.Position(black: board.own, white: board.other, turn: .first)
    let values = (0...4).map { plainGuess(position, $0, search.evaluation) }
    let lines = deviations.report.map { $0.split(separator: " ") }
    #expect(lines.count >= 3)
    for line in lines where line[2] != "end," {
      let (shallow, deep) = (try #require(Int(line[0])), try #require(Int(line[2].dropLast())))
      try #require(shallow < deep && values.indices.contains(deep))
      let error = values[shallow] - values[deep]
      #expect(line[5...7] == ["1", "\(error)", "\(abs(error))"], "\(line)")
    }
    #expect(Set(lines.map { $0[2] }).isSuperset(of: ["2,", "3,", "4,"]))
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
