// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import Words

/// The moves of the game as a row of its own pieces, where the rail has room: a click looks back, another one returns.
extension TableScene {
  private static var pitch: Double { 40 }

  /// How many rows of moves the rail has room for besides everything else.
  private func rows(_ frame: TableFrame, hasScore: Bool) -> Int {
    guard frame.arrangement == .wide, !frame.hasSide, frame.type.factor < 1.5, !G.info.tokens.isEmpty else {
      return 0
    }
    let others = 560.0 + (hasScore ? 62 : 0) + (session.options.showsValues ? 80 : 0)
    return max(0, Int((frame.window.height - others) / Self.pitch))
  }

  /// The newest rows; nil where there is no room, or nothing to tell.
  func moveList(_ frame: TableFrame, hasScore: Bool, _ context: StageContext) -> Part? {
    let rows = rows(frame, hasScore: hasScore)
    guard rows > 0, !session.moves.isEmpty, session.remark == nil else { return nil }
    let columns = max(4, Int(frame.rail / Self.pitch))
    let all = session.moves.count
    let first = max(0, (all + columns - 1) / columns - rows) * columns
    let side = Self.pitch - 2
    var nodes = (first..<all).map { move($0, side, context) }
    while nodes.count < columns { nodes.append(.space(side)) }
    let list = Part.grid(
      nodes.map { $0.sized(.exactly(side), .exactly(side)) }, columns: columns, spacing: Size(2, 2)
    ).sized(.exactly(Double(columns) * Self.pitch - 2), .fit)
    return Part.column([.words(tr("Moves"), .label, .secondary, lines: 1), list.placed(0, 0)], spacing: 4)
  }

  private func move(_ index: Int, _ side: Double, _ context: StageContext) -> Part {
    let seat = mover(of: index)
    let text = session.moves[index].description
    let tokens = context.look.marks ? G.info.markedTokens : G.info.tokens
    let isShown = (lookedAt ?? session.moves.count) == index + 1
    let color = G.info.sideColors[seat] ?? .white
    let isDark = 0.3 * Double(color.red) + 0.59 * Double(color.green) + 0.11 * Double(color.blue) < 128
    let label = text == GameRecord.pass ? "\u{2013}" : text
    let piece = tokens[seat]
    var part = Part.drawing(Size(side, side)) { painter, frame in
      let size = 29.0
      if let piece {
        painter.list.picture(piece, in: Rect(center: frame.center, size: Size(size, size)))
      }
      painter.list.text(
        label, TextStyle(.manropeBold, label.count > 1 ? 11 : 13, line: 16),
        at: frame.center + Point(0, label.count > 1 ? 3 : 4), anchor: .center,
        Color(isDark ? 0xFFF6DE : 0x2A1A10))
      guard isShown else { return }
      let radius = size / 2 + 2
      painter.list.shape(
        Shape(.disc(radius: radius), stroke: Stroke(painter.palette.text, width: 2.2)),
        at: frame.center - Point(radius, radius))
    }.named(
      "move.\(index + 1)", .button,
      tr("Move {number}: {move}", ["number": String(index + 1), "move": text]))
    part.action = .table(.look(index + 1))
    part.isSelected = isShown
    return part
  }

  private func mover(of index: Int) -> Seat {
    lookedLine.indices.contains(index) ? G.turn(in: lookedLine[index]) : .first
  }

  // MARK: - Looking back

  /// The positions before each move and after the last.
  private var lookedLine: [G.Position] {
    var line = [G.start(session.seated)]
    for move in session.moves {
      guard let last = line.last, let next = G.playing(move, in: last) else { break }
      line.append(next)
    }
    return line
  }

  /// Lays the board as it was after so many moves; the present one, or the same again, returns to the game.
  func look(at count: Int) {
    lookedAt = count == lookedAt || count >= session.moves.count || count < 0 ? nil : count
  }

  /// One move further back or forth.
  func look(by step: Int) -> StageRequest? {
    let next = (lookedAt ?? session.moves.count) + step
    guard (0...session.moves.count).contains(next), !session.moves.isEmpty else { return nil }
    lookedAt = next == session.moves.count ? nil : next
    return nil
  }

  /// What is seen instead of the present position, if somebody looks back.
  func lookBack(_ view: inout TableView<G.Position, G.Move>) {
    guard let count = lookedAt, count < session.moves.count else { return }
    let line = lookedLine
    guard line.indices.contains(count) else { return }
    view.position = line[count]
    view.moves = Array(session.moves.prefix(count))
    view.turn = G.turn(in: line[count])
    (view.outcome, view.mayMove, view.showsResult) = (nil, false, false)
    (view.hint, view.threat, view.endings) = (nil, nil, nil)
  }

  /// Another position than that of the game was laid on the board, or taken from it.
  func followLooks() {
    guard laidSolution != solved.shown || laidMoves != lookedAt else { return }
    let isLook = laidMoves != lookedAt
    (laidSolution, laidMoves) = (solved.shown, lookedAt)
    if isLook || session.announced != nil { table.follow(.appeared, view) }
  }

  /// Whoever touches the board goes on with the game.
  func returns(at gesture: Gesture) -> Bool {
    guard lookedAt != nil else { return false }
    switch gesture {
    case .press(let point, _): return table.boardFrame.contains(point)
    case .click(let point, _) where table.boardFrame.contains(point): lookedAt = nil
    case .dragBegin(let point, _) where table.boardFrame.contains(point): lookedAt = nil
    case .key(.escape, []): lookedAt = nil
    default: return false
    }
    return true
  }
}
