// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Glibc
import Testing

/// What every game of the box promises, whoever writes it: held on random games under all of its options and from all of
/// the starts it is given. A game's own tests call
///
///     @Test(arguments: Law.allCases) func holds(_ law: Law) throws { try GameLaws(Quarto.self).check(law) }
public enum Law: String, CaseIterable, Sendable {
  /// Moves are text both ways, illegal ones are refused, the list of moves is the game, and outcome and legal moves agree.
  case rules
  /// Whatever can be copied can be pasted, a game or a position, in every form in which people write it.
  case clipboard
  /// Undo and redo lead back and forth through the same positions; what is saved goes on as it was.
  case session
  /// The table follows play, undo and clearing, comes to rest, paints the same picture for the same moment, and the same
  /// whether a move was played or played again.
  case table
  /// Every legal move can be made by dragging, by clicking and by keys, from what the element tree tells; a piece that is let go
  /// elsewhere goes home, and none is lost.
  case hands
  /// However long somebody rests between moves, they move in the same way; at any rhythm of pictures they come to the same.
  case motions
  /// Every strength plays legal moves, equal seeds give equal moves, and hints are legal, said and as good as any move.
  case engine
  /// A stopped search answers nothing: stopped before it begins it adds no nodes but those of a glance, stopped in its middle
  /// those of less than a millisecond.
  case stops
  /// Values are those of the plain rules, played on to the end.
  case values
  /// A position and its images are worth the same, and so are their moves.
  case images
  /// Every idea has a name, a sentence and places that are there; one that is certain says what the engine has proven.
  case reasons
  /// What a hint says of its move is what the engine knows, on a thousand positions of a game of the box.
  case hints
  /// A reason for a mistake separates the better move from the played one, and what it cost is what the values say.
  case explanations
  /// The fast board counts as many games as the plain rules, from the start and along random games.
  case counts
}

public struct GameLaws<G: Game> {
  let setups: [String?]
  let resources: Resources
  let images: [@Sendable (String) -> String]
  let valuedMoves: Int
  let nodesAfterStop: UInt64
  let hints: Int

  /// - Parameters:
  ///   - setups: starts that are not the usual one.
  ///   - resources: for the engine; without them it must do.
  ///   - images: what becomes of the notation of a position when the board is turned or mirrored; what they make of one
  ///     another is added.
  ///   - valuedMoves: how many moves before the end of a game values are compared.
  ///   - nodesAfterStop: how many nodes a search may still do when it is told to stop.
  ///   - hints: on how many positions hints are held against what is known.
  public init(
    _ game: G.Type, setups: [String] = [], resources: Resources = .none,
    images: [@Sendable (String) -> String] = [], valuedMoves: Int = 5,
    nodesAfterStop: UInt64 = 8000, hints: Int = 1000
  ) {
    self.setups = [nil] + setups
    self.resources = resources
    self.images = images
    self.valuedMoves = valuedMoves
    self.nodesAfterStop = nodesAfterStop
    self.hints = hints
  }

  public func check(_ law: Law) throws {
    // Its tables take a while.
    lazy var engine = G.Engine(resources: resources)
    switch law {
    case .rules: for options in options { for seed in 1...2 { try checkRules(options, UInt64(seed)) } }
    case .clipboard:
      for options in options { for seed in 1...2 { try checkClipboard(options, UInt64(seed)) } }
    case .session: for options in options { try checkSession(options) }
    case .table: for options in options { try checkTable(options) }
    case .hands: for options in starts { try checkHands(options) }
    case .motions: for options in starts { try checkMotions(options) }
    case .engine: for options in starts { try checkEngine(options, engine) }
    case .stops: for options in starts { try checkStops(options, engine) }
    case .values: for options in starts { try checkValues(options, engine) }
    case .images: for options in starts { try checkImages(options, engine) }
    case .reasons: for options in starts { try checkReasons(options, engine) }
    case .hints: for options in starts { try checkHints(options, engine, count: hints / starts.count + 1) }
    case .explanations where G.info.isContest && G.facets.isValuing:
      for options in starts { try checkExplanations(options, engine, count: explained / starts.count + 1) }
    case .explanations: break
    case .counts: try checkCounts()
    }
  }

  /// Every start with every combination of switches.
  var options: [GameOptions] {
    var all = setups.map { setup in
      var options = GameOptions()
      options.setup = setup
      return options
    }
    for entry in G.info.switches {
      all += all.map { options in
        var turned = options
        turned.switches[entry.name] = !entry.isOnAtFirst
        return turned
      }
    }
    return all
  }

  /// Only those that begin in another way: what is only shown changes nothing for rules and engines.
  var starts: [GameOptions] {
    var seen: Set<G.Position> = []
    return options.filter { seen.insert(G.start($0)).inserted }
  }

  /// How many positions of a game the law of reasons is held to: QUARTET_EXPLAINED says more.
  private var explained: Int { getenv("QUARTET_EXPLAINED").flatMap { Int(String(cString: $0)) } ?? 200 }

  var isPuzzle: Bool { G.info.goal != nil }

  /// A game of random moves; a puzzle need not end when it is played so.
  /// - Parameter isQuiet: the game is not ended as long as it need not be.
  func randomGame(
    _ options: GameOptions, _ random: inout SeededRandom, most: Int = 300, isQuiet: Bool = false
  ) throws -> Line {
    var line = Line(options: options, positions: [G.start(options)])
    while line.moves.count < (isPuzzle ? min(most, 30) : most) {
      let moves = line.last.legalMoves.shuffled(using: &random)
      let quiet = isQuiet ? moves.first { line.last.playing($0)?.outcome == nil } : nil
      guard let move = quiet ?? moves.first else { break }
      line.moves.append(move)
      line.positions.append(try #require(line.last.playing(move)))
    }
    return line
  }

  struct Line {
    var options: GameOptions
    var moves: [G.Move] = []
    var positions: [G.Position]
    var last: G.Position { positions[positions.count - 1] }
  }

  /// The position that a notation stands for; nil when the game does not read positions.
  func position(_ notation: String, _ options: GameOptions) -> G.Position? {
    guard let game = try? G.facets.read(transcript: notation, options) else { return nil }
    var options = options
    options.setup = game.setup
    return game.moves.reduce(G.start(options)) { $0.playing($1) ?? $0 }
  }
}
