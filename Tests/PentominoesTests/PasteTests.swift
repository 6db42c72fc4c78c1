// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Testing

@testable import Pentominoes

/// Boards as people have them: every file of `Data/pastes`, and others like them.
struct PasteTests {
  private static func paste(_ name: String) throws -> String {
    String(decoding: try #require(Files.bytes("Tests/PentominoesTests/Data/pastes/" + name)), as: UTF8.self)
  }

  private func read(_ text: String) throws -> PastedGame<Pentominoes.Move> {
    try Pentominoes.read(transcript: text, GameOptions())
  }

  private func end(_ game: PastedGame<Pentominoes.Move>) throws -> Pentominoes.Position {
    var options = GameOptions()
    options.setup = game.setup
    return try game.moves.reduce(Pentominoes.start(options)) { try #require($0.playing($1)) }
  }

  private static let solved = [
    "FFYYYYWWPP", "IFFXYWWPPP", "IFXXXWTVVV", "INNXTTTZZV", "ILNNNUTUZV", "ILLLLUUUZZ",
  ]

  @Test("One board in both alphabets", arguments: ["letters", "lower_pipes", "conway"])
  func files(name: String) throws {
    let end = try end(try read(try Self.paste("pent_6x10_\(name).txt")))
    #expect(end.rows == Self.solved && end.isSolved && end.puzzle.name == Puzzle.classic.name)
  }

  @Test func otherPictures() throws {
    let rows = Self.solved
    let emoji = Array("🟥🟧🟨🟩🟦🟪🟫⬛🔴🟠🟡🔵")
    let letters = Array("FILNPTUVWXYZ")
    func mapped(_ signs: [Character]) -> String {
      rows.map { String($0.map { signs[letters.firstIndex(of: $0) ?? 0] }) }.joined(separator: "\n")
    }
    let spaced = rows.map { $0.map { String($0) }.joined(separator: " ") }
    let quoted = rows.map { row in "[" + row.map { "'\($0)'" }.joined(separator: ", ") + "]" }
    let framed = rows.map { "|\($0)|" }
    // A chat breaks lines that are longer than it likes.
    let broken = rows.map { String($0.prefix(7)) + "\n" + String($0.dropFirst(7)) }
    let texts: [String] = [
      spaced.joined(separator: "\n"), rows.joined(separator: "/"), "> " + rows.joined(separator: "\n> "),
      quoted.joined(separator: ",\n"), "+----------+\n" + framed.joined(separator: "\n") + "\n+----------+",
      broken.joined(separator: "\n"), mapped(emoji), mapped(Array("ABCDEGHJKM12")),
      "```\n" + rows.joined(separator: "\r\n") + "\n```",
    ]
    for text in texts {
      #expect(try end(try read(text)).rows == rows, "\(text)")
    }
    let part = rows.map { $0.replacing("Z", with: ".").replacing("F", with: ".") }
    #expect(try end(try read(part.joined(separator: "\n"))).rows == part)
    let holed = ["ZZUUU ", " ZU U ", " ZZ   "]
    #expect(try end(try read(holed.joined(separator: "\n"))).rows == ["ZZUUU", "#ZU#U", "#ZZ##"])
  }

  @Test("Our own form survives a chat", arguments: [3, 7, 11, 20]) func wrapped(width: Int) throws {
    let moves = try read(Self.solved.joined(separator: "\n")).moves
    var options = GameOptions()
    options.setup = Puzzle.classic.text
    for count in [0, 3, 11] {
      let text = Pentominoes.transcript(of: Array(moves.prefix(count)), options)
      var broken = ""
      for (index, sign) in text.enumerated() {
        if index > 0, index.isMultiple(of: width) { broken += "\n> " }
        broken.append(sign)
      }
      #expect(try read(broken).moves == Array(moves.prefix(count)), "\(broken)")
    }
  }

  @Test(
    "Boards for whoever makes them",
    arguments: [
      ("pent_board_shifted_P_hole.txt", 5, 1), ("pent_board_two_parts.txt", 20, 8),
      ("pent_board_corner_touch.txt", 10, 0),
      ("pent_burrtools.xmpuzzle", 15, nil),
    ] as [(String, Int, Int?)])
  func boards(name: String, squares: Int, ways: Int?) throws {
    let game = try read(try Self.paste(name))
    let own = try #require(game.own)
    #expect(own.squares.count == squares && game.setup != nil && game.moves.isEmpty)
    #expect(Pentominoes.maker.fault(of: own.squares) == nil)
    if let ways {
      #expect(Pentominoes.maker.ways(of: own.squares, control: SearchControl()) == .exactly(ways))
    }
    #expect(try Pentominoes.maker.read(try Self.paste(name)) == own)
  }

  @Test func aBoardThatDoesNotComeOutEvenHasItsReason() throws {
    let game = try read(try Self.paste("pent_board_not5.txt"))
    let own = try #require(game.own)
    #expect(game.setup == nil)
    #expect(Pentominoes.maker.fault(of: own.squares)?.what == "11 squares: not a multiple of five")
  }

  @Test(
    "Sizes, lists of squares, other signs",
    arguments: [
      ("3x5", ["...../...../....."]), ("5 × 3", ["...../...../....."]),
      ("(0,0) (0,1) (0,2) (1,0) (1,1)", [".../..#"]),
      ("[[0, 0], [0, 1], [0, 2], [1, 0], [1, 1]]", [".../..#"]),
      ("0,0\n0,1\n0,2\n1,0\n1,1", [".../..#"]), ("⬛⬛⬛\n⬛⬛⬜", [".../..#"]), ("* * *\n* * .", [".../..#"]),
      ("111\n110", [".../..#"]), ("#######\n#.....#\n#######", ["....."]),
      ("quartet board 3x2 .../..# Lantern", [".../..#"]),
    ])
  func sketches(text: String, rows: [String]) throws {
    #expect(try #require(try read(text).own).rows.joined(separator: "/") == rows[0])
  }

  @Test func faultsHaveTheirPlace() {
    for (text, words) in [
      ("FFF\nFFI\nIII\n", "I read this as a picture of a board; "),
      ("..... I 1 F0r1c1", "I read this as a position; move 1"),
    ] {
      do throws(TranscriptError) {
        _ = try Pentominoes.read(transcript: text, GameOptions())
        Issue.record("\(text) is read")
      } catch { #expect(error.message.hasPrefix(words), "\(error.message)") }
    }
  }

  @Test func outAgain() throws {
    let game = try read(Self.solved.joined(separator: "\n"))
    var options = GameOptions()
    options.setup = game.setup
    let text = Pentominoes.text(of: Array(game.moves.prefix(7)), options, as: .picture, names: [])
    let part = try end(PastedGame(setup: game.setup, moves: Array(game.moves.prefix(7))))
    #expect(try end(try read(text ?? "")).rows == part.rows)
  }
}
