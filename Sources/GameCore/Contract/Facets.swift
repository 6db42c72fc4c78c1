// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import EngineCore
import Synchronization
import Words

// What some games have and others do not: a game that has it conforms, and nobody else hears of it. Puzzles and the worth
// of moves have files of their own.

/// A side that cannot move passes.
public protocol Passing<Position, Move, Engine>: Game {
  /// The move of a side that has no other choice than to pass; it is played by itself, after time to see it. As text it
  /// is `GameRecord.pass` in every game.
  static func pass(in position: Position) -> Move?
}

/// Games are written in the notation of the field, not just as a list of moves.
public protocol Transcribing<Position, Move, Engine>: Game {
  /// A game as text for the clipboard.
  static func transcript(of moves: [Move], _ options: GameOptions) -> String
  /// The same backwards: every move is legal in its place.
  static func read(transcript text: String, _ options: GameOptions) throws(TranscriptError) -> PastedGame<
    Move
  >
  /// The result of a game that is over, as lists of games have it.
  static func result(_ outcome: Outcome, of position: Position) -> String
  /// How games can be written for others, the game's own way first.
  static var written: [TextForm] { get }
  /// A game for others; nil where this form has no way to say it.
  /// - Parameter names: of the people, in the order of their moves; none or two.
  static func text(of moves: [Move], _ options: GameOptions, as form: TextForm, names: [String]) -> String?
}

extension Transcribing {
  public static var written: [TextForm] { [.moves] }
  public static func result(_ outcome: Outcome, of position: Position) -> String { outcome.inLists }
  public static func text(
    of moves: [Move], _ options: GameOptions, as form: TextForm, names: [String]
  ) -> String? { form == .moves ? transcript(of: moves, options) : nil }

  /// The list of the moves.
  public static func transcript(of moves: [Move], _ options: GameOptions) -> String {
    moves.map(\.description).joined(separator: " ")
  }
}

/// The rules can be played in more than one way.
public protocol Varying<Position, Move, Engine>: Game {
  /// What is played when it is not the usual rules, in a few words; nil when it is.
  static func variant(_ options: GameOptions) -> Phrase?
}

/// An engine that plays better for more time, and uses that of the other side, too.
public protocol Pondering<Position, Move>: GameEngine {
  /// How many seconds the best bot may think about a move, to choose from.
  static var thinkingTimes: [Int] { get }
  /// Thinks about a position in which the other side is to move, and keeps what it finds for its own next move; blocks for as long
  /// as `SearchControl.seconds` says.
  func ponder(on position: Position, control: SearchControl)
}

/// What a game has of all this, looked up once.
public struct Facets<G: Game>: Sendable {
  private let passing: (any Passing<G.Position, G.Move, G.Engine>.Type)?
  private let puzzles: (any PuzzleCatalogue<G.Position, G.Move, G.Engine>.Type)?
  private let transcribing: (any Transcribing<G.Position, G.Move, G.Engine>.Type)?
  private let varying: (any Varying<G.Position, G.Move, G.Engine>.Type)?
  private let valuing: (any Valuing<G.Position, G.Move, G.Engine>.Type)?
  private let explaining: (any Explaining<G.Position, G.Move, G.Engine>.Type)?
  private let teaching: (any Teaching<G.Position, G.Move, G.Engine>.Type)?
  private let imaging: (any Imaging<G.Position, G.Move, G.Engine>.Type)?
  /// How many seconds the best bot may think about a move; none where it does not play better for it.
  public let thinkingTimes: [Int]

  fileprivate init() {
    passing = G.self as? any Passing<G.Position, G.Move, G.Engine>.Type
    puzzles = G.self as? any PuzzleCatalogue<G.Position, G.Move, G.Engine>.Type
    transcribing = G.self as? any Transcribing<G.Position, G.Move, G.Engine>.Type
    varying = G.self as? any Varying<G.Position, G.Move, G.Engine>.Type
    valuing = G.self as? any Valuing<G.Position, G.Move, G.Engine>.Type
    explaining = G.self as? any Explaining<G.Position, G.Move, G.Engine>.Type
    teaching = G.self as? any Teaching<G.Position, G.Move, G.Engine>.Type
    imaging = G.self as? any Imaging<G.Position, G.Move, G.Engine>.Type
    thinkingTimes = (G.Engine.self as? any Pondering<G.Position, G.Move>.Type)?.thinkingTimes ?? []
  }

  // MARK: - Rules

  public func pass(in position: G.Position) -> G.Move? { passing?.pass(in: position) }

  public func variant(_ options: GameOptions) -> Phrase? { varying?.variant(options) }

  /// None of a game that does not say why.
  public func ideas(of move: G.Move, in position: G.Position) -> [Idea] {
    explaining?.ideas(of: move, in: position) ?? []
  }

  /// See `Explaining`.
  public func measures(of move: G.Move, in position: G.Position) -> [Idea] {
    explaining?.measures(of: move, in: position) ?? []
  }
  public func stands(_ idea: Idea, of move: G.Move, in position: G.Position) -> Bool {
    explaining?.stands(idea, of: move, in: position) ?? false
  }
  public func makesUse(of fault: Idea, _ move: G.Move, in position: G.Position) -> Bool {
    explaining?.makesUse(of: fault, move, in: position) ?? true
  }
  public func couldBePlayed(_ move: G.Move, outOfTurnIn position: G.Position) -> Bool {
    explaining?.couldBePlayed(move, outOfTurnIn: position) ?? true
  }
  public func opening(of reply: G.Move, by move: G.Move, in position: G.Position) -> [String] {
    explaining?.opening(of: reply, by: move, in: position) ?? []
  }
  public func closing(of reply: G.Move, by move: G.Move, in position: G.Position) -> [String]? {
    explaining?.closing(of: reply, by: move, in: position)
  }
  public func prospect(of line: [G.Move], instead other: [G.Move], from position: G.Position) -> Idea? {
    explaining?.prospect(of: line, instead: other, from: position)
  }
  public func purpose(
    of turn: [G.Move], for goal: Goal, insteadOf danger: PuzzleDanger<G.Position>?, in position: G.Position,
    name: String
  ) -> Purpose {
    explaining?.purpose(of: turn, for: goal, insteadOf: danger, in: position, name: name) ?? Purpose()
  }
  public func fault(
    of move: G.Move, for goal: Goal, line: [G.Move], value: Int?, in position: G.Position, name: String
  ) -> Purpose? {
    explaining?.fault(of: move, for: goal, line: line, value: value, in: position, name: name)
  }
  public func story(
    of moves: [G.Move], in positions: [G.Position], mistakes: Set<Int>, own: Seat, name: String
  ) -> [String] {
    explaining?.story(of: moves, in: positions, mistakes: mistakes, own: own, name: name) ?? []
  }
  public func names(ofAll moves: [G.Move], in position: G.Position) -> [(name: String, count: Int)] {
    explaining?.names(ofAll: moves, in: position) ?? moves.map { (G.name(of: $0, in: position), 1) }
  }

  /// What speaks for a move: what decides before what helps; nil when no idea does.
  public func idea(for move: G.Move, in position: G.Position) -> Idea? {
    let ideas = ideas(of: move, in: position).filter(\.isGood)
    return ideas.first(where: \.isCertain) ?? ideas.first
  }

  // MARK: - Lessons

  public var lessons: [Lesson] { teaching?.lessons ?? [] }
  /// Nil of a game that is not taught.
  public var aim: Phrase? { teaching?.aim }
  public var learned: Phrase? { teaching?.learned }
  /// See `Teaching`.
  public func remark(
    on move: G.Move, at step: LessonStep, isRight: Bool, in position: G.Position
  ) -> LessonRemark? {
    teaching?.remark(on: move, at: step, isRight: isRight, in: position)
  }

  public func shownRules(_ options: GameOptions) -> [ShownRule] { teaching?.shownRules(options) ?? [] }

  // MARK: - Games as text

  /// Without a notation of its own, a game is the list of its moves.
  public func transcript(of moves: [G.Move], _ options: GameOptions) -> String {
    transcribing?.transcript(of: moves, options) ?? moves.map(\.description).joined(separator: " ")
  }

  public func read(
    transcript text: String, _ options: GameOptions
  ) throws(TranscriptError) -> PastedGame<G.Move> {
    guard let transcribing else { return try G.read(words: text.transcriptWords, options) }
    return try transcribing.read(transcript: text, options)
  }

  /// See `Transcribing.result`.
  public func result(_ outcome: Outcome, of position: G.Position) -> String {
    transcribing?.result(outcome, of: position) ?? outcome.inLists
  }

  /// How games can be written for others.
  public var written: [TextForm] { transcribing?.written ?? [.moves] }

  /// See `Transcribing.text`.
  public func text(
    of moves: [G.Move], _ options: GameOptions, as form: TextForm, names: [String]
  ) -> String? {
    guard let transcribing else { return form == .moves ? transcript(of: moves, options) : nil }
    return transcribing.text(of: moves, options, as: form, names: names)
  }

  // MARK: - Puzzles

  /// None when a game always begins in the same way.
  public func starts(_ resources: Resources, today: Day) -> [GameStart] {
    puzzles?.starts(resources, today: today) ?? []
  }

  /// What is played at the table as the puzzle of a day; nil of a game whose puzzles are packed, or that has none.
  public func start(of day: Day, _ resources: Resources) -> GameStart? {
    puzzles?.start(of: day, resources)
  }

  /// What lies on the table for somebody who never played; nil for the usual start.
  public func beginning(_ resources: Resources) -> GameStart? { puzzles?.beginning(resources) }

  /// True where the puzzle of a day is played at the table.
  public var startsAtTable: Bool { puzzles != nil }

  /// True of a game that has a puzzle every day.
  public var hasDays: Bool { puzzles != nil || imaging != nil }

  /// The day whose puzzle a game with this setup is.
  public func day(ofSetup setup: String) -> Day? { puzzles?.day(ofSetup: setup) }

  /// An image of a puzzle, chosen by how many there are; the puzzle itself of a game that knows none.
  public func image(_ puzzle: PackedPuzzle, choosing number: (Int) -> Int) -> PackedPuzzle {
    guard let imaging else { return puzzle }
    return imaging.image(number(imaging.imageCount(of: puzzle)), of: puzzle)
  }

  /// See `Imaging.opening`.
  public func opening(_ moves: [String]) -> [String]? { imaging?.opening(moves) }

  /// The place of the lesson on an idea, by its name; nil where there is none.
  public func lesson(on idea: String) -> Int? {
    guard let name = teaching?.lesson(on: idea) else { return nil }
    return lessons.firstIndex { $0.name == name }
  }

  public func progress(of position: G.Position) -> String? { puzzles?.progress(of: position) }
  public func solution(on position: G.Position) -> String? { puzzles?.solution(on: position) }
  public func position(showing solution: String, in position: G.Position) -> G.Position? {
    puzzles?.position(showing: solution, in: position)
  }
  public func par(of position: G.Position) -> Double? { puzzles?.par(of: position) }
  public func solutionCount(of position: G.Position) -> Int? { puzzles?.solutionCount(of: position) }

  public func paintThumbnail(_ position: G.Position, in frame: Rect, look: Look, into list: inout DrawList) {
    puzzles?.paintThumbnail(position, in: frame, look: look, into: &list)
  }

  // MARK: - The worth of moves

  /// True when the player can see what moves are worth.
  public var isValuing: Bool { valuing != nil }

  public func wantsValues(_ options: GameOptions, in position: G.Position) -> Bool {
    guard let valuing else { return false }
    return options.showsValues && G.info.isContest || valuing.wantsValues(options, in: position)
  }

  public func verdict(_ value: MoveValue, in position: G.Position, name: (Seat) -> String?) -> String {
    valuing?.verdict(value, in: position, name: name) ?? ""
  }

  /// Nil where moves wear none.
  public var signs: Phrase? { valuing?.signs }

  public func share(_ value: MoveValue, in position: G.Position) -> Double {
    valuing?.share(value, in: position) ?? 0.5
  }

  /// True when a review tells estimates.
  public var estimates: Bool { valuing?.estimates ?? false }

  public func words(
    for score: Int, best: Int, isProven: Bool, _ better: String, _ played: String
  ) -> String? {
    valuing?.words(for: score, best: best, isProven: isProven, better, played)
  }
  public func words(forCost cost: Int, isProven: Bool, isLive: Bool = false) -> String? {
    valuing?.words(forCost: cost, isProven: isProven, isLive: isLive)
  }
  public var toldLoss: Int? { valuing?.toldLoss }

  public func isFar(_ value: MoveValue?, in position: G.Position) -> Bool {
    valuing?.isFar(value, in: position) ?? false
  }

  public var coachedLoss: Int? { valuing?.coachedLoss }
  /// True of a hint that knows that every move loses.
  public func isLost(_ hint: Hint<G.Move, G.Engine.Meaning>) -> Bool { valuing?.isLost(hint) ?? false }

  /// See `Evaluating.evaluate`; nothing is told of a game whose moves have no values.
  public func evaluate(
    _ position: G.Position, by engine: G.Engine, control: SearchControl,
    tell: @Sendable (G.Move, MoveValue) -> Void
  ) -> Bool {
    valuing?.evaluate(position, by: engine, control: control, tell: tell) ?? false
  }

  public func hint(
    from values: [G.Move: MoveValue], by engine: G.Engine, in position: G.Position
  ) -> Hint<G.Move, G.Engine.Meaning>? {
    valuing?.hint(from: values, by: engine, in: position)
  }
}

/// The facets of every game that was ever asked for them, by its type.
private let found = Mutex<[ObjectIdentifier: any Sendable]>([:])

extension Game {
  public static var facets: Facets<Self> {
    found.withLock { found in
      if let facets = found[ObjectIdentifier(Self.self)] as? Facets<Self> { return facets }
      let facets = Facets<Self>()
      found[ObjectIdentifier(Self.self)] = facets
      return facets
    }
  }

  /// True when the player can see what moves are worth.
  public static var isValuing: Bool { facets.isValuing }
  /// How many seconds the best bot may think about a move; none where it does not play better for it.
  public static var thinkingTimes: [Int] { facets.thinkingTimes }
}
