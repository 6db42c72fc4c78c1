// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// Why there is no picture: one sentence for the person in front of the terminal.
public struct ScreenError: Error, Sendable, CustomStringConvertible {
  public var message: String
  /// True when the system lacks what a window needs: a display, or a library that is new enough.
  public var isUnavailable: Bool

  public init(_ message: String, isUnavailable: Bool = false) {
    self.message = message
    self.isUnavailable = isUnavailable
  }

  public var description: String { message }
}

/// Who puts the pixels on the screen. The pixels themselves are the same.
public enum RendererChoice: String, Sendable, CaseIterable {
  /// The graphics card when there is a real one, else the processor.
  case auto
  case software
  case accelerated
}
