// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// What `quartet bench` prints at its end.
public struct BenchReport: Sendable {
  public var nodes: UInt64
  public var seconds: Double
  /// Nodes of the single-thread run: changes exactly when the search behaves differently.
  public var signature: UInt64
  /// Lines to print before the figures, such as one for each set of positions.
  public var details: [String]

  public init(nodes: UInt64, seconds: Double, signature: UInt64, details: [String] = []) {
    self.nodes = nodes
    self.seconds = seconds
    self.signature = signature
    self.details = details
  }
}

/// What came of a file of positions with known values.
public struct CheckReport: Sendable {
  public var positions = 0
  /// The lines whose value is another one.
  public var wrong: [String] = []
  public var nodes: UInt64 = 0
  /// Processor time of the searches alone: reading and clearing tables do not count.
  public var seconds = 0.0

  public init() {}
}

/// A line that is not a position, or a wish that this engine cannot meet; `message` says what is wrong and what
/// is allowed.
public struct EngineError: Error, Sendable, Equatable {
  public var message: String
  public init(_ message: String) { self.message = message }
}

/// What `quartet solve` and `quartet move` were asked for on the command line.
public struct EngineRequest: Sendable {
  public var showMoves = false
  public var threads = 1
  public var strength = Strength.perfect
  /// Wall-clock limit of `move` and `evaluate`, in milliseconds.
  public var milliseconds: Int?
  public var seed: UInt64?
  public var rules: String?
  /// The most memory of `prove`'s table, in MiB.
  public var mebibytes: Int?
  /// Plies that `evaluate` looks ahead.
  public var depth: Int?

  public init() {}
}

/// How well a bot plays.
public enum Strength: Hashable, Sendable {
  /// 1 (loses to a child) to 5.
  case level(Int)
  case perfect
}

/// A game's engine behind the commands `solve`, `move`, `bench` and `perft`; text formats as the manual of the
/// command line gives them. One console serves one process; it may keep its table between lines.
public protocol EngineConsole: AnyObject {
  init(resources: Resources)
  func solve(_ line: String, _ request: EngineRequest) throws(EngineError) -> String
  func move(_ line: String, _ request: EngineRequest) throws(EngineError) -> String
  func bench(threads: Int) throws(EngineError) -> BenchReport
  func perft(depth: Int) throws(EngineError) -> UInt64
  /// `prove`: the value of the start position, searched with no book.
  func prove(_ request: EngineRequest) throws(EngineError) -> String
  /// `evaluate`: what the engine thinks a position is worth to the side to move, by a search that need not see the end.
  func evaluate(_ line: String, _ request: EngineRequest) throws(EngineError) -> String
  /// Begins a talk with another program.
  func converse(_ language: EngineLanguage, _ request: EngineRequest) throws(EngineError)
    -> any EngineConversation
  /// Solves lines `position value`, each from cold and without a book, and compares.
  func check(_ lines: [String], _ request: EngineRequest) throws(EngineError) -> CheckReport
}

extension EngineConsole {
  /// By the game's usual rules.
  public func check(_ lines: [String]) throws(EngineError) -> CheckReport {
    try check(lines, EngineRequest())
  }

  public func move(_ line: String, _ request: EngineRequest) throws(EngineError) -> String {
    throw EngineError("this game has no `move`.")
  }

  public func evaluate(_ line: String, _ request: EngineRequest) throws(EngineError) -> String {
    throw EngineError("this game has no `evaluate`.")
  }

  public func converse(
    _ language: EngineLanguage, _ request: EngineRequest
  ) throws(EngineError) -> any EngineConversation {
    throw EngineError("this game does not speak \(language.rawValue).")
  }

  public func prove(_ request: EngineRequest) throws(EngineError) -> String {
    throw EngineError("this game has no `prove`.")
  }

  public func check(_ lines: [String], _ request: EngineRequest) throws(EngineError) -> CheckReport {
    throw EngineError("this game has no `check`.")
  }

  public func perft(depth: Int) throws(EngineError) -> UInt64 {
    throw EngineError("this game has no `perft`.")
  }
}
