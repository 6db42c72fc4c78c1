// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import House
import InterfaceKit
import SceneKit
import Words

/// What a rush is, and whether it asks for puzzles of one game or of all.
final class RushPopup: Scene {
  let name = "rushes"
  let isPopup = true
  let accent: Accent?
  /// Nil of a game that has no puzzles for a rush.
  private let game: (any Game.Type)?

  init(game: (any Game.Type)?, _ desk: PuzzleDesk) {
    self.game = game.flatMap { desk.puzzles(of: $0).isEmpty ? nil : $0 }
    accent = game?.info.accent
  }

  var firstFocus: String? { "rush." + (game?.info.name ?? RushRun.mixed) }

  func describe(_ context: StageContext) -> Node<StageAction> {
    let words = tr("Three minutes, and three mistakes at most. One move answers each puzzle.")
    let calm = tr("Or without a clock, until three mistakes.")
    let runs = [true, false].map { isTimed in
      [
        game.map { button($0.info.name, $0.info.title.said, isTimed, isPrimary: isTimed, context) },
        button(nil, tr("All games"), isTimed, isPrimary: isTimed && game == nil, context),
      ].compactMap { $0 }
    }
    return .popup(
      name, tr("Rush"), width: 440, margin: 28,
      content: .column(
        [.words(words, .body, .secondary).wide(.fill)] + runs[0]
          + [.space(2), .words(calm, .body, .secondary).wide(.fill), .row(runs[1], spacing: 12).wide(.fill)],
        spacing: 14))
  }

  private func button(
    _ game: String?, _ title: String, _ isTimed: Bool, isPrimary: Bool, _ context: StageContext
  ) -> Node<StageAction> {
    let kind = RushRun.kind(game ?? RushRun.mixed, isTimed: isTimed)
    let best = context.kept.sums.rushes[kind]?.best?.found
    let label = best.map { tr("{game}, best {count}", ["game": title, "count": String($0)]) } ?? title
    return Node.button(
      "rush." + kind, icon: isTimed ? "timer" : "flame", label, isPrimary: isPrimary,
      .rush(.begin(game: game, isTimed: isTimed))
    ).sized(.fill, .exactly(52))
  }

  func use(_ use: Use<StageAction>, _ context: StageContext) -> StageRequest? {
    guard case .press(.begin(let game, let isTimed)) = use.of(RushAction.self) else { return nil }
    return .rush(game, isTimed: isTimed)
  }
}
