// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

/// What a move is worth, as a small slip on or over the board (design language, section 14). Its shape says it as well as
/// its colour: a house with its point up wins, a bar draws, a hollow one with its point down loses.
public struct ValueChip: Hashable, Sendable {
  /// "+5", "−8"; nothing for a draw, which has a sign of its own.
  public var text: String
  /// Above 0 for a win, 0 for a draw; nil while nothing is known.
  public var sign: Int?
  public var size: Size
  /// Lies on wood, and has a small shadow.
  public var isOnBoard: Bool

  /// - Parameter size: of the chip at the usual size of text.
  public init(_ text: String, sign: Int?, size: Size, isOnBoard: Bool = false) {
    self.text = text
    self.sign = sign?.signum()
    self.size = size
    self.isOnBoard = isOnBoard
  }
}

extension Size {
  /// The size of a chip grown with the text, as far as there is room for it.
  public func grown(_ look: Look, within room: Size) -> Size {
    let scale = min(look.text, room.width / width, room.height / height)
    return Size((width * scale).rounded(), (height * scale).rounded())
  }
}

extension Hands {
  /// How far what was told last has come into view, 0 to 1, and how far below its place it still is, in points.
  public func valuesIn(_ look: Look, at now: Double) -> (opacity: Double, drop: Double) {
    guard let start = valuesStart, !look.reducedMotion else { return (1, 0) }
    let t = clamp((now - start) / (Self.valuesTime * look.pace), 0, 1)
    return (t, (6 * (1 - t)).rounded())
  }

  /// Seconds in which values come into view.
  static var valuesTime: Double { 0.16 }
}

extension DrawList {
  public mutating func valueChip(_ chip: ValueChip, at center: Point, isDark: Bool, opacity: Double = 1) {
    let colors = ChipColors(chip, isDark: isDark, finish)
    let opacity = isPlain ? 1 : opacity
    let isBar = chip.sign.map { $0 == 0 } ?? true
    let size = isBar ? Size(chip.size.width, (chip.size.height * 0.8).rounded()) : chip.size
    let corner = center - Point(size.width / 2, size.height / 2)
    let outline: Outline
    if isBar {
      outline = .roundedRect(size, radius: min(4, size.height / 6))
    } else {
      outline = .path(Self.house(size, isUp: chip.sign == 1))
    }
    if chip.isOnBoard {
      shadow(outline, at: corner + Point(2, 3), sigma: 2, Color(0x1B0D05, 0.45 * opacity))
    }
    shape(
      Shape(
        outline, fill: .solid(colors.fill.opacity(opacity)),
        stroke: colors.edge.map { Stroke($0.opacity(opacity), width: isPlain ? 2.5 : 1.6) }), at: corner)
    let ink = colors.ink.opacity(opacity)
    guard let sign = chip.sign else { return dots(in: size, at: center, ink) }
    guard sign != 0 else { return equals(in: size, at: center, ink) }
    let fitting = min((size.height / 2).rounded(), (size.width * 0.33).rounded())
    // It shrinks with its chip as far as it can be read well.
    let type = size.width >= 36 ? max(13, fitting) : fitting
    // On a small board its shape says what it can.
    guard type >= 7 else { return }
    // The room without the point.
    let middle = center.y + (sign > 0 ? 1 : -1) * (size.height * 0.1).rounded()
    text(
      chip.text, TextStyle(.manropeBold, type, line: type),
      at: Point(center.x, middle + (type * 0.36).rounded()),
      anchor: .center, ink)
  }

  private static func house(_ size: Size, isUp: Bool) -> Path {
    let eaves = (size.height * 0.24).rounded()
    let (width, height) = (size.width, size.height)
    let points = [
      Point(width / 2, 0), Point(width, eaves), Point(width, height), Point(0, height), Point(0, eaves),
    ]
    return Path(polygon: isUp ? points : points.map { Point($0.x, height - $0.y) }, closed: true)
  }

  private mutating func dots(in size: Size, at center: Point, _ ink: Color) {
    let radius = max(1.2, size.height * 0.07)
    for index in -1...1 {
      let place = center + Point(Double(index) * size.height * 0.3, 0)
      disc(at: place, radius: radius, ink)
    }
  }

  private mutating func equals(in size: Size, at center: Point, _ ink: Color) {
    let bar = Size((size.width * 0.3).rounded(), max(2, (size.width * 0.05).rounded()))
    for y in [-1.0, 1] {
      let middle = center + Point(0, y * (bar.height * 0.5 + size.height * 0.09))
      fill(Rect(center: middle, size: bar), ink)
    }
  }
}

private struct ChipColors {
  var fill: Color
  var ink: Color
  var edge: Color?

  init(_ chip: ValueChip, isDark: Bool, _ finish: Finish) {
    guard !finish.isPlain else {
      let isWin = chip.sign == 1
      (fill, ink) = isWin ? (finish.ink, finish.ground) : (finish.ground, finish.ink)
      edge = isWin ? finish.ground : finish.ink
      return
    }
    switch chip.sign {
    case .some(1):
      (fill, ink) = (Color(isDark ? 0x2F8058 : 0x2B7A52), Color(0xFFFBF0))
    case .some(-1):
      (fill, ink) = (Color(isDark ? 0x2A1A17 : 0xF0D3C4), Color(isDark ? 0xFFB08F : 0x8E3323))
      edge = ink
    default:
      (fill, ink) = (Color(isDark ? 0x3A3128 : 0xDCCDB2), Color(isDark ? 0xF1E4CB : 0x33281C))
    }
  }
}
