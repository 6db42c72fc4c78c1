// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import House
import InterfaceKit

/// Pieces of the rail that are no words: plates, banner, score, countdown, progress.
extension Painter {
  /// The ground of a plate. `raise` goes from 0 (sunk) to 1 (raised: it is their turn).
  package mutating func plate(_ frame: Rect, raise: Double) {
    if isPlain { return plainPlate(frame, isRaised: raise > 0.5) }
    if raise < 1 { sunk(frame.offset(0, 3), radius: frame.height / 8) }
    guard raise > 0 else { return }
    var raised = self
    raised.list = list.blank
    raised.isFaded = raise < 1
    raised.slab(frame, radius: frame.height / 8)
    raised.list.rounded(Rect(frame.x, frame.y, 6, frame.height), radius: 3, accentColor)
    list.append(raised.list, opacity: raise)
  }

  /// Filled with ink, and with an arrow at its left end, where no words are, while it is their turn.
  private mutating func plainPlate(_ frame: Rect, isRaised: Bool) {
    plainFace(
      frame.offset(0, isRaised ? 0 : 3), radius: frame.height / 8, fill: isRaised ? palette.finish.ink : nil)
    guard isRaised else { return }
    let tip = Point(frame.x + 8, frame.midY)
    list.shape(
      Shape(
        .path(Path(polygon: [Point(-3, -7), Point(3, 0), Point(-3, 7)], closed: false)),
        stroke: Stroke(palette.isDark ? palette.finish.ground : Finish.mark, width: 3)), at: tip)
  }

  /// A slab of two colours in proportion, with a number at either end.
  package mutating func scoreBar(_ frame: Rect, _ score: TableScore) {
    guard var first = score.colors.first, var second = score.colors.last else { return }
    if isPlain { (first, second) = (.black, .white) }
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
    if isPlain {
      list.outline(frame.inset(1.25), radius: frame.height / 8, palette.finish.ink, width: 2.5)
    }
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
    if color == .white || color == .black { return color == .white ? .black : .white }
    let light = 0.3 * Double(color.red) + 0.59 * Double(color.green) + 0.11 * Double(color.blue)
    return Color(light < 128 ? 0xF6EEDD : 0x2A2E35)
  }

  /// A piece with a number or a move on it, which can be read however faint the piece is; ringed where it is looked at.
  /// - Parameters:
  ///   - face: the colour of the piece.
  ///   - ground: what it lies on.
  package mutating func piece(
    _ label: String, _ style: TextStyle, _ piece: Picture?, face: Color, on ground: Color,
    at center: Point, side: Double, isRinged: Bool, opacity: Double
  ) {
    if let piece {
      list.picture(
        piece, in: Rect(center: center, size: Size(side, side)), tint: Color(0xFFFFFF, opacity))
    }
    number(
      label, style, at: center + Point(0, (style.size * 0.36).rounded(.down)),
      ground.mixed(with: face, opacity).clearest(of: [Color(0xFFF6DE), Color(0x22130A)]))
    guard isRinged else { return }
    let radius = side / 2 + 2
    list.shape(
      Shape(.disc(radius: radius), stroke: Stroke(palette.text, width: 2.2)),
      at: center - Point(radius, radius))
  }

  /// A ring that sweeps clockwise to empty around the seconds that are left.
  package mutating func countdown(center: Point, radius: Double, part: Double, number: Int) {
    sweep(center: center, radius: radius, part: part, accentColor)
    text(
      String(number), TextStyle(.manropeBold, radius, line: radius),
      at: center + Point(0, radius * 0.36), anchor: .center)
  }

  /// A ring that is swept clockwise to empty.
  package mutating func sweep(
    center: Point, radius: Double, part: Double, width: Double = 4, _ color: Color
  ) {
    list.ring(at: center, radius: radius, palette.sunk, width: width)
    // Steps of one degree: equal pictures are not drawn again.
    let from = ((1 - part) * 360).rounded() / 360
    guard from < 1 else { return }
    list.shape(
      Shape(.arc(radius: radius, from: from, to: 1), stroke: Stroke(color, width: width)),
      at: center - Point(radius, radius))
  }

  /// How far a search is; without a number the bar is half full and pale.
  package mutating func progressBar(_ frame: Rect, _ progress: Double?) {
    sunk(frame, radius: frame.height / 2)
    bar(frame, progress ?? 0.5, accentColor.opacity(progress == nil ? 0.4 : 1))
  }

  /// The part of a bar that is full, at least a dot of it.
  /// - Parameter track: under the whole.
  package mutating func bar(_ frame: Rect, _ part: Double, _ color: Color, track: Color? = nil) {
    let radius = frame.height / 2
    if track != nil, isPlain {
      plainFace(frame, radius: radius, edge: 1.5)
    } else if let track {
      list.rounded(frame, radius: radius, track)
    }
    guard part > 0.01 else { return }
    let width = max(frame.height, (frame.width * part).rounded())
    list.rounded(Rect(frame.x, frame.y, width, frame.height), radius: radius, color)
  }
}
