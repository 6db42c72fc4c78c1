// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

/// Why moves are good or bad, in words.
extension Pentominoes: Explaining {
  /// What asks for the tile there, or for taking one off, and what the move makes of the free squares that was not so before.
  public static func ideas(of move: Move, in position: Position) -> [Idea] {
    guard let next = position.playing(move) else { return [] }
    let before = position.motifs
    let after = next.motifs
    if case .remove = move {
      // What was wrong speaks for a tile whose removal changes it.
      return before.filter { $0.decides && !after.contains($0) }.map { motif in
        var idea = motif.idea
        // That one tile is enough is not said.
        (idea.isGood, idea.isCertain) = (true, false)
        return idea
      }
    }
    let met = before.filter { $0.asks(for: move) }
    return (met + after.filter { !before.contains($0) }).filter { !$0.isPlaceToBegin }.map(\.idea)
  }
}

extension Pentominoes.Motif {
  var idea: Idea {
    Idea(name, cells.map(Pentominoes.Table.id), isGood: !decides, isCertain: decides, self.sentence)
  }

  private var name: String {
    switch self {
    case .oddPocket: "odd pocket"
    case .strangePocket, .pocket: "pocket"
    case .twoWant, .clash: "two want one tile"
    case .dead, .blocked: "dead square"
    case .noPlace, .misfit: "no place"
    case .onlyTile, .onlyPlace, .onlyOpen: "only tile"
    case .cut: "cut board"
    case .narrow, .tight: "narrow place"
    }
  }

  private var sentence: String {
    switch self {
    case .oddPocket(let cells) where cells.count < 5:
      trn(
        "{count} free square is closed in, and every tile has five.",
        "{count} free squares are closed in, and every tile has five.", cells.count)
    case .oddPocket(let cells):
      tr(
        "{count} free squares are closed in, and {count} is no multiple of five.",
        ["count": String(cells.count)])
    case .strangePocket: tr("None of the tiles left can fill the five squares that are closed in.")
    case .twoWant(let tile, _):
      tr("Two pockets can only be filled by the {tile}.", ["tile": tile.description])
    case .dead(let cell):
      tr("None of the tiles left can cover the square in row {row}, column {column}.", place(cell))
    case .noPlace(let tile): tr("The {tile} does not fit anywhere any more.", ["tile": tile.description])
    case .clash(let tile, let first, let second): Self.clash(tile, first, second)
    case .blocked(let cell, let tiles) where tiles.isEmpty:
      tr(
        "Whatever covers the square in row {row}, column {column} leaves squares that cannot be filled.",
        place(cell))
    case .blocked(let cell, let tiles):
      tr(
        "Only the {tiles} could cover the square in row {row}, column {column}, and would leave squares that cannot be filled.",
        [
          "row": String(cell.row + 1), "column": String(cell.column + 1),
          "tiles": listed(tiles.tiles.map(\.description)),
        ])
    case .misfit(let tile):
      tr("Wherever the {tile} lies, it leaves squares that cannot be filled.", ["tile": tile.description])
    case .pocket(let tile, _): tr("Only the {tile} fills this pocket.", ["tile": tile.description])
    case .onlyTile(let tile, let cell, ways: 1):
      tr(
        "Only the {tile} can cover the square in row {row}, column {column}, and in one way only.",
        place(cell, tile))
    case .onlyTile(let tile, let cell, _):
      tr("Only the {tile} can cover the square in row {row}, column {column}.", place(cell, tile))
    case .onlyPlace(let placement):
      tr("The {tile} fits in one place only.", ["tile": placement.tile.description])
    case .onlyOpen(let tile, let cell):
      tr(
        "Only the {tile} can cover the square in row {row}, column {column} without leaving squares that cannot be filled.",
        place(cell, tile))
    case .cut(let sizes):
      tr(
        "The free squares fall into parts of {sizes}: each is filled by itself.",
        ["sizes": listed(sizes.map { String($0) })])
    case .narrow(let cell, let tiles, let isPlain):
      Self.narrow(
        [
          "row": String(cell.row + 1), "column": String(cell.column + 1),
          "tiles": listed(tiles.tiles.map(\.description)),
        ], isPlain: isPlain)
    case .tight(let cell, let ways):
      trn(
        "The hardest square is in row {row}, column {column}: it can be covered in {count} way, no other in fewer.",
        "The hardest square is in row {row}, column {column}: it can be covered in {count} ways, no other in fewer.",
        ways, place(cell))
    }
  }

  private static func clash(_ tile: Pentomino, _ first: Cell, _ second: Cell) -> String {
    tr(
      "Only the {tile} can cover the square in row {row}, column {column}, and only the {tile} can cover the one in row {row2}, column {column2}. It cannot cover both.",
      [
        "tile": tile.description, "row": String(first.row + 1), "column": String(first.column + 1),
        "row2": String(second.row + 1), "column2": String(second.column + 1),
      ])
  }

  private static func narrow(_ places: KeyValuePairs<String, String>, isPlain: Bool) -> String {
    isPlain
      ? tr("The hardest square is in row {row}, column {column}: only the {tiles} can cover it.", places)
      : tr(
        "The hardest square is in row {row}, column {column}: only the {tiles} can cover it without leaving squares that cannot be filled.",
        places)
  }

  /// What left no choice of the tile, once a puzzle is solved.
  /// - Parameter laid: the tile after which it was so; nil where it was so from the start.
  func looksBack(after laid: Pentomino?) -> String? {
    let first = laid?.description ?? ""
    switch self {
    case .pocket(let tile, _):
      let names: KeyValuePairs = ["tile": tile.description, "first": first]
      return laid == nil
        ? tr("From the start five squares lay apart that only the {tile} fills.", names)
        : tr("The {first} left five squares that only the {tile} fills.", names)
    case .onlyTile(let tile, let cell, _):
      return laid == nil
        ? tr(
          "From the start only the {tile} could cover the square in row {row}, column {column}.",
          place(cell, tile))
        : tr(
          "Once the {first} lay there, only the {tile} could cover the square in row {row}, column {column}.",
          place(cell, tile, first))
    case .onlyPlace(let placement):
      let names: KeyValuePairs = ["tile": placement.tile.description, "first": first]
      return laid == nil
        ? tr("From the start the {tile} had one place only.", names)
        : tr("Once the {first} lay there, the {tile} had one place only.", names)
    case .onlyOpen(let tile, let cell):
      return laid == nil
        ? tr(
          "From the start only the {tile} could cover the square in row {row}, column {column} without leaving squares that cannot be filled.",
          place(cell, tile))
        : tr(
          "Once the {first} lay there, only the {tile} could cover the square in row {row}, column {column} without leaving squares that cannot be filled.",
          place(cell, tile, first))
    default: return nil
    }
  }

  private func place(
    _ cell: Cell, _ tile: Pentomino? = nil, _ first: String = ""
  ) -> KeyValuePairs<String, String> {
    [
      "row": String(cell.row + 1), "column": String(cell.column + 1), "tile": tile?.description ?? "",
      "first": first,
    ]
  }
}

extension Pentominoes {
  /// What decided a puzzle that is solved: the first thing that left no choice while its tiles were laid in this order, and the tile
  /// after which it was so, nil from the start. Nil where there was a choice to the end.
  static func decision(of full: Position) -> (motif: Motif, laid: Pentomino?)? {
    var position = Position(full.puzzle)
    var laid: Pentomino?
    for tile in full.order.filter({ !position.givens.contains($0) }) {
      // The last tile never has a choice.
      guard position.missing > 1 || laid == nil else { return nil }
      if let forced = position.motifs.first(where: \.forces) { return (forced, laid) }
      guard let placement = full.placements[tile] else { return nil }
      position = position.laying(placement)
      laid = tile
    }
    return nil
  }

  /// Why the tile there, where it need not be.
  static func words(for counts: Engine.Meaning.Counts, _ tile: String) -> String {
    let works = counts.works.tiles.map(\.description)
    if counts.isMost, works.count > 1 {
      return tr("Of all that fits there, the {tile} leaves the most ways to fill the board.", ["tile": tile])
    }
    switch works.count {
    case 1: return tr("This is one way to lay the {tile}.", ["tile": tile])
    case ...mostNamed:
      return tr(
        "The {tiles} work there. One way is the {tile}.", ["tiles": listed(works), "tile": tile])
    default: return tr("Many tiles work there. One way is the {tile}.", ["tile": tile])
    }
  }

  /// More tiles than these are not named.
  private static let mostNamed = 4

  /// Why the other tiles that come into question do not belong there.
  static func words(against others: [Engine.Meaning.Against]) -> String? {
    let shown = others.compactMap { other -> String? in
      guard let fault = other.fault else { return nil }
      let tile = other.tile.description
      return other.ways == 1
        ? tr("With the {tile} there: {reason}", ["tile": tile, "reason": fault.idea.sentence])
        : tr("However the {tile} covers it, squares are left that cannot be filled.", ["tile": tile])
    }
    let later = others.filter { $0.fault == nil }.map(\.tile.description)
    let rest =
      later.isEmpty
      ? []
      : [tr("The {tiles} would look as good there, but then no solution is left.", ["tiles": either(later)])]
    let said = shown + rest
    return said.isEmpty ? nil : said.joined(separator: " ")
  }

  static func words(ofRest motif: Motif) -> String {
    tr("What it leaves: {reason}", ["reason": motif.idea.sentence])
  }
}
