// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit

/// What the stage shows after a step, and what is to be done outside of it.
public struct StageFrame {
  public var picture: DrawList
  /// Nil unless it was asked for.
  public var tree: StageTree?
  /// When the next step is wanted at the latest, on the clock of the main loop.
  public var wake: Wake
  /// In the order in which they are to be done.
  public var effects: [StageEffect]
  public var pointer: StagePointer
  /// True while what the keyboard writes is wanted as text.
  public var isWriting: Bool
}

/// Something that only the world around the stage can do.
public enum StageEffect: Hashable, Sendable {
  /// Sounds at a volume, 0 to 1.
  case play([Sound], volume: Double)
  /// Puts text on the clipboard.
  case copy(String)
  /// Keeps a picture; `InputEvent.pictureKept` tells how that went.
  case picture(BoardPicture)
  /// Wants what is on the clipboard, as an input.
  case paste
  /// Is to be said aloud; what is being said already may be broken off when the focus went on.
  /// - Parameter isAloud: false where the lines are only written down.
  case say([String], interrupts: Bool, isAloud: Bool)
  /// Opens a folder in the desktop's program for files.
  case showFolder(String)
  case toggleFullscreen
  case quit
}

/// A board to be kept as a picture.
public struct BoardPicture: Hashable, Sendable {
  public var list: DrawList
  /// In points.
  public var size: Size
}

/// What the pointer should look like.
public enum StagePointer: Hashable, Sendable { case arrow, hand, grab }

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
  private var isWriting: Bool {
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
