// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Glibc
import Testing

@testable import Quarto

/// Games as people have them: every file of `Data/pastes`, and others like them.
struct PasteTests {
  private func paste(_ name: String) throws -> String {
    let path = "\(#filePath)".replacing("PasteTests.swift", with: "Data/pastes/" + name)
    let file = try #require(fopen(path, "r"))
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 12)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes[..<count], as: UTF8.self)
  }

  private func read(_ text: String) throws -> PastedGame<Quarto.Move> {
    try Quarto.read(transcript: text, GameOptions())
  }

  private static let game = "=5 a4 =7 b3 =c c2 =e d1"

  @Test("One game in each way to write it", arguments: ["quarto_letters.txt", "quarto_bga.txt"])
  func files(name: String) throws {
    let game = try read(try paste(name))
    #expect(game.moves.map(\.description).joined(separator: " ") == Self.game)
    #expect(game.names == (name.contains("bga") ? ["Ann", "Ben"] : []))
    let end = try game.moves.reduce(Quarto.Position()) { try #require($0.playing($1)) }
    #expect(end.outcome?.winner == .first)
  }

  @Test(
    "Other spellings",
    arguments: [
      "=5 a4 =7 b3 =c c2 =e d1", "=5a4=7b3=Cc2=ED1", "1. =5 a4 2. =7 b3 3. =c c2 4. =e d1",
      "lqtf@a4 dqtf@b3 lqsh@c2 dqsh@d1", "TFQL a4, TFQD b3, QLSH c2, QDSH d1",
      "LQTF: a4\nDQTF: b3\nLQSH: c2\nDQSH: d1",
      "1. LQTF@a4\n2. DQTF@b3\n3. LQSH@c2\n4. DQSH@d1", "LQTF a4 DQTF b3\n> LQSH c2 DQSH d1",
      "LQTFa4 DQTFb3 LQSHc2 DQSHd1",
      "Move 1: Ann selects piece 1\nMove 2: Ben places piece 1 at (1,4)\nMove 3: Ben selects piece 9\nMove 4: Ann places piece 9 at (2,3)\nMove 5: Ann selects piece 6\nMove 6: Ben places piece 6 at (3,2)\nMove 7: Ben selects piece 14\nMove 8: Ann places piece 14 at (4,1)",
      "ann gives piece 1\nben plays piece 1 on A4\nben gives piece 9\nann plays piece 9 on B3\nann gives piece 6\nben plays piece 6 on C2\nben gives piece 14\nann plays piece 14 on D1",
    ])
  func spellings(text: String) throws {
    #expect(try read(text).moves.map(\.description).joined(separator: " ") == Self.game)
  }

  @Test func allPiecesOfTheArenaAreOurs() throws {
    let words = "lqtf lrsh lrsf lrth lrtf lqsh lqsf lqth dqtf drsh drsf drth drtf dqsh dqsf dqth".split(
      separator: " ")
    #expect(Set(words.compactMap { Quarto.PieceLetters.piece($0) }).count == 16)
    for (index, word) in words.enumerated() {
      let game = try read("Ann selects piece \(index + 1)\nBen places piece \(index + 1) at (1,1)")
      #expect(game.moves.first == Quarto.PieceLetters.piece(word).map { .give($0) })
    }
    for piece in Quarto.Piece.allCases {
      #expect(Quarto.PieceLetters.piece(Quarto.PieceLetters.word(piece)) == piece)
    }
  }

  @Test func bitsAreRefusedByName() throws {
    #expect(throws: TranscriptError.self) { try read(try paste("quarto_bits.txt")) }
    do throws(TranscriptError) {
      _ = try Quarto.read(transcript: "0110 d1\n1110 c2", GameOptions())
    } catch {
      #expect(
        error.form?.name == "bits" && error.message.hasPrefix("I read this as pieces in bits; no order"))
    }
  }

  @Test func faultsHaveTheirPlace() {
    do throws(TranscriptError) {
      _ = try Quarto.read(transcript: "LQTF@a4 DQTF@a4", GameOptions())
      Issue.record("a cell is filled twice")
    } catch {
      #expect(error.message == "I read this as pieces in letters; half-turn 4, “a4”, is not possible there.")
    }
  }

  @Test func outAgain() throws {
    let moves = try read(Self.game).moves
    #expect(
      Quarto.text(of: moves, GameOptions(), as: .letters, names: []) == "LQTF@a4 DQTF@b3 LQSH@c2 DQSH@d1")
    for count in 1...moves.count {
      for form in Quarto.written {
        let text = try #require(
          Quarto.text(of: Array(moves.prefix(count)), GameOptions(), as: form, names: []))
        #expect(try read(text).moves == Array(moves.prefix(count)), "\(text)")
      }
    }
  }
}
