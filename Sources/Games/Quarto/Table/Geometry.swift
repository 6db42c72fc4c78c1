// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import BoardKit
import Canvas
import GameCore

extension Quarto {
  /// Where everything of Quarto is, in points of the window.
  struct Geometry: Sendable {
    var board = GridBoard(
      columns: 4, rows: 4, GridBoard.Drawing(side: 644, cell: 146, padding: 30, wall: 18, radius: 16))
    /// Four wells of four beside the board, or two of eight below it.
    var tray = Self.squareTray
    /// The round plinth on which the piece in hand stands.
    var stage = (center: Point.zero, radius: 81.0)

    private static let squareTray = GridBoard(
      columns: 4, rows: 4, GridBoard.Drawing(side: 380, cell: 86, padding: 18, wall: 10, radius: 9.4))
    private static let wideTray = GridBoard(
      columns: 4, rows: 4,
      GridBoard.Drawing(side: 380, cell: 75, padding: 16, wall: 10, radius: 10, columns: (86, 18)))
    private static let longTray = GridBoard(
      columns: 8, rows: 2, GridBoard.Drawing(side: 648, cell: 76, padding: 20, wall: 10, radius: 16))
    /// Wall of the stage, in parts of its radius.
    static let stageWall = 12.0 / 81
    /// Between stage and tray below the board, and the part of their width that the stage takes.
    private static let gap = 20.0
    private static let stagePart = 0.216

    init() {}

    init(_ region: BoardRegion) {
      guard let side = region.side else {
        arrangeTall(region)
        return
      }
      board.front = region.square(region.whole(min(region.frame.width, region.frame.height - 18)))
      // The wide tray has room for taller pieces behind each other.
      let isBeside = side.y <= region.frame.y + 1
      let isWide = region.arrangement == .wide && !isBeside
      tray = isWide ? Self.wideTray : Self.squareTray
      let part = isWide ? 332.0 / 380 : 1
      let width = region.whole(min(side.width, (side.height - 10) / part))
      let top = isBeside ? board.front.midY - width * part / 2 : side.y
      tray.front = Rect(
        region.whole(side.midX - width / 2), region.whole(top), width, region.whole(width * part))
      let place = region.stage ?? .zero
      let radius = min(place.width / 2, place.height / (2 + Self.stageWall))
      stage = (Point(region.whole(place.midX), region.whole(place.y + radius)), radius)
    }

    /// Everything in one frame: the board, and below it the stage and the tray side by side.
    private mutating func arrangeTall(_ region: BoardRegion) {
      tray = Self.longTray
      let width = min(region.frame.width - 32, 648)
      let diameter = region.whole(width * Self.stagePart)
      let left = region.frame.midX - width / 2
      let trayWidth = width - diameter - Self.gap
      let height = trayWidth * 192 / 648
      let row = max(height + 10, diameter * (1 + Self.stageWall / 2))
      board.front = region.square(region.whole(min(region.frame.width, region.frame.height - row - 18 - 20)))
      let top = board.front.maxY + board.wall + 18
      tray.front = Rect(
        region.whole(left + diameter + Self.gap), region.whole(top + (row - height - 10) / 2),
        region.whole(trayWidth), region.whole(height))
      stage = (Point(region.whole(left + diameter / 2), region.whole(top + diameter / 2)), diameter / 2)
    }

    /// The drawing of the tray and its height with the wall, in parts of that of the front.
    var trayPicture: (name: String, height: Double) {
      if tray.columns == 8 { return ("boards/quarto-tray-8x2", 202.0 / 192) }
      return tray.drawing.cell == 75
        ? ("boards/quarto-tray-wide", 342.0 / 332) : ("boards/quarto-tray-4x4", 390.0 / 380)
    }

    /// Scale of a piece's drawing (160 x 160) in a cell of the board.
    var boardScale: Double { board.cell / 160 * 1.06 }
    var trayScale: Double { tray.cell / 160 * 1.02 }

    /// As large as on the board, unless the window is too low for such a stage.
    var stageScale: Double { min(boardScale, stage.radius / 81 * 146 / 160 * 1.06 * 1.15) }
    /// Where the base of the piece in hand stands.
    var stageBase: Point { stage.center + Point(0, 3 * stageScale) }
    var stageFrame: Rect {
      Rect(center: stage.center, size: Size(2 * stage.radius, 2 * stage.radius))
    }
  }
}

extension Quarto {
  /// Where a piece rests.
  public enum Place: Hashable, Sendable {
    /// A well of the tray, 0...15.
    case tray(Int)
    /// In hand, waiting to be placed.
    case stage
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
