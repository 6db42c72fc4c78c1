// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Glibc

/// What time it took, in seconds.
public enum Clock {
  /// Since some moment of the past; never set back.
  public static func wall() -> Double { seconds(CLOCK_MONOTONIC) }

  /// Processor time of the calling thread: what else runs on the machine does not count.
  public static func thread() -> Double { seconds(CLOCK_THREAD_CPUTIME_ID) }

  private static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
