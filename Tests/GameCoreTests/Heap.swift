// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import EngineCore
import GameCore
import Glibc
import Synchronization
import Words

/// The smallest game that a session can run: from a heap of seven each takes one or two, and who takes the last wins.
enum Heap: Passing {
  struct Position: GamePosition {
    var left = 7
    var turn = Seat.first
    /// With so many left, whoever comes first to move must pass.
    var frozen: Int?

    var legalMoves: [Move] {
      Heap.pass(in: self).map { [$0] } ?? [1, 2].filter { $0 <= left }.map { Move($0) }
    }
    func playing(_ move: Move) -> Position? {
      guard legalMoves.contains(move) else { return nil }
      return Position(left: left - move.count, turn: turn.other, frozen: move.count == 0 ? nil : frozen)
    }
    var outcome: Outcome? { left == 0 ? Outcome(winner: turn.other, reason: "last") : nil }
    var notation: String { String(left) }
  }

  struct Move: LosslessStringConvertible, Hashable, Sendable {
    var count: Int
    var description: String { count == 0 ? GameRecord.pass : String(count) }
    init(_ count: Int) { self.count = count }
    init?(_ description: String) {
      if description == GameRecord.pass {
        count = 0
        return
      }
      guard let count = Int(description), (1...2).contains(count) else { return nil }
      self.count = count
    }
  }

  /// Takes one; waits for a sign when the test wants to hold it back.
  final class Engine: Solving, Pondering {
    static let isHeld = Mutex(false)
    static let stopped = Mutex(0)
    /// What it was asked for a move in how many seconds, and on what it thought while the person did.
    static let granted = Mutex<[Int?]>([])
    static let pondered = Mutex<[(left: Int, seconds: Int?)]>([])
    /// How many threads it might use for either.
    static let threads = Mutex<[Int]>([])

    init(resources: Resources) {}

    func choose(in position: Position, strength: Strength, seed: UInt64, control: SearchControl) -> Move? {
      Self.granted.withLock { $0.append(control.seconds) }
      Self.threads.withLock { $0.append(control.threads) }
      while Self.isHeld.withLock({ $0 }) {
        if control.isStopped {
          Self.stopped.withLock { $0 += 1 }
          return nil
        }
      }
      return Move(1)
    }

    /// Never comes to an end by itself. A thread that begins after it was stopped, maybe in the next test, leaves no trace.
    func ponder(on position: Position, control: SearchControl) {
      Self.threads.withLock { if !control.isStopped { $0.append(control.threads) } }
      Self.pondered.withLock { if !control.isStopped { $0.append((position.left, control.seconds)) } }
      while !control.isStopped { usleep(100) }
    }

    /// `setup` 98: it cannot tell; 99: there is none.
    func hint(in position: Position, control: SearchControl) -> Hint<Move, String>? {
      if position.frozen == 98 { control.giveUp() }
      guard position.frozen ?? 0 < 98 else { return nil }
      return Hint(move: Move(position.left % 3 == 2 ? 2 : 1), meaning: "wins")
    }

    static var thinkingTimes: [Int] { [1, 3] }

    func epilogue(of position: Position, control: SearchControl) -> [Saying] { [] }

    func waysLeft(in position: Position, control: SearchControl) -> Int? { nil }

    func endings(of position: Position, control: SearchControl) -> [Position]? {
      if position.frozen == 98 { control.giveUp() }
      return position.frozen ?? 0 < 98 ? [Position(left: 0)] : nil
    }
  }

  struct Table: GameTable {
    typealias Position = Heap.Position
    typealias Move = Heap.Move
    mutating func arrange(_ region: BoardRegion) {}
    mutating func follow(_ change: TableChange<Move>, _ view: TableView<Position, Move>) {}
    mutating func interpret(_ gesture: Gesture, _ view: TableView<Position, Move>) -> TableResponse<Move> {
      .ignored
    }
    mutating func advance(_ view: TableView<Position, Move>) -> Wake { .never }
    var isSettled: Bool { true }
    func drag(_ view: TableView<Position, Move>) -> (piece: String, over: String?)? { nil }
    func elements(_ view: TableView<Position, Move>) -> [Element] { [] }
    func paint(_ view: TableView<Position, Move>, into list: inout DrawList) {}
    func paintLifted(_ view: TableView<Position, Move>, into list: inout DrawList) {}
    mutating func takeSounds() -> [Sound] { [] }
    var boardFrame: Rect { .zero }
    static func paintMiniature(tile: Size, step: Int, since: Double, look: Look, into list: inout DrawList) {}
  }

  final class Console: EngineConsole {
    init(resources: Resources) {}
    func solve(_ line: String, _ request: EngineRequest) throws(EngineError) -> String { line }
    func bench(threads: Int) throws(EngineError) -> BenchReport {
      BenchReport()
    }
  }

  static let info = GameDescriptor(
    name: "heap", title: Phrase("Heap"), tagline: Phrase(""), accent: Accent(light: .black, dark: .white),
    tileColors: (.black, .black), seatNames: [:], seatColors: [:], tokens: [:],
    markedTokens: [:], levels: [], switches: [], rules: [], keys: [])

  /// `setup` is the number at which there is a pass.
  static func start(_ options: GameOptions) -> Position {
    Position(frozen: options.setup.flatMap { Int($0) })
  }
  static func pass(in position: Position) -> Move? { position.left == position.frozen ? Move(0) : nil }
  static func prompt(in position: Position) -> (message: String, help: String) { ("Take.", "") }
  static func explain(reason: String) -> String { reason == "last" ? "the last one taken" : "" }
  static func verdict(on position: Position, name: (Seat) -> String?) -> String {
    position.outcome == nil ? "" : "The heap is empty."
  }
  static func explain(_ hint: Hint<Move, String>, in position: Position) -> [String] {
    ["Taking \(hint.move.count) \(hint.meaning)."]
  }
  static func makeConsole(_ resources: Resources) -> any EngineConsole { Console(resources: resources) }
}
