// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore
import GameCore
import Testing

@testable import Preferences

struct SettingsTests {
  private func settings(_ text: String) throws -> Settings {
    Settings(try #require(JSON(parsing: Array(text.utf8))))
  }

  private var changed: Settings {
    var settings = Settings()
    settings.theme = .dark
    settings.volume = 0.25
    settings.isMuted = true
    settings.pace = 4
    settings.reducedMotion = true
    settings.colourBlindMarks = true
    settings.textSize = 150
    settings.language = "pt_BR"
    settings.window = "1280 800 20 60"
    settings[game: "connect-four"].opponent = .character(.onyx)
    settings[game: "connect-four"].thinkingTime = 30
    settings[game: "connect-four"].first = .bot
    settings[game: "connect-four"].switches["numbers"] = false
    settings[game: "reversi"].opponent = .friend
    return settings
  }

  @Test func firstValues() {
    let settings = Settings()
    #expect(settings.theme == .auto && settings.volume == 0.6 && !settings.isMuted)
    #expect(settings.pace == 2 && settings.paceFactor == 1)
    #expect(!settings.reducedMotion && !settings.colourBlindMarks && settings.games.isEmpty)
    #expect(settings.textSize == nil && Settings.textSizes.allSatisfy((100...200).contains))
    #expect(settings[game: "quarto"] == GameOptions())
  }

  @Test func aPaceOutOfRangeHasTheNearestFactor() {
    var settings = Settings()
    settings.pace = 9
    #expect(settings.paceFactor == 0.4)
    settings.pace = -1
    #expect(settings.paceFactor == 2)
  }

  @Test func everythingSurvivesWritingAndReading() {
    let file = changed.written(over: .object([:]))
    #expect(Settings(file) == changed)
    #expect(changed != Settings())
  }

  /// Each switch of the box is turned by its key in the file, and nothing else is.
  @Test func aSwitchIsTurnedByItsKey() {
    let keys = ["muted", "marks", "spoken-hints", "b-places"]
    for key in keys {
      var settings = changed
      let before = settings.written(over: .object([:]))
      settings.turn(key)
      let after = settings.written(over: .object([:]))
      #expect(before.members?.filter { after[$0.key] != $0.value }.map(\.key) == [key])
      settings.turn(key)
      #expect(settings == changed)
    }
    var settings = changed
    for key in ["theme", "volume", "", "nothing"] { settings.turn(key) }
    #expect(settings == changed)
  }

  @Test(arguments: [
    ("theme", "\"sepia\""), ("theme", "1"), ("volume", "1.01"), ("volume", "-0.1"),
    ("volume", "\"loud\""), ("muted", "1"), ("muted", "null"), ("pace", "5"), ("pace", "-1"), ("pace", "1.5"),
    ("pace", "true"), ("text-size", "99"), ("text-size", "201"), ("reduced-motion", "\"yes\""),
    ("language", "\"German, please\""), ("language", "7"), ("language", "\"../de\""), ("marks", "[]"),
    ("games", "3"), ("games", "[]"),
  ])
  func aDamagedValueFallsBackAlone(key: String, value: String) throws {
    var file = changed.written(over: .object([:]))
    let damaged: JSON = try #require(JSON(parsing: Array(value.utf8)))
    file[key] = damaged
    var expected = changed
    switch key {
    case "theme": expected.theme = .auto
    case "volume": expected.volume = 0.6
    case "muted": expected.isMuted = false
    case "pace": expected.pace = 2
    case "text-size": expected.textSize = nil
    case "language": expected.language = nil
    case "reduced-motion": expected.reducedMotion = false
    case "marks": expected.colourBlindMarks = false
    default: expected.games = [:]
    }
    #expect(Settings(file) == expected)
  }

  /// Earlier versions wrote the same terms for everybody; from now on a friend has their own.
  @Test func termsOfEarlierVersionsHoldForEverybody() throws {
    let text =
      #"{"games": {"reversi": {"best-of": 3, "time": "5+0", "handicap": {"amount": 2, "for": "other"}}}}"#
    var settings = Settings(try #require(JSON(parsing: Array(text.utf8))))
    let terms = settings[game: "reversi"].botTerms
    #expect(terms.bestOf == 3 && terms.time?.text == "5+0" && terms.handicap == Handicap(2, isOwn: false))
    #expect(settings[game: "reversi"].friendTerms == terms)
    settings[game: "reversi"].friendTerms.time = nil
    #expect(Settings(settings.written(over: .object([:]))) == settings)
  }

  @Test func aDamagedOptionOfAGameFallsBackAlone() throws {
    let read = try settings(
      """
      {"games": {"connect-four": {"opponent": "cat", "level": 4, "thinking-time": 31, "first": 7,
                                  "switches": {"a": true, "b": 1}},
                 "quarto": {"level": 6, "first": "you", "switches": []}, "reversi": "no"}}
      """)
    var connectFour = GameOptions()
    connectFour.opponent = .character(.flint)
    connectFour.switches = ["a": true]
    var quarto = GameOptions()
    quarto.first = .you
    #expect(read.games == ["connect-four": connectFour, "quarto": quarto])
  }

  @Test func entriesOfNewerVersionsStay() throws {
    let newer = try #require(
      JSON(
        parsing: Array(
          """
          {"cats": [1, 2.50], "theme": "light",
           "games": {"chess": {"clock": 5}, "quarto": {"level": 2, "timer": true, "switches": {"x": 3}}}}
          """.utf8)))
    var settings = Settings(newer)
    settings.theme = .dark
    settings[game: "quarto"].opponent = .character(.pebble)
    settings[game: "quarto"].switches["y"] = true
    let written = settings.written(over: newer)
    #expect(written["theme"] == .string("dark"))
    #expect(written["cats"] == newer["cats"])
    #expect(written["games"]?["chess"]?["clock"] == .integer(5))
    #expect(written["games"]?["quarto"]?["timer"] == .boolean(true))
    #expect(written["games"]?["quarto"]?["level"] == .integer(1))
    #expect(written["games"]?["quarto"]?["switches"] == .object(["x": .integer(3), "y": .boolean(true)]))
    #expect(Settings(written) == settings)
  }

  @Test func anyMutationReadsAsSettingsInRange() {
    var random = SeededRandom(seed: 3)
    let whole = changed.written(over: .object([:])).bytes ?? []
    var readable = 0
    for _ in 0..<5000 {
      guard let file = JSON(parsing: mutated(whole, &random)) else { continue }
      let read = Settings(file)
      readable += 1
      #expect((0...1).contains(read.volume) && (0...4).contains(read.pace))
      #expect(Settings(read.written(over: file)) == read)
    }
    #expect((200...4800).contains(readable))
  }
}
