// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import Words

/// How the game is played and which keys there are.
final class HelpPopup: Scene {
  let name = "help"
  let isPopup = true
  let accent: Accent?
  private let info: GameDescriptor?
  private let gameRules: [String]?

  private static let general = [
    KeyHelp(Phrase("Tab"), Phrase("next control")),
    KeyHelp(Phrase("Arrow keys"), Phrase("move between things")),
    KeyHelp(Phrase("Enter"), Phrase("use what has the ring")),
    KeyHelp(Phrase("Esc"), Phrase("one step back")),
    KeyHelp(Phrase("F1"), Phrase("this help")), KeyHelp(Phrase("F11"), Phrase("full screen")),
  ]

  /// `options` are those of the game that runs: they may change the rules.
  init(game: (any Game.Type)?, options: GameOptions = GameOptions()) {
    info = game?.info
    gameRules = game?.rulesOfHelp(options).map(\.said)
    accent = game?.info.accent
  }

  private var rules: [String] {
    gameRules ?? [
      tr(
        "Choose a game with the mouse, or with the arrow keys and Enter. Everything can be played both ways.")
    ]
  }

  private var keys: [KeyHelp] {
    guard let info else { return Self.general }
    let known = Set(info.keys.map(\.keys))
    return info.keys + Self.general.filter { !known.contains($0.keys) }
  }

  private var title: String {
    info.map { tr("How to play {game}", ["game": $0.title.said]) } ?? tr("How to use the box")
  }

  func describe(_ context: StageContext) -> Node<StageAction> {
    let rules = Node<StageAction>.column(rules.map { .words($0, .body) }, spacing: 12)
    let key = TextStyle(.manropeBold, 14, line: 22)
    let width = 128 * context.type.factor
    let rows = keys.map { entry in
      Node<StageAction>.row([
        .words(entry.keys.said, key).wide(.exactly(width)).placed(0, 0),
        .words(entry.action.said, .body, .secondary).wide(.fill).placed(0, 0),
      ])
    }
    let keys = Node<StageAction>.column([
      .words(tr("Keys"), .label, .secondary), .space(9), .column(rows, spacing: 5),
    ])
    let isWide = context.viewport.size.width >= 760
    let one = Node.column([rules, keys], spacing: 28)
    // Beside each other while the words have room there.
    let both = Node.row([rules.wide(.fill).placed(0, 0), keys.wide(.fill).placed(0, 0)], spacing: 48)
    return .popup(
      name, title, width: isWide ? 860 : 520, margin: isWide ? 40 : 28,
      content: isWide && context.type.factor < 1.4 ? .choice([both, one]) : one)
  }

  func use(_ use: Use<StageAction>, _ context: StageContext) -> StageRequest? { nil }

  func handle(_ gesture: Gesture, _ context: StageContext) -> StageRequest? {
    if case .key(.function(1), _) = gesture { return .back }
    return nil
  }
}

extension Game {
  fileprivate static func rulesOfHelp(_ options: GameOptions) -> [Phrase] { facets.rules(options) }
}
