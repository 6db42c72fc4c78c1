// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Words

/// A slip of words that goes by itself; some offer a way back for as long as they are there.
struct Toast: Hashable {
  var saying: Saying
  var words: String { saying.said }
  /// In seconds on the clock of the stage.
  var start: Double
  /// The layer that it belongs to, and whose way back it offers if it offers one.
  var owner: ObjectIdentifier?
  var offersUndo: Bool { owner != nil }
  /// What was written: a button shows it in its folder.
  var file: String?
  var hasButton: Bool { offersUndo || file != nil }

  static let (undoID, folderID) = ("toast.undo", "toast.folder")
  static let fadeIn = 0.12
  static let fadeOut = 0.16

  /// How long it stays, in seconds: as long as it takes to read.
  var length: Double { hasButton ? 8 : max(2.4, 0.05 * Double(saying.said.count)) }

  func opacity(at now: Double) -> Double {
    min(
      clamp((now - start) / Self.fadeIn, 0, 1), clamp((start + length - now) / Self.fadeOut, 0, 1))
  }

  /// How much of its time is left, 1 to 0.
  func remainder(at now: Double) -> Double { clamp(1 - (now - start) / length, 0, 1) }
}
