// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import InterfaceKit
import SceneKit
import Words

extension TableFrame {
  /// The sides of the history: at a table the way back to play as well.
  func historyTabs(of game: String?, isGames: Bool) -> Part {
    var segments = [
      Part.Segment(
        isGames && game != nil ? "tab.history" : "history.tab.games",
        game == nil ? trc("history", "Games") : tr("History"), icon: "history", isSelected: isGames,
        isGames ? .nothing : .back),
      .init(
        "history.tab.statistics", tr("Statistics"), icon: "chart", isSelected: !isGames,
        isGames ? .list(.statistics) : .nothing),
    ]
    if game != nil {
      segments.insert(.init("tab.play", trc("tab", "Play"), icon: "play", isSelected: false, .back), at: 0)
    }
    func track(_ showsLabels: Bool) -> Part {
      let track = Part.segments(
        "tab", tr("Pages"),
        Self.leading(segments).map { segment in
          var segment = segment
          if showsLabels { segment.icon = nil }
          return segment
        }, height: controlHeight, isEqual: false, showsLabels: showsLabels)
      return track
    }
    return arrangement == .wide && type.factor <= 1.4 || window.width >= 700 * type.factor
      ? track(true) : track(false)
  }
}
