// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

/// A past game on its real board, of whatever kind.
protocol ReplayBoard: AnyObject {
  var past: PastGame { get }
  var info: GameInfo { get }
  /// How many moves are on the board, 0 to `count`.
  var index: Int { get }
  var count: Int { get }
  /// True while move follows move by itself.
  var isPlaying: Bool { get set }
  /// 1 is a move a second.
  var speed: Double { get set }
  /// Moves that gave away value, from 1.
  var marks: [Int] { get set }
  func arrange(_ region: BoardRegion, plates: [Seat: Rect], showsSide: Bool)
  func go(to index: Int)
  func advance(_ context: StageContext) -> Wake
  func paint(_ context: StageContext, into list: inout DrawList)
  func paintLifted(_ context: StageContext, into list: inout DrawList)
  func elements(_ context: StageContext) -> [Element]
  func takeSounds() -> [Sound]
  var report: GameReport { get }
  var score: TableScore? { get }
  var usesSide: Bool { get }
  var usesPlates: Bool { get }
  var usesScore: Bool { get }
  /// What stands over the board of a game for one.
  var heading: TableHeading? { get }
  /// The game up to here as one to be played on.
  var continued: SavedGame { get }
}

extension Game {
  /// A board for `past`; nil when it is no game by these rules.
  static func replay(_ past: PastGame) -> (any ReplayBoard)? { Replayer<Self>(past) }
}

final class Replayer<G: Game>: ReplayBoard {
  let past: PastGame
  private let moves: [G.Move]
  /// One more than moves.
  private let positions: [G.Position]
  private var table = G.Table()
  private(set) var index: Int
  var isPlaying = false { didSet { nextAt = nil } }
  var speed = 1.0
  var marks: [Int]
  /// What the table has not been told yet, and how many moves were on the board then.
  private var changes: [(change: TableChange<G.Move>, index: Int)]
  private var plates: [Seat: Rect] = [:]
  private var showsSide = true
  private var nextAt: Double?
  private var look = Look()
  private var now = 0.0

  init?(_ past: PastGame) {
    var positions = [G.start(past.record.options)]
    var moves: [G.Move] = []
    for text in past.record.moves {
      guard let last = positions.last, let move = G.Move(text), let next = G.playing(move, in: last) else {
        return nil
      }
      moves.append(move)
      positions.append(next)
    }
    self.past = past
    self.moves = moves
    self.positions = positions
    index = moves.count
    changes = [(.appeared, moves.count)]
    marks = past.marks ?? []
  }

  var info: GameInfo { G.info }
  var count: Int { moves.count }
  var usesSide: Bool { G.Table.usesSide }
  var usesPlates: Bool { G.Table.usesPlates }
  var usesScore: Bool { G.Table.usesScore }
  var score: TableScore? { table.score(view) }

  var heading: TableHeading? { table.heading(view) }

  func arrange(_ region: BoardRegion, plates: [Seat: Rect], showsSide: Bool) {
    self.plates = plates
    self.showsSide = showsSide
    table.arrange(region)
  }

  private var view: TableView<G.Position, G.Move> { view(at: index) }

  private func view(at index: Int) -> TableView<G.Position, G.Move> {
    let position = positions[index]
    return TableView(
      position: position, moves: Array(moves.prefix(index)), turn: G.turn(in: position),
      outcome: G.outcome(of: position), mayMove: false, options: past.record.options, look: look,
      plates: plates, showsSide: showsSide, seed: past.record.seed, now: now)
  }

  /// A step moves a piece; a jump is simply there. The table hears of it with the next picture, at whose time the
  /// motion begins.
  func go(to target: Int) {
    let target = clamp(target, 0, count)
    guard target != index else { return }
    let before = index
    index = target
    let change: TableChange<G.Move> =
      target == before + 1
      ? .played(moves[before]) : target == before - 1 ? .undone(moves[target]) : .appeared
    changes.append((change, target))
  }

  private func follow() {
    for entry in changes { table.follow(entry.change, view(at: entry.index)) }
    changes.removeAll()
  }

  func advance(_ context: StageContext) -> Wake {
    (look, now) = (context.look, context.now)
    follow()
    var wake = Wake.never
    if isPlaying {
      let at = nextAt ?? now + 0.35 / speed
      nextAt = at
      if index == count {
        isPlaying = false
      } else if now >= at && (table.isSettled || now >= at + 2) {
        go(to: index + 1)
        follow()
        nextAt = now + 1 / speed
        wake = .nextFrame
      } else {
        wake = now < at ? .at(at) : .nextFrame
      }
    }
    return wake.sooner(table.advance(view))
  }

  func paint(_ context: StageContext, into list: inout DrawList) {
    (look, now) = (context.look, context.now)
    table.paint(view, into: &list)
  }

  func paintLifted(_ context: StageContext, into list: inout DrawList) {
    table.paintLifted(view, into: &list)
  }

  func elements(_ context: StageContext) -> [Element] {
    table.elements(view).map { element in
      var element = element
      element.isEnabled = false
      return element
    }
  }

  func takeSounds() -> [Sound] { table.takeSounds() }

  var report: GameReport {
    let outcome = G.outcome(of: positions[index])
    return GameReport(
      name: G.info.name, position: G.notation(of: positions[index]),
      moves: moves.prefix(index).map(\.description), turn: nil,
      outcome: outcome.map { $0.winner == nil ? "draw" : past.words(info) },
      message: "Move \(index) of \(count)",
      isThinking: false)
  }

  var continued: SavedGame {
    var record = past.record
    record.id = GameRecord.newID()
    record.moves = Array(past.record.moves.prefix(index))
    record.seconds = 0
    return SavedGame(record: record, given: index)
  }
}

extension PastGame {
  /// "You won with four on the diagonal", "Coral won with four in a row", "A draw".
  func words(_ info: GameInfo?) -> String { summary.words(info) }
}

extension GameSummary {
  func words(_ info: GameInfo?) -> String {
    if info?.isSolo == true { return "Solved in \(clock)" }
    guard let winner = outcome.winner else { return "A draw" }
    let name = ownSeat.map { $0 == winner ? "You" : "The bot" } ?? info?.seatNames[winner] ?? "One side"
    return "\(name) won \(outcome.how)"
  }

  /// "Bot, level 4", "Perfect", "Friend".
  var rivalName: String {
    switch options.opponent {
    case .friend: "Friend"
    case .bot: "Bot, level \(options.level)"
    case .perfect: "Perfect"
    }
  }

  /// "Won" with its icon; between two people the winner's colour.
  func result(_ info: GameInfo?) -> (word: String, icon: String?) {
    switch isWon {
    case true?: info?.isSolo == true ? ("Solved", "check") : ("Won", "trophy")
    case false?: ("Lost", "close")
    case nil:
      if let winner = outcome.winner { (info?.seatNames[winner] ?? "Won", "trophy") } else { ("Draw", nil) }
    }
  }

  /// "1:48", "1:02:07".
  var clock: String {
    let whole = Int(seconds.rounded())
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
    return whole < 3600
      ? "\(whole / 60):\(two(whole % 60))" : "\(whole / 3600):\(two(whole / 60 % 60)):\(two(whole % 60))"
  }
}
