// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

/// A part of a stack that stays, or gives way where there is no room for everything.
///
/// Parts give way in the order of their numbers, the lowest first; parts with the same number give way together. So a
/// description says of each part how much it matters, and not which of all the subsets may be seen.
public struct Yielding<Action: Hashable & Sendable> {
  private var full: Node<Action>?
  /// What takes its place from a number on, ascending; nil where the part has left.
  private var less: [(number: Int, node: Node<Action>?)] = []

  /// - Parameter node: nil for nothing at all, so that a list may hold what is not always there.
  public static func stays(_ node: Node<Action>?) -> Yielding { Yielding(full: node) }

  /// - Parameters:
  ///   - number: when it gives way: the lower, the sooner.
  ///   - less: what takes its place then; nothing unless it is given.
  public static func yields(
    _ number: Int, _ node: Node<Action>?, to less: Node<Action>? = nil
  ) -> Yielding {
    Yielding(full: node, less: [(number, less)])
  }

  /// Forms of the same, from the largest to the smallest: each gives way to the next at the next number.
  public static func shrinks(_ forms: [Node<Action>], from number: Int = 1) -> Yielding {
    Yielding(
      full: forms.first, less: forms.dropFirst().enumerated().map { (number: number + $0, node: $1) })
  }

  /// The same with one more form after those it has.
  public func then(_ number: Int, _ less: Node<Action>?) -> Yielding {
    var longer = self
    longer.less.append((number, less))
    return longer
  }

  fileprivate init(full: Node<Action>?, less: [(number: Int, node: Node<Action>?)] = []) {
    (self.full, self.less) = (full, less)
  }

  fileprivate var numbers: [Int] {
    full == nil && less.allSatisfy { $0.node == nil } ? [] : less.map { $0.number }
  }

  /// What is seen of it once everything up to a number has given way.
  fileprivate func form(after number: Int) -> Node<Action>? {
    less.last { $0.number <= number }.map { $0.node } ?? full
  }
}

extension Node {
  /// A column whose parts give way in their order, until everything has room.
  /// - Parameters:
  ///   - spacing: between two parts.
  ///   - tight: what it is from a number on.
  ///   - last: what is seen where there is no room even after everything has given way; a column that scrolls, say.
  public static func yielding(
    _ parts: [Yielding<Action>], spacing: Double = 0, tight: (number: Int, spacing: Double)? = nil,
    last: Node? = nil
  ) -> Node {
    let numbers = Set(parts.flatMap { $0.numbers } + (tight.map { [$0.number] } ?? [])).sorted()
    let columns = ([Int.min] + numbers).map { number in
      let space = if let tight, tight.number <= number { tight.spacing } else { spacing }
      return Node.column(parts.map { $0.form(after: number) }, spacing: space)
    }
    return .choice(columns + [last])
  }
}
