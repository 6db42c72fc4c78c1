// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// How much the perfect bot thinks about one move: as long as it is given, or so many nodes that they take less time than it is
/// granted, by which equal games have equal moves wherever the computer is not too slow for that and one thread thinks.
struct Effort {
  /// Milliseconds on the wall that are to be used; without them nodes count.
  var milliseconds: Int?
  /// Seconds on the wall that are never exceeded.
  var seconds: Int

  /// What a move is granted unless the player says otherwise, in seconds.
  static let usualSeconds = 3
  /// Nodes of a guess, for each second.
  private static let guessNodes: UInt64 = 6_000_000
  /// Nodes of a search for the end, and of the guess before it: together as much time.
  private static let triedNodes: (guess: UInt64, end: UInt64) = (1_000_000, 16_000_000)

  init(milliseconds: Int?, seconds: Int?) {
    self.milliseconds = milliseconds
    self.seconds = max(0, seconds ?? Self.usualSeconds)
  }

  /// The most time there is for everything together, in milliseconds.
  var longest: Int { milliseconds ?? 1000 * seconds }

  /// The same where the rest of the game is to be proven, which takes less than a second as a rule and is not given up to save
  /// the rest of it.
  var longestProof: Int { milliseconds ?? 1000 * max(seconds, Self.usualSeconds) }

  /// Whether the end is looked for, not only guessed at.
  func reachesTheEnd(_ empty: Int) -> Bool {
    // The first selective search takes some 8 ms at 20 empty squares, and half as long again and more with each one more;
    // a little is left for what comes before it.
    var needed = 10.0
    for _ in 20..<max(20, empty) { needed *= 1.65 }
    for _ in min(20, empty)..<20 { needed /= 1.65 }
    // A third of the time where nodes count: the surer steps are to come to something, too.
    return needed <= milliseconds.map(Double.init) ?? 300 * Double(seconds)
  }

  /// Bytes of the table for the end. Fresh memory takes time, too, by the megabyte: no more of it than so short a time fills.
  var tableBytes: Int { milliseconds.map { $0 <= 200 } ?? false ? Search.middling : Search.largest }

  /// A part of the thinking, from its beginning on.
  struct Share {
    /// What it is measured by: nodes, or else milliseconds.
    private let nodes: UInt64?
    private let milliseconds: Int
    private let control: SearchControl
    private let start: (time: Double, nodes: UInt64)
    let limits: SearchLimits

    init(nodes: UInt64?, milliseconds: Int, from search: borrowing Search, _ control: SearchControl) {
      (self.nodes, self.milliseconds, self.control) = (nodes, milliseconds, control)
      start = (control.now(), search.nodes)
      limits = SearchLimits(control: control, milliseconds: milliseconds, nodes: nodes ?? .max)
    }

    /// How much of it is used up, 0 to 1 and a little more.
    func used(_ search: borrowing Search) -> Double {
      if let nodes { return Double(search.nodes - start.nodes) / Double(max(1, nodes)) }
      return (control.now() - start.time) * 1000 / Double(max(1, milliseconds))
    }
  }

  /// For looking ahead: all there is, or a small part when the end comes after it.
  func guess(beforeTheEnd: Bool, _ search: borrowing Search, _ control: SearchControl) -> Share {
    let nodes = beforeTheEnd ? Self.triedNodes.guess : Self.guessNodes
    return share(nodes, milliseconds.map { beforeTheEnd ? $0 / 4 : $0 } ?? longest, search, control)
  }

  /// For the end, after a part of the time.
  func end(since start: Double, _ search: borrowing Search, _ control: SearchControl) -> Share {
    let gone = Int((control.now() - start) * 1000)
    return share(Self.triedNodes.end, max(0, longest - gone), search, control)
  }

  private func share(
    _ nodesPerSecond: UInt64, _ milliseconds: Int, _ search: borrowing Search, _ control: SearchControl
  ) -> Share {
    let nodes = self.milliseconds == nil ? nodesPerSecond * UInt64(seconds) : nil
    return Share(nodes: nodes, milliseconds: milliseconds, from: search, control)
  }
}
