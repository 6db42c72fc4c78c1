// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// A board that a player has made, with its name.
public struct OwnBoard: Hashable, Sendable {
  public var name: String
  /// Those that are cut out of the slab, by number.
  public var squares: Set<Int>
  public let slab: Squares

  /// In characters.
  public static let nameLimit = 24

  public init(_ name: String, _ squares: Set<Int>, on slab: Squares) {
    (self.slab, self.squares) = (slab, squares)
    self.name = Self.cleaned(name)
  }

  /// What can be a name: one line without what other texts set apart with.
  public static func cleaned(_ name: String) -> String {
    String(name.filter { !$0.isNewline && $0 != ";" && $0 != "\t" }.prefix(nameLimit))
  }

  /// For a message to a friend, and kept: "quartet board 12x6 ####....####/.... Lantern", the rows of the smallest frame around it
  /// from the top, `.` for a square and `#` for wood.
  public var text: String {
    let rows = rows
    let size = "\(rows.first?.count ?? 0)x\(rows.count)"
    return [Self.title, size, rows.joined(separator: "/"), name].joined(separator: " ")
  }

  /// The rows of the smallest frame around the board.
  public var rows: [String] {
    guard let box else { return ["#"] }
    return box.rows.map { row in
      String(box.columns.map { squares.contains(row * slab.columns + $0) ? "." : "#" })
    }
  }

  private var box: (rows: ClosedRange<Int>, columns: ClosedRange<Int>)? {
    let (rows, columns) = (squares.map { $0 / slab.columns }, squares.map { $0 % slab.columns })
    guard let top = rows.min(), let bottom = rows.max(), let left = columns.min(), let right = columns.max()
    else { return nil }
    return (top...bottom, left...right)
  }

  private static let title = "quartet board"

  /// Reads what `text` writes, wherever in a message it stands, and lays it in the middle of the slab; nil for anything else, and
  /// for a board that is larger than the slab.
  public init?(text: String, on slab: Squares) {
    guard let start = text.firstRange(of: Self.title) else { return nil }
    let words = text[start.upperBound...].prefix { !$0.isNewline }.split(
      separator: " ", maxSplits: 2, omittingEmptySubsequences: true)
    guard words.count >= 2 else { return nil }
    let rows = words[1].split(separator: "/", omittingEmptySubsequences: false)
    guard let width = rows.first?.count, words[0] == "\(width)x\(rows.count)", width <= slab.columns,
      rows.count <= slab.rows,
      rows.allSatisfy({ $0.count == width && $0.allSatisfy { $0 == "." || $0 == "#" } })
    else { return nil }
    let (top, left) = ((slab.rows - rows.count) / 2, (slab.columns - width) / 2)
    var squares: Set<Int> = []
    for (row, line) in rows.enumerated() {
      for (column, sign) in line.enumerated() where sign == "." {
        squares.insert((top + row) * slab.columns + left + column)
      }
    }
    self.init(words.count > 2 ? String(words[2]) : "", squares, on: slab)
  }

  // MARK: - Kept among the tries

  /// What is kept stands among the tries at puzzles, so that it travels with them: the text behind `board.`, with a star where a
  /// solution is known, and behind `board-out.` when it was taken out.
  private static let kept = "board."
  private static let out = "board-out."

  public static func isMark(_ puzzle: String) -> Bool { puzzle.hasPrefix(kept) || puzzle.hasPrefix(out) }

  public func mark(of game: String, isSolvable: Bool, isOut: Bool = false, at date: Timestamp) -> PuzzleTry {
    PuzzleTry(
      game: game, puzzle: (isOut ? Self.out : Self.kept) + text, stars: isSolvable ? 1 : 0, time: 0,
      date: date)
  }

  /// The boards that are kept of a game, those kept first come first.
  public static func kept(
    _ tries: some Sequence<PuzzleTry>, of game: String, on slab: Squares
  ) -> [(board: OwnBoard, isSolvable: Bool)] {
    var boards: [(board: OwnBoard, isSolvable: Bool)] = []
    for entry in tries where entry.game == game && isMark(entry.puzzle) {
      guard let board = OwnBoard(text: entry.puzzle, on: slab) else { continue }
      let place = boards.firstIndex { $0.board == board }
      if entry.puzzle.hasPrefix(out) {
        if let place { boards.remove(at: place) }
      } else if let place {
        boards[place].isSolvable = boards[place].isSolvable || entry.stars > 0
      } else {
        boards.append((board, entry.stars > 0))
      }
    }
    return boards
  }
}
