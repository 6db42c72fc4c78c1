// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

/// A board to be kept as a picture.
public struct BoardPicture: Hashable, Sendable {
  public var list: DrawList
  /// In points.
  public var size: Size

  package init(list: DrawList, size: Size) {
    (self.list, self.size) = (list, size)
  }
}
