// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore

extension ConnectFour {
  /// What a move does, by the names that players have for it. The terms are those of V. Allis, "A Knowledge-based
  /// Approach of Connect-Four" (1988), and J. D. Allen, "The Complete Book of Connect 4" (2010).
  enum Motif: Hashable, Sendable {
    /// Completes four; the cells of all fours.
    case wins([Cell])
    /// Two cells that would each complete four, both open now, or one above the other: only one of them can be stopped.
    case doubleThreat([Cell])
    /// Whatever the other side plays, the answer completes four; the cells in which it does, one for each reply that there is. Where
    /// there is one only this is zugzwang: whoever must play under it loses.
    case noSafeColumn([Cell])
    /// The other side completes four at once in this cell, which the move has opened by filling the one below it.
    case opens(Cell)
    /// The other side completes four at once in this cell, and could have before.
    case overlooks(Cell)
    /// Fills a cell in which the other side would have completed four.
    case blocks(Cell)
    /// A cell completes four from now on, and cannot be played yet. Rows are counted from 1; the one who began gains by
    /// threats in odd rows, the other one by those in even rows.
    case threat(Cell, gains: Bool)
    /// Fills the cell below one in which its own side would complete four, so that the other side can take that.
    case givesUp(Cell)
    /// No four can go through its cell any more.
    case wasted
    /// The middle column, early in the game.
    case centre

    /// True of what decides the game by the rules alone: nothing that anybody plays changes it.
    var decides: Bool {
      switch self {
      case .wins, .doubleThreat, .noSafeColumn, .opens, .overlooks: true
      default: false
      }
    }
  }
}

extension ConnectFour.Position {
  /// What a legal move does, what decides before what helps; none when it is not legal.
  func motifs(of move: ConnectFour.Move) -> [ConnectFour.Motif] {
    guard let next = playing(move) else { return [] }
    let (own, other) = (turn, turn.other)
    let cell = ConnectFour.Cell(column: move.column, row: height(of: move.column))
    if next.outcome?.winner == own { return [.wins(next.winningCells)] }
    var motifs: [ConnectFour.Motif] = []
    if let danger = next.openWins(of: other).first {
      let isOpened = danger.column == cell.column && danger.row == cell.row + 1
      return [isOpened ? .opens(danger) : .overlooks(danger)]
    }
    let threats = next.winningCells(of: own)
    let double = next.doubleThreat(of: own, among: threats)
    if !double.isEmpty {
      motifs.append(.doubleThreat(double))
    } else {
      let opened = next.openedByEveryColumn
      if !opened.isEmpty { motifs.append(.noSafeColumn(opened)) }
    }
    if completesFour(other, in: move.column) { motifs.append(.blocks(cell)) }
    let before = winningCells(of: own)
    if let above = before.first(where: { $0.column == cell.column && $0.row == cell.row + 1 }) {
      motifs.append(.givesUp(above))
    }
    // What is open at once is answered at once.
    let later = threats.filter { !before.contains($0) && $0.row != next.height(of: $0.column) }
    motifs += later.map { .threat($0, gains: $0.row.isMultiple(of: 2) == (own == .first)) }
    if isWasted(cell) { motifs.append(.wasted) }
    if cell.column == 3, columnsPlayed.count < 8 { motifs.append(.centre) }
    return motifs
  }

  /// The empty cells in which a disc of this side would complete four, column by column from below.
  func winningCells(of seat: Seat) -> [ConnectFour.Cell] {
    (0..<Self.columns).flatMap { column in
      (height(of: column)..<Self.rows).map { ConnectFour.Cell(column: column, row: $0) }
    }.filter { completesFour(seat, on: $0) }
  }

  /// Those of them that can be played now.
  func openWins(of seat: Seat) -> [ConnectFour.Cell] {
    winningCells(of: seat).filter { $0.row == height(of: $0.column) }
  }

  /// Two open cells of this side that win, or an open one and the one above it; empty where there are none.
  func doubleThreat(of seat: Seat, among wins: [ConnectFour.Cell]) -> [ConnectFour.Cell] {
    let open = wins.filter { $0.row == height(of: $0.column) }
    if open.count > 1 { return Array(open.prefix(2)) }
    guard let first = open.first else { return [] }
    return wins.contains(ConnectFour.Cell(column: first.column, row: first.row + 1))
      ? [first, ConnectFour.Cell(column: first.column, row: first.row + 1)] : []
  }

  /// Where whoever is to move lets the other side complete four, whatever it plays, each cell once; empty when one column is safe.
  private var openedByEveryColumn: [ConnectFour.Cell] {
    var cells: [ConnectFour.Cell] = []
    for column in legalColumns {
      guard let next = playing(column), next.outcome == nil, let cell = next.openWins(of: turn.other).first
      else { return [] }
      if !cells.contains(cell) { cells.append(cell) }
    }
    return cells
  }

  /// True when every four through an empty cell has discs of both sides in it already.
  private func isWasted(_ cell: ConnectFour.Cell) -> Bool {
    LineDirection.allCases.allSatisfy { direction in
      (-3...0).allSatisfy { start in
        let four = (start...start + 3).map { direction.step($0, from: cell) }
        guard four.allSatisfy(\.isOnBoard) else { return true }
        return Set(four.compactMap { stone(column: $0.column, row: $0.row) }).count == 2
      }
    }
  }
}
