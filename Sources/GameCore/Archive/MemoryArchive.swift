// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// Games kept for as long as the program runs: for tests, and for a window that has nowhere to write.
public final class MemoryArchive: Archive {
  private var replies: [ArchiveReply] = []
  /// By name of the game.
  public private(set) var saved: [String: SavedGame]
  /// Newest first.
  public private(set) var past: [PastGame]
  /// What was sent, in order.
  public private(set) var requests: [ArchiveRequest] = []
  private let now: () -> Int

  /// `now` is the time in seconds since 1970.
  public init(saved: [SavedGame] = [], past: [PastGame] = [], now: @escaping () -> Int = { 0 }) {
    self.saved = Dictionary(saved.map { ($0.record.game, $0) }) { $1 }
    self.past = past.sorted { $0.finished > $1.finished }
    self.now = now
  }

  public var isIdle: Bool { true }

  public func poll() -> [ArchiveReply] {
    defer { replies.removeAll() }
    return replies
  }

  private func list() { replies.append(.listed(past.map(\.summary))) }

  public func send(_ request: ArchiveRequest) {
    requests.append(request)
    switch request {
    case .open:
      replies.append(.opened(Array(saved.values), keeps: true))
      list()
    case .save(let game): save(game)
    case .setAside(let game): saved[game] = nil
    case .list: list()
    case .fetch(let id): replies.append(.fetched(past.first { $0.record.id == id }))
    case .remove(let id):
      guard let index = past.firstIndex(where: { $0.record.id == id }) else { return }
      replies.append(.removed(past.remove(at: index)))
      list()
    case .add(let games):
      let known = Set(past.map(\.record.id))
      past = (past + games.filter { !known.contains($0.record.id) }).sorted { $0.finished > $1.finished }
      list()
    case .clear:
      past.removeAll()
      list()
    case .mark(let id, let moves):
      if let index = past.firstIndex(where: { $0.record.id == id }) { past[index].marks = moves }
    case .export, .merge: replies.append(.told("There is no file here."))
    }
  }

  private func save(_ game: SavedGame) {
    saved[game.record.game] = game
    let index = past.firstIndex { $0.record.id == game.record.id }
    let before = past.count
    if let index { past.remove(at: index) }
    if let outcome = game.outcome {
      past.insert(
        PastGame(record: game.record, outcome: outcome, finished: Timestamp(clamping: now())), at: 0)
    }
    if past.count != before || index != nil { list() }
  }
}
