// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit

/// A game controller does what the keys do. Its cross moves one focus over the board and the controls beside it, by where
/// they stand: from the edge of the board it goes on to what faces it there.
extension Stage {
  func press(_ button: PadButton, by pad: Int, isRepeat: Bool) {
    padInUse = pads.indices.contains(pad) ? pads[pad] : .letters
    let layer = top
    layer.scene.stir()
    layer.isStale = true
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
  private func showMenu() {
    if top.scene.isPopup { return pop() }
    perform(.popup(.settings))
  }

  // MARK: - One focus

  private func steer(_ key: Key, isRepeat: Bool) {
    let layer = top
    let interface = interface(of: layer)
    let controls = interface.controls
    if let control = controls.first(where: { $0.id == layer.host.focused }) {
      if ControlHost.belongs(key, to: control, controls) {
        return press(key, [], isRepeat: isRepeat)
      }
      return leave(control, towards: key, in: layer)
    }
    guard layer.scene.hasBoard else {
      let stops = ControlHost.stops(controls)
      return focus(stops.first { $0.id == layer.scene.firstFocus }?.id ?? stops.first?.id, in: layer)
    }
    let before = cursor(of: layer)
    send([.steer(key)], to: layer)
    guard top === layer, cursor(of: layer) == before, !isRepeat else { return }
    leaveBoard(towards: key, in: layer)
  }

  /// What the cursor of a board is on, or the row of a list that is chosen.
  private func cursor(of layer: Layer) -> Element? {
    let interface = interface(of: layer)
    return interface.boardElements.first(where: \.isFocused)
      ?? interface.controls.first { $0.kind == .row && $0.isSelected }?.element(isFocused: false)
  }

  /// The part of the window that the cursor can be in.
  private func board(of layer: Layer) -> Rect? {
    guard layer.scene.hasBoard else { return nil }
    let elements = interface(of: layer).boardElements
    let free = elements.filter(\.isEnabled)
    let frames = (free.isEmpty ? elements : free).map(\.frame)
    guard let first = frames.first else {
      return interface(of: layer).areas.max { $0.frame.width < $1.frame.width }?.frame
    }
    return frames.dropFirst().reduce(first) { $0.union($1) }
  }

  /// From a control to the nearest one that way, or to the board.
  private func leave(_ control: Control, towards key: Key, in layer: Layer) {
    let stops = ControlHost.stops(interface(of: layer).controls).filter { stop in
      stop.id != control.id && (stop.group == nil || stop.group != control.group)
    }
    var best: (id: String?, way: Double)?
    for stop in stops {
      guard let way = control.frame.way(to: stop.frame, towards: key) else { continue }
      if way < best?.way ?? .infinity { best = (stop.id, way) }
    }
    if let board = board(of: layer), !board.contains(control.frame.center),
      let way = control.frame.way(to: board, towards: key), way < best?.way ?? .infinity
    {
      best = (nil, way)
    }
    guard let best else { return scroll(layer, towards: key) }
    focus(best.id, in: layer)
    layer.isStale = true
  }

  /// How far beyond the corner of a board something may stand and still face it, in points.
  private static let besideBoard = 48.0

  /// From the edge of the board to what faces it; what lies on the board, such as a result, comes first.
  private func leaveBoard(towards key: Key, in layer: Layer) {
    guard let board = board(of: layer) else { return }
    let stops = ControlHost.stops(interface(of: layer).controls)
    if let inner = stops.first(where: { board.contains($0.frame.center) }) {
      return focus(inner.id, in: layer)
    }
    let next = stops.filter { board.inset(-Self.besideBoard).faces($0.frame, towards: key) }
      .compactMap { stop in board.way(to: stop.frame, towards: key).map { (stop.id, $0) } }
      .min { $0.1 < $1.1 }
    if let next { focus(next.0, in: layer) }
  }

  // MARK: - Signs

  /// What the buttons of the controller that is in use would do, by the ids of the controls on top.
  var padSigns: [String: PadSign] {
    guard let padInUse else { return [:] }
    var signs: [String: PadSign] = [:]
    for control in top.interface.controls where control.isEnabled {
      guard let button = Self.padButton(of: control.id) else { continue }
      signs[control.id] = PadSign(button, padInUse)
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
