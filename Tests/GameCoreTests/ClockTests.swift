// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Testing

/// Random schedules of moves and rests, against a list of who was to move for how long.
struct ClockTests {
  private static let rests = [0.5, 2, 30, 312]

  /// What both sides should have left, in every position of the game.
  private struct Model {
    var times: [Seat: Double]
    var past: [[Seat: Double]] = []
    var undone: [[Seat: Double]] = []
    let increment: Double

    init(_ control: TimeControl) {
      let whole = Double(control.minutes * 60)
      times = [.first: whole, .second: whole]
      increment = Double(control.increment)
    }

    mutating func spend(_ seconds: Double, by seat: Seat) {
      times[seat] = max(0, (times[seat] ?? 0) - seconds)
    }

    mutating func play(by seat: Seat, isOver: Bool) {
      let isFirst = past.isEmpty
      past.append(times)
      undone = []
      if !isFirst, !isOver { times[seat] = (times[seat] ?? 0) + increment }
    }

    mutating func takeBack() {
      undone.append(times)
      times = past.removeLast()
    }

    mutating func playAgain() {
      past.append(times)
      times = undone.removeLast()
    }
  }

  /// An evening on which the program sleeps whenever nobody calls it.
  private final class Run {
    let evening: Evening
    var model: Model
    var session: Session<Heap> { evening.session }

    init(increment: Int, setup: String?) {
      let control = TimeControl(minutes: 5, increment: increment)
      evening = Evening(.friend, setup: setup)
      var options = evening.session.options
      options.nextGame = .off
      options.terms.time = control
      evening.session.adopt(options)
      model = Model(control)
      evening.pass(0)
    }

    private func note(_ seconds: Double) {
      let isRunning =
        !session.moves.isEmpty && session.outcome == nil && !session.isPassing && evening.isRunning
      if isRunning { model.spend(seconds, by: session.turn) }
    }

    /// Time passes; the program is called when it wanted to be, and after it nobody calls.
    func rest(_ seconds: Double) {
      let end = evening.now + seconds
      while true {
        let before = session.moves.count
        let seat = session.turn
        let wake = evening.pass(0)
        // A pass was played by itself.
        if session.moves.count > before { model.play(by: seat, isOver: session.outcome != nil) }
        guard case .at(let time) = wake, time < end else {
          if wake == .nextFrame, session.outcome == nil { continue }
          break
        }
        let step = max(0.001, time - evening.now)
        note(step)
        evening.now += step
      }
      note(end - evening.now)
      evening.now = end
    }

    /// Something happens now.
    func tell(_ event: () -> Void) {
      session.pass(to: evening.now)
      event()
    }

    var isRight: Bool {
      guard let clock = session.clock else { return false }
      return [Seat.first, .second].allSatisfy { abs(clock.left($0) - (model.times[$0] ?? -1)) < 0.01 }
    }
  }

  @Test(arguments: [nil, "3", "4", "5"], [0, 5])
  func timeBelongsToWhoeverWasToMove(setup: String?, increment: Int) {
    for seed in 0..<40 {
      var random = SeededRandom(seed: UInt64(seed))
      let run = Run(increment: increment, setup: setup)
      var told: [String] = []
      for _ in 0..<25 where run.session.outcome == nil {
        let rest = Self.rests.randomElement(using: &random) ?? 0
        told.append("rest \(rest)")
        run.rest(rest)
        let seat = run.session.turn
        run.tell {
          switch Int.random(in: 0..<8, using: &random) {
          case 0...3:
            let move = Heap.Move(Int.random(in: 1...2, using: &random))
            guard run.session.play(move) else { break }
            told.append("\(move)")
            run.model.play(by: seat, isOver: run.session.outcome != nil)
          case 4, 5:
            let count = run.session.moves.count
            run.session.undo()
            told.append("undo")
            for _ in run.session.moves.count..<count { run.model.takeBack() }
          case 6:
            let count = run.session.moves.count
            run.session.redo()
            told.append("redo")
            for _ in count..<max(count, run.session.moves.count) { run.model.playAgain() }
          default:
            run.evening.isRunning.toggle()
            told.append("looked at: \(run.evening.isRunning)")
          }
        }
        run.evening.pass(0)
        #expect(run.isRight, "seed \(seed): \(told.joined(separator: ", "))")
        let kept = run.session.saved.clock
        #expect(kept.flatMap { GameClock(text: $0.text) }?.text == kept?.text)
        if !run.isRight { return }
      }
    }
  }

  /// Also when the program was closed in between.
  @Test func undoGivesBackWhatWasLeftAfterARestart() {
    let run = Run(increment: 0, setup: nil)
    for rest in [10.0, 20, 30] {
      run.rest(rest)
      run.tell { #expect(run.session.play(Heap.Move(1))) }
    }
    run.rest(40)
    run.tell { run.session.undo() }
    let other = Evening(.friend)
    #expect(other.session.restore(run.session.saved))
    #expect(other.session.clock?.left(.first) == 270 && other.session.clock?.left(.second) == 280)
    other.session.redo()
    #expect(other.session.clock?.left(.first) == 270 && other.session.clock?.left(.second) == 240)
    for _ in 0..<3 { other.session.undo() }
    #expect(other.session.clock?.left(.first) == 300 && other.session.clock?.left(.second) == 300)
  }

  @Test func aGameThatWasTakenOverWaitsForItsFirstMove() {
    let run = Run(increment: 0, setup: nil)
    run.tell { #expect(run.session.load(PastedGame(moves: [1, 1].map { Heap.Move($0) }))) }
    run.rest(312)
    run.tell { #expect(run.session.play(Heap.Move(1))) }
    #expect(run.session.outcome == nil && run.session.clock?.left(.first) == 300)
  }
}
