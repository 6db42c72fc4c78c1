// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Dispatch
import Synchronization

/// Keeps the settings, on a thread of its own: the disk is asked twice to have everything before a file counts as
/// written, and a slider that is pulled changes the settings with every step. It works like a search: settings go out at
/// once, what went wrong is polled after the main loop was woken.
public final class SettingsStore: Sendable {
  private struct State {
    /// What is to be written; the latest settings take the place of earlier ones that still wait.
    var waiting: Settings?
    var problems: [String] = []
    /// How often the file was written.
    var writes = 0
  }

  private let queue = DispatchQueue(label: "quartet.settings")
  private let document: Mutex<SettingsDocument>
  private let state = Mutex(State())
  private let pending = Atomic<Int>(0)
  private let wake: @Sendable () -> Void

  /// `wake` is called from the store's thread when something was written or went wrong.
  public init(directory: String, wake: @escaping @Sendable () -> Void = {}) {
    document = Mutex(SettingsDocument(directory: directory))
    self.wake = wake
  }

  /// Where the window was when it was closed, in its own words: wanted before there is anything to show.
  public static func window(in directory: String) -> String? { SettingsDocument(directory: directory).window }

  /// The settings, or those of a first start if there are none; `problem` is a sentence for the player. Reads at once:
  /// nothing can be shown before.
  public func load() -> (settings: Settings, problem: String?) { document.withLock { $0.load() } }

  /// Keeps the settings, later.
  public func save(_ settings: Settings) {
    let isFirst = state.withLock { state in
      defer { state.waiting = settings }
      return state.waiting == nil
    }
    guard isFirst else { return }
    pending.wrappingAdd(1, ordering: .acquiringAndReleasing)
    queue.async { [self] in
      write()
      pending.wrappingSubtract(1, ordering: .acquiringAndReleasing)
      wake()
    }
  }

  private func write() {
    let settings = state.withLock { state in
      defer { state.waiting = nil }
      return state.waiting
    }
    guard let settings else { return }
    let problem = document.withLock { $0.save(settings) }
    state.withLock { state in
      state.writes += 1
      if let problem { state.problems.append(problem) }
    }
  }

  /// What went wrong since the last call, in sentences for the player.
  public func poll() -> [String] {
    state.withLock { state in
      defer { state.problems.removeAll() }
      return state.problems
    }
  }

  /// True when everything that was to be kept is in the file, or could not be written.
  public var isIdle: Bool { pending.load(ordering: .acquiring) == 0 }

  /// Waits until that is so: before the program ends.
  public func flush() { queue.sync {} }

  /// How often settings have been written, for tests.
  var writes: Int { state.withLock { $0.writes } }

  /// Holds up what is to be written while `body` runs, for tests.
  func held(_ body: () -> Void) {
    let gate = DispatchSemaphore(value: 0)
    queue.async { gate.wait() }
    body()
    gate.signal()
  }
}
