// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import House
import InterfaceKit

/// Who sits opposite, small: the face of a bot, and of a friend the first letter of the name on a slab (design language, section 38).
extension Node where Action == StageAction {
  package static func face(of options: GameOptions, side: Double) -> Node {
    if let face = options.opponent.face { return .picture(face, Size(side, (side * 1.12).rounded())) }
    let name = options.opponent == .far ? options.far.called : options.people.name(isOwn: false)
    return name.map { letter(of: $0, side: side) } ?? .icon("two-persons", side, .secondary)
  }

  /// The first letter of a name; the same name always has the same colour.
  package static func letter(of name: String, side: Double) -> Node {
    let letter = String(name.prefix(1)).uppercased()
    let tint = Friend.tints[name.unicodeScalars.reduce(0) { ($0 + Int($1.value)) % Friend.tints.count }]
    let size = (side * 0.54).rounded()
    return .drawing(Size(side, (side * 1.08).rounded())) { painter, frame in
      let face = Size(frame.width, frame.width)
      let radius = side * 0.16
      if painter.isPlain {
        painter.plainFace(Rect(origin: frame.origin, size: face), radius: radius, edge: 2)
      } else {
        let (palette, form) = (painter.palette, Outline.roundedRect(face, radius: radius))
        painter.list.shape(
          Shape(form, fill: .solid(palette.surfaceWall)),
          at: frame.origin + Point(0, (side * 0.08).rounded()))
        painter.list.shape(
          Shape(form, fill: .solid(palette.surface.mixed(with: tint, palette.isDark ? 0.3 : 0.24))),
          at: frame.origin)
      }
      painter.text(
        letter, TextStyle(.vollkornSemiBold, size, line: size),
        at: frame.origin + Point(side / 2, (side / 2 + size * 0.33).rounded()), anchor: .center)
    }
  }
}

private enum Friend {
  /// Six quiet colours.
  static let tints: [Color] = [
    Color(0xC2553F), Color(0x3C7FA8), Color(0x4E8A4A), Color(0x8A5AA0), Color(0xB58A2C), Color(0x4A8F8A),
  ]
}
