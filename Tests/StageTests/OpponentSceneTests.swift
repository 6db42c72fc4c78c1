// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import Preferences
import StageKit
import Testing

@testable import Stage

/// Where the opponents sit.
struct OpponentSceneTests {
  private func open(_ game: String = "connect-four", _ size: Size = Size(1280, 800), text: Int = 100) throws
    -> House
  {
    var settings = Settings()
    settings.textSize = text
    settings[game: game].first = .you
    let house = try House(size, game: game, settings: settings)
    house.settle()
    house.stage.use("plate.door", of: house.stage.top)
    house.settle()
    #expect(house.stage.top.scene.name == "opponents" && house.popup == nil)
    return house
  }

  /// Neighbours begin and end together, and in the lowest window all six are seen at once.
  @Test(arguments: [Size(1280, 800), Size(720, 560)]) func neighboursAreEquallyHigh(_ size: Size) throws {
    let house = try open("connect-four", size)
    let cards = try Opponent.Character.allCases.map { try house.element("opponent.\($0.rawValue)").frame }
    for card in cards {
      for other in cards where abs(other.midY - card.midY) < card.height / 2 {
        #expect(other.y == card.y && other.height == card.height)
      }
    }
    let play = try house.element("opponent.play").frame
    #expect(cards.allSatisfy { $0.maxY <= play.y }, "\(cards)")
  }

  @Test(arguments: ["connect-four", "quarto", "reversi"]) func whoIsChosenSitsDown(game: String) throws {
    let house = try open(game)
    #expect(try house.element("opponent.bramble").isSelected)
    for rest in [0.5, 2, 30.0] {
      house.pass(rest)
      try house.click("opponent.flint")
      house.settle()
      #expect(try house.element("opponent.flint").isSelected)
      #expect(try house.element("opponent.play").label == "Play Flint")
      try house.click("opponent.cork")
      house.settle()
      #expect(try !house.element("opponent.flint").isSelected)
    }
    try house.click("opponent.play")
    house.settle()
    #expect(house.stage.top.scene.name == "table")
    #expect(try house.element("plate.other").label.hasPrefix("Cork"))
    #expect(house.stage.settings[game: game].opponent == .character(.cork))
  }

  /// Who only looked around leaves the table as it was.
  @Test(arguments: ["escape", "back"]) func whoGoesBackChangesNothing(way: String) throws {
    let house = try open()
    let before = house.stage.settings
    for id in ["opponent.flint", "opponent.clock.5", "opponent.bestof.3", "opponent.first.bot"] {
      try house.click(id)
      house.settle()
    }
    if way == "escape" { house.key(.escape) } else { try house.click("table.back") }
    house.settle()
    #expect(house.stage.top.scene.name == "table" && house.stage.settings == before)
    #expect(try house.element("plate.other").label.hasPrefix("Bramble"))
    #expect(house.moves.isEmpty && house.message == "Choose a column.")
    try house.click("plate.other")
    house.settle()
    #expect(
      try house.element("opponent.bramble").isSelected && house.element("opponent.clock.off").isSelected)
  }

  /// Everything that can be chosen is seen at once, with what is said of it.
  @Test(arguments: ["connect-four", "reversi", "quarto"], [nil, 5]) func allOfItIsSeen(
    game: String, minutes: Int?
  )
    throws
  {
    let house = try open(game)
    if let minutes { try house.click("opponent.clock.\(minutes)") }
    if house.has("opponent.handicap.1") { try house.click("opponent.handicap.1") }
    house.settle()
    #expect(!house.stage.top.interface.areas.contains { $0.id == "opponents.chosen" && $0.overflow > 0 })
    let play = try house.element("opponent.play").frame
    for text in PaintedText.all(house) where text.frame.x > play.x && text.frame.maxX < play.maxX + 20 {
      #expect(text.frame.maxY <= play.y || play.contains(text.frame.center), "\(text.words)")
    }
  }

  /// With a friend as well, whatever was chosen.
  @Test(arguments: ["connect-four", "reversi", "quarto"]) func allOfItIsSeenWithAFriend(game: String) throws {
    let house = try open(game)
    for id in ["opponent.friend", "opponent.clock.5", "opponent.handicap.1"] where house.has(id) {
      try house.click(id)
      house.settle()
    }
    #expect(!house.stage.top.interface.areas.contains { $0.id == "opponents.chosen" && $0.overflow > 0 })
  }

  /// The first disc in the middle is the best first move, and offered no more; the head starts of other games are.
  @Test func connectFourHasNoHeadStart() throws {
    #expect(try !open("connect-four").has("opponent.handicap.1"))
    #expect(try open("reversi").has("opponent.handicap.1"))
  }

  /// A master that plays better with time has a time as well; nobody else has.
  @Test(arguments: [Size(1280, 800), Size(640, 480), Size(720, 1000)]) func theMastersTime(size: Size) throws
  {
    let house = try open("reversi", size)
    #expect(!house.has("opponent.thinking.3"))
    house.use("opponent.onyx")
    #expect(
      ["1", "3", "10", "30"].allSatisfy {
        house.stage.top.interface.action(of: "opponent.thinking." + $0) != nil
      })
    house.use("opponent.thinking.30")
    house.use("opponent.play")
    #expect(house.stage.settings[game: "reversi"].thinkingTime == 30)
    let perfect = try open("connect-four")
    perfect.use("opponent.onyx")
    #expect(!perfect.has("opponent.thinking.3"))
  }

  /// At the plate the hand and the keyboard are told where it leads; that of a game by message leads there, too.
  @Test(arguments: ["connect-four", "quarto", "reversi"]) func thePlateIsTheDoor(game: String) throws {
    let house = try House(game: game, settings: Settings())
    house.settle()
    #expect(!house.has("plate.door.you"), "nobody else takes one's own seat")
    let plate = try house.element("plate.other")
    #expect(!plate.label.contains("Choose"))
    house.handle(.pointerMoved(plate.frame.center, time: house.now))
    house.settle()
    #expect(try house.element("plate.other").label.hasSuffix("Choose another opponent"))
    house.handle(.pointerMoved(Point(5, 5), time: house.now))
    house.settle()
    #expect(try !house.element("plate.other").label.contains("Choose"))
    for _ in 0..<40 where house.stage.top.host.focused != "plate.door" { house.key(.tab) }
    house.key(.enter)
    house.settle()
    #expect(house.stage.top.scene.name == "opponents")
  }

  /// Who played here is there by name, and sits down with one click.
  @Test func friendsAreThereByName() throws {
    var settings = Settings()
    settings[game: "quarto"].people = People("Anna", "Ben")
    settings[game: "reversi"].far.name = "Mira"
    settings[game: "connect-four"].people = People("Anna", "")
    let house = try House(game: "connect-four", settings: settings)
    house.settle()
    house.use("plate.door")
    let known = house.stage.elements().filter { $0.id.hasPrefix("opponent.known.") }.map(\.label)
    #expect(known == ["Ben. At this table", "Mira. By message"])
    house.use("opponent.known.1")
    #expect(try house.element("opponent.known.1").isSelected && house.element("opponent.friend").isSelected)
    house.use("opponent.play")
    #expect(try house.element("plate.other").label.hasPrefix("Ben"))
  }

  /// Where everything has room, nothing lies under the button.
  @Test(arguments: ["connect-four", "quarto", "reversi"]) func nothingLiesUnderTheButton(game: String) throws
  {
    let house = try open(game, Size(720, 1000))
    let play = try house.element("opponent.play").frame
    #expect(house.stage.top.interface.areas.allSatisfy { $0.overflow == 0 })
    for control in house.controls where control.id != "opponent.play" {
      #expect(control.frame.maxY <= play.y, "\(control.id)")
    }
  }

  /// Of a game that has begun nothing is lost: it goes on as it was, or a new game is begun and undo brings the old one back.
  @Test func aRunningGameGoesOnOrIsBroughtBack() throws {
    let house = try House(game: "connect-four", settings: House.friends)
    house.type("4455")
    try house.click("plate.other")
    house.settle()
    #expect(house.stage.top.scene.name == "opponents")
    #expect(try house.element("opponent.friend").isSelected)
    try house.click("opponent.onyx")
    house.key(.escape)
    house.settle()
    #expect(house.stage.top.scene.name == "table" && house.moves.count == 4)
    #expect(try !house.element("plate.other").label.contains("Onyx"))
    try house.click("plate.other")
    house.settle()
    try house.click("opponent.onyx")
    try house.click("opponent.play")
    house.settle()
    #expect(house.stage.top.scene.name == "table" && house.moves.count < 4)
    house.key(.character("z"), [.control])
    house.settle()
    #expect(house.moves.count == 4)
  }

  @Test func theKeyboardChoosesAndPlays() throws {
    let house = try open()
    for _ in 0..<40 where house.stage.top.host.focused != "opponent.ember" { house.key(.tab) }
    house.key(.enter)
    house.settle()
    #expect(try house.element("opponent.ember").isSelected)
    for _ in 0..<40 where house.stage.top.host.focused != "opponent.play" { house.key(.tab) }
    house.key(.enter)
    house.settle()
    #expect(house.stage.top.scene.name == "table")
    #expect(try house.element("plate.other").label.hasPrefix("Ember"))
  }

  /// Before a game against one's own level the table says what keeps it unrated, and no more once that has happened.
  @Test func theTableSaysWhatKeepsAGameUnrated() throws {
    let house = try open()
    try house.click("opponent.mine")
    try house.click("opponent.play")
    house.settle()
    let words = "A hint or a move taken back keeps this game unrated."
    #expect(try house.element("table.message").value == words)
    try house.click("table.hint")
    house.settle()
    house.key(.escape)
    house.settle()
    #expect(try house.element("table.message").value != words)
  }

  /// A game that was won with help tells nothing of the player, and the table says so; nor does one with a coach that explains.
  @Test(arguments: [false, true], [Coach.off, .stops, .explains])
  func theEndSaysWhyItIsNotRated(hadHelp: Bool, coach: Coach) throws {
    var options = GameOptions()
    (options.opponent, options.first) = (.character(.pebble), .you)
    var saved = GameRecord(
      id: GameRecord.newID(), game: "connect-four", options: options, ownSeat: .first, seed: 1,
      moves: ["1", "2", "1", "2", "1", "2"], seconds: 20)
    (saved.wasCounted, saved.ownMoves) = (hadHelp, 3)
    var settings = Settings()
    settings[game: "connect-four"] = options
    settings[game: "connect-four"].nextGame = .off
    settings[game: "connect-four"].coach = coach
    let archive = MemoryArchive(saved: [saved])
    let house = try House(game: "connect-four", settings: settings, archive: archive)
    archive.send(.open)
    house.settle()
    house.key(.character("1"))
    house.pass(3)
    #expect(house.message == "You lead, 1 to 0.")
    let words =
      coach == .explains
      ? "With a coach that explains mistakes a game is not rated. "
      : hadHelp ? "It is not rated: there was help, or a move was taken back. " : ""
    #expect(try house.element("table.message").value == words + "You go first in the next game.")
  }

  /// Who writes sees where, also after a click; a name that is full says so.
  @Test func theFieldOfANameHasItsRingAndItsLimit() throws {
    let house = try House(game: "connect-four", settings: House.friends)
    try house.click("plate.other")
    house.settle()
    try house.click("opponent.name.own")
    house.handle(.pointerLeft)
    house.settle()
    let clicked = house.stage.picture().commands
    house.stage.top.host.showFocus()
    #expect(house.stage.picture().commands == clicked)
    for letter in "Wilhelmina Montgomery-Wu" {
      #expect(!house.has("opponent.name.own.full"))
      house.handle(.text(String(letter)))
      house.pass(0.05)
    }
    #expect(try house.element("opponent.name.own.full").label == "A name has 24 letters at most.")
    house.handle(.text("x"))
    house.pass(0.05)
    #expect(try house.element("opponent.name.own").value == "Wilhelmina Montgomery-Wu")
  }

  @Test(arguments: [
    (Size(1280, 800), 100), (Size(720, 560), 100), (Size(720, 1000), 100), (Size(720, 560), 200),
    (Size(1680, 1100), 150),
    (Size(1920, 700), 100),
  ]) func everybodyHasRoom(size: Size, text: Int) throws {
    let house = try open("reversi", size, text: text)
    #expect(house.has("opponent.pebble") && house.has("opponent.play"))
    let ids = house.stage.top.interface.stops.map(\.control.id)
    for opponent in Opponent.all { #expect(ids.contains("opponent." + opponent.id), "\(ids)") }
    for text in PaintedText.all(house) { #expect(!text.words.contains("…") || text.words == "…") }
  }

  /// The right button opens nothing.
  @Test(arguments: [PointerButton.left, .right]) func onlyTheMainButtonOpensIt(button: PointerButton) throws {
    let house = try House(game: "connect-four", settings: House.friends)
    house.settle()
    for plate in ["plate.you", "plate.other"] {
      let point = try house.element(plate).frame.center
      house.handle(.pointerMoved(point, time: house.now))
      house.handle(.pointerDown(point, button, isTouch: false, time: house.now))
      house.pass(0.03)
      house.handle(.pointerUp(point, button, isTouch: false, time: house.now))
      house.settle()
      #expect(house.stage.top.scene.name == (button == .left ? "opponents" : "table"))
      if button == .left { house.key(.escape) }
      house.settle()
    }
  }

}
