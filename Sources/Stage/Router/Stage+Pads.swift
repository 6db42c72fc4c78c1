// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import SceneKit

/// A game controller does what the keys do; its cross steers the focus as the arrows do.
extension Stage {
  func press(_ button: PadButton, by pad: Int, isRepeat: Bool) {
    padInUse = pads.indices.contains(pad) ? pads[pad] : .letters
    padPressed = button
    let layer = top
    layer.scene.stir()
    layer.isStale = true
    if layer.scene.wantsPad, !button.isDirection {
      if !isRepeat { perform(layer.scene.pressed(button, context(of: layer))) }
      return
    }
    let button = padMap.meaning(of: button)
    layer.host.showFocus()
    // Between two people each moves with a controller of their own.
    if layer.host.focused == nil, pads.count > 1, let turn = table(layer)?.turnOfPads, turn != pad % 2,
      button.isDirection || button == .accept || button == .stick
    {
      return
    }
    switch button {
    case .up, .down, .left, .right: if let key = button.key { steer(key, isRepeat: isRepeat) }
    case .accept, .back, .stick: if !isRepeat, let key = button.key { press(key, [], isRepeat: false) }
    case .undo: if !isRepeat { use(firstOf: [".undo", ".takeback"], orPress: .character("z")) }
    case .hint: if !isRepeat { use(firstOf: [".hint"], orPress: .character("h")) }
    case .leftShoulder: shoulder(["tile.left", "browse.previous"], .left, .pageUp)
    case .rightShoulder: shoulder(["tile.right", "browse.next"], .right, .pageDown)
    case .leftTrigger: if !isRepeat { shoulder(["tile.mirror"], .home, .home) }
    case .rightTrigger: if !isRepeat { shoulder(["tile.over"], .end, .end) }
    case .start: if !isRepeat { showMenu() }
    }
  }

  private var padMap: PadMap { PadMap(settings.keys, placesWithB: settings.placesWithB) }

  /// The first control that can be used now and whose id ends like this; without one the key with Control.
  private func use(firstOf endings: [String], orPress key: Key) {
    let layer = top
    for ending in endings {
      guard
        let control = interface(of: layer).controls.first(where: { $0.isEnabled && $0.id.hasSuffix(ending) })
      else { continue }
      return use(control.id, of: layer)
    }
    press(key, [.control], isRepeat: false)
  }

  /// A tile is turned or flipped; else one goes through moves, or turns pages.
  private func shoulder(_ ids: [String], _ arrow: Key, _ page: Key) {
    let layer = top
    let controls = interface(of: layer).controls
    if let control = controls.first(where: { control in
      control.isEnabled && ids.contains { control.id.hasSuffix($0) }
    }) {
      return use(control.id, of: layer)
    }
    layer.host.focus(layer.scene.hasBoard ? nil : layer.host.focused)
    press(layer.scene.takes(arrow) || layer.scene.name == "replay" ? arrow : page, [], isRepeat: false)
  }

  /// The settings come, and go with the same button.
  func showMenu() {
    if top.scene.isPopup { return pop() }
    perform(.popup(.settings))
  }

  // MARK: - Signs

  /// What the buttons of the controller that is in use would do, by the ids of the controls on top.
  var padSigns: [String: PadSign] {
    guard let padInUse else { return [:] }
    let map = padMap
    var signs: [String: PadSign] = [:]
    for control in top.interface.controls where control.isEnabled {
      guard let button = Self.padButton(of: control.id) else { continue }
      signs[control.id] = PadSign(map.button(of: button), padInUse)
    }
    return signs
  }

  private static func padButton(of id: String) -> PadButton? {
    switch id {
    case "action.tile.left", "action.browse.previous": .leftShoulder
    case "action.tile.right", "action.browse.next": .rightShoulder
    case "action.tile.mirror": .leftTrigger
    case "action.tile.over": .rightTrigger
    case "table.settings", "menu.settings": .start
    case "hint.previous": .leftShoulder
    case "hint.next": .rightShoulder
    case _ where id.hasSuffix(".undo"): .undo
    case _ where id.hasSuffix(".hint"): .hint
    case _ where id.hasSuffix(".back") || id.hasSuffix(".close"): .back
    default: nil
    }
  }
}
