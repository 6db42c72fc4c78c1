// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import Catalog
import GameCore
import StageKit
import Testing

@testable import SceneKit
@testable import Stage

struct MiniatureTests {
  /// Nothing that falls on a tile is seen above it: there the greeting stands.
  @Test(arguments: [Size(1280, 800), Size(720, 560), Size(720, 1000)])
  func discsFallWithinTheirTile(_ size: Size) throws {
    let house = try House(size)
    house.settle()
    let tile = try house.element("menu.game.connect-four").frame
    house.handle(.pointerMoved(tile.center, time: house.now))
    var falling = 0
    for _ in 0..<800 {
      house.pass(0.02)
      var clips: [Rect] = []
      for command in house.stage.picture().commands {
        switch command {
        case .clip(let rect): clips.append(rect)
        case .endClip: clips.removeLast()
        case .picture(.asset(let name), let frame, _, _) where name.hasPrefix("pieces/connect-four-disc"):
          let seen = clips.reduce(frame) { $0.intersection($1) }
          guard !seen.isEmpty else { continue }
          if frame.y < tile.y { falling += 1 }
          // A tile that is pointed at is lifted.
          #expect(seen.y >= tile.y - 9)
        default: break
        }
      }
    }
    #expect(falling > 0)
  }

  /// A pointer that was left on a tile, or a tile that was chosen by keys, costs nothing in the long run.
  @Test(arguments: ["pointer", "key"]) func aMenuThatIsLeftAloneIsAtRest(_ how: String) throws {
    let house = try House()
    house.settle()
    let tile = try house.element("menu.game.quarto").frame
    func come() {
      if how == "key" { house.key(.tab) } else { house.handle(.pointerMoved(tile.center, time: house.now)) }
    }
    func picture() -> DrawList {
      house.pass(5)
      return house.stage.picture()
    }
    come()
    #expect(picture() != picture(), "the board lives")
    house.pass(20)
    #expect(house.rests)
    let rested = picture()
    #expect(picture() == rested)
    // Whoever comes again sees it live again.
    if how == "pointer" {
      house.handle(.pointerMoved(Point(3, 3), time: house.now))
      house.pass(2)
      come()
      #expect(picture() != picture())
    }
  }

  /// A menu opens with boards at rest: before its first move nothing moves on a tile, and then something does.
  @Test func boardsOfTilesBeginAtRest() {
    for game in catalog {
      func moves(_ step: Int) -> Bool {
        let pictures = [0.05, 0.2, 0.4, 5].map { since in
          var list = DrawList()
          game.paintTile(Size(240, 240), step: step, since: since, look: Look(), into: &list)
          return list
        }
        return Set(pictures).count > 1
      }
      #expect(!moves(0) && (1...3).contains(where: moves), "\(game.info.name)")
    }
  }
}
