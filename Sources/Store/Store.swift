// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Dispatch
import GRDB
import GameCore
import Synchronization

/// Games in a SQLite database, `quartet.db`, on a thread of its own. Nothing is opened before the request `open`.
public final class Store: Archive, Sendable {
  private let queue = DispatchQueue(label: "quartet.store")
  private let database: Mutex<GameDatabase>
  private let replies = Mutex<[ArchiveReply]>([])
  private let pending = Atomic<Int>(0)
  private let wake: @Sendable () -> Void
  let rules: RuleCheck

  /// `directory` is made when it is needed; `wake` is called from the store's thread when there is news, `rules`
  /// checks what comes from a file, and days are counted by `clock`.
  public convenience init(
    directory: String, clock: LocalClock, rules: RuleCheck = RuleCheck(),
    wake: @escaping @Sendable () -> Void
  ) {
    self.init(directory: directory, clock: clock, rules: rules, wake: wake) { _ in }
  }

  /// For tests: `configure` is run on every new connection, and may make it fail later.
  init(
    directory: String, clock: LocalClock, rules: RuleCheck = RuleCheck(),
    wake: @escaping @Sendable () -> Void,
    configure: @escaping @Sendable (Database) throws -> Void
  ) {
    self.wake = wake
    self.rules = rules
    database = Mutex(GameDatabase(folder: directory, clock: clock, rules: rules, configure: configure))
  }

  public var isIdle: Bool { pending.load(ordering: .acquiring) == 0 }

  public func poll() -> [ArchiveReply] {
    replies.withLock { replies in
      defer { replies.removeAll() }
      return replies
    }
  }

  public func send(_ request: ArchiveRequest) {
    pending.wrappingAdd(1, ordering: .acquiringAndReleasing)
    queue.async { [self] in
      let news = database.withLock { database in
        perform(request, &database)
        return database.takeNews()
      }
      if !news.isEmpty { replies.withLock { $0 += news } }
      pending.wrappingSubtract(1, ordering: .acquiringAndReleasing)
      wake()
    }
  }

  /// Waits until everything that was sent has been done.
  public func flush() { queue.sync {} }

  /// Does what is left to do and closes the files. Nothing may be sent afterwards.
  public func close() {
    queue.sync { database.withLock { $0.close() } }
  }

  /// Does it at once, in a database that no window has opened; what there is to say is polled.
  func now<T, E: Error>(_ body: (inout GameDatabase) throws(E) -> T) throws(E) -> T {
    let result: Result<T, E> = queue.sync {
      database.withLock { database in
        database.openFolder(asWindow: false)
        defer { replies.withLock { $0 += database.takeNews() } }
        do throws(E) { return .success(try body(&database)) } catch { return .failure(error) }
      }
    }
    return try result.get()
  }

  private func perform(_ request: ArchiveRequest, _ database: inout GameDatabase) {
    database.checkPlace()
    switch request {
    case .open: database.open()
    case .save(let game): database.save(game)
    case .setAside(let game): database.setAside(game: game)
    case .list: database.list()
    case .search(let search): database.search(search)
    case .rows(let keys): database.tellRows(keys)
    case .rate(let scales): database.rate(scales)
    case .figure(let game, let opening): database.figure(game, opening)
    case .fetch(let id): database.fetch(id)
    case .remove(let id): database.remove(id: id)
    case .putBack(let games): database.putBack(games)
    case .clear(let game): database.remove(game: game)
    case .review(let id, let review): database.keep(review, of: id)
    case .found(let solution): database.enter(solution)
    case .solutions(let game, let start): database.tellSolutions(game, start)
    case .tried(let attempt): database.enter(attempt)
    case .begun(let puzzle): database.enter(puzzle)
    case .reviewed: database.tellReviewed()
    case .export(let path, let replaces):
      database.answer(.exported(database.exportHistory(to: path, replaces: replaces)))
    case .merge(let path):
      do throws(TransferError) {
        let history = try KeptHistory(from: path, rules)
        database.answer(.merged(.success(try database.importHistory(history))))
      } catch { database.answer(.merged(.failure(MergeFault(error.message)))) }
    case .takeOut(let merged): database.takeOut(merged)
    case .bringBack: database.bringBack()
    }
  }
}
