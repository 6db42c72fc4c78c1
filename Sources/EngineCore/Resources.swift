// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// Bytes of the files below `Assets/`, by path: "books/connect-four.book". Nil when there is no such file.
public struct Resources: Sendable {
  public var load: @Sendable (String) -> [UInt8]?

  public init(load: @escaping @Sendable (String) -> [UInt8]?) { self.load = load }

  /// For tests and tools that bring no files.
  public static let none = Resources { _ in nil }
}
