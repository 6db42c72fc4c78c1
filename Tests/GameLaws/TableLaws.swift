// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import EngineCore
import GameCore
import Testing

extension GameLaws {
  func checkTable(_ options: GameOptions) throws {
    var random = SeededRandom(seed: 4)
    let line = try randomGame(options, &random)
    let calm = Look(isDark: true, reducedMotion: true, marks: true)
    for (look, arrangement) in [(Look(), BoardRegion.Arrangement.wide), (calm, .tall)] {
      var table = LawTable<G>(line, look, arrangement)
      try table.playAll()
    }
  }
}

/// A table with a clock of its own, on which a line of moves is played.
struct LawTable<G: Game> {
  private var table = G.Table()
  private let line: GameLaws<G>.Line
  private let look: Look
  private var index = 0
  private var now = 10.0

  init(_ line: GameLaws<G>.Line, _ look: Look, _ arrangement: BoardRegion.Arrangement) {
    self.line = line
    self.look = look
    let window = arrangement == .wide ? Size(1280, 800) : Size(720, 1000)
    let frame = arrangement == .wide ? Rect(28, 98, 788, 654) : Rect(16, 200, 688, 700)
    let side = arrangement == .wide ? Rect(840, 300, 400, 400) : nil
    let stage = arrangement == .wide ? Rect(840, 100, 160, 180) : nil
    table.arrange(
      BoardRegion(arrangement: arrangement, window: window, frame: frame, side: side, stage: stage, pixel: 1))
  }

  private var view: TableView<G.Position, G.Move> {
    let position = line.positions[index]
    return TableView(
      position: position, moves: Array(line.moves.prefix(index)), turn: position.turn,
      outcome: position.outcome, mayMove: position.outcome == nil, options: line.options, look: look,
      plates: [.first: Rect(840, 100, 300, 80), .second: Rect(840, 190, 300, 80)], now: now)
  }

  private mutating func follow(_ change: TableChange<G.Move>, to index: Int) {
    self.index = index
    table.follow(change, view)
  }

  private mutating func settle() {
    for _ in 0..<600 {
      now += 1.0 / 60
      if table.advance(view) == .never && table.isSettled { return }
    }
    Issue.record("the table does not come to rest")
  }

  private func picture() -> DrawList {
    var list = DrawList()
    table.paint(view, into: &list)
    table.paintLifted(view, into: &list)
    return list
  }

  private func expectPure() {
    let first = picture()
    #expect(first == picture() && !first.commands.isEmpty)
  }

  mutating func playAll() throws {
    follow(.appeared, to: 0)
    settle()
    for (number, move) in line.moves.enumerated() {
      follow(.played(move), to: number + 1)
      now += 1.0 / 60
      _ = table.advance(view)
      expectPure()
      settle()
    }
    now += 5
    settle()
    expectPure()
    let ids = table.elements(view).map(\.id)
    #expect(!ids.isEmpty && Set(ids).count == ids.count)
    let played = picture()
    let back = max(0, line.moves.count - 5)
    for number in (back..<line.moves.count).reversed() { follow(.undone(line.moves[number]), to: number) }
    settle()
    for number in back..<line.moves.count { follow(.redone(line.moves[number]), to: number + 1) }
    settle()
    now += 5
    settle()
    #expect(picture() == played, "a move that is played again looks otherwise")
    follow(.cleared, to: line.moves.count)
    settle()
    #expect(table.drag(view) == nil)
  }
}
