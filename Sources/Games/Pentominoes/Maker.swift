// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import EngineCore
import GameCore
import Words

extension Pentominoes: BoardMaking {
  public static var maker: any BoardMaker { Maker() }

  /// Boards that players make themselves.
  struct Maker: BoardMaker {
    let slab = Squares(columns: 14, rows: 8)

    /// What the twelve tiles cover.
    static let most = 60

    var patterns: [BoardPattern] {
      [
        BoardPattern(Phrase("6 × 10"), block(6, 10)),
        BoardPattern(
          Phrase("8 × 8"),
          block(8, 8).subtracting([cell(3, 6), cell(3, 7), cell(4, 6), cell(4, 7)])),
        BoardPattern(Phrase("5 × 12"), block(5, 12)), BoardPattern(Phrase("Three tiles"), block(3, 5)),
      ]
    }

    private func cell(_ row: Int, _ column: Int) -> Int { row * slab.columns + column }

    /// A rectangle in the middle.
    private func block(_ rows: Int, _ columns: Int) -> Set<Int> {
      let (top, left) = ((slab.rows - rows) / 2, (slab.columns - columns) / 2)
      return Set((top..<top + rows).flatMap { row in (left..<left + columns).map { cell(row, $0) } })
    }

    func fault(of squares: Set<Int>) -> BoardFault? {
      let count = squares.count
      guard count > 0 else {
        return BoardFault(tr("No square is cut out."), remedy: tr("Drag over the wood."))
      }
      guard count <= Self.most else {
        return BoardFault(
          trn("{count} square: twelve tiles cover 60", "{count} squares: twelve tiles cover 60", count),
          remedy: tr("{fewer} fewer", ["fewer": String(count - Self.most)]))
      }
      let over = count % 5
      guard over == 0 else {
        let what = trn(
          "{count} square: not a multiple of five", "{count} squares: not a multiple of five", count)
        let more = ["more": String(5 - over), "fewer": String(over)] as KeyValuePairs
        return BoardFault(
          what,
          remedy: count < 5
            ? tr("{more} more", ["more": String(5 - over)]) : tr("{more} more or {fewer} fewer", more))
      }
      let parts = parts(of: squares)
      guard let odd = parts.first(where: { $0 % 5 != 0 }) else { return nil }
      return BoardFault(
        trn(
          "{count} square in {parts} parts", "{count} squares in {parts} parts", count,
          ["parts": String(parts.count)]),
        remedy: trn(
          "One part has {count} square: not a multiple of five.",
          "One part has {count} squares: not a multiple of five.", odd))
    }

    /// How many squares hang together, part by part.
    private func parts(of squares: Set<Int>) -> [Int] { board(squares)?.islands.map(\.count) ?? [] }

    /// Nil without a square, and with more than a board can have.
    private func board(_ squares: Set<Int>) -> Board? { try? Board(OwnBoard("", squares, on: slab).rows) }

    private func puzzle(_ squares: Set<Int>, title: String) -> Puzzle? {
      guard fault(of: squares) == nil, let board = board(squares) else { return nil }
      return Puzzle(name: "own", title: title, board: board, needed: squares.count / 5)
    }

    func ways(of squares: Set<Int>, control: SearchControl) -> BoardWays? {
      guard let puzzle = puzzle(squares, title: "") else { return nil }
      if let known = PuzzleKnowledge(puzzle, limits: SearchLimits(control: control)) {
        return .exactly(known.classCount)
      }
      // No more than eight of them count as one.
      return control.isStopped ? nil : .moreThan(PuzzleKnowledge.solutionLimit / 8)
    }

    func need(of squares: Set<Int>) -> String {
      let tiles = squares.count / 5
      guard squares.count % 5 == 0, (1...12).contains(tiles) else { return "" }
      return tiles == 12
        ? tr("All twelve tiles, once each")
        : trn("{count} of the twelve tiles", "{count} of the twelve tiles", tiles)
    }

    func start(of board: OwnBoard) -> GameStart? {
      guard let puzzle = puzzle(board.squares, title: board.name) else { return nil }
      let id = board.text.utf8.reduce(UInt64(5381)) { $0 &* 33 &+ UInt64($1) }
      return GameStart(
        id: "own-" + String(id, radix: 36), group: "made", groupTitle: tr("Own boards"), title: board.name,
        detail: promise(puzzle), setup: puzzle.text)
    }

    func paint(
      _ squares: Set<Int>, corner: Point, cell: Double, margin: Double, look: Look, into list: inout DrawList
    ) {
      let size = Size(Double(slab.columns) * cell, Double(slab.rows) * cell)
      WalnutSlab.paint(
        Rect(origin: corner, size: size).inset(-margin), wall: (cell * 16 / 54).rounded(),
        radius: min(12, cell / 4), isDark: look.isDark, into: &list)
      func frame(of square: Cell) -> Rect {
        Rect(
          corner.x + Double(square.column) * cell, corner.y + Double(square.row) * cell, cell, cell)
      }
      let cells = (0..<slab.rows).flatMap { row in (0..<slab.columns).map { Cell(row, $0) } }
      func isOn(_ cell: Cell) -> Bool {
        (0..<slab.columns).contains(cell.column) && (0..<slab.rows).contains(cell.row)
          && squares.contains(self.cell(cell.row, cell.column))
      }
      let radius = max(1.5, cell * 4.4 / 54)
      // What is to be cut is a peg hole.
      for square in cells where !isOn(square) {
        let center = frame(of: square).center
        if list.isPlain {
          list.disc(at: center, radius: radius, list.finish.ink)
          continue
        }
        list.disc(at: center + Point(0.6, 0.9), radius: radius, Color(0xE0B084, 0.35))
        list.disc(at: center, radius: radius, Color(0x2A1408, 0.85))
      }
      let cut = cells.filter(isOn)
      let floor = list.isPlain ? list.finish.ground : LinenFloor.fill(isDark: look.isDark)
      LinenFloor.sink(cut, board: isOn, frame(of:), floor, into: &list)
      LinenFloor.weave(cut, board: isOn, frame(of:), isDark: look.isDark, into: &list)
    }
  }
}
