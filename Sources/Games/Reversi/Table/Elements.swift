// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import BoardKit
import Canvas
import GameCore
import Words

/// What can be named and pointed at, and what is said about it.
extension Reversi.Table {
  public func elements(_ view: View) -> [Element] {
    let squares = (0..<64).map { square in
      let position = view.mistake?.before ?? view.position
      let isLegal = position.isLegal(square)
      let content =
        switch position.disc(on: square) {
        case .first: "ink"
        case .second: "ivory"
        case nil: isLegal ? "legal" : "empty"
        }
      let value = view.values[.place(square)].map { Reversi.signed($0.score) }
      return element(
        of: square, Reversi.label(square, position.disc(on: square), isLegal: isLegal, value: value),
        isEnabled: isLegal, value: value.map { "\(content) \($0)" } ?? content,
        spoken: isLegal ? spoken(square, value, view) : nil, view)
    }
    return squares + elementInHand(Reversi.inHand(view.turn), view)
  }

  /// "c2, empty, turns 3 discs".
  private func spoken(_ square: Int, _ value: String?, _ view: View) -> String {
    let count = view.position.flips(of: square).joined().count
    let words = trn(
      "{square}, empty, turns {count} disc", "{square}, empty, turns {count} discs", count,
      ["square": Reversi.Move.name(ofSquare: square)])
    return [words, value].compactMap { $0 }.joined(separator: ", ")
  }

  public func words(_ view: View) -> BoardWords? {
    let position = view.mistake?.before ?? view.position
    func cell(_ square: Int) -> BoardWords.Cell {
      BoardWords.Cell(Reversi.Move.name(ofSquare: square), position.disc(on: square).map(Reversi.spoken))
    }
    func count(_ seat: Seat) -> String { String((0..<64).count { position.disc(on: $0) == seat }) }
    var words = BoardWords()
    words.rows = (0..<8).map { row in
      BoardWords.Line(String(row + 1), (0..<8).map { cell(8 * row + $0) })
    }
    words.columns = (0..<8).map { column in
      BoardWords.Line(String("abcdefgh".dropFirst(column).prefix(1)), (0..<8).map { cell(8 * $0 + column) })
    }
    (words.row, words.column) = (hands.cursor.map { $0 / 8 }, hands.cursor.map { $0 % 8 })
    words.moves = position.legalMoves.map { Reversi.told($0, in: position) }
    words.beside = [tr("Ink has {ink}, ivory {ivory}.", ["ink": count(.first), "ivory": count(.second)])]
    return words
  }

  public func surroundings(_ view: View) -> Surroundings {
    var around = Surroundings()
    (around.remark, around.score) = (remark(view), score(view))
    if view.look.isHighContrast { around.legend = legend(view) }
    return around
  }

  private func legend(_ view: View) -> [LegendEntry] {
    let felt = Color(0x0B5A3E)
    var entries = [LegendEntry(.legal(on: felt), tr("Legal square"))]
    if let move = view.moves.last, let piece = Reversi.info.markedTokens[view.turn.other] {
      entries.append(
        LegendEntry(.last(piece, on: felt), tr("Last move, {move}", ["move": move.description])))
    }
    return entries + [LegendEntry(.cursor(on: felt), tr("Under the cursor"))]
  }

  private func remark(_ view: View) -> String? {
    guard let square = aim(view) else { return nil }
    let count = view.position.flips(of: square).joined().count
    let name = Reversi.Move.name(ofSquare: square)
    let turns = trn(
      "{square} turns {count} disc.", "{square} turns {count} discs.", count, ["square": name])
    return Reversi.prompt(in: view.position).help + " " + turns
  }

  private func score(_ view: View) -> TableScore {
    var counts = (first: 0, second: 0)
    var first = 0.0
    for square in 0..<64 {
      guard let seat = shown.disc(on: square) else { continue }
      let turned = wave.progress(of: square, at: view.now) ?? 1
      let up = turned < 0.5 ? seat.other : seat
      if up == .first { counts.first += 1 } else { counts.second += 1 }
      first += seat == .first ? turned : 1 - turned
    }
    let all = counts.first + counts.second
    return TableScore(
      first: counts.first, second: counts.second, part: all == 0 ? 0.5 : first / Double(all),
      colors: [Reversi.ink, Reversi.ivory])
  }
}
