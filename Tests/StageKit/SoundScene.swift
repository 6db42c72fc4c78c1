// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import Testing

@testable import Stage

extension House {
  /// What holds of every scene in a window of any size: there is something to use, all of it has a place that can be drawn, what is
  /// drawn is clipped as often as it is let go, and the keyboard is at something that is there.
  package func expectSoundScene(_ place: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let elements = stage.elements()
    #expect(!controls.isEmpty, "\(place): nothing can be used", sourceLocation: sourceLocation)
    for element in elements {
      let frame = element.frame
      let isReal = [frame.x, frame.y, frame.width, frame.height].allSatisfy(\.isFinite)
      #expect(isReal, "\(place): \(element.id) \(frame)", sourceLocation: sourceLocation)
    }
    for control in stage.top.interface.controls {
      let frame = control.frame
      #expect(
        frame.width >= 0 && frame.height >= 0, "\(place): \(control.id) \(frame)",
        sourceLocation: sourceLocation)
    }
    let ids = elements.map(\.id)
    #expect(Set(ids).count == ids.count, "\(place): an id twice", sourceLocation: sourceLocation)
    var depth = 0
    for command in stage.picture().commands {
      switch command {
      case .clip: depth += 1
      case .endClip: depth -= 1
      case .text(_, _, let at, _, _):
        #expect(at.x.isFinite && at.y.isFinite, "\(place)", sourceLocation: sourceLocation)
      default: break
      }
      #expect(depth >= 0, "\(place): a clip ends twice", sourceLocation: sourceLocation)
    }
    #expect(depth == 0, "\(place): a clip has no end", sourceLocation: sourceLocation)
    let tree = stage.tree()
    let below = stage.layers.last { !$0.scene.isPopup }?.scene.name
    #expect(tree.scene == below && tree.popup == popup, "\(place)", sourceLocation: sourceLocation)
    if let focused = stage.top.host.focused {
      let isThere = stage.top.interface.stops.contains { $0.control.id == focused }
      #expect(isThere, "\(place): \(focused) has the focus and is gone", sourceLocation: sourceLocation)
    }
  }
}
