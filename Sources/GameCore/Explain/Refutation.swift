// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import Words

/// What a wrong move at an exercise allows, found by an engine on a thread of its own.
public struct Refutation: Hashable, Sendable {
  /// What follows, until the other side has moved: in a game whose turns have two halves the mover's second one comes first.
  public var moves: [String] = []
  /// What is proven of the position after the wrong move, for whoever is to move there; nil when nothing is.
  public var value: Int?

  public init(moves: [String] = [], value: Int? = nil) {
    (self.moves, self.value) = (moves, value)
  }

  /// - Parameters:
  ///   - after: the position after the wrong move.
  ///   - seat: who made it.
  public static func find<G: Game>(
    _ game: G.Type, after: G.Position, by seat: Seat, _ engine: G.Engine, _ control: SearchControl
  ) -> Self {
    let found = Judge<G>(engine, control).reply(in: after, to: seat, work: G.Engine.secondOfWork / 4)
    return Self(moves: found.moves.map(\.description), value: found.value)
  }

  /// Why the move was wrong, in one sentence, and the ids of what shows it. What the rules prove comes first, then what the
  /// engine has proven, then the answer alone.
  public func reason<G: Game>(
    _ game: G.Type, for move: G.Move, in before: G.Position, goal: Goal, name: (Seat) -> String?
  ) -> (words: String, cells: [String]) {
    let moves = moves.compactMap { G.Move($0) }
    let moved = G.shortName(of: move)
    let first = G.sentence(moved)
    if let idea = G.facets.ideas(of: move, in: before).first(where: { !$0.isGood && $0.isCertain }) {
      return (idea.lets(name(before.turn.other)) ?? idea.sentence, idea.cells)
    }
    guard let after = before.playing(move) else { return ("", []) }
    for answer in after.line(moves) where answer.seat != before.turn {
      let ideas = G.facets.ideas(of: answer.move, in: answer.position)
      if let idea = ideas.first(where: { $0.isGood && $0.isCertain }) {
        return (idea.lets(name(answer.seat)) ?? idea.sentence, idea.cells)
      }
    }
    if case .aim(let aim, _) = goal { return Self.missed(aim, move, in: before, G.self) }
    if after.outcome != nil { return (Self.missed(goal, first), []) }
    if let value {
      let verdict = G.facets.verdict(MoveValue(value), in: after, name: name)
      if !verdict.isEmpty {
        return (tr("After {move}: {verdict}.", ["move": moved, "verdict": verdict]), [])
      }
    }
    guard let answer = moves.last else { return (Self.missed(goal, first), []) }
    return (
      tr("{move} is answered by {answer}.", ["move": first, "answer": G.shortName(of: answer)]), []
    )
  }

  /// What every move off the line does, because the puzzle was proven.
  public static func missed(_ goal: Goal, _ move: String) -> String {
    switch goal {
    case .win, .discs(1): tr("{move} does not win.", ["move": move])
    case .draw, .safe: tr("{move} loses.", ["move": move])
    case .discs: tr("{move} ends with fewer discs.", ["move": move])
    case .aim(let aim, _): missed(aim, move)
    case .fill: tr("{move} does not fill the board.", ["move": move])
    }
  }

  /// Once a corner is within reach it is to be taken.
  private static func missed<G: Game>(
    _ aim: Aim, _ move: G.Move, in before: G.Position, _ game: G.Type
  ) -> (words: String, cells: [String]) {
    let corners = aim == .reach ? Aim.corner.moves(of: G.self, in: before) : []
    let asked = corners.isEmpty || corners.contains(move) ? aim : .corner
    let shown = aim.hasIdea ? nil : G.facets.ideas(of: move, in: before).first { $0.name == aim.idea }
    return (missed(asked, G.sentence(G.shortName(of: move))), shown?.cells ?? [])
  }

  /// The rules alone say so of every move but one.
  private static func missed(_ aim: Aim, _ move: String) -> String {
    switch aim {
    case .corner: tr("{move} is no corner.", ["move": move])
    case .reach: tr("{move} brings no corner within reach.", ["move": move])
    case .closed: tr("{move} opens a corner to the other side.", ["move": move])
    case .pass: tr("{move} leaves the other side a move.", ["move": move])
    case .last: tr("{move} is not the last square of a region.", ["move": move])
    case .wedge: tr("{move} goes in between no two discs on the edge.", ["move": move])
    case .block: tr("{move} does not block the four.", ["move": move])
    }
  }
}
