// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import Files
import GameCore
import Testing

@testable import Reversi

/// The book of the repository.
struct ShippedBookTests {
  private static let bytes = File.bytes(Repository.path("Assets/books/reversi.book"))
  private static let resources = Resources { $0 == Reversi.Engine.bookName ? bytes : nil }
  private let engine = Reversi.Engine(resources: Self.resources)

  private func choose(_ position: Reversi.Position, seed: UInt64) throws -> Reversi.Move {
    try #require(engine.choose(in: position, strength: .perfect, seed: seed, control: SearchControl()))
  }

  /// The shipped book is large enough, and each of its values is the best of those behind it.
  @Test func theBookOfTheRepositoryIsWhole() throws {
    let bytes = try #require(Self.bytes)
    let tables = FlipTables()
    let book = openingBook(bytes)
    let read = BookFile.read(bytes, tables)
    let (studied, leaves) = try #require(read)
    #expect(studied.count >= 20_000 && Set(studied).count == studied.count)
    #expect(leaves.count > studied.count / 2)
    for board in studied {
      let values = board.moves.squares.compactMap { square in
        book.value(of: board.playing(square, tables.flips(board.own, board.other, square))).map { -$0 }
      }
      let value = book.value(of: board)
      #expect(value == values.max() && board.emptyCount >= OpeningBook.leastEmpty)
    }
  }

  /// All images of a board have the images of its moves.
  @Test func imagesHaveImagesOfMoves() throws {
    let book = openingBook(Self.bytes)
    let tables = FlipTables()
    for seed in 1...200 as ClosedRange<UInt64> {
      let board = Board(try played(plies: Int(seed % 9), seed: seed, book))
      let all = images(board).map { image in
        Set(
          book.goodMoves(on: image).map { move in
            let after = image.playing(move.square, tables.flips(image.own, image.other, move.square))
            return OpeningBook.Move(square: after.canonical.hashValue, value: move.value)
          })
      }
      #expect(Set(all).count == 1)
    }
  }

  /// A game of the bot against itself, at most as far as the book leads.
  private func played(plies: Int, seed: UInt64, _ book: borrowing OpeningBook) throws -> Reversi.Position {
    var position = Reversi.Position()
    for ply in 0..<plies {
      let known = book.choose(on: Board(position), seed: 1000 * seed + UInt64(ply))
      guard let known else { break }
      position = try #require(position.playing(.place(known.square)))
    }
    return position
  }

  /// The bot plays what the book allows, the same with the same seed.
  @Test func theBotFollowsTheBook() throws {
    let book = openingBook(Self.bytes)
    for seed in 1...100 as ClosedRange<UInt64> {
      var position = Reversi.Position()
      for ply in 0..<8 {
        let (board, chance) = (Board(position), 100 * seed + UInt64(ply))
        let good = book.goodMoves(on: board)
        let best = try #require(good.map(\.value).max())
        #expect(good.allSatisfy { $0.value >= best - OpeningBook.margin })
        let value = book.value(of: board)
        #expect(value == best)
        let move = try choose(position, seed: chance)
        #expect(try choose(position, seed: chance) == move)
        #expect(position.legalMoves.contains(move) && good.contains { .place($0.square) == move })
        position = try #require(position.playing(move))
      }
    }
  }

  /// Of a hundred games of the bot against itself most differ after sixteen plies, and not only as images of each other.
  @Test func gamesDiffer() throws {
    let book = openingBook(Self.bytes)
    var games: Set<Reversi.Position> = []
    for seed in 1...100 as ClosedRange<UInt64> { games.insert(try played(plies: 16, seed: seed, book)) }
    let unlike = Set(games.map { Board($0).canonical })
    #expect(games.count > 70 && unlike.count > 50)
  }

  /// A player who plays anything meets the book for a while.
  @Test func weakMovesAreAnswered() throws {
    let book = openingBook(Self.bytes)
    for seed in 1...100 as ClosedRange<UInt64> {
      var random = SeededRandom(seed: seed)
      var position = try #require(Reversi.Position().playing(.place(19)))
      for _ in 0..<2 {
        let reply = try #require(position.legalMoves.randomElement(using: &random))
        position = try #require(position.playing(reply))
        let moves = book.goodMoves(on: Board(position))
        #expect(!moves.isEmpty)
        position = try #require(position.playing(try choose(position, seed: seed)))
      }
    }
  }

  @Test func hintsComeOutOfTheBook() throws {
    let book = openingBook(Self.bytes)
    let position = try played(plies: 4, seed: 1, book)
    let known = book.best(on: Board(position))
    let best = try #require(known)
    let control = SearchControl()
    let hint = try #require(engine.hint(in: position, control: control))
    #expect(hint.move == .place(best.square) && control.spent == 0)
    #expect(hint.meaning == .about(Int((Double(best.value) / Double(Evaluation.unit)).rounded())))
    control.stop()
    #expect(engine.hint(in: position, control: control) == nil)
    #expect(engine.choose(in: position, strength: .perfect, seed: 1, control: control) == nil)
  }
}
