// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import Testing

@testable import Screen

struct DirtyTests {
  private static let size = Size(330, 210)

  @Test func nothingChangedDrawsNothing() throws {
    let canvas = try canvas(400, 300)
    let list = list { $0.fill(Rect(10, 10, 20, 20), .white) }
    #expect(canvas.draw(list) == 400 * 300)
    #expect(canvas.draw(list) == 0)
  }

  @Test func movesBelowAPixelDrawNothing() throws {
    let canvas = try canvas(400, 300)
    canvas.draw(list { $0.text("Hint", .button, at: Point(20, 40), .white) })
    #expect(canvas.draw(list { $0.text("Hint", .button, at: Point(20.3, 40.2), .white) }) == 0)
  }

  @Test func onlyTheTilesThatChangedAreDrawn() throws {
    let canvas = try canvas(400, 300)
    canvas.draw(list { $0.fill(Rect(10, 10, 20, 20), .white) })
    let drawn = canvas.draw(list { $0.fill(Rect(11, 10, 20, 20), .white) })
    #expect(drawn == 64 * 64)
  }

  @Test func orderCounts() throws {
    let canvas = try canvas(64, 64)
    let red = Color(0xFF0000)
    canvas.draw(
      list {
        $0.fill(Rect(0, 0, 40, 40), red)
        $0.fill(Rect(10, 10, 40, 40), .white)
      })
    canvas.draw(
      list {
        $0.fill(Rect(10, 10, 40, 40), .white)
        $0.fill(Rect(0, 0, 40, 40), red)
      })
    #expect(canvas.pixels()[20 * 64 + 20] == 0xFFFF_0000)
  }

  /// The law of dirty regions: however a picture came about, it is the picture of its last list.
  @Test(arguments: [1.0, 1.5]) func drawingBitByBitEqualsDrawingAtOnce(scale: Double) throws {
    var dice = Dice(state: 7)
    let size = DirtyTests.size
    let gradual = try canvas(size.width, size.height, scale: scale)
    var commands = (0..<14).map { _ in DirtyTests.command(&dice) }
    for step in 0..<12 {
      for _ in 0..<Int.random(in: 0...2, using: &dice) {
        commands[Int.random(in: 0..<commands.count, using: &dice)] = DirtyTests.command(&dice)
      }
      if step % 4 == 3 { commands.shuffle(using: &dice) }
      let list = list { list in for command in commands { command(&list) } }
      gradual.draw(list)
      let fresh = try canvas(size.width, size.height, scale: scale)
      fresh.draw(list)
      #expect(gradual.pixels() == fresh.pixels(), "step \(step)")
    }
  }

  private typealias Command = (inout DrawList) -> Void

  private static func command(_ dice: inout Dice) -> Command {
    let p = Point(.random(in: -20...300, using: &dice), .random(in: -20...190, using: &dice))
    let size = Size(.random(in: 4...90, using: &dice), .random(in: 4...90, using: &dice))
    let rect = Rect(origin: p, size: size)
    let color = Color(UInt32.random(in: 0...0xFFFFFF, using: &dice), .random(in: 0.2...1, using: &dice))
    let box = Outline.roundedRect(size, radius: 6)
    let path = Outline.path(Path(polygon: [.zero, Point(size.width, 5), Point(7, size.height)]))
    switch Int.random(in: 0..<10, using: &dice) {
    case 0: return { $0.fill(rect, color) }
    case 1:
      let paint = Paint.linear(from: .zero, to: Point(50, 40), stops: [.init(0, color), .init(1, .white)])
      return { $0.shape(Shape(box, fill: paint, stroke: Stroke(color, width: 2.5)), at: p) }
    case 2: return { $0.shape(Shape(path, fill: .solid(color), stroke: Stroke(.black, width: 3)), at: p) }
    case 3: return { $0.shadow(box, at: p, sigma: 4.5, color) }
    case 4: return { $0.shadow(path, at: p, sigma: 3, color) }
    case 5: return { $0.picture(.icon("undo"), in: rect, tint: color, degrees: Double(size.width)) }
    case 6: return { $0.picture(.asset("pieces/connect-four-disc-coral"), in: rect, tint: color) }
    case 7: return { $0.text("Place this piece.", .title, at: p, color) }
    case 8: return { $0.backdrop(.lamp) }
    default:
      return { list in
        list.clipped(to: rect) { $0.text("Your turn", .headline, at: Point(p.x - 5, p.y + 20), color) }
      }
    }
  }
}

struct CoverTests {
  @Test func whatIsHiddenIsLeftOutExactly() {
    let rect = PixelRect(0, 0, 100, 80)
    let parts = rect.subtracting(PixelRect(10, 0, 90, 30))
    let area = parts.map(\.area).reduce(0, +)
    #expect(area == 5600, "100 x 80 less 80 x 30")
    for part in parts { #expect(rect.contains(part)) }
    #expect(rect.subtracting(rect).isEmpty)
  }

  @Test func theOpaquePartOfAPictureIsOpaque() {
    let bitmap = Bitmap(width: 50, height: 40)
    for y in 5..<35 { for x in 3..<47 { bitmap.pixels[y * 50 + x] = 0xFF00_0000 } }
    bitmap.pixels[5 * 50 + 20] = 0x7F00_0000
    #expect(bitmap.opaquePart == PixelRect(3, 6, 47, 35))
    #expect(Bitmap(width: 9, height: 9).opaquePart.isEmpty)
    // One that is opaque everywhere ends at its edge.
    let full = Bitmap(width: 9, height: 7)
    for place in 0..<63 { full.pixels[place] = 0xFF00_0000 }
    #expect(full.opaquePart == PixelRect(0, 0, 9, 7))
  }

  /// A large opaque box hides what lies below it, and nothing else.
  @Test func coversHideOnlyWhatTheyCover() throws {
    func below(_ list: inout DrawList) {
      list.shadow(.roundedRect(Size(150, 120), radius: 20), at: Point(40, 40), sigma: 9, .white)
    }
    let plain = try Picture8(220, 200) { below(&$0) }
    let covered = try Picture8(220, 200) {
      below(&$0)
      let face = Shape(.roundedRect(Size(150, 120), radius: 20), fill: .solid(.black))
      $0.shape(face, at: Point(35, 30))
    }
    for y in 0..<200 {
      for x in 0..<220 {
        let isInside = x >= 35 && x < 185 && y >= 30 && y < 150
        if !isInside { #expect(covered[x, y] == plain[x, y]) }
      }
    }
    #expect(covered[110, 90] == 0)
    #expect(covered[36, 90] == 0)
  }

  /// A picture has the size that was asked for, and never none: that of a line or of a dot, too.
  @Test func aBitmapIsAsLargeAsItIsWanted() {
    for (side, expected) in [(-3, 1), (0, 1), (1, 1), (2, 2), (9, 9)] {
      let (wide, high) = (Bitmap(width: side, height: 5), Bitmap(width: 5, height: side))
      #expect(wide.width == expected && wide.height == 5 && high.width == 5 && high.height == expected)
    }
  }
}
