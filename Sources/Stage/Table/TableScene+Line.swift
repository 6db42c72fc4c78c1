// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import SceneKit

/// The line of moves on the board of a table: of a hint, or of what the coach fears.
extension TableScene {
  /// Where two play more cells than these show nothing.
  private static var mostCells: Int { 4 }

  /// What is to be shown now; nil without a line.
  private func wanted(_ now: Double) -> ShownLine<G.Move>? {
    // Of a win at once that was left, and of a way to a corner, there is no line, but its place.
    if let remark = session.remark {
      let idea = remark.explanation.main?.idea ?? remark.explanation.prospect
      let cells = Set(idea.map { $0.cells + $0.beside } ?? [])
      if !remark.line.isEmpty || !cells.isEmpty {
        return ShownLine(.danger, remark.line, cells: cells, since: now)
      }
    }
    guard let hint = session.hint else { return nil }
    guard session.hintShowsMove else {
      let cells = G.info.isContest ? [] : cells(of: session.hintIdea)
      return cells.isEmpty ? nil : ShownLine(.advice, [], cells: cells, since: now)
    }
    return ShownLine(
      .advice, [hint.move] + (session.hintShowsLine ? session.hintLine : []),
      cells: cells(of: session.hintIdea), since: now)
  }

  private func cells(of idea: Idea?) -> Set<String> {
    idea.map { $0.cells.count <= Self.mostCells || !G.info.isContest ? Set($0.cells) : [] } ?? []
  }

  /// What was shown before stays, and how far it was stepped through.
  func followLine(_ now: Double) {
    line = wanted(now)?.replacing(line)
  }

  /// The way through the line that is shown; nil where there is nothing to step through.
  var steps: StepControl? {
    guard let line, line.moves.count > 1 else { return nil }
    let steps = StepControl(G.self, line, from: session.position)
    return steps.stops.count > 1 ? steps : nil
  }

  func step(by count: Int) {
    if let steps { line?.step = steps.step(by: count) }
  }

  /// Left and right belong to the line while one is shown.
  func stepsLine(_ gesture: Gesture) -> Bool {
    guard steps != nil else { return false }
    switch gesture {
    case .key(.left, []): step(by: -1)
    case .key(.right, []): step(by: 1)
    default: return false
    }
    return true
  }
}
