// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// A game that was gone through move by move. As text, one word a move: `4:17,5:-2` are proven scores, `*:0` what is
/// certain of the best, `^:-1` what the played one is worth at most, `e6:~3` an estimate, `+:1` that the player has found the
/// better move (`+:0` that it was shown), a `~` at the end that not every move has a proven score, and after a `>` each stand the moves that
/// punish a mistake, after a `<` each those that would have been better; the moves themselves belong to the game.
public struct GameReview: Hashable, Sendable {
  public private(set) var moves: [ReviewedMove]

  public init(_ moves: [ReviewedMove]) { self.moves = moves }

  /// Nil when the text does not belong to a game of these moves.
  public init?(_ text: String, moves: [String]) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == moves.count || moves.isEmpty && text.isEmpty else { return nil }
    var reviewed: [ReviewedMove] = []
    for (word, move) in zip(words, moves) {
      guard let move = ReviewedMove(word, move: move) else { return nil }
      reviewed.append(move)
    }
    self.moves = reviewed
  }

  /// Of a game of which nothing is known.
  public static func empty(of record: GameRecord) -> GameReview {
    GameReview(record.moves.map { ReviewedMove($0, values: [:], isWhole: false) })
  }

  public var text: String { moves.map(\.text).joined(separator: " ") }

  /// The moves that gave something away, from 1.
  public var mistakes: [Int] { moves.indices.filter { moves[$0].mistake != nil }.map { $0 + 1 } }

  /// How many of a seat's moves kept what there was to keep, of those that had something to lose, as far as it is known or
  /// estimated; nil when none had. Whoever lost and gave something away was not perfect, even where that changed no result.
  /// - Parameters:
  ///   - hasLost: true when the game ended against the seat.
  ///   - isOwn: whether the move with this index, from 0, is the seat's.
  public func accuracy(hasLost: Bool = false, where isOwn: (Int) -> Bool) -> Double? {
    let known = moves.indices.filter { isOwn($0) && moves[$0].isTest }
    guard !known.isEmpty else { return nil }
    let all = Double(known.count { moves[$0].mistake == nil && !moves[$0].isSlip }) / Double(known.count)
    let gave = moves.indices.contains { isOwn($0) && moves[$0].gaveSomething }
    return hasLost && gave ? min(all, 0.99) : all
  }

  /// Keeps how the player came to know the better move.
  /// - Parameter number: of the mistake, from 1.
  public mutating func note(_ finding: ReviewedMove.Finding, at number: Int) {
    guard moves.indices.contains(number - 1) else { return }
    moves[number - 1].finding = finding
  }

  /// The first move, from 1, from which on everything is proven; nil when not even the last one is.
  public var provenFrom: Int? {
    let first = (moves.lastIndex { !$0.isWhole && $0.value == nil } ?? -1) + 1
    return first < moves.count ? first + 1 : nil
  }

  /// True when some move is known by estimate only.
  public var hasEstimates: Bool { moves.contains { !$0.guesses.isEmpty } }
}

/// A move as text; see `GameReview`.
extension ReviewedMove {
  /// What a move can be worth, in the measure of any game, and more.
  private static let scores = -1000...1000

  fileprivate init?(_ word: Substring, move: String) {
    let lines = word.split(separator: "<", omittingEmptySubsequences: false)
    let parts = lines.first?.split(separator: ">", omittingEmptySubsequences: false) ?? []
    guard let first = parts.first else { return nil }
    let isWhole = !first.hasSuffix("~")
    var (values, guesses): ([String: Int], [String: Int]) = ([:], [:])
    for entry in (isWhole ? first : first.dropLast()).split(separator: ",") {
      guard let colon = entry.lastIndex(of: ":") else { return nil }
      let text = entry[entry.index(after: colon)...]
      guard let score = Self.scores.read(text.first == "~" ? text.dropFirst() : text) else { return nil }
      let name = String(entry[..<colon])
      if text.first == "~" { guesses[name] = score } else { values[name] = score }
    }
    let (least, most) = (values.removeValue(forKey: "*"), values.removeValue(forKey: "^"))
    let finding = values.removeValue(forKey: "+").map { Finding(rawValue: $0) }
    if case .some(nil) = finding { return nil }
    self.init(
      move, values: values, guesses: guesses, isWhole: isWhole, least: least, most: most,
      line: parts.dropFirst().map(String.init), betterLine: lines.dropFirst().map(String.init),
      finding: finding ?? nil)
  }

  fileprivate var text: String {
    let known = [("*", least), ("^", most), ("+", finding?.rawValue)].compactMap { key, value in
      value.map { "\(key):\($0)" }
    }
    let proven = values.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }
    let about = guesses.sorted { $0.key < $1.key }.map { "\($0.key):~\($0.value)" }
    return (known + proven + about).joined(separator: ",") + (isWhole ? "" : "~")
      + line.map { ">" + $0 }.joined() + betterLine.map { "<" + $0 }.joined()
  }
}
