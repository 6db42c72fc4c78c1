// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import Catalog
import EngineCore
import GameCore
import Preferences
import StageKit
import Testing

@testable import Stage
@testable import Table

/// What lies on a board follows from the position, whatever way that came there.
struct ArrivalTests {
  private static let names = catalog.map { $0.info.name }
  private static let sizes = [Size(1280, 800), Size(720, 560), Size(720, 1000)]

  private func house(_ game: String, _ random: inout SeededRandom) throws -> House {
    var settings = House.friends
    if catalog.contains(where: { $0.info.name == game && $0.info.isContest }), Bool.random(using: &random) {
      settings[game: game].opponent = .far
      settings[game: game].far.name = "Ben"
    }
    settings[game: game].nextGame = .off
    settings.motion = Bool.random(using: &random) ? .on : .off
    return try House(
      game: game, settings: settings, archive: Bool.random(using: &random) ? MemoryArchive() : nil)
  }

  /// Anything that comes from outside, also while the table is not looked at, and before it has heard of the last one.
  private func happen(_ game: String, _ house: House, _ random: inout SeededRandom) throws -> String {
    let stage = house.stage
    guard let table = stage.tables[game] as? any Arriving else { return "no table" }
    switch Int.random(in: 0..<14, using: &random) {
    case 0...3: return table.playAny(using: &random)
    case 4:
      let text = table.pastedText(using: &random)
      stage.handle(.paste(text), now: house.now)
      return "paste " + text
    case 5, 6:
      let text = table.friendsText(using: &random)
      stage.handle(.paste(text), now: house.now)
      if stage.top.scene.name == "confirm" { stage.use("confirm.yes", of: stage.top) }
      return "answer " + text
    case 7:
      let record = table.otherGame(using: &random)
      stage.resume(record)
      return "load \(record.moves.joined(separator: " "))"
    case 8, 9:
      let isUndo = Bool.random(using: &random)
      stage.handle(
        .key(.character("z"), isUndo ? [.control] : [.control, .shift], isRepeat: false), now: house.now)
      return isUndo ? "undo" : "redo"
    case 10:
      stage.handle(.key(.character("n"), [.control], isRepeat: false), now: house.now)
      return "restart"
    case 11:
      var settings = stage.settings
      settings.language = ["de", "en"].randomElement(using: &random)
      settings.theme = [.light, .dark].randomElement(using: &random) ?? .light
      settings.contrast = [.on, .off].randomElement(using: &random) ?? .off
      stage.change(settings)
      return "language and theme"
    case 12:
      let size = Self.sizes.randomElement(using: &random) ?? Size(1280, 800)
      stage.handle(.resized(Viewport(size: size, windowScale: 1, pixelScale: 1)), now: house.now)
      return "size \(size)"
    default:
      if stage.layers.count > 1 {
        stage.pop()
        return "away"
      }
      stage.perform(.openGame(game))
      return "here"
    }
  }

  @Test(arguments: names, 1...3) func piecesFollowFromThePosition(game: String, seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let house = try house(game, &random)
    house.stage.setup.archive?.send(.open)
    house.settle()
    var told: [String] = []
    for _ in 0..<40 {
      told.append(try happen(game, house, &random))
      switch Int.random(in: 0..<4, using: &random) {
      case 0: continue
      case 1: house.pass(Double.random(in: 0..<0.4, using: &random))
      default: house.pass(3)
      }
      guard told.count % 3 == 0 else { continue }
      while house.stage.layers.count > 1, house.stage.table(house.stage.top) == nil { house.stage.pop() }
      if house.stage.layers.count == 1 { house.stage.perform(.openGame(game)) }
      house.settle()
      house.pass(6)
      let table = try #require(house.stage.tables[game] as? any Arriving)
      if let difference = table.difference {
        Issue.record("\(told.suffix(12).joined(separator: "; ")): \(difference)")
        return
      }
    }
  }

  /// Where a game by message waits for its answer.
  enum Wait: CaseIterable { case onItsTable, inTheArchive, inTheHistory }

  /// A friend's answer is pasted in the menu: the board shows the disc that was played, and no other.
  @Test(arguments: Wait.allCases, [0.5, 30]) func anAnswerInTheMenuIsOneDisc(wait: Wait, rest: Double) throws
  {
    let archive = MemoryArchive()
    var house = try FarGameTests.house("connect-four", .you, "Ben", archive: archive)
    house.type("4")
    house.key(.character("c"), [.control])
    let text = try #require(house.takeCopied())
    let friend = try FarGameTests.house("connect-four", .bot, "Anna")
    friend.handle(.paste(text))
    friend.settle()
    friend.type("3")
    friend.key(.character("c"), [.control])
    let answer = try #require(friend.takeCopied())
    if wait == .inTheHistory {
      house.key(.character("n"), [.control])
      house.settle()
      house.pass(1)
    }
    house.key(.escape)
    house.pass(rest)
    if wait == .inTheArchive {
      house = try House(settings: house.stage.settings, archive: archive)
      archive.send(.open)
      house.settle()
    }
    house.handle(.paste(answer))
    house.settle()
    try house.click("confirm.yes")
    house.settle()
    house.pass(rest)
    let pieces = house.stage.elements().filter { $0.id.hasPrefix("piece.") && $0.id != "piece.hand" }
    #expect(house.moves == ["4", "3"] && pieces.count == 2)
  }
}

/// A table to which things come from outside.
private protocol Arriving {
  func playAny(using random: inout SeededRandom) -> String
  func pastedText(using random: inout SeededRandom) -> String
  func friendsText(using random: inout SeededRandom) -> String
  func otherGame(using random: inout SeededRandom) -> GameRecord
  /// What the board shows that it would not show if the position had just been laid on it; nil when it is the same.
  var difference: String? { get }
}

extension TableScene: Arriving {
  private func line(_ options: GameOptions, using random: inout SeededRandom) -> GameLine<G> {
    var line = GameLine<G>(options)
    for _ in 0..<Int.random(in: 1...20, using: &random) {
      guard line.outcome == nil, let move = line.position.legalMoves.randomElement(using: &random) else {
        break
      }
      line.play(move)
    }
    return line
  }

  fileprivate func playAny(using random: inout SeededRandom) -> String {
    guard let move = session.position.legalMoves.randomElement(using: &random) else { return "no move" }
    return session.play(move) ? "\(move)" : "not \(move)"
  }

  fileprivate func pastedText(using random: inout SeededRandom) -> String {
    let line = line(session.options, using: &random)
    return G.facets.transcript(of: line.moves, session.options)
  }

  fileprivate func friendsText(using random: inout SeededRandom) -> String {
    guard session.isFar else { return "" }
    let far = session.seated.far
    var line = session.line
    while line.outcome == nil, line.turn != session.ownSeat || line.moves.isEmpty {
      guard let move = line.position.legalMoves.randomElement(using: &random) else { break }
      line.play(move)
    }
    return FarMessage(
      game: G.info.name, code: far.code.isEmpty ? "K7QXB" : far.code, rules: [],
      moves: line.moves.map(\.description), turn: line.outcome == nil ? line.turn : nil, resigned: nil
    ).text
  }

  fileprivate func otherGame(using random: inout SeededRandom) -> GameRecord {
    var record = session.saved
    let line = line(session.seated, using: &random)
    (record.id, record.moves, record.undone) = (GameRecord.newID(), line.moves.map(\.description), [])
    (record.outcome, record.given) = (nil, 0)
    return record
  }

  fileprivate var difference: String? {
    var (arrived, laid) = (table, table)
    laid.follow(.appeared, view)
    var lists = [DrawList(), DrawList()]
    for (index, var table) in [arrived, laid].enumerated() {
      _ = table.interpret(.cancel, view)
      _ = table.interpret(.hover(nil), view)
      _ = table.advance(view)
      table.paint(view, into: &lists[index])
    }
    func lying(_ table: G.Table) -> [Element] {
      table.elements(view).filter { $0.id != "piece.hand" }.map { element in
        var element = element
        (element.isSelected, element.isFocused) = (false, false)
        return element
      }
    }
    _ = (arrived.advance(view), laid.advance(view))
    let (one, other) = (lying(arrived), lying(laid))
    if one != other {
      let extra = Set(one).symmetricDifference(other).map { "\($0.id) \($0.label) \($0.frame)" }
      return "elements \(extra.sorted().joined(separator: ", "))"
    }
    if lists[0] != lists[1] {
      let pair = zip(lists[0].commands, lists[1].commands).first { $0 != $1 }
      return
        "\(lists[0].commands.count) and \(lists[1].commands.count) commands: \(pair.map { "\($0)" } ?? "")"
    }
    return nil
  }
}
