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
    if G.info.isContest { checkWorth(step, position, name) }
    var after = position
    #expect(step.answers.isEmpty || step.right.count == 1, "\(name)")
    for word in step.right.prefix(1) + step.answers.split(separator: " ").map(String.init) {
      let move = try #require(G.Move(word))
      after = try #require(after.playing(move), "\(name): \(word) cannot be played")
    }
    if step.claims.contains(.winsByForce), !step.answers.isEmpty {
      #expect(after.outcome?.winner == position.turn, "\(name): the win is not shown")
    }
  }

  /// What is asked for is the best that there is, and is seen without the engine's last word.
  private func checkWorth(_ step: LessonStep, _ position: G.Position, _ name: String) {
    var worths: [String: Int] = [:]
    for move in position.legalMoves {
      guard let next = position.playing(move) else { continue }
      worths[move.description] = value(of: next, for: position.turn, SearchControl(budget: Self.shortWork))
    }
    let right = step.right.compactMap { worths[$0] }
    // What nobody can prove in a moment nobody can tell a learner.
    guard right.count == step.right.count, let best = right.max() else { return }
    #expect(best >= 0, "\(name): the learner is lost")
    if let shown = step.shown { #expect(worths[shown] == best, "\(name): \(shown) is not the best to show") }
    guard best > 0, !step.claims.contains(.wins) else { return }
    for move in position.legalMoves where !step.right.contains(move.description) {
      #expect(
        worths[move.description] != best || step.isAccepted(move, of: G.self, in: position),
        "\(name): \(move) wins, too")
    }
    guard step.claims.contains(.winsByForce) else { return }
    for move in step.right.compactMap({ G.Move($0) }) {
      let next = position.playing(move)
      let isSeen = next.map { sees(aWinOf: position.turn, in: $0, moves: Self.lookahead) } ?? false
      #expect(isSeen, "\(name): nobody sees that \(move) wins")
    }
  }

  /// As far as a player of level 3 looks, in moves of its own.
  private static var lookahead: Int { 3 }
  /// In nodes.
  private static var shortWork: UInt64 { 300_000 }

  /// True when this side wins within so many moves of its own, found by the rules alone.
  private func sees(aWinOf seat: Seat, in position: G.Position, moves: Int) -> Bool {
    if let outcome = position.outcome { return outcome.winner == seat }
    let next = position.legalMoves.lazy.compactMap { position.playing($0) }
    guard position.turn == seat else { return next.allSatisfy { sees(aWinOf: seat, in: $0, moves: moves) } }
    guard moves > 0 else { return false }
    return next.contains { after in
      sees(aWinOf: seat, in: after, moves: after.turn == seat && after.outcome == nil ? moves : moves - 1)
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
  private func value(
    of position: G.Position, for seat: Seat, _ control: SearchControl = SearchControl()
  ) -> Int? {
    if let outcome = position.outcome { return outcome.winner.map { $0 == seat ? 1 : -1 } ?? 0 }
    guard let bounds = engine.bounds(of: position, control: control),
      bounds.lowerBound == bounds.upperBound
    else { return nil }
    return !G.info.isContest || position.turn == seat ? bounds.lowerBound : -bounds.lowerBound
  }
}
