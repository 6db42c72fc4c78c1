// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import BoardKit
import Canvas
import GameCore
import Words

/// What can be named and pointed at: cells, pieces and the stage.
extension Quarto.Table {
  public func elements(_ view: View) -> [Element] {
    cells(view) + pieces(view) + [stage(view)]
  }

  public func words(_ view: View) -> BoardWords? {
    let position = view.position
    func cell(_ index: Int) -> BoardWords.Cell {
      BoardWords.Cell(Quarto.Move.name(ofCell: index), position.board[index].map(Quarto.spoken))
    }
    var words = BoardWords()
    words.rows = (0..<4).map { row in
      BoardWords.Line(
        Quarto.Move.name(ofCell: 4 * row).filter(\.isNumber), (0..<4).map { cell(4 * row + $0) })
    }
    words.columns = (0..<4).map { column in
      BoardWords.Line(
        Quarto.Move.name(ofCell: column).filter(\.isLetter), (0..<4).map { cell(4 * $0 + column) })
    }
    if case .cell(let cell)? = hands.cursor { (words.row, words.column) = (cell / 4, cell % 4) }
    words.moves = position.legalMoves.map { Quarto.name(of: $0) }
    words.beside = [
      position.hand.map { tr("In the hand: {piece}.", ["piece": Quarto.spoken($0)]) },
      tr("In the tray: {pieces}.", ["pieces": position.left.map(Quarto.spoken).joined(separator: ", ")]),
    ].compactMap { $0 }
    return words
  }

  private func cells(_ view: View) -> [Element] {
    (0..<16).map { cell in
      let piece = view.position.board[cell]
      let value = view.values[.place(cell)]?.score
      return Element(
        geometry.board.id(cell), .cell,
        cellLabel(
          row: cell / 4, column: cell % 4, piece.map(Quarto.spoken) ?? value.map(Quarto.spoken(value:))),
        geometry.board.frame(cell, part: 0.88),
        isEnabled: view.mayMove && view.position.hand != nil && view.position.board[cell] == nil,
        isFocused: view.showsFocus && hands.cursor == .cell(cell),
        isSelected: highlightedCell(view) == cell || view.position.winningCells.contains(cell),
        value: Self.value(piece, worth: value), spoken: spoken(cell, piece, value))
    }
  }

  /// "b1, empty".
  private func spoken(_ cell: Int, _ piece: Quarto.Piece?, _ value: Int?) -> String {
    let name = Quarto.Move.name(ofCell: cell)
    guard let content = piece.map(Quarto.spoken) ?? value.map(Quarto.spoken(value:)) else {
      return tr("{cell}, empty", ["cell": name])
    }
    return tr("{cell}, {content}", ["cell": name, "content": content])
  }

  /// "empty", "empty, wins", "tall dark round solid": the same in every language, for other programs.
  private static func value(_ piece: Quarto.Piece?, worth: Int?) -> String {
    guard let piece else {
      return worth.map { "empty, \(Self.worth($0))" } ?? "empty"
    }
    return Quarto.Trait.allCases.map { Quarto.Reason.Shared(trait: $0, isSet: piece.has($0)).name }
      .joined(separator: " ")
  }

  /// The same in every language, as what follows from it.
  private static func worth(_ value: Int) -> String { value > 0 ? "wins" : value == 0 ? "draws" : "loses" }

  /// There the cell has the focus, and tells of the piece.
  private func isOnCell(_ piece: Quarto.Piece) -> Bool {
    if case .cell? = places[piece] { true } else { false }
  }

  private func pieces(_ view: View) -> [Element] {
    let dangerous = Set(Quarto.showsDangers(view) ? view.position.dangerous : [])
    return Quarto.Piece.allCases.compactMap { piece in
      if case .tray? = places[piece], !view.showsTray { return nil }
      let form = form(piece, view)
      let size = form.reach * 1.4 * form.scale
      // The value is the same in every language: other programs read it.
      let place: (said: String, value: String)
      var isFree = false
      switch places[piece] {
      case .cell(let cell):
        let name = Quarto.Move.name(ofCell: cell)
        place = (tr("on {cell}", ["cell": name]), "on \(name)")
      case .stage:
        place = (tr("in the hand"), "in the hand")
        isFree = view.mayMove
      default:
        let isDangerous = dangerous.contains(piece)
        if let value = view.values[.give(piece)]?.score {
          let worth = Quarto.spoken(value: value)
          place = (tr("in the tray, {worth}", ["worth": worth]), "in the tray, \(Self.worth(value))")
          isFree = view.mayMove
          break
        }
        place = (
          isDangerous ? tr("in the tray, would hand over a win") : tr("in the tray"),
          isDangerous ? "in the tray, would hand over a win" : "in the tray"
        )
        isFree = view.mayMove && view.position.hand == nil
      }
      return Element(
        "piece.\(piece)", .piece,
        tr("{piece}, {place}", ["piece": Quarto.spoken(piece), "place": place.said]),
        Rect(center: form.middle, size: Size(size, size)), isEnabled: isFree,
        isFocused: view.showsFocus && hands.cursor == places[piece] && !isOnCell(piece),
        isSelected: piece == view.position.hand, value: place.value)
    }
  }

  private func stage(_ view: View) -> Element {
    Element(
      id(ofTarget: .stage), .cell, tr("the piece in hand"), geometry.stageFrame,
      isEnabled: view.mayMove && view.position.hand == nil, value: view.position.hand?.description)
  }
}
