// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// A puzzle of a game for two as it lies in a file: a position, a goal of the side to move, and the line that reaches it. At each of
/// its own moves in the line one move alone keeps the goal, so that whatever is played can be judged without a search.
public struct PackedPuzzle: Hashable, Sendable {
  /// Stable: the pack and a number in it, "win-3.017".
  public var id: String
  /// How hard it is for people, 1 to 5.
  public var grade: Int
  public var goal: Goal
  /// Rules that are switched on, by name.
  public var switches: [String]
  /// In the notation of the command line.
  public var position: String
  /// Moves from there, those of the other side included; the first and the last one are of the side that has the goal.
  public var solution: [String]
  /// Other first moves that keep the goal as well as that of the solution: none in a file, where one move alone does.
  public var also: [String]
  /// What the right move prevents: another first move, and how it is punished; empty where that is not known.
  public var danger: [String]

  public init(
    id: String, grade: Int, goal: Goal, switches: [String], position: String, solution: [String],
    also: [String] = [], danger: [String] = []
  ) {
    (self.id, self.grade, self.goal, self.also, self.danger) = (id, grade, goal, also, danger)
    (self.switches, self.position, self.solution) = (switches, position, solution)
  }

  /// Puzzles of one kind: "win-3".
  public var pack: Substring { id.prefix { $0 != "." } }
}

/// A line of a file: id, grade, goal, switches (separated by commas, or "-"), position, solution and, where it is known, the danger
/// (moves separated by spaces), with tabs between them.
extension PackedPuzzle: LosslessStringConvertible {
  public init?(_ line: String) {
    // By bytes: a thousand lines are read before the shelf is seen.
    let fields = line.utf8.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      .map { Substring($0) }
    guard fields.count == 6 || fields.count == 7, fields[0].contains("."),
      let grade = (1...5).read(fields[1]),
      let goal = Goal(String(fields[2])), !fields[4].isEmpty, !fields[5].isEmpty
    else { return nil }
    func moves(_ field: Substring) -> [String] {
      field.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
    }
    self.init(
      id: String(fields[0]), grade: grade, goal: goal,
      switches: fields[3] == "-" ? [] : fields[3].split(separator: ",").map(String.init),
      position: String(fields[4]),
      solution: moves(fields[5]), danger: fields.count > 6 ? moves(fields[6]) : [])
  }

  public var description: String {
    let switches = switches.isEmpty ? "-" : switches.joined(separator: ",")
    let fields = [id, "\(grade)", goal.description, switches, position, solution.joined(separator: " ")]
    return (fields + (danger.isEmpty ? [] : [danger.joined(separator: " ")])).joined(separator: "\t")
  }
}

extension PackedPuzzle {
  /// The puzzles of a file; lines that begin with ";" and those that are no puzzle are left out.
  public static func list(_ bytes: [UInt8]) -> [PackedPuzzle] {
    bytes.split(separator: UInt8(ascii: "\n")).filter { $0.first != UInt8(ascii: ";") }
      .compactMap { PackedPuzzle(String(decoding: $0, as: UTF8.self)) }
  }
}

extension Game {
  /// The puzzles that come with the game, in the order of their packs and, in a pack, of their difficulty; none where it has none.
  public static func packedPuzzles(_ resources: Resources) -> [PackedPuzzle] {
    resources.load("puzzles/\(info.name).tsv").map(PackedPuzzle.list) ?? []
  }

  /// The options and moves that lead to the start of a puzzle; nil when this game does not know such a position.
  public static func start(of puzzle: PackedPuzzle) -> (options: GameOptions, game: PastedGame<Move>)? {
    var options = GameOptions()
    for name in puzzle.switches { options.switches[name] = true }
    guard let game = try? facets.read(transcript: puzzle.position, options) else { return nil }
    options.setup = game.setup
    return (options, game)
  }

  /// The positions of a puzzle's line, its start first; nil when a move of it is not legal.
  public static func line(of puzzle: PackedPuzzle) -> [(position: Position, move: Move?)]? {
    guard let (options, given) = start(of: puzzle), var game = GameLine<Self>(options, moves: given.moves)
    else { return nil }
    for text in puzzle.solution {
      guard let move = Move(text), game.play(move) else { return nil }
    }
    return zip(game.past, game.moves).dropFirst(given.moves.count).map { ($0, $1) } + [(game.position, nil)]
  }
}
