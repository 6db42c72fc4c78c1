// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

/// The four places of the box, in their order on the menu, and how a place looks whose game still sleeps.
/// A game of the catalog takes the place of its name; further games follow after the fourth.
struct Shelf {
  struct Place {
    var name: String
    var title: String
    var tagline: String
    var look: SleepingTile
    var game: (any Game.Type)?
  }

  let places: [Place]

  private static var box: [Place] {
    [
      Place(name: "quarto", title: "Quarto", tagline: "Give a piece, place a piece", look: .oak),
      Place(name: "connect-four", title: "Connect Four", tagline: "Drop discs, line up four", look: .oak),
      Place(name: "reversi", title: "Reversi", tagline: "Outflank and turn them over", look: .felt),
      Place(name: "pentominoes", title: "Pentominoes", tagline: "Twelve tiles, one tray", look: .linen),
    ]
  }

  init(games: [any Game.Type]) {
    let known = Shelf.box.map { place in
      var place = place
      place.game = games.first { $0.info.name == place.name }
      if let info = place.game?.info {
        place.title = info.title
        place.tagline = info.tagline
      }
      return place
    }
    let more = games.filter { game in !known.contains { $0.name == game.info.name } }
    places =
      known
      + more.map {
        Place(name: $0.info.name, title: $0.info.title, tagline: $0.info.tagline, look: .oak, game: $0)
      }
  }
}

/// A tile without a living board: its material with the empty lattice.
enum SleepingTile {
  case oak, felt, linen

  var title: Color {
    switch self {
    case .oak: Color(0x2A1507)
    case .felt: Color(0xFBF6E9)
    case .linen: Color(0x3A2A18)
    }
  }

  var tagline: Color {
    switch self {
    case .oak: Color(0x3B2210)
    case .felt: Color(0xBFE0CF)
    case .linen: Color(0x564129)
    }
  }

  private var material: TileMaterial {
    switch self {
    case .oak:
      TileMaterial(
        face: [Color(0xCB9A66), Color(0xBC8954), Color(0xA97645)], wall: (Color(0x7A4F2A), Color(0x55341A)),
        rim: Color(0xFFE6BC))
    case .felt:
      TileMaterial(
        face: [Color(0x2F6D54), Color(0x22573F), Color(0x18412F)], wall: (Color(0x123528), Color(0x0A2119)),
        rim: Color(0x7CC4A4))
    case .linen:
      TileMaterial(
        face: [Color(0xF1E8D4), Color(0xE6DAC1), Color(0xD6C7A8)], wall: (Color(0xA58F68), Color(0x86714E)),
        rim: .white)
    }
  }

  func paint(_ tile: Size, into list: inout DrawList) {
    list.tileSlab(tile, material)
    list.tileRim(tile, material)
    lattice(&list)
  }

  private func lattice(_ list: inout DrawList) {
    switch self {
    case .oak:
      let (inset, cell) = (TileLattice.inset, TileLattice.cell)
      for column in 0..<4 {
        for row in 0..<4 {
          let radius = cell * 0.43
          let corner = Point(
            inset + (Double(column) + 0.5) * cell - radius, inset + (Double(row) + 0.5) * cell - radius)
          let edge = Paint.linear(
            from: Point(radius * 0.3, radius * 0.3), to: Point(radius * 1.7, radius * 1.7),
            stops: [
              .init(0, Color(0x4A2A12, 0.85)), .init(0.5, Color(0x4A2A12, 0.15)),
              .init(0.6, Color(0xF3D3A0, 0.15)), .init(1, Color(0xF3D3A0, 0.9)),
            ])
          list.shape(
            Shape(
              .disc(radius: radius), fill: .vertical(Color(0x7E5430), Color(0xAE7C4A), to: radius * 1.2),
              stroke: Stroke(edge, width: 1.8)), at: corner)
        }
      }
    case .felt: list.tileField(Color(0x2A6F55), lines: Color(0x123A2B, 0.85))
    case .linen: list.tileField(Color(0xC4B28E), lines: Color(0x7A6440, 0.25))
    }
  }
}
