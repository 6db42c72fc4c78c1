// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import Catalog
import EngineCore
import GameCore
import GoldenKit
import InterfaceKit
import Preferences
import StageKit
import Testing
import Words

@testable import SceneKit
@testable import Stage

/// Longer words and larger text: in every scene nothing overlaps, nothing is cut off, and everything can be hit.
struct ScaleTests {
  static let texts =
    [Text(percent: 100, isStretched: true), Text(percent: 150), Text(percent: 200)]
    + Language.spoken(in: Sample.catalogues).filter { $0 != "en" }.map { Text(percent: 100, language: $0) }

  struct Text: CustomStringConvertible {
    var percent: Int
    var isStretched = false
    var language: String?
    var description: String {
      "\(percent) %\(isStretched ? ", stretched" : "")\(language.map { ", " + $0 } ?? "")"
    }

    /// Does something in these words.
    func spoken(_ body: () throws -> Void) throws {
      guard let language else { return try Dialect.isStretched.withValue(isStretched, operation: body) }
      let isSpoken: Void? = try Language.speaking(language, folder: Sample.catalogues, body)
      #expect(isSpoken != nil, "Scripts/translations --build makes the Sample.catalogues")
    }
  }

  /// What is looked at: a scene of its own, or one in each game.
  enum Scene: CaseIterable {
    case lists, review
    case connectFour, quarto, reversi, pentominoes
    case connectFourRunning, quartoRunning, reversiRunning, pentominoesRunning
    case connectFourFar, quartoFar, reversiFar
  }

  struct Look: CustomStringConvertible {
    var text: Text
    var size: Size
    var scene: Scene
    var description: String { "\(scene), \(size.width) x \(size.height), \(text)" }
  }

  /// Each pair of a text and a size, of a text and a scene, and of a size and a scene once: a fault of one of them, or of two of them
  /// together, is seen. A fault that needs all three is not looked for: that would be thirteen times as much.
  static let looks: [Look] = texts.enumerated().flatMap { row, text in
    Sample.scaleSizes.enumerated().map { column, size in
      Look(text: text, size: size, scene: Scene.allCases[(row + column) % Scene.allCases.count])
    }
  }

  @Test func everyPairIsThere() {
    func count(_ pair: (Look) -> [String]) -> Int { Set(Self.looks.map(pair)).count }
    let (texts, sizes, scenes) = (Self.texts.count, Sample.scaleSizes.count, Scene.allCases.count)
    #expect(count { ["\($0.text)", "\($0.size)"] } == texts * sizes)
    #expect(count { ["\($0.text)", "\($0.scene)"] } == texts * scenes)
    #expect(count { ["\($0.size)", "\($0.scene)"] } == sizes * scenes)
  }

  @Test(arguments: looks) func look(_ look: Look) throws {
    try look.text.spoken {
      let (size, text) = (look.size, look.text)
      switch look.scene {
      case .lists:
        try menuLook(size, text)
        try historyAndReplayLook(size, text)
      case .review: try reviewLook(size, text)
      case .connectFour: try tableLook("connect-four", size, text)
      case .quarto: try tableLook("quarto", size, text)
      case .reversi: try tableLook("reversi", size, text)
      case .pentominoes: try tableLook("pentominoes", size, text)
      case .connectFourRunning: try runningLook("connect-four", size, text)
      case .quartoRunning: try runningLook("quarto", size, text)
      case .reversiRunning: try runningLook("reversi", size, text)
      case .pentominoesRunning: try runningLook("pentominoes", size, text)
      case .connectFourFar: try byMessageLook("connect-four", size, text)
      case .quartoFar: try byMessageLook("quarto", size, text)
      case .reversiFar: try byMessageLook("reversi", size, text)
      }
    }
  }

  /// The Sample.catalogues are there: else the languages above are none.
  @Test func languagesAreThere() { #expect(Self.texts.count > 4) }

  private func house(_ size: Size, _ text: Text, game: String? = nil, archive: MemoryArchive? = nil) throws
    -> House
  {
    var settings = House.friends
    settings.textSize = text.percent
    // Where things come to rest is looked at, not how they get there: that costs a layout a frame.
    settings.reducedMotion = true
    let house = try House(size, game: game, settings: settings, archive: archive)
    archive?.send(.open)
    house.settle()
    return house
  }

  /// Texts that can be seen, each with what is left of it.
  private func seen(_ house: House) -> [(words: String, frame: Rect, whole: Bool)] {
    let commands = house.stage.picture().commands
    let dim = commands.lastIndex {
      if case .fill(let rect, _) = $0 { rect.size == house.stage.viewport.size } else { false }
    }
    var clips: [Rect] = []
    var found: [(String, Rect, Bool)] = []
    for command in commands.dropFirst(house.popup == nil ? 0 : dim ?? 0) {
      switch command {
      case .clip(let rect): clips.append(clips.last.map { $0.intersection(rect) } ?? rect)
      case .endClip: clips.removeLast()
      case .text(let words, let style, let at, let anchor, let color) where color.alpha > 0 && !words.isEmpty:
        let width = house.stage.setup.metrics.width(of: words, style)
        let x = at.x - (anchor == .left ? 0 : anchor == .center ? width / 2 : width)
        let frame = Rect(x, at.y - style.size * 0.72, width, style.size * 0.92)
        let clip = clips.last
        if clip.map({ $0.contains(frame.center) }) ?? true {
          found.append((words, frame, clip?.contains(frame) ?? true))
        }
      default: break
      }
    }
    return found
  }

  private func expectSound(_ house: House, _ name: String) {
    let window = Rect(origin: .zero, size: house.stage.viewport.size)
    let controls = house.controls
    for control in controls {
      #expect(
        window.contains(control.visible), "\(name): \(control.id) leaves the window: \(control.visible)")
      #expect(
        control.id.hasPrefix("plate.door") || control.frame.width >= 38 && control.frame.height >= 38,
        "\(name): \(control.id) is \(control.frame.width) x \(control.frame.height)")
    }
    for (index, one) in controls.enumerated() {
      for other in controls.dropFirst(index + 1) where one.visible.inset(0.01).intersects(other.visible) {
        // A button in a tile that can itself be used is part of it.
        if one.kind == .area && one.frame.contains(other.frame) { continue }
        Issue.record("\(name): \(one.id) and \(other.id) overlap")
      }
    }
    expectLegible(house, name)
    let texts = seen(house)
    let board = house.stage.elements().filter { $0.role == .cell || $0.role == .piece }.map(\.frame)
    for (index, text) in texts.enumerated() {
      // What is engraved on a board is the board's business.
      if board.contains(where: { $0.inset(-30).contains(text.frame) }) && text.words.count < 3 { continue }
      let frame = text.frame.inset(1)
      #expect(window.contains(frame), "\(name): \"\(text.words)\" is cut: \(frame)")
      for other in texts.dropFirst(index + 1) where frame.intersects(other.frame.inset(1)) {
        if other.words == text.words && (other.frame.origin - text.frame.origin).length < 3 { continue }
        Issue.record("\(name): \"\(text.words)\" lies on \"\(other.words)\"")
      }
      for control in controls where frame.intersects(control.visible) && control.kind != .area && text.whole {
        // What is written in a field is not what the field is called.
        if case .field = control.kind, control.frame.contains(frame) { continue }
        #expect(
          control.frame.inset(-1).contains(frame) && control.label.contains(text.words),
          "\(name): \"\(text.words)\" lies on \(control.id)")
      }
    }
  }

  /// What has no room is set smaller, but nobody who wants large letters gets small ones on a button.
  private func expectLegible(_ house: House, _ name: String) {
    let factor = house.stage.type.factor
    let least = factor > 1 ? 9.5 * factor : 10.5
    for control in house.controls {
      switch control.kind {
      // A name is as long as its owner likes.
      case .button, .segment: if control.label.hasPrefix("Anna") { continue }
      default: continue
      }
      for case .text(control.label, let style, let at, _, _) in house.stage.picture().commands
      where control.frame.contains(at) {
        #expect(style.size >= least, "\(name): \(control.label) is set in \(style.size) points")
      }
    }
  }

  /// Everything of these sentences is drawn, where it stands or where one scrolls to.
  private func expectSaid(_ sentences: [String], _ house: House, _ name: String) {
    // Numbers stand in letters of their own.
    func close(_ words: String) -> String { words.filter { !$0.isWhitespace && !"[]".contains($0) } }
    let drawn = close(
      house.stage.picture().commands.compactMap { command in
        if case .text(let words, _, _, _, _) = command { words } else { nil }
      }.joined())
    for sentence in sentences { #expect(drawn.contains(close(sentence)), "\(name): \(sentence)") }
  }

  private func menuLook(_ size: Size, _ text: Text) throws {
    let house = try house(size, text, archive: Sample.archive())
    house.settle()
    expectSound(house, "menu at \(size.width) x \(size.height), \(text)")
    house.use("menu.settings")
    try expectSettings(house, "settings of the menu at \(size.width) x \(size.height), \(text)")
  }

  /// Every section of the settings.
  private func expectSettings(_ house: House, _ at: String) throws {
    for section in house.stage.elements().map(\.id) where section.hasPrefix("settings.section.") {
      house.use(section)
      expectSound(house, "\(section), \(at)")
    }
  }

  private func tableLook(_ game: String, _ size: Size, _ text: Text) throws {
    let house = try house(size, text, game: game)
    let at = "\(game) at \(size.width) x \(size.height), \(text)"
    expectSound(house, at)
    for popup in ["table.settings", "table.help", "table.share", "table.puzzles"] where house.has(popup) {
      house.use(popup)
      expectSound(house, "\(popup) of \(at)")
      if popup == "table.settings" { try expectSettings(house, "settings of \(at)") }
      house.key(.escape)
      house.settle()
    }
    if game == "connect-four" {
      house.type("1212121")
      house.pass(0.5)
      expectSound(house, "\(at), over")
    }
  }

  /// In the usual window and the usual size of text no action loses its word, whatever the language.
  @Test(arguments: texts.filter { $0.language != nil }) func actionsHaveTheirWords(_ text: Text) throws {
    try text.spoken {
      for game in ["connect-four", "quarto", "reversi"] {
        let house = try house(Size(1280, 800), text, game: game)
        let drawn = seen(house).map(\.words)
        for id in ["table.hint", "table.restart"] {
          let label = try house.element(id).label
          #expect(drawn.contains(label), "\(game), \(text): \(label)")
        }
      }
    }
  }

  private func runningLook(_ name: String, _ size: Size, _ text: Text) throws {
    let game = try Sample.game(name)
    let house = try house(size, text, game: game.info.name)
    let at = "\(game.info.name) at \(size.width) x \(size.height), \(text)"
    var random = SeededRandom(seed: 9)
    house.handle(.paste(game.text(of: game.line(9, &random))))
    // The slip of words may lie over the title for a moment.
    house.pass(20)
    #expect(!house.moves.isEmpty)
    expectSound(house, "\(at), running")
    guard game.info.isContest else { return }
    var settings = house.stage.settings
    settings[game: game.info.name].people = People("Anna Magdalena Wilhelmi", "Ben")
    settings[game: game.info.name].friendTerms.time = TimeControl(minutes: 10, increment: 5)
    settings[game: game.info.name].friendTerms.handicap = Handicap(1, isOwn: false)
    house.stage.change(settings)
    try house.click("plate.other")
    house.settle()
    #expect(house.stage.top.scene.name == "opponents")
    expectSound(house, "opponents of \(at)")
    house.stage.use("opponent.friend", of: house.stage.top)
    house.settle()
    expectSound(house, "two people of \(at)")
    house.stage.use("opponent.play", of: house.stage.top)
    house.settle()
    house.pass(20)
    #expect(house.has("plate.you.clock") && house.has("plate.other.clock"), "\(at)")
    expectSound(house, "clocks of \(at)")
  }

  /// The move to send, the menu that waits, where the friend is named, and who has sent a text that nobody knows.
  private func byMessageLook(_ name: String, _ size: Size, _ text: Text) throws {
    let game = try Sample.game(name)
    let house = try house(size, text)
    var settings = house.stage.settings
    (settings[game: game.info.name].opponent, settings[game: game.info.name].first) = (.far, .you)
    settings[game: game.info.name].far.name = "Anna Magdalena"
    house.stage.change(settings)
    house.stage.open(game)
    house.settle()
    let at = "\(game.info.name) at \(size.width) x \(size.height), \(text)"
    expectSound(house, "\(at), by message")
    house.stage.perform(.opponents)
    house.settle()
    expectSound(house, "\(at), a friend far away")
    house.stage.pop()
    var random = SeededRandom(seed: 9)
    let move = game.line(1, &random)
    let message = FarMessage(game: game.info.name, code: "K7QXB", rules: [], moves: move, turn: .second)
    house.handle(.paste(message.text))
    house.settle()
    #expect(house.popup == "far")
    expectSound(house, "\(at), who has sent this")
    house.stage.perform(.far(.begin(message, name: "Anna Magdalena")))
    house.settle()
    house.pass(20)
    expectSound(house, "\(at), an own turn by message")
    let own = try #require((house.stage.table(house.stage.top) as? any HasLegalMoves)?.legal)
    (house.stage.table(house.stage.top) as? any HasLegalMoves)?.play(own[0])
    house.settle()
    if !house.has("far.send") {
      let gift = try #require((house.stage.table(house.stage.top) as? any HasLegalMoves)?.legal)
      (house.stage.table(house.stage.top) as? any HasLegalMoves)?.play(gift[0])
      house.settle()
    }
    #expect(house.has("far.send") && house.has("far.answer"), "\(at)")
    expectSound(house, "\(at), to be sent")
    house.stage.use("far.send", of: house.stage.top)
    house.settle()
    house.pass(20)
    expectSound(house, "\(at), sent")
    house.stage.pop()
    house.settle()
    house.pass(20)
    #expect(house.has("menu.answer." + game.info.name) && house.has("menu.wait." + game.info.name), "\(at)")
    expectSound(house, "\(at), the menu waits")
  }

  private func reviewLook(_ size: Size, _ text: Text) throws {
    var past = Sample.past(1)
    past.review = Sample.review
    let house = try house(size, text, archive: MemoryArchive(past: [past]))
    house.settle()
    house.showPast()
    let at = "at \(size.width) x \(size.height), \(text)"
    expectSound(house, "review \(at)")
    house.stage.use("review.next-mistake", of: house.stage.top)
    house.settle()
    expectSound(house, "mistake \(at)")
    let sentence = try house.element("review.sentence")
    expectSaid([sentence.label, try #require(sentence.value), tr("Review")], house, "mistake \(at)")
    for plate in ["plate.you", "plate.other"] {
      // Under a sentence in large text one scrolls to them.
      guard let value = house.stage.elements().first(where: { $0.id == plate })?.value else { continue }
      expectSaid([tr("{part} %", ["part": value])], house, "mistake \(at)")
    }
    house.stage.use("review.try", of: house.stage.top)
    for column in ["5", "5", "6"] { house.type(column) }
    house.pass(2)
    #expect(try house.element("review.trial").value == "5 5 6")
    expectSound(house, "tried \(at)")
  }

  /// The engine is asked once; then the window takes some of the sizes: each text is looked at, and each size several times.
  @Test(arguments: texts.indices) func coach(_ number: Int) throws {
    let sizes = (0..<3).map { Sample.scaleSizes[(number + 4 * $0) % Sample.scaleSizes.count] }
    try Self.texts[number].spoken { try coachLook(Self.texts[number], sizes) }
  }

  private func coachLook(_ text: Text, _ sizes: [Size]) throws {
    var settings = Settings()
    settings.textSize = text.percent
    settings.reducedMotion = true
    settings[game: "connect-four"].coach = .explains
    settings[game: "connect-four"].first = .you
    let house = try House(game: "connect-four", settings: settings)
    house.settle()
    house.handle(.paste("4 1 4 1 4 1"))
    house.settle()
    house.key(.character("7"))
    house.wait(step: 0.1) { house.has("coach.message") }
    house.pass(10)
    for size in sizes {
      house.handle(.resized(Viewport(size: size)))
      house.settle()
      let at = "coach at \(size.width) x \(size.height), \(text)"
      expectSound(house, at)
      let message = try house.element("coach.message")
      expectSaid([message.label, try #require(message.value)], house, at)
      #expect(house.has("coach.takeback") && house.has("coach.playon") && house.has("table.restart"), "\(at)")
    }
  }

  private func historyAndReplayLook(_ size: Size, _ text: Text) throws {
    let house = try house(size, text, archive: Sample.archive())
    try house.click("menu.history")
    house.settle()
    let at = "at \(size.width) x \(size.height), \(text)"
    expectSound(house, "history \(at)")
    house.stage.use("history.tab.statistics", of: house.stage.top)
    house.settle()
    #expect(house.stage.top.scene.name == "statistics")
    expectSound(house, "statistics \(at)")
    house.key(.escape)
    house.settle()
    house.stage.use("history.import", of: house.stage.top)
    house.settle()
    expectSound(house, "import \(at)")
    house.key(.escape)
    house.stage.use("history.clear", of: house.stage.top)
    house.settle()
    expectSound(house, "confirmation \(at)")
    house.key(.escape)
    house.settle()
    house.key(.end)
    house.key(.enter)
    house.settle()
    if house.stage.top.scene.name == "replay" { expectSound(house, "replay \(at)") }
  }
}
