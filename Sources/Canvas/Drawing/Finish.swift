// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

/// What everything on the screen is made of. Here, and in what asks here, is decided what high contrast looks like (design
/// language, section 25): no shadow, light or gradient, edges instead, and pictures of their own.
public enum Finish: Hashable, Sendable {
  /// Wood, paper, felt and light.
  case lit
  /// Black ink on a white ground, or white on black after dark.
  case plain(isDark: Bool)

  public var isPlain: Bool { self != .lit }

  /// Of lines and letters in high contrast.
  public var ink: Color { self == .plain(isDark: true) ? .white : .black }
  /// Under everything in high contrast.
  public var ground: Color { self == .plain(isDark: true) ? .black : .white }
  /// Of what cannot be used now: 7 to 1 on the ground.
  public var disabled: Color { Color(self == .plain(isDark: true) ? 0xA6A6A6 : 0x595959) }
  /// Of marks on boards in high contrast; they stand on a black edge.
  public static let mark = Color(0xFFE14D)
  /// Of the focus in high contrast; it runs between two white lines.
  public static let focus = Color(0x0B3FD6)

  /// What is drawn instead of a picture: boards and pieces have a twin of flat colours, and one of dashes that stands for a
  /// piece that is hardly seen.
  func twin(of picture: Picture, _ opacity: Double) -> (picture: Picture, opacity: Double)? {
    guard case .plain(let isDark) = self, case .asset(let name) = picture, Self.hasTwin(name) else {
      return nil
    }
    let isGhost =
      opacity < 0.65 && name.hasPrefix("pieces/") && !name.hasSuffix("-well")
      && !name.contains("opponent-")
    var plain = name
    if plain.hasSuffix("-marked") { plain.removeLast("-marked".count) }
    return (
      .asset("contrast/\(isDark ? "dark" : "light")/\(plain)\(isGhost ? "-ghost" : "")"),
      isGhost ? 1 : opacity
    )
  }

  /// True for boards and pieces of games, of which everything is drawn, and for faces; the rest is the same in any finish.
  private static func hasTwin(_ name: String) -> Bool {
    let parts = name.split(separator: "/")
    guard parts.count == 2, parts[0] == "boards" || parts[0] == "pieces" else { return false }
    return !["medal-", "hand", "linen-", "pentomino-"].contains { parts[1].hasPrefix($0) }
  }

  /// Without gradients: fills take the colour in their middle, and lines of light go.
  func flat(_ shape: Shape) -> Shape? {
    var shape = shape
    if let fill = shape.fill { shape.fill = fill.flat }
    if case .solid? = shape.stroke?.paint {} else { shape.stroke = nil }
    return shape.fill == nil && shape.stroke == nil ? nil : shape
  }
}

extension Paint {
  fileprivate var flat: Paint {
    switch self {
    case .solid: self
    case .linear(_, _, let stops), .radial(_, _, let stops):
      .solid(stops.isEmpty ? .white : stops[stops.count / 2].color)
    }
  }
}

extension DrawList {
  /// True in high contrast.
  public var isPlain: Bool { finish.isPlain }

  /// A mark on a board: yellow between black.
  public mutating func markRing(at center: Point, radius: Double, width: Double = 5) {
    for (width, color) in [(width + 4, Color.black), (width, Finish.mark)] {
      shape(
        Shape(.disc(radius: radius), stroke: Stroke(color, width: width)), at: center - Point(radius, radius))
    }
  }

  /// The line of the focus in high contrast: blue between two white lines.
  public mutating func plainFocus(_ frame: Rect, radius: Double) {
    for (width, color) in [(7.0, Color.white), (3, Finish.focus)] {
      shape(
        Shape(.roundedRect(frame.size, radius: radius), stroke: Stroke(color, width: width)), at: frame.origin
      )
    }
  }
}
