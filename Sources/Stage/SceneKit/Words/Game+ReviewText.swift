// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import House
import Words

/// A mistake of a reviewed game as text.
public struct ToldMistake: Hashable, Sendable {
  /// Of the move, from 1.
  public var number: Int
  /// True of what only theory knows, early in a game.
  public var isQuiet: Bool
  public var text: String
  /// What punishes it, with the numbers that its moves have on the board.
  public var line: String
  /// The best move, as the board shows it.
  public var better: String?
}

extension Game {
  /// A review as other programs read it: one JSON object on one line, as `quartet analyse` prints it.
  /// - Parameter before: the position before each move.
  public static func text(of review: GameReview, before: [Position]) -> String {
    var json = JSONText()
    let end = zip(review.moves, before).reversed().first.flatMap { move, position in
      Move(move.move).flatMap { position.playing($0) }
    }
    let winner = end?.outcome?.winner
    let explanations = explanations(of: review, in: before)
    json.object { json in
      json.field("moves") { json in
        json.array(Array(zip(review.moves, before).enumerated())) { entry, json in
          write(
            entry.element.0, number: entry.offset + 1, explanations[entry.offset], in: entry.element.1,
            to: &json)
        }
      }
      json.field("accuracy") { json in
        json.object { json in
          for seat in Seat.allCases {
            let accuracy = review.accuracy(hasLost: winner == seat.other) { before[$0].turn == seat }
            json.field(name(of: seat)) { json in accuracy.map { json.number($0) } ?? json.null() }
          }
        }
      }
    }
    // Between members only: inside of strings a new line is written in another way.
    return json.text.filter { $0 != "\n" }
  }

  /// What a review says of the mistakes of a game, the worst for a person first, to be read by people.
  /// - Parameters:
  ///   - before: the position before each move.
  ///   - own: whose mistakes are told; nil for both.
  public static func sentences(
    of review: GameReview, before: [Position], own: Seat? = nil, rival: String? = nil
  ) -> [ToldMistake] {
    let points = turningPoints(of: review, in: before, own: own)
    func person(_ seat: Seat) -> Person {
      seat == own ? .you : .named(rival ?? info.name(of: seat, firstPerson: .first).said)
    }
    // What theory prefers is told once, and where it prefers something that can be told.
    let theory = points.quiet.first { (points.explanations[$0]?.better.count ?? 0) < 4 }
    return (points.ranked + [theory].compactMap { $0 }).compactMap { number -> ToldMistake? in
      let (reviewed, position) = (review.moves[number - 1], before[number - 1])
      guard let played = Move(reviewed.move), let after = position.playing(played) else { return nil }
      let found = points.explanations[number]
      let remark = remark(
        on: reviewed, found, mark: points.mark(of: number),
        back: points.returned[number].map {
          (GameRecord.count(of: review.moves.prefix($0).map(\.move)), points.returnedMore.contains(number))
        },
        played: played, number: GameRecord.count(of: review.moves.prefix(number).map(\.move)), in: position,
        person: person)
      let line = after.line(shownLine(of: reviewed, found)).map { step in
        let name = person(step.seat) == .you ? tr("you") : person(step.seat).name
        return "\(step.number) \(name): \(Self.name(of: step.move, in: step.position))"
      }
      return ToldMistake(
        number: number, isQuiet: points.quiet.contains(number),
        text: [remark.title + ".", remark.sentence ?? "", remark.below].filter { !$0.isEmpty }.joined(
          separator: " "),
        line: line.joined(separator: ", "),
        better: found?.better.first.flatMap { Move($0) }.map { Self.name(of: $0, in: position) })
    }
  }

  /// What can be told of a whole game that a person lost, in a few sentences.
  /// - Parameters:
  ///   - before: the position before each move.
  ///   - rival: who has the other seat.
  public static func story(
    of review: GameReview, _ points: TurningPoints, before: [Position], own: Seat, rival: String
  ) -> [String] {
    guard facets.toldLoss != nil else { return [] }
    return course(of: review, points, before, rival)
      + facets.story(
        of: review.moves.compactMap { Move($0.move) }, in: before,
        mistakes: Set((points.moves + points.quiet).map { $0 - 1 }), own: own, name: rival)
  }

  /// Since when the person was behind, and what cost most of what can be seen.
  private static func course(
    of review: GameReview, _ points: TurningPoints, _ before: [Position], _ rival: String
  ) -> [String] {
    func called(_ number: Int) -> (move: String, number: String) {
      let count = GameRecord.count(of: review.moves.prefix(number).map(\.move))
      let move = Move(review.moves[number - 1].move).map { name(of: $0, in: before[number - 1]) }
      return (move ?? "", String(count))
    }
    let since = points.behindSince.map { number in
      let places: KeyValuePairs = ["number": called(number).number, "move": called(number).move]
      return points.explanations[number] == nil
        ? tr("From move {number} ({move}) on you were behind, by little at first.", places)
        : tr("From move {number} ({move}) on you were behind.", places)
    }
    let fall = points.fellBehind.map { fall in
      tr(
        "With {move} (move {number}) you fell behind for good.",
        ["move": called(fall).move, "number": called(fall).number])
    }
    let dearest = points.dearest.compactMap { number in
      points.explanations[number]?.cost.map { cost in
        trn(
          "{move} (move {number}, {count} disc)", "{move} (move {number}, {count} discs)", cost,
          ["move": called(number).move, "number": called(number).number])
      }
    }
    let dear =
      dearest.count > 1
      ? tr("What mattered most after the opening: {moves}.", ["moves": listed(dearest)]) : nil
    let again = points.missedAgain.first.flatMap { number in
      points.explanations[number]?.better.first.flatMap { Move($0) }.map { better in
        tr(
          "{move} would have been the better move {count} times: at moves {numbers}.",
          [
            "move": name(of: better, in: before[number - 1]), "count": String(points.missedAgain.count),
            "numbers": listed(points.missedAgain.map { called($0).number }),
          ])
      }
    }
    let leads =
      points.lostLeads.isEmpty
      ? nil
      : tr(
        "{count} times you were ahead and gave it away: with {moves}. In between {name} gave it back.",
        [
          "count": String(points.lostLeads.count), "name": rival,
          "moves": listed(
            points.lostLeads.map {
              tr("{move} (move {number})", ["move": called($0).move, "number": called($0).number])
            }),
        ])
    let hopeless = points.hopelessSince.map {
      tr(
        "From move {number} on you were at least {count} discs behind, whatever you played.",
        ["number": called($0).number, "count": "20"])
    }
    return [leads, fall ?? since, dear, again, hopeless].compactMap { $0 }
  }

  /// What punishes a mistake, as the board shows it: what the words name.
  package static func shownLine(of reviewed: ReviewedMove, _ found: Explanation?) -> [Move] {
    // Where nothing can be seen numbers would not show it either; nothing punishes a win that was left, and what is wrong with the
    // move itself is not in the line.
    if let found, found.reply == nil, !found.isCounted,
      found.lets.map({ $0.distance == 0 && (!$0.idea.isGood || $0.idea.measure != nil) })
        ?? (found.fault == .unused)
        || !found.isSeen
    {
      return []
    }
    let reply = (found?.reply ?? found?.lets.flatMap { $0.distance == 1 ? $0 : nil })?.move
    // What is stronger than what everybody sees is shown, for that is named, too.
    let isOther = found?.stronger == nil && reply.map { $0 != reviewed.line.first } ?? false
    // Estimates soon say little: their lines are long only where they are what is told.
    let shown = reviewed.shownLine.prefix(reviewed.isJudged || found?.prospect != nil ? Int.max : 3)
    return (isOther ? [reply].compactMap { $0 } : Array(shown)).compactMap { Move($0) }
  }

  private static func name(of seat: Seat) -> String { seat == .first ? "first" : "second" }

  private static func write(
    _ move: ReviewedMove, number: Int, _ explanation: Explanation?, in position: Position,
    to json: inout JSONText
  ) {
    let said = explanation.map {
      ExplanationWords(Self.self, $0, of: Move(move.move), in: position) {
        .named(info.name(of: $0, firstPerson: .first).said)
      }
    }
    let mistake: String? =
      switch move.isEstimated ? nil : move.mistake {
      case .win?: "win given away"
      case .draw?: "draw given away"
      case nil: nil
      }
    json.object { json in
      json.field("n", Double(number))
      json.field("move", move.move)
      json.field("seat", name(of: position.turn))
      json.field("value") { json in
        move.worth(of: move.move).map { json.number(Double($0.score)) } ?? json.null()
      }
      json.field("best") { json in json.array(move.bestMoves) { $1.string($0) } }
      json.field("best_value") { json in
        (move.best ?? move.bestMoves.first.flatMap { move.worth(of: $0)?.score }).map {
          json.number(Double($0))
        } ?? json.null()
      }
      json.field("proven", move.isJudged)
      json.field("mistake", mistake)
      json.field("line") { json in json.array(Array(move.shownLine)) { $1.string($0) } }
      json.field("words", said?.whole ?? move.judgement())
      json.field("why") { json in
        explanation?.main == nil ? json.null() : said.map { json.string($0.headline) } ?? json.null()
      }
      let live = explanation.flatMap {
        Self.explanation(of: move, in: position, isOpening: $0.isEarly, isLive: true)
      }
      write(explanation, live: live, to: &json)
      json.field("ideas") { json in
        let ideas = Move(move.move).map { facets.ideas(of: $0, in: position) } ?? []
        json.array(ideas) { idea, json in
          json.object { json in
            json.field("idea", idea.name)
            json.field("cells") { json in json.array(idea.cells) { $1.string($0) } }
            json.field("certain", idea.isCertain)
          }
        }
      }
    }
  }

  /// What the explainer says of a move, as a value.
  /// - Parameter live: the same while the game goes on.
  private static func write(_ explanation: Explanation?, live: Explanation?, to json: inout JSONText) {
    json.field("reason") { json in
      guard let explanation, let main = explanation.main else { return json.null() }
      json.object { json in
        json.field("idea", main.idea.name)
        json.field("move", main.move)
        json.field("cells") { json in json.array(main.idea.cells) { $1.string($0) } }
        json.field("certain", main.idea.isCertain)
        let lets = explanation.reply ?? explanation.lets.flatMap { $0.distance > 0 ? $0 : nil }
        json.field("lets") { json in
          guard let lets else { return json.null() }
          json.object { json in
            json.field("idea", lets.idea.name)
            json.field("move", lets.move)
            json.field("in", Double(lets.distance))
          }
        }
      }
    }
    json.field("cost") { json in explanation?.cost.map { json.number(Double($0)) } ?? json.null() }
    json.field("weight", explanation?.weight ?? 0)
    json.field("coach") { json in
      json.object { json in
        json.field("stops", explanation?.isStopped ?? false)
        json.field("explains", live?.isExplained(from: facets.coachedLoss) ?? false)
      }
    }
  }
}
