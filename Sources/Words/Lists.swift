// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// "tall", "tall and round", "I, L and N": things one after the other inside a sentence.
public func listed(_ things: [String]) -> String {
  guard let last = things.last, things.count > 1 else { return things.first ?? "" }
  let head = things.dropLast().joined(separator: ", ")
  return tr("{things} and {last}", ["things": head, "last": last])
}

/// "tall", "tall or round", "I, L or N": one of several things inside a sentence.
public func either(_ things: [String]) -> String {
  guard let last = things.last, things.count > 1 else { return things.first ?? "" }
  let head = things.dropLast().joined(separator: ", ")
  return tr("{things} or {last}", ["things": head, "last": last])
}
