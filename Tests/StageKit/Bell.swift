// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Synchronization

/// Rung on one thread, heard on another.
final class Bell: Sendable {
  private let hasRung = Atomic(false)

  func ring() { hasRung.store(true, ordering: .releasing) }

  /// True if it was rung since the last time this was asked.
  func takeRing() -> Bool { hasRung.exchange(false, ordering: .acquiringAndReleasing) }
}
