// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import SceneKit
import Words

/// Keys that ask, for whoever listens: what is to be done, what was played, the time, and what lies on the board.
extension Stage {
  /// True where this key asks something.
  func tells(_ chord: Chord) -> Bool {
    let asked = Shortcut.allCases.first { $0.asks && $0.standard == chord }
    guard let asked else { return false }
    // Who sees reads it; what was said and is gone can be had again.
    if isSpeaking || isHeard {
      answer = answer(to: asked)
    } else if asked == .again, let lastSlip {
      show(lastSlip)
    }
    return true
  }

  private func answer(to question: Shortcut) -> String {
    let scene = top.scene
    switch question {
    case .turn:
      let said = news(of: top).flatMap { [$0.label, $0.explanation ?? ""] }.filter { !$0.isEmpty }
      return said.isEmpty ? title : said.joined(separator: " ")
    case .last: return scene.saidMoves?.last?.whole ?? tr("No move was made yet.")
    case .time: return scene.saidTime ?? tr("No clock runs here.")
    case .again: return lastSlip?.said ?? tr("Nothing was said before.")
    default: break
    }
    guard let words = scene.boardWords else { return tr("There is no board here.") }
    switch question {
    case .line: return words.lines
    case .places: return words.places
    default: return words.whole
    }
  }
}
