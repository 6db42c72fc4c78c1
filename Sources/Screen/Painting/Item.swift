// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

/// One command in whole pixels: all that decides which pixels it colours, and nothing else. Two equal items are the
/// same pixels.
struct Item: Hashable {
  enum Content: Hashable {
    case backdrop(Backdrop)
    case fill(PixelRect, Color)
    /// A rounded rectangle: the outer box of fill and stroke is on whole pixels.
    case box(Shape, PixelRect, opacity: Double)
    case path(Shape, x: Int, y: Int, opacity: Double)
    case boxShadow(PixelRect, radius: Double, sigma: Double, Color)
    case pathShadow(Outline, x: Int, y: Int, sigma: Double, Color)
    case picture(Picture, PixelRect, tint: Color, degrees: Double)
    case line(FontBook.LineKey, x: Int, y: Int, Color)
  }

  var content: Content
  /// What it may touch: its own bounds inside the clip.
  var bounds: PixelRect
}

/// Turns draw lists into items.
struct Resolver {
  let viewport: Viewport
  let pixels: PixelRect
  let fonts: FontBook

  private var scale: Double { viewport.pixelScale }

  /// What of the list can be seen at all, in order.
  func items(of list: DrawList) -> [Item] {
    var items: [Item] = []
    items.reserveCapacity(list.commands.count)
    var clips = [pixels]
    for command in list.commands {
      let clip = clips[clips.count - 1]
      switch command {
      case .clip(let rect): clips.append(clip.intersection(PixelRect(rounding: rect, scale: scale)))
      case .endClip: if clips.count > 1 { clips.removeLast() }
      default:
        guard !clip.isEmpty, let (content, bounds) = resolve(command) else { continue }
        let seen = bounds.intersection(clip)
        if !seen.isEmpty { items.append(Item(content: content, bounds: seen)) }
      }
    }
    return items
  }

  private func resolve(_ command: DrawCommand) -> (Item.Content, PixelRect)? {
    switch command {
    case .backdrop(let backdrop): return (.backdrop(backdrop), pixels)
    case .fill(let rect, let color):
      guard color.alpha > 0 else { return nil }
      let box = PixelRect(rounding: rect, scale: scale)
      return (.fill(box, color), box)
    case .shape(let shape, let at, let opacity):
      return opacity > 0 ? resolve(shape, at, Double(snap(opacity * 255)) / 255) : nil
    case .shadow(let outline, let at, let sigma, let color):
      return color.alpha > 0 ? resolveShadow(outline, at, sigma, color) : nil
    case .picture(let picture, let rect, let tint, let degrees):
      guard tint.alpha > 0 else { return nil }
      let box = PixelRect(
        x: snap(rect.x * scale), y: snap(rect.y * scale), width: snap(rect.width * scale),
        height: snap(rect.height * scale))
      let turn = Double(snap(degrees * 16)) / 16
      return (.picture(picture, box, tint: tint, degrees: turn), Bitmap.turnedBounds(box, turn))
    case .text(let text, let style, let at, let anchor, let color):
      guard color.alpha > 0, !text.isEmpty else { return nil }
      return resolve(text, style, at, anchor, color)
    case .clip, .endClip: return nil
    }
  }

  private func resolve(_ shape: Shape, _ at: Point, _ opacity: Double) -> (Item.Content, PixelRect) {
    if case .roundedRect(let size, _) = shape.outline {
      // The outer edge of the line, or of the area where there is none, is what must be crisp.
      let reach = (shape.stroke?.width ?? 0) / 2
      let box = PixelRect(
        x: snap((at.x - reach) * scale), y: snap((at.y - reach) * scale),
        width: max(0, snap((size.width + 2 * reach) * scale)),
        height: max(0, snap((size.height + 2 * reach) * scale)))
      return (.box(shape, box, opacity: opacity), box)
    }
    let x = snap(at.x * scale)
    let y = snap(at.y * scale)
    let reach = (shape.stroke?.width ?? 0) * scale / 2 + 1
    let bounds = Mask.pixelBounds(shape.outline, scale, margin: reach)
    return (
      .path(shape, x: x, y: y, opacity: opacity),
      PixelRect(bounds.x0 + x, bounds.y0 + y, bounds.x1 + x, bounds.y1 + y)
    )
  }

  private func resolveShadow(
    _ outline: Outline, _ at: Point, _ sigma: Double, _ color: Color
  ) -> (Item.Content, PixelRect) {
    let x = snap(at.x * scale)
    let y = snap(at.y * scale)
    let reach = Gaussian.reach(sigma * scale)
    if case .roundedRect(let size, let radius) = outline {
      let box = PixelRect(
        x: x, y: y, width: max(0, snap(size.width * scale)), height: max(0, snap(size.height * scale)))
      let content = Item.Content.boxShadow(box, radius: radius * scale, sigma: sigma * scale, color)
      return (content, box.isEmpty ? box : box.inset(-reach))
    }
    let bounds = Mask.pixelBounds(outline, scale, margin: Double(reach))
    return (
      .pathShadow(outline, x: x, y: y, sigma: sigma, color),
      PixelRect(bounds.x0 + x, bounds.y0 + y, bounds.x1 + x, bounds.y1 + y)
    )
  }

  private func resolve(
    _ text: String, _ style: TextStyle, _ at: Point, _ anchor: TextAnchor, _ color: Color
  ) -> (Item.Content, PixelRect) {
    let key = FontBook.LineKey(text, style, scale: scale)
    let extent = fonts.extent(key)
    let part = anchor == .left ? 0 : anchor == .center ? 0.5 : 1.0
    let x = snap(at.x * scale - part * Double(extent.advance))
    let y = snap(at.y * scale)
    let bounds = PixelRect(x: x, y: y - extent.ascent, width: extent.width, height: extent.height)
    return (.line(key, x: x, y: y, color), bounds)
  }
}
