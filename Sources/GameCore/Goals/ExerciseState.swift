// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// How far somebody has come with an exercise.
public struct ExerciseState: Hashable, Sendable {
  /// A wrong move, and what it allows.
  public struct Miss: Hashable, Sendable {
    public var move: String
    public var seat: Seat
    /// How many moves of the line lay on the board.
    public var made: Int
    /// Nil until that is known.
    public var refutation: Refutation?

    public init(move: String, seat: Seat, made: Int, refutation: Refutation? = nil) {
      (self.move, self.seat, self.made, self.refutation) = (move, seat, made, refutation)
    }
  }

  /// How many moves of the line lie on the board, and how many from its beginning were found, those that were answers to
  /// them included: what the solution shows was not.
  public var made = 0
  public var found = 0
  /// The right move that was found in the place of the packed one.
  public var instead: String?
  public var misses: [Miss] = []
  public var isHinted = false
  /// The solution was looked at.
  public var isShown = false
  /// What was won; nil until it is solved.
  public var stars: Int?
  public var seconds = 0.0

  public init() {}

  public var isOver: Bool { stars != nil || isShown }
  /// A wrong move or a hint costs one, and whoever solves it has one, even with the solution known.
  public var starsLeft: Int { stars ?? (isShown ? 1 : max(1, 3 - misses.count - (isHinted ? 1 : 0))) }
}

extension ExerciseState: LosslessStringConvertible {
  /// What is kept when the program ends: "made:2 found:2 hinted seconds:41 miss:0:4". Empty where nothing was done yet, and of
  /// a puzzle that was solved: that is a try.
  public var description: String {
    guard stars == nil, made > 0 || found > 0 || isHinted || !misses.isEmpty else { return "" }
    let words: [String?] = [
      "made:\(made)", "found:\(found)", instead.map { "instead:" + $0 }, isHinted ? "hinted" : nil,
      isShown ? "shown" : nil, "seconds:\(Int(min(seconds, Self.mostSeconds)))",
    ]
    return (words.compactMap { $0 } + misses.map { "miss:\($0.made):\($0.seat.rawValue):\($0.move)" })
      .joined(separator: " ")
  }

  private static let mostSeconds = 1e7
  /// Nobody makes more moves in a puzzle, and nobody tries so often.
  private static let mostMoves = 1000

  /// Reads what `description` writes; nil for anything else.
  public init?(_ description: String) {
    self.init()
    for word in description.split(separator: " ").prefix(Self.mostMoves) {
      let parts = word.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      let numbers = parts.dropFirst().map { (0...Self.mostMoves).read($0) }
      switch (parts[0], parts.count) {
      case ("made", 2): made = numbers[0] ?? 0
      case ("found", 2): found = numbers[0] ?? 0
      case ("instead", 2): instead = parts[1]
      case ("hinted", 1): isHinted = true
      case ("shown", 1): isShown = true
      case ("seconds", 2): seconds = (0...Self.mostSeconds).nearest(Double(parts[1]) ?? 0)
      case ("miss", 4):
        guard let made = numbers[0], let seat = numbers[1].flatMap({ Seat(rawValue: $0) }) else { return nil }
        // What it allowed is not looked for again.
        misses.append(Miss(move: parts[3], seat: seat, made: made, refutation: Refutation()))
      default: return nil
      }
    }
    guard made > 0 || found > 0 || isHinted || !misses.isEmpty else { return nil }
  }
}
