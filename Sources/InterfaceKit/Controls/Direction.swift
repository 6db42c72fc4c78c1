// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas

extension ControlHost {
  /// From now on the ring of the focus is shown.
  public mutating func showFocus() { focus(focused) }

  /// What the focus can go to: of a group of segments one.
  public func stops(_ controls: [Control]) -> [Control] {
    tabStops(controls.filter { $0.isEnabled && $0.kind != .row })
  }

  /// True when an arrow means something to the control itself: a slider, or the next segment of its group.
  public static func belongs(_ key: Key, to control: Control, _ controls: [Control]) -> Bool {
    guard key == .left || key == .right else { return false }
    switch control.kind {
    case .slider, .field: return true
    case .segment:
      let group = controls.filter { $0.group == control.group && $0.isEnabled }
      guard let index = group.firstIndex(where: { $0.id == control.id }) else { return false }
      return group.indices.contains(index + (key == .left ? -1 : 1))
    default: return false
    }
  }
}
