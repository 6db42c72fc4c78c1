// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// Where games are kept: behind this lies a database on a thread of its own, or a few arrays in a test. It works like
/// a search: requests go out at once, and replies are polled after the main loop was woken.
public protocol Archive: AnyObject {
  /// Does what is asked, later and in order; never blocks. What fails is told in a reply.
  func send(_ request: ArchiveRequest)
  /// What has happened since the last call, oldest first.
  func poll() -> [ArchiveReply]
  /// True when everything that was sent has been done.
  var isIdle: Bool { get }
}

public indirect enum ArchiveRequest: Sendable {
  /// Comes first. Answered by `opened`, then by `begun`, whatever state the files are in.
  case open
  /// Keeps the running game of its kind, and enters it in the history or takes it out, as its outcome says. The game
  /// that was kept until now enters the history as unfinished if its player has moved in it; a game that was unfinished
  /// leaves it as long as it runs.
  case save(GameRecord)
  /// The running game of this kind cannot be played on: out of the way with it, but not deleted.
  case setAside(game: String)
  /// Answered by `listed`.
  case list
  /// Finished games are looked for; answered by `found`.
  case search(HistorySearch)
  /// Rows of a list, by their keys; answered by `rows`.
  case rows([Int64])
  /// How well somebody plays games of these names, on their scales; answered by `rated`.
  case rate([String: RatingScale])
  /// What the games of a kind add up to beyond results by opponent; answered by `figured`.
  /// - Parameter opening: the first moves by which games are told apart; nil of a game that is not told apart by them. It is asked on
  ///   the archive's thread.
  case figure(game: String, opening: @Sendable ([String]) -> [String]?)
  /// Answered by `fetched`.
  case fetch(id: String)
  /// Answered by `removed` and `listed`.
  case remove(id: String)
  /// Back into the history, as finished or as left; games that are there already stay as they are. Answered by `listed`.
  case putBack([GameRecord])
  /// Empties the history of one kind of game, or of all. Answered by `removed` and `listed`.
  case clear(game: String?)
  /// What was found out about a past game.
  case review(id: String, GameReview)
  /// A solution was found without help; answered by `solutions`.
  case found(FoundSolution)
  /// Answered by `solutions`.
  case solutions(game: String, start: String)
  /// A try at a puzzle has ended. Answered by `listed`.
  case tried(PuzzleTry)
  /// How far a puzzle has been brought, in the place of what was kept of it.
  case begun(BegunPuzzle)
  /// Answered by `reviewed`.
  case reviewed
  /// Everything as one file. Answered by `exported`.
  /// - Parameter replaces: false where a file that is there stays as it is.
  case export(path: String, replaces: Bool)
  /// Adds what is in a file and not there yet. Answered by `listed` and `merged`.
  case merge(path: String)
  /// Takes out again what a file has brought, as far as it is as it came. Answered by `listed`, and by `told`.
  case takeOut(MergedGames)
  /// Adds what is in the newest copy of safety and not here. Answered by `listed` and `merged`.
  case bringBack
}

public indirect enum ArchiveReply: Sendable {
  /// The running games of all kinds, and whether anything that is sent will be kept.
  case opened([GameRecord], keeps: Bool)
  /// Why nothing is kept, as a sentence; nil when it is again.
  case obstacle(String?)
  /// The puzzles that were begun.
  case begun([BegunPuzzle])
  case listed(History)
  case found(HistoryFound)
  /// Rows of a list: everything but moves and what they were worth, by key.
  case rows([Int64: GameRecord])
  /// By name of the game.
  case rated([String: PlayerRating])
  case figured(game: String, Figures)
  /// Nil when there is no such game any more.
  case fetched(GameRecord?)
  /// The finished games that were gone through, whole, newest first.
  case reviewed([GameRecord])
  /// What was taken out at one go, whole, for the case that it is wanted back.
  case removed([GameRecord])
  /// All solutions that have been found from one start, those found first come first.
  case solutions(game: String, start: String, found: [String])
  case exported(ExportEnd)
  /// What a file has brought, or in a sentence why it brought nothing.
  case merged(Result<MergedGames, MergeFault>)
  /// Games were lost, and there is a copy with such as were played up to this day.
  case canBringBack(upTo: Day)
  /// A sentence for the player.
  case told(String)
}

/// What came of writing everything into one file.
public enum ExportEnd: Hashable, Sendable {
  /// So many finished games are in it.
  case written(Int, path: String)
  /// There is a file of this name already, and it was to stay.
  case exists(path: String)
  /// Why not, in a sentence.
  case failed(String)
}

/// Why a file has brought nothing, in a sentence.
public struct MergeFault: Error, Hashable, Sendable {
  public var words: String

  public init(_ words: String) { self.words = words }
}

/// What a file has brought that was not there before.
public struct MergedGames: Hashable, Sendable {
  /// Moves as they are kept, by the ids of the games: those that were gone on with since are not taken out again.
  public var games: [String: String] = [:]
  /// What was here of those that had been played on where the file comes from, by id.
  public var replaced: [String: GameRecord] = [:]
  /// How many of the games were here with other moves, and are kept beside those.
  public var forks = 0
  /// How many games the file had that were here already.
  public var known = 0
  public var tries: [PuzzleTry] = []
  public var solutions: [FoundSolution] = []

  public init() {}

  public var isEmpty: Bool { games.isEmpty && tries.isEmpty && solutions.isEmpty }

  /// How many of the tries were at puzzles; rushes and boards that somebody made are kept beside them.
  public var puzzleTries: Int { tries.count - rushes - boards }
  public var rushes: Int { tries.count { RushRun.isRun($0.puzzle) } }
  public var boards: Int { tries.count { OwnBoard.isMark($0.puzzle) } }

  public mutating func add(_ game: GameRecord) { games[game.id] = game.moves.joined(separator: " ") }
}

/// A solution of a puzzle that its player has found.
public struct FoundSolution: Hashable, Sendable {
  /// The name of the game.
  public var game: String
  /// What the puzzle begins with, in the game's own words.
  public var start: String
  /// The board at the end, in the game's own words; the same for all that count as one.
  public var solution: String
  /// When it was found first; 0 of one that has just been found.
  public var found: Timestamp

  public init(game: String, start: String, solution: String, found: Timestamp = 0) {
    self.game = game
    self.start = start
    self.solution = solution
    self.found = found
  }
}
