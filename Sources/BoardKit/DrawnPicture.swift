// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

/// Pictures that a game writes itself, as SVG from the numbers of its design.
public enum DrawnPicture {
  public static func svg(_ size: Size, defs: String = "", _ body: String) -> Picture {
    let (width, height) = (size.width, size.height)
    return .svg(
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)">\
      \(defs.isEmpty ? "" : "<defs>\(defs)</defs>")\(body)</svg>
      """)
  }

  /// The definition of a fill, to be used as `url(#id)`.
  /// - Parameter stops: colours as in SVG, with their opacity.
  public static func gradient(
    _ id: String, from: Point, to: Point, _ stops: [(offset: Double, color: String, opacity: Double)]
  ) -> String {
    let list = stops.map {
      "<stop offset=\"\($0.offset)\" stop-color=\"\($0.color)\" stop-opacity=\"\($0.opacity)\"/>"
    }
    return """
      <linearGradient id="\(id)" gradientUnits="userSpaceOnUse" x1="\(from.x)" y1="\(from.y)" x2="\(to.x)" \
      y2="\(to.y)">\(list.joined())</linearGradient>
      """
  }

  /// The outline of a path.
  public static func roundedRect(_ frame: Rect, radius r: Double) -> String {
    """
    M\(frame.x + r) \(frame.y)H\(frame.maxX - r)A\(r) \(r) 0 0 1 \(frame.maxX) \(frame.y + r)V\(frame.maxY - r)\
    A\(r) \(r) 0 0 1 \(frame.maxX - r) \(frame.maxY)H\(frame.x + r)A\(r) \(r) 0 0 1 \(frame.x) \(frame.maxY - r)\
    V\(frame.y + r)A\(r) \(r) 0 0 1 \(frame.x + r) \(frame.y)Z
    """
  }
}
