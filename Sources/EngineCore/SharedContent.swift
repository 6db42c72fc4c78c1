// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Synchronization

/// What a file says, made of its bytes once for all who hold it at the same time, and gone with the last of them.
///
/// The bot of a game, its coach, a review and the practice each have an engine of their own, and each reads the same book: where that takes
/// a third of a second, the second one gets what the first one has made. Nobody holds it longer than an engine that needs it, so an engine
/// that rests gives its memory back as before.
public final class SharedContent<Content: Sendable>: Sendable {
  /// Keeps the content for as long as somebody has it.
  public final class Hold: Sendable {
    public let content: Content
    fileprivate init(_ content: Content) { self.content = content }
  }

  private struct Latest {
    weak var hold: Hold?
    /// Of the bytes, which are not kept.
    var mark = 0
  }

  private let latest = Mutex(Latest())

  public init() {}

  /// What the bytes say. Whoever asks while it is made waits for it.
  /// - Parameter decode: nil when the bytes are not a whole file; it is asked again the next time.
  public func content(of bytes: [UInt8], _ decode: ([UInt8]) -> Content?) -> Hold? {
    // 64 bits by a key that each run has of its own: that two files are taken for each other is not to be feared.
    var hasher = Hasher()
    hasher.combine(bytes.count)
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    let mark = hasher.finalize()
    return latest.withLock { latest in
      if let hold = latest.hold, latest.mark == mark { return hold }
      let hold = decode(bytes).map { Hold($0) }
      if hold != nil { latest = Latest(hold: hold, mark: mark) }
      return hold
    }
  }
}
