// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import BoardKit
import Canvas
import GameCore

/// A letter chooses a tile, arrows move it over the board, R and M turn and flip it, Enter lays it.
extension Pentominoes.Table {
  /// Escape puts the chosen tile back, and closes the solution that is looked at.
  public func takes(_ key: Key) -> Bool {
    key == .escape && (browsed != nil || selected != nil && hands.held == nil)
  }

  /// Over the board the arrows move the tile.
  public func owns(_ arrow: Key) -> Bool { floating != nil }

  mutating func press(_ key: Key, _ modifiers: Modifiers, _ view: View) -> TableResponse<Pentominoes.Move> {
    let isPlain = modifiers.subtracting(.shift).isEmpty
    if key == .escape && browsed != nil {
      browsed = nil
      return .handled
    }
    guard isPlain, view.mayMove else { return .ignored }
    switch key {
    case .character("e"): return act("browse", view)
    case .character("r"): return act(modifiers.contains(.shift) ? "tile.left" : "tile.right", view)
    case .character("m"): return act(modifiers.contains(.shift) ? "tile.over" : "tile.mirror", view)
    case .character(let character):
      guard let tile = Pentomino(character.uppercased()), puzzle.allowed.contains(tile),
        !shown.givens.contains(tile)
      else { return .ignored }
      choose(tile)
      return .handled
    case .pageUp, .pageDown:
      guard selected != nil else { return .ignored }
      chooseNext(key == .pageUp ? -1 : 1)
      return .handled
    case .left, .right, .up, .down: return step(key)
    case .enter, .space:
      guard let tile = selected else { return .handled }
      guard let floating else {
        choose(tile)
        return .handled
      }
      let placement = Placement(tile, orientation(tile), at: floating)
      if placement == shown.placements[tile] {
        self.floating = nil
        return .handled
      }
      return propose(tile, to: placement, view)
    case .backspace, .delete:
      guard let tile = selected, shown.placements[tile] != nil else { return .handled }
      floating = nil
      return .move(.remove(tile))
    case .escape:
      guard selected != nil else { return .ignored }
      if let tile = selected, let placement = shown.placements[tile] {
        orientations[tile] = placement.orientation
      }
      (selected, floating) = (nil, nil)
      return .handled
    default: return .ignored
    }
  }

  private mutating func choose(_ tile: Pentomino) {
    if let old = selected, old != tile, let placement = shown.placements[old] {
      orientations[old] = placement.orientation
    }
    selected = tile
    let free = puzzle.board.cells.first { shown.tile(at: $0) == nil } ?? Cell(0, 0)
    float(tile, orientation(tile), at: shown.placements[tile]?.corner ?? free)
  }

  private mutating func chooseNext(_ step: Int) {
    let tiles = puzzle.allowed.subtracting(shown.givens).tiles
    guard let selected, let index = tiles.firstIndex(of: selected) else { return }
    choose(tiles[(index + step + tiles.count) % tiles.count])
  }

  /// The cursor: over the board with a tile, else from tile to tile, by where they lie.
  mutating func steer(_ key: Key, _ view: View) -> TableResponse<Pentominoes.Move> {
    guard view.mayMove else { return .ignored }
    if floating != nil { return step(key) }
    let tiles = puzzle.allowed.subtracting(shown.givens).tiles
    guard let tile = selected else {
      guard let first = shown.left.tiles.first ?? tiles.first else { return .ignored }
      selected = first
      return .handled
    }
    func frame(_ tile: Pentomino) -> Rect {
      let (at, scale) = (place(of: tile).at, place(of: tile).scale)
      let size = tile.size(orientation(tile))
      return Rect(at.x, at.y, Double(size.columns) * scale, Double(size.rows) * scale)
    }
    let from = Rect(center: frame(tile).center, size: Size(1, 1))
    let next = tiles.filter { $0 != tile }.compactMap { other in
      from.way(to: Rect(center: frame(other).center, size: Size(1, 1)), towards: key).map { (other, $0) }
    }.min { $0.1 < $1.1 }
    guard let next else { return .ignored }
    selected = next.0
    return .handled
  }

  private mutating func step(_ key: Key) -> TableResponse<Pentominoes.Move> {
    guard let tile = selected else {
      if let first = shown.left.tiles.first { choose(first) }
      return .handled
    }
    guard let corner = floating else {
      choose(tile)
      return .handled
    }
    let way = key.way ?? (0, 0)
    float(tile, orientation(tile), at: corner + Cell(way.rows, way.columns))
    return .handled
  }
}
