// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import InterfaceKit
import SceneKit
import Words

/// What comes after a solved puzzle: the next of its pack, of the day, or of all.
extension TableScene {
  /// The place of the start on the table in its pack; nil of one that belongs to none.
  var packPlace: Int? {
    guard let pack else { return nil }
    guard let setup = session.seated.setup else { return pack.starts.firstIndex { G.begins(nil, like: $0) } }
    return pack.starts.firstIndex(of: setup)
  }

  /// To the next puzzle; after the last of a pack, back.
  func nextButton(_ height: Double) -> Part {
    if let arc = solved.arc {
      return Part.button(
        "puzzle.next", icon: arc.next == nil ? "check" : "next", arc.label, isPrimary: true,
        .today(.goOn(game: arc.next?.game))
      ).sized(.fill, .exactly(height))
    }
    if packPlace != nil, solved.next == nil, !solved.isAsking {
      return Part.button("puzzle.next", icon: "check", tr("Done"), isPrimary: true, .back)
        .sized(.fill, .exactly(height))
    }
    return Part.button("puzzle.next", icon: "play", tr("Next puzzle"), isPrimary: true, .table(.nextPuzzle))
      .sized(.fill, .exactly(height)).enabled(solved.next != nil)
  }

  private var nextName: String {
    solved.next.map { [$0.groupTitle, $0.title].joined(separator: " \u{00B7} ") } ?? ""
  }

  /// What comes next, also in the place of the message.
  var nextWords: String {
    if let arc = solved.arc { return "\(arc.title). \(arc.detail)".replacing("..", with: ".") }
    return nextName.isEmpty ? "" : tr("Next: {puzzle}", ["puzzle": nextName])
  }

  /// Empties the board: to find another solution, or where there is no other, to do it once more.
  var againButton: Part {
    let isOnly = G.facets.solutionCount(of: session.position) == 1
    return Part.button(
      "table.restart", icon: isOnly ? "restart" : "puzzle", isOnly ? tr("Once more") : tr("Find another"),
      .table(.restart)
    ).enabled(session.canRestart).shortcut("Ctrl N")
  }
}
