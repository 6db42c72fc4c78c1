// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
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
}

/// Chooses one of them.
final class ResultsPopup: Scene {
  let name = "results"
  let isPopup = true
  let accent: Accent?
  private let menu: ResultsMenu

  init(_ menu: ResultsMenu, accent: Accent?) { (self.menu, self.accent) = (menu, accent) }

  var firstFocus: String? { Self.id(menu.chosen) }

  private static func id(_ result: HistoryResult?) -> String {
    "history.result." + (result?.rawValue ?? "any")
  }

  func describe(_ context: StageContext) -> Node<StageAction> {
    let rows = ([nil] + menu.shown.map { Optional($0) }).map { result in
      var row = Node<StageAction>.button(
        Self.id(result), icon: result == menu.chosen ? "check" : nil, menu.label(result),
        .list(.result(result))
      ).sized(.fill, .exactly(46))
      row.isSelected = result == menu.chosen
      return row
    }
    return .popup(
      name, tr("Result"), width: 340, margin: 28, content: .column(rows, spacing: 14))
  }

  func use(_ use: Use<StageAction>, _ context: StageContext) -> StageRequest? {
    if case .list(.result(let result)) = use.action { .narrow(result) } else { nil }
  }
}
