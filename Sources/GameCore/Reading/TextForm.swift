// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Words

/// A way of writing games or positions, to be told apart and named.
public struct TextForm: Hashable, Sendable {
  /// What the command line calls it.
  public let name: String
  /// What it is called inside a sentence: "a transcript".
  public let title: Phrase

  public init(_ name: String, _ title: Phrase) { (self.name, self.title) = (name, title) }

  public static let moves = TextForm("moves", Phrase("a list of moves"))
  public static let transcript = TextForm("transcript", Phrase("a transcript"))
  public static let position = TextForm("position", Phrase("a position"))
  public static let picture = TextForm("picture", Phrase("a picture of a board"))
  /// A board to be filled, without anything on it.
  public static let board = TextForm("board", Phrase("a board"))
  public static let link = TextForm("link", Phrase("a link"))
  public static let sgf = TextForm("sgf", Phrase("a game in SGF"))
}

extension TranscriptError {
  /// - Parameter fault: what is wrong, and where: it stands behind "I read this as a transcript; ".
  public init(_ form: TextForm, _ fault: String) {
    self.init(tr("I read this as {form}; {fault}", ["form": form.title.said, "fault": fault]))
    (self.form, self.fault) = (form, fault)
  }
}
