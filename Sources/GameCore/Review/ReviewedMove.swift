// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// What is known of one move of a game and of those that could have been played instead: proven, or else by estimate.
public struct ReviewedMove: Hashable, Sendable {
  /// What a move gave away.
  public enum Mistake: Hashable, Sendable {
    /// A win became a draw, or a loss; by estimate, a lead went to the other side.
    case win
    /// A draw became a loss.
    case draw
  }

  /// How a player came to know the better move.
  public enum Finding: Int, Hashable, Sendable { case shown, found }

  /// The move that was played, as text.
  public let move: String
  /// The proven scores of moves as text, for whoever was to move; see `MoveValue`.
  public let values: [String: Int]
  /// What moves of which nothing is proven are worth by estimate, in the same measure; only of games whose engines estimate in it.
  public let guesses: [String: Int]
  /// True when every legal move has a proven score.
  public let isWhole: Bool
  /// What is certain of the best move without knowing which it is: at least a win (1) or a draw (0); nil when nothing is.
  public let least: Int?
  /// What the move that was played is worth at most (0 or -1), where its value is not known; nil when nothing is certain.
  public let most: Int?
  /// What punishes a mistake: best play from after it, the other side's move first; as much as a board can show.
  public var line: [String]
  /// How best play would have gone on from before a win was given away, the better move first; empty otherwise.
  public var betterLine: [String]
  /// As much of the line as a board can show, on which a pass has no place.
  public var shownLine: ArraySlice<String> {
    line.prefix(Self.longestShown).prefix { $0 != GameRecord.pass }
  }
  /// Nil until the player has looked for the better move.
  public var finding: Finding?

  public init(
    _ move: String, values: [String: Int] = [:], guesses: [String: Int] = [:], isWhole: Bool = false,
    least: Int? = nil,
    most: Int? = nil, line: [String] = [], betterLine: [String] = [], finding: Finding? = nil
  ) {
    (self.move, self.values, self.isWhole, self.least, self.most) = (move, values, isWhole, least, most)
    self.guesses = guesses.filter { values[$0.key] == nil }
    (self.line, self.betterLine, self.finding) = (line, betterLine, finding)
  }

  /// So many moves of what punishes a mistake can be told apart on a board.
  static let longestShown = 7
  /// By an estimate the lead changes sides only when it falls by so much: estimates of positions early in a game are off by about two.
  public static let estimatedFall = 8
  /// Who loses more than this by estimate has slipped.
  public static let estimatedSlip = 4

  /// The best result that the move can have led to: 1, 0 or -1; nil when nothing is certain.
  var hasResult: Int? { value?.signum() ?? most }

  /// The best result that is proven to have been there: 1, 0 or -1.
  var hadResult: Int? { (values.values.map { $0.signum() } + [least].compactMap { $0 }).max() }

  /// What the move was worth; nil when that is not proven.
  public var value: Int? { values[move] }

  /// What the best move is worth; nil while a better one may be unknown.
  public var best: Int? { isWhole ? values.values.max() : nil }

  /// The most that any move is known or estimated to be worth; nil where nothing is known of any.
  var bestKnown: Int? { (Array(values.values) + Array(guesses.values)).max() }

  /// What a move is worth, proven or by estimate; nil when nobody knows.
  public func worth(of move: String) -> MoveValue? {
    values[move].map { MoveValue($0) } ?? guesses[move].map { MoveValue($0, depth: 1) }
  }

  /// What the best move is worth, as far as is known, and what the played one is; nil where nothing is estimated.
  private var estimate: (best: Int, played: Int)? {
    guard !guesses.isEmpty, let played = values[move] ?? guesses[move] else { return nil }
    return (max(values.values.max() ?? played, guesses.values.max() ?? played), played)
  }

  /// The best moves that are known, in the order of their texts; none while the best may be unknown, unless a mistake
  /// was made. Where nothing is proven, those that are best by estimate.
  public var bestMoves: [String] {
    if let best = values.values.max(), isWhole || provenMistake != nil && best.signum() == hadResult {
      return values.filter { $0.value == best }.map(\.key).sorted()
    }
    guard let best = estimate?.best else { return [] }
    return (Array(values) + Array(guesses)).filter { $0.value == best }.map(\.key).sorted()
  }

  /// Moves that are proven to keep the best result that is proven, in the order of their texts: all wins keep a win. Of an
  /// estimated mistake those that keep the lead, of a slip those that are about as good as the best.
  public var keepers: [String] {
    if isSlip, let best = estimate?.best {
      let all = Array(values) + Array(guesses)
      return all.filter { best - $0.value <= Self.estimatedSlip / 2 }.map(\.key).sorted()
    }
    guard !isEstimated else {
      return (Array(values) + Array(guesses)).filter { $0.value > 0 }.map(\.key).sorted()
    }
    let best = hadResult
    return values.filter { $0.value.signum() == best }.map(\.key).sorted()
  }

  var provenMistake: Mistake? { Mistake(had: hadResult, left: hasResult) }

  /// True of a mistake that is one by estimate only.
  public var isEstimated: Bool {
    guard provenMistake == nil, !isJudged, let estimate else { return false }
    return estimate.best > 0 && estimate.played < 0 && estimate.best - estimate.played >= Self.estimatedFall
  }

  /// Nil when the result was kept, and when that is not known. A better move that is proven is enough to know.
  public var mistake: Mistake? { provenMistake ?? (isEstimated ? .win : nil) }

  /// By how much the best move is better by estimate; nil where the result is judged, or nothing is estimated.
  public var estimatedLoss: Int? {
    guard !isJudged, let estimate else { return nil }
    return estimate.best - estimate.played
  }

  /// True when the move lost much by estimate, and not the lead.
  public var isSlip: Bool { !isEstimated && estimatedLoss ?? 0 > Self.estimatedSlip }

  /// True when so much was lost in a game that is counted, proven or not.
  func gaveMuch(_ least: Int?) -> Bool {
    guard let least, let own = values[move] ?? guesses[move] else { return false }
    return (Array(values.values) + Array(guesses.values)).contains { $0 - own >= least }
  }

  /// True when the best move was better, whatever that meant for the result.
  public var gaveSomething: Bool {
    mistake != nil || isSlip || value.map { $0 < values.values.max() ?? $0 } ?? false
  }

  /// True when it is known whether the result was kept.
  public var isJudged: Bool { provenMistake != nil || value.map { isWhole || $0 > 0 } ?? false }

  /// True when it is known or estimated whether the result was kept, and there was one to lose: a lost game flatters whoever
  /// plays it on.
  var isTest: Bool {
    if isJudged { return hadResult ?? -1 > -1 }
    return isEstimated || isSlip || estimate.map { $0.best > -Self.estimatedFall } ?? false
  }

  /// True when the game is lost after a mistake.
  public var isLost: Bool {
    isEstimated || provenMistake != nil && hasResult.map { $0 < 0 } ?? false
  }

  /// How many results a mistake gave away: 2 when a win became a loss.
  public var drop: Int {
    guard provenMistake != nil else { return isEstimated ? 1 : 0 }
    return (hadResult ?? 0) - (hasResult ?? 0)
  }
}
