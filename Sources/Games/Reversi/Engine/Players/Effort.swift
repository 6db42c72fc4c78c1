// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// How much the perfect bot thinks about one move: so long, or so many nodes, by which equal games have equal moves.
struct Effort {
  /// Milliseconds on the wall; without them nodes count.
  var milliseconds: Int?

  /// Nodes of a guess, less than three seconds.
  private static let guessNodes: UInt64 = 12_000_000
  /// Nodes of a search for the end, and of the guess before it: together as much time.
  private static let triedNodes: (guess: UInt64, end: UInt64) = (2_000_000, 48_000_000)
  /// With so many empty squares a search for the end comes to something within these nodes.
  private static let triedEmpty = 28

  /// Whether the end is looked for, not only guessed at.
  func reachesTheEnd(_ empty: Int) -> Bool {
    guard let milliseconds else { return empty <= Self.triedEmpty }
    // The first selective search takes some 12 ms at 20 empty squares, and half as long again and more with each one more;
    // a little is left for what comes before it.
    var needed = 16.0
    for _ in 20..<max(20, empty) { needed *= 1.65 }
    for _ in min(20, empty)..<20 { needed /= 1.65 }
    return needed <= Double(milliseconds)
  }

  /// A part of the thinking, from its beginning on.
  struct Share {
    private let milliseconds: Int?
    private let nodes: UInt64
    private let start: (time: Double, nodes: UInt64)
    let limits: SearchLimits

    init(_ milliseconds: Int?, nodes: UInt64, from search: borrowing Search, _ control: SearchControl) {
      self.milliseconds = milliseconds
      self.nodes = nodes
      start = (Clock.wall(), search.nodes)
      limits =
        milliseconds == nil
        ? SearchLimits(control: control, nodes: nodes)
        : SearchLimits(control: control, milliseconds: milliseconds)
    }

    /// How much of it is used up, 0 to 1 and a little more.
    func used(_ search: borrowing Search) -> Double {
      guard let milliseconds else { return Double(search.nodes - start.nodes) / Double(max(1, nodes)) }
      return (Clock.wall() - start.time) * 1000 / Double(max(1, milliseconds))
    }
  }

  /// For looking ahead: all there is, or a small part when the end comes after it.
  func guess(beforeTheEnd: Bool, _ search: borrowing Search, _ control: SearchControl) -> Share {
    Share(
      milliseconds.map { beforeTheEnd ? $0 / 4 : $0 },
      nodes: beforeTheEnd ? Self.triedNodes.guess : Self.guessNodes, from: search, control)
  }

  /// For the end, after a part of the time.
  func end(since start: Double, _ search: borrowing Search, _ control: SearchControl) -> Share {
    let gone = Int((Clock.wall() - start) * 1000)
    return Share(
      milliseconds.map { max(0, $0 - gone) }, nodes: Self.triedNodes.end, from: search, control)
  }
}
