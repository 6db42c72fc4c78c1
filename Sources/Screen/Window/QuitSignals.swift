// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import CSDL2
import Glibc
import Threads

/// SIGTERM, SIGINT and SIGHUP as `SDL_QUIT`. The signals are blocked everywhere, and one thread that otherwise sleeps
/// for ever takes them one by one: so they are handled in ordinary code, where pushing an event is allowed, and the
/// main loop wakes at once.
enum QuitSignals {
  /// Once, before any other thread is started, so that all of them inherit the blocked signals.
  static func watch() { once }

  private static let once: Void = {
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGTERM, SIGINT, SIGHUP] { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    do throws(NoThread) {
      _ = try Thread(stackSize: 64 << 10) { [signals] in
        var signals = signals
        var signal: Int32 = 0
        while sigwait(&signals, &signal) == 0 {
          var event = SDL_Event()
          event.type = SDL_QUIT.rawValue
          SDL_PushEvent(&event)
        }
      }
    } catch {
      // Without the thread, the signals do what they always do.
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }
  }()
}
