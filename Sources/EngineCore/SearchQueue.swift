// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// Who waits for a search; of two, the lesser one gives way.
public enum Urgency: Int, Comparable, Sendable {
  /// Nobody waits: a past game is looked through.
  case background
  /// It is shown beside something else as soon as it is there.
  case aside
  /// The player asked for it.
  case asked
  /// The game goes on with it.
  case move

  public static func < (a: Urgency, b: Urgency) -> Bool { a.rawValue < b.rawValue }
}

/// The searches of one engine, one at a time, the most urgent first. A more urgent one interrupts; what was interrupted
/// begins anew when its turn comes, with what is still in the engine's tables.
///
/// It belongs to the thread that asks, as `Searcher` does.
public final class SearchQueue {
  private var waiting: [any QueuedSearch] = []
  private var running: (any QueuedSearch)?

  public init() {}

  func enter(_ search: any QueuedSearch) {
    waiting.append(search)
    goOn()
  }

  func leave(_ search: any QueuedSearch) {
    waiting.removeAll { $0 === search }
    if running === search { running = nil }
    goOn()
  }

  /// Starts what is most urgent, the oldest of several, unless something as urgent still runs.
  func goOn() {
    if let current = running, current.isDone { running = nil }
    guard let most = waiting.map(\.urgency).max(),
      let index = waiting.firstIndex(where: { $0.urgency == most })
    else { return }
    if let current = running {
      guard current.urgency < most else { return }
      current.interrupt()
      waiting.insert(current, at: 0)
      running = waiting.remove(at: index + 1)
    } else {
      running = waiting.remove(at: index)
    }
    running?.begin()
  }
}

/// A search that waits for its turn. While it is in a queue, the queue keeps it.
protocol QueuedSearch: AnyObject {
  var urgency: Urgency { get }
  /// True when it has ended by itself.
  var isDone: Bool { get }
  func begin()
  /// Stops it; it will begin again.
  func interrupt()
}
