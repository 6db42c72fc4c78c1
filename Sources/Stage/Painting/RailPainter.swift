// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

/// Pieces of the rail: plates, banner, countdown, progress.
extension Painter {
  /// A player's plate. `raise` goes from 0 (sunk) to 1 (raised: it is their turn). `inset` keeps the right end free for a piece. `thinking` is for how long the
  /// player has been thinking, in seconds.
  mutating func plate(
    _ frame: Rect, token: Picture, isIcon: Bool, inset: Double, name: String, detail: String, raise: Double,
    points: String?,
    thinking: Double?
  ) {
    let isRaised = raise > 0.5
    let y = frame.y + (3 * (1 - raise)).rounded()
    if raise < 1 { sunk(frame.offset(0, 3), radius: frame.height / 8) }
    if raise > 0 {
      var raised = self
      raised.list = DrawList()
      raised.isFaded = raise < 1
      raised.slab(frame, radius: frame.height / 8)
      raised.list.shape(
        Shape(.roundedRect(Size(6, frame.height), radius: 3), fill: .solid(accentColor)), at: frame.origin)
      list.append(raised.list, opacity: raise)
    }
    let middle = y + frame.height / 2
    let color = isRaised ? palette.text : palette.textSecondary
    // On a short plate with a place for a piece, everything moves closer.
    let isTight = inset > 0 && frame.width < 240
    let left = frame.x + (isTight ? 44 : 68)
    if isIcon {
      list.picture(
        token, in: Rect(frame.x + (isTight ? 12 : 24), middle - 12, 24, 24), tint: color)
    } else {
      list.picture(token, in: Rect(frame.x + 18, middle - 18, 36, 36))
    }
    text(name, .name, at: Point(left, middle - 3), color)
    text(detail, .caption, at: Point(left, middle + 16), palette.textSecondary)
    if let thinking, thinking > 0.6 {
      dots(at: Point(frame.maxX - 30 - inset, middle), phase: Int(thinking / 0.25) % 3)
    } else if let points, !isTight {
      text(
        points, TextStyle(.manropeSemiBold, 26, line: 32, tabular: true),
        at: Point(frame.maxX - 18 - inset, middle + 9), anchor: .right, color)
    }
  }

  private mutating func dots(at right: Point, phase: Int) {
    for index in 0..<3 {
      let strength = index == phase ? 1 : (index + 1) % 3 == phase ? 0.3 : 0.6
      let radius = index == phase ? 5.0 : 4.0
      list.shape(
        Shape(.disc(radius: radius), fill: .solid(accentColor.opacity(strength))),
        at: Point(right.x - 16 * Double(2 - index) - radius, right.y - radius))
    }
  }

  /// The result over the board's width, in the winner's colour or that of the text.
  mutating func banner(_ frame: Rect, _ words: String, icon: String, fill: Color?) {
    let color = fill ?? (palette.isDark ? Color(0x5A4A40) : palette.text)
    let radius = frame.height / 8
    list.shadow(
      .roundedRect(frame.size, radius: radius), at: Point(frame.x, frame.y + 6), sigma: 0.5,
      palette.shadow.opacity(0.5))
    list.shape(
      Shape(
        .roundedRect(frame.size, radius: radius),
        fill: .vertical(color.mixed(with: .white, 0.04), color.mixed(with: .black, 0.1), to: frame.height)),
      at: frame.origin)
    // Long words shrink, and break, rather than leave the slab.
    let left = frame.width < 240 ? 44.0 : 62
    let block = MessageBlock(
      words, "", TextStyle(.vollkornSemiBold, frame.height > 50 ? 25 : 19, line: frame.height > 50 ? 27 : 21),
      baseline: Point(frame.x + left, frame.y),
      in: Rect(frame.x + left, frame.y + 3, frame.width - left - 14, frame.height - 6),
      metrics: metrics)
    self.icon(icon, center: Point(frame.x + left * 0.56, frame.midY), size: 24, Color(0xFFF8EA))
    let size = block.lines.first?.style.size ?? 0
    let whole = (block.lines.last?.at.y ?? 0) - (block.lines.first?.at.y ?? 0)
    let shift = frame.midY + size * 0.32 - whole / 2 - (block.lines.first?.at.y ?? 0)
    for line in block.lines { text(line.text, line.style, at: line.at + Point(0, shift), Color(0xFFF8EA)) }
  }

  /// A slab of two colours in proportion, with a number at either end.
  mutating func scoreBar(_ frame: Rect, _ score: TableScore) {
    guard let first = score.colors.first, let second = score.colors.last else { return }
    let form = Outline.roundedRect(frame.size, radius: frame.height / 8)
    list.shadow(
      form, at: Point(frame.x, frame.y + 5), sigma: 0.5, palette.shadow.opacity(0.5))
    func face(_ color: Color) -> Shape {
      Shape(
        form,
        fill: .vertical(color.mixed(with: .white, 0.08), color.mixed(with: .black, 0.06), to: frame.height))
    }
    list.shape(face(second), at: frame.origin)
    let split = (frame.width * clamp(score.part, 0, 1)).rounded()
    list.clipped(to: Rect(frame.x, frame.y, split, frame.height)) { $0.shape(face(first), at: frame.origin) }
    let style = TextStyle(.manropeBold, frame.height * 0.47, line: frame.height, tabular: true)
    let y = frame.midY + style.size * 0.36
    // A number stands on its own colour, or beside it when that has no room for it.
    let room = frame.height
    let hasFirst = split > room
    let hasSecond = frame.width - split > room
    text(
      String(score.first), style, at: Point(hasFirst ? frame.x + 14 : frame.x + split + 10, y),
      Self.ink(on: hasFirst ? first : second))
    text(
      String(score.second), style, at: Point(hasSecond ? frame.maxX - 14 : frame.x + split - 10, y),
      anchor: .right,
      Self.ink(on: hasSecond ? second : first))
  }

  private static func ink(on color: Color) -> Color {
    let light = 0.3 * Double(color.red) + 0.59 * Double(color.green) + 0.11 * Double(color.blue)
    return Color(light < 128 ? 0xF6EEDD : 0x2A2E35)
  }

  /// How a puzzle stands: a tinted slip with a check, or a cross and words of warning.
  mutating func badge(_ frame: Rect, _ words: String, isGood: Bool) {
    let color = isGood ? palette.good : palette.textSecondary
    list.shape(
      Shape(.roundedRect(frame.size, radius: 4), fill: .solid(palette.table.mixed(with: color, 0.22))),
      at: frame.origin)
    icon(isGood ? "check" : "close", center: Point(frame.x + 19, frame.midY), size: 18, color)
    text(words, .label, at: Point(frame.x + 34, frame.midY + 5))
  }

  /// A ring that sweeps clockwise to empty around the seconds that are left.
  mutating func countdown(center: Point, radius: Double, part: Double, number: Int) {
    let corner = center - Point(radius, radius)
    list.shape(Shape(.disc(radius: radius), stroke: Stroke(palette.sunk, width: 6)), at: corner)
    // Steps of one degree: equal pictures are not drawn again.
    let from = ((1 - part) * 360).rounded() / 360
    if from < 1 {
      list.shape(
        Shape(.arc(radius: radius, from: from, to: 1), stroke: Stroke(accentColor, width: 6)), at: corner)
    }
    text(
      String(number), TextStyle(.manropeSemiBold, radius * 0.87, line: radius),
      at: center + Point(0, radius * 0.31), anchor: .center)
  }

  /// How far a search is; without a number the bar is half full and pale.
  mutating func progressBar(_ frame: Rect, _ progress: Double?) {
    sunk(frame, radius: frame.height / 2)
    let part = progress ?? 0.5
    guard part > 0.01 else { return }
    list.shape(
      Shape(
        .roundedRect(
          Size(max(frame.height, (frame.width * part).rounded()), frame.height), radius: frame.height / 2),
        fill: .solid(accentColor.opacity(progress == nil ? 0.4 : 1))), at: frame.origin)
  }

  /// A few words on a dark slip: what the control under the pointer is.
  mutating func tooltip(_ words: String, center: Point) {
    let size = Size((metrics.width(of: words, .tooltip) + 24).rounded(), 30)
    let frame = Rect(center: center, size: size)
    let form = Outline.roundedRect(size, radius: size.height / 8)
    list.shadow(form, at: Point(frame.x, frame.y + 8), sigma: 6, palette.shadow.opacity(0.25))
    list.shape(Shape(form, fill: .solid(palette.toastFill)), at: frame.origin)
    text(
      words, .tooltip, at: Point(frame.midX, frame.midY + TextStyle.tooltip.size * 0.36), anchor: .center,
      palette.toastText)
  }
}

extension TextStyle {
  static let tooltip = TextStyle(.manropeSemiBold, 13, line: 20)
}
