// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// What `quartet bench` prints at its end.
public struct BenchReport: Sendable {
  public var nodes: UInt64 = 0
  public var seconds = 0.0
  /// Lines to print before the figures, such as one for each set of positions.
  public var details: [String] = []

  public init(nodes: UInt64 = 0, seconds: Double = 0) { (self.nodes, self.seconds) = (nodes, seconds) }

  /// Changes exactly when the search behaves differently: positions share nothing, so the number of threads changes
  /// nothing.
  public var signature: UInt64 { nodes }

  /// Adds a set of positions that were searched one after another, and a line about it.
  public mutating func add(_ title: String, positions: Int, nodes: UInt64, seconds: Double) {
    self.nodes += nodes
    self.seconds += seconds
    let each = decimals(seconds / Double(max(1, positions)) * 1000, 3)
    let speed = decimals(seconds > 0 ? Double(nodes) / seconds / 1e6 : 0, 1)
    details.append("\(title), \(positions) positions: \(nodes) nodes, \(each) ms each, \(speed) M nodes/s")
  }

  /// Searches positions on some threads, each thread with a solver of its own.
  /// - Parameter search: the nodes of each of the positions that one thread is given.
  public mutating func add<Position: Sendable>(
    _ title: String, _ positions: [Position], threads: Int = 1,
    _ search: @escaping @Sendable ([Position]) -> [UInt64]
  ) {
    let start = Clock.wall()
    let nodes = concurrentMap(positions, threads: threads, search)
    add(title, positions: positions.count, nodes: nodes.reduce(0, +), seconds: Clock.wall() - start)
  }
}

/// What came of a file of positions with known values.
public struct CheckReport: Sendable {
  public private(set) var positions = 0
  /// The lines whose value is another one.
  public private(set) var wrong: [String] = []
  public private(set) var nodes: UInt64 = 0
  /// Processor time of the searches alone: reading and clearing tables do not count.
  public private(set) var seconds = 0.0

  public init() {}

  /// Takes the time of a search, and the nodes that it added.
  public mutating func measure<Search: MeteredSearch & ~Copyable, Answer>(
    _ search: inout Search, _ body: (inout Search) -> Answer
  ) -> Answer {
    let before = search.meter.nodes
    let start = Clock.thread()
    let answer = body(&search)
    spend(search.meter.nodes - before, Clock.thread() - start)
    return answer
  }

  public mutating func spend(_ nodes: UInt64, _ seconds: Double) {
    self.nodes += nodes
    self.seconds += seconds
  }

  /// Notes whether a position had the value that its line says.
  public mutating func judge(_ line: String, isRight: Bool) {
    positions += 1
    if !isRight { wrong.append(line) }
  }
}

/// What `quartet prove` prints: `ANSWER nodes N seconds S`.
/// - Parameter start: of the search, on `Clock.wall()`.
public func proof(_ answer: String, nodes: UInt64, since start: Double) -> String {
  "\(answer) nodes \(nodes) seconds \(decimals(Clock.wall() - start, 3))"
}

/// A number with so many decimals.
public func decimals(_ number: Double, _ count: Int) -> String {
  let scale = (0..<count).reduce(1) { value, _ in value * 10 }
  let scaled = Int((abs(number) * Double(scale)).rounded())
  let sign = number < 0 && scaled > 0 ? "-" : ""
  let fraction = String(scaled % scale)
  let zeros = String(repeating: "0", count: max(0, count - fraction.count))
  return count == 0 ? "\(sign)\(scaled)" : "\(sign)\(scaled / scale).\(zeros)\(fraction)"
}
