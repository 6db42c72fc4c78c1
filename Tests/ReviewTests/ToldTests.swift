// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Catalog
import EngineCore
import GameCore
import GoldenKit
import StageKit
import Testing

@testable import SceneKit

/// All that the rules let say of moves, mistakes and whole games, on games of chance with values of chance. Its numbers change exactly
/// when a sentence does, or the place that it is said of: whoever meant that records them anew.
struct ToldTests {
  private static let names = catalog.map { $0.info.name }

  @Test(arguments: names) func nothingIsToldInAnotherWay(_ name: String) throws {
    let game = try #require(catalog.first { $0.info.name == name })
    try expectSnapshot(text: game.told(seed: 12), "told-" + name)
  }
}

/// Sentences of one kind: so many, with a sum over them, and a few to read.
private struct Told {
  let kind: String
  private var count = 0
  /// FNV-1a, 64 bits.
  private var sum: UInt64 = 0xcbf2_9ce4_8422_2325
  private var samples: [String] = []

  init(_ kind: String) { self.kind = kind }

  mutating func add(_ words: String?) {
    guard let words, !words.isEmpty else { return }
    for byte in words.utf8 { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01b3 }
    count += 1
    // The first, the second, the fourth, the eighth: early ones and late ones.
    if count & (count - 1) == 0 { samples.append("  \(count): \(words)") }
  }

  mutating func add(_ idea: Idea?) {
    guard let idea else { return }
    let told = [
      idea.sentence, idea.clue, idea.answer, idea.lets("Bramble"), idea.lets(nil), idea.still("Bramble"),
      idea.comesTo("Bramble"), idea.would("Bramble"), idea.place,
    ]
    let marks = [idea.isGood, idea.isCertain, idea.explains, idea.isObvious].map { $0 ? "+" : "-" }.joined()
    let numbers = [idea.measure, idea.most].map { $0.map(String.init) ?? "" }.joined(separator: "/")
    add(
      "\(idea.name) \(marks) \(numbers) \(idea.cells.joined(separator: " ")): "
        + told.map { $0 ?? "-" }.joined(separator: " | "))
  }

  mutating func add(_ found: Explanation?) {
    guard let found else { return }
    let points = [found.lets, found.reply, found.missed, found.merit, found.caveat].map {
      $0.map { "\($0.idea.name) \($0.move) \($0.distance)" } ?? "-"
    }
    add(
      "\(found.fault) \(found.cost ?? 0) \(Int(found.weight * 1000)) \(found.isTold) \(found.isHeavy) "
        + "\(found.isQuiet) \(found.isBlatant) \(found.better) \(points) \(found.opens) \(found.couldWait)")
    add(found.lets?.lets("Bramble"))
    add(found.missed?.idea.would("Bramble"))
    add(found.prospect)
  }

  var lines: [String] { ["\(kind): \(count), \(String(sum, radix: 16))"] + samples }
}

extension Game {
  fileprivate static func told(seed: UInt64) throws -> String {
    var random = SeededRandom(seed: seed)
    var (ideas, measures, faults) = (Told("ideas"), Told("measures"), Told("faults"))
    var (purposes, mistakes, reviews, stories) = (
      Told("purposes"), Told("explanations"), Told("reviews"), Told("stories")
    )
    for number in 0..<6 {
      var (positions, moves) = ([start(GameOptions())], [Move]())
      while moves.count < 64, let last = positions.last, last.outcome == nil {
        let legal = Array(random.shuffled(last.legalMoves).prefix(8))
        for move in legal {
          for idea in facets.ideas(of: move, in: last) { ideas.add(idea) }
          for measure in facets.measures(of: move, in: last) { measures.add(measure) }
          let goal: Goal = info.goal != nil ? .fill : [.win(turns: 2), .draw, .safe][moves.count % 3]
          let fault = facets.fault(
            of: move, for: goal, line: [], value: nil, in: last, name: "Bramble")
          faults.add(fault.map { "\($0.right ?? "") \($0.wrong ?? "") \($0.cells)" })
          let purpose = facets.purpose(of: [move], for: goal, insteadOf: nil, in: last, name: "Bramble")
          purposes.add("\(purpose.right ?? "") \(purpose.cells)")
        }
        guard let move = legal.first(where: { last.playing($0)?.outcome == nil }) ?? legal.first,
          let next = last.playing(move)
        else { break }
        moves.append(move)
        positions.append(next)
      }
      guard info.isContest else { continue }
      let review = GameReview(
        zip(moves, positions).map { move, position in
          let values = Dictionary(
            position.legalMoves.map { ($0.description, random.number(in: -20...20)) }
          ) { first, _ in first }
          let isProven = !facets.estimates || number.isMultiple(of: 3)
          return isProven
            ? ReviewedMove(move.description, values: values, isWhole: true)
            : ReviewedMove(move.description, guesses: values)
        })
      for found in explanations(of: review, in: positions) { mistakes.add(found) }
      for own in [Seat.first, .second] {
        let points = turningPoints(of: review, in: positions, own: own)
        for said in sentences(of: review, before: positions, own: own, rival: "Bramble") {
          reviews.add("\(said.number) \(said.isQuiet) \(said.text) \(said.better ?? "") \(said.line)")
        }
        for sentence in story(of: review, points, before: positions, own: own, rival: "Bramble") {
          stories.add(sentence)
        }
      }
    }
    return [ideas, measures, faults, purposes, mistakes, reviews, stories].flatMap(\.lines)
      .joined(separator: "\n") + "\n"
  }
}
