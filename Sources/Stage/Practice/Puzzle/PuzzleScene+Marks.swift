// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import SceneKit
import Words

/// What of a puzzle is drawn: the line that is to be found, and the puzzles of the pack.
extension PuzzleScene {
  /// A turn of the line.
  private struct Well {
    var isOwn: Bool
    /// Its number among the own ones.
    var number: Int
    /// How many moves of the line have been made with it.
    var end: Int
  }

  private var turns: [Well] {
    var wells: [Well] = []
    var (number, owns) = (0, 0)
    let moves = player.exercise.line.compactMap(\.move)
    for (index, move) in (player.exercise.line.first?.position.line(moves) ?? []).enumerated() {
      if move.move.description == GameRecord.pass { continue }
      guard move.number != number else {
        wells[wells.count - 1].end = index + 1
        continue
      }
      number = move.number
      let isOwn = move.position.turn == player.seat
      if isOwn { owns += 1 }
      wells.append(Well(isOwn: isOwn, number: owns, end: index + 1))
    }
    return wells
  }

  /// The line as wells: the own moves with numbers, answers without; what was made fills them.
  func wells(_ frame: TableFrame, height: Double) -> Part {
    let wells = turns
    let made = player.state.made
    let next = wells.first { $0.end > made && $0.isOwn }?.end
    let (tokens, faces, seat) = (G.info.tokens, G.info.faces, player.seat)
    let drawing = Part.drawing(Size(0, height + 18)) { painter, frame in
      let count = Double(wells.count)
      let side = min(height, (frame.width - 4 * (count - 1) - 8) / max(1, count)).rounded(.down)
      let pitch = min(side * 1.5, wells.count > 1 ? (frame.width - side - 8) / (count - 1) : 0)
      for (index, well) in wells.enumerated() {
        let center = Point(frame.x + 4 + side / 2 + pitch * Double(index), frame.y + height / 2 + 2)
        let place = Rect(center: center, size: Size(side, side))
        painter.sunk(place, radius: side / 2)
        let isMade = well.end <= made
        let owner = well.isOwn ? seat : seat.other
        if let token = tokens[owner] {
          painter.list.picture(token, in: place.inset(2), tint: Color(0xFFFFFF, isMade ? 1 : 0.3))
        } else if isMade {
          painter.list.disc(
            at: center, radius: side / 2 - 2, well.isOwn ? painter.accentColor : painter.palette.textSecondary
          )
        }
        if well.isOwn {
          let size = (side * 0.4).rounded()
          let face = faces[owner] ?? (isMade ? painter.accentColor : painter.palette.sunk)
          let ground = painter.palette.sunk.mixed(with: face, isMade ? 1 : 0.3)
          painter.number(
            String(well.number), TextStyle(.manropeBold, size, line: size),
            at: center + Point(0, (size * 0.36).rounded()),
            ground.clearest(of: [Color(0xFFF6DE), Color(0x22130A)]))
        }
        if well.end == next {
          painter.list.ring(at: center, radius: side / 2 + 3, painter.palette.text, width: 2.2)
        }
      }
    }
    let own = wells.filter(\.isOwn)
    let found = own.count { $0.end <= made }
    // What was shown was not found.
    let isShown = player.state.isShown && player.state.stars == nil
    let said =
      isShown
      ? tr("Solution")
      : trn(
        "{found} of {count} move found", "{found} of {count} moves found", own.count, ["found": String(found)]
      )
    return Part.column([
      drawing.wide(.fill), .words(said, .caption, .secondary, lines: 1),
    ]).wide(.fill).named("puzzle.line", .text, said, value: "\(found)/\(own.count)")
  }

  /// The puzzles of the pack as squares, 20 a row, and never more than 40 of them: they stand in one place in every pack.
  func pips(_ context: StageContext) -> Part {
    let solved = place.puzzles.map { puzzle in
      isSolved(puzzle.id, context) || puzzle.id == packed.id && state.stars != nil
    }
    guard solved.count > 1 else { return .space(0) }
    let page = page ?? PuzzlePips.page(of: place.index, count: solved.count)
    let shown = PuzzlePips.shown(on: page, of: solved.count)
    let count = PuzzleWords.count(solved.count { $0 }, of: solved.count)
    let title = PuzzleWords.title(of: packed)
    var (words, spoken, turn) = (count, count, [Part]())
    if shown.count < solved.count {
      let range = tr(
        "{first} to {last}", ["first": String(shown.lowerBound + 1), "last": String(shown.upperBound)])
      words = "\(count) · \(range)"
      spoken = tr("{count} solved, {range} shown", ["count": count, "range": range])
      turn = [
        Part.quiet("puzzle.page.before", icon: "previous", tr("Earlier"), .puzzle(.page(page - 1)))
          .enabled(page > 0),
        .quiet("puzzle.page.after", icon: "next", tr("Later"), .puzzle(.page(page + 1)))
          .enabled(shown.upperBound < solved.count),
      ].map { $0.sized(.exactly(30), .exactly(22)).heard(as: title) }
    }
    let head = [
      Part.line(title, .label, least: 0.7).wide(.fill), .words(words, .label, .secondary, lines: 1),
    ]
    return Part.column(
      [
        Part.row(head + turn, spacing: 8)
          .named("puzzle.pack", .text, spoken, value: "\(solved.count { $0 })/\(solved.count)"),
        Part.grid(
          shown.map { pip($0, isSolved: solved[$0]) }, columns: PuzzlePips.row, spacing: Size(4, 4)
        ).wide(.fill).heard(as: title),
      ], spacing: 8
    ).wide(.fill)
  }

  /// The square of a puzzle; an arrow goes from one to the next, and Enter opens it.
  private func pip(_ number: Int, isSolved: Bool) -> Part {
    let isNow = number == place.index
    let label = tr("Puzzle {number}", ["number": String(number + 1)])
    return Part.control(
      "puzzle.pip.\(number + 1)",
      .segment(group: "puzzle.pips", isSelected: isNow, icon: nil, leadsAway: true),
      isSolved ? tr("{puzzle}, solved", ["puzzle": label]) : label, showsLabel: false,
      .puzzle(.open(number))
    )
    // Narrower than a word would be.
    .inset(Insets(-3, 0)).sized(.fill, .exactly(15)).on(
      .drawing { painter, frame in
        let side = min(15, frame.width)
        let pip = Rect(frame.x, frame.y, side, side)
        let ink = isSolved ? painter.accentColor : painter.palette.faint(0.14)
        painter.list.rounded(pip, radius: 3, ink)
        if isSolved { painter.icon("check", center: pip.center, size: 11, painter.palette.accentText) }
        if isNow { painter.list.outline(pip.inset(-2), radius: 5, painter.accentColor, width: 2.5) }
      })
  }
}

/// Which squares stand for puzzles of a pack: as many on each page, so that none has a few alone.
enum PuzzlePips {
  static let row = 20
  private static let most = 2 * row

  private static func length(_ count: Int) -> Int {
    let pages = max(1, (count + most - 1) / most)
    return max(1, (count + pages - 1) / pages)
  }

  static func page(of index: Int, count: Int) -> Int { index / length(count) }

  static func shown(on page: Int, of count: Int) -> Range<Int> {
    let length = length(count)
    return min(count, page * length)..<min(count, (page + 1) * length)
  }
}
