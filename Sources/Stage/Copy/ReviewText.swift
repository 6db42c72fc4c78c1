// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore

extension Game {
  /// A review as other programs read it: one JSON object on one line, as `quartet analyse` prints it.
  /// - Parameter before: the position before each move.
  public static func text(of review: GameReview, before: [Position]) -> String {
    var json = JSONText()
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
            let accuracy = review.accuracy { before[$0].turn == seat }
            json.field(name(of: seat)) { json in accuracy.map { json.number($0) } ?? json.null() }
          }
        }
      }
    }
    // Between members only: inside of strings a new line is written in another way.
    return json.text.filter { $0 != "\n" }
  }

  /// Whether a move kept what there was to keep, in the game's words.
  static func words(for move: ReviewedMove) -> String {
    move.judgement({ text in Move(text).map { name(of: $0) } ?? text }, slip: facets.slip)
  }

  private static func name(of seat: Seat) -> String { seat == .first ? "first" : "second" }

  private static func write(
    _ move: ReviewedMove, number: Int, answer: ReviewedMove?, in position: Position, to json: inout JSONText
  ) {
    let mistake: String? =
      switch move.mistake {
      case .win?: "win given away"
      case .draw?: "draw given away"
      case nil: nil
      }
    json.object { json in
      json.field("n", Double(number))
      json.field("move", move.move)
      json.field("seat", name(of: position.turn))
      json.field("value") { json in move.value.map { json.number(Double($0)) } ?? json.null() }
      json.field("best") { json in json.array(move.bestMoves) { $1.string($0) } }
      json.field("best_value") { json in move.best.map { json.number(Double($0)) } ?? json.null() }
      json.field("proven", move.isJudged)
      json.field("mistake", mistake)
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
