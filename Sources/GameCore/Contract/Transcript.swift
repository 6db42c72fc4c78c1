// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import Words

/// What a text from the clipboard stands for: a game, or a position to go on from.
public struct PastedGame<Move: Sendable>: Sendable {
  /// The game's own text for a start that is not the usual one; see `GameOptions.setup`.
  public var setup: String?
  public var moves: [Move]

  public init(setup: String? = nil, moves: [Move]) {
    self.setup = setup
    self.moves = moves
  }
}

/// A text that is no game. `message` is one sentence: what is wrong, and where.
public struct TranscriptError: Error, Hashable, Sendable {
  public var message: String
  public init(_ message: String) { self.message = message }
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
