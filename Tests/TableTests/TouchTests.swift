// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import StageKit
import Testing

@testable import Stage

/// Everything by finger.
struct TouchTests {
  private func down(_ house: House, _ point: Point) {
    house.handle(.pointerDown(point, .left, isTouch: true, time: house.now))
  }

  private func up(_ house: House, _ point: Point) {
    house.handle(.pointerUp(point, .left, isTouch: true, time: house.now))
    house.handle(.pointerLeft)
  }

  private func tap(_ house: House, _ point: Point) {
    down(house, point)
    house.pass(0.08)
    up(house, point)
    house.settle()
  }

  @Test func everyControlIsLargeEnoughForAFinger() throws {
    for size in [Size(1280, 800), Size(720, 560)] {
      for game in ["quarto", "connect-four", "reversi", "pentominoes"] {
        let house = try House(size, game: game, settings: House.friends)
        house.settle()
        #expect(house.controls.count > 5, "\(game)")
        for control in house.controls {
          let isArea = control.kind == .area
          #expect(control.hitFrame.height >= (isArea ? 30 : 43.9), "\(control.id) \(control.hitFrame)")
        }
      }
    }
  }

  @Test func aGameIsPlayedByTaps() throws {
    var settings = House.friends
    settings[game: "connect-four"].nextGame = .off
    let house = try House(game: "connect-four", settings: settings)
    house.settle()
    for column in [3, 4, 3, 4, 3, 4, 3] { tap(house, try house.element("column.\(column)").frame.center) }
    house.pass(20)
    #expect(house.outcome != nil && house.moves.count == 7)
  }

  @Test func whatIsLiftedStandsAboveTheFinger() throws {
    for isTouch in [false, true] {
      let house = try House(game: "connect-four", settings: House.friends)
      house.settle()
      let from = try house.element("piece.hand").frame.center
      let to = try house.element("column.6").frame.center
      house.drag(from: from, to: to, letGo: false, isTouch: isTouch)
      house.pass(0.6)
      let disc = try house.element("piece.hand").frame.center
      let cell = try house.element("cell.1.1").frame.height
      #expect(abs(disc.x - to.x) < 2)
      #expect(abs(to.y - disc.y - (isTouch ? cell / 2 : 0)) < 2, "\(disc) under \(to)")
      house.handle(.pointerUp(to, .left, isTouch: isTouch, time: house.now))
      house.settle()
      #expect(house.moves == ["6"])
    }
  }

  @Test func twoFingersTurnAndFlipAPentomino() throws {
    let house = try House(game: "pentominoes", settings: House.friends)
    house.settle()
    let at = try house.element("tile.F").frame.center
    let before = try house.element("tile.F").value
    down(house, at)
    func second(_ way: Point) { house.handle(.secondFinger(at + way, time: house.now)) }
    second(Point(80, 0))
    #expect(house.stage.top.scene.drag?.piece == "tile.F")
    // A quarter to the right, in small steps.
    for degrees in [(78, 17), (70, 39), (56, 57), (40, 69), (21, 77), (0, 80)] {
      second(Point(Double(degrees.0), Double(degrees.1)))
    }
    let turned = try house.element("tile.F").value
    #expect(turned != before)
    for reach in [70.0, 60, 45, 40, 30] { second(Point(0, reach)) }
    let flipped = try house.element("tile.F").value
    #expect(flipped != turned)
    second(Point(0, 28))
    #expect(try house.element("tile.F").value == flipped, "once")
    house.handle(.secondFinger(nil, time: house.now))
    up(house, at)
    house.settle()
    #expect(house.stage.top.scene.drag == nil && house.moves.isEmpty)
  }

  @Test func aFingerThatRestsIsToldWhatAButtonIs() throws {
    let house = try House(game: "reversi", settings: House.friends)
    house.settle()
    let undo = try house.element("table.share").frame.center
    down(house, undo)
    house.pass(0.3)
    #expect(!house.has("tooltip"))
    house.pass(0.4)
    #expect(house.stage.top.interface.frame(of: "tooltip") != nil)
    up(house, undo)
    house.settle()
    #expect(house.popup == nil, "it was only asked")
    tap(house, undo)
    #expect(house.popup == "share")
  }

  @Test func aFingerThatRestsOnASquareSeesWhatHoveringShows() throws {
    let house = try House(game: "reversi", settings: House.friends)
    house.settle()
    let square = try house.element("cell.3.4")
    down(house, square.frame.center)
    house.pass(0.8)
    #expect(try house.element("cell.3.4").isSelected)
    up(house, square.frame.center)
    house.settle()
    #expect(house.moves.isEmpty)
    #expect(try !house.element("cell.3.4").isSelected)
  }

  @Test func aListRunsOnAndAFingerStopsIt() throws {
    let archive = MemoryArchive(past: (1...80).map { Sample.past($0, "reversi", moves: ["f5", "d6"]) })
    let house = try House(archive: archive)
    house.frame = 0.1
    archive.send(.open)
    house.settle()
    house.stage.perform(.history(nil))
    house.settle()
    let areas = { house.stage.top.interface.areas.filter { $0.overflow > 0 } }
    let area = try #require(areas().max { $0.overflow < $1.overflow })
    func offset() throws -> Double { try #require(areas().first { $0.id == area.id }).offset }
    let from = Point(area.frame.midX, area.frame.maxY - 60)
    let to = Point(area.frame.midX, area.frame.y + 80)
    house.drag(from: from, to: to, isTouch: true)
    let letGo = try offset()
    house.pass(0.2)
    let later = try offset()
    #expect(
      later > letGo + 20,
      "\(letGo) \(later) \(from) \(areas()) \(house.stage.top.interface.controls.filter { $0.frame.contains(from) })"
    )
    down(house, from)
    let stopped = try offset()
    house.pass(0.5)
    #expect(abs(try offset() - stopped) < 1)
    up(house, from)
  }

  @Test func onlyAStrokeFromAnEmptyPlaceBeginsAnew() throws {
    let house = try House(game: "reversi", settings: House.friends)
    house.settle()
    tap(house, try house.element("cell.3.4").frame.center)
    #expect(house.moves.count == 1)
    let disc = try house.element("cell.4.4").frame.center
    house.drag(from: disc, to: disc + Point(0, 260), steps: 6, isTouch: true)
    house.settle()
    #expect(house.moves.count == 1)
    let empty = try house.element("cell.1.7").frame.center
    house.drag(from: empty, to: empty + Point(0, 300), steps: 6, isTouch: true)
    house.pass(3)
    #expect(house.moves.isEmpty)
  }
}
