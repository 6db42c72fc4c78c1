// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import BoardKit
import Canvas
import GameCore

extension Quarto {
  /// Where everything of Quarto is, in points of the window.
  struct Geometry: Hashable, Sendable {
    var board = GridBoard(
      columns: 4, rows: 4, GridBoard.Drawing(side: 644, cell: 146, padding: 30, wall: 18, radius: 16))
    /// Four wells of four beside the board, or two of eight below it.
    var tray = Self.squareTray

    private static let squareTray = GridBoard(
      columns: 4, rows: 4, GridBoard.Drawing(side: 380, cell: 86, padding: 18, wall: 10, radius: 9.4))
    private static let longTray = GridBoard(
      columns: 8, rows: 2, GridBoard.Drawing(side: 648, cell: 76, padding: 20, wall: 10, radius: 16))

    init() {}

    init(_ region: BoardRegion) {
      if let side = region.side {
        board.front = region.square(region.whole(min(region.frame.width, region.frame.height - 18)))
        let size = region.whole(min(side.width, side.height - 10))
        tray.front = Rect(region.whole(side.midX - size / 2), region.whole(side.y), size, size)
        return
      }
      tray = Self.longTray
      let width = min(region.frame.width - 32, 648)
      let height = width * 192 / 648
      board.front = region.square(
        region.whole(min(region.frame.width, region.frame.height - height - 18 - 24)))
      tray.front = Rect(
        region.whole(region.frame.midX - width / 2), region.whole(board.front.maxY + board.wall + 16),
        region.whole(width), region.whole(height))
    }

    var isTraySquare: Bool { tray.columns == 4 }

    /// Scale of a piece's drawing (160 x 160) in a cell of the board.
    var boardScale: Double { board.cell / 160 * 1.06 }
    var trayScale: Double { tray.cell / 160 * 1.02 }
    var slotScale: Double { 0.34 }

    /// The well for the given piece, at the right end of a player's plate.
    func slotCenter(_ plate: Rect) -> Point { Point(plate.maxX - 36, plate.midY + 3) }
  }
}

extension Quarto {
  /// Where a piece rests.
  public enum Place: Hashable, Sendable {
    /// A well of the tray, 0...15.
    case tray(Int)
    /// On the plate of the seat that must place it.
    case slot(Seat)
    case cell(Int)
  }
}

/// The drawn form of a piece: what is hit is what is seen.
struct PieceForm {
  let piece: Quarto.Piece
  /// Where the middle of its base stands.
  var base: Point
  let scale: Double

  init(_ piece: Quarto.Piece, _ stance: Stance) {
    self.piece = piece
    (base, scale) = (stance.at, stance.scale)
  }

  /// Height of the wall in units of the drawing.
  var height: Double { piece.has(.tall) ? 46 : 14 }

  /// The square the drawing fills; the base stands at (80, 108) of 160.
  var frame: Rect { Rect(base.x - 80 * scale, base.y - 108 * scale, 160 * scale, 160 * scale) }

  /// Half the width: a disc of 46, or a square on its corner of 55.
  var reach: Double { piece.has(.square) ? 55 : 46 }

  /// The middle of what is seen, between face and base.
  var middle: Point { base - Point(0, height / 2 * scale) }

  /// Inside the form swept from face to base.
  func contains(_ point: Point) -> Bool {
    let x = (point.x - base.x) / scale
    let y = (point.y - base.y) / scale
    let dy = y - clamp(y, -height, 0)
    return piece.has(.square) ? abs(x) + abs(dy) <= 55 : x * x + dy * dy <= 46 * 46
  }

  var picture: Picture {
    let words: [String] = [.dark, .tall, .square, .hollow].map { (trait: Quarto.Trait) in
      Quarto.Reason.Shared(trait: trait, isSet: piece.has(trait)).name
    }
    return .asset("pieces/quarto-\(words.joined(separator: "-"))")
  }

  /// The long shadow of low sun: the base swept to the right and down, in points from the base.
  func shadow(lift: Double) -> Path {
    let h = height
    let k = scale
    let from = Point((3 + 24 * lift) * k, (4 + 32 * lift) * k)
    let to = Point((h + 5 + 24 * lift) * k, (0.55 * h + 5 + 32 * lift) * k)
    return piece.has(.square) ? Self.sweptDiamond(from, to, 52 * k) : Self.capsule(from, to, 43 * k)
  }

  private static func capsule(_ a: Point, _ b: Point, _ r: Double) -> Path {
    let d = b - a
    let length = max(0.001, d.length)
    let n = Point(-d.y / length * r, d.x / length * r)
    let u = Point(d.x / length * r, d.y / length * r)
    // Half circles by two cubic quarters each.
    let k = 0.5523
    func quarter(_ c: Point, _ p: Point, _ q: Point) -> Path.Element {
      .cubic(c + p + q * k, c + p * k + q, c + q)
    }
    let m = Point(-n.x, -n.y)
    let v = Point(-u.x, -u.y)
    return Path([
      .move(a + n), quarter(a, n, v), quarter(a, v, m), .line(b + m), quarter(b, m, u), quarter(b, u, n),
      .close,
    ])
  }

  private static func sweptDiamond(_ a: Point, _ b: Point, _ q: Double) -> Path {
    Path(polygon: [
      a + Point(0, -q), b + Point(0, -q), b + Point(q, 0), b + Point(0, q), a + Point(0, q), a + Point(-q, 0),
    ])
  }
}
