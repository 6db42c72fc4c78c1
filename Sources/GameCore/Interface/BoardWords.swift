// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// A board in words, for whoever does not see it.
public struct BoardWords: Hashable, Sendable {
  /// A row or a column.
  public struct Line: Hashable, Sendable {
    /// As it is called on the board: "3", "c".
    public var name: String
    public var cells: [Cell]

    public init(_ name: String, _ cells: [Cell]) { (self.name, self.cells) = (name, cells) }
  }

  public struct Cell: Hashable, Sendable {
    /// Inside a sentence: "c3"; empty where the place in its line says enough.
    public var name: String
    /// What lies there; nil for nothing.
    public var content: String?

    public init(_ name: String, _ content: String?) { (self.name, self.content) = (name, content) }
  }

  /// In the order of reading; none where the game has sentences of its own for the whole board.
  public var rows: [Line] = []
  public var columns: [Line] = []
  /// True where the whole is read column by column.
  public var isReadByColumns = false
  /// What has the keyboard's choice: places in `rows` and `columns`.
  public var row: Int?
  public var column: Int?
  /// Where can be played now, inside a sentence: "c4", "column 3".
  public var moves: [String] = []
  /// Sentences about what stands beside the board, or about all of it.
  public var beside: [String] = []
  /// A sentence about what is around the keyboard's choice.
  public var around: String?

  public init() {}
}

/// What somebody plays with: words about what to do name no other thing.
public enum Means: Hashable, Sendable, CaseIterable { case pointer, touch, keys, pad }
