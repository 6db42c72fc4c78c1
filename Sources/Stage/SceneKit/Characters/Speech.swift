// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import House
import Words

/// What somebody opposite says to the person at the screen: a line when a game begins and one when it is over. Nothing in it tells how
/// the game went, for a sentence has to be true of every game, and nobody is mocked.
package struct Speech {
  package enum Occasion: CaseIterable { case start, won, lost, drawn }

  fileprivate var start: [Phrase] = []
  fileprivate var won: [Phrase]
  fileprivate var lost: [Phrase]
  fileprivate var drawn: [Phrase]

  /// Several for the same occasion, for the player to hear another one in another game.
  package subscript(_ occasion: Occasion) -> [Phrase] {
    switch occasion {
    case .start: start
    case .won: won
    case .lost: lost
    case .drawn: drawn
    }
  }

  /// One of them; equal seeds, equal lines. Nil when there is none.
  package func line(_ occasion: Occasion, seed: UInt64) -> Phrase? {
    let lines = self[occasion]
    return lines.isEmpty ? nil : lines[Int(seed % UInt64(lines.count))]
  }
}

extension Opponent {
  /// Nil of a person, who speaks for themselves.
  package var speech: Speech? {
    switch self {
    case .friend, .far: nil
    case .mine: .mine
    case .character(let character): character.speech
    }
  }
}

extension Opponent.Character {
  fileprivate var speech: Speech {
    switch self {
    case .pebble: .pebble
    case .cork: .cork
    case .bramble: .bramble
    case .flint: .flint
    case .ember: .ember
    case .onyx: .onyx
    }
  }
}

extension Speech {
  fileprivate static let pebble = Speech(
    start: [Phrase("Hello! Let's play."), Phrase("I like this table."), Phrase("A game! How nice.")],
    won: [Phrase("I won! Thank you for playing."), Phrase("This one is mine. Shall we play again?")],
    lost: [Phrase("You won. That was fun."), Phrase("Well played! Once more?")],
    drawn: [Phrase("Nobody won. I like that, too."), Phrase("A draw! Shall we shake hands?")])

  fileprivate static let cork = Speech(
    start: [Phrase("Good to see you."), Phrase("Make yourself comfortable."), Phrase("Here we go, then.")],
    won: [Phrase("My game. Thank you for it."), Phrase("One for me. Another?")],
    lost: [Phrase("You win. Congratulations."), Phrase("Well done. I mean it.")],
    drawn: [Phrase("A draw. We share it."), Phrase("Neither of us won. Fine by me.")])

  fileprivate static let bramble = Speech(
    start: [
      Phrase("There you are! Shall we?"), Phrase("I have been looking forward to this."),
      Phrase("May it be a good game."),
    ],
    won: [Phrase("I won, and I enjoyed it."), Phrase("My point. I would gladly play again.")],
    lost: [Phrase("Your game. That was nicely done."), Phrase("You won! I would like another game.")],
    drawn: [Phrase("A draw. That calls for another game."), Phrase("No winner this time. Well played.")])

  fileprivate static let flint = Speech(
    start: [Phrase("Good day."), Phrase("Let us begin."), Phrase("To a good game.")],
    won: [Phrase("Mine. Thank you."), Phrase("I won. Good game.")],
    lost: [Phrase("Yours. Well played."), Phrase("You won. My respect.")],
    drawn: [Phrase("Even. Good game."), Phrase("A draw. So be it.")])

  fileprivate static let ember = Speech(
    start: [
      Phrase("Welcome! I can hardly wait."), Phrase("A new game! My favourite moment."),
      Phrase("Come on, let us play."),
    ],
    won: [Phrase("Yes! Thank you for the game."), Phrase("I won! A rematch?")],
    lost: [Phrase("You won. What a pleasure to play you!"), Phrase("You got me. Bravo!")],
    drawn: [Phrase("A draw! Let us settle it."), Phrase("Equal! Once more?")])

  fileprivate static let onyx = Speech(
    start: [
      Phrase("Welcome to the table."), Phrase("It is a pleasure to play."),
      Phrase("May the better plan win."),
    ],
    won: [Phrase("Thank you for the game."), Phrase("I won. It was a pleasure.")],
    lost: [Phrase("You won. My compliments."), Phrase("Well played. The game is yours.")],
    drawn: [Phrase("A draw. My compliments."), Phrase("A draw. Let us shake on it.")])

  /// Before the game something else has to be told: what keeps it out of the rating.
  fileprivate static let mine = Speech(
    won: [Phrase("I won. Good game."), Phrase("One for me. Another?")],
    lost: [Phrase("You won. My compliments."), Phrase("You win. Congratulations.")],
    drawn: [Phrase("A draw. We share it."), Phrase("No winner this time. Well played.")])
}
