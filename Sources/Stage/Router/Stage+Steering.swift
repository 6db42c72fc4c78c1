// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import SceneKit

/// One focus for the board and the controls beside it, steered by arrow keys and controllers: it goes by where things stand, and
/// from the edge of the board on to what faces it there.
extension Stage {
  /// True when an arrow key was a step of the focus. What has the focus may want the key itself, and a board has arrows that mean
  /// something else there.
  func steers(_ key: Key, _ modifiers: Modifiers, isRepeat: Bool) -> Bool {
    let layer = top
    guard modifiers.isEmpty, key.isArrow, layer.scene.hasBoard, !recognizer.isDragging else { return false }
    let controls = interface(of: layer).controls
    if let control = controls.first(where: { $0.id == layer.host.focused }) {
      if ControlHost.belongs(key, to: control, controls) { return false }
    } else if layer.scene.owns(key) {
      return false
    }
    layer.host.showFocus()
    layer.isStale = true
    steer(key, isRepeat: isRepeat)
    return true
  }

  /// Who listens hears of the board before anything beside it: it is the first stop of Tab. True when its cursor has come to be
  /// seen.
  func comesToBoard(in layer: Layer) -> Bool {
    guard isSpeaking || isHeard, layer.scene.hasBoard, layer.scene.chosenRow == nil,
      cursor(of: layer).element == nil
    else { return false }
    for key in [Key.right, .down] where cursor(of: layer).element == nil { send([.steer(key)], to: layer) }
    return cursor(of: layer).element != nil
  }

  /// What the end of a game offers gets the focus once it is there, if it was the keyboard that was used.
  func offerFocus(in layer: Layer) {
    guard layer === top else { return }
    let id = layer.scene.offeredFocus
    guard id != layer.offered else { return }
    if let id {
      guard layer.interface.action(of: id) != nil else { return }
      if layer.host.showsFocus, layer.host.focused == nil { focus(id, in: layer) }
    }
    layer.offered = id
  }

  /// A step of the focus on top.
  func steer(_ key: Key, isRepeat: Bool) {
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
      let stops = layer.host.stops(controls)
      return focus(stops.first { $0.id == layer.scene.firstFocus }?.id ?? stops.first?.id, in: layer)
    }
    let before = cursor(of: layer)
    send([.steer(key)], to: layer)
    guard top === layer, cursor(of: layer) == before, !isRepeat else { return }
    leaveBoard(towards: key, in: layer)
  }

  private struct Cursor: Equatable {
    var element: Element?
    var row: Int?
  }

  /// What the cursor of a board is on, or the row of a list that is chosen.
  private func cursor(of layer: Layer) -> Cursor {
    let row = layer.scene.chosenRow
    return Cursor(
      element: row == nil ? interface(of: layer).boardElements.first(where: \.isFocused) : nil, row: row)
  }

  /// The part of the window that the cursor can be in.
  private func board(of layer: Layer) -> Rect? {
    guard layer.scene.hasBoard else { return nil }
    let interface = interface(of: layer)
    // Beside a list the board only shows what is chosen there.
    if let row = interface.stops.first(where: { $0.control.kind == .row }),
      let list = interface.areas.first(where: { $0.id == row.area })
    {
      return list.frame
    }
    let elements = interface.boardElements
    let free = elements.filter(\.isEnabled)
    let frames = (free.isEmpty ? elements : free).map(\.frame)
    guard let first = frames.first else {
      return interface.areas.max { $0.frame.width < $1.frame.width }?.frame
    }
    return frames.dropFirst().reduce(first) { $0.union($1) }
  }

  /// From a control to the nearest one that way, or to the board.
  private func leave(_ control: Control, towards key: Key, in layer: Layer) {
    if let (id, way) = layer.beside, id == control.id, way.opposite == key {
      layer.beside = nil
      return focus(nil, in: layer)
    }
    let stops = layer.host.stops(interface(of: layer).controls).filter { stop in
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
    let stops = layer.host.stops(interface(of: layer).controls)
    if let inner = stops.first(where: { board.contains($0.frame.center) }) {
      layer.beside = (inner.id, key)
      return focus(inner.id, in: layer)
    }
    // What lies straight ahead comes before what stands a little aside.
    for reach in [0, Self.besideBoard] {
      let next = stops.filter { board.inset(-reach).faces($0.frame, towards: key) }
        .compactMap { stop in board.way(to: stop.frame, towards: key).map { (stop.id, $0) } }
        .min { $0.1 < $1.1 }
      guard let next else { continue }
      layer.beside = (next.0, key)
      return focus(next.0, in: layer)
    }
  }
}
