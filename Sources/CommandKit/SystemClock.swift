// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import GameCore
import Glibc

/// The clock and the calendar of the system.
package let systemClock = LocalClock(now: { Int(time(nil)) }, offset: localOffset)

/// How far the player's clock is ahead of UTC at a time since 1970, in seconds.
private func localOffset(_ time: Int) -> Int {
  var seconds = time_t(time)
  var parts = tm()
  localtime_r(&seconds, &parts)
  return parts.tm_gmtoff
}
