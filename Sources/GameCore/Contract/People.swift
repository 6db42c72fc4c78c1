// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// What the two people at one table are called. A name that is empty was never typed.
public struct People: Hashable, Sendable {
  /// Of whoever has the upper plate, and of the other one.
  public var own: String
  public var other: String

  /// In characters.
  public static let nameLimit = 24

  public init(_ own: String = "", _ other: String = "") {
    (self.own, self.other) = (Self.cleaned(own), Self.cleaned(other))
  }

  /// What can be a name, as it is typed: one line that does not begin with a blank.
  public static func cleaned(_ text: String) -> String {
    String(text.filter { !$0.isNewline && $0 != "\t" }.drop { $0 == " " }.prefix(nameLimit))
  }

  /// The name of one of them; nil of one who has none.
  public func name(isOwn: Bool) -> String? {
    let name = isOwn ? own : other
    let end = name.lastIndex { $0 != " " }
    return end.map { String(name[...$0]) }
  }

  /// The name as it was typed.
  public subscript(isOwn: Bool) -> String {
    get { isOwn ? own : other }
    set { if isOwn { own = Self.cleaned(newValue) } else { other = Self.cleaned(newValue) } }
  }

  /// Both, nil where one of them has no name.
  public var both: (own: String, other: String)? {
    guard let own = name(isOwn: true), let other = name(isOwn: false), own != other else { return nil }
    return (own, other)
  }

  /// In each other's place.
  public var swapped: People { People(other, own) }

  /// True when they can be the same two: whoever gets a name was there before.
  public func fit(_ people: People) -> Bool {
    [true, false].allSatisfy { isOwn in
      guard let one = name(isOwn: isOwn), let other = people.name(isOwn: isOwn) else { return true }
      return one == other
    }
  }
}
