// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import House
import InterfaceKit
import SceneKit
import Words

/// What comes in: every event goes to a control, or as a gesture to the topmost scene.
extension Stage {
  /// Takes in one event. Coordinates are in points.
  func handle(_ event: InputEvent, now: Double) {
    clock.advance(to: now)
    clock.touch()
    for table in tables.values { table.pass(to: self.now) }
    guard pause.lets(event, at: self.now, isWanted: settings.waitsBetween) else { return }
    switch event {
    case .resized(let viewport):
      self.viewport = viewport
      for layer in layers {
        layer.host.settle()
        layer.isStale = true
      }
    case .focusChanged(let isFocused):
      self.isFocused = isFocused
      if !isFocused {
        top.host.cancelPress()
        send(recognizer.cancel(), to: top)
        keepTables()
      }
    case .quit: quit()
    case .wake: break
    case .pictureKept(let path?, let isCopied):
      let file = FilePath.name(path)
      show(
        Saying(
          isCopied
            ? tr("The picture is copied, and kept as “{file}”.", ["file": file])
            : tr("The picture is kept as “{file}”.", ["file": file])), file: path)
    case .pictureKept(nil, _): show(tr("The picture could not be saved."))
    case .note(let sentence): show(sentence)
    case .dropped(let path): take(dropped: path)
    case .desktop(let look):
      let wasKnown = desktop.isDark != nil
      desktop = look
      followTheme(atOnce: !wasKnown)
    case .pads(let pads):
      self.pads = pads
      if pads.isEmpty { (padInUse, padPressed) = (nil, nil) }
      top.isStale = true
    case .pad(let button, let pad, let isRepeat): press(button, by: pad, isRepeat: isRepeat)
    case .use(let id): use(id, now: now)
    case .focus(let id): focus(id)
    case .slide(let id, let value): use(.slide(id, value), of: top)
    case .text(let text): write(text)
    case .paste(let text): if !write(text) { take(pasted: text) }
    case .key(let key, let modifiers, let isRepeat):
      // A shortcut beside the pointer is no change of hands.
      if key.isArrow || [.tab, .enter, .space].contains(key) { means = .keys }
      if padInUse != nil { (padInUse, top.isStale) = (nil, true) }
      press(key, modifiers, isRepeat: isRepeat)
    default: if presses.lets(event, to: top) { point(event) }
    }
  }

  /// True when a field took it.
  @discardableResult private func write(_ text: String) -> Bool {
    let outcome = top.host.type(text, over: interface(of: top).controls)
    use(outcome, of: top)
    return outcome != .ignored
  }

  private func point(_ event: InputEvent) {
    let layer = top
    switch event {
    case .pointerMoved(let point, _): pointed = point
    case .pointerDown(let point, _, let isTouch, _):
      pointed = point
      means = isTouch ? .touch : .pointer
      layer.scene.stir()
      layer.host.halt()
    case .pointerLeft: pointed = nil
    default: break
    }
    let controls = interface(of: layer).controls
    switch event {
    case .pointerMoved(let point, _):
      if layer.host.pressed != nil {
        use(layer.host.move(point, over: controls), of: layer)
        return
      }
      // What is pressed may become a drag, also of a list from one of its rows.
      if !recognizer.isPressed {
        layer.host.hover(point, over: controls, now: now)
        if layer.host.hovered != nil {
          send([.hover(nil)], to: layer)
          return
        }
      }
    case .pointerDown(let point, .left, let isTouch, _):
      let outcome = layer.host.press(point, over: controls, isTouch: isTouch, now: now)
      if outcome != .ignored {
        use(outcome, of: layer)
        return
      }
    case .pointerUp(let point, .left, let isTouch, _):
      if layer.host.pressed != nil {
        use(layer.host.release(point, over: controls), of: layer)
        if isTouch { layer.host.hover(nil, over: [], now: now) }
        return
      }
      send(recognizer.gestures(for: event) + (isTouch ? [.hover(nil)] : []), to: layer)
      return
    case .pointerLeft: layer.host.hover(nil, over: [], now: now)
    default: break
    }
    send(recognizer.gestures(for: event), to: layer)
  }

  func send(_ gestures: [Gesture], to layer: Layer) {
    for gesture in gestures where !scroll(layer, by: gesture) {
      var context = context(of: layer)
      if case .click(let point, let button) = gesture {
        let interface = interface(of: layer)
        context.clicked = interface.names(at: point)
        // Beside a pop-up lies the way back.
        if layer.scene.isPopup && context.clicked.isEmpty {
          perform(.back)
          continue
        }
        if button == .left, let row = interface.row(at: point) {
          use(row, of: layer)
          continue
        }
      }
      let request = layer.scene.handle(gesture, context)
      if case .hover = gesture {} else { layer.isStale = true }
      perform(request)
    }
  }

  private func use(_ outcome: ControlHost.Outcome, of layer: Layer) {
    switch outcome {
    case .ignored, .handled: break
    case .activate(let id):
      pendingSounds.append(Sound(.button, x: 0.5))
      use(id, of: layer)
    case .slide(let id, let value): use(id, of: layer) { .slide($0, value) }
    case .edit(let id, let text): use(id, of: layer) { .write($0, text) }
    }
  }

  private func use(_ id: String, of layer: Layer, _ use: (StageAction) -> Use<StageAction>) {
    guard let action = interface(of: layer).action(of: id) else { return }
    layer.isStale = true
    perform(layer.scene.use(use(action), context(of: layer)))
  }

  /// What the control with this id does.
  func use(_ id: String, of layer: Layer) {
    guard let action = interface(of: layer).action(of: id) else { return }
    if [Toast.undoID, Toast.folderID].contains(id) { toast = nil }
    layer.isStale = true
    if case .showFile(let path) = action { setup.folders?.send(.show(path)) }
    activated = id
    defer { activated = nil }
    perform(action == .back ? .back : layer.scene.use(.press(action), context(of: layer)))
  }

  func press(_ key: Key, _ modifiers: Modifiers, isRepeat: Bool) {
    let layer = top
    layer.scene.stir()
    // Whoever listens wants to hear what every key comes to.
    if isSpeaking || isHeard { layer.host.showFocus() }
    if layer.scene.wantsAllKeys {
      if !isRepeat { send([.key(key, modifiers)], to: layer) }
      return
    }
    let chord = Chord(key, modifiers)
    let isWritten = isWriting && chord.isWritten
    guard let meant = isWritten ? chord : shortcuts(of: layer).meaning(of: chord) else { return }
    if tells(meant) { return }
    let (key, modifiers) = (meant.key, meant.modifiers)
    if layer.host.focused == nil && !recognizer.isDragging && layer.scene.takes(key) {
      send([.key(key, modifiers)], to: layer)
      return
    }
    if commands(key, modifiers, isRepeat: isRepeat, in: layer) { return }
    if steers(key, modifiers, isRepeat: isRepeat) { return }
    if key == .tab, modifiers.isEmpty, layer.host.focused == nil {
      if let id = layer.scene.offeredFocus { return focus(id, in: layer) }
      if comesToBoard(in: layer) { return }
    }
    if scroll(layer, by: key, modifiers) { return }
    reach(key, modifiers, isRepeat: isRepeat, in: layer)
  }

  /// What a key does in every scene: it leads back, fills the screen, opens the menu, brings back, or ends the program.
  /// - Returns: false where the scene is to have it.
  private func commands(_ key: Key, _ modifiers: Modifiers, isRepeat: Bool, in layer: Layer) -> Bool {
    switch (key, modifiers) {
    case (.escape, _):
      if !isRepeat { escape(modifiers, from: layer) }
    case (.function(11), _), (.enter, [.alt]):
      if !isRepeat { effects.append(.toggleFullscreen) }
    case (.function(10), []):
      if !isRepeat { showMenu() }
    case (.character("z"), [.control]) where shownToast?.offersUndo == true:
      // What the slip of words offers, also where undo alone would not lead so far.
      if !isRepeat { use(Toast.undoID, of: layer) }
    case (.character("q"), [.control]): quit()
    default: return false
    }
    return true
  }

  /// Back to the board first, or to what lies on it; else out of the scene.
  private func escape(_ modifiers: Modifiers, from layer: Layer) {
    if layer.scene.hasBoard && !layer.scene.isPopup && layer.host.focused != nil {
      layer.host.focus(nil)
      if layer.scene.takes(.escape) { send([.key(.escape, modifiers)], to: layer) }
      return
    }
    if recognizer.isDragging { send(recognizer.cancel(), to: layer) } else { pop() }
  }

  /// A key for the control that has the focus; where that has no use for it, for the scene.
  private func reach(_ key: Key, _ modifiers: Modifiers, isRepeat: Bool, in layer: Layer) {
    let interface = interface(of: layer)
    let before = layer.host.focused
    let field = interface.controls.first { $0.id == before && $0.isField }?.id
    if field != nil, key == .character("v"), modifiers == .control {
      if !isRepeat { effects.append(.paste) }
      return
    }
    if let field, key == .tab, modifiers.isEmpty, layer.scene.completes(field) {
      layer.host.endText()
      layer.isStale = true
      return
    }
    let outcome = layer.host.key(
      key, modifiers, over: interface.stops.map(\.control), hasBoard: layer.scene.hasBoard,
      first: layer.scene.firstFocus)
    if let focused = layer.host.focused, focused != before { reveal(focused, in: layer) }
    if outcome == .handled, before == layer.host.focused { scroll(layer, towards: key) }
    if outcome == .ignored {
      // A key held down must not play move after move.
      let isListed = layer.scene.repeatsArrows && key == .down
      if isRepeat && !isListed && !Self.repeats(key) { return }
      let chosen = chosen(in: layer)
      send([.key(key, modifiers)], to: layer)
      // Whoever reaches for something on the board is there, wherever the ring was.
      if layer === top, layer.scene.hasBoard, layer.host.focused != nil, chosen != self.chosen(in: layer) {
        layer.host.focus(nil)
      }
    } else {
      use(outcome, of: layer)
      guard let field, key == .enter, !isRepeat else { return }
      layer.isStale = true
      perform(layer.scene.entered(field, context(of: layer)))
    }
  }

  /// The keys as they are where this layer is.
  private func shortcuts(of layer: Layer) -> Shortcuts {
    let game = setup.games.first { $0.info.name == layer.scene.about }
    return Shortcuts(settings.keys, pieces: game?.info.pieceKeys ?? [])
  }

  /// What is chosen on a board.
  private func chosen(in layer: Layer) -> [String] {
    interface(of: layer).boardElements.filter(\.isSelected).map(\.id)
  }

  /// As a click in the middle of it, by somebody who has no pointer.
  private func use(_ id: String, now: Double) {
    let layer = top
    layer.scene.stir()
    guard let element = elements().first(where: { $0.id == id }), element.isEnabled else { return }
    if interface(of: layer).action(of: id) != nil {
      pendingSounds.append(Sound(.button, x: 0.5))
      return use(id, of: layer)
    }
    let center = element.frame.center
    for event: InputEvent in [
      .pointerMoved(center, time: now), .pointerDown(center, .left, isTouch: false, time: now),
      .pointerUp(center, .left, isTouch: false, time: now), .pointerLeft,
    ] { point(event) }
  }

  /// As somebody without a pointer wants it. On a board its own cursor is what has the focus.
  private func focus(_ id: String) {
    let layer = top
    layer.scene.stir()
    if interface(of: layer).action(of: id) != nil {
      focus(id, in: layer)
    } else if layer.scene.hasBoard {
      focus(nil, in: layer)
    }
    layer.isStale = true
  }

  private func quit() {
    keepTables()
    effects.append(.quit)
  }

  private static func repeats(_ key: Key) -> Bool {
    [.left, .right, .up, .pageUp, .pageDown].contains(key)
  }
}
