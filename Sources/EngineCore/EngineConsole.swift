// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// A line that is not a position, or a wish that this engine cannot meet; `message` says what is wrong and what
/// is allowed.
public struct EngineError: Error, Sendable, Equatable {
  public var message: String
  /// Nil where only the command line says it.
  public var fault: Fault?
  public init(_ message: String) { self.message = message }
  public init(_ fault: Fault) { (message, self.fault) = (fault.message, fault) }
}

/// The answer of a search that came to its end.
public func unlessStopped<Answer>(_ answer: Answer?) throws(EngineError) -> Answer {
  guard let answer else { throw EngineError("the search was stopped.") }
  return answer
}

/// What `quartet solve` and `quartet move` were asked for on the command line.
public struct EngineRequest: Sendable {
  public var showMoves = false
  public var threads = 1
  public var skill = Skill(.perfect)
  /// Wall-clock limit of `move` and `evaluate`, in milliseconds.
  public var milliseconds: Int?
  public var seed: UInt64?
  public var rules: String?
  /// The most memory of `prove`'s table, in MiB.
  public var mebibytes: Int?
  /// Plies that `evaluate` looks ahead.
  public var depth: Int?

  public init() {}

  /// Who chooses the move in a position, which is given as a text: between two neighbours chance decides, the same for equal texts and
  /// seeds.
  public func strength(in position: String) -> Strength {
    var mixed = seed ?? 0
    for byte in position.utf8 { mixed = (mixed ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return skill.strength(seed: mixed)
  }
}

/// How well a bot plays.
public enum Strength: Hashable, Sendable {
  /// 1 (loses to a child) to 5.
  case level(Int)
  case perfect
}

/// A game's engine behind the commands of `quartet`; text formats as the manual of the command line gives them. One
/// console serves one process; it may keep its table between lines, and takes no memory before it is asked.
///
/// What only some engines can do is a protocol of its own: who conforms has the command.
public protocol EngineConsole: AnyObject {
  init(resources: Resources)
  /// Names of the game's rules, the usual ones first; empty when there is one way to play it.
  static var rules: [String] { get }
  func solve(_ line: String, _ request: EngineRequest) throws(EngineError) -> String
  func bench(threads: Int) throws(EngineError) -> BenchReport
}

extension EngineConsole {
  public static var rules: [String] { [] }
}

/// `move`: what a bot plays.
public protocol MovingConsole: EngineConsole {
  func move(_ line: String, _ request: EngineRequest) throws(EngineError) -> String
}

/// `perft`: how many leaves the move tree has.
public protocol CountingConsole: EngineConsole {
  /// - Parameter line: a position as `solve` reads it; nil for the start.
  func perft(depth: Int, from line: String?) throws(EngineError) -> UInt64
}

/// `prove`: the value of the start position, searched with no book.
public protocol ProvingConsole: EngineConsole {
  func prove(_ request: EngineRequest) throws(EngineError) -> String
}

/// `evaluate`: what the engine thinks a position is worth to the side to move, by a search that need not see the end.
public protocol JudgingConsole: EngineConsole {
  func evaluate(_ line: String, _ request: EngineRequest) throws(EngineError) -> String
}

/// `gtp`, `nboard`: talks with other programs.
public protocol TalkingConsole: EngineConsole {
  static var languages: [EngineLanguage] { get }
  /// Begins a talk.
  func converse(_ language: EngineLanguage, _ request: EngineRequest) throws(EngineError)
    -> any EngineConversation
}

/// `check`: solves lines `position value`, each from cold and without a book, and compares.
public protocol CheckingConsole: EngineConsole {
  func check(_ lines: [String], _ request: EngineRequest) throws(EngineError) -> CheckReport
}

extension CheckingConsole {
  /// By the game's usual rules.
  public func check(_ lines: [String]) throws(EngineError) -> CheckReport {
    try check(lines, EngineRequest())
  }
}
