// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

/// Why half-turns are good or bad, in words.
extension Quarto: Explaining {
  public static func ideas(of move: Move, in position: Position) -> [Idea] {
    position.motifs(of: move).map { $0.idea(of: move, in: position) }
  }
}

extension Quarto.Motif {
  fileprivate func idea(of move: Quarto.Move, in position: Quarto.Position) -> Idea {
    let cell = move.description
    switch self {
    case .wins(let lines, let shared):
      return Idea("wins", Self.ids(lines.flatMap { $0 }), isGood: true, isCertain: true) { telling in
        let traits = listed(shared.map(\.four))
        return switch telling {
        case .sentence: tr("{cell} completes a line: {traits}.", ["cell": cell, "traits": traits])
        case .clue: tr("This piece can complete a line.")
        case .answer: nil
        case .lets(nil): tr("That lets you complete a line on {cell}.", ["cell": cell])
        case .lets(let name?):
          tr("That lets {name} complete a line on {cell}.", ["name": name, "cell": cell])
        case .would: tr("{cell} would have completed a line: {traits}.", ["cell": cell, "traits": traits])
        }
      }
    case .givesWin(let danger): return Self.givesWin(danger)
    case .overlooks(let win):
      return Idea("overlooked line", Self.ids([win]), isGood: false) { telling in
        switch telling {
        case .sentence, .lets:
          tr(
            "The piece could have completed a line on {cell}.", ["cell": Quarto.Move.name(ofCell: win)])
        case .clue, .answer, .would: nil
        }
      }
    case .noSafePiece:
      let dangers = position.playing(move)?.warnings ?? []
      let cells = dangers.flatMap { $0.three + [$0.open] }
      return Idea("no safe piece", Self.ids(cells), isGood: false, isCertain: true) { telling in
        switch telling {
        case .sentence, .lets: tr("After {cell} no piece is safe to give.", ["cell": cell])
        case .answer: Quarto.Danger.words(for: dangers)
        case .clue, .would: nil
        }
      }
    case .lastSafe:
      return Idea("last safe piece", [], isGood: true) { telling in
        switch telling {
        case .sentence: tr("It is the last safe piece. Every other one completes a line.")
        case .clue: tr("Only one piece is safe to give.")
        case .answer: nil
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
        case .clue: tr("Some pieces would complete a line. Which ones?")
        case .answer, .lets, .would: nil
        }
      }
    case .safePieces(let count): return Self.safePieces(cell, count)
    case .dangers(let traits):
      return Idea("two traits", [], isGood: true) { telling in
        let traits = listed(traits.map(\.word))
        let places: KeyValuePairs = ["cell": cell, "traits": traits]
        return switch telling {
        case .sentence: tr("{cell} makes more kinds of piece dangerous to give: {traits}.", places)
        case .clue: tr("One move makes more pieces dangerous to give.")
        case .answer: nil
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
        tr("The piece is {trait}, and {cell} completes {line}.", danger.places)
      case .answer: tr("The piece is {trait}, and {line} already had three.", danger.places)
      case .lets(nil): tr("That lets you complete {line} on {cell}.", danger.places)
      case .lets(let name?):
        tr("That lets {name} complete {line} on {cell}.", ["name": name, "line": danger.line, "cell": open])
      case .clue, .would: nil
      }
    }
  }

  /// The number is what counts: of an odd number the one who placed gives the last.
  private static func safePieces(_ cell: String, _ count: Int) -> Idea {
    let isGood = !count.isMultiple(of: 2)
    return Idea("safe pieces", [], isGood: isGood) { telling in
      switch telling {
      case .sentence where isGood:
        trn(
          "{cell} leaves {count} safe piece. Unless that changes, the other side runs out first.",
          "{cell} leaves {count} safe pieces. Unless that changes, the other side runs out first.", count,
          ["cell": cell])
      case .sentence:
        trn(
          "{cell} leaves {count} safe piece. Unless that changes, the other side gives the last one.",
          "{cell} leaves {count} safe pieces. Unless that changes, the other side gives the last one.", count,
          ["cell": cell])
      case .clue: isGood ? tr("Count the pieces that are safe to give.") : nil
      case .answer: nil
      case .lets:
        trn(
          "{cell} leaves {count} safe piece to give, so the last one is the other side’s.",
          "{cell} leaves {count} safe pieces to give, so the last one is the other side’s.", count,
          ["cell": cell])
      case .would:
        trn(
          "{cell} would have left {count} safe piece to give, so the other side runs out first.",
          "{cell} would have left {count} safe pieces to give, so the other side runs out first.", count,
          ["cell": cell])
      }
    }
  }

  private static func ids(_ cells: [Int]) -> [String] {
    Set(cells).sorted().map { "cell.\($0 / 4 + 1).\($0 % 4 + 1)" }
  }
}

extension Quarto.Danger {
  /// "row 2", "the diagonal from a1 to d4".
  var line: String {
    let cells = (three + [open]).sorted()
    return switch Quarto.Shape(cells) {
    case .row(let row): tr("row {row}", ["row": row])
    case .column(let column): tr("column {column}", ["column": column])
    case .square:
      tr(
        "the square {from} to {to}",
        ["from": Quarto.Move.name(ofCell: cells[0]), "to": Quarto.Move.name(ofCell: cells[3])])
    case .diagonal:
      tr(
        "the diagonal {from} to {to}",
        ["from": Quarto.Move.name(ofCell: cells[0]), "to": Quarto.Move.name(ofCell: cells[3])])
    }
  }

  var places: KeyValuePairs<String, String> {
    ["trait": shared.word, "line": line, "cell": Quarto.Move.name(ofCell: open)]
  }

  /// "There are three tall in row 2 and three solid on a diagonal."
  static func words(for dangers: [Self]) -> String? {
    var said: [String] = []
    for danger in dangers.map(\.warning) where !said.contains(danger) { said.append(danger) }
    return said.isEmpty ? nil : tr("There are {lines}.", ["lines": listed(said)])
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
