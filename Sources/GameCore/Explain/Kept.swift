// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// A property that may be nil, whose value lies on the heap and is never changed there: whoever copies what has it copies one reference, and
/// not an idea with all its names and sentences.
@propertyWrapper public struct Kept<Value: Hashable & Sendable>: Hashable, Sendable {
  private final class Place: Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  private var place: Place?

  public init(wrappedValue: Value?) { place = wrappedValue.map { Place($0) } }

  public var wrappedValue: Value? {
    get { place?.value }
    set { place = newValue.map { Place($0) } }
  }

  public static func == (a: Kept, b: Kept) -> Bool {
    a.place === b.place || a.wrappedValue == b.wrappedValue
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}
