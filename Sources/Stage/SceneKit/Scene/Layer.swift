// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import InterfaceKit

/// One scene with the state of its controls.
package final class Layer {
  package let scene: any Scene
  package var host = ControlHost()
  /// The control of the scene below that opened this one.
  package var opener: String?
  package let opened: Double
  /// The description in its place, as it was shown last.
  package var interface = Interface<StageAction>()
  /// True when something has changed since.
  package var isStale = true
  /// How often it was described and laid out.
  package var layouts = 0
  /// What the scene last wanted the keyboard to go to.
  package var offered: String?
  /// The control that the focus came to from the board, and by which arrow: the opposite one leads back.
  package var beside: (control: String, by: Key)?
  /// What is being dragged to scroll, and where it would be with the pointer at the top.
  package var grip: (area: String, y: Double)?

  package init(_ scene: any Scene, opened: Double) {
    self.scene = scene
    self.opened = opened
  }
}
