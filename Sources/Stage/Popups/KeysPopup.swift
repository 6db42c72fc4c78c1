// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import Preferences
import SceneKit
import Words

/// The keys of everything that has some, to be changed and put back.
final class KeysPopup: Scene {
  let name = "keys"
  let isPopup = true
  let accent: Accent?
  /// Whose new keys are awaited.
  private(set) var awaited: Shortcut?
  private var remark: String?

  init(accent: Accent?) { self.accent = accent }

  var firstFocus: String? { "keys.undo" }
  var wantsAllKeys: Bool { awaited != nil }

  func describe(_ context: StageContext) -> Node<StageAction> {
    let shortcuts = Shortcuts(context.settings.keys)
    let rows = Shortcut.allCases.map { row($0, shortcuts) }
    let columns = context.viewport.size.width >= 760 * context.type.factor ? 2 : 1
    let words =
      remark
      ?? (awaited == nil ? tr("Choose what should have other keys.") : tr("Press the new keys, or Esc."))
    let reset = Node<StageAction>.button("keys.reset", icon: "undo", tr("Put all back"), .keys(.reset))
      .enabled(!shortcuts.isStandard).high(.exactly(44))
    let text = Node<StageAction>.words(words, .body, .secondary).wide(.fill).news("keys.message", words)
    let hands = [(true, tr("For the left hand alone")), (false, tr("For the right hand alone"))].map {
      isLeft, label in
      Node<StageAction>.button(
        "keys.hand." + (isLeft ? "left" : "right"), icon: "keyboard", label, .keys(.hand(isLeft: isLeft))
      ).sized(.fill, .exactly(44))
    }
    var content = [
      Node<StageAction>.grid(rows, columns: columns, spacing: Size(36, 10)).wide(.fill), .space(16),
      .grid(hands, columns: columns, spacing: Size(16, 10)).wide(.fill),
    ]
    // Who has a controller in hand looks for it first.
    if let pad = PadDrawing(context) { content = [pad.node(columns: columns), .space(20)] + content }
    return .popup(
      name, tr("Keys"), width: columns == 2 ? 780 : 480, margin: 28, content: .column(content).wide(.fill),
      foot: Node.choice([.row([text, reset], spacing: 20), .column([text, reset.wide(.fill)], spacing: 12)])
        .inset(Insets(left: 28, top: 12, right: 28, bottom: 20)))
  }

  private func row(_ shortcut: Shortcut, _ shortcuts: Shortcuts) -> Node<StageAction> {
    let isAwaited = awaited == shortcut
    let chord = shortcuts.chord(of: shortcut)
    let isArrow = chord.key.isArrow && chord == shortcut.standard
    let keys = isArrow ? shortcut.title.said : keysSaid(chord.caps)
    var button = Node<StageAction>.button(
      "keys.\(shortcut.rawValue)", isAwaited ? "…" : keys, isPrimary: isAwaited, .keys(.change(shortcut))
    ).sized(.within(110...200), .exactly(44))
    button.value = shortcuts.chord(of: shortcut).text
    button.isSelected = isAwaited
    let title = shortcut.title.said
    return .row(
      [.words(title, .buttonLarge).wide(.fill).placed(0, 0.5), button.heard(as: title)], spacing: 16)
  }

  func use(_ use: Use<StageAction>, _ context: StageContext) -> StageRequest? {
    guard case .press(let action) = use.of(KeysAction.self) else { return nil }
    switch action {
    case .change(let shortcut):
      (awaited, remark) = (awaited == shortcut ? nil : shortcut, nil)
      return nil
    case .reset:
      (awaited, remark) = (nil, nil)
      return change(context) { settings in for name in settings.keys.keys { settings.keys[name] = "" } }
    case .hand(let isLeft):
      (awaited, remark) = (nil, nil)
      return change(context) { settings in
        for name in settings.keys.keys { settings.keys[name] = "" }
        settings.keys.merge(Shortcuts.map(forLeftHand: isLeft)) { $1 }
      }
    }
  }

  func handle(_ gesture: Gesture, _ context: StageContext) -> StageRequest? {
    guard case .key(let key, let modifiers) = gesture, let shortcut = awaited else { return nil }
    if key == .escape {
      awaited = nil
      return nil
    }
    let chord = Chord(key, modifiers)
    guard chord.isFree else {
      remark = tr("This key always does what it does now.")
      return nil
    }
    if let other = Shortcuts(context.settings.keys).shortcut(of: chord), other != shortcut {
      remark = tr(
        "{keys} is taken: {action}.", ["keys": keysSaid(chord.caps), "action": other.title.said])
      return nil
    }
    (awaited, remark) = (nil, nil)
    return change(context) { $0.keys[shortcut.rawValue] = chord == shortcut.standard ? "" : chord.text }
  }

  private func change(_ context: StageContext, _ body: (inout Settings) -> Void) -> StageRequest? {
    var settings = context.settings
    body(&settings)
    return .change(settings)
  }
}
