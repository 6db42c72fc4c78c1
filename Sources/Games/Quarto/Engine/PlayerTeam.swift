// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

extension PerfectPlayer: MeteredSearch {
  var meter: SearchMeter {
    get { solver.meter }
    set { solver.meter = newValue }
  }
}

extension PerfectPlayer.Worth {
  /// Whether a longer search could find nothing better.
  var isProven: Bool {
    switch self {
    case .win, .draw, .loss: true
    case .safe, .unknown: false
    }
  }
}

extension SearchTeam where Member == PerfectPlayer {
  /// Players that choose a move together. Their table is kept: what is in it is proven, and which of several good moves
  /// is found is left to chance anyway.
  /// - Parameter capacity: bytes of the table.
  init(_ rules: Quarto.Rules, threads: Int, _ known: ValueBook, capacity: Int) {
    let memory = ValueTable.pages(capacity: capacity)
    self.init(threads: threads) { PerfectPlayer(Solver(rules, memory: memory, busy: $0), known) }
  }

  /// A best move; nil when nobody has proven how good the best is within the patience of one player.
  func choose(_ position: Quarto.Position, _ control: SearchControl) -> PerfectPlayer.Choice? {
    let isWhole: @Sendable (PerfectPlayer.Choice) -> Bool = { $0.worth.isProven }
    let found = ask(SearchLimits(control: control), isWhole: isWhole) { player, limits in
      limits.control.flatMap { player.choose(position, $0) }
    }
    return found.answer.flatMap { $0.worth.isProven ? $0 : nil }
  }
}
