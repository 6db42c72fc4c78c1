// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import BoardKit
import Canvas

/// The drawing of a tile in one orientation, written as SVG from the numbers of the design: walls always point down, so
/// no orientation is another one turned.
///
/// Squares are 40 units; the drawing has a margin of 2 units, and the height of the wall below.
enum TileDrawing {
  static let unit = 40.0
  static let margin = 2.0
  static let wall = 0.17 * unit
  private static let gap = 0.8
  private static let corner = 0.13 * unit

  /// All walls are drawn before all faces: neighbours stand at the same height.
  struct Pictures: Sendable {
    var wall: Picture
    var face: Picture
    /// The outline in units of squares, without gap, for shadows and drop zones.
    var outline: Path
  }

  private static let all: [[Pictures]] = Pentomino.allCases.map { tile in
    Orientation.allCases.map { make(tile, $0) }
  }
  /// For high contrast.
  private static let plain: [[Pictures]] = Pentomino.allCases.map { tile in
    Orientation.allCases.map { makePlain(tile, $0) }
  }

  static func pictures(_ tile: Pentomino, _ orientation: Orientation, _ finish: Finish) -> Pictures {
    (finish.isPlain ? plain : all)[tile.rawValue][orientation.rawValue]
  }

  static func color(_ tile: Pentomino) -> Color {
    let colors: [UInt32] = [
      0xD9604C, 0xE88E4A, 0xEDB94C, 0xB9B24E, 0x7FA65A, 0x4E9278, 0x3F8FA0, 0x4C77B0, 0x6C66AE, 0x96619F,
      0xC2668A, 0xA9745A,
    ]
    return Color(colors[tile.rawValue])
  }

  // MARK: - SVG

  /// A flat face, light enough for a black letter, with a thick edge and a line between its squares.
  private static func makePlain(_ tile: Pentomino, _ orientation: Orientation) -> Pictures {
    let cells = tile.cells(orientation)
    let size = tile.size(orientation)
    let whole = Size(Double(size.columns) * unit + 2 * margin, Double(size.rows) * unit + 2 * margin + wall)
    let path = outline(cells)
    let covered = Set(cells)
    var lines = ""
    for cell in cells {
      let (x, y) = (margin + Double(cell.column + 1) * unit, margin + Double(cell.row + 1) * unit)
      if covered.contains(cell + Cell(0, 1)) { lines += "M\(x) \(y - unit)V\(y)" }
      if covered.contains(cell + Cell(1, 0)) { lines += "M\(x - unit) \(y)H\(x)" }
    }
    return Pictures(
      wall: DrawnPicture.svg(
        whole, "<g transform=\"translate(0 \(wall))\"><path d=\"\(path)\" fill=\"#000000\"/></g>"),
      face: DrawnPicture.svg(
        whole,
        """
        <path d="\(path)" fill="\(hex(color(tile).mixed(with: .white, 0.45)))"/>\
        <path d="\(lines)" fill="none" stroke="#000000" stroke-width="1"/>\
        <path d="\(path)" fill="none" stroke="#000000" stroke-width="3.2" stroke-linejoin="round"/>
        """), outline: plainOutline(cells))
  }

  private static func make(_ tile: Pentomino, _ orientation: Orientation) -> Pictures {
    let cells = tile.cells(orientation)
    let size = tile.size(orientation)
    let whole = Size(Double(size.columns) * unit + 2 * margin, Double(size.rows) * unit + 2 * margin + wall)
    let path = outline(cells)
    let color = color(tile)
    let dark = Color(0x1C1420)
    var walls = ""
    for (part, shade) in [(1.0, 0.62), (0.66, 0.46), (0.33, 0.46)] {
      walls +=
        "<g transform=\"translate(0 \(wall * part))\"><path d=\"\(path)\" fill=\"\(hex(color.mixed(with: dark, shade)))\"/></g>"
    }
    let face = face(cells, size, path, color)
    return Pictures(
      wall: DrawnPicture.svg(whole, walls), face: DrawnPicture.svg(whole, defs: face.defs, face.body),
      outline: plainOutline(cells))
  }

  private static func face(
    _ cells: [Cell], _ size: (rows: Int, columns: Int), _ path: String, _ color: Color
  ) -> (defs: String, body: String) {
    let light = hex(color.mixed(with: .white, 0.42))
    let groove = hex(color.mixed(with: Color(0x1C1420), 0.34))
    let (right, bottom) = (Double(size.columns) * unit + margin, Double(size.rows) * unit + margin)
    let start = Point(margin, margin)
    var defs = DrawnPicture.gradient(
      "f", from: start, to: Point(margin + (right - margin) * 0.7 + unit, bottom),
      [
        (0, hex(color.mixed(with: .white, 0.16)), 1), (0.5, hex(color), 1),
        (1, hex(color.mixed(with: Color(0x1C1420), 0.12)), 1),
      ])
    var body = "<path d=\"\(path)\" fill=\"url(#f)\"/>"
    var lines = ""
    let covered = Set(cells)
    for (index, cell) in cells.enumerated() {
      let (x, y) = (margin + Double(cell.column) * unit, margin + Double(cell.row) * unit)
      defs += DrawnPicture.gradient(
        "c\(index)", from: Point(x, y), to: Point(x + unit, y + unit),
        [(0, light, 0.55), (0.55, light, 0.06), (1, light, 0)])
      let inset = unit * 0.1
      let box = Rect(x + inset, y + inset, unit - 2 * inset, unit - 2 * inset)
      body +=
        "<path d=\"\(DrawnPicture.roundedRect(box, radius: unit * 0.12))\" fill=\"url(#c\(index))\"/>"
      if covered.contains(cell + Cell(0, 1)) { lines += "M\(x + unit) \(y + inset)V\(y + unit - inset)" }
      if covered.contains(cell + Cell(1, 0)) { lines += "M\(x + inset) \(y + unit)H\(x + unit - inset)" }
    }
    defs += DrawnPicture.gradient(
      "r", from: start, to: Point(right, bottom), [(0, light, 0.95), (0.45, light, 0.35), (1, light, 0.15)])
    body += """
      <g transform="translate(1 1.2)"><path d="\(lines)" fill="none" stroke="\(light)" stroke-opacity=".6" \
      stroke-width="1.2" stroke-linecap="round"/></g><path d="\(lines)" fill="none" stroke="\(groove)" \
      stroke-opacity=".8" stroke-width="1.36" stroke-linecap="round"/><path d="\(path)" fill="none" \
      stroke="url(#r)" stroke-width="1.4"/>
      """
    return (defs, body)
  }

  private static func hex(_ color: Color) -> String {
    let digits = String(color.hex, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  // MARK: - Outline

  /// The corners of the shape, clockwise, with the way in and out of each.
  private static func corners(_ cells: [Cell]) -> [(at: Cell, before: Cell, after: Cell)] {
    let covered = Set(cells)
    // Edges of the shape with the inside on their right, by the corner they start from. No pentomino has a corner that
    // two parts of it touch only diagonally, so each start has one edge.
    var next: [Cell: Cell] = [:]
    for cell in cells {
      if !covered.contains(cell + Cell(-1, 0)) { next[cell] = cell + Cell(0, 1) }
      if !covered.contains(cell + Cell(0, 1)) { next[cell + Cell(0, 1)] = cell + Cell(1, 1) }
      if !covered.contains(cell + Cell(1, 0)) { next[cell + Cell(1, 1)] = cell + Cell(1, 0) }
      if !covered.contains(cell + Cell(0, -1)) { next[cell + Cell(1, 0)] = cell }
    }
    guard let start = next.keys.min() else { return [] }
    var line = [start]
    while let point = next[line[line.count - 1]], point != start, line.count <= 24 { line.append(point) }
    return line.indices.compactMap { index in
      let (before, after) = (line[(index + line.count - 1) % line.count], line[(index + 1) % line.count])
      let isStraight = before.row == after.row || before.column == after.column
      return isStraight ? nil : (line[index], line[index] - before, after - line[index])
    }
  }

  private static func plainOutline(_ cells: [Cell]) -> Path {
    Path(polygon: corners(cells).map { Point(Double($0.at.column), Double($0.at.row)) })
  }

  /// The outline drawn in by the gap, its corners rounded.
  private static func outline(_ cells: [Cell]) -> String {
    let corners = corners(cells)
    var text = ""
    for (index, entry) in corners.enumerated() {
      // The inside lies to the right of the way: turned clockwise.
      let inward = Point(
        Double(-entry.before.row - entry.after.row), Double(entry.before.column + entry.after.column))
      let x = margin + Double(entry.at.column) * unit + inward.x * gap
      let y = margin + Double(entry.at.row) * unit + inward.y * gap
      let (fromX, fromY) = (x - Double(entry.before.column) * corner, y - Double(entry.before.row) * corner)
      let (toX, toY) = (x + Double(entry.after.column) * corner, y + Double(entry.after.row) * corner)
      let k = 0.45
      text += "\(index == 0 ? "M" : "L")\(fromX) \(fromY)"
      text +=
        "C\(x + (fromX - x) * k) \(y + (fromY - y) * k) \(x + (toX - x) * k) \(y + (toY - y) * k) \(toX) \(toY)"
    }
    return text + "Z"
  }
}
