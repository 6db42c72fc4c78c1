// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import InterfaceKit
import Words

/// What stands over a page.
extension TableFrame {
  private var headerInsets: Insets {
    switch arrangement {
    case .wide: Insets(left: 28, top: 19, right: 28)
    case .small: Insets(left: 16, top: 10, right: 17)
    case .tall: Insets(left: 20, top: 15, right: 20)
    }
  }

  /// The way back, the title with a word beside it, what is chosen from, and what belongs to the right end. Where that has no
  /// room, the word leaves first and the title then.
  /// - Parameters:
  ///   - middle: in the middle of a wide header, at the right of others.
  ///   - few: what of the right end can give way to the word.
  package func header(
    back: Part, title: String, beside: String?, middle: Part?, right: [Part], few: [Part]? = nil
  ) -> Part {
    let isSmall = arrangement == .small
    let back = back.sized(.exactly(isSmall ? 42 : 46), .exactly(isSmall ? 38 : 42))
    let name = Part.heading("table.title", title, titleStyle, lines: 1)
    let variant = beside.map {
      Part.words($0, .caption, .secondary, lines: 1).named("table.variant", .text, $0)
    }
    func icons(_ right: [Part]) -> Part {
      .row(right, spacing: arrangement == .wide ? 6 : isSmall ? 4 : 2)
    }
    func row(_ left: [Part], _ right: [Part]) -> Part {
      let icons = icons(right)
      let start = Part.row(left, spacing: arrangement == .wide ? 20 : isSmall ? 14 : 16)
      guard let middle else { return .row([start.wide(.fill), icons], spacing: 12) }
      if arrangement == .wide {
        return .row([start.wide(.fill), middle, Part.row([.spring, icons]).wide(.fill)], spacing: 12)
      }
      return .row([start.wide(.fill), middle, icons], spacing: 10)
    }
    let full = variant.map { row([back, Part.row([name, $0], spacing: 14)], right) }
    let less = variant.flatMap { word in few.map { row([back, Part.row([name, word], spacing: 10)], $0) } }
    return Part.choice([full, less, row([back, name], right), row([back], right)]).wide(.fill).inset(
      headerInsets)
  }

  /// The two sides of a game's table: what is played and what was.
  package func tabs(of game: String, isPlay: Bool) -> Part {
    let width = arrangement == .wide ? 222.0 : arrangement == .small ? 174 : 166
    return Part.segments(
      "tab", tr("Pages"),
      Self.leading([
        .init("tab.play", trc("tab", "Play"), isSelected: isPlay, isPlay ? .nothing : .back),
        .init("tab.history", tr("History"), isSelected: !isPlay, isPlay ? .history(game: game) : .nothing),
      ]), height: controlHeight
    ).wide(.within(width...900))
  }

  /// Each of them is another scene.
  package static func leading(_ segments: [Part.Segment]) -> [Part.Segment] {
    segments.map { segment in
      var segment = segment
      segment.leadsAway = true
      return segment
    }
  }
}
