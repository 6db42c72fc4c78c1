// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import SceneKit

extension Stage {
  /// What is on screen at this moment.
  func tree() -> StageTree {
    let scene = baseLayer.scene
    return StageTree(
      scene: scene.name, popup: top.scene.isPopup ? top.scene.name : nil, viewport: viewport,
      isFocused: isFocused,
      isAnimating: isAnimating, game: scene.game,
      drag: scene.drag.map { StageTree.Drag(piece: $0.piece, over: $0.over) }, elements: elements())
  }

  private var baseLayer: Layer { layers.last { !$0.scene.isPopup } ?? top }

  func elements() -> [Element] {
    var all: [Element] = []
    for layer in layers where layer === baseLayer || layer.scene.isPopup {
      let isTop = layer === top
      all += layer.interface.elements(layer.host).map { element in
        var element = element
        if !isTop { (element.isEnabled, element.isFocused) = (false, false) }
        return element
      }
    }
    return all
  }
}
