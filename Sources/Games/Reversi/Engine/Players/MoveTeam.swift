// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore

/// The threads that look for the perfect bot's moves together. What they find is kept from one move of a game to the next.
struct MoveTeam: Sendable {
  /// Each on its own thread, all on the same memory. All are asked the same questions, so that the ages of what they keep agree.
  private let members: [OnDemand<Search>]

  init(threads: Int, capacity: Int, weights: [UInt8]?) {
    let ground = CommonGround(capacity: capacity, weights: weights)
    let busy = threads > 1 ? BusyPositions() : nil
    members = (0..<max(1, threads)).map { _ in OnDemand { ground.search(busy) } }
  }

  var threads: Int { members.count }

  /// The first thread thinks as if it were alone, and what it finds counts. Until then the others look into the same
  /// moves, and it sees in the table what it would have come to later, so that it gets deeper in the same time.
  func choose(
    _ position: Reversi.Position, seed: UInt64, milliseconds: Int?, _ control: SearchControl
  ) -> PerfectPlayer.Choice? {
    let ending = SearchControl(seconds: control.seconds, partOf: control)
    let choices = concurrentMap(Array(members.enumerated()), threads: threads) { parts in
      parts.map { index, member in
        let isFirst = index == 0
        defer { if isFirst { ending.stop() } }
        return member.use {
          PerfectPlayer.choose(
            &$0, position, seed: seed, milliseconds: milliseconds, isGoingOn: true, isFirst ? control : ending
          )
        }
      }
    }
    return choices.first ?? nil
  }

  /// Whether anything about a position is still kept.
  func knows(_ position: Reversi.Position) -> Bool {
    members.first?.peek { $0.knows(Board(position)) } ?? false
  }
}
