// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Testing

@testable import Quarto

/// Which half of a turn lost a game, and what a hint points at.
struct ExplainerTests {
  private static let squares = "=b b2 =4 c1 =6 c3 =5 b3 =3 c2 =8 d1 =9 a4 =c d3 =e"

  private func line(_ text: String, squares: Bool = false) throws -> GameLine<Quarto> {
    var options = GameOptions()
    options.switches["squares"] = squares
    let moves = text.split(separator: " ").compactMap { Quarto.Move(String($0)) }
    return try #require(GameLine<Quarto>(options, moves: moves))
  }

  /// a3 wins at once; d2 leaves no safe piece, and no gift after it is to blame.
  @Test func thePlacementIsTheMistake() throws {
    let before = try line(Self.squares, squares: true)
    let found = try #require(Quarto.explanation(of: ReviewedMove("d2"), in: before.position))
    #expect(found.isStopped && found.lets?.idea.name == "no safe piece")
    #expect(found.missed?.idea.name == "wins" && found.better.contains("a3"))
    #expect(found.lets?.idea.lets("Bramble") == "After d2 no piece is safe to give.")
    // Any piece is hollow or solid, and so on: only the lines are told then.
    #expect(found.lets?.idea.answer?.contains("There are ") == true)
    let after = try line(Self.squares + " d2", squares: true).position
    for gift in after.legalMoves {
      #expect(Quarto.explanation(of: ReviewedMove(gift.description), in: after) == nil, "\(gift)")
    }
  }

  /// The hint in a lost position says so, and the line that it points at is one.
  @Test func aHintPointsAtTheLine() throws {
    let engine = Quarto.Engine(resources: .none)
    let won = try line("=2 b2 =d d4 =e c2 =4 b3 =f d2 =8 d3 =b").position
    let hint = try #require(engine.hint(in: won, control: SearchControl(budget: 1_000_000)))
    let places = ["Look at column d.", "Look at row 2."]
    #expect(places.contains(Quarto.explain(hint, in: won)[0]))
    let lost = try line(Self.squares + " d2", squares: true).position
    let bad = try #require(engine.hint(in: lost, control: SearchControl(budget: 1_000_000)))
    #expect(Quarto.explain(bad, in: lost)[0] == "Every piece completes a line now.")
    #expect(Quarto.facets.isLost(bad))
  }

  /// A piece has as many traits in its name as the tray needs.
  @Test func namesAreShort() throws {
    let position = try line("=0 a1 =1 b1 =2 c1 =4 d2 =8 a2 =3 b3 =5 c4 =6 d4 =7 a3 =9 b4 =a c2").position
    for gift in position.legalMoves {
      let name = Quarto.name(of: gift, in: position)
      #expect(position.legalMoves.count { Quarto.name(of: $0, in: position) == name } == 1)
      #expect(name.split(separator: " ").count <= 5, "\(name)")
    }
  }

  /// The name of a piece that completes a line has the trait by which it does, and safe ones are named by what they share.
  @Test func namesSayWhatDecides() throws {
    let position = try line("=d b1 =7 c1 =8 b3 =e b4").position
    for gift in position.legalMoves {
      guard case .give(let piece) = gift, let danger = position.dangers(of: piece).first else { continue }
      #expect(Quarto.name(of: gift, in: position).contains(danger.shared.word), "\(gift)")
    }
    let start = try line("=0 a1").position
    let light = start.legalMoves.filter { gift in
      if case .give(let piece) = gift { return !piece.has(.dark) }
      return false
    }
    #expect(Quarto.names(ofAll: light, in: start).map(\.name) == ["any light piece"])
    #expect(Quarto.names(ofAll: light, in: start).map(\.count) == [7])
    let one = Quarto.names(ofAll: Array(light.prefix(1)), in: start)
    #expect(one.count == 1 && one[0].count == 1)
  }

  /// Every piece left completes one of the lines that are named, and no more are named than that takes.
  @Test func noMoreLinesAreNamedThanNeeded() throws {
    let after = try line("=3 a4 =d c4 =1 c2 =8 d2 =e d1 =f c3 =7 b3 =2 d3 =5 a1").position
    let all = after.warnings
    let few = Quarto.Danger.fewest(all, of: after.left, through: .place(0))
    #expect(few.count < all.count)
    for piece in after.left { #expect(few.contains { $0.shared.isOn(piece) }, "\(piece)") }
    let words = try #require(Quarto.Danger.words(for: few))
    let saysNothing = few.contains { one in
      few.contains { $0.shared.trait == one.shared.trait && $0.shared.isSet != one.shared.isSet }
    }
    #expect(words.hasPrefix(saysNothing ? "There are " : "Every piece left is "), "\(words)")
    let alike = few.filter(\.shared.isSet)
    if let words = Quarto.Danger.words(for: alike) {
      #expect(words.hasPrefix("Every piece left is "), "\(words)")
    }
  }
}
