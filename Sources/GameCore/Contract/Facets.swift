// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import EngineCore
import Words

// What some games have and others do not: a game that has it conforms, and nobody else hears of it.

/// A side that cannot move passes.
public protocol Passing<Position, Move>: Game {
  /// The move of a side that has no other choice than to pass; it is played by itself, after time to see it. As text it
  /// is `GameRecord.pass` in every game.
  static func pass(in position: Position) -> Move?
}

/// A game with starts to choose from.
public protocol PuzzleCatalogue<Position, Move>: Game {
  /// Starts to choose from, grouped. It may take a second.
  static func starts(_ resources: Resources, today: Day) -> [GameStart]
  /// How far a game is: "5 of 12 tiles".
  static func progress(of position: Position) -> String?
  /// A solved position in the game's own words, the same for all that count as one; nil while it is not solved.
  static func solution(on position: Position) -> String?
  /// The same backwards, on the board of a position.
  static func position(showing solution: String, in position: Position) -> Position?
  /// In how many seconds a good player solves it.
  static func par(of position: Position) -> Double
  /// How many solutions there are, where the puzzle knows it.
  static func solutionCount(of position: Position) -> Int?
  /// A position as a small picture to choose from.
  static func paintThumbnail(_ position: Position, in frame: Rect, look: Look, into list: inout DrawList)
}

/// Games are written in the notation of the field, not just as a list of moves.
public protocol Transcribing<Position, Move>: Game {
  /// A game as text for the clipboard.
  static func transcript(of moves: [Move], _ options: GameOptions) -> String
  /// The same backwards: every move is legal in its place.
  static func read(transcript text: String, _ options: GameOptions) throws(TranscriptError) -> PastedGame<
    Move
  >
}

/// The rules can be played in more than one way.
public protocol Varying: Game {
  /// The rules of the help pop-up, a paragraph an entry, as they are under these options.
  static func rules(_ options: GameOptions) -> [Phrase]
  /// What is played when it is not the usual rules, in a few words; nil when it is.
  static func variant(_ options: GameOptions) -> Phrase?
}

/// What every move is worth can be shown on the board.
public protocol Valuing<Position, Move>: Game where Engine: Evaluating {
  /// True when values are shown whatever the player has chosen: such as how many ways are left in a puzzle.
  static func wantsValues(_ options: GameOptions, in position: Position) -> Bool
  /// Who wins and how, when the side to move plays a move of this value: "Amber wins in 2".
  /// - Parameter name: what a seat is called; nil for the person in front of the screen.
  static func verdict(_ value: MoveValue, in position: Position, name: (Seat) -> String?) -> String
  /// How much of a bar of two colours belongs to the side to move, 0 to 1, when its best move is worth this.
  static func share(_ value: MoveValue, in position: Position) -> Double
  /// What the signs mean that moves wear on the board, in one sentence; nil where they wear none.
  static var signs: Phrase? { get }
  /// What a proven move gave up to a better one that leads to the same result; nil where nobody minds.
  /// - Parameter better: the best move, as it is called.
  static func slip(of score: Int, best: Int, _ better: String) -> String?
}

extension Valuing {
  public static func wantsValues(_ options: GameOptions, in position: Position) -> Bool { false }

  public static func verdict(_ value: MoveValue, in position: Position, name: (Seat) -> String?) -> String {
    guard value.isProven else { return tr("Not decided yet") }
    guard value.score != 0 else { return tr("A draw") }
    guard let name = name(value.score > 0 ? position.turn : position.turn.other) else { return tr("You win") }
    return tr("{name} wins", ["name": name])
  }

  public static func share(_ value: MoveValue, in position: Position) -> Double {
    0.5 + 0.5 * Double(value.score.signum())
  }

  public static var signs: Phrase? { nil }

  public static func slip(of score: Int, best: Int, _ better: String) -> String? { nil }
}

/// An engine that can tell what every move is worth.
public protocol Evaluating<Position, Move>: GameEngine {
  /// Tells what each legal move is worth to whoever makes it, as it is found; a move may be told again when more is
  /// known of it, and what is told as proven is exact.
  /// - Returns: true when all was told that can be; false when the search was stopped before.
  func evaluate(
    _ position: Position, control: SearchControl, tell: @Sendable (Move, MoveValue) -> Void
  ) -> Bool

  /// The hint that follows from what every legal move is worth: shown beside the values, it says the same. Nil when it
  /// does not follow from them alone.
  func hint(from values: [Move: MoveValue], in position: Position) -> Hint<Move, Meaning>?
}

extension Evaluating {
  public func hint(from values: [Move: MoveValue], in position: Position) -> Hint<Move, Meaning>? { nil }

  /// The proven value of every legal move; nil when it cannot be told for all, or the search was stopped.
  public func values(in position: Position, control: SearchControl) -> [Move: Int]? {
    let told = ToldValues<Move>()
    guard evaluate(position, control: control, tell: { told.take($1, of: $0) }) else { return nil }
    let values = told.all
    guard !values.isEmpty, values.values.allSatisfy(\.isProven) else { return nil }
    return values.mapValues(\.score)
  }
}

/// An engine that knows how a puzzle can end.
public protocol Solving<Position, Move>: GameEngine {
  /// In how many ways it can be solved from here, as the game counts them; nil if that cannot be told.
  func waysLeft(in position: Position, control: SearchControl) -> Int?
  /// Ways in which it can end from here, as final positions in a fixed order; nil if they cannot be told.
  func endings(of position: Position, control: SearchControl) -> [Position]?
}

/// An engine that uses the time of the other side.
public protocol Pondering<Position, Move>: GameEngine {
  /// Thinks about a position in which the other side is to move, and keeps what it finds for its own next move; blocks for as long
  /// as `SearchControl.seconds` says.
  func ponder(on position: Position, control: SearchControl)
}

/// What a game has of all this, looked up once.
public struct Facets<G: Game>: Sendable {
  private let passing: (any Passing<G.Position, G.Move>.Type)?
  private let puzzles: (any PuzzleCatalogue<G.Position, G.Move>.Type)?
  private let transcribing: (any Transcribing<G.Position, G.Move>.Type)?
  private let varying: (any Varying.Type)?
  private let valuing: (any Valuing<G.Position, G.Move>.Type)?
  private let threatening: (any Threatening<G.Position, G.Move>.Type)?

  public init() {
    passing = G.self as? any Passing<G.Position, G.Move>.Type
    puzzles = G.self as? any PuzzleCatalogue<G.Position, G.Move>.Type
    transcribing = G.self as? any Transcribing<G.Position, G.Move>.Type
    varying = G.self as? any Varying.Type
    valuing = G.self as? any Valuing<G.Position, G.Move>.Type
    threatening = G.self as? any Threatening<G.Position, G.Move>.Type
  }

  /// True when positions, too, are written as text that can be read.
  public var isTranscribing: Bool { transcribing != nil }

  public func pass(in position: G.Position) -> G.Move? { passing?.pass(in: position) }

  /// None when a game always begins in the same way.
  public func starts(_ resources: Resources, today: Day) -> [GameStart] {
    puzzles?.starts(resources, today: today) ?? []
  }

  public func solution(on position: G.Position) -> String? { puzzles?.solution(on: position) }
  public func position(showing solution: String, in position: G.Position) -> G.Position? {
    puzzles?.position(showing: solution, in: position)
  }
  public func par(of position: G.Position) -> Double? { puzzles?.par(of: position) }
  public func solutionCount(of position: G.Position) -> Int? { puzzles?.solutionCount(of: position) }

  public func progress(of position: G.Position) -> String? { puzzles?.progress(of: position) }

  public func paintThumbnail(_ position: G.Position, in frame: Rect, look: Look, into list: inout DrawList) {
    puzzles?.paintThumbnail(position, in: frame, look: look, into: &list)
  }

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

  public func rules(_ options: GameOptions) -> [Phrase] { varying?.rules(options) ?? G.info.rules }

  public func variant(_ options: GameOptions) -> Phrase? { varying?.variant(options) }

  /// True when the player can see what moves are worth.
  public var isValuing: Bool { valuing != nil }

  public func wantsValues(_ options: GameOptions, in position: G.Position) -> Bool {
    guard let valuing else { return false }
    return options.showsValues && G.info.seats == .two || valuing.wantsValues(options, in: position)
  }

  public func verdict(_ value: MoveValue, in position: G.Position, name: (Seat) -> String?) -> String {
    valuing?.verdict(value, in: position, name: name) ?? ""
  }

  /// Nil where moves wear none.
  public var signs: Phrase? { valuing?.signs }

  public func share(_ value: MoveValue, in position: G.Position) -> Double {
    valuing?.share(value, in: position) ?? 0.5
  }

  public func threat(in position: G.Position) -> Threat<G.Move>? { threatening?.threat(in: position) }

  public func words(for threat: Threat<G.Move>, in position: G.Position, name: (Seat) -> String?) -> String {
    threatening?.words(for: threat, in: position, name: name) ?? ""
  }

  public func slip(of score: Int, best: Int, _ better: String) -> String? {
    valuing?.slip(of: score, best: best, better)
  }

  /// See `Evaluating.evaluate`; an engine that cannot tells nothing, and says so.
  public func evaluate(
    _ position: G.Position, by engine: G.Engine, control: SearchControl,
    tell: @Sendable (G.Move, MoveValue) -> Void
  ) -> Bool {
    guard let engine = engine as? any Evaluating<G.Position, G.Move> else { return false }
    return engine.evaluate(position, control: control, tell: tell)
  }

  public func hint(
    from values: [G.Move: MoveValue], by engine: G.Engine, in position: G.Position
  ) -> Hint<G.Move, G.Engine.Meaning>? {
    func ask<E: Evaluating<G.Position, G.Move>>(_ engine: E) -> Hint<G.Move, G.Engine.Meaning>? {
      engine.hint(from: values, in: position) as? Hint<G.Move, G.Engine.Meaning>
    }
    return (engine as? any Evaluating<G.Position, G.Move>).flatMap { ask($0) }
  }

  public func waysLeft(of engine: G.Engine, in position: G.Position, control: SearchControl) -> Int? {
    (engine as? any Solving<G.Position, G.Move>)?.waysLeft(in: position, control: control)
  }

  public func endings(
    of engine: G.Engine, from position: G.Position, control: SearchControl
  ) -> [G.Position]? {
    (engine as? any Solving<G.Position, G.Move>)?.endings(of: position, control: control)
  }
}

extension Game {
  public static var facets: Facets<Self> { Facets() }
  /// True when the player can see what moves are worth.
  public static var isValuing: Bool { facets.isValuing }
}
