// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import House
import InterfaceKit
import Words

/// Steps through a line of moves that is shown on a board: its pieces in a strip between two buttons (design language,
/// section 29). Games whose sides have no pieces of their own count the steps.
package struct StepControl {
  package typealias Part = Node<StageAction>

  /// A turn of the line.
  package struct Stop: Hashable {
    package var number: Int
    package var seat: Seat
    /// Where it goes: "column 5", and in very few letters "5".
    package var name: String
    package var mark: String
    /// How many moves of the line have been made with it.
    package var end: Int
  }

  package let stops: [Stop]
  /// The turn that was stepped to, from 0.
  package let current: Int
  /// As in the line.
  private let step: Int?
  private let info: GameDescriptor

  package init<G: Game>(_ game: G.Type, _ line: ShownLine<G.Move>, from position: G.Position) {
    var stops: [Stop] = []
    for (index, move) in position.line(line.moves).enumerated() {
      if stops.last?.number == move.number {
        stops[stops.count - 1].end = index + 1
      } else {
        stops.append(
          Stop(
            number: move.number, seat: move.position.turn, name: G.name(of: move.move),
            mark: G.mark(of: move.move), end: index + 1))
      }
    }
    self.stops = stops
    step = line.step
    current = line.step.flatMap { step in stops.firstIndex { $0.end >= step } } ?? 0
    info = G.info
  }

  /// True where there is a turn so many further on.
  private func canStep(by count: Int) -> Bool { stops.indices.contains(current + count) }

  /// What `ShownLine.step` becomes so many turns further on, where there is such a turn; the first turn is the whole line.
  package func step(by count: Int) -> Int? {
    guard canStep(by: count) else { return step }
    return current + count == 0 ? nil : stops[current + count].end
  }

  /// "2 of 3".
  private var count: String {
    tr("{number} of {count}", ["number": String(current + 1), "count": String(stops.count)])
  }

  /// "2 of 3 · column 5".
  private var words: String {
    guard stops.indices.contains(current) else { return "" }
    return tr("{count} · {move}", ["count": count, "move": stops[current].name])
  }

  /// - Parameters:
  ///   - id: what the ids of its elements begin with: "hint".
  ///   - action: steps so many turns on.
  package func node(_ id: String, _ frame: TableFrame, _ look: Look, _ action: (_ by: Int) -> StageAction)
    -> Part
  {
    let isSmall = frame.arrangement == .small
    let hasStrip = !info.tokens.isEmpty && frame.type.factor < 1.45 && frame.arrangement != .tall
    let height = hasStrip ? (isSmall ? 58.0 : 62) : frame.type.height(40)
    let ways = ways(id, action).map { $0.sized(.exactly(isSmall ? 38 : 50), .exactly(isSmall ? 38 : 42)) }
    let said = Part.words(words, .label, anchor: .center, lines: 1).wide(.fill)
    let counted = Part.line(count, .label, anchor: .center, least: 0.6).wide(.fill)
    // A long line has smaller pieces, and in a narrow rail none.
    let strips =
      (hasStrip ? [strip(\.name, isSmall, look), strip(\.mark, isSmall, look)] : []) + [said, counted]
    let middle = Part.layers([.choice(strips)]).across(height).placed(0.5, 0.5)
      .on(.drawing { painter, frame in if hasStrip { painter.sunk(frame, radius: 5) } })
      .named("\(id).step", .text, words, value: "\(current + 1)/\(stops.count)").with(\.isNews, true)
    return .row([ways[0], middle, ways[1]], spacing: isSmall ? 8 : 12).wide(.fill)
  }

  /// The buttons one turn back and one on.
  package func ways(_ id: String, _ action: (_ by: Int) -> StageAction) -> [Part] {
    [
      Part.button("\(id).previous", icon: "previous", tr("Previous move"), showsLabel: false, action(-1))
        .enabled(canStep(by: -1)),
      Part.button("\(id).next", icon: "next", tr("Next move"), showsLabel: false, action(1))
        .enabled(canStep(by: 1)),
    ]
  }

  private func strip(_ caption: KeyPath<Stop, String>, _ isSmall: Bool, _ look: Look) -> Part {
    let side = isSmall || stops.count > 5 ? 22.0 : 30
    let tokens = look.marks ? info.markedTokens : info.tokens
    let parts = stops.enumerated().map { index, stop in
      let isCurrent = index == current
      let piece = Part.drawing(Size(side + 6, side + 8)) { painter, frame in
        let size = (side * 0.46).rounded()
        painter.piece(
          String(stop.number), TextStyle(.manropeBold, size, line: size), tokens[stop.seat],
          face: info.faces[stop.seat] ?? .white, on: painter.palette.sunk, at: frame.center, side: side,
          isRinged: isCurrent, opacity: index <= current ? 1 : 0.5)
      }
      let style = isCurrent ? TextStyle(.manropeBold, 13, line: 16) : TextStyle(.manropeMedium, 13, line: 16)
      return Part.column([
        piece.placed(0.5, 0),
        .words(stop[keyPath: caption], style, isCurrent ? .text : .secondary, anchor: .center, lines: 1)
          .placed(0.5, 0),
      ])
    }
    return Part.grid(parts, columns: parts.count).wide(.fill).inset(Insets(5, 3))
  }
}
