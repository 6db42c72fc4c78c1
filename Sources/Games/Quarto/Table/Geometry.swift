// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

extension Quarto {
  /// Where everything of Quarto is, in points of the window.
  struct Geometry: Hashable, Sendable {
    var window = Size(0, 0)
    /// The front of the board; the drawing is 644 x 662 for cells of 146.
    var board = Rect.zero
    /// The front of the tray.
    var tray = Rect.zero
    /// 4 wells of 4, or 8 of 2.
    var trayColumns = 4

    init() {}

    init(_ region: BoardRegion) {
      window = region.window
      func whole(_ value: Double) -> Double { (value / region.pixel).rounded() * region.pixel }
      if let side = region.side {
        let size = whole(min(region.frame.width, region.frame.height - 18))
        board = Rect(whole(region.frame.midX - size / 2), whole(region.frame.y), size, size)
        let tray = whole(min(side.width, side.height - 10))
        self.tray = Rect(whole(side.midX - tray / 2), whole(side.y), tray, tray)
        return
      }
      trayColumns = 8
      let width = min(region.frame.width - 32, 648)
      let height = width * 192 / 648
      let size = whole(min(region.frame.width, region.frame.height - height - 18 - 24))
      board = Rect(whole(region.frame.midX - size / 2), whole(region.frame.y), size, size)
      tray = Rect(
        whole(region.frame.midX - width / 2), whole(board.maxY + wall + 16), whole(width), whole(height))
    }

    var cell: Double { board.width * 146 / 644 }
    var padding: Double { board.width * 30 / 644 }
    var wall: Double { board.width * 18 / 644 }
    var trayCell: Double { trayColumns == 4 ? tray.width * 86 / 380 : tray.width * 76 / 648 }
    private var trayPadding: Double { trayColumns == 4 ? tray.width * 18 / 380 : tray.width * 20 / 648 }
    var trayWall: Double { trayColumns == 4 ? tray.width * 10 / 380 : tray.width * 10 / 648 }

    /// Scale of a piece's drawing (160 x 160) in a cell of the board.
    var boardScale: Double { cell / 160 * 1.06 }
    var trayScale: Double { trayCell / 160 * 1.02 }
    var slotScale: Double { 0.34 }

    func cellCenter(_ cell: Int) -> Point {
      Point(
        board.x + padding + (Double(cell % 4) + 0.5) * self.cell,
        board.y + padding + (Double(cell / 4) + 0.5) * self.cell)
    }

    /// Where the names of columns and rows stand in the frame.
    var names: (columns: [Point], rows: [Point]) {
      (
        (0..<4).map { Point(cellCenter($0).x, board.maxY - padding * 0.45) },
        (0..<4).map { Point(board.x + padding / 2, cellCenter(4 * $0).y) }
      )
    }

    func cellFrame(_ cell: Int) -> Rect {
      Rect(center: cellCenter(cell), size: Size(self.cell * 0.88, self.cell * 0.88))
    }

    func wellCenter(_ index: Int) -> Point {
      Point(
        tray.x + trayPadding + (Double(index % trayColumns) + 0.5) * trayCell,
        tray.y + trayPadding + (Double(index / trayColumns) + 0.5) * trayCell)
    }

    /// The well for the given piece, at the right end of a player's plate.
    func slotCenter(_ plate: Rect) -> Point { Point(plate.maxX - 36, plate.midY + 3) }

    func cell(at point: Point) -> Int? {
      let column = ((point.x - board.x - padding) / cell).rounded(.down)
      let row = ((point.y - board.y - padding) / cell).rounded(.down)
      guard (0..<4).contains(column), (0..<4).contains(row) else { return nil }
      return Int(row) * 4 + Int(column)
    }
  }
}

extension Quarto {
  /// Where a piece rests.
  enum Place: Hashable, Sendable {
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
  let base: Point
  let scale: Double

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
