// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

/// Why half-turns are good or bad, in words.
extension Quarto: Explaining {
  public static func ideas(of move: Move, in position: Position) -> [Idea] {
    position.motifs(of: move).map { $0.idea(of: move) }
  }
}

extension Quarto.Motif {
  fileprivate func idea(of move: Quarto.Move) -> Idea {
    let cell = move.description
    return switch self {
    case .wins(let lines, let shared):
      Idea(
        "wins", Self.ids(lines.flatMap { $0 }), isGood: true, isCertain: true,
        clue: tr("This piece completes a line."),
        tr("{cell} completes a line: {traits}.", ["cell": cell, "traits": listed(shared.map(\.four))]))
    case .givesWin(let danger):
      Idea(
        "open line", Self.ids(danger.three + [danger.open]), isGood: false, isCertain: true,
        tr(
          "The piece is {trait}, and there are {three}: {cell} completes a line.",
          [
            "trait": danger.shared.word, "three": danger.warning,
            "cell": Quarto.Move.name(ofCell: danger.open),
          ]))
    case .overlooks(let win):
      Idea(
        "overlooked line", Self.ids([win]), isGood: false,
        tr("On {cell} the piece would have completed a line.", ["cell": Quarto.Move.name(ofCell: win)]))
    case .noSafePiece:
      Idea(
        "no safe piece", [], isGood: false, isCertain: true,
        tr("After {cell} every piece that is left completes a line, and one has to be given.", ["cell": cell])
      )
    case .lastSafe:
      Idea(
        "last safe piece", [], isGood: true, clue: tr("All pieces but one complete a line."),
        tr("It is the last piece that completes no line at once."))
    case .safe(let others):
      Idea(
        "safe piece", [], isGood: true, clue: tr("Some pieces complete a line: look which."),
        trn(
          "It completes no line, as {count} other piece would.",
          "It completes no line, as {count} other pieces would.", others))
    case .safePieces(let count) where count.isMultiple(of: 2):
      Idea(
        "safe pieces", [], isGood: false,
        trn(
          "{cell} leaves {count} piece that completes no line: unless that changes, the other side gives the last one.",
          "{cell} leaves {count} pieces that complete no line: unless that changes, the other side gives the last one.",
          count, ["cell": cell]))
    case .safePieces(let count):
      Idea(
        "safe pieces", [], isGood: true, clue: tr("Count the pieces that complete no line."),
        trn(
          "{cell} leaves {count} piece that completes no line: unless that changes, the other side finds none.",
          "{cell} leaves {count} pieces that complete no line: unless that changes, the other side is the first to find none.",
          count, ["cell": cell]))
    case .dangers(let traits):
      Idea(
        "two traits", [], isGood: true, clue: tr("More pieces can be made dangerous."),
        tr(
          "{cell} makes pieces of more than one kind dangerous: {traits}.",
          ["cell": cell, "traits": listed(traits.map(\.word))]))
    }
  }

  private static func ids(_ cells: [Int]) -> [String] {
    Set(cells).sorted().map { "cell.\($0 / 4 + 1).\($0 % 4 + 1)" }
  }
}
