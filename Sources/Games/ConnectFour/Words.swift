// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

/// What Connect Four says.
extension ConnectFour {
  static let levels = [
    Phrase("Sees its own win, but not yours"), Phrase("Blocks your four as well"),
    Phrase("Sees traps two moves ahead"), Phrase("Sees three moves ahead, builds threats"),
    Phrase("Sees five moves ahead, plays for the endgame"),
    Phrase("Never gives away a win, a draw or a move"),
  ]

  /// Of a thousand games each from openings of two discs; Documentation/opponents.md.
  static let scale = RatingScale([
    (1, 600), (1.5, 702), (2, 946), (2.5, 1076), (3, 1171), (3.5, 1328), (4, 1501), (4.5, 1678), (5, 1879),
    (5.5, 2074), (6, 2426),
  ])

  static let keys =
    [
      KeyHelp(Phrase("1 to 7"), Phrase("drop into that column")),
      KeyHelp(Phrase("Arrow keys"), Phrase("choose a column, read it")),
      KeyHelp(Phrase("Enter"), Phrase("drop the disc")),
    ] + KeyHelp.game + [KeyHelp(Phrase("F11"), Phrase("full screen"))]

  static let numbers = GameSwitch(
    name: "numbers", title: Phrase("Show move numbers"), detail: Phrase("On the discs, after the game"),
    isOnAtFirst: true)

  public static func prompt(in position: ConnectFour.Position) -> (message: String, help: String) {
    (
      tr("Choose a column."),
      tr("The preview shows where your disc will fall. Keys 1 to 7 work too.")
    )
  }

  public static func help(in position: ConnectFour.Position, by means: Means) -> String {
    switch means {
    case .pointer: prompt(in: position).help
    case .touch: tr("Touch a column, or drag your disc over it.")
    case .keys: tr("Left and Right choose one, Enter drops the disc. Keys 1 to 7 work too.")
    case .pad: tr("Choose with the cross or the stick.")
    }
  }

  public static func name(of move: Move) -> String { tr("column {column}", ["column": move.description]) }

  /// What the discs of a seat are called inside a sentence.
  static func spoken(_ seat: Seat) -> String { seat == .first ? tr("coral") : tr("amber") }

  static func inHand(_ seat: Seat) -> String {
    seat == .first ? tr("coral disc, drag it over a column") : tr("amber disc, drag it over a column")
  }

  public static func explain(reason: String) -> String {
    switch Reason(rawValue: reason) {
    case .row?: tr("four in a row")
    case .column?: tr("four in a column")
    case .diagonal?: tr("four on the diagonal")
    case .full?: tr("the board is full")
    case nil: ""
    }
  }

  public static func verdict(on position: Position, name: (Seat) -> String?) -> String {
    let number = ["number": String(position.columnsPlayed.count)] as KeyValuePairs
    return switch position.outcome.flatMap({ Reason(rawValue: $0.reason) }) {
    case .row?: tr("Four in a row, with move {number}.", number)
    case .column?: tr("Four in a column, with move {number}.", number)
    case .diagonal?: tr("Four on a diagonal, with move {number}.", number)
    case .full?: tr("The board is full, and nobody has four in a line.")
    default: ""
    }
  }

  public static func explain(_ hint: Hint<Move, Engine.Meaning>, in position: Position) -> [String] {
    let place =
      isLost(hint.meaning) ? tr("Every column loses against best play.") : whereabouts(of: hint.move.column)
    return [place, explain(hint.meaning, hint.move.description)]
  }

  /// Where to look, so that the move can still be found.
  private static func whereabouts(of column: Int) -> String {
    switch column {
    case 0..<3: tr("Look at the left side of the board.")
    case 3: tr("Look at the middle of the board.")
    default: tr("Look at the right side of the board.")
    }
  }

  private static func explain(_ meaning: Engine.Meaning, _ column: String) -> String {
    switch meaning {
    case .blocks: tr("Blocks four in column {column}.", ["column": column])
    case .wins(1): tr("Column {column} wins at once.", ["column": column])
    case .wins(let discs?) where discs > farthest:
      trn(
        "Column {column} wins in the end, in {count} move.",
        "Column {column} wins in the end, in {count} moves.", discs, ["column": column])
    case .wins(let discs?):
      trn(
        "Column {column} wins in {count} move.", "Column {column} wins in {count} moves.", discs,
        ["column": column])
    case .wins(nil): tr("Column {column} wins against every answer.", ["column": column])
    case .draws: tr("Column {column} holds the draw.", ["column": column])
    case .holds: tr("Column {column} holds at least the draw.", ["column": column])
    case .loses(let discs?):
      trn(
        "Column {column} holds out longest: {count} move.",
        "Column {column} holds out longest: {count} moves.",
        discs, ["column": column])
    case .loses(nil): tr("Column {column} is as good as any.", ["column": column])
    case .looksBest(nil): tr("Column {column} looks best at a glance.", ["column": column])
    case .looksBest(let plies?):
      trn(
        "Column {column} looks best, {count} disc ahead.",
        "Column {column} looks best, {count} discs ahead.",
        plies, ["column": column])
    }
  }
}

/// What is said of the worth of moves.
extension ConnectFour: Valuing {
  public static var signs: Phrase? { Phrase("+3 wins in 3 moves, −3 loses in 3 moves, = draws.") }

  /// How many discs of the winner are still to be played, the winning one included, when a move of this score is played
  /// after so many discs; 0 for a draw.
  static func distance(_ score: Int, ply: Int) -> Int {
    score > 0 ? 22 - score - ply / 2 : score < 0 ? 22 + score - (ply + 1) / 2 : 0
  }

  /// What stands behind a column that is worth this.
  static func spoken(_ value: MoveValue, ply: Int) -> String {
    let distance = distance(value.score, ply: ply)
    return value.score == 0
      ? tr("draws")
      : value.score > 0
        ? trn("wins in {count} move", "wins in {count} moves", distance)
        : trn("loses in {count} move", "loses in {count} moves", distance)
  }

  /// "+5", "=", "−8": wins, draws or loses in so many moves.
  static func signed(_ value: MoveValue, ply: Int) -> String {
    let distance = distance(value.score, ply: ply)
    return value.score > 0 ? "+\(distance)" : value.score < 0 ? "\u{2212}\(distance)" : "="
  }

  public static func verdict(_ value: MoveValue, in position: Position, name: (Seat) -> String?) -> String {
    guard value.score != 0 else { return tr("A draw") }
    let winner = value.score > 0 ? position.turn : position.turn.other
    let distance = distance(value.score, ply: position.columnsPlayed.count)
    let isFar = distance > farthest
    guard let name = name(winner) else {
      return isFar
        ? trn("You win in the end, in {count} move", "You win in the end, in {count} moves", distance)
        : trn("You win in {count} move", "You win in {count} moves", distance)
    }
    if isFar {
      return trn(
        "{name} wins in the end, in {count} move", "{name} wins in the end, in {count} moves", distance,
        ["name": name])
    }
    return trn("{name} wins in {count} move", "{name} wins in {count} moves", distance, ["name": name])
  }

  public static func share(_ value: MoveValue, in position: Position) -> Double {
    let distance = Double(distance(value.score, ply: position.columnsPlayed.count))
    return 0.5 + 0.5 * Double(value.score.signum()) * (1 - min(22, distance) / 22)
  }

  public static func isLost(_ meaning: Engine.Meaning) -> Bool {
    if case .loses = meaning { true } else { false }
  }

  /// Nobody counts more moves than these ahead.
  static let farthest = 12

  public static func isFar(_ value: MoveValue?, in position: Position) -> Bool {
    value.map { abs(distance($0.score, ply: position.columnsPlayed.count)) > farthest } ?? true
  }
}
