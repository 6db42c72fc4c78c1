// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Testing

@testable import BoardKit

/// What is the same on every board.
struct BoardKitTests {
  private let rest = Stance(Point(100, 0), scale: 2)

  @Test func aFlightEndsWhereThePieceRests() {
    let from = Stance(.zero, scale: 1, lift: 1, tilt: 2)
    let flight = Flight(from: from, start: 5, duration: 0.25, arc: 40, swell: 0.06)
    let first = flight.stance(to: rest, at: 5)
    #expect(first.at.length < 0.01 && first.lift > 0.99)
    #expect(flight.stance(to: rest, at: 5.25) == rest && flight.isOver(at: 5.25))
    let heights = (0...25).map { flight.stance(to: rest, at: 5 + Double($0) / 100).at.y }
    #expect((heights.min() ?? 0) < -35 && (heights.min() ?? 0) >= -40.01, "it rises above the straight line")
    // What was held high does not drop to the table at once.
    #expect(flight.stance(to: rest, at: 5.01).lift > 0.9)
  }

  @Test func aSnapStaysOnTheStraightLine() {
    let snap = Flight(
      from: Stance(.zero, lift: 1), start: 0, duration: Flight.snapTime, arc: 0, swell: 0)
    for step in 0...10 {
      let stance = snap.stance(to: rest, at: Double(step) / 100)
      #expect(stance.at.y == 0 && (0...1).contains(stance.lift))
    }
  }

  @Test func whatIsFleetingIsOverInTime() {
    var fading = Fleeting<Int, Seat>()
    fading.add(.second, for: 3, at: 10, seconds: 0.5)
    #expect(fading.moment(of: 3, at: 10.25).map { $0.part == 0.5 && $0.value == .second } == true)
    #expect(fading.moment(of: 4, at: 10.25) == nil)
    fading.advance(to: 10.4)
    #expect(!fading.isEmpty)
    fading.advance(to: 10.5)
    #expect(fading.isEmpty)
  }

  @Test func soundsOfLandingsWait() {
    var hands = Hands<Seat, Int>()
    hands.sound(.lift)
    #expect(!hands.sounds.isWaiting)
    hands.sound(.discLand(strength: 1), after: 0.3, now: 10)
    #expect(hands.sounds.isWaiting)
    hands.sounds.cancel()
    #expect(!hands.sounds.isWaiting)
  }

  @Test func cellsAreWhereTheyAreDrawn() {
    var grid = GridBoard(
      columns: 8, rows: 2, GridBoard.Drawing(side: 648, cell: 76, padding: 20, wall: 10, radius: 16))
    grid.front = Rect(10, 20, 324, 96)
    #expect(grid.cell == 38 && grid.padding == 10)
    for index in 0..<grid.count {
      #expect(grid.cell(at: grid.center(index)) == index)
      #expect(grid.front.contains(grid.frame(index)))
    }
    #expect(grid.cell(at: Point(12, 22)) == nil, "the frame is no cell")
    #expect(grid.cell(at: Point(.nan, 0)) == nil && grid.cell(at: Point(1e300, 40)) == nil)
    #expect(grid.id(8) == "cell.2.1")
    #expect(grid.step(from: 7, .right) == 7 && grid.step(from: 7, .down) == 15)
    #expect(grid.step(from: 0, .enter) == nil)
    let corner = grid.center(0)
    grid.isTurned = true
    #expect(grid.center(15) == corner && grid.cell(at: corner) == 15)
    #expect(
      grid.step(from: 8, .left) == 9 && grid.step(from: 0, .down) == 0 && grid.step(from: 8, .down) == 0)
  }

  /// Each arrow leads to the neighbour that lies on its side of the screen, on a turned board, too.
  @Test(arguments: [false, true]) func arrowsLeadWhereTheyPoint(isTurned: Bool) throws {
    var grid = GridBoard(
      columns: 4, rows: 4, GridBoard.Drawing(side: 348, cell: 76, padding: 22, wall: 10, radius: 16))
    grid.front = Rect(0, 0, 348, 348)
    grid.isTurned = isTurned
    let ways: [(Key, Point)] = [
      (.up, Point(0, -76)), (.down, Point(0, 76)), (.left, Point(-76, 0)), (.right, Point(76, 0)),
    ]
    for cell in [5, 6, 9, 10] {
      for (key, way) in ways {
        let next = try #require(grid.step(from: cell, key))
        #expect((grid.center(next) - grid.center(cell) - way).length < 0.01)
      }
    }
  }

  /// A new game is asked for by a long or quick stroke downwards, not by a short, a slow or a slanting one.
  @Test func aStrokeIsLongAndSteep() throws {
    func isRestart(_ way: Point, speed: Double, seconds: Double) throws -> Bool {
      let swipe = try #require(Swipe(from: Point(50, 50), at: 3, apartFrom: [Rect](), cell: 40))
      return swipe.isRestart(endingAt: Point(50, 50) + way, velocity: Point(0, speed), at: 3 + seconds)
    }
    #expect(try isRestart(Point(0, 80), speed: 900, seconds: 0.1))
    #expect(try isRestart(Point(20, 150), speed: 100, seconds: 0.5))
    #expect(try !isRestart(Point(0, 40), speed: 900, seconds: 0.05))
    #expect(try !isRestart(Point(0, 150), speed: 100, seconds: 0.9))
    #expect(try !isRestart(Point(120, 150), speed: 900, seconds: 0.1))
    #expect(try !isRestart(Point(0, -150), speed: 900, seconds: 0.1))
    #expect(Swipe(from: Point(50, 50), at: 3, apartFrom: [Rect(60, 40, 20, 20)], cell: 40) == nil)
  }

  /// In high contrast every mark is yellow with two points of black on each side, whatever it is the mark of.
  @Test func marksStandOutBetweenBlack() throws {
    func strokes(_ mark: (inout DrawList) -> Void) -> [(color: Color, width: Double)] {
      var list = DrawList(.plain(isDark: false))
      mark(&list)
      return list.commands.compactMap { command in
        guard case .shape(let shape, _, _) = command, let stroke = shape.stroke,
          case .solid(let color) = stroke.paint
        else { return nil }
        return (color, stroke.width)
      }
    }
    let path = Path(polygon: [Point(0, 0), Point(40, 0), Point(20, 30)])
    let marks: [[(color: Color, width: Double)]] = [
      strokes { $0.dashedRing(at: Point(50, 50), radius: 20, .white, width: 3) },
      strokes { $0.markSquare(at: Point(50, 50), cell: 60) },
      strokes { $0.markSquare(at: Point(50, 50), cell: 60, width: 2) },
      strokes { $0.markOutline(path, at: Point(10, 10)) },
    ]
    for mark in marks {
      let black = try #require(mark.first)
      let yellow = mark.dropFirst()
      #expect(black.color == .black && !yellow.isEmpty)
      for stroke in yellow { #expect(stroke.color == Finish.mark && stroke.width == black.width - 4) }
    }
    // A dot has its black around it.
    var list = DrawList(.plain(isDark: true))
    list.markDot(at: Point(50, 50), radius: 10)
    let widths = list.commands.compactMap { command in
      if case .shape(let shape, _, _) = command, case .roundedRect(let size, _) = shape.outline {
        size.width
      } else {
        nil
      }
    }
    #expect(widths == [22.5, 17.5])
  }
}
