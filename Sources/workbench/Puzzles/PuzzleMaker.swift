// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore

/// A game in which puzzles are found: what is the game's own about it.
protocol Quarry {
  associatedtype G: Game where G.Engine: Evaluating

  /// Rules that are switched on, for each kind of rules one list.
  static var rules: [[String]] { get }
  /// Whether a position of a game may begin a puzzle: early ones take too long to prove.
  static func isStart(_ position: G.Position) -> Bool
  /// The pack and the goal of a position whose moves have these proven values; nil when it is no puzzle.
  static func task(_ values: [G.Move: Int], in position: G.Position) -> (pack: String, goal: Goal)?
  /// The most own moves of a line with this goal.
  static func ownMoves(_ goal: Goal) -> Int
  /// What is left of a puzzle once its line is known; nil when it is no good.
  static func accepted(_ found: FoundPuzzle, _ line: [G.Position]) -> FoundPuzzle?
  /// How much a move attracts somebody who goes by its looks.
  static func taste(_ move: G.Move, in position: G.Position) -> Int
  /// The same for all images of a position: turned, mirrored, with colours or traits changed.
  static func key(_ position: G.Position) -> String
  /// The positions that the game came through before this one, where a position knows them.
  static func before(_ position: G.Position) -> [G.Position]
  /// How many puzzles of each pack there are to be.
  static var quotas: [String: Int] { get }
}

extension Quarry {
  static func before(_ position: G.Position) -> [G.Position] { [] }

  /// The position of a puzzle, those before it and those on its line, as their images are called.
  static func keys(
    of line: [G.Position]
  ) -> (start: String, before: Set<String>, after: Set<String>)? {
    guard let first = line.first else { return nil }
    return (key(first), Set(before(first).map(key)), Set(line.dropFirst().map(key)))
  }
}

/// A puzzle that was found, before it has a number and a grade.
struct FoundPuzzle: Hashable {
  /// The number of the game in which it was found.
  var game: Int
  var pack: String
  var goal: Goal
  var switches: [String]
  var position: String
  var solution: [String]
}

/// Looks for puzzles in games between bots of different levels, each with a seed that is its number.
struct PuzzleMaker<Q: Quarry> {
  typealias G = Q.G
  private let engine: G.Engine

  init(_ quarry: Q.Type, _ resources: Resources) { engine = G.Engine(resources: resources) }

  /// What is found in the game with this number.
  func look(at game: Int) -> [FoundPuzzle] {
    var random = SeededRandom(seed: UInt64(game))
    let switches = Q.rules[game % Q.rules.count]
    var options = GameOptions()
    for name in switches { options.switches[name] = true }
    let levels = (0..<2).map { _ in Int.random(in: 1...4, using: &random) }
    var position = G.start(options)
    var found: [FoundPuzzle] = []
    while position.outcome == nil {
      if Q.isStart(position), let puzzle = puzzle(from: position, game, switches) { found.append(puzzle) }
      // One move of eight anywhere: games of bots alone are too much alike.
      let isStray = Int.random(in: 0..<8, using: &random) == 0
      let level = isStray ? 1 : levels[position.turn == .first ? 0 : 1]
      let move = engine.choose(
        in: position, strength: .level(level), seed: random.next(), control: SearchControl())
      guard let move, let next = position.playing(move) else { break }
      position = next
    }
    return found
  }

  private func puzzle(from start: G.Position, _ game: Int, _ switches: [String]) -> FoundPuzzle? {
    // What takes longer than this is left alone.
    func values(_ position: G.Position) -> [G.Move: Int]? {
      engine.values(in: position, control: SearchControl(budget: 4 * G.Engine.secondOfWork))
    }
    guard start.legalMoves.count > 1, let first = values(start), let (pack, goal) = Q.task(first, in: start)
    else { return nil }
    var (line, positions): ([G.Move], [G.Position]) = ([], [start])
    var own = 0
    var endsOpen = 0
    while let position = positions.last, position.outcome == nil {
      guard let values = position == start ? first : values(position) else { break }
      let move: G.Move?
      if position.turn == start.turn {
        let kept = values.filter { goal.isKept(by: $0.value) }
        // Where nothing else can be played, nothing is to be found.
        guard kept.count == 1, own < Q.ownMoves(goal) else { break }
        if values.count > 1 { own += 1 }
        move = kept.first?.key
        endsOpen = line.count + 1
      } else {
        let best = values.values.max()
        let answers = position.legalMoves.filter { values[$0] == best }
        // Who is lost blocks all the same, so that one sees why one block is not enough.
        move =
          answers.first { G.facets.ideas(of: $0, in: position).contains { $0.name == Aim.block.idea } }
          ?? answers.first
      }
      guard let move, let next = position.playing(move) else { break }
      line.append(move)
      positions.append(next)
    }
    // The last move is one that had to be found.
    line.removeLast(line.count - endsOpen)
    positions.removeLast(positions.count - endsOpen - 1)
    guard own > 0 else { return nil }
    let found = FoundPuzzle(
      game: game, pack: pack, goal: goal, switches: switches, position: start.notation,
      solution: line.map(\.description))
    return Q.accepted(found, positions)
  }

  /// How easy a puzzle is, 0 to 1: the share of bots that solve it, and that of people, who weigh as much as two levels and a half.
  func ease(of puzzle: PackedPuzzle) -> Double {
    func share(_ solver: PuzzleSolver, _ tries: Int) -> Double {
      Double(solved(puzzle, by: solver, seeds: 0..<UInt64(tries))) / Double(tries)
    }
    let bots = PuzzleSolver.bots.reduce(0) { $0 + share($1, 24) }
    return (bots + 2.5 * share(.person, 96)) / (Double(PuzzleSolver.bots.count) + 2.5)
  }

  /// How many of these play all moves of a puzzle's side, each with a seed of its own.
  func solved(_ puzzle: PackedPuzzle, by solver: PuzzleSolver, seeds: Range<UInt64>) -> Int {
    guard let line = G.line(of: puzzle), let side = line.first?.position.turn else { return 0 }
    return seeds.count { seed in
      line.allSatisfy { position, move in
        guard let move, position.turn == side else { return true }
        return solver.choose(Q.self, in: position, engine, seed: seed) == move
      }
    }
  }

  /// What the right first move prevents, where it is no idea of its own that is asked for: of the other moves of which the rules show
  /// what they allow, one that does not stop what the other side threatens, or allows what most of them do, and the nearest at that.
  func danger(of puzzle: PackedPuzzle) -> [String] {
    guard let first = G.line(of: puzzle)?.first, needsDanger(puzzle.goal) else { return [] }
    let start = first.position
    let shown = start.legalMoves.compactMap { move -> (moves: [String], idea: Idea, rank: (Int, Int))? in
      guard move != first.move, let after = start.playing(move) else { return nil }
      let found = Refutation.find(G.self, after: after, by: start.turn, engine, SearchControl())
      var told = puzzle
      told.danger = [move.description] + found.moves + found.rest
      guard let why = told.danger(in: start, G.self), let idea = why.lets?.idea ?? why.prospect else {
        return nil
      }
      let distance = why.lets?.distance ?? found.rest.count
      // As much of the line as shows it.
      if why.lets != nil { told.danger = Array(told.danger.prefix(3 + 2 * distance)) }
      let isStanding = why.lets.map { !$0.isNew } ?? false
      let kind = isStanding ? 2 : distance > 0 ? 1 : 0
      return (told.danger, idea, ((idea.isCertain ? 3 : 0) + kind, -distance))
    }
    func rank(_ place: Int) -> (Int, Int, Int, Int) {
      let (idea, rank) = (shown[place].idea, shown[place].rank)
      let count = shown.count { $0.idea.name == idea.name && $0.idea.cells == idea.cells }
      return (rank.0, count, rank.1, -place)
    }
    return shown.indices.max { rank($0) < rank($1) }.map { shown[$0].moves } ?? []
  }

  private func needsDanger(_ goal: Goal) -> Bool {
    switch goal {
    case .win, .fill, .aim: false
    case .draw, .safe, .discs: true
    }
  }

  /// What is wrong with a puzzle of a file; see `PuzzleProof`.
  func fault(of puzzle: PackedPuzzle) -> String? { PuzzleProof.fault(of: puzzle, G.self, by: engine) }
}
