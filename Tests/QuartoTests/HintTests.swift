// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Testing

@testable import Quarto

/// Every sentence of a hint is a claim: it is held against the plain rules.
struct HintTests {
  private let engine = Quarto.Engine(resources: .none)

  /// The own placements after which whoever is to act has won for sure, or nil; by the rules alone.
  private func placements(_ position: Quarto.Position, most: Int) -> Int? {
    guard most > 0 else { return nil }
    if let hand = position.hand {
      if position.emptyCells.contains(where: { position.wins(hand, on: $0) }) { return 1 }
      let later = position.legalMoves.compactMap { position.playing($0) }.filter { $0.outcome == nil }
        .compactMap { placements($0, most: most - 1) }
      return later.min().map { $0 + 1 }
    }
    return position.legalMoves.compactMap { position.playing($0) }.compactMap { losing($0, most: most) }.min()
  }

  /// The same for the other side of whoever must place: after how many placements of theirs they have won.
  private func losing(_ position: Quarto.Position, most: Int) -> Int? {
    guard let hand = position.hand, !position.emptyCells.contains(where: { position.wins(hand, on: $0) })
    else {
      return nil
    }
    var worst = 0
    for move in position.legalMoves {
      guard let after = position.playing(move), after.outcome == nil else { return nil }
      for gift in after.legalMoves {
        guard let given = after.playing(gift), let count = placements(given, most: most) else { return nil }
        worst = max(worst, count)
      }
    }
    return worst
  }

  @Test func meaningsAreTrue() throws {
    var kinds: Set<String> = []
    for seed in 1...1000 as ClosedRange<UInt64> {
      var position = randomPosition(
        seed.isMultiple(of: 4) ? .squares : .lines, pieces: 10 + Int(seed % 5), seed: seed)
      if seed.isMultiple(of: 2), let cell = position.emptyCells.first,
        let giving = position.playing(.place(cell)),
        giving.outcome == nil
      {
        position = giving
      }
      let hint = try #require(engine.hint(in: position, control: SearchControl()))
      let next = try #require(position.playing(hint.move))
      let value = naiveValue(position)
      let fastest = placements(position, most: 3)
      let (expected, end): (Quarto.Engine.Meaning, String) =
        switch (value, fastest) {
        case (1, 1?) where position.hand != nil: (.wins(1), "wins at once.")
        case (1, let count?): (.wins(count), "wins with \(count) piece\(count == 1 ? "" : "s") of yours.")
        case (1, nil): (.wins(nil), "wins against every answer.")
        case (0, _):
          drawsAnyhow(position)
            ? (
              .free,
              position.hand == nil ? "Every piece holds the draw." : "holds the draw. So does every cell."
            )
            : (.draws, "holds the draw.")
        default: (.loses, "is as good as any.")
        }
      #expect(hint.meaning == expected, "\(position.notation)")
      let said = Quarto.explain(hint, in: position)
      #expect(said.count == 2 && said[1].hasSuffix(end))
      let place =
        switch hint.move {
        case .place where expected == .loses: "Every place loses against best play."
        case .place(let cell): Self.place(of: cell, in: position)
        case .give where expected == .loses:
          position.dangerous.count == position.left.count
            ? "Every piece completes a line now." : "Every gift loses against best play."
        case .give(let piece):
          "Look for a \(piece.rawValue & 2 == 0 ? "light" : "dark") piece that you can give."
        }
      let free =
        position.hand == nil ? "Nothing here loses; give freely." : "Nothing here loses; place freely."
      #expect(said[0] == (expected == .free ? free : place), "\(position.notation)")
      if expected == .free { kinds.insert("free") }
      // And beside the values of all moves it says the same.
      let values = try #require(engine.values(in: position, control: SearchControl()))
      let beside = try #require(engine.hint(from: values.mapValues { MoveValue($0) }, in: position))
      #expect(values[beside.move] == values.values.max(), "\(position.notation)")
      switch (expected, beside.meaning) {
      case (.wins, .wins): break
      case (let one, let other): #expect(one == other, "\(position.notation)")
      }
      let nextValue = next.outcome == nil ? naiveValue(next) : next.outcome?.winner == nil ? 0 : 1
      #expect((next.turn == position.turn ? nextValue : -nextValue) == value)
      kinds.insert(end)
    }
    #expect(kinds.count >= 6)
  }

  /// The line that is completed, or the side of the board.
  private static func place(of cell: Int, in position: Quarto.Position) -> String {
    guard let line = position.playing(.place(cell))?.winningLines.first?.cells else {
      return "Look at the \(cell % 4 < 2 ? "left" : "right") side of the board."
    }
    let ends = "\(Quarto.Move.name(ofCell: line[0])) to \(Quarto.Move.name(ofCell: line[3]))"
    return switch line[3] - line[0] {
    case 3: "Look at row \(line[0] / 4 + 1)."
    case 12 where line[1] - line[0] == 4: "Look at column \(Quarto.Move.name(ofCell: line[0]).prefix(1))."
    case 5 where line[1] - line[0] == 1: "Look at the square \(ends)."
    default: "Look at the diagonal \(ends)."
    }
  }

  private func drawsAnyhow(_ position: Quarto.Position) -> Bool {
    position.legalMoves.allSatisfy { move in
      guard let next = position.playing(move) else { return false }
      if let outcome = next.outcome { return outcome.winner == nil }
      return naiveValue(next) == 0
    }
  }

  /// Without a book and with little work nothing is proven, and the words do not say that it is.
  @Test func whatWasGivenUpIsNotSaidToHold() throws {
    let start = randomPosition(.lines, pieces: 2, seed: 3)
    let hint = try #require(engine.hint(in: start, control: SearchControl(budget: 50_000)))
    #expect(hint.meaning == .careful)
    // And that much is true: after it there is a gift that does not lose at once.
    let next = try #require(start.playing(hint.move))
    #expect(next.dangerous.count < next.left.count)
  }

  @Test(arguments: [
    ("tall", "four tall pieces"), ("solid", "four solid pieces"),
    ("short,light,round", "four pieces that are short, light and round"),
    ("full", "sixteen pieces and no line"), ("luck", ""),
  ])
  func reasonsHaveWords(reason: String, words: String) { #expect(Quarto.explain(reason: reason) == words) }
}
