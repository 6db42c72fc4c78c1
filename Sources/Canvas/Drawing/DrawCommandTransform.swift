// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// Commands moved, faded and scaled: how one list becomes part of another.
extension DrawCommand {
  func moved(by d: Point) -> DrawCommand {
    if d == .zero { return self }
    return switch self {
    case .backdrop, .endClip: self
    case .fill(let rect, let color): .fill(rect.offset(d.x, d.y), color)
    case .shape(let shape, let at, let opacity): .shape(shape, at: at + d, opacity: opacity)
    case .shadow(let outline, let at, let sigma, let color): .shadow(outline, at: at + d, sigma: sigma, color)
    case .picture(let picture, let rect, let tint, let degrees):
      .picture(picture, rect.offset(d.x, d.y), tint: tint, degrees: degrees)
    case .text(let string, let style, let at, let anchor, let color):
      .text(string, style, at: at + d, anchor, color)
    case .clip(let rect): .clip(rect.offset(d.x, d.y))
    }
  }

  func faded(by factor: Double) -> DrawCommand {
    if factor == 1 { return self }
    return switch self {
    case .backdrop, .clip, .endClip: self
    case .fill(let rect, let color): .fill(rect, color.opacity(factor))
    case .shape(let shape, let at, let opacity): .shape(shape, at: at, opacity: opacity * factor)
    case .shadow(let outline, let at, let sigma, let color):
      .shadow(outline, at: at, sigma: sigma, color.opacity(factor))
    case .picture(let picture, let rect, let tint, let degrees):
      .picture(picture, rect, tint: tint.opacity(factor), degrees: degrees)
    case .text(let string, let style, let at, let anchor, let color):
      .text(string, style, at: at, anchor, color.opacity(factor))
    }
  }

  func scaled(by k: Double) -> DrawCommand {
    if k == 1 { return self }
    return switch self {
    case .backdrop, .endClip: self
    case .fill(let rect, let color): .fill(rect.scaled(by: k), color)
    case .shape(let shape, let at, let opacity): .shape(shape.scaled(by: k), at: at * k, opacity: opacity)
    case .shadow(let outline, let at, let sigma, let color):
      .shadow(outline.scaled(by: k), at: at * k, sigma: sigma * k, color)
    case .picture(let picture, let rect, let tint, let degrees):
      .picture(picture, rect.scaled(by: k), tint: tint, degrees: degrees)
    case .text(let string, let style, let at, let anchor, let color):
      .text(string, style.scaled(by: k), at: at * k, anchor, color)
    case .clip(let rect): .clip(rect.scaled(by: k))
    }
  }
}

extension Rect {
  func scaled(by k: Double) -> Rect { Rect(x * k, y * k, width * k, height * k) }
}

extension TextStyle {
  /// The same face, `k` times as large.
  public func scaled(by k: Double) -> TextStyle {
    TextStyle(face, size * k, line: lineHeight * k, tabular: tabular)
  }
}

extension Shape {
  func scaled(by k: Double) -> Shape {
    Shape(
      outline.scaled(by: k), fill: fill?.scaled(by: k),
      stroke: stroke.map {
        Stroke($0.paint.scaled(by: k), width: $0.width * k, roundCaps: $0.roundCaps)
      })
  }
}

extension Paint {
  func scaled(by k: Double) -> Paint {
    switch self {
    case .solid: self
    case .linear(let from, let to, let stops): .linear(from: from * k, to: to * k, stops: stops)
    case .radial(let center, let radius, let stops):
      .radial(center: center * k, radius: radius * k, stops: stops)
    }
  }
}

extension Outline {
  func scaled(by k: Double) -> Outline {
    switch self {
    case .roundedRect(let size, let radius):
      .roundedRect(Size(size.width * k, size.height * k), radius: radius * k)
    case .arc(let radius, let from, let to): .arc(radius: radius * k, from: from, to: to)
    case .path(let path):
      .path(
        Path(
          path.elements.map { element in
            switch element {
            case .move(let p): .move(p * k)
            case .line(let p): .line(p * k)
            case .cubic(let a, let b, let c): .cubic(a * k, b * k, c * k)
            case .close: .close
            }
          }))
    }
  }
}
