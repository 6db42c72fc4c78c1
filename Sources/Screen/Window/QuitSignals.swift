// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import CSDL2
import Glibc
import Synchronization

/// SIGTERM, SIGINT and SIGHUP as `SDL_QUIT`. The signals are blocked everywhere, and one thread that otherwise sleeps
/// for ever takes them one by one: so they are handled in ordinary code, where pushing an event is allowed, and the
/// main loop wakes at once.
enum QuitSignals {
  /// Once, before any other thread is started, so that all of them inherit the blocked signals.
  static func watch() {
    guard !isWatching.exchange(true, ordering: .relaxed) else { return }
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGTERM, SIGINT, SIGHUP] { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    pthread_attr_setstacksize(&attributes, 64 << 10)
    var thread = pthread_t()
    let failed = pthread_create(
      &thread, &attributes,
      { _ in
        var signals = sigset_t()
        sigemptyset(&signals)
        for signal in [SIGTERM, SIGINT, SIGHUP] { sigaddset(&signals, signal) }
        var signal: Int32 = 0
        while sigwait(&signals, &signal) == 0 {
          var event = SDL_Event()
          event.type = SDL_QUIT.rawValue
          SDL_PushEvent(&event)
        }
        return nil
      }, nil)
    pthread_attr_destroy(&attributes)
    // Without the thread, the signals do what they always do.
    if failed != 0 { pthread_sigmask(SIG_UNBLOCK, &signals, nil) }
  }

  private static let isWatching = Atomic(false)
}
