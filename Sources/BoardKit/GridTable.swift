// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

/// A table whose targets are the cells of one board, by number.
public protocol GridTable: BoardTable where Target == Int {
  var grid: GridBoard { get set }
  /// True where something lies.
  func isTaken(_ cell: Int) -> Bool
  /// Where the keyboard's choice begins.
  func firstChoice(_ view: View) -> Int
  /// True for a game whose second seat sees the board from the other side.
  static var turnsForSecondSeat: Bool { get }
}

extension GridTable {
  public static var turnsForSecondSeat: Bool { false }
  public func firstChoice(_ view: View) -> Int { grid.count / 2 }

  public mutating func layOut(_ region: BoardRegion) { grid.fit(region) }
  public mutating func sit(_ view: View) {
    grid.isTurned = Self.turnsForSecondSeat && view.ownSeat == .second
  }

  public var boardFrame: Rect { grid.front }
  public var cellSize: Double { grid.cell }
  public func target(at point: Point, _ view: View) -> Int? { grid.cell(at: point) }
  public func id(ofTarget target: Int) -> String { grid.id(target) }
  public func frame(ofElement id: String) -> Rect? {
    (0..<grid.count).first { grid.id($0) == id }.map { grid.frame($0) }
  }
  public func obstacles(_ view: View) -> [Rect] {
    (0..<grid.count).filter(isTaken).map { grid.frame($0) }
  }

  public func step(from cell: Int?, _ key: Key, _ view: View) -> Int? {
    if let cell { return grid.step(from: cell, key) }
    return key.way != nil || key == .enter || key == .space ? firstChoice(view) : nil
  }

  /// A letter and a digit name a cell, as they are written on the frame: "d3".
  public mutating func typed(_ character: Character, _ view: View) -> TableResponse<Move> {
    if let letter = character.asciiValue, (0..<grid.columns).contains(Int(letter) - 97) {
      hands.typedColumn = Int(letter) - 97
      return .handled
    }
    guard let column = hands.typedColumn, let row = character.wholeNumberValue, (1...grid.rows).contains(row)
    else { return .ignored }
    let cell = grid.columns * (row - 1) + column
    (hands.typedColumn, hands.cursor) = (nil, cell)
    return choose(cell, view)
  }

  /// The cell that a piece flies to which belongs to none yet.
  public var arriving: Int? {
    hands.flights.values.lazy.compactMap(\.to).first.flatMap { grid.cell(at: $0.at) }
  }

  /// A cell, for keyboard users, screen readers and tests.
  public func element(
    of cell: Int, _ label: String, isEnabled: Bool, value: String, spoken: String? = nil, _ view: View
  ) -> Element {
    Element(
      grid.id(cell), .cell, label, grid.frame(cell), isEnabled: view.mayMove && isEnabled,
      isFocused: view.showsFocus && hands.cursor == cell, isSelected: aim(view) == cell, value: value,
      spoken: spoken)
  }
}

/// Boards on which pieces are set that lie on the plate of whoever is to move.
extension GridTable where Piece == Seat {
  public func piece(at point: Point, _ view: View) -> Seat? {
    view.plates[view.turn].flatMap { $0.contains(point) ? view.turn : nil }
  }

  public func rest(of piece: Seat, _ view: View) -> Stance { onPlate(piece, view) }

  /// How a piece lies on its plate.
  public func onPlate(_ seat: Seat, scale: Double = 1, _ view: View) -> Stance {
    Stance(view.plates[seat].map { Point($0.x + 36, $0.midY) } ?? grid.front.center, scale: scale)
  }

  /// The piece on the plate, or in the hand.
  public func elementInHand(_ label: String, _ view: View) -> [Element] {
    guard view.mayMove, view.plates[view.turn] != nil else { return [] }
    let frame = Rect(center: stance(of: view.turn, view).at, size: Size(40, 40))
    return [Element("piece.hand", .piece, label, frame)]
  }
}
