// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import SceneKit
import Words

/// How the game is played, shown on a small board; its lessons, and the keys of its table.
final class HelpPopup: Scene {
  let name = "help"
  let isPopup = true
  let accent: Accent?
  let info: GameDescriptor?
  let lessons: [Lesson]
  let board: (any RuleBoard)?
  private let isValuing: Bool
  /// Nobody away from a table.
  private let company: Company
  /// At a table a whole game is played, with everything that goes with it.
  let isTable: Bool
  /// Of the scene that help is asked for in.
  private let sceneKeys: [KeyHelp]

  private static let general = [
    KeyHelp(Phrase("Tab"), Phrase("next control")),
    KeyHelp(Phrase("Arrow keys"), Phrase("move between things")),
    KeyHelp(Phrase("Enter"), Phrase("use what has the ring")),
    KeyHelp(Phrase("Esc"), Phrase("one step back")),
    KeyHelp(Phrase("F1"), Phrase("this help")), KeyHelp(Phrase("F10"), Phrase("settings")),
    KeyHelp(Phrase("F11"), Phrase("full screen")),
    KeyHelp(Phrase("F2 to F8"), Phrase("ask: task, last move, board")),
  ]
  private static let values = KeyHelp(Phrase("A"), Phrase("values of moves"))
  /// What comes next cannot be said where the other side hands over the piece.
  private static let premove = KeyHelp(
    Phrase("Click"), Phrase("while the bot thinks: your next move; Esc takes it back"))
  private static let far = KeyHelp(Phrase("Ctrl C, Ctrl V"), Phrase("copy your move, paste the answer"))
  /// Where letters are squares.
  private static let valuesBesideLetters = KeyHelp(Phrase("Ctrl A"), values.action)

  /// `options` are those that hold where help is asked for: they may change the rules.
  /// `keys` are those of the scene, where it has its own.
  init(
    game: (any Game.Type)?, options: GameOptions = GameOptions(), isTable: Bool = true, keys: [KeyHelp] = []
  ) {
    sceneKeys = keys
    info = game?.info
    lessons = game?.lessons ?? []
    board = game?.ruleBoard(options)
    self.isTable = isTable
    company = isTable ? game.map { options.company(in: $0.info) } ?? .nobody : .nobody
    isValuing = company.isHere && game?.isValuing ?? false
    accent = game?.info.accent
  }

  var rules: [String] {
    info?.rules.map(\.said) ?? [
      tr(
        "Choose a game with the mouse, or with the arrow keys and Enter. Everything can be played both ways.")
    ]
  }

  /// At a table its own keys come first.
  var keys: [KeyHelp] {
    guard let info, sceneKeys.isEmpty else {
      let own = Set(sceneKeys.map(\.keys))
      return sceneKeys + Self.general.filter { !own.contains($0.keys) }
    }
    let values = info.hintKey == KeyHelp.hint.keys.text ? Self.values : Self.valuesBesideLetters
    let hasPremoves = company.isHere && !info.regions.contains(.hand)
    let keys = company == .far ? info.keys.map { $0.keys == Self.far.keys ? Self.far : $0 } : info.keys
    let own = keys + (isValuing ? [values] : []) + (hasPremoves ? [Self.premove] : [])
    let known = Set(own.map(\.keys))
    return own + Self.general.filter { !known.contains($0.keys) }
  }

  var title: String {
    info.map { tr("How to play {game}", ["game": $0.title.said]) } ?? tr("How to use the box")
  }

  /// Pages are those of the rules, also where the words are longer than the window is high.
  func takes(_ key: Key) -> Bool { board != nil && (key == .pageUp || key == .pageDown) }

  func use(_ use: Use<StageAction>, _ context: StageContext) -> StageRequest? {
    if case .openLesson(let index) = use.action { return .lesson(index) }
    if use.action == .openShelf { return .shelf }
    switch use.of(RuleAction.self)?.action {
    case .show(let index): board?.index = index
    case .step(let step): turn(step)
    case nil: break
    }
    return nil
  }

  private func turn(_ step: Int) {
    guard let board else { return }
    board.index = (board.index + step + board.rules.count) % board.rules.count
  }

  func handle(_ gesture: Gesture, _ context: StageContext) -> StageRequest? {
    switch gesture {
    case .key(.function(1), _): return .back
    case .key(.pageUp, _): turn(-1)
    case .key(.pageDown, _): turn(1)
    default: break
    }
    return nil
  }

  func advance(_ context: StageContext) -> Wake {
    guard let board else { return .never }
    board.size = boardSize(context)
    return board.advance(context)
  }
}
