// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

/// What a menu tile is made of.
public struct TileMaterial: Hashable, Sendable {
  /// Three colours of the face along the light, from the top left.
  public var face: [Color]
  /// The side below it, from top to bottom.
  public var wall: (top: Color, bottom: Color) { (wallTop, wallBottom) }
  public var rim: Color
  private var wallTop: Color
  private var wallBottom: Color

  public init(face: [Color], wall: (top: Color, bottom: Color), rim: Color) {
    self.face = face
    self.rim = rim
    (wallTop, wallBottom) = wall
  }
}

extension DrawList {
  /// The slab of a menu tile, its top left corner at the origin.
  public mutating func tileSlab(_ tile: Size, _ material: TileMaterial) {
    slab(
      material, Rect(origin: .zero, size: tile), wall: TileLattice.wall, radius: TileLattice.radius,
      isDark: false)
  }

  /// A slab of this material with its front here; after dark its face is darker.
  public mutating func slab(
    _ material: TileMaterial, _ front: Rect, wall: Double, radius: Double, isDark: Bool
  ) {
    if isPlain {
      rounded(Rect(front.x, front.y, front.width, front.height + wall), radius: radius, finish.ink)
      let face = front.inset(1.5)
      return shape(
        Shape(
          .roundedRect(face.size, radius: radius - 1.5), fill: .solid(finish.ground),
          stroke: Stroke(finish.ink, width: 3)), at: face.origin)
    }
    shape(
      Shape(
        .roundedRect(front.size, radius: radius),
        fill: .vertical(material.wall.top, material.wall.bottom, from: front.height - 10, to: front.height)),
      at: Point(front.x, front.y + wall))
    let stops = zip([0, 0.5, 1], material.face).map { stop in
      Paint.Stop(stop.0, isDark ? stop.1.mixed(with: .black, 0.22) : stop.1)
    }
    shape(
      Shape(
        .roundedRect(front.size, radius: radius),
        fill: .linear(from: .zero, to: Point(front.width * 0.6, front.height), stops: stops)),
      at: front.origin)
  }

  /// The light on the upper left rim of a menu tile.
  public mutating func tileRim(_ tile: Size, _ material: TileMaterial) {
    let light = Paint.linear(
      from: .zero, to: Point(tile.width * 0.7, tile.height),
      stops: [
        .init(0, material.rim.opacity(0.8)), .init(0.3, material.rim.opacity(0.24)),
        .init(1, material.rim.opacity(0.12)),
      ])
    shape(
      Shape(
        .roundedRect(Size(tile.width - 1.8, tile.height - 1.8), radius: 13), stroke: Stroke(light, width: 1.8)
      ),
      at: Point(0.9, 0.9))
  }

  /// The lattice of a menu tile as a field of squares.
  public mutating func tileField(_ fill: Color, lines: Color) {
    let (inset, cell) = (TileLattice.inset, TileLattice.cell)
    let field = Rect(inset, inset, 4 * cell, 4 * cell)
    let (fill, lines) = isPlain ? (fill, Color.white) : (fill, lines)
    rounded(field, radius: 3, fill)
    for index in 0...4 {
      let at = inset + Double(index) * cell
      self.fill(Rect(at - 0.8, inset, 1.6, 4 * cell), lines)
      self.fill(Rect(inset, at - 0.8, 4 * cell, 1.6), lines)
    }
  }
}
