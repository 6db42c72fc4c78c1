// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import Reversi

/// Games of the engine against itself: a few random plies, then a search, the end exactly. Now and then, up to the end that is
/// exact, a random move in between, so that what a search must refute is known as well.
struct SelfPlay: ~Copyable {
  private var search: Search
  private let depth: Int
  private let exactEmpty: Int
  private let stray: UInt64
  private let balance: Int

  /// - Parameters:
  ///   - weights: of the evaluation to play with; without them it is the hand-made one.
  ///   - depth: plies that the middle game is searched.
  ///   - exactEmpty: from so few empty squares on the game is played exactly.
  ///   - stray: one move in so many is left to chance; 0: none.
  ///   - balance: of the openings that a search thinks worth more discs to either side three in four are dropped, so that most
  ///     games are as close as those of good players.
  init(weights: Network?, depth: Int, exactEmpty: Int, stray: UInt64, balance: Int = 64) {
    self.stray = stray
    self.balance = balance
    search = Search(capacity: 1 << 20, weights: weights)
    self.depth = depth
    self.exactEmpty = exactEmpty
  }

  /// How many whole games there are in a file, and how many bytes they take.
  static func count(_ file: [UInt8]) -> (games: Int, bytes: Int) {
    var (games, place) = (0, 0)
    while PlayedGame(file, at: &place) != nil { games += 1 }
    return (games, place)
  }

  /// The bytes of each game in a file.
  static func games(_ file: [UInt8]) -> [[UInt8]] {
    var (games, place): ([[UInt8]], Int) = ([], 0)
    while true {
      let start = place
      guard PlayedGame(file, at: &place) != nil else { return games }
      games.append(Array(file[start..<place]))
    }
  }

  /// The bytes of the game with this number, always the same.
  mutating func play(_ number: UInt64) -> [UInt8] {
    var random = SeededRandom(seed: number &* 0x9E37_79B9_7F4A_7C15 &+ 77)
    while true {
      if let game = play(&random) { return game.bytes }
    }
  }

  /// A game; nil when its opening is dropped.
  private mutating func play(_ random: inout SeededRandom) -> PlayedGame? {
    search.begin()
    var game = PlayedGame()
    var board = Board.start
    let randomPlies = random.next() % 24 == 0 ? Int(random.next() % 20) + 12 : Int(random.next() % 9) + 4
    var isFirst = true
    while true {
      if board.moves == 0 {
        if board.passed.moves == 0 { break }
        board = board.passed
        isFirst.toggle()
        continue
      }
      var move = PlayedGame.Move(square: 0, isRandom: false, value: nil)
      let isStray = board.emptyCount > exactEmpty && stray > 0 && random.next() % stray == 0
      if game.moves.count >= randomPlies, let best = look(board) {
        move.square = best.square
        move.value = best.value
        move.aside = lookAside(board, from: best.square, &random)
        if game.moves.count == randomPlies, abs(best.value) > balance * Evaluation.unit,
          random.next() % 4 != 0
        {
          return nil
        }
      }
      if game.moves.count < randomPlies || isStray {
        move.isRandom = true
        move.square = randomMove(board, &random)
      }
      game.moves.append(move)
      board = search.child(board, move.square)
      isFirst.toggle()
    }
    game.score = isFirst ? board.finalScore : -board.finalScore
    return game
  }

  private mutating func look(_ board: Board) -> (square: Int, value: Int)? {
    var moves = search.rootMoves(board)
    let isExact = board.emptyCount <= exactEmpty
    let last = isExact ? (board.emptyCount > 10 ? 4 : 0) : depth
    var best: Search.RootMove?
    for depth in stride(from: 2 - last % 2, through: last, by: 2) {
      best = search.best(board, &moves, depth: depth)
    }
    if isExact {
      best = search.solve(board, &moves, guess: best?.score ?? 0)
      return best.map { ($0.square, $0.score * Evaluation.unit) }
    }
    return best.map { ($0.square, $0.score) }
  }

  /// A move that is not `square`, and the value after it; nil when there is none that can be answered. One time in two it is
  /// the one that the evaluation likes best, else chance chooses.
  ///
  /// Most positions of a search come of moves that nobody would play, and an evaluation that has not seen them believes in them.
  private mutating func lookAside(
    _ board: Board, from square: Int, _ random: inout SeededRandom
  ) -> (square: Int, value: Int)? {
    let others = search.rootMoves(board).filter { $0.square != square }
    if others.isEmpty { return nil }
    let choice = random.next() % 2 == 0 ? 0 : Int(random.next() % UInt64(others.count))
    let other = others[choice].square
    return look(search.child(board, other)).map { (other, $0.value) }
  }

  private func randomMove(_ board: Board, _ random: inout SeededRandom) -> Int {
    var moves = board.moves
    for _ in 0..<Int(random.next() % UInt64(moves.nonzeroBitCount)) { moves &= moves &- 1 }
    return Search.first(moves)
  }
}
