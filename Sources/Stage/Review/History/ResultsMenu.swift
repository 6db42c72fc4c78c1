// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import SceneKit
import Words

/// The results that a history can be narrowed to, each with how often there was one.
struct ResultsMenu: Hashable {
  var counts: [HistoryResult: Int]
  /// Nil for any result.
  var chosen: HistoryResult?

  var shown: [HistoryResult] { HistoryResult.allCases.filter { counts[$0] ?? 0 > 0 || $0 == chosen } }

  func label(_ result: HistoryResult?) -> String {
    guard let result else { return tr("Any result") }
    return tr("{result} {count}", ["result": result.name, "count": (counts[result] ?? 0).grouped])
  }

  /// The same as a pop-up.
  var choice: Choice {
    Choice(
      name: "results", title: tr("Result"),
      options: ([nil] + shown.map { Optional($0) }).map {
        Choice.Option(id: Self.id($0), label: label($0), action: .list(.result($0)))
      }, chosen: Self.id(chosen))
  }

  private static func id(_ result: HistoryResult?) -> String {
    "history.result." + (result?.rawValue ?? "any")
  }
}
