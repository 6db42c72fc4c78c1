// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Preferences
import StageKit
import Testing

@testable import Stage

/// What is painted and told of pop-ups, and of scenes that somebody comes to now and then, as text.
struct PopupPictureTests {
  struct Shot: CustomTestStringConvertible, Sendable {
    var name: String
    var game: String?
    var size: Size
    var open: @Sendable (House) throws -> Void
    var testDescription: String { name }

    init(
      _ name: String, of game: String? = nil, in size: Size = Size(1280, 800),
      _ open: @escaping @Sendable (House) throws -> Void
    ) {
      (self.name, self.game, self.size, self.open) = (name, game, size, open)
    }

    /// The same by these controls alone, one after another.
    init(_ name: String, of game: String? = nil, in size: Size = Size(1280, 800), _ controls: String...) {
      self.init(name, of: game, in: size) { house in
        for id in controls {
          house.use(id)
          house.settle()
        }
      }
    }
  }

  private static let small = Size(720, 560)
  private static let tall = Size(720, 1000)

  static let popups = [
    Shot("settings-look", of: "reversi", "table.settings", "settings.section.look"),
    Shot("settings-access", of: "quarto", in: small, "table.settings", "settings.section.access"),
    Shot("settings-pentominoes", of: "pentominoes", in: tall, "table.settings"),
    Shot("settings-menu", in: small, "menu.settings"),
    Shot("languages", "menu.settings", "settings.section.access", "settings.language"),
    Shot("languagesSmall", in: small, "menu.settings", "settings.section.access", "settings.language"),
    Shot("keys", "menu.settings", "settings.section.access", "settings.keys"),
    Shot("keysSmall", in: small, "menu.settings", "settings.section.access", "settings.keys"),
    Shot("help-quarto", of: "quarto", "table.help"),
    Shot("help-reversi", of: "reversi", in: tall, "table.help"),
    Shot("help-menu", in: small) { $0.key(.function(1)) },
    Shot("confirm", "menu.history", "history.clear"),
    Shot("confirmSmall", in: small, "menu.history", "history.clear"),
    Shot("share", of: "reversi") { house in
      house.handle(.paste("f5d6c3d3c4f4"))
      house.use("table.share")
    },
    Shot("shareSmall", of: "quarto", in: small, "table.share"),
    Shot("starts", of: "pentominoes", "table.puzzles"),
    Shot("startsSmall", of: "pentominoes", in: small, "table.puzzles"),
    Shot("import", "menu.history", "history.import"),
    Shot("importSmall", in: small, "menu.history", "history.import"),
    Shot("export", "menu.history", "history.export"),
    Shot("exportSmall", in: small, "menu.history", "history.export"),
    Shot("far") { $0.handle(.paste(try message("connect-four").text)) },
    Shot("farSmall", in: small) { $0.handle(.paste(try message("quarto").text)) },
  ]

  static let scenes = [
    Shot("friend", of: "connect-four") { house in
      try dress(house, "connect-four")
      try house.click("plate.other")
      house.settle()
      house.use("opponent.friend")
    },
    Shot("friendTall", of: "reversi", in: tall) { house in
      try dress(house, "reversi")
      try house.click("plate.other")
      house.settle()
      house.use("opponent.friend")
    },
    Shot("friendFar", of: "quarto", "plate.other", "opponent.far"),
    Shot("friendFarSmall", of: "quarto", in: small, "plate.other", "opponent.far"),
    Shot("clocks", of: "connect-four") { house in
      try dress(house, "connect-four")
      try house.click("plate.other")
      house.settle()
      house.use("opponent.friend")
      house.use("opponent.play")
      house.type("43")
    },
    Shot("toSend") { house in
      house.stage.perform(.far(.begin(try message("connect-four"), name: "Ann")))
      house.settle()
      house.type("4")
    },
    Shot("sent") { house in
      house.stage.perform(.far(.begin(try message("connect-four"), name: "Ann")))
      house.settle()
      house.type("4")
      house.settle()
      house.use("far.send")
      house.settle()
      house.pass(20)
      house.stage.pop()
    },
  ]

  private static func message(_ name: String) throws -> FarMessage {
    let move = name == "quarto" ? "=5" : "4"
    return FarMessage(game: name, code: "K7QXB", rules: [], moves: [move], turn: .second)
  }

  /// Two people with names, a clock and a head start.
  private static func dress(_ house: House, _ game: String) throws {
    var settings = house.stage.settings
    settings[game: game].people = People("Ann", "Ben")
    settings[game: game].friendTerms.time = TimeControl(minutes: 10, increment: 5)
    settings[game: game].friendTerms.handicap = Handicap(1, isOwn: false)
    house.stage.change(settings)
    house.settle()
  }

  @Test(arguments: popups + scenes) func picture(_ shot: Shot) throws {
    let archive = Sample.archive()
    let house = try House(shot.size, game: shot.game, settings: House.friends, archive: archive)
    archive.send(.open)
    // What moves in the help was painted at this rhythm.
    house.frame = 0.1
    house.settle()
    try shot.open(house)
    house.handle(.pointerLeft)
    house.settle()
    house.pass(3)
    let isPopup = Self.popups.contains { $0.name == shot.name }
    #expect((house.popup != nil) == isPopup)
    try expectSnapshot(ofTopOf: house, shot.name)
  }
}
