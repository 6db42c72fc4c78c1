// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import BoardKit
import Canvas
import GameCore

/// The living board on the menu tile: a 4 x 4 board that fills, wins, empties and begins again.
extension ConnectFour.Table {
  /// Columns of one short game on four columns; the last move wins on the diagonal.
  private static let script = [0, 1, 1, 2, 2, 3, 2, 3, 3, 0, 3]
  /// The tile opens with the first moves already made.
  private static let opening = 6

  public static func paintMiniature(
    tile: Size, step: Int, since: Double, look: Look, into list: inout DrawList
  ) {
    let count = script.count - opening + 2
    let phase = step % count
    let cell = TileLattice.cell
    let size = (cell * 0.94).rounded()
    let back = Rect(4, 4, 2 * TileLattice.inset + 4 * TileLattice.cell - 8, 260)
    list.rounded(back, radius: 10, list.isPlain ? list.finish.ground : Material.back(isDark: look.isDark))
    let isLeaving = phase == count - 1
    let shown = isLeaving ? script.count : min(script.count, opening + phase)
    var heights = [0, 0, 0, 0]
    // What falls comes in at the tile's edge, and is hidden by the tile below the lattice.
    list.clipped(to: Rect(back.x, 0, back.width, 2 + back.height)) { list in
      for (index, column) in script.prefix(shown).enumerated() {
        let row = heights[column]
        heights[column] += 1
        var height = Double(row)
        if index == shown - 1 && phase > 0 && !isLeaving {
          height = fall(from: 4.9, to: height, time: since / look.pace)
        }
        if isLeaving { height -= DiscSimulation.gravity / 2 * (since / look.pace) * (since / look.pace) }
        if isLeaving && look.reducedMotion { continue }
        let center = TileLattice.center(column: Double(column), row: 3 - height)
        guard center.y < back.maxY + cell else { continue }
        list.picture(
          Material.disc(index % 2 == 0 ? .first : .second, marks: look.marks),
          in: Rect(center: center, size: Size(size, size)))
      }
    }
    if list.isPlain {
      return list.picture(
        TileFront.plain(tile, list.finish), in: Rect(0, 0, tile.width, tile.height + TileLattice.wall))
    }
    list.picture(
      tile == TileLattice.upright ? TileFront.upright : TileFront.picture(tile),
      in: Rect(0, 0, tile.width, tile.height + TileLattice.wall),
      tint: Color(look.isDark ? 0xE9E8E7 : 0xFFFFFF))
  }

  /// Height after `time` of a disc let go at `start` that bounces once above `end`, in closed form.
  private static func fall(from start: Double, to end: Double, time: Double) -> Double {
    let g = DiscSimulation.gravity
    let first = (2 * (start - end) / g).squareRoot()
    if time < first { return start - g / 2 * time * time }
    let speed = DiscSimulation.restitution * g * first
    let t = time - first
    return t < 2 * speed / g ? end + speed * t - g / 2 * t * t : end
  }
}

/// The front of the menu tile: indigo lacquer with sixteen holes, as SVG written from the numbers of the design.
enum TileFront {
  static let upright = picture(TileLattice.upright)

  static func picture(_ tile: Size) -> Picture {
    let (w, h, wall, radius) = (tile.width, tile.height, TileLattice.wall, TileLattice.radius)
    var defs = DrawnPicture.gradient(
      "w", from: Point(0, h - 10), to: Point(0, h + wall), [(0, "#262C66", 1), (1, "#1B2050", 1)])
    defs += DrawnPicture.gradient(
      "f", from: .zero, to: Point(w * 0.6, h), [(0, "#5560B8", 1), (0.45, "#414B9E", 1), (1, "#343C86", 1)])
    defs += DrawnPicture.gradient(
      "r", from: .zero, to: Point(w * 0.7, h),
      [(0, "#9AA4EE", 0.95), (0.3, "#9AA4EE", 0.3), (1, "#9AA4EE", 0.12)])
    var face = DrawnPicture.roundedRect(Rect(0, 0, w, h), radius: radius)
    var holes = ""
    for column in 0..<4 {
      for row in 0..<4 {
        let center = TileLattice.center(column: Double(column), row: Double(row))
        let s = TileLattice.cell
        face += circle(center.x, center.y, s * 0.43)
        let id = "h\(column)\(row)"
        let reach = Point(s * 0.32, s * 0.35)
        defs += DrawnPicture.gradient(
          id, from: center - reach, to: center + reach,
          [(0, "#1B2050", 0.95), (0.45, "#262C66", 0.6), (0.6, "#9AA4EE", 0.25), (1, "#9AA4EE", 0.95)])
        holes += shade(center.x, center.y, s * 0.43, s * 0.035, s * 0.055)
        holes +=
          "<path d=\"\(circle(center.x, center.y, s * 0.448))\" fill=\"none\" stroke=\"url(#\(id))\" stroke-width=\"\(s * 0.036)\"/>"
      }
    }
    let edge = DrawnPicture.roundedRect(Rect(1, 1, w - 2, h - 2), radius: radius - 1)
    return DrawnPicture.svg(
      Size(w, h + wall), defs: defs,
      """
      <path d="M0 \(h - 16)V\(h)C0 \(h + 8) 6 \(h + wall) 14 \(h + wall)H\(w - 14)C\(w - 6) \(h + wall) \(w) \(h + 8) \
      \(w) \(h)V\(h - 16)Z" fill="url(#w)"/>\
      <path d="\(face)" fill="url(#f)" fill-rule="evenodd"/>\
      <path d="\(edge)" fill="none" stroke="url(#r)" stroke-width="2"/>\(holes)
      """)
  }

  /// The same without light: an edge around holes in flat lacquer, which end above the words.
  static func plain(_ tile: Size, _ finish: Finish) -> Picture {
    let (w, h, wall) = (tile.width, tile.height, TileLattice.wall)
    let (ink, ground) = finish.ink == .white ? ("#FFFFFF", "#000000") : ("#000000", "#FFFFFF")
    let whole = DrawnPicture.roundedRect(Rect(0, wall, w, h), radius: 14)
    let edge = DrawnPicture.roundedRect(Rect(1.5, 1.5, w - 3, h - 3), radius: 12.5)
    let side = 2 * TileLattice.inset + 4 * TileLattice.cell
    var lacquer = DrawnPicture.roundedRect(Rect(3, 3, min(w, side) - 6, min(h, side) - 6), radius: 11)
    var rims = ""
    var face = edge
    for column in 0..<4 {
      for row in 0..<4 {
        let center = TileLattice.center(column: Double(column), row: Double(row))
        let hole = circle(center.x, center.y, TileLattice.cell * 0.43)
        lacquer += hole
        face += hole
        rims += "<path d=\"\(hole)\" fill=\"none\" stroke=\"\(ink)\" stroke-width=\"2\"/>"
      }
    }
    return DrawnPicture.svg(
      Size(w, h + wall),
      """
      <path d="\(whole)\(edge)" fill="\(ink)" fill-rule="evenodd"/>\
      <path d="\(face)" fill="\(ground)" fill-rule="evenodd"/>\
      <path d="\(lacquer)" fill="#1B2566" fill-rule="evenodd"/>\
      <path d="\(edge)" fill="none" stroke="\(ink)" stroke-width="3"/>\(rims)
      """)
  }

  /// The part of a hole that its rim keeps in shadow: the disc without the same disc moved by (dx, dy).
  private static func shade(_ x: Double, _ y: Double, _ r: Double, _ dx: Double, _ dy: Double) -> String {
    let d = (dx * dx + dy * dy).squareRoot()
    let half = (r * r - d * d / 4).squareRoot()
    let (mx, my) = (x + dx / 2, y + dy / 2)
    let a = (x: mx - dy / d * half, y: my + dx / d * half)
    let b = (x: mx + dy / d * half, y: my - dx / d * half)
    return """
      <path d="M\(a.x) \(a.y)A\(r) \(r) 0 1 1 \(b.x) \(b.y)A\(r) \(r) 0 0 0 \(a.x) \(a.y)Z" \
      fill="#0C0F30" fill-opacity="0.34"/>
      """
  }

  private static func circle(_ x: Double, _ y: Double, _ r: Double) -> String {
    "M\(x - r) \(y)A\(r) \(r) 0 1 0 \(x + r) \(y)A\(r) \(r) 0 1 0 \(x - r) \(y)Z"
  }
}
