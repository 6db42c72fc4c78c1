// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Words

/// The game that a text from elsewhere is of, found by the readers of all games.
public struct FoundGame: Sendable {
  public var game: any Game.Type
  /// Why the text is no game of it after all; nil where it is one.
  public var error: TranscriptError?

  /// - Parameters:
  ///   - games: those that are known.
  ///   - here: the one whose table is open; of texts that may be of several games it is of that one.
  /// - Returns: nil where no game knows anything of the text.
  public init?(_ text: String, in games: [any Game.Type], here: (any Game.Type)? = nil) {
    let named = GivenText(text).game
    let games = named.map { name in games.filter { $0.info.name == name } } ?? games
    let ordered = games.filter { $0 == here } + games.filter { $0 != here }
    var nearest: FoundGame?
    for game in ordered {
      guard let error = game.fault(ofText: text) else {
        self.init(game: game)
        return
      }
      // Of those that do not understand it the one that came furthest, and the one that is open before others.
      let isNearer =
        nearest.map { ($0.error?.progress ?? 0) < error.progress || $0.error?.form == nil } ?? true
      if isNearer, error.form != nil || named != nil { nearest = FoundGame(game: game, error: error) }
    }
    guard let nearest else { return nil }
    self = nearest
  }

  private init(game: any Game.Type, error: TranscriptError? = nil) { (self.game, self.error) = (game, error) }
}

extension Game {
  /// Why a text is no game of this one under its usual rules; nil where it is one.
  fileprivate static func fault(ofText text: String) -> TranscriptError? {
    do throws(TranscriptError) {
      _ = try facets.read(transcript: text, GameOptions())
      return nil
    } catch { return error }
  }
}
