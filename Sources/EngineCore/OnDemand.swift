// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Synchronization

/// What an engine thinks with, made when it is first needed and gone when nobody needs it any more; one thread at a time
/// has it.
public final class OnDemand<Tool: ~Copyable>: Sendable {
  /// A class, because an optional of a noncopyable struct cannot be filled in place.
  private final class Box {
    var tool: Tool
    init(_ tool: consuming Tool) { self.tool = tool }
  }

  private let box = Mutex<Box?>(nil)
  private let make: @Sendable () -> Tool

  public init(_ make: @escaping @Sendable () -> Tool) { self.make = make }

  /// Waits until no other thread has it.
  public func use<Result: Sendable>(_ body: (inout Tool) -> Result) -> Result {
    box.withLock { kept in
      let box = kept ?? Box(make())
      kept = box
      return body(&box.tool)
    }
  }

  /// The same if it has been made; nil if not.
  public func peek<Result: Sendable>(_ body: (inout Tool) -> Result) -> Result? {
    box.withLock { kept in
      guard let box = kept else { return nil }
      return body(&box.tool)
    }
  }

  /// Gives it up, after whoever has it.
  public func drop() { box.withLock { $0 = nil } }
}

/// What was made last, kept while the same is wanted.
public struct Latest<Wish: Equatable, Tool> {
  private var kept: (wish: Wish, tool: Tool)?

  public init() {}

  public mutating func get(_ wish: Wish, _ make: () -> Tool) -> Tool {
    if let kept, kept.wish == wish { return kept.tool }
    let tool = make()
    kept = (wish, tool)
    return tool
  }
}
