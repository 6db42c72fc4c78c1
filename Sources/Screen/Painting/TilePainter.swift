// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

/// Draws lists into memory, and only where they differ from the list before.
final class TilePainter {
  let loader: PictureLoader
  let fonts: FontBook
  private let cache = RasterCache(budget: 12 << 20)
  private let scratch = Scratch()
  private var table: BackdropPainter?
  private var list: DrawList?
  private var items: [Item] = []
  private var tiles: TileMap?
  private(set) var viewport: Viewport
  /// Of the target, in pixels.
  private(set) var width: Int
  private(set) var height: Int

  init(viewport: Viewport, width: Int, height: Int, assets: String, fonts: String) throws(ScreenError) {
    self.fonts = try FontBook(folder: fonts)
    loader = PictureLoader(folder: assets)
    self.viewport = viewport
    self.width = width
    self.height = height
    resize(viewport, width: width, height: height)
  }

  var metrics: FontMetrics { FontMetrics(fonts: fonts, scale: viewport.pixelScale) }

  /// The target has a new size, or its pixels are lost: everything is drawn again.
  func resize(_ viewport: Viewport, width: Int, height: Int) {
    self.viewport = viewport
    self.width = width
    self.height = height
    cache.budget = clamp(width * height * 12, 12 << 20, 48 << 20)
    tiles = nil
    list = nil
  }

  /// Makes `target` show `list`. Returns the rectangles that were drawn, none when nothing changed.
  func draw(_ list: DrawList, into target: Target) -> [PixelRect] {
    if self.list == list { return [] }
    self.list = list
    let pixels = PixelRect(0, 0, width, height)
    items = Resolver(viewport: viewport, pixels: pixels, fonts: fonts).items(of: list)
    let next = TileMap(width: width, height: height, items: items)
    let dirty = next.changes(from: tiles).map { $0.intersection(pixels) }
    tiles = next
    guard !dirty.isEmpty else { return [] }
    cache.nextFrame()
    loadPictures(in: dirty)
    for rect in dirty { draw(rect, into: target) }
    if cache.isFull {
      for item in items { keys(of: item.content).forEach(cache.touch) }
      cache.evict()
    }
    return dirty
  }

  private func draw(_ rect: PixelRect, into target: Target) {
    let covers = items.enumerated().compactMap { index, item in
      let part = opaquePart(of: item.content).intersection(item.bounds).intersection(rect)
      return part.area >= TilePainter.worthHiding ? Cover(index: index, rect: part) : nil
    }
    // Nothing below the last item that covers the whole rectangle can be seen.
    let first = covers.last { $0.rect.contains(rect) }?.index
    if first == nil {
      for y in rect.y0..<rect.y1 { blend(target.row(y) + rect.x0, rect.width, color: 0xFF00_0000) }
    }
    for index in (first ?? 0)..<items.count {
      let clip = items[index].bounds.intersection(rect)
      guard !clip.isEmpty else { continue }
      let hidden = covers.lazy.filter { $0.index > index }.map { $0.rect.intersection(clip) }
        .max { $0.area < $1.area }
      if let hidden, hidden.area >= TilePainter.worthHiding {
        for part in clip.subtracting(hidden) { draw(items[index].content, into: target, clip: part) }
      } else {
        draw(items[index].content, into: target, clip: clip)
      }
    }
  }

  /// An opaque rectangle of an item: what lies below it need not be drawn.
  private struct Cover {
    let index: Int
    let rect: PixelRect
  }

  /// From this many pixels on, leaving them out is cheaper than drawing in parts.
  private static let worthHiding = 64 * 48

  private func opaquePart(of content: Item.Content) -> PixelRect {
    let none = PixelRect(0, 0, 0, 0)
    switch content {
    case .backdrop: return PixelRect(0, 0, width, height)
    case .fill(let box, let color): return color.alpha == 255 ? box : none
    case .box(let shape, let box, let opacity):
      guard opacity == 1, box.area >= TilePainter.worthHiding, let fill = shape.fill, fill.isOpaque,
        case .roundedRect(_, let radius) = shape.outline
      else { return none }
      let reach = Int((shape.stroke?.width ?? 0) * viewport.pixelScale / 2) + 1
      let corner = Int(radius * viewport.pixelScale) + 1 + reach
      return PixelRect(box.x0 + reach, box.y0 + corner, box.x1 - reach, box.y1 - corner)
    case .picture(let picture, let box, let tint, let degrees):
      guard tint.alpha == 255, degrees == 0, box.area >= TilePainter.worthHiding,
        case .bitmap(let bitmap) = value(pictureKey(picture, box))
      else { return none }
      let part = bitmap.opaquePart
      return PixelRect(x: box.x0 + part.x0, y: box.y0 + part.y0, width: part.width, height: part.height)
    default: return none
    }
  }

  private func draw(_ content: Item.Content, into target: Target, clip: PixelRect) {
    let scale = viewport.pixelScale
    switch content {
    case .backdrop(let backdrop): drawBackdrop(backdrop, into: target, clip: clip)
    case .fill(_, let color):
      let value = color.premultiplied
      for y in clip.y0..<clip.y1 { blend(target.row(y) + clip.x0, clip.width, color: value) }
    case .box(let shape, let box, let opacity): drawBox(shape, box, opacity, into: target, clip: clip)
    case .path(let shape, let x, let y, let opacity):
      func source(_ paint: Paint) -> PaintSource {
        PaintSource(paint, originX: Double(x), originY: Double(y), scale: scale, opacity: opacity)
      }
      if let fill = shape.fill {
        mask(fillKey(shape.outline))?
          .draw(x: x, y: y, source(fill), into: target, clip: clip, scratch: scratch)
      }
      if let stroke = shape.stroke {
        mask(strokeKey(shape.outline, stroke))?
          .draw(x: x, y: y, source(stroke.paint), into: target, clip: clip, scratch: scratch)
      }
    case .boxShadow(let box, let radius, let sigma, let color):
      if case .corner(let shadow) = value(cornerKey(box, radius, sigma)) {
        shadow.draw(box: box, color: color.premultiplied, into: target, clip: clip, scratch: scratch)
      }
    case .pathShadow(let outline, let x, let y, let sigma, let color):
      mask(.shadow(outline, sigma: sigma, scale: scale))?
        .draw(
          x: x, y: y, PaintSource(color: color.premultiplied), into: target, clip: clip, scratch: scratch)
    case .picture(let picture, let box, let tint, let degrees):
      guard case .bitmap(let bitmap) = value(pictureKey(picture, box)) else { return }
      let light = tint.premultiplied
      if degrees == 0 {
        bitmap.draw(x: box.x0, y: box.y0, tint: light, into: target, clip: clip)
      } else {
        bitmap.draw(x: box.x0, y: box.y0, tint: light, degrees: degrees, into: target, clip: clip)
      }
    case .line(let key, let x, let y, let color):
      mask(.line(key))?
        .draw(
          x: x, y: y, PaintSource(color: color.premultiplied), into: target, clip: clip, scratch: scratch)
    }
  }

  private func drawBox(
    _ shape: Shape, _ box: PixelRect, _ opacity: Double, into target: Target, clip: PixelRect
  ) {
    guard case .roundedRect(_, let radius) = shape.outline, !box.isEmpty else { return }
    let scale = viewport.pixelScale
    let reach = (shape.stroke?.width ?? 0) * scale / 2
    let x = Double(box.x0) + reach
    let y = Double(box.y0) + reach
    let form = RoundedBox(
      x: x, y: y, width: Double(box.width) - 2 * reach, height: Double(box.height) - 2 * reach,
      radius: radius * scale)
    func source(_ paint: Paint) -> PaintSource {
      PaintSource(paint, originX: x, originY: y, scale: scale, opacity: opacity)
    }
    if let fill = shape.fill {
      form.draw(source(fill), stroke: nil, into: target, clip: clip, scratch: scratch)
    }
    if let stroke = shape.stroke {
      form.draw(
        source(stroke.paint), stroke: stroke.width * scale, into: target, clip: clip, scratch: scratch)
    }
  }

  private func drawBackdrop(_ backdrop: Backdrop, into target: Target, clip: PixelRect) {
    if table?.backdrop != backdrop || table?.width != width || table?.height != height {
      table = BackdropPainter(backdrop, width: width, height: height)
    }
    table?.paint(clip, into: target)
  }

  // MARK: What has been rasterised

  /// Rasterises all pictures of the rectangles that are new, before they are needed one by one: so two processors
  /// share them when a scene opens.
  private func loadPictures(in dirty: [PixelRect]) {
    var orders: Set<PictureOrder> = []
    for item in items {
      guard case .picture(let picture, let box, _, _) = item.content,
        dirty.contains(where: { !$0.intersection(item.bounds).isEmpty })
      else { continue }
      let order = PictureOrder(picture: picture, width: box.width, height: box.height)
      if !cache.contains(.picture(order)) { orders.insert(order) }
    }
    guard orders.count > 1 else { return }
    let list = Array(orders)
    for (order, bitmap) in zip(list, loader.load(list)) {
      _ = cache.value(.picture(order)) { RasterCache.Value(bitmap) }
    }
  }

  private func pictureKey(_ picture: Picture, _ box: PixelRect) -> RasterCache.Key {
    .picture(PictureOrder(picture: picture, width: box.width, height: box.height))
  }

  private func fillKey(_ outline: Outline) -> RasterCache.Key { .fill(outline, scale: viewport.pixelScale) }

  private func strokeKey(_ outline: Outline, _ stroke: Stroke) -> RasterCache.Key {
    .stroke(outline, width: stroke.width, roundCaps: stroke.roundCaps, scale: viewport.pixelScale)
  }

  private func cornerKey(_ box: PixelRect, _ radius: Double, _ sigma: Double) -> RasterCache.Key {
    // Beyond this length the middle of a side is only repeated: all larger boxes share one corner.
    let enough = CornerShadow.stableSide(radius: radius, sigma: sigma)
    return .cornerShadow(
      width: min(box.width, enough), height: min(box.height, enough), radius: radius, sigma: sigma)
  }

  private func keys(of content: Item.Content) -> [RasterCache.Key] {
    let scale = viewport.pixelScale
    switch content {
    case .backdrop, .fill, .box: return []
    case .path(let shape, _, _, _):
      return (shape.fill == nil ? [] : [fillKey(shape.outline)])
        + (shape.stroke.map { [strokeKey(shape.outline, $0)] } ?? [])
    case .boxShadow(let box, let radius, let sigma, _): return [cornerKey(box, radius, sigma)]
    case .pathShadow(let outline, _, _, let sigma, _): return [.shadow(outline, sigma: sigma, scale: scale)]
    case .picture(let picture, let box, _, _):
      return [pictureKey(picture, box)]
    case .line(let key, _, _, _): return [.line(key)]
    }
  }

  private func mask(_ key: RasterCache.Key) -> Mask? {
    if case .mask(let mask) = value(key) { return mask }
    return nil
  }

  private func value(_ key: RasterCache.Key) -> RasterCache.Value {
    cache.value(key) {
      switch key {
      case .picture(let order): RasterCache.Value(loader.load(order))
      case .line(let line): .mask(fonts.rasterise(line))
      case .fill(let outline, let scale): .mask(.fill(of: outline, scale: scale))
      case .stroke(let outline, let width, let roundCaps, let scale):
        .mask(.stroke(of: outline, width: width, roundCaps: roundCaps, scale: scale))
      case .shadow(let outline, let sigma, let scale):
        .mask(.shadow(of: outline, sigma: sigma, scale: scale))
      case .cornerShadow(let width, let height, let radius, let sigma):
        .corner(CornerShadow(width: width, height: height, radius: radius, sigma: sigma))
      }
    }
  }
}
