// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Words

/// What Pentominoes says.
extension Pentominoes {
  static let keys = [
    KeyHelp(Phrase("F I L N ... Z"), Phrase("choose the tile of this letter")),
    KeyHelp(Phrase("Arrow keys"), Phrase("move it over the board")),
    KeyHelp(Phrase("R, Shift R"), Phrase("turn it right, left")),
    KeyHelp(Phrase("M, Shift M"), Phrase("flip it sideways, upside down")),
    KeyHelp(Phrase("Enter"), Phrase("lay it")),
    KeyHelp(Phrase("Backspace"), Phrase("take it off the board")),
    KeyHelp(Phrase("Page Up, Page Down"), Phrase("tile before, next tile")),
    KeyHelp(Phrase("Esc"), Phrase("put it back, close the solution")),
    .hint,
    KeyHelp(Phrase("E"), Phrase("look at a solution")),
    .undo, .redo,
    KeyHelp(Phrase("Ctrl N"), Phrase("begin again; or swipe down")),
  ]

  /// What one hand does not reach, or has for something else, has other keys for that hand.
  static let pieceKeys = Pentomino.allCases.map { tile in
    PieceKey(
      "tile." + tile.description.lowercased(), Character(tile.description.lowercased()),
      Saying(tr("The {tile}", ["tile": tile.description])), left: leftKeys[tile], right: rightKeys[tile])
  }

  private static let leftKeys: [Pentomino: String] = [
    .i: "1", .l: "2", .n: "3", .p: "4", .u: "5", .y: "6", .v: "b", .w: "shift+w", .x: "shift+x",
  ]
  private static let rightKeys: [Pentomino: String] = [
    .f: "7", .t: "6", .v: "m", .w: "5", .x: "h", .z: "b",
  ]

  static let left = GameSwitch(
    name: "left", title: Phrase("Count what is left"),
    detail: Phrase("How many solutions remain, after every tile"), isOnAtFirst: true, costsMedal: true)
  static let warn = GameSwitch(
    name: "warn", title: Phrase("Judge the drop"),
    detail: Phrase("While dragging: does a solution remain there?"), isOnAtFirst: true, costsMedal: true)

  /// Tiles that lay there from the start are nobody's progress.
  public static func progress(of position: Pentominoes.Position) -> String? {
    let givens = position.givens.count
    return trn(
      "{laid} of {count} tile", "{laid} of {count} tiles", position.puzzle.needed - givens,
      ["laid": String(position.placed.count - givens)])
  }

  public static func prompt(in position: Pentominoes.Position) -> (message: String, help: String) {
    (tr("Wheel or R turns the tile · right button or M flips it"), "")
  }

  public static func help(in position: Pentominoes.Position, by means: Means) -> String {
    switch means {
    case .pointer: begun(position) + prompt(in: position).message
    case .touch: begun(position) + tr("Drag a tile to its place; the signs around it turn and flip it.")
    case .keys: begun(position) + tr("A letter lifts its tile, R turns it, M flips it, Enter lays it.")
    case .pad: begun(position) + tr("The shoulder buttons turn the tile, the triggers flip it.")
    }
  }

  /// The task, until the first tile lies.
  private static func begun(_ position: Pentominoes.Position) -> String {
    position.placed == position.givens ? task(of: position.puzzle) + " " : ""
  }

  /// What is to be done.
  static func task(of puzzle: Puzzle) -> String {
    let (count, all) = (puzzle.needed - puzzle.givens.count, puzzle.allowed.count - puzzle.givens.count)
    if count < all {
      return trn(
        "Fill the board with {laid} of the {count} tile.", "Fill the board with {laid} of the {count} tiles.",
        all, ["laid": String(count)])
    }
    return puzzle.givens.isEmpty
      ? trn("Fill the board with the {count} tile.", "Fill the board with all {count} tiles.", count)
      : trn("Fill what is free with the last tile.", "Fill what is free with the last {count} tiles.", count)
  }

  public static func name(of move: Move) -> String { tr("the {tile}", ["tile": move.tile.description]) }

  public static func told(_ move: Move, in position: Position) -> String {
    switch move {
    case .place(let placement):
      tr(
        "the {tile} on {squares}",
        ["tile": placement.tile.description, "squares": squares(placement.cells)])
    case .remove(let tile): tr("the {tile}, off the board", ["tile": tile.description])
    }
  }

  /// Squares row by row: "row 1: 2 to 4; row 2: 3".
  static func squares(_ cells: [Cell]) -> String {
    let rows = Dictionary(grouping: cells, by: \.row).sorted { $0.key < $1.key }
    return rows.map { row, cells in
      tr("row {row}: {columns}", ["row": String(row + 1), "columns": columns(cells.map(\.column).sorted())])
    }.joined(separator: "; ")
  }

  private static func columns(_ columns: [Int]) -> String {
    var runs: [ClosedRange<Int>] = []
    for column in columns {
      if let last = runs.last, last.upperBound + 1 == column {
        runs[runs.count - 1] = last.lowerBound...column
      } else {
        runs.append(column...column)
      }
    }
    return runs.flatMap { run in
      run.count > 2
        ? [
          tr("{first} to {last}", ["first": String(run.lowerBound + 1), "last": String(run.upperBound + 1)])
        ]
        : run.map { String($0 + 1) }
    }.joined(separator: ", ")
  }

  /// How a tile lies: "turned right, flipped"; empty where it is as it was drawn.
  static func spoken(_ orientation: Orientation) -> String {
    let turn: String? =
      switch orientation.turns {
      case 1: tr("turned right")
      case 2: tr("turned twice")
      case 3: tr("turned left")
      default: nil
      }
    return [turn, orientation.isMirrored ? tr("flipped") : nil].compactMap { $0 }.joined(separator: ", ")
  }

  public static func noHint(isCertain: Bool) -> String {
    isCertain ? tr("This board has no solution.") : tr("There is too much to search here: lay a tile first.")
  }

  public static func explain(reason: String) -> String { reason == solved ? tr("Solved") : "" }

  public static func explain(_ hint: Hint<Move, Engine.Meaning>, in position: Position) -> [String] {
    let tile = hint.move.tile.description
    let reason = hint.meaning.seen.reason?.idea.sentence
    let rest = hint.meaning.seen.rest.map(words(ofRest:))
    /// What can be seen, and then the tile and what it leaves.
    func told(_ share: String) -> [String] {
      [reason, [share, rest].compactMap { $0 }.joined(separator: " ")].compactMap { $0 }
    }
    switch hint.meaning {
    case .leavesOne: return told(tr("The {tile} there leaves a solution.", ["tile": tile]))
    case .wrong(let tiles, _):
      return [
        reason.map { tr("There is no solution from here.") + " " + $0 }
          ?? tr("There is no solution from here, though no square shows it yet."),
        tr(
          "Without the {tiles} there would be a solution.", ["tiles": listed(tiles.tiles.map(\.description))]),
        tr("Take the {tile} off.", ["tile": tile]),
      ]
    case .right(let counts, let seen):
      guard counts.rawWith < counts.rawLeft else {
        let belongs = tr("The {tile} belongs there.", ["tile": tile])
        return told([belongs, words(against: seen.others)].compactMap { $0 }.joined(separator: " "))
      }
      return told(words(for: counts, tile))
    }
  }

  /// What the step speaks of: with the tile what it leaves.
  public static func idea(
    of hint: Hint<Move, Engine.Meaning>, showsMove: Bool, in position: Position
  ) -> Idea? {
    let seen = hint.meaning.seen
    return (showsMove ? seen.rest ?? seen.reason : seen.reason)?.idea
  }

  /// How many solutions are left, perhaps with a tile where it is held.
  static func left(_ count: Int, with tile: Pentomino?) -> String {
    guard let tile else {
      return count == 0
        ? tr("No solution from here") : trn("{count} solution left", "{count} solutions left", count)
    }
    let name: KeyValuePairs = ["tile": tile.description]
    return count == 0
      ? tr("No solution with the {tile} there", name)
      : trn(
        "{count} solution with the {tile} there", "{count} solutions with the {tile} there", count, name)
  }

  /// The name of a puzzle that came from the clipboard.
  static let pasted = "pasted"

  /// What a puzzle is called. The names of the book are sentences of the catalogue, collected from its file.
  static func title(of puzzle: Puzzle) -> String {
    if puzzle.name.hasPrefix(DailyPuzzle.prefix) {
      return daily(puzzle.grade, tiles: puzzle.needed - puzzle.givens.count)
    }
    if puzzle.name == pasted { return tr("Pasted board") }
    // One kind of puzzle, many of it: they are told apart by their pictures.
    guard puzzle.name.hasPrefix("last-") else {
      let (rows, columns) = (puzzle.board.rows, puzzle.board.columns)
      return tr(puzzle.title).replacing("\(rows)x\(columns)", with: "\(rows) \u{00D7} \(columns)")
    }
    return trn("Last {count} tile", "Last {count} tiles", puzzle.needed - puzzle.givens.count)
  }

  /// "6 × 10", "6 × 10, 4 of 11 tiles"; without the size where the title says it.
  static func size(of puzzle: Puzzle) -> String {
    let (rows, columns) = (puzzle.board.rows, puzzle.board.columns)
    let isSaid = puzzle.title.contains("\(rows)x\(columns)")
    let size = isSaid ? nil : "\(rows) \u{00D7} \(columns)"
    return [size, choice(of: puzzle)].compactMap { $0 }.joined(separator: ", ")
  }

  /// "4 of 11 tiles" when not all tiles that lie ready have room; nil when all are laid.
  static func choice(of puzzle: Puzzle) -> String? {
    let all = puzzle.allowed.count
    guard puzzle.needed < all else { return nil }
    return trn("{laid} of {count} tile", "{laid} of {count} tiles", all, ["laid": String(puzzle.needed)])
  }

  /// What a screen reader says of a tile.
  static func label(_ tile: Pentomino, isGiven: Bool, isLaid: Bool) -> String {
    let name: KeyValuePairs = ["tile": tile.description]
    if isGiven { return tr("tile {tile}, given", name) }
    return isLaid ? tr("tile {tile}, on the board", name) : tr("tile {tile}, at home", name)
  }

  static func spoken(_ grade: Grade) -> String {
    switch grade {
    case .starter: tr("Starter")
    case .easy: tr("Easy")
    case .medium: tr("Medium")
    case .hard: tr("Hard")
    case .expert: tr("Expert")
    case .fiendish: tr("Fiendish")
    }
  }

  /// The name of a daily puzzle.
  static func daily(_ grade: Grade, tiles: Int) -> String {
    trn("{grade}, {count} tile", "{grade}, {count} tiles", tiles, ["grade": spoken(grade)])
  }

  static func daily(ago days: Int) -> String {
    switch days {
    case 0: tr("Today")
    case 1: tr("Yesterday")
    default: trn("{count} day ago", "{count} days ago", days)
    }
  }

  /// What a puzzle offers: a choice of tiles, its solutions, or its tiles.
  static func promise(_ puzzle: Puzzle) -> String {
    if let choice = choice(of: puzzle) { return choice }
    guard let solutions = puzzle.solutions else { return trn("{count} tile", "{count} tiles", puzzle.needed) }
    return trn("{count} solution", "{count} solutions", solutions)
  }

  public static func verdict(on position: Position, name: (Seat) -> String?) -> String {
    position.isSolved ? tr("Every tile has its place.") : ""
  }

  /// How many solutions there are, of which one was found.
  static func explain(solutions count: Int) -> String {
    count == 1
      ? tr("This is the only solution.")
      : trn("One of its {count} solutions.", "One of its {count} solutions.", count)
  }
}
