// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import Catalog
import EngineCore
import GameCore
import Testing

/// The laws that every game of the catalog obeys, held on random games.
@Suite struct LawTests {
  static let names = catalog.map { $0.info.name }

  private func game(_ name: String) throws -> any Game.Type {
    try #require(catalog.first { $0.info.name == name })
  }

  @Test func namesAreUniqueAndOnesThatTheCommandLineKnows() {
    #expect(Set(Self.names).count == Self.names.count)
    #expect(Set(Self.names).isSubset(of: ["quarto", "connect-four", "reversi", "pentominoes"]))
  }

  @Test(arguments: names) func everyLevelIsExplained(name: String) throws {
    let info = try game(name).info
    #expect(info.levels.count == 6)
    #expect(info.levels.allSatisfy { !$0.text.isEmpty && $0.text.count < 60 })
    #expect(Set(info.levels).count == 6)
    #expect(!info.rules.isEmpty && !info.keys.isEmpty)
  }

  @Test(arguments: names) func rules(name: String) throws {
    for seed in 1...20 as ClosedRange<UInt64> { try Laws.rules(game(name), seed: seed) }
  }

  @Test(arguments: names) func table(name: String) throws {
    for seed in 1...4 as ClosedRange<UInt64> { try Laws.table(game(name), seed: seed) }
  }

  @Test(arguments: names) func clipboard(name: String) throws {
    for seed in 1...12 as ClosedRange<UInt64> { try Laws.clipboard(game(name), seed: seed) }
  }

  @Test(arguments: names) func engine(name: String) throws {
    try Laws.engine(game(name))
  }
}

enum Laws {
  /// Moves are text both ways, illegal moves are refused, the list of moves is the game, and outcome and legal moves
  /// agree.
  static func rules<G: Game>(_ game: G.Type, seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let options = GameOptions()
    var position = G.start(options)
    var moves: [G.Move] = []
    var positions = [position]
    while true {
      let legal = G.legalMoves(in: position)
      // What is counted as a move is told from the text alone.
      let passes = G.facets.pass(in: position).map { [$0.description] } ?? []
      #expect(legal.map(\.description).filter { $0 == GameRecord.pass } == passes)
      #expect(legal.isEmpty == (G.outcome(of: position) != nil))
      #expect(Set(legal).count == legal.count)
      for move in legal {
        #expect(G.Move(move.description) == move)
        #expect(G.playing(move, in: position) != nil)
      }
      #expect(!G.notation(of: position).isEmpty && !G.notation(of: position).contains("\n"))
      // A puzzle need not end when it is played at random.
      guard let move = legal.randomElement(using: &random), G.info.seats == .two || moves.count < 60 else {
        break
      }
      position = try #require(G.playing(move, in: position))
      moves.append(move)
      positions.append(position)
      #expect(moves.count < 1000)
    }
    // What was legal at the start is refused now.
    if G.info.seats == .two {
      for move in G.legalMoves(in: positions[0]) { #expect(G.playing(move, in: position) == nil) }
    }
    var replayed = G.start(options)
    for (index, text) in moves.map(\.description).enumerated() {
      #expect(replayed == positions[index])
      let move = try #require(G.Move(text))
      replayed = try #require(G.playing(move, in: replayed))
    }
    #expect(replayed == position)
    for text in ["", " ", "?", "99", "-1", "é", "\u{0}", "1 "] {
      #expect(G.Move(text)?.description ?? text == text)
    }
  }

  /// Whatever can be copied can be pasted, a game or a position, in every form in which people write it.
  static func clipboard<G: Game>(_ game: G.Type, seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var options = GameOptions()
    // A game from the start, and then another one from where that had been cut.
    for round in 0..<3 {
      var position = G.start(options)
      var moves: [G.Move] = []
      let length = round == 0 ? 200 : Int.random(in: 1...12, using: &random)
      while moves.count < length, let move = G.legalMoves(in: position).randomElement(using: &random) {
        if G.info.seats == .one && moves.count > 20 { break }
        position = try #require(G.playing(move, in: position))
        moves.append(move)
        if moves.count > 6 && moves.count % 5 != 0 && G.outcome(of: position) == nil { continue }
        try expectPasted(G.facets.transcript(of: moves, options), game, position)
        try expectPasted(G.notation(of: position), game, position)
      }
      var cut = G.start(options)
      for move in moves.prefix(Int.random(in: 0...moves.count, using: &random)) {
        cut = try #require(G.playing(move, in: cut))
      }
      options.setup = try G.facets.read(transcript: G.notation(of: cut), GameOptions()).setup
    }
  }

  private static func expectPasted<G: Game>(_ text: String, _ game: G.Type, _ position: G.Position) throws {
    var forms = [text, text.uppercased(), text.lowercased(), "  " + text + "\n"]
    for separator in [", ", ",", "\n", " \t ", "; "] + (G.info.seats == .one ? [] : [""]) {
      forms.append(text.split(separator: " ").joined(separator: separator))
    }
    for form in forms {
      let pasted = try G.facets.read(transcript: form, GameOptions())
      var options = GameOptions()
      options.setup = pasted.setup
      var reached = G.start(options)
      for move in pasted.moves {
        reached = try #require(G.playing(move, in: reached), "\(form): \(move)")
      }
      #expect(G.notation(of: reached) == G.notation(of: position), "\(form)")
      #expect(G.outcome(of: reached) == G.outcome(of: position), "\(form)")
      #expect(G.turn(in: reached) == G.turn(in: position) || G.outcome(of: position) != nil, "\(form)")
    }
  }

  /// The table follows play, undo and clearing, comes to rest, and paints the same picture for the same moment.
  static func table<G: Game>(_ game: G.Type, seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var table = G.Table()
    table.arrange(
      BoardRegion(
        arrangement: .wide, window: Size(1280, 800), frame: Rect(28, 98, 788, 654), pixel: 1))
    var history = [G.start(GameOptions())]
    var moves: [G.Move] = []
    var now = 0.0
    func view() -> TableView<G.Position, G.Move> {
      let position = history[history.count - 1]
      return TableView(
        position: position, moves: moves, turn: G.turn(in: position), outcome: G.outcome(of: position),
        mayMove: G.outcome(of: position) == nil, options: GameOptions(), look: Look(), now: now)
    }
    func settle() {
      for _ in 0..<600 {
        now += 1.0 / 60
        if table.advance(view()) == .never && table.isSettled { return }
      }
      Issue.record("the table does not come to rest")
    }
    func expectPure() {
      var (first, second) = (DrawList(), DrawList())
      table.paint(view(), into: &first)
      table.paint(view(), into: &second)
      #expect(first == second)
      #expect(!first.commands.isEmpty)
    }
    table.follow(.appeared, view())
    settle()
    while let move = G.legalMoves(in: history[history.count - 1]).randomElement(using: &random) {
      if G.info.seats == .one && moves.count == 30 { break }
      history.append(try #require(G.playing(move, in: history[history.count - 1])))
      moves.append(move)
      table.follow(.played(move), view())
      now += 1.0 / 60
      _ = table.advance(view())
      expectPure()
      settle()
      expectPure()
    }
    var played = DrawList()
    table.paint(view(), into: &played)
    let undone = min(5, moves.count)
    let taken = Array(moves.suffix(undone))
    let positions = Array(history.suffix(undone))
    for move in taken.reversed() {
      history.removeLast()
      moves.removeLast()
      table.follow(.undone(move), view())
    }
    settle()
    for (move, position) in zip(taken, positions) {
      history.append(position)
      moves.append(move)
      table.follow(.redone(move), view())
    }
    settle()
    now += 5
    settle()
    var redone = DrawList()
    table.paint(view(), into: &redone)
    var ids = table.elements(view()).map(\.id)
    #expect(Set(ids).count == ids.count)
    ids.sort()
    #expect(!ids.isEmpty)
    table.follow(.cleared, view())
    settle()
  }

  /// Every strength plays legal moves, equal seeds give equal moves, and a stopped search answers nothing.
  static func engine<G: Game>(_ game: G.Type) throws {
    let engine = G.Engine(resources: .none)
    var position = G.start(GameOptions())
    // A few moves in, so that no strength needs a book.
    var random = SeededRandom(seed: 7)
    for _ in 0..<(G.info.seats == .one ? 0 : 14) {
      guard let move = G.legalMoves(in: position).randomElement(using: &random) else { break }
      position = G.playing(move, in: position) ?? position
    }
    for level in 1...5 {
      let move = engine.choose(in: position, strength: .level(level), seed: 3, control: SearchControl())
      let again = engine.choose(in: position, strength: .level(level), seed: 3, control: SearchControl())
      #expect(move == again)
      let legal = G.legalMoves(in: position)
      #expect(move.map { legal.contains($0) } ?? false)
    }
    let hint = try #require(engine.hint(in: position, control: SearchControl()))
    #expect(G.legalMoves(in: position).contains(hint.move))
    let said = G.explain(hint, in: position)
    #expect(!said.isEmpty && said.allSatisfy { $0.hasSuffix(".") })
  }
}
