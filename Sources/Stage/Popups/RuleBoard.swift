// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import SceneKit

/// A small board on which the rules of a game are shown, one by one.
protocol RuleBoard: AnyObject {
  var rules: [ShownRule] { get }
  /// The rule that is shown, by its place.
  var index: Int { get set }
  /// How much room it takes, in points.
  var size: Size { get set }
  func advance(_ context: StageContext) -> Wake
  func paint(into list: inout DrawList)
}

extension Game {
  /// Nil of a game that shows no rules.
  static func ruleBoard(_ options: GameOptions) -> (any RuleBoard)? { MovingRule<Self>(options) }
}

/// Plays what a rule shows, rests and begins again; after a few times it stays at rest.
final class MovingRule<G: Game>: RuleBoard {
  let rules: [ShownRule]
  private let options: GameOptions
  private var table = G.Table()
  private var position: G.Position
  private var played: [G.Move] = []
  private var ahead: ArraySlice<G.Move> = []
  private var look = Look()
  private var now = 0.0
  /// When the next thing happens; nil before the first.
  private var due: Double?
  private var rounds = 0
  private var isArranged = false

  private static var pause: Double { 0.9 }
  private static var rest: Double { 2.4 }
  private static var mostRounds: Int { 6 }

  init?(_ options: GameOptions) {
    let rules = G.facets.shownRules(options)
    guard !rules.isEmpty else { return nil }
    var options = options
    // A rule is told of an ordinary game, whatever was given in the one on the table.
    (options.setup, options.odds) = (nil, nil)
    (self.rules, self.options) = (rules, options)
    position = G.start(options)
  }

  var index = 0 {
    didSet { if index != oldValue { (due, rounds) = (nil, 0) } }
  }

  var size = Size(318, 306) {
    didSet { if size != oldValue { (isArranged, due) = (false, nil) } }
  }

  private var view: TableView<G.Position, G.Move> {
    var options = options
    options.setup = rules[index].setup
    return TableView(
      position: position, moves: played, turn: position.turn, outcome: position.outcome, mayMove: false,
      options: options, look: look, now: now)
  }

  func advance(_ context: StageContext) -> Wake {
    (look, now) = (context.look, context.now)
    if !isArranged {
      isArranged = true
      table.arrange(
        BoardRegion(
          arrangement: G.info.seats == .one ? .wide : .tall, window: size,
          frame: Rect(origin: .zero, size: size),
          pixel: 1 / context.viewport.pixelScale))
    }
    guard let due else { return begin() }
    if now >= due, table.isSettled || look.reducedMotion {
      if let move = ahead.popFirst() { play(move) } else if rounds < Self.mostRounds { return begin() }
    }
    let moving = table.advance(view)
    _ = table.takeSounds()
    let isOver = ahead.isEmpty && (look.reducedMotion || rounds >= Self.mostRounds)
    guard let next = self.due, !isOver else { return moving }
    return moving.sooner(now < next ? .at(next) : .nextFrame)
  }

  /// The position that the rule begins with; without motion the one that it ends with.
  private func begin() -> Wake {
    let rule = rules[index]
    guard let start = G.line(setup: rule.setup, rule.moves, options) else { return .never }
    (position, played) = start
    ahead = rule.shown.split(separator: " ").compactMap { G.Move(String($0)) }[...]
    rounds += 1
    if look.reducedMotion {
      while let move = ahead.popFirst() { step(move) }
    }
    table.follow(.appeared, view)
    _ = table.advance(view)
    due = now + (ahead.isEmpty ? Self.rest : Self.pause) * look.pace
    return .at(due ?? now)
  }

  private func play(_ move: G.Move) {
    guard step(move) else { return }
    table.follow(.played(move), view)
    due = now + (ahead.isEmpty ? Self.rest : Self.pause) * look.pace
  }

  @discardableResult
  private func step(_ move: G.Move) -> Bool {
    guard let next = position.playing(move) else { return false }
    position = next
    played.append(move)
    return true
  }

  func paint(into list: inout DrawList) {
    let view = view
    table.paint(view, into: &list)
    let cells = Set(rules[index].cells)
    if ahead.isEmpty, !cells.isEmpty, view.outcome == nil {
      for element in table.elements(view) where cells.contains(element.id) {
        list.glow(around: element.frame)
      }
    }
    table.paintLifted(view, into: &list)
  }
}
