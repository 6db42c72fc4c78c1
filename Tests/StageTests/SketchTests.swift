// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Testing

@testable import Practice
@testable import Stage

/// Strokes, mirrors, and the way back.
struct SketchTests {
  private let slab = Squares(columns: 14, rows: 8)

  /// The images of a square under the turns and mirrors that a mirror names, from coordinates about the middle.
  @Test(arguments: BoardSketch.Mirror.allCases) func imagesAreThoseOfTheMirror(_ mirror: BoardSketch.Mirror) {
    var sketch = BoardSketch(on: slab)
    sketch.mirror = mirror
    let group: [(Double, Double) -> (Double, Double)] =
      switch mirror {
      case .off: [{ ($0, $1) }]
      case .sideways: [{ ($0, $1) }, { (-$0, $1) }]
      case .upright: [{ ($0, $1) }, { ($0, -$1) }]
      case .both: [{ ($0, $1) }, { (-$0, $1) }, { ($0, -$1) }, { (-$0, -$1) }]
      case .turn: [{ ($0, $1) }, { (-$1, $0) }, { (-$0, -$1) }, { ($1, -$0) }]
      }
    for square in 0..<112 {
      let (x, y) = (Double(square % 14) - 6.5, Double(square / 14) - 3.5)
      let wanted = group.compactMap { move -> Int? in
        let (u, v) = move(x, y)
        guard abs(u) < 7, abs(v) < 4 else { return nil }
        return Int(v + 3.5) * 14 + Int(u + 6.5)
      }
      #expect(sketch.images(of: square) == Set(wanted), "\(mirror) \(square)")
    }
  }

  @Test func theFirstSquareDecides() {
    var sketch = BoardSketch(on: slab, [1, 2, 3])
    sketch.begin(at: 0)
    sketch.go(to: 5)
    sketch.end()
    #expect(sketch.squares == [0, 1, 2, 3, 4, 5])
    sketch.begin(at: 5)
    sketch.go(to: 3)
    sketch.end()
    #expect(sketch.squares == [0, 1, 2])
  }

  /// A fast pointer leaves no gaps, in whatever direction.
  @Test func aFastStrokeHangsTogether() {
    var random = SeededRandom(seed: 1)
    for _ in 0..<200 {
      let (from, to) = (Int.random(in: 0..<112, using: &random), Int.random(in: 0..<112, using: &random))
      var sketch = BoardSketch(on: slab)
      sketch.begin(at: from)
      sketch.go(to: to)
      sketch.end()
      #expect(sketch.squares.contains(from) && sketch.squares.contains(to))
      #expect(sketch.squares.count == max(abs(from / 14 - to / 14), abs(from % 14 - to % 14)) + 1)
    }
  }

  @Test func everyStepCanBeTakenBackAndDoneAgain() {
    var random = SeededRandom(seed: 2)
    var sketch = BoardSketch(on: slab)
    sketch.mirror = .both
    var states = [sketch.squares]
    for _ in 0..<50 {
      sketch.begin(at: Int.random(in: 0..<112, using: &random))
      sketch.go(to: Int.random(in: 0..<112, using: &random))
      sketch.end()
      if sketch.squares != states.last { states.append(sketch.squares) }
    }
    for state in states.dropLast().reversed() {
      sketch.undo()
      #expect(sketch.squares == state)
    }
    #expect(!sketch.canUndo)
    for state in states.dropFirst() {
      sketch.redo()
      #expect(sketch.squares == state)
    }
    sketch.begin(at: 3)
    sketch.go(to: 99)
    sketch.cancel()
    #expect(sketch.squares == states.last)
  }
}
