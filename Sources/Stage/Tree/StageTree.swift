// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore

/// The accessible tree of the window, for tests, screen-reading tools and bug reports.
extension Stage {
  /// As JSON, in window coordinates; the format is part of the command line's contract.
  public func tree() -> String {
    var json = JSONText()
    json.object {
      $0.field("scene", baseLayer.scene.name)
      $0.field("popup", top.scene.panel == nil ? nil : top.scene.name)
      $0.field("window") { json in
        json.object {
          $0.field("w", (viewport.size.width * viewport.windowScale).rounded())
          $0.field("h", (viewport.size.height * viewport.windowScale).rounded())
          $0.field("scale", viewport.pixelScale / viewport.windowScale)
          $0.field("focused", isFocused)
        }
      }
      $0.field("animating", isAnimating)
      $0.field("thinking", baseLayer.scene.game?.isThinking ?? false)
      $0.field("game") { game(&$0) }
      $0.field("elements") { json in
        json.array(elements()) { element, json in self.element(element, &json) }
      }
      $0.field("cursor") { json in
        guard let drag = baseLayer.scene.drag else { return json.null() }
        json.object {
          $0.field("dragging", drag.piece)
          $0.field("over", drag.over)
        }
      }
    }
    return json.text
  }

  private var baseLayer: Layer { layers.last { $0.scene.panel == nil } ?? top }

  private func game(_ json: inout JSONText) {
    guard let game = baseLayer.scene.game else { return json.null() }
    json.object {
      $0.field("name", game.name)
      $0.field("position", game.position)
      $0.field("moves") { json in json.array(game.moves) { $1.string($0) } }
      $0.field("turn", game.turn)
      $0.field("outcome", game.outcome)
      $0.field("message", game.message)
    }
  }

  private func element(_ element: Element, _ json: inout JSONText) {
    let k = viewport.windowScale
    json.object {
      $0.field("id", element.id)
      $0.field("role", element.role.rawValue)
      $0.field("label", element.label)
      $0.field("frame") { json in
        let frame = element.frame
        json.array([frame.x * k, frame.y * k, frame.width * k, frame.height * k]) { $1.number($0) }
      }
      $0.field("enabled", element.isEnabled)
      $0.field("focused", element.isFocused)
      $0.field("selected", element.isSelected)
      $0.field("value", element.value)
    }
  }

  /// Every element of every layer, what lies below a pop-up disabled.
  public func elements() -> [Element] {
    var all: [Element] = []
    for layer in layers where layer === baseLayer || layer.scene.panel != nil {
      let isTop = layer === top
      let own =
        controls(of: layer).map { element(of: $0, in: layer) } + layer.scene.elements(context(of: layer))
      all += own.map { element in
        var element = element
        if !isTop { element.isEnabled = false }
        return element
      }
    }
    if let toast = shownToast {
      all.append(Element("toast", .toast, toast.words, slip(toast).frame))
    }
    return all
  }

  private func element(of control: Control, in layer: Layer) -> Element {
    var (role, value): (Element.Role, String?) = (.button, nil)
    switch control.kind {
    case .button, .quiet: break
    case .toggle(let isOn): (role, value) = (.toggle, isOn ? "on" : "off")
    case .segment: role = .segment
    case .slider(let number, _): (role, value) = (.slider, String(Int((number * 100).rounded())))
    case .area: role = .tile
    }
    return Element(
      control.id, role, control.label, control.frame, isEnabled: control.isEnabled,
      isFocused: layer.host.focused == control.id, isSelected: control.isSelected, value: value)
  }
}
