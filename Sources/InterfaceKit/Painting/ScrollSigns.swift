// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

extension Painter {
  /// That there is more than can be seen: the content fades out where it goes on.
  mutating func scrollFades(_ area: ScrollArea) {
    guard area.overflow > 0, area.isOnPaper, !isPlain else { return }
    let viewport = area.frame
    func fade(_ frame: Rect, from: Double, to: Double) {
      let paint = Paint.linear(
        from: .zero, to: Point(0, frame.height),
        stops: [.init(0, palette.surface.opacity(from)), .init(1, palette.surface.opacity(to))])
      list.shape(Shape(.roundedRect(frame.size, radius: 0), fill: paint), at: frame.origin)
    }
    let width = viewport.width - 12
    if area.offset > 0 { fade(Rect(viewport.x, viewport.y, width, 24), from: 1, to: 0) }
    if area.offset < area.overflow { fade(Rect(viewport.x, viewport.maxY - 36, width, 36), from: 0, to: 1) }
  }

  /// How much there is and which part of it can be seen: a bar at the right.
  mutating func scrollBar(_ area: ScrollArea) {
    guard area.overflow > 0 else { return }
    let viewport = area.frame
    let track = Rect(viewport.maxX - 6, viewport.y + 4, 5, viewport.height - 8)
    let part = viewport.height / (viewport.height + area.overflow)
    let y = track.y + area.offset / area.overflow * track.height * (1 - part)
    list.shape(
      Shape(
        .roundedRect(Size(5, (track.height * part).rounded()), radius: 2.5),
        fill: .solid(palette.faintSecondary(0.5))), at: Point(track.x, y.rounded()))
  }
}
