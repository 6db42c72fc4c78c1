// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Dispatch
import GRDB
import GameCore
import Synchronization

/// Games in a SQLite database, `quartet.db`, on a thread of its own. Nothing is opened before the request `open`.
public final class Store: Archive, Sendable {
  private let queue = DispatchQueue(label: "quartet.store")
  private let vault: Mutex<Vault>
  private let replies = Mutex<[ArchiveReply]>([])
  private let pending = Atomic<Int>(0)
  private let wake: @Sendable () -> Void
  let rules: RuleCheck

  /// `directory` is made when it is needed; `wake` is called from the store's thread when there is news, `rules`
  /// checks games that come from a file, and days are counted by `clock`.
  public convenience init(
    directory: String, clock: LocalClock, rules: @escaping RuleCheck = { _, _ in nil },
    wake: @escaping @Sendable () -> Void
  ) {
    self.init(directory: directory, clock: clock, rules: rules, wake: wake) { _ in }
  }

  /// For tests: `configure` is run on every new connection, and may make it fail later.
  init(
    directory: String, clock: LocalClock, rules: @escaping RuleCheck = { _, _ in nil },
    wake: @escaping @Sendable () -> Void,
    configure: @escaping @Sendable (Database) throws -> Void
  ) {
    self.wake = wake
    self.rules = rules
    vault = Mutex(Vault(folder: directory, clock: clock, configure: configure))
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
      let news = vault.withLock { vault in
        perform(request, &vault)
        return vault.takeNews()
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
    queue.sync { vault.withLock { $0.close() } }
  }

  /// Opens the database, if it is not open, and does it at once.
  func now<T, E: Error>(_ body: (inout Vault) throws(E) -> T) throws(E) -> T {
    let result: Result<T, E> = queue.sync {
      vault.withLock { vault in
        if !vault.isOpen { vault.open() }
        do throws(E) { return .success(try body(&vault)) } catch { return .failure(error) }
      }
    }
    return try result.get()
  }

  private func perform(_ request: ArchiveRequest, _ vault: inout Vault) {
    switch request {
    case .open: vault.open()
    case .save(let game): vault.save(game)
    case .setAside(let game): vault.setAside(game: game)
    case .list: vault.list()
    case .fetch(let id): vault.fetch(id)
    case .remove(let id): vault.remove(id: id)
    case .putBack(let games): vault.add(games)
    case .clear(let game): vault.remove(game: game)
    case .mark(let id, let moves): vault.mark(id, moves)
    case .export(let path):
      do throws(TransferError) {
        let count = try vault.exportHistory(to: path)
        vault.say("\(count) finished \(count == 1 ? "game" : "games") written to \(path).")
      } catch { vault.say(error.message) }
    case .merge(let path):
      do throws(TransferError) {
        let (added, all) = try vault.importHistory(from: path, rules)
        vault.say("\(added) of \(all) \(all == 1 ? "game" : "games") added.")
      } catch { vault.say(error.message) }
    }
  }
}
