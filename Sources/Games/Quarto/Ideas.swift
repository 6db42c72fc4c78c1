// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

/// Why half-turns are good or bad, in words.
extension Quarto: Explaining {
  public static func ideas(of move: Move, in position: Position) -> [Idea] {
    position.motifs(of: move).map { $0.idea(of: move, in: position) }
  }

  /// A line that had three pieces already.
  public static func stands(_ idea: Idea, of move: Move, in position: Position) -> Bool {
    guard idea.name == "wins", case .place(let cell) = move else { return false }
    return position.rules.lines.contains { line in
      line.contains(cell) && Set(Motif.ids(line)).isSubset(of: idea.cells)
        && line.allSatisfy { $0 == cell || position.board[$0] != nil }
    }
  }

  /// Pieces that have traits in common which no other piece in the tray has go by these: "any light piece".
  public static func names(ofAll moves: [Move], in position: Position) -> [(name: String, count: Int)] {
    let gifts = moves.compactMap { if case .give(let piece) = $0 { piece } else { nil } }
    guard !gifts.isEmpty else { return moves.map { (name(of: $0, in: position), 1) } }
    let all = Reason.Shared.all
    let sets = all.indices.flatMap { first in (first..<all.count).map { Set([first, $0]) } }
    var (left, found): ([Piece], [(name: String, count: Int)]) = (gifts, [])
    while !left.isEmpty {
      let groups = sets.map { traits -> (traits: Set<Int>, pieces: [Piece]) in
        (traits, position.left.filter { piece in traits.allSatisfy { all[$0].isOn(piece) } })
      }.filter { group in group.pieces.count > 1 && group.pieces.allSatisfy { left.contains($0) } }
      guard
        let best = groups.max(by: {
          ($0.pieces.count, -$0.traits.count) < ($1.pieces.count, -$1.traits.count)
        })
      else { break }
      let words = best.traits.sorted().map { all[$0].word }.joined(separator: " ")
      found.append((tr("any {piece} piece", ["piece": words]), best.pieces.count))
      left.removeAll { best.pieces.contains($0) }
    }
    return found + left.map { (name(of: .give($0), in: position), 1) }
  }
}

extension Quarto.Motif {
  fileprivate func idea(of move: Quarto.Move, in position: Quarto.Position) -> Idea {
    let cell = move.description
    return switch self {
    case .wins(let lines, let shared): Self.wins(cell, lines, shared)
    case .givesWin(let danger): Self.givesWin(danger)
    case .overlooks(let win):
      Idea(
        "overlooked line", Self.ids([win]), isGood: false, with: ["cell": Quarto.Move.name(ofCell: win)],
        says: [.flaw("The piece could have completed a line on {cell}.")])
    case .noSafePiece: Self.noSafePiece(move, in: position)
    case .lastSafe: Self.onlySafePiece
    case .safe(let others):
      Idea(
        "safe piece", [], isGood: true, explains: false,
        says: [
          .sentence(
            "This piece is safe. {count} other piece would complete a line.",
            "This piece is safe. {count} other pieces would complete a line.", others),
          .clue("Some pieces would complete a line, others not."),
        ])
    case .safePieces(let count): Self.safePieces(move, count, position.playing(move))
    case .dangers(let traits): Self.dangers(cell, traits)
    }
  }

  private static func wins(_ cell: String, _ lines: [[Int]], _ shared: [Quarto.Reason.Shared]) -> Idea {
    let isNamed = lines.contains { Quarto.Shape.words($0) != nil }
    return Idea(
      "wins", ids(lines.flatMap { $0 }), isGood: true, isCertain: true,
      with: [
        "cell": cell, "traits": listed(shared.map(\.four)),
        "line": listed(lines.compactMap { Quarto.Shape.words($0) }),
      ],
      says: [
        isNamed
          ? .sentence("{cell} completes {line}: {traits}.") : .sentence("{cell} completes a line: {traits}."),
        .clue("This piece can complete a line."),
        .letsYou("That lets you complete a line on {cell}."),
        .lets("That lets {name} complete a line on {cell}."),
        .stillYou("That does not stop you from completing a line on {cell}."),
        .still("That does not stop {name} from completing a line on {cell}."),
        isNamed
          ? .would("{cell} would have completed {line}: {traits}.")
          : .would("{cell} would have completed a line: {traits}."),
      ]
    ).placed {
      Quarto.Shape.words(lines.first ?? []).map {
        tr("Look at {line}: one piece is missing there.", ["line": $0])
      }
    }
  }

  private static func givesWin(_ danger: Quarto.Danger) -> Idea {
    Idea(
      "open line", ids(danger.three + [danger.open]), isGood: false, isCertain: true,
      with: Dictionary(danger.places.map { ($0.key, $0.value) }) { $1 },
      says: [
        .sentence("On {cell} it completes {line}."),
        .answer("The piece is {trait}, and {line} already had three that are {trait}."),
        .letsYou("That lets you complete {line} on {cell}."),
        .lets("That lets {name} complete {line} on {cell}."),
      ])
  }

  private static func noSafePiece(_ move: Quarto.Move, in position: Quarto.Position) -> Idea {
    // What the words name is lit, and no other line.
    let lines =
      position.playing(move).map { Quarto.Danger.fewest($0.warnings, of: $0.left, through: move) } ?? []
    return Idea(
      "no safe piece", ids(lines), isGood: false, isCertain: true, with: ["cell": move.description],
      says: [
        .flaw("After {cell} no piece is safe to give."), .answer { Quarto.Danger.words(for: lines) },
        .comesTo("A few moves later no piece is safe to give."),
      ])
  }

  private static var onlySafePiece: Idea {
    Idea(
      "last safe piece", [], isGood: true,
      says: [
        .sentence("It is the last safe piece. Every other one completes a line."),
        .clue("Only one piece is safe to give."),
        .letsYou("That leaves you the last safe piece to give."),
        .lets("That leaves {name} the last safe piece to give."), .would("One piece was safe."),
      ])
  }

  private static func dangers(_ cell: String, _ traits: [Quarto.Reason.Shared]) -> Idea {
    Idea(
      "two traits", [], isGood: true, with: ["cell": cell, "traits": listed(traits.map(\.word))],
      says: [
        .sentence("{cell} makes more kinds of piece dangerous to give: {traits}."),
        .clue("One space leaves the other side fewer pieces that are safe to give."),
        .letsYou("That lets you make more pieces dangerous to give: {traits}."),
        .lets("That lets {name} make more pieces dangerous to give: {traits}."),
        .would("{cell} would have made more pieces dangerous to give: {traits}."),
      ])
  }

  /// The number is what counts: of an odd number the one who placed gives the last.
  private static func safePieces(_ move: Quarto.Move, _ count: Int, _ next: Quarto.Position?) -> Idea {
    let (isGood, cell) = (!count.isMultiple(of: 2), move.description)
    let lines = isGood ? [] : next.map { Quarto.Danger.fewest($0.warnings, of: $0.dangerous, through: move) }
    return Idea(
      "safe pieces", ids(lines ?? []), isGood: isGood, with: ["cell": cell, "pieces": safe(in: next)],
      says: (isGood
        ? [
          .sentence(
            "{cell} leaves {count} safe piece. Unless that changes, the other side runs out first.",
            "{cell} leaves {count} safe pieces. Unless that changes, the other side runs out first.", count),
          .clue("Count the pieces that are safe to give."),
        ] : []) + [
          // The same for a reply: who placed gives the last one of an odd number.
          .flaw(
            "After {cell} only {count} piece is safe to give: {pieces}. Unless that changes, the other side gives the last one.",
            "After {cell} only {count} pieces are safe to give: {pieces}. Unless that changes, the other side gives the last one.",
            count),
          .would(
            "{cell} would have left {count} safe piece to give, so the other side runs out first.",
            "{cell} would have left {count} safe pieces to give, so the other side runs out first.", count),
        ])
  }

  /// The pieces that are safe to give, in as few names as can be.
  private static func safe(in next: Quarto.Position?) -> String {
    guard let next else { return "" }
    let safe = next.left.filter { !next.dangerous.contains($0) }.map { Quarto.Move.give($0) }
    return listed(Quarto.names(ofAll: safe, in: next).map(\.name))
  }

  private static func ids(_ dangers: [Quarto.Danger]) -> [String] {
    ids(dangers.flatMap { $0.three + [$0.open] })
  }

  static func ids(_ cells: [Int]) -> [String] {
    Set(cells).sorted().map { "cell.\($0 / 4 + 1).\($0 % 4 + 1)" }
  }
}

extension Quarto.Shape {
  /// "row 2", "the diagonal a1 to d4"; nil of no line.
  static func words(_ line: [Int]) -> String? {
    let cells = line.sorted()
    guard cells.count == 4 else { return nil }
    let places: KeyValuePairs = [
      "from": Quarto.Move.name(ofCell: cells[0]), "to": Quarto.Move.name(ofCell: cells[3]),
    ]
    return switch Self(cells) {
    case .row(let row): tr("row {row}", ["row": row])
    case .column(let column): tr("column {column}", ["column": column])
    case .square: tr("the square {from} to {to}", places)
    case .diagonal: tr("the diagonal {from} to {to}", places)
    }
  }
}

extension Quarto.Danger {
  /// "row 2", "the diagonal a1 to d4".
  var line: String { Quarto.Shape.words(three + [open]) ?? "" }

  var places: KeyValuePairs<String, String> {
    ["trait": shared.word, "line": line, "cell": Quarto.Move.name(ofCell: open)]
  }

  /// "Every piece left is tall or solid. There are three tall pieces in row 2 and three solid pieces on the diagonal a1 to d4."
  static func words(for dangers: [Self]) -> String? {
    var traits: [String] = []
    for danger in dangers where !traits.contains(danger.shared.word) { traits.append(danger.shared.word) }
    if dangers.isEmpty { return nil }
    let lines = listed(warnings(of: dangers))
    // Of any piece it need not be said that it is hollow or solid.
    let isEvery = Set(dangers.map(\.shared.trait)).count < Set(dangers.map(\.shared)).count
    return isEvery
      ? tr("There are {lines}.", ["lines": lines])
      : tr("Every piece left is {traits}. There are {lines}.", ["traits": either(traits), "lines": lines])
  }

  /// As few of them as are enough for every one of these pieces to complete a line.
  /// - Parameter move: of two that are enough for as many pieces, the line through its cell is taken.
  static func fewest(_ dangers: [Self], of pieces: [Quarto.Piece], through move: Quarto.Move) -> [Self] {
    var (left, found): ([Quarto.Piece], [Self]) = (pieces, [])
    while !left.isEmpty {
      func rank(_ danger: Self) -> (Int, Int) {
        let isNew = if case .place(let cell) = move { danger.three.contains(cell) } else { false }
        return (left.count { danger.shared.isOn($0) }, isNew ? 1 : 0)
      }
      guard let best = dangers.max(by: { rank($0) < rank($1) }), rank(best).0 > 0 else { break }
      found.append(best)
      left.removeAll { best.shared.isOn($0) }
    }
    return found
  }
}

extension Quarto.Position {
  /// The lines that the pieces left would complete; of each line and trait one.
  var warnings: [Quarto.Danger] {
    var found: [Quarto.Danger] = []
    for danger in left.flatMap({ dangers(of: $0) }) where !found.contains(danger) { found.append(danger) }
    return found
  }
}
