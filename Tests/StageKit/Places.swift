// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

@testable import Stage

extension House {
  /// Where everything stands that is told of, and every text that is painted, a line for each: no colour, no shade and no shape. What
  /// depends on chance or time is not among it.
  package var places: String {
    func n(_ value: Double) -> String { String(Int((value * 10).rounded())) }
    let elements = stage.elements().map { element in
      let frame = element.frame
      return "\(element.id) \(n(frame.x)) \(n(frame.y)) \(n(frame.width)) \(n(frame.height))"
    }
    let texts = stage.picture().commands.compactMap { command -> String? in
      guard case .text(_, let style, let at, let anchor, _) = command else { return nil }
      return "text \(style.face.rawValue) \(n(style.size)) \(n(at.x)) \(n(at.y)) \(anchor)"
    }
    return (elements + texts).joined(separator: "\n") + "\n"
  }
}
