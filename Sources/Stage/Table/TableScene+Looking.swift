// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import SceneKit
import Words

/// The moves of the game as a row of its own pieces, where the rail has room: a click looks back, another one returns.
extension TableScene {
  /// How many rows of moves the rail has room for besides everything else.
  private func rows(_ frame: TableFrame, hasScore: Bool) -> Int {
    guard frame.arrangement == .wide, !frame.hasStage, frame.type.factor < 1.5, !G.info.tokens.isEmpty else {
      return 0
    }
    let others = 560.0 + (hasScore ? 62 : 0) + (showsValues ? 80 : 0)
    return max(0, Int((frame.window.height - others) / MoveRibbon.pitch(frame)))
  }

  /// The newest rows; nil where there is no room, or nothing to tell.
  func moveList(_ frame: TableFrame, hasScore: Bool, _ context: StageContext) -> Part? {
    let rows = rows(frame, hasScore: hasScore)
    guard rows > 0, !session.moves.isEmpty, session.remark == nil, session.hint == nil, farWords == nil
    else { return nil }
    let columns = max(4, Int(frame.rail / MoveRibbon.pitch(frame)))
    let all = session.moves.count
    let first = max(0, (all + columns - 1) / columns - rows) * columns
    let past = session.line.past
    let ribbon = MoveRibbon(info: G.info, look: context.look, frame)
    let numbers = GameRecord.numbers(of: session.moves.map(\.description))
    let nodes = (first..<all).map { index in
      ribbon.node(
        MoveRibbon.Entry(text: G.mark(of: session.moves[index]), seat: G.turn(in: past[index])),
        number: numbers[index], id: "move.\(index + 1)", isShown: (lookedAt ?? all) == index + 1,
        .table(.look(index + 1)))
    }
    let list = Part.column(ribbon.rows(nodes, columns: columns), spacing: 2)
    return Part.column(
      [.heading("table.heading.moves", tr("Moves"), .label, .secondary, lines: 1), list.placed(0, 0)],
      spacing: 4)
  }

  // MARK: - Looking back

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
    guard let count = lookedAt, session.line.past.indices.contains(count) else { return }
    view.position = session.line.past[count]
    view.moves = Array(session.moves.prefix(count))
    view.turn = G.turn(in: view.position)
    (view.outcome, view.mayMove, view.showsResult) = (nil, false, false)
    (view.line, view.solutions) = (nil, Solutions())
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
