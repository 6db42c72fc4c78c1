// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ArgumentParser
import Catalog
import CommandKit
import EngineCore
import GameCore
import Glibc
import Store

/// How long it takes to keep games: the figures that the main loop never waits for.
struct StoreBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench-store", abstract: "Fill a database, save moves, and say how fast.")

  @Argument(help: "A folder for the database; it should be new.")
  var folder: String
  @Option(help: "How many finished games there are.")
  var games = 10_000
  @Option(help: "How many moves are saved.")
  var moves = 2000

  func run() throws {
    let clock = systemClock
    let store = Store(directory: folder, clock: clock) {}
    defer { store.close() }
    store.send(.open)
    var random = SeededRandom(seed: 1)
    let time = Int(Glibc.time(nil))
    let past = (0..<games).map { number in
      var options = GameOptions()
      options.opponent = Opponent(kind: .bot, level: 1 + number % 5)
      let record = GameRecord(
        id: GameRecord.newID(), game: catalog[number % catalog.count].info.name, options: options,
        ownSeat: number % 2 == 0 ? .first : .second, seed: random.next(),
        moves: (0..<30).map { _ in String(Int.random(in: 1...7, using: &random)) }, seconds: 99)
      return record.finished(
        Outcome(winner: .first, reason: "row"), at: Timestamp(clamping: time - 3000 * number))
    }
    report("enter \(games) games", [measure(store) { store.send(.putBack(past)) }])
    store.close()
    let again = Store(directory: folder, clock: clock) {}
    report("open and list", [measure(again) { again.send(.open) }])
    report("list again", [measure(again) { again.send(.list) }])
    let words = ["bram", "today"]
    let search = HistorySearch(
      number: 1, words: words,
      says: {
        ($0.options.opponent == .character(.bramble) ? "bramble" : "", $0.isWon.map { $0 ? "won" : "lost" })
      },
      day: { $0.day == clock.today.day ? "today" : "earlier" })
    report("search", [measure(again) { again.send(.search(search)) }])
    var all = search
    all.words = []
    report("find all", [measure(again) { again.send(.search(all)) }])
    for case .found(let found) in again.poll() where found.keys.count == games {
      report(
        "read 64 rows in the middle",
        [measure(again) { again.send(.rows(Array(found.keys[(games / 2)...].prefix(64)))) }])
    }
    let scales = Dictionary(uniqueKeysWithValues: catalog.map { ($0.info.name, $0.info.scale) })
    report("rate", [measure(again) { again.send(.rate(scales)) }])
    report("figures", [measure(again) { again.send(.figure(game: catalog[0].info.name) { $0 }) }])
    var saved = past[0].begun(after: 0)
    saved.id = GameRecord.newID()
    var sending: [Double] = []
    let saving = (0..<moves).map { number in
      saved.moves = Array(past[0].moves.prefix(number % 30))
      return measure(again) {
        let start = ContinuousClock.now
        again.send(.save(saved))
        sending.append(Self.milliseconds(ContinuousClock.now - start))
      }
    }
    report("save a move", saving)
    report("of which the main loop waits", sending)
    again.close()
  }

  private func measure(_ store: Store, _ body: () -> Void) -> Double {
    let start = ContinuousClock.now
    body()
    store.flush()
    return Self.milliseconds(ContinuousClock.now - start)
  }

  private static func milliseconds(_ duration: Duration) -> Double { duration / .milliseconds(1) }

  private func report(_ what: String, _ times: [Double]) {
    let sorted = times.sorted()
    guard let most = sorted.last else { return }
    if sorted.count == 1 { return print("\(what): \(decimals(most, 1)) ms") }
    print(
      "\(what): median \(decimals(sorted[sorted.count / 2], 3)) ms,",
      "95 % \(decimals(sorted[sorted.count * 95 / 100], 3)) ms, most \(decimals(most, 1)) ms")
  }
}
