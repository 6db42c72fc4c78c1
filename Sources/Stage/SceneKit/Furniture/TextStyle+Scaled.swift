// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import InterfaceKit

extension TextStyle {
  /// The same style smaller.
  package func scaled(_ part: Double) -> TextStyle {
    part == 1 ? self : TextStyle(face, (size * part).rounded(), line: (lineHeight * part).rounded())
  }
}
