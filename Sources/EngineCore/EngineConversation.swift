// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// The languages in which other programs may talk to an engine, line by line.
public enum EngineLanguage: String, Sendable {
  /// Go Text Protocol, version 2, which other games use as well.
  case gtp
  case nboard
}

/// A talk with another program that remembers what was said: the game on its board.
public protocol EngineConversation: AnyObject {
  /// What to say to this line, without the last line break; nil when there is nothing to say.
  func answer(_ line: String) -> String?
  /// True after the other side has said goodbye.
  var isOver: Bool { get }
}
