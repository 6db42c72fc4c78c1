// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore

extension Quarto {
  /// What half a turn does, by the names that players have for it. A piece is safe when it completes no line.
  enum Motif: Hashable, Sendable {
    /// Completes these lines.
    case wins([[Int]], [Reason.Shared])
    /// The piece that is given completes this line.
    case givesWin(Danger)
    /// The piece in the hand would have completed a line on this cell.
    case overlooks(Int)
    /// Every piece that is left completes a line: one of them has to be given.
    case noSafePiece
    /// The piece is the only one left that completes nothing.
    case lastSafe
    /// The piece completes nothing; so many others would.
    case safe(others: Int)
    /// So many pieces that complete nothing are left after a placing. The number is what counts: whoever placed gives the first
    /// of them, and of an odd number the last, too; then the other side has none to give.
    case safePieces(Int)
    /// Pieces of two traits or more complete a line from now on that did not before.
    case dangers([Reason.Shared])

    /// True of what decides the game by the rules alone.
    var decides: Bool {
      switch self {
      case .wins, .givesWin, .noSafePiece: true
      default: false
      }
    }
  }
}

extension Quarto.Position {
  /// What a legal half-turn does, what decides before what helps; none when it is not legal.
  func motifs(of move: Quarto.Move) -> [Quarto.Motif] {
    guard let next = playing(move) else { return [] }
    switch move {
    case .give(let piece): return motifs(giving: piece)
    case .place(let cell): return motifs(placingOn: cell, next)
    }
  }

  private func motifs(giving piece: Quarto.Piece) -> [Quarto.Motif] {
    if let danger = dangers(of: piece).first { return [.givesWin(danger)] }
    let others = dangerous.count
    if others == 0 { return [] }
    return left.count - others == 1 ? [.lastSafe] : [.safe(others: others)]
  }

  private func motifs(placingOn cell: Int, _ next: Quarto.Position) -> [Quarto.Motif] {
    if next.outcome?.winner == turn {
      let lines = next.winningLines.filter { $0.cells.contains(cell) }
      return [.wins(lines.map(\.cells), lines.flatMap(\.shared))]
    }
    guard next.outcome == nil else { return [] }
    var motifs: [Quarto.Motif] = []
    if let hand, let win = emptyCells.first(where: { wins(hand, on: $0) }) { motifs.append(.overlooks(win)) }
    let safe = next.left.count - next.dangerous.count
    if safe == 0 { return motifs + [.noSafePiece] }
    let new = next.openTraits.subtracting(openTraits)
    if new.count > 1 { motifs.append(.dangers(Quarto.Reason.Shared.all.filter(new.contains))) }
    if safe <= 4, safe < next.left.count { motifs.append(.safePieces(safe)) }
    return motifs
  }

  /// What the three pieces of the lines with one open cell share.
  private var openTraits: Set<Quarto.Reason.Shared> {
    var found: Set<Quarto.Reason.Shared> = []
    for line in rules.lines {
      let pieces = line.compactMap { board[$0] }
      guard pieces.count == 3 else { continue }
      for trait in Quarto.Trait.allCases {
        let isSet = pieces[0].has(trait)
        if pieces.allSatisfy({ $0.has(trait) == isSet }) { found.insert(.init(trait: trait, isSet: isSet)) }
      }
    }
    return found
  }
}
