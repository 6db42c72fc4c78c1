// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import InterfaceKit
import SceneKit

/// From scenes to places: what every layer describes is laid out once a step, after everything has gone on. An event is held
/// against what was on screen when it came; only where one before it in the same step changed something is that laid out
/// in between.
extension Stage {
  /// What is on a layer, as it can be used now.
  func interface(of layer: Layer) -> Interface<StageAction> {
    if layer.isStale { layOut(layer) }
    return layer.interface
  }

  /// Lays out what a layer describes, and over the topmost one the slips that lie there for a moment.
  /// - Returns: true where a board has another place: what it shows of that comes with the next step.
  @discardableResult
  func layOut(_ layer: Layer) -> Bool {
    let context = context(of: layer)
    var interface = laidOut(layer, context)
    // Where a board has moved, what stands on it moves along.
    let isMoved = layer.scene.arrange(interface, context)
    if layer.host.reveal(in: interface.areas) || isMoved { interface = laidOut(layer, context) }
    if layer === top {
      for slip in [toastNode(on: interface, context), tooltipNode(on: interface)].compactMap({ $0 }) {
        interface.lay(slip, in: window, type: type, metrics: setup.metrics)
      }
    }
    (layer.interface, layer.isStale) = (interface, false)
    return isMoved
  }

  private func laidOut(_ layer: Layer, _ context: StageContext) -> Interface<StageAction> {
    layer.layouts += 1
    return Interface(
      layer.scene.describe(context), in: window, scrolls: layer.host.scrolls, type: type,
      metrics: setup.metrics)
  }

  var window: Rect { Rect(origin: .zero, size: viewport.size) }
}
