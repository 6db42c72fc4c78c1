// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import House
import Words

/// What a table and the review of a game give away: text, and a picture of the board.
extension Game {
  /// - Parameters:
  ///   - position: the one that is copied.
  ///   - moves: of the game that is copied; with `options` it began.
  ///   - names: of the people, in the order of their moves; none or two.
  ///   - board: what the picture shows.
  package static func share(
    _ action: ShareAction, _ position: Position, _ moves: [Move], _ options: GameOptions,
    names: [String], _ board: BoardView<Self>
  ) -> StageRequest? {
    switch action {
    case .game:
      guard !moves.isEmpty || options.setup != nil else {
        return .toast(tr("There is no move to copy yet."))
      }
      return .copy(
        facets.transcript(of: moves, options), words: tr("The game is copied: paste it anywhere."))
    case .form(let form):
      guard let text = facets.text(of: moves, options, as: form, names: names) else {
        return .toast(tr("This game cannot be written in that form."))
      }
      return .copy(text, words: tr("Copied as {form}.", ["form": form.title.said]))
    case .position: return .copy(notation(of: position), words: tr("The position is copied."))
    case .picture: return .picture(board.picture)
    case .resign: return nil
    }
  }
}

extension Game {
  /// How a game can be written for others, besides its own way.
  package static var foreignForms: [TextForm] { Array(facets.written.dropFirst()) }
}

extension GameRecord {
  /// What the people are called, in the order of their moves; empty where nobody has a name.
  package var names: [String] {
    let names = [Seat.first, .second].map { name(of: $0) ?? "" }
    return names == ["", ""] ? [] : names
  }
}
