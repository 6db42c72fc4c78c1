// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import BoardKit
import Canvas
import GameCore
import Words

extension Quarto {
  /// A line that a piece would complete: three pieces that share a trait with it, and the cell that is open.
  struct Danger: Hashable {
    var three: [Int]
    var open: Int
    var shared: Reason.Shared
  }

  /// How four cells of a line lie, with the name of their row or column.
  enum Shape {
    case row(String)
    case column(String)
    case square, diagonal

    init(_ cells: [Int]) {
      let (rows, columns) = (Set(cells.map { $0 / 4 }), Set(cells.map { $0 % 4 }))
      let name = Move.name(ofCell: cells[0])
      self =
        rows.count == 1
        ? .row(String(name.suffix(1)))
        : columns.count == 1 ? .column(String(name.prefix(1))) : rows.count == 2 ? .square : .diagonal
    }
  }
}

extension Quarto.Position {
  /// The lines that `piece` would complete, with one trait each: those that are quickest said first.
  func dangers(of piece: Quarto.Piece) -> [Quarto.Danger] {
    var found: [Quarto.Danger] = []
    for line in rules.lines {
      let empty = line.filter { board[$0] == nil }
      let pieces = line.compactMap { board[$0] }
      guard empty.count == 1, pieces.count == 3 else { continue }
      let shared = Quarto.Trait.allCases.first { trait in
        pieces.allSatisfy { $0.has(trait) == piece.has(trait) }
      }
      guard let trait = shared else { continue }
      found.append(
        Quarto.Danger(
          three: line.filter { board[$0] != nil }, open: empty[0],
          shared: Quarto.Reason.Shared(trait: trait, isSet: piece.has(trait))))
    }
    return found.enumerated().sorted { ($0.1.words.count, $0.0) < ($1.1.words.count, $1.0) }.map(\.1)
  }
}

extension Quarto.Danger {
  private var shape: Quarto.Shape { Quarto.Shape(three + [open]) }

  /// "It is tall: row 2 has three."
  var words: String {
    switch shape {
    case .row(let row): tr("It is {trait}: row {row} has three.", ["trait": shared.word, "row": row])
    case .column(let column):
      tr("It is {trait}: column {column} has three.", ["trait": shared.word, "column": column])
    case .square: tr("It is {trait}: a square has three.", ["trait": shared.word])
    case .diagonal: tr("It is {trait}: a diagonal has three.", ["trait": shared.word])
    }
  }

  /// Each line once: "three short and solid pieces in row 2", for they are the same three.
  static func warnings(of dangers: [Self]) -> [String] {
    var lines: [(danger: Self, traits: [String])] = []
    for danger in dangers {
      guard let index = lines.firstIndex(where: { $0.danger.line == danger.line }) else {
        lines.append((danger, [danger.shared.word]))
        continue
      }
      if !lines[index].traits.contains(danger.shared.word) { lines[index].traits.append(danger.shared.word) }
    }
    return lines.map { danger, traits in
      let places: KeyValuePairs = ["trait": listed(traits), "line": danger.line]
      return switch danger.shape {
      case .row, .column: tr("three {trait} pieces in {line}", places)
      case .square, .diagonal: tr("three {trait} pieces on {line}", places)
      }
    }
  }
}

/// Giving: the piece that is looked at stands on the stage, and why it is dangerous is shown on the board.
extension Quarto.Table {
  /// How long each line is shown, in seconds.
  static let dangerTime = 1.2

  /// The piece of the tray that is pointed at, or that the keyboard has chosen.
  func offered(_ view: View) -> Quarto.Piece? {
    guard view.mayMove, view.position.hand == nil, hands.held == nil, case .tray(let well)? = aim(view)
    else { return nil }
    return occupant(of: well, view)
  }

  /// What giving it would hand over, one line after the other; nil when it is safe or nobody wants to know.
  func danger(_ view: View) -> Quarto.Danger? {
    guard Quarto.showsDangers(view), let piece = offered(view) else { return nil }
    let all = view.position.dangers(of: piece)
    guard !all.isEmpty else { return nil }
    let since = looked.map { view.now - $0.start } ?? 0
    return all[min(all.count - 1, Int(max(0, since) / Self.dangerTime))]
  }

  public func surroundings(_ view: View) -> Surroundings {
    var around = Surroundings()
    guard let piece = offered(view) else { return around }
    around.question = tr("Give this one?")
    around.remark = danger(view)?.words ?? Quarto.traits(piece)
    return around
  }

  /// Lines that are shown one after the other.
  public func stirs(_ view: View) -> Bool {
    guard Quarto.showsDangers(view), let looked, let piece = offered(view) else { return false }
    let count = view.position.dangers(of: piece).count
    return count > 1 && view.now < looked.start + Self.dangerTime * Double(count)
  }
}

extension Quarto {
  /// True when pieces that hand over a win are marked: whoever has that as odds sees it alone.
  static func showsDangers(_ view: TableView<Position, Move>) -> Bool {
    view.options.odds.map { $0.seat == view.turn } ?? view.options.isOn(danger)
  }
}
