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
    switch self {
    case .wins(let lines, let shared):
      return Idea("wins", Self.ids(lines.flatMap { $0 }), isGood: true, isCertain: true) { telling in
        let traits = listed(shared.map(\.four))
        let names = lines.compactMap { Quarto.Shape.words($0) }
        let line = names.isEmpty ? nil : listed(names)
        return switch telling {
        case .sentence where line != nil:
          tr("{cell} completes {line}: {traits}.", ["cell": cell, "line": line ?? "", "traits": traits])
        case .sentence: tr("{cell} completes a line: {traits}.", ["cell": cell, "traits": traits])
        case .clue: tr("This piece can complete a line.")
        case .answer, .comesTo: nil
        case .lets(nil): tr("That lets you complete a line on {cell}.", ["cell": cell])
        case .lets(let name?):
          tr("That lets {name} complete a line on {cell}.", ["name": name, "cell": cell])
        case .still(nil): tr("That does not stop you from completing a line on {cell}.", ["cell": cell])
        case .still(let name?):
          tr("That does not stop {name} from completing a line on {cell}.", ["name": name, "cell": cell])
        case .would where line != nil:
          tr(
            "{cell} would have completed {line}: {traits}.",
            ["cell": cell, "line": line ?? "", "traits": traits])
        case .would: tr("{cell} would have completed a line: {traits}.", ["cell": cell, "traits": traits])
        }
      }.placed {
        Quarto.Shape.words(lines.first ?? []).map {
          tr("Look at {line}: one piece is missing there.", ["line": $0])
        }
      }
    case .givesWin(let danger): return Self.givesWin(danger)
    case .overlooks(let win):
      return Idea("overlooked line", Self.ids([win]), isGood: false) { telling in
        switch telling {
        case .sentence, .lets:
          tr(
            "The piece could have completed a line on {cell}.", ["cell": Quarto.Move.name(ofCell: win)])
        case .clue, .answer, .would, .still, .comesTo: nil
        }
      }
    case .noSafePiece:
      // What the words name is lit, and no other line.
      let lines =
        position.playing(move).map { Quarto.Danger.fewest($0.warnings, of: $0.left, through: move) } ?? []
      return Idea("no safe piece", Self.ids(lines), isGood: false, isCertain: true) { telling in
        switch telling {
        case .sentence, .lets: tr("After {cell} no piece is safe to give.", ["cell": cell])
        case .answer: Quarto.Danger.words(for: lines)
        case .comesTo: tr("A few moves later no piece is safe to give.")
        case .clue, .would, .still: nil
        }
      }
    case .lastSafe:
      return Idea("last safe piece", [], isGood: true) { telling in
        switch telling {
        case .sentence: tr("It is the last safe piece. Every other one completes a line.")
        case .clue: tr("Only one piece is safe to give.")
        case .answer, .still, .comesTo: nil
        case .lets(nil): tr("That leaves you the last safe piece to give.")
        case .lets(let name?): tr("That leaves {name} the last safe piece to give.", ["name": name])
        case .would: tr("One piece was safe.")
        }
      }
    case .safe(let others):
      return Idea("safe piece", [], isGood: true, explains: false) { telling in
        switch telling {
        case .sentence:
          trn(
            "This piece is safe. {count} other piece would complete a line.",
            "This piece is safe. {count} other pieces would complete a line.", others)
        case .clue: tr("Some pieces would complete a line, others not.")
        case .answer, .lets, .would, .still, .comesTo: nil
        }
      }
    case .safePieces(let count): return Self.safePieces(move, count, position.playing(move))
    case .dangers(let traits):
      return Idea("two traits", [], isGood: true) { telling in
        let traits = listed(traits.map(\.word))
        let places: KeyValuePairs = ["cell": cell, "traits": traits]
        return switch telling {
        case .sentence: tr("{cell} makes more kinds of piece dangerous to give: {traits}.", places)
        case .clue: tr("One space leaves the other side fewer pieces that are safe to give.")
        case .answer, .still, .comesTo: nil
        case .lets(nil): tr("That lets you make more pieces dangerous to give: {traits}.", ["traits": traits])
        case .lets(let name?):
          tr(
            "That lets {name} make more pieces dangerous to give: {traits}.",
            ["name": name, "traits": traits])
        case .would: tr("{cell} would have made more pieces dangerous to give: {traits}.", places)
        }
      }
    }
  }

  private static func givesWin(_ danger: Quarto.Danger) -> Idea {
    let cells = ids(danger.three + [danger.open])
    return Idea("open line", cells, isGood: false, isCertain: true) { telling in
      let open = Quarto.Move.name(ofCell: danger.open)
      return switch telling {
      case .sentence:
        tr("On {cell} it completes {line}.", danger.places)
      case .answer: tr("The piece is {trait}, and {line} already had three that are {trait}.", danger.places)
      case .lets(nil): tr("That lets you complete {line} on {cell}.", danger.places)
      case .lets(let name?):
        tr("That lets {name} complete {line} on {cell}.", ["name": name, "line": danger.line, "cell": open])
      case .clue, .would, .still, .comesTo: nil
      }
    }
  }

  /// The number is what counts: of an odd number the one who placed gives the last.
  private static func safePieces(
    _ move: Quarto.Move, _ count: Int, _ next: Quarto.Position?
  ) -> Idea {
    let (isGood, cell) = (!count.isMultiple(of: 2), move.description)
    let lines = isGood ? [] : next.map { Quarto.Danger.fewest($0.warnings, of: $0.dangerous, through: move) }
    return Idea("safe pieces", Self.ids(lines ?? []), isGood: isGood) { telling in
      let pieces = next.map { next in
        let safe = next.left.filter { !next.dangerous.contains($0) }.map { Quarto.Move.give($0) }
        return listed(Quarto.names(ofAll: safe, in: next).map(\.name))
      }
      return switch telling {
      case .sentence where isGood:
        trn(
          "{cell} leaves {count} safe piece. Unless that changes, the other side runs out first.",
          "{cell} leaves {count} safe pieces. Unless that changes, the other side runs out first.", count,
          ["cell": cell])
      // The same for a reply: who placed gives the last one of an odd number.
      case .sentence, .lets:
        trn(
          "After {cell} only {count} piece is safe to give: {pieces}. Unless that changes, the other side gives the last one.",
          "After {cell} only {count} pieces are safe to give: {pieces}. Unless that changes, the other side gives the last one.",
          count, ["cell": cell, "pieces": pieces ?? ""])
      case .clue: isGood ? tr("Count the pieces that are safe to give.") : nil
      case .answer, .still, .comesTo: nil
      case .would:
        trn(
          "{cell} would have left {count} safe piece to give, so the other side runs out first.",
          "{cell} would have left {count} safe pieces to give, so the other side runs out first.", count,
          ["cell": cell])
      }
    }
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
