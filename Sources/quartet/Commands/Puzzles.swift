// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ArgumentParser
import CommandKit
import EngineCore
import GameCore

struct Puzzles: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "The puzzles that come with a game, one a line: id, grade, position, solution, with tabs between them.")

  @Argument(help: "The game.")
  var game: GameName
  @Option(help: ArgumentHelp("Only those of this grade.", valueName: "grade"))
  var grade: String?

  func run() throws { try list(game.type) }

  private func list<G: Game>(_ game: G.Type) throws {
    let resources = AssetFolder.find().resources
    let rows =
      G.packedPuzzles(resources).map { puzzle in
        Row(
          id: puzzle.id, grade: "\(puzzle.grade)", position: puzzle.position,
          solution: puzzle.solution.joined(separator: " "))
      } + G.boards(resources)
    let grades = Set(rows.map(\.grade)).sorted()
    if let grade, !grades.contains(grade) {
      throw ValidationError(
        grades.isEmpty
          ? "\(G.info.name) has no puzzles."
          : "--grade '\(grade)' is wrong; allowed: \(grades.joined(separator: ", "))")
    }
    for row in rows where grade == nil || row.grade == grade {
      print(row.id, row.grade, row.position, row.solution, separator: "\t")
    }
    flushAnswers()
  }

  fileprivate struct Row {
    var id: String
    var grade: String
    var position: String
    var solution: String
  }
}

extension Game {
  /// Boards to fill, of a game for one, with the first of their solutions; the group is the grade.
  fileprivate static func boards(_ resources: Resources) -> [Puzzles.Row] {
    let engine = Engine(resources: resources)
    guard let solver = engine as? any Solving<Position, Move> else { return [] }
    // What changes with the day is none of those that come with the game.
    let (one, other) = (Day(year: 2026, month: 1, day: 1), Day(year: 2027, month: 5, day: 20))
    let everyDay = Set(facets.starts(resources, today: other))
    return facets.starts(resources, today: one).filter(everyDay.contains).compactMap { start in
      var options = GameOptions()
      options.setup = start.setup
      let position = Self.start(options)
      guard let solved = solver.endings(of: position, control: SearchControl())?.first else { return nil }
      let rows = solved.notation.split(separator: " ").first.map(String.init) ?? ""
      return Puzzles.Row(id: start.id, grade: start.group, position: position.notation, solution: rows)
    }
  }
}
