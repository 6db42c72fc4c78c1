// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// Which parts of the picture changed: a hash for every tile of 64 x 64 pixels over the items that touch it, in order.
struct TileMap {
  static let side = 64

  let columns: Int
  let rows: Int
  private(set) var hashes: [UInt64]

  init(width: Int, height: Int) {
    columns = (width + TileMap.side - 1) / TileMap.side
    rows = (height + TileMap.side - 1) / TileMap.side
    hashes = Array(repeating: 0, count: columns * rows)
  }

  init(width: Int, height: Int, items: [Item]) {
    self.init(width: width, height: height)
    for item in items { add(item) }
  }

  private mutating func add(_ item: Item) {
    let value = UInt64(bitPattern: Int64(item.hashValue)) | 1
    let x1 = min(columns - 1, (item.bounds.x1 - 1) / TileMap.side)
    let y1 = min(rows - 1, (item.bounds.y1 - 1) / TileMap.side)
    var y = item.bounds.y0 / TileMap.side
    while y <= y1 {
      var x = item.bounds.x0 / TileMap.side
      while x <= x1 {
        let at = y * columns + x
        // Multiplying between the items makes their order count.
        hashes[at] = (hashes[at] ^ value) &* 0x9E37_79B9_7F4A_7C15
        hashes[at] ^= hashes[at] >> 29
        x += 1
      }
      y += 1
    }
  }

  /// Few rectangles that cover all tiles that differ from `before`; everything when the sizes differ.
  func changes(from before: TileMap?) -> [PixelRect] {
    guard let before, before.columns == columns, before.rows == rows else {
      return [PixelRect(0, 0, columns * TileMap.side, rows * TileMap.side)]
    }
    var done: [PixelRect] = []
    // Rectangles that end at the row above and may still grow.
    var open: [PixelRect] = []
    for row in 0..<rows {
      var runs: [PixelRect] = []
      var column = 0
      while column < columns {
        let start = column
        while column < columns && hashes[row * columns + column] != before.hashes[row * columns + column] {
          column += 1
        }
        if column > start { runs.append(PixelRect(start, row, column, row + 1)) }
        column += 1
      }
      var grown: [PixelRect] = []
      for rect in open {
        if let i = runs.firstIndex(where: { $0.x0 == rect.x0 && $0.x1 == rect.x1 }) {
          grown.append(rect.union(runs.remove(at: i)))
        } else {
          done.append(rect)
        }
      }
      open = grown + runs
    }
    let side = TileMap.side
    return (done + open).map { PixelRect($0.x0 * side, $0.y0 * side, $0.x1 * side, $0.y1 * side) }
  }
}
