// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import InterfaceKit
import SceneKit

/// What is told of a game that is over.
struct ToldResult: Hashable {
  var title: String
  var reason: String
  /// Somebody at this table has won.
  var hasTrophy: Bool

  /// Read aloud.
  var said: String { [title + ".", reason].filter { !$0.isEmpty }.joined(separator: " ") }
}

extension TableFrame {
  /// Of the main button under a result.
  var mainHeight: Double { arrangement == .wide ? 56 : 48 }

  /// Everything at first, then what is left where the room is small; the result itself never leaves.
  /// - Parameters:
  ///   - short: of the series, where there is room for one line.
  ///   - farewell: who sits opposite, so large; nil for nobody.
  func result(
    _ result: ToldResult, series: Part, short: Part, farewell: (Double) -> Part?
  ) -> Part {
    let isWide = arrangement == .wide && !hasStage
    func block(_ size: Double, face: Double?, _ series: Part?, gap: Double) -> Part {
      var parts = [told(result, size)]
      if let face, let words = farewell(face) { parts += [.space(gap), words] }
      if let series { parts += [.space(gap), series] }
      let above = size < 24 ? gap : max(gap, 8)
      return Part.column([.space(above, least: min(above, 12))] + parts).wide(.fill)
        .placed(0, arrangement == .tall ? 0.5 : 0)
    }
    let large = isWide ? [block(42, face: 104, series, gap: 28), block(42, face: 74, series, gap: 20)] : []
    return Part.choice(
      large + [
        block(isWide ? 34 : 30, face: 54, series, gap: 12), block(28, face: 36, series, gap: 8),
        block(28, face: nil, series, gap: 8), block(24, face: nil, series, gap: 4),
        block(24, face: nil, short, gap: 4), block(20, face: nil, short, gap: 2),
        block(22, face: nil, nil, gap: 2), block(19, face: nil, nil, gap: 0),
        Part.layers([.scroll("words.result", block(20, face: nil, short, gap: 0)).sized(.fill, .fill)])
          .sized(.fill, .fill),
      ]
    ).sized(.fill, .fill)
  }

  private func told(_ result: ToldResult, _ size: Double) -> Part {
    let isMiddle = arrangement == .tall
    let anchor: TextAnchor = isMiddle ? .center : .left
    let style = TextStyle(.vollkornSemiBold, size, line: (size * 1.2).rounded())
    let title = Part.line(result.title, style, anchor: anchor, least: 0.55)
    let trophy = result.hasTrophy ? [Part.icon("trophy", (size * 0.9).rounded(), .accent)] : []
    let head =
      isMiddle
      ? Part.row([.spring] + trophy + [title, .spring], spacing: 12)
      : Part.row(trophy + [title.wide(.fill)], spacing: 12)
    let reason = TextStyle(.manropeSemiBold, size > 30 ? 16 : 15, line: size > 30 ? 22 : 19)
    return Part.column(
      [head.wide(.fill)]
        + (result.reason.isEmpty
          ? [] : [.words(result.reason, reason, .secondary, anchor: anchor).wide(.fill)])
    ).wide(.fill).news("table.banner", result.said, role: .banner)
  }

  /// The main button over the others; in one row where the rail is low.
  func ending(_ main: Part, ring: Part?, few: [Part], last: Part) -> Part {
    let height = arrangement == .wide ? 46.0 : 42
    let side = Extent.exactly(arrangement == .small ? 44 : 58)
    let first = Part.row([main.sized(.fill, .exactly(mainHeight))] + [ring].compactMap { $0 }, spacing: 12)
    let icons = few.map { $0.sized(side, .exactly(height)) }
    func second(_ last: Part) -> Part { .row(icons + [last.sized(.fill, .exactly(height))], spacing: 12) }
    let over = [last.labelled, last].map { Part.column([first, second($0)], spacing: 16) }
    let flat = Part.row(
      [main.sized(.fill, .exactly(height))] + [ring].compactMap { $0 } + icons
        + [last.sized(side, .exactly(height))], spacing: arrangement == .small ? 8 : 12)
    return .choice(arrangement == .tall ? [flat] + over : over + [flat])
  }
}
