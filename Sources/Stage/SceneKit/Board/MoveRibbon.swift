// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import House
import InterfaceKit
import Words

/// The moves of a game as a row of its own pieces (design language, section 14).
package struct MoveRibbon {
  package typealias Part = Node<StageAction>

  package struct Entry: Hashable {
    package var text: String
    package var seat: Seat
    /// Nil when it kept what there was.
    package var mistake: MistakeMark?

    package init(text: String, seat: Seat, mistake: MistakeMark? = nil) {
      (self.text, self.seat, self.mistake) = (text, seat, mistake)
    }
  }

  package let info: GameDescriptor
  package let look: Look
  /// From piece to piece, in points.
  package let pitch: Double

  package init(info: GameDescriptor, look: Look, _ frame: TableFrame) {
    (self.info, self.look, pitch) = (info, look, Self.pitch(frame))
  }

  /// As much as a finger needs, less in a low window.
  package static func pitch(_ frame: TableFrame) -> Double { frame.window.height >= 700 ? 46 : 40 }

  /// True for games whose moves are pieces of one colour each.
  package var isPossible: Bool { !info.tokens.isEmpty }

  /// One piece with its move in it.
  /// - Parameter number: of the move, as people count them; see `GameRecord.numbers`.
  package func node(
    _ entry: Entry, number: Int, id: String, isShown: Bool, opacity: Double = 1, _ action: StageAction?
  )
    -> Part
  {
    let face = info.faces[entry.seat] ?? .white
    let label = entry.text == GameRecord.pass ? "\u{2013}" : entry.text
    let piece = (look.marks ? info.markedTokens : info.tokens)[entry.seat]
    let (size, side) = (pitch - 11, pitch - 2)
    return Part.drawing(Size(side, side)) { painter, frame in
      painter.piece(
        label, TextStyle(.manropeBold, label.count > 1 ? 11 : 13, line: 16), piece, face: face,
        on: painter.palette.table, at: frame.center, side: size, isRinged: isShown, opacity: opacity)
      if let mark = entry.mistake {
        painter.mistake(mark, at: Point(frame.midX, frame.maxY - 3), size: 8)
      }
    }.named(
      id, .button,
      entry.text == GameRecord.pass
        ? tr("After move {number}: pass", ["number": String(number)])
        : tr("Move {number}: {move}", ["number": String(number), "move": entry.text])
    ).with(\.action, action).with(\.isSelected, isShown).sized(.exactly(side), .exactly(side))
  }

  /// So many nodes to a row.
  package func rows(_ nodes: [Part], columns: Int) -> [Part] {
    stride(from: 0, to: nodes.count, by: columns).map { start in
      var row = Array(nodes[start..<min(start + columns, nodes.count)])
      while row.count < columns { row.append(.space(pitch - 2)) }
      return Part.row(row, spacing: 2).sized(.exactly(Double(columns) * pitch - 2), .fit).placed(0, 0)
    }
  }
}
