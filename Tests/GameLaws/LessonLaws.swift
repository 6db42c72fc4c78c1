// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Testing

/// What every lesson promises: its positions are positions of the game, the moves that it calls right are exactly those that
/// keep its claims, by the rules and by the engine, and all that is shown can be played.
public struct LessonLaws<G: Teaching> {
  private let engine: G.Engine

  public init(_ resources: Resources = .none) { engine = G.Engine(resources: resources) }

  public func hold() throws {
    let lessons = G.lessons
    #expect(lessons.count == 10, "five of the rules, and five ideas")
    #expect(Set(lessons.map(\.name)).count == lessons.count)
    for lesson in lessons {
      #expect(!lesson.steps.isEmpty)
      for (number, step) in lesson.steps.enumerated() { try check(step, "\(lesson.name) \(number + 1)") }
    }
    for switches in [[:], ["squares": true]] as [[String: Bool]] {
      var options = GameOptions()
      options.switches = switches
      let rules = G.shownRules(options)
      #expect((3...5).contains(rules.count))
      for rule in rules {
        let start = try #require(G.line(setup: rule.setup, rule.moves, options), "\(rule.title.text)")
        var position = start.position
        for word in rule.shown.split(separator: " ") {
          let move = try #require(G.Move(String(word)))
          position = try #require(position.playing(move), "\(rule.title.text): \(word)")
        }
      }
    }
  }

  private func check(_ step: LessonStep, _ name: String) throws {
    let start = try #require(G.line(setup: step.setup, step.moves), "\(name) is no position")
    let position = start.position
    // A setup that cannot be read would be the usual start.
    var options = GameOptions()
    options.setup = step.setup
    if step.setup != nil {
      #expect(G.start(options) != G.start(GameOptions()), "\(name): the setup is not read")
    }
    let legal = position.legalMoves
    #expect(!step.claims.isEmpty && !legal.isEmpty, "\(name)")
    var kept = Set(legal.map(\.description))
    for claim in step.claims { kept.formIntersection(keeping(claim, in: position).map(\.description)) }
    #expect(kept == Set(step.right), "\(name): right are \(kept.sorted()), not \(step.right.sorted())")
    if let shown = step.shown { #expect(step.right.contains(shown), "\(name) shows what is not right") }
    for wrong in step.wrong.keys {
      #expect(
        !step.right.contains(wrong) && legal.contains { $0.description == wrong },
        "\(name): \(wrong) is not wrong")
    }
    var after = position
    #expect(step.answers.isEmpty || step.right.count == 1, "\(name)")
    for word in step.right.prefix(1) + step.answers.split(separator: " ").map(String.init) {
      let move = try #require(G.Move(word))
      after = try #require(after.playing(move), "\(name): \(word) cannot be played")
    }
  }

  /// The legal moves of which this is true.
  private func keeping(_ claim: LessonClaim, in position: G.Position) -> [G.Move] {
    let legal = position.legalMoves
    func after(_ move: G.Move) -> G.Position { position.playing(move) ?? position }
    switch claim {
    case .legal: return legal
    case .wins: return legal.filter { after($0).outcome?.winner == position.turn }
    case .winsByForce: return legal.filter { value(of: after($0), for: position.turn) == 1 }
    case .keepsBest:
      let values = legal.map { value(of: after($0), for: position.turn) }
      let best = values.compactMap { $0 }.max()
      #expect(!values.contains(nil), "not every move can be judged")
      return zip(legal, values).filter { $0.1 == best }.map(\.0)
    case .has(let idea):
      return legal.filter { G.facets.ideas(of: $0, in: position).contains { $0.isGood && $0.name == idea } }
    case .lacks(let idea):
      return legal.filter { !G.facets.ideas(of: $0, in: position).contains { !$0.isGood && $0.name == idea } }
    case .leavesFewestMoves:
      let counts = legal.map { after($0).legalMoves.count }
      return zip(legal, counts).filter { $0.1 == counts.min() }.map(\.0)
    }
  }

  /// 1 wins for this seat, 0 draws, -1 loses; of a puzzle 1 when it can be solved. Nil when the engine cannot prove it.
  private func value(of position: G.Position, for seat: Seat) -> Int? {
    if let outcome = position.outcome { return outcome.winner.map { $0 == seat ? 1 : -1 } ?? 0 }
    guard let bounds = engine.bounds(of: position, control: SearchControl()),
      bounds.lowerBound == bounds.upperBound
    else { return nil }
    return !G.info.isContest || position.turn == seat ? bounds.lowerBound : -bounds.lowerBound
  }
}
