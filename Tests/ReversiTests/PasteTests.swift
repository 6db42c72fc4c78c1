// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import Files
import GameCore
import Testing

@testable import Reversi

/// Games as people have them: every file of `Data/pastes`, and others like them.
struct PasteTests {
  static func paste(_ name: String) throws -> String {
    let bytes = try #require(File.bytes(Repository.path("Tests/ReversiTests/Data/pastes/" + name)), "\(name)")
    return String(decoding: bytes, as: UTF8.self)
  }

  private func read(_ text: String) throws -> PastedGame<Reversi.Move> {
    try Reversi.read(transcript: text, GameOptions())
  }

  /// The position after a game.
  private func end(_ game: PastedGame<Reversi.Move>) throws -> Reversi.Position {
    var options = GameOptions()
    options.setup = game.setup
    return try game.moves.reduce(Reversi.start(options)) { try #require($0.playing($1)) }
  }

  private func fault(_ text: String) -> TranscriptError? {
    do throws(TranscriptError) {
      _ = try Reversi.read(transcript: text, GameOptions())
      return nil
    } catch { return error }
  }

  @Test(
    "One game is the same in every spelling",
    arguments: [
      "plain.txt", "upper_spaces4.txt", "PA.txt", "ps.txt", "dashes.txt", "word.txt", "playok.txt",
      "digitfirst.txt", "fullwidth.txt", "nbsp_bom_curly.txt", "pgn_thor.txt", "quest.json", ".ggf",
      "alg.sgf",
      "go.sgf",
    ], ["A", "C", "E"])
  func spellings(form: String, letter: String) throws {
    let name = "reversi_\(letter)_\(form)"
    let game = try read(try Self.paste(name))
    let end = try end(game)
    #expect(game.moves == (try read(try Self.paste("reversi_\(letter)_plain.txt")).moves))
    let scores = ["A": (10, 54, 0), "C": (13, 0, 51), "E": (25, 38, 1)]
    let score = try #require(scores[letter])
    #expect((end.count(of: .first), end.count(of: .second), end.empty.nonzeroBitCount) == score && end.isOver)
    #expect(game.setup == nil)
    let hasNames = ["pgn_thor.txt", "quest.json", ".ggf", "alg.sgf", "go.sgf"].contains(form)
    #expect(game.names == (hasNames ? ["Ann", "Ben"] : []))
    if letter == "A" {
      let passes = game.moves.indices.filter { game.moves[$0] == .pass }
      #expect(passes == [54, 56, 58, 62])
    }
  }

  @Test func bothPassesMayStandAtTheEnd() throws {
    let game = try read(try Self.paste("reversi_A_trailing_pass.txt"))
    #expect(game.moves == (try read(try Self.paste("reversi_A_plain.txt")).moves))
  }

  @Test(
    "What is wrong is named with its place",
    arguments: [
      ("reversi_A_illegal21.txt", "I read this as a transcript; move 21, a1, turns no disc."),
      (
        "reversi_needless_pass.txt",
        "I read this as a transcript; the pass after move 1 is not allowed: white can move."
      ),
    ])
  func refused(name: String, words: String) throws {
    #expect(fault(try Self.paste(name))?.message == words)
  }

  @Test("One position in each way to write it", arguments: ["OBF", "BW01", "GGS"])
  func positions(form: String) throws {
    let game = try read(try Self.paste("reversi_pos_\(form).txt"))
    let played = try end(try read("f5d6c3d3c4"))
    #expect(game.setup == played.notation && game.moves.isEmpty)
  }

  @Test func aPositionMayHaveMovesBehindIt() throws {
    let whole = try end(try read(try Self.paste("reversi_A_plain.txt")))
    for name in ["reversi_pos_then_moves.txt", "reversi_pos_then_moves_nopass.txt"] {
      let game = try read(try Self.paste(name))
      #expect(try end(game) == whole, "\(name)")
    }
    let game = try read(try Self.paste("reversi_pos_must_pass.txt"))
    #expect(try end(game).mustPass)
  }

  @Test(
    "Signs, numbers and words between the moves",
    arguments: [
      "1. F5 D6 2. C3 D3", "1.f5d62.c3d3", "1) f5 2) d6 3) c3 4) d3", "f5-d6-c3-d3", "F5, D6; C3 / D3",
      "> f5 d6\n> c3 d3", "```\nf5d6c3d3\n```", "`f5d6c3d3`", "f5d6c\n3d3", "> f5d6c\n> 3d3", "5f 6d 3c 3d",
      "5f6d3c3d",
      "“F5 D6 C3 D3”", "Ann: f5\nBen: d6\nAnn: c3\nBen: d3", "B: f5 W: d6 B: c3 W: d3",
      "black f5, white d6, black c3, white d3",
      "f5 d6 c3 d3 Black wins 34-30", "<f5> <d6> <c3> <d3>", "['f5', 'd6', 'c3', 'd3']",
      "[\"f5\", \"d6\", \"c3\", \"d3\"]",
      "(f5) (d6) (c3) (d3)", "f5 (0:03) d6 (0:12) c3 d3", "f5 {good} d6 c3! d3?", "; said of it\nf5 d6 c3 d3",
      "quartet game reversi\nf5 d6 c3 d3", "1 f5 d6\n2 c3 d3", "1 f5\n2 d6\n3 c3\n4 d3",
      "f5\u{200b}d6\u{a0}c3\r\nd3",
      "Black: Ann\nWhite: Ben\n\nf5 d6 c3 d3\n34-30", "f5 d6 c3 d3 34-30", "f5 d6 c3 d3\nResult: 34-30",
      "(;GM[Othello]BO[8 ---------------------------O*------*O--------------------------- *]B[F5]W[D6]B[C3]W[D3];)",
      "(;GM[2]FF[4];B[f5];W[d6](;B[c3];W[d3])(;B[c4]))",
      "(;GM[2]C[so\\] far];B[fe]C[;B[a1\\]];W[df];B[cc];W[dc])",
      "{\"moves\": [\"f5\", \"d6\", \"c3\", \"d3\"]}", "{\"moves\": \"f5d6c3d3\"}",
    ])
  func between(text: String) throws {
    #expect(try read(text).moves.map(\.description) == ["f5", "d6", "c3", "d3"])
  }

  @Test func severalGamesAreSaid() throws {
    let one = try Self.paste("reversi_C_.ggf")
    let game = try read("2 " + one + (try Self.paste("reversi_A_.ggf")))
    #expect(game.moves.count == 9 && game.note == "This is the first of 2 games.")
  }

  /// Both sides have offered a first move; that of the side to move is played, or written again.
  @Test func gamesWithKomiAreRead() throws {
    let board = "BO[8 ---------------------------O*------*O--------------------------- *]"
    for moves in ["B[F5//2]W[D6//3]", "W[D6//3]"] {
      let game = try read("(;GM[Othello]TY[8k]\(board)KB[F5/-2.5/9.8]KW[F4/1.0/3]\(moves)RE[-4.00:r];)")
      #expect(game.moves.map(\.description) == ["f5", "d6"] && game.result == "-4.00:r", "\(moves)")
    }
  }

  @Test func stonesOfSGFAreSetUp() throws {
    let corners = try read("(;GM[2]AB[a1][h8];B[f5])")
    #expect(corners.setup?.hasPrefix("X") == true && corners.moves == [.place(37)])
    let whole = try read("(;GM[2]AB[d4:e5]AW[d3][e3]PL[W])")
    #expect(whole.setup?.hasSuffix(" O") == true && whole.moves.isEmpty)
    #expect(fault("(;GM[1];B[pd])")?.fault == "it is of another game: GM[1].")
    #expect(fault("(;GM[2]SZ[10];B[f5])")?.fault == "its board is not of 8 x 8 squares.")
  }

  @Test(
    "Boards as they are drawn",
    arguments: [
      """
        a b c d e f g h
      1 . . . . . . . . 1
      2 . . . . . . . . 2
      3 . . X O . . . . 3
      4 . . X X X . . . 4
      5 . . . O X X . . 5
      6 . . . O . . . . 6
      7 . . . . . . . . 7
      8 . . . . . . . . 8
      O to move
      """,
      """
      🟩🟩🟩🟩🟩🟩🟩🟩
      🟩🟩🟩🟩🟩🟩🟩🟩
      🟩🟩⚫️⚪️🟩🟩🟩🟩
      🟩🟩⚫️⚫️⚫️🟩🟩🟩
      🟩🟩🟩⚪️⚫️⚫️🟩🟩
      🟩🟩🟩⚪️🟩🟩🟩🟩
      🟩🟩🟩🟩🟩🟩🟩🟩
      🟩🟩🟩🟩🟩🟩🟩🟩
      white to move
      """,
      "> " + "................" + "..BW......BBB......WBB.....W...." + "................ w",
      "0000000000000000001200000011100000021100000200000000000000000000 2",
    ])
  func drawn(text: String) throws {
    #expect(try read(text).setup == (try end(try read("f5d6c3d3c4"))).notation)
  }

  @Test func whatCannotBeSeenIsNeverQuoted() {
    for text in ["f5\u{200b}\u{fffc}z9", "f5 \u{7}q1", "f5 \u{202e}x", "f5 \u{e000}\u{fe0f}k2"] {
      let message = fault(text)?.message ?? ""
      #expect(!message.isEmpty, "\(text)")
      let isSeen = message.unicodeScalars.allSatisfy {
        ![.format, .control, .privateUse, .unassigned, .nonspacingMark].contains(
          $0.properties.generalCategory)
      }
      #expect(isSeen, "\(message)")
    }
  }

  /// What is written for others is read again, with the names.
  @Test("Out again", arguments: ["A", "C", "E"]) func out(letter: String) throws {
    let game = try read(try Self.paste("reversi_\(letter)_plain.txt"))
    for form in Reversi.written {
      let names = ["Ann [a]", "Ben \\ b"]
      let text = try #require(
        Reversi.text(of: game.moves, GameOptions(), as: form, names: names), "\(form.name)")
      let again = try read(text)
      #expect(again.moves == game.moves && again.setup == nil, "\(form.name)")
      #expect(again.names == (form == .transcript ? [] : names), "\(form.name)")
    }
    var options = GameOptions()
    options.setup = try end(try read("f5d6c3d3c4")).notation
    for form in Reversi.written {
      let text = try #require(Reversi.text(of: [.place(29)], options, as: form, names: []))
      let again = try read(text)
      #expect(again.setup == options.setup && again.moves == [.place(29)], "\(form.name)")
    }
  }
}
