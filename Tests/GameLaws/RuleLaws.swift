// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Testing

extension GameLaws {
  func checkRules(_ options: GameOptions, _ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let line = try randomGame(options, &random)
    #expect(line.moves.count < 300, "a game ends")
    for position in line.positions {
      let legal = position.legalMoves
      // What is counted as a move is told from the text alone.
      let passes = G.facets.pass(in: position).map { [$0.description] } ?? []
      #expect(legal.map(\.description).filter { $0 == GameRecord.pass } == passes)
      #expect(legal.isEmpty == (position.outcome != nil))
      #expect(Set(legal).count == legal.count)
      for move in legal {
        #expect(G.Move(move.description) == move)
        #expect(position.playing(move) != nil)
      }
      #expect(!position.notation.isEmpty && !position.notation.contains("\n"))
      if let outcome = position.outcome { #expect(!G.explain(reason: outcome.reason).isEmpty) }
      #expect(G.verdict(on: position) { "\($0)" }.isEmpty == (position.outcome == nil))
    }
    // What was legal at the start is refused when the game is over.
    if line.last.outcome != nil {
      for move in line.positions[0].legalMoves { #expect(line.last.playing(move) == nil) }
    }
    var replayed = G.start(options)
    for (index, text) in line.moves.map(\.description).enumerated() {
      #expect(replayed == line.positions[index])
      let move = try #require(G.Move(text))
      replayed = try #require(replayed.playing(move))
    }
    #expect(replayed == line.last)
    for text in ["", " ", "?", "99", "-1", "é", "\u{0}", "1 "] {
      #expect(G.Move(text)?.description ?? text == text)
    }
  }

  func checkClipboard(_ options: GameOptions, _ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let line = try randomGame(options, &random, most: 200)
    for count in Set([0, 1, line.moves.count / 3, line.moves.count / 2, line.moves.count]).sorted() {
      let moves = Array(line.moves.prefix(count))
      // Nothing has happened, and nothing can be copied.
      guard count > 0 || options.setup != nil else { continue }
      try expectPasted(G.facets.transcript(of: moves, options), options, line.positions[count])
      guard G.self is any Transcribing<G.Position, G.Move, G.Engine>.Type else { continue }
      try expectPasted(line.positions[count].notation, options, line.positions[count])
    }
  }

  private func expectPasted(_ text: String, _ options: GameOptions, _ position: G.Position) throws {
    var forms = [text, text.uppercased(), text.lowercased(), "  " + text + "\n"]
    for separator in [", ", ",", "\n", " \t ", "; "] + (isPuzzle ? [] : [""]) {
      forms.append(text.split(separator: " ").joined(separator: separator))
    }
    var bare = options
    bare.setup = nil
    for form in forms {
      let reached = try #require(self.position(form, bare), "\(form)")
      #expect(reached.notation == position.notation, "\(form)")
      #expect(reached.outcome == position.outcome, "\(form)")
      #expect(reached.turn == position.turn || position.outcome != nil, "\(form)")
    }
  }

  func checkSession(_ options: GameOptions) throws {
    var random = SeededRandom(seed: 11)
    var line = try randomGame(options, &random)
    line.options.opponent = .friend
    func session() -> Session<G> {
      Session(options: line.options, seed: 3, resources: .none, wake: {})
    }
    let first = session()
    // A pass is played by itself.
    let stop = line.positions.firstIndex { G.facets.pass(in: $0) != nil } ?? line.moves.count
    for move in line.moves.prefix(stop) { #expect(first.play(move)) }
    #expect(first.position == line.positions[stop])
    for index in (0..<stop).reversed() {
      first.undo()
      if line.last.outcome == nil || stop < line.moves.count {
        #expect(first.position == line.positions[index])
      }
    }
    #expect(first.position == line.positions[0] && first.moves.isEmpty)
    while first.canRedo { first.redo() }
    #expect(first.position == line.positions[stop])
    let saved = first.saved
    let second = session()
    #expect(second.restore(saved))
    #expect(second.position == first.position && second.saved == saved)
    #expect(Session<G>.isReadable(saved))
  }
}
