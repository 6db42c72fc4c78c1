// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Words

/// What a screen reader says of a cell; `row` and `column` count from 0 at the top left, `content` is what lies there.
public func cellLabel(row: Int, column: Int, _ content: String?) -> String {
  let places: KeyValuePairs = [
    "row": String(row + 1), "column": String(column + 1), "content": content ?? "",
  ]
  return content == nil
    ? tr("row {row}, column {column}, empty", places) : tr("row {row}, column {column}, {content}", places)
}
