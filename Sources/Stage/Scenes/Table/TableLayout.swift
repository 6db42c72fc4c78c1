// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

/// Where things are on the table scene, for every size of window (design language, section 6).
public struct TableLayout: Hashable, Sendable {
  public var arrangement: BoardRegion.Arrangement
  public var window: Size
  public var back: Rect
  /// Baseline of the screen's title.
  public var title: Point
  public var titleStyle: TextStyle
  /// Settings, help, sound, copy: from the right.
  public var quiet: [Rect]
  /// The plates of the first and the second player.
  public var plates: [Rect]
  /// First baseline of the message; its middle in the tall arrangement, its left end otherwise.
  public var message: Point
  public var messageAnchor: TextAnchor
  public var messageStyle: TextStyle
  public var messageWidth: Double
  /// Undo, redo, hint, restart.
  public var actions: [Rect]
  public var actionsShowLabels: Bool
  /// Baseline of the line that counts moves and games; nil where there is no room for it.
  public var status: Point?
  /// The bar of the score, if the game has one.
  public var score: Rect?
  /// The column beside or under the board where things of the moment stand.
  public var rail: Rect
  public var board: BoardRegion

  /// `hasSide` keeps room beside the board for a tray, `hasScore` room under the plates for a bar.
  public init(_ viewport: Viewport, hasSide: Bool = false, hasScore: Bool = false) {
    let size = viewport.size
    let pixel = 1 / viewport.pixelScale
    let ratio = size.width / max(1, size.height)
    // Board and tray over each other need the height for it.
    if ratio < 1.15 && !(hasSide && size.height < 820) {
      self = .tall(size, pixel)
    } else if size.width < 960 || size.height < 640 {
      self = .small(size, pixel)
    } else {
      self = .wide(size, pixel)
    }
    if hasScore { addScore() }
    guard hasSide else { return }
    switch arrangement {
    case .wide:
      message.y = 266
      messageStyle = TextStyle(.vollkornSemiBold, 27, line: 32)
      status = nil
      board.side = Rect(rail.x, 318, rail.width, size.height - 318 - 92)
      board.frame.width += 28
      board.frame.height += 14
      board.frame.x -= 14
    case .small:
      // The tray lies as low as it can: what is left over is for the message.
      plates[0].height = 46
      plates[1] = plates[0].offset(0, 54)
      let top = max(236, size.height - 140 - 10 - rail.width)
      message.y = 204
      messageStyle = TextStyle(.vollkornSemiBold, 18, line: 21)
      board.side = Rect(rail.x, top, rail.width, size.height - top - 140)
    case .tall: break
    }
  }

  /// Where the message and the line under it may stand.
  public var messageRoom: Rect {
    let plates = (plates.map(\.maxY).max() ?? 0) + 8
    let top = max(plates, (score?.maxY ?? 0) + 8)
    switch arrangement {
    case .tall: return Rect(20, top, messageWidth, board.frame.y - 4 - top)
    case .wide, .small:
      let below = board.side?.y ?? (status.map { $0.y - 22 } ?? (actions.first?.y ?? window.height) - 8)
      return Rect(message.x, top, messageWidth, below - 6 - top)
    }
  }

  /// Everything under the plates makes room for the bar.
  private mutating func addScore() {
    switch arrangement {
    case .wide:
      score = Rect(rail.x, 252, rail.width, 34)
      push(58)
      board.frame.height += 4
    case .small:
      score = Rect(rail.x, 194, rail.width, 26)
      push(36)
    case .tall:
      score = Rect(20, 148, window.width - 40, 24)
      push(32)
      board.frame.y += 32
      board.frame.height -= 32
    }
  }

  private mutating func push(_ distance: Double) {
    message.y += distance
    rail.y += distance
    rail.height = max(0, rail.height - distance)
  }

  private init(
    arrangement: BoardRegion.Arrangement, window: Size, back: Rect, title: Point, titleStyle: TextStyle,
    quiet: [Rect], plates: [Rect], message: Point, messageAnchor: TextAnchor, messageStyle: TextStyle,
    messageWidth: Double, actions: [Rect], actionsShowLabels: Bool, status: Point?, rail: Rect,
    board: BoardRegion
  ) {
    self.arrangement = arrangement
    self.window = window
    self.back = back
    self.title = title
    self.titleStyle = titleStyle
    self.quiet = quiet
    self.plates = plates
    self.message = message
    self.messageAnchor = messageAnchor
    self.messageStyle = messageStyle
    self.messageWidth = messageWidth
    self.actions = actions
    self.actionsShowLabels = actionsShowLabels
    self.status = status
    self.rail = rail
    self.board = board
  }

  private static func wide(_ size: Size, _ pixel: Double) -> TableLayout {
    let margin = 28.0
    let rail = clamp((0.297 * size.width).rounded(), 300, 420)
    let x = size.width - margin - rail
    let actionsY = size.height - 72
    let long = (rail - 140 - 12) / 2
    return TableLayout(
      arrangement: .wide, window: size, back: Rect(28, 20, 46, 42), title: Point(94, 50), titleStyle: .title,
      quiet: (0..<4).map { Rect(size.width - 72 - 50 * Double($0), 20, 44, 44) },
      plates: [Rect(x, 98, rail, 58), Rect(x, 166, rail, 58)],
      message: Point(x, 290), messageAnchor: .left, messageStyle: .message, messageWidth: rail,
      actions: [
        Rect(x, actionsY, 58, 46), Rect(x + 70, actionsY, 58, 46), Rect(x + 140, actionsY, long, 46),
        Rect(x + 152 + long, actionsY, long, 46),
      ], actionsShowLabels: long >= 104, status: Point(x, size.height - 110),
      rail: Rect(x, 244, rail, size.height - 244 - 140),
      board: BoardRegion(
        arrangement: .wide, window: size,
        frame: Rect(
          margin + 14, 98, size.width - rail - 3 * margin - 28, size.height - 146), pixel: pixel))
  }

  private static func small(_ size: Size, _ pixel: Double) -> TableLayout {
    let margin = 16.0
    let rail = 188.0
    let x = size.width - margin - rail
    let half = (rail - 12) / 2
    let first = size.height - 132
    return TableLayout(
      arrangement: .small, window: size, back: Rect(16, 12, 42, 38), title: Point(72, 39),
      titleStyle: TextStyle(.vollkornSemiBold, 23, line: 28),
      quiet: (0..<4).map { Rect(size.width - 55 - 42 * Double($0), 10, 38, 42) },
      plates: [Rect(x, 72, rail, 50), Rect(x, 132, rail, 50)],
      message: Point(x, 229), messageAnchor: .left, messageStyle: .messageSmall, messageWidth: rail,
      actions: [
        Rect(x, first, half, 42), Rect(x + half + 12, first, half, 42),
        Rect(x, first + 58, half, 42), Rect(x + half + 12, first + 58, half, 42),
      ], actionsShowLabels: false, status: nil,
      rail: Rect(x, 196, rail, size.height - 196 - 140),
      board: BoardRegion(
        arrangement: .small, window: size,
        frame: Rect(margin, 64, size.width - rail - 58, size.height - 96), pixel: pixel))
  }

  private static func tall(_ size: Size, _ pixel: Double) -> TableLayout {
    let half = (size.width - 54) / 2
    let y = size.height - 57
    let inner = size.width - 72
    let short = 74.0
    let long = (inner - 2 * short - 36) / 2
    return TableLayout(
      arrangement: .tall, window: size, back: Rect(20, 16, 46, 42), title: Point(82, 46),
      titleStyle: TextStyle(.vollkornSemiBold, 26, line: 32),
      quiet: (0..<4).map { Rect(size.width - 64 - 46 * Double($0), 16, 44, 44) },
      plates: [Rect(20, 82, half, 54), Rect(34 + half, 82, half, 54)],
      message: Point(size.width / 2, 187), messageAnchor: .center, messageStyle: .message,
      messageWidth: size.width - 40,
      actions: [
        Rect(36, y, short, 42), Rect(48 + short, y, short, 42), Rect(60 + 2 * short, y, long, 42),
        Rect(72 + 2 * short + long, y, long, 42),
      ], actionsShowLabels: true, status: nil,
      rail: Rect(20, 205, size.width - 40, 0),
      board: BoardRegion(
        arrangement: .tall, window: size, frame: Rect(20, 205, size.width - 40, size.height - 205 - 85),
        pixel: pixel))
  }
}
