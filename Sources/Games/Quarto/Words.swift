// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

/// What Quarto says.
extension Quarto {
  static let levels = [
    Phrase("Plays at random, sees half its wins"), Phrase("Never misses a win"),
    Phrase("Never misses a win, and gives few away"),
    Phrase("Hardly ever gives a win away"), Phrase("Plans its gifts, counts five cells"),
    Phrase("Never loses"),
  ]

  /// Of a thousand games each from openings of two moves; Documentation/opponents.md.
  static let scale = RatingScale([
    (1, 600), (1.5, 690), (2, 755), (2.25, 824), (2.5, 911), (2.75, 1043), (3, 1277), (3.5, 1312), (4, 1354),
    (4.5, 1446), (5, 1554), (5.5, 1598), (6, 1642),
  ])

  static let handicap = HandicapOffer(title: Phrase("Sees dangers"), most: 1) { name, _ in
    name.map { tr("{name} sees which pieces hand over a win.", ["name": $0]) }
      ?? tr("You see which pieces hand over a win.")
  }

  static let keys =
    [
      KeyHelp(Phrase("Arrow keys"), Phrase("choose a cell or a piece")),
      KeyHelp(Phrase("Enter"), Phrase("place it, or give it")),
    ] + KeyHelp.game

  static let squares = GameSwitch(
    name: "squares", title: Phrase("Squares count too"),
    detail: Phrase("Four in a 2 x 2 block win, from the next game"), isOnAtFirst: false)
  static let danger = GameSwitch(
    name: "danger", title: Phrase("Mark dangerous pieces"),
    detail: Phrase("A triangle where giving it hands over a win"), isOnAtFirst: false, warns: true)
  static let grouped = GameSwitch(
    name: "grouped", title: Phrase("Tidy tray"), detail: Phrase("Pieces by trait, from the next game"),
    isOnAtFirst: false)
  public static func variant(_ options: GameOptions) -> Phrase? {
    lines(options) == .squares ? squares.title : nil
  }

  public static func prompt(in position: Quarto.Position) -> (message: String, help: String) {
    guard position.hand != nil else {
      return (tr("Give your opponent a piece."), tr("Click it, or drag it to the stage."))
    }
    // The rule until somebody has placed a piece; then what counts is what this piece is.
    if let hand = position.hand, !position.cellsPlayed.isEmpty {
      return (tr("Place this piece."), traits(hand))
    }
    return (
      tr("Place this piece."),
      position.rules == .squares
        ? tr("Four that share one trait win, in a line or a square.")
        : tr("Line up four that share one trait.")
    )
  }

  public static func help(in position: Quarto.Position, by means: Means) -> String {
    guard position.hand == nil else { return prompt(in: position).help }
    switch means {
    case .pointer: return prompt(in: position).help
    case .touch: return tr("Touch it, or drag it to the stage.")
    case .keys: return tr("Choose it with the arrow keys, Enter gives it.")
    case .pad: return tr("Choose with the cross or the stick.")
    }
  }

  public static func explain(reason: String) -> String {
    if reason == Reason.full { return tr("sixteen pieces and no line") }
    let traits = Reason.traits(reason)
    guard let first = traits.first else { return "" }
    return traits.count == 1
      ? first.four : tr("four pieces that are {traits}", ["traits": listed(traits.map(\.word))])
  }

  public static func verdict(on position: Position, name: (Seat) -> String?) -> String {
    guard let outcome = position.outcome else { return "" }
    let lines = position.winningLines
    guard !lines.isEmpty else {
      return outcome.reason == Reason.full ? tr("Sixteen pieces and no line.") : ""
    }
    let said = listed(
      lines.prefix(2).enumerated().map { index, line in words(line.cells, line.shared, isFirst: index == 0) })
    return lines.count > 2 ? tr("{lines}, and that is not all.", ["lines": said]) : said + "."
  }

  /// "Four tall pieces in row 2"; what is not the first begins small.
  private static func words(_ cells: [Int], _ traits: [Reason.Shared], isFirst: Bool) -> String {
    let list: KeyValuePairs = ["traits": listed(traits.map(\.word))]
    let pieces =
      traits.count == 1
      ? (isFirst ? traits[0].fourAtFirst : traits[0].four)
      : (isFirst ? tr("Four pieces that are {traits}", list) : tr("four pieces that are {traits}", list))
    switch Shape(cells) {
    case .row(let row): return tr("{pieces} in row {row}", ["pieces": pieces, "row": row])
    case .column(let column): return tr("{pieces} in column {column}", ["pieces": pieces, "column": column])
    case .square:
      let (first, last) = (Move.name(ofCell: cells[0]), Move.name(ofCell: cells[3]))
      return tr("{pieces} in the square {from} to {to}", ["pieces": pieces, "from": first, "to": last])
    case .diagonal: return tr("{pieces} on a diagonal", ["pieces": pieces])
    }
  }

  public static func explain(_ hint: Hint<Move, Engine.Meaning>, in position: Position) -> [String] {
    switch hint.move {
    case .place(let cell):
      [
        hint.meaning == .free
          ? tr("Nothing here loses; place freely.")
          : whereabouts(of: cell, hint.meaning, in: position),
        placing(Move.name(ofCell: cell), hint.meaning),
      ]
    case .give(let piece):
      [
        hint.meaning == .free
          ? tr("Nothing here loses; give freely.")
          : hint.meaning == .loses
            ? position.dangerous.count == position.left.count
              ? tr("Every piece completes a line now.") : tr("Every gift loses against best play.")
            : piece.has(.dark)
              ? tr("Look for a dark piece that you can give.")
              : tr("Look for a light piece that you can give."),
        giving(spoken(piece), hint.meaning),
      ]
    }
  }

  /// The line that can be completed; else where to look, so that the move can still be found.
  private static func whereabouts(of cell: Int, _ meaning: Engine.Meaning, in position: Position) -> String {
    if meaning == .loses { return tr("Every place loses against best play.") }
    let line = position.playing(.place(cell))?.winningLines.first?.cells
    if let line {
      switch Shape(line) {
      case .row(let row): return tr("Look at row {row}.", ["row": row])
      case .column(let column): return tr("Look at column {column}.", ["column": column])
      case .square: return tr("Look at the square {from} to {to}.", ends(of: line))
      case .diagonal: return tr("Look at the diagonal {from} to {to}.", ends(of: line))
      }
    }
    return cell % 4 < 2
      ? tr("Look at the left side of the board.") : tr("Look at the right side of the board.")
  }

  private static func ends(of line: [Int]) -> KeyValuePairs<String, String> {
    ["from": Move.name(ofCell: line[0]), "to": Move.name(ofCell: line[3])]
  }

  public static func isLost(_ meaning: Engine.Meaning) -> Bool { meaning == .loses }

  private static func placing(_ cell: String, _ meaning: Engine.Meaning) -> String {
    switch meaning {
    case .wins(1): tr("Cell {cell} wins at once.", ["cell": cell])
    case .wins(let pieces?):
      trn(
        "Cell {cell} wins with {count} piece of yours.", "Cell {cell} wins with {count} pieces of yours.",
        pieces,
        ["cell": cell])
    case .wins(nil): tr("Cell {cell} wins against every answer.", ["cell": cell])
    case .draws: tr("Cell {cell} holds the draw.", ["cell": cell])
    case .free: tr("Cell {cell} holds the draw. So does every cell.", ["cell": cell])
    case .safe: tr("Cell {cell} does not lose.", ["cell": cell])
    case .loses: tr("{cell} is as good as any.", ["cell": cell])
    case .careful: tr("Cell {cell} gives nothing away at once.", ["cell": cell])
    }
  }

  private static func giving(_ piece: String, _ meaning: Engine.Meaning) -> String {
    switch meaning {
    case .wins(let pieces?):
      trn(
        "Giving the {piece} piece wins with {count} piece of yours.",
        "Giving the {piece} piece wins with {count} pieces of yours.", pieces, ["piece": piece])
    case .wins(nil): tr("Giving the {piece} piece wins against every answer.", ["piece": piece])
    case .draws: tr("Giving the {piece} piece holds the draw.", ["piece": piece])
    case .free: tr("Every piece holds the draw.")
    case .safe: tr("Giving the {piece} piece does not lose.", ["piece": piece])
    case .loses: tr("The {piece} piece is as good as any.", ["piece": piece])
    case .careful: tr("Giving the {piece} piece gives nothing away at once.", ["piece": piece])
    }
  }

  public static func name(of move: Move) -> String {
    switch move {
    case .place(let cell): Move.name(ofCell: cell)
    case .give(let piece): tr("the {piece} piece", ["piece": spoken(piece)])
    }
  }

  /// A piece is named by the fewest traits that tell it from the others in the tray; one that completes a line also by the trait by
  /// which it does.
  public static func name(of move: Move, in position: Position) -> String {
    guard case .give(let piece) = move else { return name(of: move) }
    let order: [Trait] = [.tall, .dark, .square, .hollow]
    let others = position.left.filter { $0 != piece }
    let choices = (1..<(1 << order.count)).map { bits in order.indices.filter { bits >> $0 & 1 == 1 } }
    let deciding = position.dangers(of: piece).first?.shared.trait
    let few = choices.sorted { ($0.count, $0.description) < ($1.count, $1.description) }.first { traits in
      (deciding.map { trait in traits.contains { order[$0] == trait } } ?? true)
        && !others.contains { other in traits.allSatisfy { other.has(order[$0]) == piece.has(order[$0]) } }
    }
    let words = (few ?? Array(order.indices)).map {
      Reason.Shared(trait: order[$0], isSet: piece.has(order[$0])).word
    }
    return tr("the {piece} piece", ["piece": words.joined(separator: " ")])
  }

  /// What placing on a cell is worth.
  static func spoken(value: Int) -> String { value > 0 ? tr("wins") : value == 0 ? tr("draws") : tr("loses") }

  /// "light · tall · round · solid".
  static func traits(_ piece: Piece) -> String {
    ([.dark, .tall, .square, .hollow] as [Trait])
      .map { Reason.Shared(trait: $0, isSet: piece.has($0)).word }.joined(separator: " \u{00B7} ")
  }

  /// "tall dark square hollow".
  static func spoken(_ piece: Piece) -> String {
    Trait.allCases.map { Reason.Shared(trait: $0, isSet: piece.has($0)).word }.joined(separator: " ")
  }
}

extension Quarto.Reason.Shared {
  /// What such a piece is called, four of them, and four at the beginning of a sentence.
  private var said: (one: Phrase, four: Phrase, fourAtFirst: Phrase) {
    switch (trait, isSet) {
    case (.tall, true): (Phrase("tall"), Phrase("four tall pieces"), Phrase("Four tall pieces"))
    case (.tall, false): (Phrase("short"), Phrase("four short pieces"), Phrase("Four short pieces"))
    case (.dark, true): (Phrase("dark"), Phrase("four dark pieces"), Phrase("Four dark pieces"))
    case (.dark, false): (Phrase("light"), Phrase("four light pieces"), Phrase("Four light pieces"))
    case (.square, true): (Phrase("square"), Phrase("four square pieces"), Phrase("Four square pieces"))
    case (.square, false): (Phrase("round"), Phrase("four round pieces"), Phrase("Four round pieces"))
    case (.hollow, true): (Phrase("hollow"), Phrase("four hollow pieces"), Phrase("Four hollow pieces"))
    case (.hollow, false): (Phrase("solid"), Phrase("four solid pieces"), Phrase("Four solid pieces"))
    }
  }

  var word: String { said.one.said }
  var four: String { said.four.said }
  var fourAtFirst: String { said.fourAtFirst.said }
}

/// What is said of the worth of moves.
extension Quarto: Valuing {
  public static var signs: Phrase? {
    Phrase("+1 wins and −1 loses at once; + wins later, − loses later, = draws.")
  }

  /// A line that is complete at once.
  static func endsAtOnce(_ value: MoveValue) -> Bool { abs(value.score) > 1 }

  public static func verdict(_ value: MoveValue, in position: Position, name: (Seat) -> String?) -> String {
    guard value.score != 0 else { return tr("A draw") }
    let winner = value.score > 0 ? position.turn : position.turn.other
    guard let name = name(winner) else { return endsAtOnce(value) ? tr("You win at once") : tr("You win") }
    return endsAtOnce(value) ? tr("{name} wins at once", ["name": name]) : tr("{name} wins", ["name": name])
  }
}
