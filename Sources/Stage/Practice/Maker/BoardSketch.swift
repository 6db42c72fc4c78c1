// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore

/// A board while it is made: its squares, the mirror they are drawn in, and what can be undone.
struct BoardSketch: Hashable {
  /// What is drawn together.
  enum Mirror: String, Hashable, CaseIterable {
    case off, sideways, upright, both, turn
  }

  let slab: Squares
  private(set) var squares: Set<Int>
  var mirror = Mirror.off
  private var past: [Set<Int>] = []
  private var future: [Set<Int>] = []

  /// A stroke that is being drawn.
  struct Stroke: Hashable {
    /// Decided by its first square: cut out, or filled in.
    var cuts: Bool
    /// As it was before it.
    var before: Set<Int>
    var last: Int
    /// Where it went, in order.
    var trail: [Int]
  }
  private(set) var stroke: Stroke?

  init(on slab: Squares, _ squares: Set<Int> = []) { (self.slab, self.squares) = (slab, squares) }

  // MARK: - Mirror

  /// A square with its images, those on the slab.
  func images(of square: Int) -> Set<Int> {
    let (row, column) = (square / slab.columns, square % slab.columns)
    let (below, beside) = (slab.rows - 1 - row, slab.columns - 1 - column)
    switch mirror {
    case .off: return [square]
    case .sideways: return [square, number(row, beside)]
    case .upright: return [square, number(below, column)]
    case .both: return [square, number(row, beside), number(below, column), number(below, beside)]
    case .turn:
      // About the middle of the slab, in halves of squares; a slab has an even number of both.
      var (x, y) = (2 * column + 1 - slab.columns, 2 * row + 1 - slab.rows)
      var all: Set<Int> = []
      for _ in 0..<4 {
        let (c, r) = ((x + slab.columns - 1) / 2, (y + slab.rows - 1) / 2)
        let isWhole = (x + slab.columns - 1) % 2 == 0 && (y + slab.rows - 1) % 2 == 0
        if isWhole, (0..<slab.columns).contains(c), (0..<slab.rows).contains(r), x + slab.columns > 0,
          y + slab.rows > 0
        {
          all.insert(number(r, c))
        }
        (x, y) = (-y, x)
      }
      return all
    }
  }

  private func number(_ row: Int, _ column: Int) -> Int { row * slab.columns + column }

  // MARK: - Strokes

  /// - Parameter cuts: nil for what the square is not yet.
  mutating func begin(at square: Int, cuts: Bool? = nil) {
    stroke = Stroke(
      cuts: cuts ?? !squares.contains(square), before: squares, last: square, trail: [])
    paint(square)
  }

  /// Over every square on the way, however fast the pointer was.
  mutating func go(to square: Int) {
    guard let from = stroke?.last, from != square else { return }
    let (row, column) = (from / slab.columns, from % slab.columns)
    let (down, along) = (square / slab.columns - row, square % slab.columns - column)
    let steps = max(abs(down), abs(along))
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      paint(
        number(
          row + Int((Double(down) * part).rounded()), column + Int((Double(along) * part).rounded())))
    }
    stroke?.last = square
  }

  private mutating func paint(_ square: Int) {
    guard let cuts = stroke?.cuts else { return }
    stroke?.trail.append(square)
    if cuts { squares.formUnion(images(of: square)) } else { squares.subtract(images(of: square)) }
  }

  mutating func end() {
    guard let stroke else { return }
    self.stroke = nil
    note(stroke.before)
  }

  /// As if the stroke had not been begun.
  mutating func cancel() {
    if let stroke { squares = stroke.before }
    stroke = nil
  }

  // MARK: - What was done

  mutating func replace(_ new: Set<Int>) {
    end()
    let before = squares
    squares = new
    note(before)
  }

  private mutating func note(_ before: Set<Int>) {
    guard before != squares else { return }
    past.append(before)
    future = []
  }

  var canUndo: Bool { !past.isEmpty }
  var canRedo: Bool { !future.isEmpty }

  mutating func undo() {
    end()
    guard let before = past.popLast() else { return }
    future.append(squares)
    squares = before
  }

  mutating func redo() {
    end()
    guard let after = future.popLast() else { return }
    past.append(squares)
    squares = after
  }
}
