// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Words

/// What Reversi says.
extension Reversi {
  static let levels = [
    Phrase("Plays wherever it can"), Phrase("Knows good squares from bad ones"),
    Phrase("Mostly two moves ahead, six at the end"), Phrase("Four moves ahead, ten at the end"),
    Phrase("Seven ahead, fourteen at the end"), Phrase("Plays the last 20 squares perfectly, if time allows"),
  ]

  /// Of games from openings of four discs; Documentation/opponents.md.
  static let scale = RatingScale(
    [
      (1, 505), (1.13, 600), (1.5, 762), (2.07, 958), (2.5, 1110), (2.85, 1278), (3, 1350), (3.5, 1510),
      (4, 1650), (4.5, 1765), (5, 1900), (5.5, 2300), (6, 2700),
    ], characters: [600, 958, 1278, 1650, 1900, 2700])

  static let handicap = HandicapOffer(title: Phrase("Corner discs"), most: 4) { name, count in
    name.map { trn("{name} has {count} corner.", "{name} has {count} corners.", count, ["name": $0]) }
      ?? trn("You have {count} corner.", "You have {count} corners.", count)
  }

  static let keys =
    [
      KeyHelp(Phrase("Arrow keys"), Phrase("choose a square")),
      KeyHelp(Phrase("Enter"), Phrase("set a disc there")),
      KeyHelp(Phrase("a to h, 1 to 8"), Phrase("set a disc by name: d3")),
    ] + KeyHelp.gameWithLetters

  static let dimples = GameSwitch(
    name: "dimples", title: Phrase("Show legal squares"),
    detail: Phrase("A dimple where a disc turns others"),
    isOnAtFirst: true)
  static let preview = GameSwitch(
    name: "preview", title: Phrase("Show what turns"), detail: Phrase("Rings on the discs a move would turn"),
    isOnAtFirst: true)

  public static func prompt(in position: Reversi.Position) -> (message: String, help: String) {
    (
      tr("Your move."),
      trn("{count} legal square.", "{count} legal squares.", position.legalSquares.nonzeroBitCount)
    )
  }

  public static func told(_ move: Move, in position: Position) -> String {
    guard let square = move.square else { return name(of: move) }
    return trn(
      "{square}, turns {count} disc", "{square}, turns {count} discs",
      position.flips(of: square).joined().count, ["square": Move.name(ofSquare: square)])
  }

  /// What a disc is called where its square is known.
  static func spoken(_ seat: Seat) -> String { seat == .first ? tr("ink") : tr("ivory") }

  static func inHand(_ seat: Seat) -> String {
    seat == .first
      ? tr("ink disc, drag it onto a legal square") : tr("ivory disc, drag it onto a legal square")
  }

  /// What a screen reader says of a square.
  /// - Parameter value: what a legal square is worth, if that is shown.
  static func label(_ square: Int, _ disc: Seat?, isLegal: Bool, value: String? = nil) -> String {
    let name: KeyValuePairs = ["square": Move.name(ofSquare: square)]
    return switch disc {
    case .first: tr("{square}, ink", name)
    case .second: tr("{square}, ivory", name)
    case nil where isLegal:
      value.map { tr("{square}, legal, {value}", ["square": Move.name(ofSquare: square), "value": $0]) }
        ?? tr("{square}, legal", name)
    case nil: tr("{square}, empty", name)
    }
  }

  /// Discs of the winner, a dash, and those of the other side.
  public static func explain(reason: String) -> String {
    guard let (most, least) = Outcome(winner: nil, reason: reason).count else { return "" }
    return most == least
      ? trn("{count} disc each", "{count} discs each", most)
      : trn("{count} disc to {other}", "{count} discs to {other}", most, ["other": String(least)])
  }

  /// With the empty squares, which count for the winner. You come first, then whoever has won.
  public static func verdict(on position: Position, name: (Seat) -> String?) -> String {
    guard let outcome = position.outcome else { return "" }
    let winner = outcome.winner
    let empty = winner == nil ? 0 : (0..<64).count { position.disc(on: $0) == nil }
    func count(_ seat: Seat) -> Int {
      (0..<64).count { position.disc(on: $0) == seat } + (seat == winner ? empty : 0)
    }
    let you = Seat.allCases.first { name($0) == nil }
    let first = you ?? winner ?? .first
    let places: KeyValuePairs = [
      "first": name(first) ?? "", "own": String(count(first)), "name": name(first.other) ?? "",
      "other": String(count(first.other)),
    ]
    switch (you == nil, empty > 0, first == winner) {
    case (false, false, _): return tr("You have {own}, {name} {other}.", places)
    case (true, false, _): return tr("{first} has {own}, {name} {other}.", places)
    case (false, true, true):
      return trn(
        "You have {own} with the empty square, {name} {other}.",
        "You have {own} with the {count} empty squares, {name} {other}.", empty, places)
    case (false, true, false):
      return trn(
        "You have {own}, {name} {other} with the empty square.",
        "You have {own}, {name} {other} with the {count} empty squares.", empty, places)
    case (true, true, _):
      return trn(
        "{first} has {own} with the empty square, {name} {other}.",
        "{first} has {own} with the {count} empty squares, {name} {other}.", empty, places)
    }
  }

  public static func explain(_ hint: Hint<Move, Engine.Meaning>, in position: Position) -> [String] {
    guard let place = hint.move.square else { return [tr("A pass is the only move.")] }
    let square = Move.name(ofSquare: place)
    if position == Position() {
      return [
        tr("All four moves are alike."),
        tr(
          "{square}, like the other three: turned or mirrored, they give the same board.", ["square": square]),
      ]
    }
    let sentence =
      switch hint.meaning {
      case .onlyMove: tr("{square} is the only move.", ["square": square])
      case .exact(0): tr("{square} holds the draw.", ["square": square])
      case .exact(let discs) where discs > 0:
        trn(
          "{square} wins by {count} disc.", "{square} wins by {count} discs.", discs, ["square": square])
      case .exact(let discs):
        trn(
          "{square} loses by only {count} disc.", "{square} loses by only {count} discs.", -discs,
          ["square": square])
      case .wins: tr("{square} wins.", ["square": square])
      case .loses: tr("Every move loses; {square} is a try.", ["square": square])
      case .about(0): tr("{square} keeps it about even.", ["square": square])
      case .about(let discs) where discs > 0:
        trn(
          "{square} looks best: about {count} disc ahead at the end.",
          "{square} looks best: about {count} discs ahead at the end.", discs, ["square": square])
      case .about(let discs):
        trn(
          "{square} looks best: about {count} disc behind at the end.",
          "{square} looks best: about {count} discs behind at the end.", -discs, ["square": square])
      }
    return [whereabouts(of: place), sentence]
  }

  /// Where to look, so that the move can still be found.
  private static func whereabouts(of square: Int) -> String {
    switch (square / 8 < 4, square % 8 < 4) {
    case (true, true): tr("Look at the upper left quarter.")
    case (true, false): tr("Look at the upper right quarter.")
    case (false, true): tr("Look at the lower left quarter.")
    case (false, false): tr("Look at the lower right quarter.")
    }
  }
}

/// What is said of the worth of moves.
extension Reversi: Valuing {
  public static var signs: Phrase? { Phrase("+12 means you end 12 discs ahead, −12 that you end 12 behind.") }

  public static func verdict(_ value: MoveValue, in position: Position, name: (Seat) -> String?) -> String {
    guard value.score != 0 else { return value.isProven ? tr("A draw") : tr("Expected at the end: even") }
    let discs = abs(value.score)
    let name = name(value.score > 0 ? position.turn : position.turn.other)
    guard value.isProven else {
      let places: KeyValuePairs = ["name": name ?? "", "discs": signed(discs)]
      return name == nil
        ? tr("Expected at the end: you {discs}", places) : tr("Expected at the end: {name} {discs}", places)
    }
    guard let name else { return trn("You win by {count} disc", "You win by {count} discs", discs) }
    return trn("{name} wins by {count} disc", "{name} wins by {count} discs", discs, ["name": name])
  }

  public static func share(_ value: MoveValue, in position: Position) -> Double {
    // In proportion: 8 discs and 50 do not look alike.
    0.5 + clamp(Double(value.score) / 128, -0.5, 0.5)
  }

  public static var estimates: Bool { true }

  public static func words(
    for score: Int, best: Int, isProven: Bool, _ better: String, _ played: String
  ) -> String? {
    tr(
      "With best play {move} would have ended {best}, and {played} ends {score}.",
      [
        "move": better, "played": played, "best": words(forMargin: best, isProven: isProven),
        "score": words(forMargin: score, isProven: isProven),
      ])
  }

  /// "12 discs ahead", "about 3 discs behind".
  private static func words(forMargin score: Int, isProven: Bool) -> String {
    let count = abs(score)
    switch (score.signum(), isProven) {
    case (0, true): return tr("level")
    case (0, false): return tr("about level")
    case (1, true): return trn("{count} disc ahead", "{count} discs ahead", count)
    case (1, false): return trn("about {count} disc ahead", "about {count} discs ahead", count)
    case (_, true): return trn("{count} disc behind", "{count} discs behind", count)
    case (_, false): return trn("about {count} disc behind", "about {count} discs behind", count)
    }
  }

  public static func words(forCost cost: Int, isProven: Bool, isLive: Bool) -> String? {
    if isLive {
      return isProven
        ? trn("It costs {count} disc.", "It costs {count} discs.", cost)
        : trn("It costs about {count} disc.", "It costs about {count} discs.", cost)
    }
    return
      isProven
      ? trn("It cost {count} disc.", "It cost {count} discs.", cost)
      : trn("It cost about {count} disc.", "It cost about {count} discs.", cost)
  }

  /// Final discs of the margin, the one unit of this game.
  public static let toldLoss: Int? = 4
  public static let coachedLoss: Int? = 12

  static func signed(_ score: Int) -> String {
    score > 0 ? "+\(score)" : score < 0 ? "\u{2212}\(-score)" : "0"
  }
}
