// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// What is proven of one move of a game and of those that could have been played instead.
public struct ReviewedMove: Hashable, Sendable {
  /// What a move gave away.
  public enum Mistake: Hashable, Sendable {
    /// A win became a draw, or a loss.
    case win
    /// A draw became a loss.
    case draw
  }

  /// The move that was played, as text.
  public let move: String
  /// The proven scores of moves as text, for whoever was to move; see `MoveValue`.
  public let values: [String: Int]
  /// True when every legal move has one.
  public let isWhole: Bool
  /// What is certain of the best move without knowing which it is: at least a win (1) or a draw (0); nil when nothing is.
  public let least: Int?
  /// What the move that was played is worth at most (0 or -1), where its value is not known; nil when nothing is certain.
  public let most: Int?

  public init(_ move: String, values: [String: Int], isWhole: Bool, least: Int? = nil, most: Int? = nil) {
    (self.move, self.values, self.isWhole, self.least, self.most) = (move, values, isWhole, least, most)
  }

  /// The best result that the move can have led to: 1, 0 or -1; nil when nothing is certain.
  private var hasResult: Int? { value?.signum() ?? most }

  /// The best result that is proven to have been there: 1, 0 or -1.
  private var hadResult: Int? { (values.values.map { $0.signum() } + [least].compactMap { $0 }).max() }

  /// What the move was worth; nil when that is not proven.
  public var value: Int? { values[move] }

  /// What the best move is worth; nil while a better one may be unknown.
  public var best: Int? { isWhole ? values.values.max() : nil }

  /// The best moves that are known, in the order of their texts; none while the best may be unknown, unless a mistake
  /// was made.
  public var bestMoves: [String] {
    guard let best = values.values.max(), isWhole || mistake != nil && best.signum() == hadResult else {
      return []
    }
    return values.filter { $0.value == best }.map(\.key).sorted()
  }

  /// Moves that are proven to keep the best result that is proven, in the order of their texts: all wins keep a win.
  public var keepers: [String] {
    let best = hadResult
    return values.filter { $0.value.signum() == best }.map(\.key).sorted()
  }

  /// Nil when the result was kept, and when that is not known. A better move that is proven is enough to know.
  public var mistake: Mistake? { Mistake(had: hadResult, left: hasResult) }

  /// True when it is known whether the result was kept.
  public var isJudged: Bool { mistake != nil || value.map { isWhole || $0 > 0 } ?? false }

  /// True when it is known whether the result was kept, and there was one to lose: a lost game flatters whoever plays it on.
  var isTest: Bool { isJudged && hadResult ?? -1 > -1 }

  /// True when the game is lost after a mistake.
  public var isLost: Bool { mistake != nil && hasResult.map { $0 < 0 } ?? false }
}

/// A game that was gone through move by move. As text, one word a move: `4:17,5:-2` are proven scores, `*:0` what is
/// certain of the best, `^:-1` what the played one is worth at most, a `~` at the end says that not every move has one; the moves themselves belong to the game.
public struct GameReview: Hashable, Sendable {
  public private(set) var moves: [ReviewedMove]

  public init(_ moves: [ReviewedMove]) { self.moves = moves }

  /// Nil when the text does not belong to a game of these moves.
  public init?(_ text: String, moves: [String]) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == moves.count || moves.isEmpty && text.isEmpty else { return nil }
    var reviewed: [ReviewedMove] = []
    for (word, move) in zip(words, moves) {
      let isWhole = !word.hasSuffix("~")
      var values: [String: Int] = [:]
      for entry in word.filter({ $0 != "~" }).split(separator: ",") {
        guard let colon = entry.lastIndex(of: ":"), let score = Int(entry[entry.index(after: colon)...])
        else {
          return nil
        }
        values[String(entry[..<colon])] = score
      }
      let (least, most) = (values.removeValue(forKey: "*"), values.removeValue(forKey: "^"))
      reviewed.append(ReviewedMove(move, values: values, isWhole: isWhole, least: least, most: most))
    }
    self.moves = reviewed
  }

  /// Of a game of which nothing is known.
  public static func empty(of record: GameRecord) -> GameReview {
    GameReview(record.moves.map { ReviewedMove($0, values: [:], isWhole: false) })
  }

  public var text: String {
    moves.map { move in
      let least = move.least.map { [(key: "*", value: $0)] } ?? []
      let most = move.most.map { [(key: "^", value: $0)] } ?? []
      return (least + most + move.values.sorted { $0.key < $1.key }).map { "\($0.key):\($0.value)" }.joined(
        separator: ",")
        + (move.isWhole ? "" : "~")
    }.joined(separator: " ")
  }

  /// The moves that gave something away, from 1.
  public var mistakes: [Int] { moves.indices.filter { moves[$0].mistake != nil }.map { $0 + 1 } }

  /// How many of a seat's moves kept the result, of those that had one to lose, as far as it is known; nil when none had.
  /// - Parameter isOwn: whether the move with this index, from 0, is the seat's.
  public func accuracy(where isOwn: (Int) -> Bool) -> Double? {
    let known = moves.indices.filter { isOwn($0) && moves[$0].isTest }
    guard !known.isEmpty else { return nil }
    return Double(known.count { moves[$0].mistake == nil }) / Double(known.count)
  }
}
