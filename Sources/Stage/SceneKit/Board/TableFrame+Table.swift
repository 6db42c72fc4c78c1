// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import InterfaceKit

/// The page of a game that is played, or gone through without a review: players, score, what is said and what can be done.
extension TableFrame {
  /// - Parameters:
  ///   - message: takes the room that it is given.
  ///   - moves, status: in the rail of a wide window.
  ///   - under: below the board.
  package func whole(
    header: Part, plates: [Part], score: Part?, message: Part, moves: Part? = nil, status: Part?,
    actions: Part, under: Part? = nil
  ) -> Part {
    let isWide = arrangement == .wide
    let beside = trayWidth.map {
      Part.row([.board, tray.wide(.exactly($0))], spacing: 24).sized(.fill, .fill)
    }
    let players = players(plates)
    func scored(_ height: Double, _ space: Part) -> [Part?] {
      score.map { [space, $0.high(.exactly(height))] } ?? []
    }
    var rail = [players] + scored(isWide ? 34 : 26, .space(isWide ? 28 : 12, least: isWide ? 8 : 6))
    rail.append(hasStage ? onStage(message) : message.sized(.fill, .fill))
    if isWide && !hasStage {
      rail += [moves, moves.map { _ in .space(10, least: 4) }]
      rail += status.map { [.space(6), $0, .space(33, least: 10)] } ?? [.space(20)]
    } else {
      rail.append(.space(isWide ? 20 : 8))
    }
    let words = message.across(wordsHeight)
    return page(
      header: header, board: beside ?? .board, under: under.map { [$0] } ?? [],
      width: beside.map { _ in besideRail }, rail: .column(rail + [actions]),
      tall: [.space(8, least: 0), players] + scored(24, .space(12)) + [
        words, .board, under, .space(28, least: 12), actions.wide(.fill),
      ])
  }

  private func players(_ plates: [Part]) -> Part {
    let isWide = arrangement == .wide
    guard arrangement != .tall else { return .grid(plates, columns: 2, spacing: Size(14, 0)) }
    guard isPaired else { return .column(plates, spacing: 10) }
    let height = max(type.height(isWide ? 58 : 44), twoNames)
    return .grid(
      plates.map { $0.high(.exactly(height)) }, columns: 2, spacing: Size(isWide ? 12 : 8, 0))
  }

  /// So high is a plate with its two lines, where large text needs more than the plate grows; in a low window the name is set smaller
  /// instead.
  private var twoNames: Double {
    let isWide = arrangement == .wide
    guard type.factor > 1, !isWide || window.height >= 700 else { return 0 }
    let lines: [TextStyle] = isWide ? [.name, .caption] : [.caption, .micro]
    return lines.reduce(isWide ? 18 : 8) { $0 + type.style($1).lineHeight }.rounded(.up)
  }

  // MARK: - Stage and tray

  /// With large text the tray stands beside the board, where its pieces are as large as there is room for; nil where it stands under
  /// the message.
  private var trayWidth: Double? {
    guard hasStage, arrangement == .wide, type.factor > 1.4 else { return nil }
    let room = Size(window.width - besideRail - 108, window.height - 160)
    return min(max(room.width - room.height, 0.45 * room.width), 460).rounded()
  }

  /// Without a tray the rail has room enough for its words in less.
  private var besideRail: Double { min(rail, max(410, 0.22 * window.width)).rounded() }

  /// The stage with the message, then the tray. What they measure follows from the window alone: whatever is said, nothing moves
  /// under the hand.
  private func onStage(_ message: Part) -> Part {
    let isWide = arrangement == .wide
    let isBeside = trayWidth != nil
    let most = isWide ? clamp(rail * 0.213, 56, 81) : clamp(rail * 0.16, 50, 81)
    // Where the window is low the piece is smaller than on the board.
    let parts = type.factor > 1.4 && !isBeside ? [0.52, 0.4] : [1, 0.92, 0.84, 0.76, 0.64, 0.52, 0.4]
    // So high is a sentence that breaks once.
    let twoLines = type.factor > 1.4 ? 2 * type.style(messageStyle).lineHeight + 2 : 0
    let heads = parts.map { part in
      let radius = (most * part).rounded()
      guard hasRoomBesideStage else { return staged(radius: radius, message.across(wordsHeight)) }
      return staged(radius: radius, message.sized(.fill, .fill), spacing: isWide ? 20 : 14)
        .high(isBeside ? .fill : .exactly(max(Self.stageHeight(radius), twoLines)))
    }
    return .yielding([
      .stays(.space(isWide ? 26 : 16, least: 6)), .shrinks(heads),
      .stays(isBeside ? nil : .space(isWide ? 10 : 6)), .stays(isBeside ? nil : tray(least: 187)),
    ]).sized(.fill, .fill)
  }
}
