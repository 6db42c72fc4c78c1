// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import InterfaceKit
import SceneKit
import Words

extension TableFrame {
  /// The sides of the history: at a table the way back to play as well.
  func historyTabs(of game: String?, isGames: Bool) -> Part {
    let hasWords = arrangement == .wide && type.factor <= 1.4 || window.width >= 700 * type.factor
    func segment(_ id: String, _ words: String, _ icon: String, _ isSelected: Bool, _ action: StageAction)
      -> Part.Segment
    {
      .init(
        id, words, icon: hasWords ? nil : icon, isSelected: isSelected, isSelected ? .nothing : action)
    }
    let isTable = game != nil
    let play = segment("tab.play", trc("tab", "Play"), "play", false, .back)
    let segments = [
      segment(
        isGames && isTable ? "tab.history" : "history.tab.games",
        isTable ? tr("History") : trc("history", "Games"), "history", isGames, .back),
      segment(
        "history.tab.statistics", tr("Statistics"), "chart", !isGames, .list(.statistics)),
    ]
    return .segments(
      "tab", tr("Pages"), Self.leading((isTable ? [play] : []) + segments), height: controlHeight,
      isEqual: false, showsLabels: hasWords)
  }
}
