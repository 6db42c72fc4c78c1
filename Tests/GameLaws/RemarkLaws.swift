// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Testing

/// What a lesson says of a move is a reason: a wrong move of these lessons is told what is wrong with it, not only that it is.
public struct RemarkLaws<G: Teaching> {
  private let names: Set<String>

  /// - Parameter names: of the lessons in which every wrong move has a reason of its own.
  public init(_ names: Set<String>) { self.names = names }

  public func hold() throws {
    #expect(names.isSubset(of: G.lessons.map(\.name)))
    for lesson in G.lessons {
      for (number, step) in lesson.steps.enumerated() {
        try check(step, lesson.name, "\(lesson.name) \(number + 1)")
      }
    }
  }

  private func check(_ step: LessonStep, _ lesson: String, _ name: String) throws {
    let position = try #require(G.line(setup: step.setup, step.moves), "\(name)").position
    for move in position.legalMoves where !step.isAccepted(move, of: G.self, in: position) {
      let isRight = step.right.contains(move.description)
      let remark = G.remark(on: move, at: step, isRight: isRight, in: position)
      if let remark { #expect(remark.words.hasSuffix("."), "\(name) \(move): \(remark.words)") }
      guard !isRight else { continue }
      let isProven = G.facets.ideas(of: move, in: position).contains { !$0.isGood && $0.isCertain }
      let own = step.wrong[move.description] != nil
      if names.contains(lesson) { #expect(own || isProven || remark != nil, "\(name) \(move)") }
    }
  }
}
