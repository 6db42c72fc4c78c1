// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import House
import Preferences
import Words

/// What a scene wants from the stage.
package indirect enum StageRequest {
  case popup(Popup)
  /// A scene of the same feature, over this one.
  case scene(any Scene)
  case back
  case change(Settings)
  case toast(String)
  /// Words that offer a way back: their button, or Ctrl Z, sends `toast.undo` to the scene.
  case offer(Saying)
  /// A move was made: what was offered before is past.
  case moved
  /// Text for the clipboard, and what is said about it.
  case copy(String, words: String)
  case paste
  /// The same, where a friend far away is to have answered.
  case answer(AnsweredGame)
  case far(FarAction)
  /// Closes the scene on top, and does this in the one below.
  case below(StageAction)
  case picture(BoardPicture)
  /// What was found out about a past game, by its id.
  case keepReview(GameReview, of: String)
  /// Begins the next game on the table below, with other settings if there are any.
  case restartGame(Settings?)
  /// Closes the pop-up and opens a lesson of the game on the table.
  case lesson(Int)
  /// Opens the next lesson of a game by name.
  case lessons(String)
  /// Opens the table of a game by name for whoever has learnt it.
  case firstGame(String)
  /// Closes the pop-up and begins this start.
  case start(String)
  /// Begins this start on the table.
  case begin(String)
  case openGame(String)
  /// The same for whoever wants to play: a game that is over there gives way to a new one.
  case play(String)
  case today(TodayAction)
  /// The shelf of puzzles.
  case shelf
  /// The game whose puzzles are shown there, by name.
  case shelfTab(String)
  /// Who may sit opposite at the table on top, or under the pop-up on top.
  case opponents
  /// Puzzles of a game by their ids, one after another, beginning at a place in the list.
  /// - Parameters:
  ///   - day: of a puzzle of the day that is begun as such.
  ///   - title: of their pack, where they have one.
  case puzzle(game: String, puzzles: [String], at: Int, day: Day? = nil, title: Saying? = nil)
  /// Puzzles against the clock, of one game by name, or mixed.
  case rush(String?, isTimed: Bool = true)
  /// Makes a board of a game by name.
  case maker(String)
  /// The same, with a board that somebody has brought.
  case make(String, OwnBoard, note: String)
  /// The history of one game by name, or of all.
  case history(String?)
  /// What the games of one kind by name, or of all, add up to, beginning with a kind.
  case statistics(String?, last: String?)
  /// A lesson of a game by name.
  case lessonOf(game: String, Int)
  /// A past game after so many moves; nil for where a review begins.
  case replay(ReplaySubject, at: Int?)
  case confirm(Confirmation)
  /// Goes on with a game that was not running.
  case resume(GameRecord)
  case clearHistory(game: String?)
  /// - Parameter replaces: false where a file that is there stays as it is.
  case exportHistory(path: String, replaces: Bool)
  /// Those of the newest copy of the database.
  case bringBackGames
  /// Looks into a file, and takes in what is there.
  case openFile(String)
}
