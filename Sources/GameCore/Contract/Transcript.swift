// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import Words

/// What a text from the clipboard stands for: a game, or a position to go on from.
public struct PastedGame<Move: Sendable>: Sendable {
  /// The game's own text for a start that is not the usual one; see `GameOptions.setup`.
  public var setup: String?
  public var moves: [Move]
  /// What the people are called, in the order of their moves; empty where nothing is said of them.
  public var names: [String]
  /// What the text says of the result, where it is more than the board shows: "+13:r".
  public var result: String?
  /// True of a board whose moves were found here, because the game knows no other way to it.
  public var isBoard = false
  /// A board to be filled, for whoever makes boards.
  public var own: OwnBoard?
  /// What the player should know of how the text was read, as a sentence.
  public var note: String?

  public init(setup: String? = nil, moves: [Move], names: [String] = []) {
    self.setup = setup
    self.moves = moves
    self.names = names
  }
}

extension PastedGame {
  /// True when it is played to its end.
  func isOver<G: Game>(_ game: G.Type, _ options: GameOptions) -> Bool where G.Move == Move {
    GameLine<G>(options, moves: moves)?.outcome != nil && !moves.isEmpty
  }
}

/// A text that is no game. `message` is one sentence: what is wrong, and where.
public struct TranscriptError: Error, Hashable, Sendable {
  public var message: String
  /// What the text was taken for; nil of one that is nothing of the game's.
  public var form: TextForm?
  /// What is wrong, without what the text was taken for.
  public var fault: String
  /// How many moves were right.
  public var progress = 0

  public init(_ message: String) { (self.message, fault) = (message, message) }
}

extension EngineError {
  /// What is wrong, in the player's language where a table says it.
  public var said: String { fault.map { tr($0.text, filling: $0.places) } ?? message }
}

extension Game {
  /// A game as the texts of its moves, from its usual start or from the game's own text for another one.
  public static func read(
    words: [String], setup: String? = nil, _ options: GameOptions
  ) throws(TranscriptError) -> PastedGame<Move> {
    guard !words.isEmpty || setup != nil else {
      throw TranscriptError(tr("There is no game here."))
    }
    // Something else that happened to be on the clipboard, or in a file, is not worth quoting.
    let known = words.map { Move($0) }
    guard words.isEmpty || known.contains(where: { $0 != nil }) else {
      throw TranscriptError(tr("This text is no game of {game}.", ["game": info.title.said]))
    }
    var options = options
    options.setup = setup
    var position = start(options)
    var moves: [Move] = []
    for (index, word) in words.enumerated() {
      guard let move = known[index] else {
        throw TranscriptError(
          tr(
            "Move {number}, “{move}”, is no move of {game}.",
            ["number": String(index + 1), "move": String(word.prefix(12)), "game": info.title.said]))
      }
      guard let next = playing(move, in: position) else {
        throw TranscriptError(
          tr(
            "Move {number}, “{move}”, is not possible there.",
            ["number": String(index + 1), "move": move.description]))
      }
      position = next
      moves.append(move)
    }
    return PastedGame(setup: setup, moves: moves)
  }
}

extension StringProtocol {
  /// The words of a text from elsewhere, in small letters: between blanks, commas or semicolons.
  public var transcriptWords: [String] {
    lowercased().split { $0.isWhitespace || $0 == "," || $0 == ";" }.map(String.init)
  }
}
