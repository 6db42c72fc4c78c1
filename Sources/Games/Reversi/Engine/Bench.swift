// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

extension Reversi {
  /// Fixed positions, each searched as if it were the first; the sum of their nodes is the signature.
  enum Bench {
    /// Random positions: empty squares, and how many of them.
    private static let random = [(empty: 12, count: 100), (empty: 14, count: 40), (empty: 16, count: 20)]
    /// Random positions searched to a depth.
    private static let guesses = (empty: 40, count: 6, depth: 10)
    /// Numbers 40, 41 and 44 of the endgame test of the Fédération Française d'Othello.
    private static let hard = [
      "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X",
      "-OOOOO----OOOOX--OOOOOO-XXXXXOO--XXOOX--OOXOXX----OXXO---OOO--O- X",
      "--O-X-O---O-XO-O-OOXXXOOOOOOXXXOOOOOXX--XXOOXO----XXXX-----XXX-- O",
    ]

    /// Positions that are searched in the same way.
    private struct Group: Sendable {
      var title: String
      var boards: [Board]
      /// Plies of a guess; nil for an exact search.
      var depth: Int?

      func search(_ board: Board, _ search: inout Search) {
        search.begin()
        guard let depth else {
          _ = search.score(board)
          return
        }
        var moves = search.rootMoves(board)
        for depth in 1...depth { _ = search.best(board, &moves, depth: depth) }
      }
    }

    private static func groups(_ search: borrowing Search) throws(EngineError) -> [Group] {
      var groups = random.map { group in
        Group(title: "\(group.empty) empty", boards: randomBoards(group.empty, group.count, search))
      }
      var boards: [Board] = []
      for text in hard { boards.append(Board(try Reversi.Position(parsing: text))) }
      groups.append(Group(title: "20 to 23 empty", boards: boards))
      boards = randomBoards(guesses.empty, guesses.count, search)
      let title = "\(guesses.empty) empty, \(guesses.depth) plies"
      return groups + [Group(title: title, boards: boards, depth: guesses.depth)]
    }

    /// - Parameter weights: of the evaluation; without them it is the hand-made one.
    static func run(threads: Int, weights: Network?) throws(EngineError) -> BenchReport {
      var report = BenchReport()
      if weights == nil { report.details.append("no weights: with the hand-made evaluation") }
      let tables = EvaluationTables.of(weights)
      for group in try groups(Search(capacity: 0, tables)) {
        report.add(group.title, group.boards, threads: threads) { boards in
          var search = Search(capacity: Reversi.Console.tableSize, tables)
          return boards.map { board in
            let before = search.nodes
            group.search(board, &search)
            return search.nodes - before
          }
        }
      }
      return report
    }

    /// Positions of random games in which the side to move has a choice.
    static func randomBoards(_ empty: Int, _ count: Int, _ search: borrowing Search) -> [Board] {
      var random = SeededRandom(seed: UInt64(empty))
      var boards: [Board] = []
      while boards.count < count {
        var board = Board.start
        while board.emptyCount > empty, !board.isOver {
          var moves = board.moves
          if moves == 0 {
            board = board.passed
            continue
          }
          for _ in 0..<Int(random.next() % UInt64(moves.nonzeroBitCount)) { moves &= moves &- 1 }
          board = search.child(board, Search.first(moves))
        }
        if board.emptyCount == empty, board.moves.nonzeroBitCount > 1 { boards.append(board) }
      }
      return boards
    }

    /// Solves lines with a position and then, in any dress, `square:score` for every move. The score and the set of best
    /// moves must be right; nodes and time are those of the score.
    static func check(_ lines: [String], _ search: inout Search) throws(EngineError) -> CheckReport {
      search.clear()
      var report = CheckReport()
      for line in lines where !line.hasPrefix(";") && !line.hasPrefix("#") {
        let (board, expected) = try read(line)
        search.begin()
        let score = report.measure(&search) { $0.score(board) }
        let best = expected.map(\.score).max()
        let squares = Set(expected.filter { $0.score == best }.map(\.square))
        let found = score.flatMap { search.bestSquares(board, score: $0) }
        report.judge(line, isRight: score == best && found == squares)
      }
      return report
    }

    static func read(
      _ line: String
    ) throws(EngineError) -> (board: Board, scores: [(square: Int, score: Int)]) {
      let position = try Reversi.Position(parsing: line.prefix(66))
      var scores: [(square: Int, score: Int)] = []
      for word in line.dropFirst(66).split(whereSeparator: { $0 == " " || $0 == ";" })
      where word.contains(":") {
        let parts = word.lowercased().split(separator: ":")
        guard parts.count == 2, let square = Reversi.Move.square(named: parts[0]), let score = Int(parts[1])
        else {
          throw EngineError("'\(word)' is wrong; allowed is square:score.")
        }
        scores.append((square, score))
      }
      guard !scores.isEmpty else { throw EngineError("'\(line)' has no scores; allowed is square:score.") }
      return (Board(position), scores)
    }
  }
}
