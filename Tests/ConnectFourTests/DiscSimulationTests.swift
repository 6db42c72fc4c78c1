// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Testing

@testable import ConnectFour

/// The discs as bodies: what must hold for every drop, at every frame rate.
struct DiscSimulationTests {
  /// Drops at fixed times, played at a given rhythm of frames until everything rests.
  private func run(_ drops: [(time: Double, column: Int)], frames: (Int) -> Double) -> DiscSimulation {
    var simulation = DiscSimulation()
    var now = 0.0
    var next = 0
    var frame = 0
    while next < drops.count || !simulation.isAtRest {
      let step = frames(frame)
      frame += 1
      // A drop falls between two frames at its own time, as an event does.
      var left = step
      while next < drops.count, drops[next].time <= now + left {
        let part = drops[next].time - now
        simulation.advance(by: part)
        now += part
        left -= part
        simulation.drop(
          next + 1, next % 2 == 0 ? .first : .second, column: drops[next].column, from: 6.5,
          vx: next % 3 == 0 ? 1.5 : -0.7)
        next += 1
      }
      simulation.advance(by: left)
      now += left
      if now > 60 { break }
    }
    return simulation
  }

  private static func randomDrops(seed: UInt64) -> [(time: Double, column: Int)] {
    var random = SeededRandom(seed: seed)
    var heights = [Int](repeating: 0, count: 7)
    var time = 0.0
    return (0..<30).compactMap { _ in
      time += Double.random(in: 0.01...0.4, using: &random)
      let column = Int.random(in: 0..<7, using: &random)
      guard heights[column] < 6 else { return nil }
      heights[column] += 1
      return (time, column)
    }
  }

  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func endsTheSameAtEveryFrameRate(seed: UInt64) {
    let drops = Self.randomDrops(seed: seed)
    func rest(_ frames: (Int) -> Double) -> [String] {
      run(drops, frames: frames).discs.map { "\($0.number) \($0.column) \($0.y) \($0.x)" }
    }
    var random = SeededRandom(seed: seed)
    let irregular = (0..<4000).map { _ in Double.random(in: 0.001...0.09, using: &random) }
    let at60 = rest { _ in 1.0 / 60 }
    #expect(at60.count == drops.count)
    #expect(rest { _ in 1.0 / 30 } == at60)
    #expect(rest { _ in 1.0 / 144 } == at60)
    #expect(rest { irregular[$0 % irregular.count] } == at60)
  }

  @Test(arguments: 20...31 as ClosedRange<UInt64>)
  func discsNeverOverlapNorLeaveTheirColumn(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var simulation = DiscSimulation()
    var heights = [Int](repeating: 0, count: 7)
    var count = 0
    for frame in 0..<900 {
      if frame % 7 == 0, count < 42 {
        let column = Int.random(in: 0..<7, using: &random)
        if heights[column] < 6 {
          heights[column] += 1
          count += 1
          simulation.drop(
            count, count % 2 == 1 ? .first : .second, column: column, from: 6.3,
            vx: Double.random(in: -2...2, using: &random))
        }
      }
      simulation.advance(by: Double.random(in: 0.002...0.03, using: &random))
      for column in 0..<7 {
        let stack = simulation.discs.filter { $0.column == column }.sorted { $0.y < $1.y }
        #expect(stack.allSatisfy { abs($0.x) <= DiscSimulation.play && $0.y >= -0.0001 })
        for (lower, upper) in zip(stack, stack.dropFirst()) {
          #expect(upper.y - lower.y >= 0.9999, "column \(column)")
        }
      }
    }
    #expect(simulation.isAtRest)
    for column in 0..<7 {
      let rows = simulation.discs.filter { $0.column == column }.map(\.y).sorted()
      let whole: [Double] = (0..<heights[column]).map { Double($0) }
      #expect(rows == whole)
    }
  }

  @Test func discsOfOneColumnKeepTheirOrder() {
    var simulation = DiscSimulation()
    for number in 1...6 {
      simulation.drop(number, number % 2 == 1 ? .first : .second, column: 3, from: 6.3)
      simulation.advance(by: 0.05)
    }
    for _ in 0..<600 { simulation.advance(by: 1.0 / 60) }
    #expect(simulation.discs.sorted { $0.y < $1.y }.map(\.number) == [1, 2, 3, 4, 5, 6])
  }

  @Test func aDiscBouncesAtMostTwiceAndEachTimeLess() {
    var simulation = DiscSimulation()
    simulation.drop(1, .first, column: 0, from: 6.5)
    var strengths: [Double] = []
    for _ in 0..<240 {
      simulation.advance(by: 1.0 / 120)
      strengths += simulation.contacts.map(\.strength)
    }
    #expect(simulation.isAtRest)
    #expect((2...3).contains(strengths.count))
    #expect(strengths == strengths.sorted(by: >))
  }

  @Test func theOpenFloorEmptiesTheBoard() {
    var simulation = DiscSimulation()
    for number in 1...21 {
      simulation.place(number, number % 2 == 1 ? .first : .second, column: (number - 1) % 7)
    }
    #expect(simulation.isAtRest)
    simulation.openFloor()
    #expect(!simulation.isAtRest)
    var frames = 0
    while !simulation.isAtRest && frames < 600 {
      simulation.advance(by: 1.0 / 60)
      frames += 1
    }
    #expect(simulation.discs.isEmpty)
    #expect(frames < 120)
  }

  @Test func aPauseOfTheProgramIsNoLeapOfTheDiscs() {
    var simulation = DiscSimulation()
    simulation.drop(1, .first, column: 2, from: 6.5)
    simulation.advance(by: 3600)
    simulation.advance(by: 1)
    #expect(simulation.isAtRest)
    #expect(simulation.discs.map(\.y) == [0])
  }
}
