// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

/// What scrolls on its way to where it is wanted, with a time constant of 60 ms.
struct Gliding {
  /// What was in sight last, and where.
  struct Seen: Hashable {
    var wanted: ClosedRange<Double>
    var frame: Rect
  }

  /// By id, in points.
  var targets: [String: Double] = [:]
  var seen: [String: Seen] = [:]
  /// Of those the ones that a finger has set going: they run on for longer.
  var flung: Set<String> = []
  static let flingTime = 0.325
  private var last: Double?

  /// What was set going by a finger rests where it is.
  mutating func halt() {
    for id in flung { targets[id] = nil }
    flung.removeAll()
  }

  /// True while something is on its way.
  mutating func advance(_ scrolls: inout [String: Double], reduced: Bool, now: Double) -> Bool {
    // After a rest the first frame is the first of the motion.
    let step = last.map { clamp(now - $0, 0, 1.0 / 30) } ?? 0
    last = targets.isEmpty ? nil : now
    for (id, target) in targets {
      let offset = scrolls[id] ?? 0
      let time = flung.contains(id) ? Self.flingTime : 0.06
      let next = offset + (target - offset) * (reduced ? 1 : min(1, step / time))
      let isThere = abs(target - next) < 0.5
      scrolls[id] = isThere ? target : next
      if isThere {
        targets[id] = nil
        flung.remove(id)
      }
    }
    return last != nil
  }
}
