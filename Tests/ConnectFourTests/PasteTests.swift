// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Testing

@testable import ConnectFour

/// Games as people have them: every file of `Data/pastes`, and others like them.
struct PasteTests {
  private func paste(_ name: String) throws -> String {
    String(
      decoding: try #require(Repository.bytes("Tests/ConnectFourTests/Data/pastes/" + name)), as: UTF8.self)
  }

  private func read(_ text: String) throws -> PastedGame<ConnectFour.Move> {
    try ConnectFour.read(transcript: text, GameOptions())
  }

  private func end(_ game: PastedGame<ConnectFour.Move>) throws -> ConnectFour.Position {
    try game.moves.reduce(ConnectFour.Position()) { try #require($0.playing($1)) }
  }

  private func fault(_ text: String) -> String? {
    do throws(TranscriptError) {
      _ = try ConnectFour.read(transcript: text, GameOptions())
      return nil
    } catch { return error.fault }
  }

  private func digits(_ game: PastedGame<ConnectFour.Move>) -> String {
    game.moves.map(\.description).joined()
  }

  /// Rows from the top.
  private func rows(_ position: ConnectFour.Position) -> [String] {
    (0..<6).reversed().map { row in
      (0..<7).map { column in
        let seat = position.stone(column: column, row: row)
        return seat == .first ? "x" : seat == .second ? "o" : "."
      }.joined()
    }
  }

  @Test(
    "The last disc wins",
    arguments: [
      "c4_last_disc_wins.txt", "c4_gamesolver_url.txt", "c4_last_disc_wins_0based.txt",
    ])
  func lastDiscWins(name: String) throws {
    let game = try read(try paste(name))
    #expect(digits(game) == "211131416572345677654327654322345677654321")
    let end = try end(game)
    #expect(end.columnsPlayed.count == 42 && end.outcome?.winner == .second)
    #expect(game.note == (name.contains("0based") ? "Its columns are counted from 0." : nil))
  }

  @Test func columnsFromZeroAreSaid() throws {
    let game = try read(try paste("c4_comma_0based.txt"))
    #expect(digits(game) == "44354317" && game.note == "Its columns are counted from 0.")
    #expect(fault("3 3 0 7") == "move 3, “0”, is no column from 1 to 7.")
  }

  @Test(
    "Letters, links, scores, numbers of a list",
    arguments: [
      "d1 d2 c1 e1 d3 c2 a1 g1", "D1D2C1E1D3C2A1G1", "ddcedcag", "d d c e d c a g", "44354317", "44354317 5",
      "4435 4317",
      "1. 4 4 2. 3 5 3. 4 3 4. 1 7", "> 4 4 3 5\n> 4 3 1 7", "4,4,3,5,4,3,1,7", "[4, 4, 3, 5, 4, 3, 1, 7]",
      "４４３５４３１７", "4️⃣4️⃣3️⃣5️⃣4️⃣3️⃣1️⃣7️⃣", "4-4-3-5-4-3-1-7", "443543\n17", "4 4 3 5 4 3 1 7 1-0",
      "https://connect4.gamesolver.org/en/?pos=44354317",
      "see connect4.gamesolver.org/?foo=1&pos=44354317 there",
      "https://example.org/c4#pos=44354317", "https://example.org/solver/44354317",
      "quartet game connect-four\n44354317",
    ])
  func spellings(text: String) throws { #expect(try digits(read(text)) == "44354317") }

  @Test func lettersAreRead() throws {
    #expect(try digits(read(try paste("c4_letters.txt"))) == "44354317")
    #expect(fault("d1 d3") == "move 2, d3, cannot lie there: the disc falls to row 2.")
  }

  @Test func aBoardMayStandInOneWord() throws {
    #expect(rows(try end(try read(Self.board.joined()))) == Self.board)
  }

  private static let board = [".......", ".......", ".......", "...x...", "..oo...", "x.xxo.o"]

  @Test("Boards", arguments: ["c4_ascii_openspiel.txt", "c4_kaggle_board.txt"])
  func boards(name: String) throws {
    let game = try read(try paste(name))
    let end = try end(game)
    #expect(game.isBoard && rows(end) == Self.board && end.turn == .first)
  }

  @Test(
    "Boards in other signs",
    arguments: [
      "[[0,0,0,0,0,0,0],[0,0,0,0,0,0,0],[0,0,0,0,0,0,0],[0,0,0,1,0,0,0],[0,0,2,2,0,0,0],[1,0,1,1,2,0,2]]",
      "[[1], [], [1, 2], [1, 2, 1], [2], [], [2]]",
      "[[0,0,0,0,0,1],[0,0,0,0,0,0],[0,0,0,0,2,1],[0,0,0,1,2,1],[0,0,0,0,0,2],[0,0,0,0,0,0],[0,0,0,0,0,2]]",
      "{\"board\": [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,2,2,0,0,0,1,0,1,1,2,0,2], \"mark\": 1}",
      "[[ 0  0  0  0  0  0  0]\n [ 0  0  0  0  0  0  0]\n [ 0  0  0  0  0  0  0]\n [ 0  0  0  1  0  0  0]\n [ 0  0  2  2  0  0  0]\n [ 1  0  1  1  2  0  2]]",
      "⚪⚪⚪⚪⚪⚪⚪\n⚪⚪⚪⚪⚪⚪⚪\n⚪⚪⚪⚪⚪⚪⚪\n⚪⚪⚪🔴⚪⚪⚪\n⚪⚪🟡🟡⚪⚪⚪\n🔴⚪🔴🔴🟡⚪🟡\n",
      "⬛⬛⬛⬛⬛⬛⬛\n⬛⬛⬛⬛⬛⬛⬛\n⬛⬛⬛⬛⬛⬛⬛\n⬛⬛⬛🟥⬛⬛⬛\n⬛⬛🟨🟨⬛⬛⬛\n🟥⬛🟥🟥🟨⬛🟨\n1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣",
      "| | | | | | | |\n| | | | | | | |\n| | | | | | | |\n| | | |X| | | |\n| | |O|O| | | |\n|X| |X|X|O| |O|\n+-+-+-+-+-+-+-+\n 1 2 3 4 5 6 7",
      "- - - - - - -\n- - - - - - -\n- - - - - - -\n- - - R - - -\n- - Y Y - - -\nR - R R Y - Y\nred to move",
    ])
  func otherBoards(text: String) throws {
    let end = try end(try read(text))
    #expect(rows(end) == Self.board && end.turn == .first)
  }

  @Test func whoMovesMustFit() throws {
    let empty = String(repeating: ".......\n", count: 5)
    #expect(fault(empty + "xx.....")?.hasPrefix("x has 2 discs") == true)
    #expect(fault(empty + "oox....") != nil)
    #expect(
      fault(String(repeating: ".......\n", count: 4) + "x......\n.......")
        == "a disc in column 1 lies on nothing.")
    // Of colours either may have begun.
    let yellow = try read(empty + "🟡🔴🟡....".replacing(".", with: "."))
    #expect(try end(yellow).turn == .second)
    let told = try read(empty + "🔴🟡.....\nyellow to move")
    #expect(try end(told).stone(column: 1, row: 0) == .first)
    // Four lie in a row, and the other side has moved since.
    #expect(fault(empty.dropFirst(8) + "oooo...\nxxxx...") != nil)
  }

  @Test func outAgain() throws {
    let game = try read("44354317")
    #expect(ConnectFour.text(of: game.moves, GameOptions(), as: .columns, names: []) == "44354317")
    let link = ConnectFour.text(of: game.moves, GameOptions(), as: .link, names: [])
    #expect(link == "https://connect4.gamesolver.org/?pos=44354317")
    #expect(try read(link ?? "").moves == game.moves)
  }

  /// Whose sign always moves second has not begun, and of a side that is alone on the board there is one disc.
  @Test(arguments: [("x", "o"), ("1", "2")]) func aLonelyDiscIsTheFirstOne(first: String, second: String)
    throws
  {
    let empty = String(repeating: ".......\n", count: 5)
    #expect(try read(empty + "...\(first)...").moves.map(\.description) == ["4"])
    #expect(fault(empty + "...\(second)...")?.contains("whoever begins has as many or one more") == true)
    #expect(fault(empty + "..\(second)\(second)...") != nil && fault(empty + "..\(first)\(first)...") != nil)
    #expect(try read(empty + "..\(second)\(first)...").moves.map(\.description) == ["4", "3"])
  }
}
