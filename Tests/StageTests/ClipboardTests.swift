// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GoldenKit
import StageKit
import Testing
import Words

@testable import Practice
@testable import Stage

struct ClipboardTests {
  private func table() throws -> House {
    let house = try House(game: "connect-four", settings: House.friends)
    house.settle()
    return house
  }

  @Test func aGameIsCopiedAndPasted() throws {
    let house = try table()
    try house.click("table.share")
    #expect(try !house.element("share.game").isEnabled)
    house.key(.escape)
    house.type("4435")
    house.key(.character("c"), [.control])
    let text = try #require(house.takeCopied())
    #expect(house.takeCopied() == nil)
    house.key(.character("c"), [.control, .shift])
    #expect(house.takeCopied() == "4435")
    let other = try table()
    other.key(.character("v"), [.control])
    #expect(other.stage.effects.contains(.paste))
    other.handle(.paste(text))
    #expect(other.moves == ["4", "4", "3", "5"])
    #expect(try other.element("toast").label == "The game is set up.")
    try other.click("table.undo")
    #expect(other.moves.count == 3)
  }

  /// What is copied is what is looked at.
  @Test func thePositionThatIsShownIsCopied() throws {
    let house = try table()
    house.type("4435")
    for shown in ["443", "44", "4"] {
      house.key(.pageUp)
      house.settle()
      house.key(.character("c"), [.control, .shift])
      #expect(house.takeCopied() == shown)
    }
    house.key(.character("c"), [.control])
    #expect(house.takeCopied() == "4 4 3 5", "a game is copied whole")
    house.key(.escape)
    house.settle()
    house.key(.character("c"), [.control, .shift])
    #expect(house.takeCopied() == "4435")
  }

  /// Lists of positions have a score behind each.
  @Test(arguments: [
    "44354317 5", "44354317 -12", "44354317\t0\n", "44354317", "4435 4317", "4 4 3 5 4 3 1 7",
  ])
  func aScoreBehindAPositionIsNoMove(text: String) throws {
    let house = try table()
    house.handle(.paste(text))
    #expect(house.moves.joined() == "44354317")
  }

  @Test func twoMovesAreTwoMoves() throws {
    let house = try table()
    house.handle(.paste("4 5"))
    #expect(house.moves == ["4", "5"])
  }

  @Test func aWrongTextChangesNothing() throws {
    let house = try table()
    house.type("44")
    for (text, words) in [
      ("4 4 4 4 4 4 4", "I read this as a list of columns; move 7, 4, is in a column that is full."),
      ("", "There is no game here."),
      ("nonsense", "This text is no game of Connect Four."),
    ] {
      house.handle(.paste(text))
      #expect(try house.element("toast").label == words)
      #expect(house.moves == ["4", "4"])
    }
  }

  /// What was copied at any table comes back at the same table.
  @Test func positionsComeBackByKeys() throws {
    for (game, moves) in [
      ("connect-four", "1 1 1 3"), ("quarto", "=f a1 =3 b2 =7"), ("reversi", "f5 d6 c3"),
      ("pentominoes", ""),
    ] {
      let house = try House(game: game, settings: House.friends)
      house.settle()
      house.handle(.paste(game == "pentominoes" ? "...../..... FLP 2 f0R1C1" : moves))
      house.key(.character("c"), [.control, .shift])
      let text = try #require(house.takeCopied())
      let other = try House(game: game, settings: House.friends)
      other.settle()
      other.handle(.paste(text))
      other.key(.character("c"), [.control, .shift])
      #expect(other.takeCopied() == text)
      #expect(try other.element("toast").label.hasSuffix("is copied."))
    }
  }

  @Test func aWonPositionOfQuartoIsSetUpAsWon() throws {
    let house = try House(game: "quarto", settings: House.friends)
    house.settle()
    house.handle(.paste("0246 .... .... .... -"))
    house.settle()
    #expect(house.outcome == "player 1 wins short,solid")
    house.handle(.paste("0246............ 8"))
    #expect(
      try house.element("toast").label.hasPrefix("I read this as a position; the game on this board is over"))
  }

  /// No English stands inside a German sentence.
  @Test(arguments: [
    ("quarto", "0246............ 8", "die Partie auf diesem Brett ist zu Ende"),
    ("reversi", "XOXOXOXOXOXOXOXOXOXO X", "das Brett hat 20 Zeichen; es braucht 64"),
    ("pentominoes", "....././. FILNPTUVWXYZ 2", "Zeile 2 hat 1 Zeichen"),
  ])
  func aFaultIsSaidInThePlayersLanguage(game: String, text: String, fault: String) throws {
    let isSpoken: Void? = try Language.speaking("de", folder: Repository.assets + "/translations") {
      let house = try House(game: game, settings: House.friends)
      house.settle()
      house.handle(.paste(text))
      let said = try house.element("toast").label
      #expect(said.contains(fault), "\(said)")
    }
    #expect(isSpoken != nil, "Scripts/translations --build makes the catalogues")
  }

  @Test(arguments: ["connect-four", "quarto", "reversi"]) func nothingIsCopiedBeforeTheFirstMove(
    _ game: String
  )
    throws
  {
    let house = try House(game: game, settings: House.friends)
    house.key(.character("c"), [.control])
    #expect(house.takeCopied() == nil)
    #expect(try house.element("toast").label == "There is no move to copy yet.")
  }

  @Test func onTheMenuATextOpensItsGame() throws {
    let house = try House()
    house.handle(.paste("nothing of ours"))
    #expect(try house.element("toast").label == "There is no game on the clipboard.")
    house.handle(.paste("4 4"))
    house.settle()
    #expect(house.stage.top.scene.name == "table" && house.moves == ["4", "4"])
  }

  /// On a table of another game, too; what no game understands is explained where one is.
  @Test func aTextOfAnotherGameOpensThatGame() throws {
    let house = try table()
    house.type("44")
    house.handle(.paste("f5d6c3"))
    house.settle()
    #expect(house.moves == ["f5", "d6", "c3"])
    house.handle(.paste("f5f5"))
    #expect(try house.element("toast").label.hasPrefix("I read this as a transcript; move 2, f5"))
    #expect(house.moves == ["f5", "d6", "c3"])
    house.handle(.paste("quartet game connect-four\n; of somebody\n4 4 3"))
    house.settle()
    #expect(house.moves == ["4", "4", "3"])
  }

  @Test func howATextWasReadIsSaid() throws {
    let house = try table()
    house.handle(.paste("3, 3, 0"))
    #expect(try house.element("toast").label == "The game is set up. Its columns are counted from 0.")
    house.handle(.paste(".......\n.......\n.......\n.......\n.......\n...x..."))
    #expect(try house.element("toast").label == "The position is set up.")
  }

  /// Board signs go to whoever makes boards.
  @Test func aBoardGoesIntoTheEditor() throws {
    let house = try House(game: "pentominoes", settings: House.friends)
    house.settle()
    house.handle(.paste("#####.....\n.....#####"))
    house.settle()
    #expect(house.stage.top.scene.name == "editor")
    #expect((house.stage.top.scene as? MakerScene)?.sketch.squares.count == 10)
    house.handle(.paste("####\n####\n###."))
    house.settle()
    #expect((house.stage.top.scene as? MakerScene)?.sketch.squares.count == 11)
  }

  @Test(arguments: [
    ("connect-four", "4 4 3", "link", "https://connect4.gamesolver.org/?pos=443", "Copied as a link."),
    ("reversi", "f5d6", "sgf", "(;FF[4]GM[2]SZ[8];B[f5];W[d6])", "Copied as a game in SGF."),
    ("quarto", "=5 a4", "letters", "LQTF@a4", "Copied as pieces in letters."),
  ])
  func othersReadWhatIsCopied(game: String, moves: String, form: String, text: String, words: String) throws {
    let house = try House(game: game, settings: House.friends)
    house.settle()
    house.handle(.paste(moves))
    house.settle()
    try house.click("table.share")
    try house.click("share.form." + form)
    #expect(house.takeCopied() == text)
    #expect(try house.element("toast").label == words)
  }
}
