// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import SceneKit

/// In high contrast the rail says what the marks on the board mean, until a game of the kind has been finished three times
/// (mockups 25 and 25b).
extension TableScene {
  private static var newFor: Int { 3 }

  func legend(_ frame: TableFrame, _ context: StageContext) -> Part? {
    guard context.look.isHighContrast, frame.arrangement == .wide, session.outcome == nil,
      context.kept.statistics.finished(of: G.info.name) < Self.newFor
    else { return nil }
    let entries = table.surroundings(view).legend
    guard !entries.isEmpty else { return nil }
    let rows = entries.map { entry in
      let sign = Part.drawing(Size(42, 40)) { painter, frame in painter.legend(entry.sign, in: frame) }
      return Part.row(
        [sign.placed(0, 0.5), .words(entry.words, .body).wide(.fill).placed(0, 0.5)], spacing: 16)
    }
    return Part.column(rows, spacing: 4).wide(.fill)
      .named("table.legend", .text, entries.map(\.words).joined(separator: ", "))
  }
}

extension Painter {
  fileprivate mutating func legend(_ sign: LegendEntry.Sign, in frame: Rect) {
    let center = frame.center
    func ground(_ color: Color) {
      list.shape(
        Shape(
          .roundedRect(Size(42, 38), radius: 2), fill: .solid(color), stroke: Stroke(palette.text, width: 2)),
        at: Point(frame.x, frame.y + 1))
    }
    func piece(_ picture: Picture, _ side: Double) {
      list.picture(picture, in: Rect(center: center, size: Size(side, side)))
    }
    switch sign {
    case .piece(let picture): piece(picture, 36)
    case .legal(let color):
      ground(color)
      list.disc(at: center, radius: 8, .black)
      list.disc(at: center, radius: 6, Finish.mark)
    case .last(let picture, let color):
      ground(color)
      let square = Rect(center: center, size: Size(32, 32))
      for (width, color) in [(7.0, Color.black), (3, Finish.mark)] {
        list.outline(square, radius: 3, color, width: width)
      }
      piece(picture, 22)
    case .cursor(let color):
      ground(color)
      for (width, color) in [(7.0, Color.black), (4, Finish.mark)] {
        list.ring(at: center, radius: 13, color, width: width)
      }
    case .landing:
      let count = 12
      for index in 0..<count {
        let from = Double(index) / Double(count)
        list.shape(
          Shape(
            .arc(radius: 16, from: from, to: from + 0.5 / Double(count)),
            stroke: Stroke(palette.text, width: 2.5)),
          at: center - Point(16, 16))
      }
    }
  }
}
