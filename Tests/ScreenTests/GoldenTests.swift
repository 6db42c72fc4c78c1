// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GoldenKit
import Testing

/// A few whole pictures: what the other tests do not know how to ask.
struct GoldenTests {
  private func controls(dark: Bool) -> DrawList {
    list { list in
      list.backdrop(dark ? .lamp : .windowLight)
      let shadow = Color(dark ? 0x050303 : 0x3A2412)
      let face = Outline.roundedRect(Size(114, 46), radius: 5.75)
      list.shadow(face, at: Point(20, 29), sigma: 6, shadow.opacity(0.16))
      list.shadow(face, at: Point(20, 26), sigma: 0.5, shadow.opacity(0.5))
      let paint = Paint.vertical(
        Color(dark ? 0x4D3F37 : 0xFFFCF4), Color(dark ? 0x3D312B : 0xF4E9D5), to: 46)
      list.shape(Shape(face, fill: paint), at: Point(20, 20))
      let text = Color(dark ? 0xF5EADA : 0x33261B)
      list.picture(.icon("hint"), in: Rect(40, 32, 22, 22), tint: text)
      list.text("Hint", .button, at: Point(71, 48), text)
      list.text("Place it.", .headline, at: Point(20, 116), text)
      list.text("12:47", .number, at: Point(280, 116), anchor: .right, text)
      let ring = Shape(.arc(radius: 20, from: 0, to: 0.7), stroke: Stroke(Color(0x414B9E), width: 5))
      list.shape(ring, at: Point(160, 22))
      list.picture(.asset("pieces/connect-four-disc-coral"), in: Rect(222, 12, 60, 60), degrees: 10)
    }
  }

  @Test func controlsByDay() throws {
    try expectGolden(controls(dark: false), Viewport(size: Size(300, 140)), "controls-day")
  }

  @Test func controlsByNightOnADenseDisplay() throws {
    try expectGolden(
      controls(dark: true), Viewport(size: Size(300, 140), pixelScale: 1.5), "controls-night")
  }
}
