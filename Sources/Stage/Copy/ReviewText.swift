// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore

extension Game {
  /// A review as other programs read it: one JSON object on one line, as `quartet analyse` prints it.
  /// - Parameter before: the position before each move.
  public static func text(of review: GameReview, before: [Position]) -> String {
    var json = JSONText()
    let end = zip(review.moves, before).reversed().first.flatMap { move, position in
      Move(move.move).flatMap { position.playing($0) }
    }
    let winner = end?.outcome?.winner
    json.object { json in
      json.field("moves") { json in
        json.array(Array(zip(review.moves, before).enumerated())) { entry, json in
          write(
            entry.element.0, number: entry.offset + 1,
            answer: entry.offset + 1 < review.moves.count ? review.moves[entry.offset + 1] : nil,
            in: entry.element.1, to: &json)
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

  /// What a review says of each mistake of a game, one a line, to be read by people.
  /// - Parameter before: the position before each move.
  public static func sentences(of review: GameReview, before: [Position]) -> [String] {
    let points = turningPoints(of: review, in: before, own: nil)
    return zip(review.moves, before).enumerated().compactMap { index, entry -> String? in
      guard let played = Move(entry.0.move), let mark = points.mark(of: index + 1) else { return nil }
      let remark = remark(
        on: entry.0, mark: mark, back: points.returned[index + 1],
        answer: review.moves.indices.contains(index + 1) ? review.moves[index + 1] : nil, played: played,
        number: index + 1, in: entry.1, person: { .named(info.name(of: $0, firstPerson: .first).said) })
      let isTurn = points.moves.contains(index + 1)
      return [
        isTurn ? "*" : " ", remark.title + ".", remark.sentence ?? "", remark.held ?? remark.verdict ?? "",
        "(" + entry.0.shownLine.joined(separator: " ") + ")",
      ].joined(separator: " ")
    }
  }

  private static func name(of seat: Seat) -> String { seat == .first ? "first" : "second" }

  private static func write(
    _ move: ReviewedMove, number: Int, answer: ReviewedMove?, in position: Position, to json: inout JSONText
  ) {
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
      json.field("line") { json in json.array(move.line) { $1.string($0) } }
      json.field("words", words(for: move))
      json.field("why") { json in
        why(move, answer: answer, in: position).map { json.string($0.sentence) } ?? json.null()
      }
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
}
