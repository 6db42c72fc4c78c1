// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

/// Reads drawings from SVG: the basic shapes, paths, groups, transforms, and linear and radial gradients. Filters, masks,
/// text, style sheets and references other than to gradients are not part of it.
struct DrawingReader {
  /// What a shape inherits from the groups around it.
  fileprivate struct Style {
    var fill: PaintName = .color(.black)
    var stroke: PaintName = .none
    var fillOpacity = 1.0
    var strokeOpacity = 1.0
    var opacity = 1.0
    var strokeWidth = 1.0
    var roundCaps = false
    var roundJoins = false
    var isEvenOdd = false
    var transform = Affine()
  }

  fileprivate enum PaintName {
    case none
    case color(Color)
    case gradient(ArraySlice<UInt8>)
  }

  private struct Gradient {
    var tag: Tag
    var stops: [Paint.Stop] = []
  }

  private var gradients: [ArraySlice<UInt8>: Gradient] = [:]
  private var openGradient: ArraySlice<UInt8>?
  private var shapes: [(path: [Path.Element], style: Style)] = []
  private var viewBox: Rect?

  /// Nil when `source` is not a drawing with a size.
  static func read(_ source: [UInt8]) -> Drawing? {
    var reader = DrawingReader()
    guard reader.readTags(source), let viewBox = reader.viewBox, !viewBox.isEmpty else { return nil }
    return Drawing(viewBox: viewBox, elements: reader.shapes.map { reader.element($0.path, $0.style) })
  }

  /// False when the text breaks off before the drawing ends.
  private mutating func readTags(_ source: [UInt8]) -> Bool {
    var markup = MarkupReader(source)
    var styles = [Style()]
    while let tag = markup.next() {
      if tag.isEnd {
        if tag.isNamed("svg") { return true }
        if styles.count > 1 { styles.removeLast() }
        if tag.isNamed("linearGradient") || tag.isNamed("radialGradient") { openGradient = nil }
        continue
      }
      let style = styles[styles.count - 1].merged(tag)
      take(tag, style)
      if !tag.isEmpty { styles.append(style) }
    }
    return false
  }

  private mutating func take(_ tag: Tag, _ style: Style) {
    if tag.isNamed("svg") {
      if viewBox == nil { viewBox = tag.viewBox }
    } else if tag.isNamed("linearGradient") || tag.isNamed("radialGradient") {
      guard let id = tag["id"] else { return }
      gradients[id] = Gradient(tag: tag)
      openGradient = tag.isEmpty ? nil : id
    } else if tag.isNamed("stop") {
      guard let openGradient, let offset = tag["offset"] else { return }
      var scanner = NumberScanner(offset)
      let place = (scanner.number() ?? 0) / (offset.last == UInt8(ascii: "%") ? 100 : 1)
      let color = tag["stop-color"].flatMap(Color.init(svg:)) ?? .black
      let opacity = tag.number("stop-opacity") ?? 1
      gradients[openGradient]?.stops.append(Paint.Stop(place, color.opacity(opacity)))
    } else if let path = tag.path, !path.isEmpty {
      shapes.append((style.transform(path), style))
    }
  }

  private func element(_ path: [Path.Element], _ style: Style) -> Drawing.Element {
    let fill = paint(style.fill, style.fillOpacity * style.opacity, style.transform)
    let stroke = paint(style.stroke, style.strokeOpacity * style.opacity, style.transform)
    let width = style.strokeWidth * style.transform.scale
    return Drawing.Element(
      path: path, fill: fill, isEvenOdd: style.isEvenOdd,
      stroke: width > 0 ? stroke.map { Stroke($0, width: width, roundCaps: style.roundCaps) } : nil,
      hasSharpJoins: !style.roundJoins)
  }

  private func paint(_ name: PaintName, _ opacity: Double, _ transform: Affine) -> Paint? {
    switch name {
    case .none: return nil
    case .color(let color): return .solid(color.opacity(opacity))
    case .gradient(let id):
      guard let gradient = gradients[id] else { return nil }
      let tag = gradient.tag
      let stops = gradient.stops.map { Paint.Stop($0.offset, $0.color.opacity(opacity)) }
      if tag.isNamed("linearGradient") {
        let from = Point(tag.number("x1") ?? 0, tag.number("y1") ?? 0)
        let to = Point(tag.number("x2") ?? 1, tag.number("y2") ?? 0)
        return .linear(from: transform(from), to: transform(to), stops: stops)
      }
      let center = Point(tag.number("cx") ?? 0, tag.number("cy") ?? 0)
      let radius = (tag.number("r") ?? 1) * transform.scale
      return .radial(center: transform(center), radius: radius, stops: stops)
    }
  }
}

extension DrawingReader.Style {
  fileprivate func merged(_ tag: Tag) -> Self {
    var style = self
    if let fill = tag["fill"] { style.fill = .init(fill) }
    if let stroke = tag["stroke"] { style.stroke = .init(stroke) }
    if let width = tag.number("stroke-width") { style.strokeWidth = width }
    if let opacity = tag.number("fill-opacity") { style.fillOpacity = opacity }
    if let opacity = tag.number("stroke-opacity") { style.strokeOpacity = opacity }
    if let opacity = tag.number("opacity") { style.opacity *= opacity }
    if let cap = tag["stroke-linecap"] { style.roundCaps = cap.equals("round") }
    if let join = tag["stroke-linejoin"] { style.roundJoins = !join.equals("miter") }
    if let rule = tag["fill-rule"] { style.isEvenOdd = rule.equals("evenodd") }
    if let transform = tag["transform"] { style.transform = style.transform.after(Affine(svg: transform)) }
    return style
  }
}

extension DrawingReader.PaintName {
  fileprivate init(_ value: ArraySlice<UInt8>) {
    if value.equals("none") || value.equals("transparent") {
      self = .none
    } else if value.starts(with: "url(#".utf8), let end = value.firstIndex(of: UInt8(ascii: ")")) {
      self = .gradient(value[(value.startIndex + 5)..<end])
    } else {
      self = .color(Color(svg: value) ?? .black)
    }
  }
}
