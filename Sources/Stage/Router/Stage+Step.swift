// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit

extension Stage {
  /// Keeps where the window is, in the window's own words.
  public func keep(window: String) {
    keptSettings.window = window
    setup.store.save(keptSettings)
  }

  /// Takes in what happened, goes on to `now`, in seconds on the clock of the main loop, and says what there is to see.
  /// - Parameter describing: true when the element tree is wanted.
  public func step(_ inputs: [InputEvent], at now: Double, describing: Bool = false) -> StageFrame {
    for input in inputs { handle(input, now: now) }
    let wake = advance(to: now)
    let lines = narrated()
    if !lines.isEmpty {
      let interrupts = inputs.contains(where: \.isByHand)
      effects.append(.say(lines, interrupts: interrupts, isAloud: settings.spokenHints))
    }
    defer { effects.removeAll() }
    return StageFrame(
      picture: picture(), tree: describing ? tree() : nil, wake: wake, effects: takeSounds() + effects,
      pointer: pointer, isWriting: isWriting)
  }

  private func takeSounds() -> [StageEffect] {
    defer { pendingSounds.removeAll() }
    let volume = settings.isMuted ? 0 : settings.volume
    return pendingSounds.isEmpty || volume == 0 ? [] : [.play(pendingSounds, volume: volume)]
  }

  /// True while a field has the focus.
  var isWriting: Bool {
    guard let id = top.host.focused,
      case .field? = top.interface.controls.first(where: { $0.id == id })?.kind
    else { return false }
    return true
  }

  var pointer: StagePointer {
    if top.scene.drag != nil { return .grab }
    guard let id = top.host.hovered else { return .arrow }
    return top.interface.controls.contains { $0.id == id && $0.isEnabled } ? .hand : .arrow
  }
}

extension InputEvent {
  /// A key or a button of a controller.
  fileprivate var isByHand: Bool {
    switch self {
    case .key, .pad: true
    default: false
    }
  }
}
