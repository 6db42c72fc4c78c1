// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import House
import InterfaceKit

/// The accessible tree of the window, for tests, screen-reading tools and bug reports: a value that is written as JSON, in
/// window coordinates; the format is part of the command line's contract.
public struct StageTree: Hashable {
  public var scene: String
  public var popup: String?
  package var viewport: Viewport
  public var isFocused: Bool
  package var isAnimating: Bool
  package var game: GameReport?
  package var drag: Drag?
  /// Every element of every layer, what lies below a pop-up disabled. In points.
  public var elements: [Element]

  package init(
    scene: String, popup: String? = nil, viewport: Viewport, isFocused: Bool, isAnimating: Bool,
    game: GameReport? = nil, drag: Drag? = nil, elements: [Element]
  ) {
    (self.scene, self.popup, self.viewport) = (scene, popup, viewport)
    (self.isFocused, self.isAnimating, self.game) = (isFocused, isAnimating, game)
    (self.drag, self.elements) = (drag, elements)
  }

  /// Window coordinates per point.
  public var windowScale: Double { viewport.windowScale }

  package struct Drag: Hashable {
    package var piece: String
    package var over: String?

    package init(piece: String, over: String? = nil) {
      (self.piece, self.over) = (piece, over)
    }
  }

  public var json: String {
    var json = JSONText()
    json.object {
      $0.field("scene", scene)
      $0.field("popup", popup)
      $0.field("window") { json in
        json.object {
          $0.field("w", (viewport.size.width * viewport.windowScale).rounded())
          $0.field("h", (viewport.size.height * viewport.windowScale).rounded())
          $0.field("scale", viewport.pixelScale / viewport.windowScale)
          $0.field("focused", isFocused)
        }
      }
      $0.field("animating", isAnimating)
      $0.field("thinking", game?.isThinking ?? false)
      $0.field("game") { write(game, &$0) }
      $0.field("elements") { json in
        json.array(elements) { element, json in write(element, &json) }
      }
      $0.field("cursor") { json in
        guard let drag else { return json.null() }
        json.object {
          $0.field("dragging", drag.piece)
          $0.field("over", drag.over)
        }
      }
    }
    return json.text
  }

  private func write(_ game: GameReport?, _ json: inout JSONText) {
    guard let game else { return json.null() }
    json.object {
      $0.field("name", game.name)
      $0.field("position", game.position)
      $0.field("moves") { json in json.array(game.moves) { $1.string($0) } }
      $0.field("turn", game.turn)
      $0.field("outcome", game.outcome)
      $0.field("message", game.message)
    }
  }

  private func write(_ element: Element, _ json: inout JSONText) {
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
      $0.field("group", element.group)
    }
  }
}
