// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Synchronization

/// Bytes of the files below `Assets/`, by path: "books/connect-four.book". Nil when there is no such file.
public struct Resources: Sendable {
  /// What is wrong with a file that an engine wants.
  public enum Fault: Sendable { case missing, damaged }

  public var load: @Sendable (String) -> [UInt8]?
  private let report: @Sendable (String, Fault) -> Void
  private var kept: Kept?

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

  /// The same as `read`, for what may be shared by all who read it.
  public func share<Content: Sendable>(_ path: String, _ decode: ([UInt8]) -> Content?) -> Content? {
    guard let kept else { return read(path, decode) }
    return kept.contents.withLock { contents in
      if let known = contents[path] as? Content { return known }
      let content = read(path, decode)
      contents[path] = content
      return content
    }
  }

  /// The same files, of which what can be shared is read once and never given back: for tests, which need it in hundreds of engines.
  public var keeping: Resources {
    var resources = self
    resources.kept = Kept()
    return resources
  }

  private final class Kept: Sendable {
    let contents = Mutex<[String: any Sendable]>([:])
  }

  /// For tests and tools that bring no files.
  public static let none = Resources { _ in nil }
}
