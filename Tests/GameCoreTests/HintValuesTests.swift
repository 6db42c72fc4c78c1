// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Glibc
import Synchronization
import Testing

/// The heap whose engine tells what each move is worth, and never has looked far enough.
private enum WeighedHeap: Valuing {
  typealias Position = Heap.Position
  typealias Move = Heap.Move
  typealias Table = Heap.Table

  final class Engine: Evaluating {
    static let secondOfWork: UInt64 = 10_000
    /// How often the search was asked to go on.
    static let looks = Mutex(0)

    init(resources: Resources) {}

    func choose(in position: Position, strength: Strength, seed: UInt64, control: SearchControl) -> Move? {
      position.legalMoves.first
    }
    func hint(in position: Position, control: SearchControl) -> Hint<Move, String>? { nil }
    func hint(from values: [Move: MoveValue], in position: Position) -> Hint<Move, String>? {
      values.max { $0.value.score < $1.value.score }.map { Hint(move: $0.key, meaning: "\($0.value.score)") }
    }
    func evaluate(
      _ position: Position, control: SearchControl, tell: @Sendable (Move, MoveValue) -> Void
    ) -> Bool {
      for look in 1...100 where !control.hasGivenUp {
        for move in position.legalMoves { tell(move, MoveValue(look + move.count, depth: look)) }
        Self.looks.withLock { $0 = look }
        control.spend(5000)
        usleep(1000)
      }
      return false
    }
  }

  static let info = Heap.info
  static func start(_ options: GameOptions) -> Position { Position() }
  static func prompt(in position: Position) -> (message: String, help: String) { ("", "") }
  static func explain(reason: String) -> String { "" }
  static func verdict(on position: Position, name: (Seat) -> String?) -> String { "" }
  static func explain(_ hint: Hint<Move, String>, in position: Position) -> [String] { [] }
  static func makeConsole(_ resources: Resources) -> any EngineConsole { Heap.Console(resources: resources) }
}

/// A hint beside the values of all moves.
struct HintValuesTests {
  /// Once it is told, the values beside it stay as they were when it followed from them, and nobody looks on.
  @Test func valuesStayBesideTheirHint() throws {
    var options = GameOptions()
    (options.opponent, options.showsValues) = (.friend, true)
    let session = Session<WeighedHeap>(options: options, seed: 5, resources: .none, wake: {})
    var now = 100.0
    func pass() {
      now += 0.05
      _ = session.takeChanges()
      _ = session.advance(to: now, isSettled: true, isRunning: true)
      usleep(200)
    }
    pass()
    session.askForHint()
    for _ in 0..<20_000 where session.hint == nil { pass() }
    let hint = try #require(session.hint)
    let told = session.values.each
    #expect(told[hint.move]?.score.description == hint.meaning && told.count == 2)
    for _ in 0..<20_000 where session.isAsking { pass() }
    let looks = WeighedHeap.Engine.looks.withLock { $0 }
    for _ in 0..<20 { pass() }
    #expect(session.values.each == told && !session.isAsking)
    #expect(WeighedHeap.Engine.looks.withLock { $0 } <= looks + 1)
    session.stopThinking()
  }
}
