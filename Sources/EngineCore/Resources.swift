// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// Bytes of the files below `Assets/`, by path: "books/connect-four.book". Nil when there is no such file.
public struct Resources: Sendable {
  /// What is wrong with a file that an engine wants.
  public enum Fault: Sendable { case missing, damaged }

  public var load: @Sendable (String) -> [UInt8]?
  private let report: @Sendable (String, Fault) -> Void

  /// - Parameter report: hears of a file that is missing or damaged, from any thread and every time that it is read.
  public init(
    report: @escaping @Sendable (String, Fault) -> Void = { _, _ in },
    load: @escaping @Sendable (String) -> [UInt8]?
  ) {
    (self.report, self.load) = (report, load)
  }

  /// What a file says; nil when it is missing or damaged, which is reported.
  /// - Parameter decode: nil when the bytes are not a whole file.
  public func read<Content>(_ path: String, _ decode: ([UInt8]) -> Content?) -> Content? {
    guard let bytes = load(path) else {
      report(path, .missing)
      return nil
    }
    let content = decode(bytes)
    if content == nil { report(path, .damaged) }
    return content
  }

  /// For tests and tools that bring no files.
  public static let none = Resources { _ in nil }
}
