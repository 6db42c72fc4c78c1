// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// A game that is left for another one waits where undo finds it.
extension Session {
  /// Puts the running game where undo finds it.
  func leave() {
    guard !moves.isEmpty || !undone.isEmpty else { return }
    left.append(saved)
    if left.count > Self.mostLeft { left.removeFirst() }
  }

  private static var mostLeft: Int { 50 }

  /// Leaves the running game and goes on with one that was saved; undo brings this one back. False, and nothing has
  /// changed, when a move in it is not legal.
  public func goOn(with saved: SavedGame) -> Bool {
    guard Self.isReadable(saved) else { return false }
    leave()
    return restore(saved)
  }

  /// Goes on with the game that was left last, as it was, with its undo history.
  public func bringBack() {
    guard let saved = left.popLast() else { return }
    restore(saved)
  }
}
