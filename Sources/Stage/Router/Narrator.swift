// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Words

/// What is said aloud: what came, what was played, the message when it changes, and what has the focus. Whoever hears only
/// these lines can play.
struct Narrator {
  private var scene: ObjectIdentifier?
  private var moves: Int?
  private var lastMove = ""
  private var message = ""
  private var line = ""
  private var slip = ""
  private var focus = ""

  /// What there is to say at one moment.
  struct Moment {
    var scene: ObjectIdentifier
    /// Empty where it is heard without being said.
    var title: String
    /// How many moves have been made, and the last of them in words.
    var move: (count: Int, words: String)?
    var message: String
    /// What somebody opposite says; empty while they say nothing.
    var line: String
    var slip: String
    var focus: String
  }

  /// What is new since the last call.
  mutating func lines(_ moment: Moment) -> [String] {
    var lines: [String] = []
    if scene != moment.scene {
      if !moment.title.isEmpty { lines.append(moment.title) }
      (scene, focus) = (moment.scene, "")
      moves = moment.move?.count
    }
    if let move = moment.move {
      if let moves, move.count > moves { lines.append(move.words) }
      if let moves, move.count < moves, !lastMove.isEmpty {
        lines.append(tr("Taken back: {move}", ["move": lastMove]))
      }
      (moves, lastMove) = (move.count, move.words)
    }
    func note(_ new: String, _ old: inout String) {
      if new != old && !new.isEmpty { lines.append(new) }
      old = new
    }
    note(moment.slip, &slip)
    note(moment.message, &message)
    // Once, however often other words take its place for a while.
    if !moment.line.isEmpty { note(moment.line, &line) }
    note(moment.focus, &focus)
    return lines
  }
}
