// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import Preferences
import SceneKit
import Words

/// The keys of everything that has some, and the buttons of a game controller, to be changed and put back.
final class KeysPopup: Scene {
  private typealias Part = Node<StageAction>

  private enum Awaited: Hashable {
    case keys(Shortcuts.Target)
    case button(for: PadButton)
  }

  let name = "keys"
  let isPopup = true
  let accent: Accent?
  /// Those with keys for their pieces.
  private let games: [GameDescriptor]
  /// Whose new keys are awaited.
  private var awaited: Awaited?
  private var remark: String?

  init(games: [GameDescriptor], accent: Accent?) {
    self.games = games.filter { !$0.pieceKeys.isEmpty }
    self.accent = accent
  }

  var firstFocus: String? { "keys.undo" }
  var wantsAllKeys: Bool { awaited != nil }
  var wantsPad: Bool { if case .button = awaited { true } else { false } }

  private func shortcuts(_ context: StageContext) -> Shortcuts {
    Shortcuts(context.settings.keys, pieces: games.flatMap(\.pieceKeys))
  }

  func describe(_ context: StageContext) -> Node<StageAction> {
    let shortcuts = shortcuts(context)
    let columns = context.viewport.size.width >= 760 * context.type.factor ? 2 : 1
    let isStandard = shortcuts.isStandard && PadMap(context).isStandard
    let reset = Part.button("keys.reset", icon: "undo", tr("Put all back"), .keys(.reset))
      .enabled(!isStandard).high(.exactly(44))
    let text = Part.words(message, .body, .secondary).wide(.fill).news("keys.message", message)
    let hands = [(true, tr("For the left hand alone")), (false, tr("For the right hand alone"))].map {
      isLeft, label in
      Part.button(
        "keys.hand." + (isLeft ? "left" : "right"), icon: "keyboard", label, .keys(.hand(isLeft: isLeft))
      ).sized(.fill, .exactly(44))
    }
    func grid(_ targets: [Shortcuts.Target]) -> Part {
      .grid(targets.map { row($0, shortcuts) }, columns: columns, spacing: Size(36, 10)).wide(.fill)
    }
    var content = [
      grid(Shortcut.allCases.map { .everywhere($0) }), .space(16),
      .grid(hands, columns: columns, spacing: Size(16, 10)).wide(.fill),
    ]
    for game in games {
      let keys = grid(game.pieceKeys.map { .piece($0) })
      content += [.space(20), .captioned("keys.heading." + game.name, game.title.said, keys, spacing: 8)]
    }
    // Who has a controller in hand looks for it first.
    if let pad = PadDrawing(context) {
      content = [pad.node(columns: columns, rows: buttons(pad.kind, PadMap(context))), .space(20)] + content
    }
    return .popup(
      name, tr("Keys"), width: columns == 2 ? 780 : 480, margin: 28, content: .column(content).wide(.fill),
      foot: Part.choice([.row([text, reset], spacing: 20), .column([text, reset.wide(.fill)], spacing: 12)])
        .inset(Insets(left: 28, top: 12, right: 28, bottom: 20)))
  }

  private var message: String {
    if let remark { return remark }
    return switch awaited {
    case nil: tr("Choose what should have other keys.")
    case .keys: tr("Press the new keys, or Esc.")
    case .button: tr("Press the new button of the controller, or Esc.")
    }
  }

  private func row(_ target: Shortcuts.Target, _ shortcuts: Shortcuts) -> Part {
    let chord = shortcuts.chord(of: target)
    let isArrow = chord.key.isArrow && chord == target.standard
    return row(
      target.name, target.title, isArrow ? target.title : keysSaid(chord.caps), value: chord.text,
      isAwaited: awaited == .keys(target), .change(target))
  }

  /// What the buttons of a controller do; the cross explains itself.
  private func buttons(_ kind: PadKind, _ map: PadMap) -> [Part] {
    PadMap.meanings.map { meaning in
      let button = map.button(of: meaning)
      return row(
        PadMap.name(of: meaning), PadDrawing.words(of: meaning), PadSign(button, kind).words,
        value: button.rawValue, isAwaited: awaited == .button(for: meaning), .changePad(meaning))
    }
  }

  private func row(
    _ id: String, _ title: String, _ keys: String, value: String, isAwaited: Bool, _ action: KeysAction
  ) -> Part {
    var button = Part.button("keys." + id, isAwaited ? "…" : keys, isPrimary: isAwaited, .keys(action))
      .sized(.within(110...200), .exactly(44))
    (button.value, button.isSelected) = (value, isAwaited)
    return .row(
      [.words(title, .buttonLarge).wide(.fill).placed(0, 0.5), button.heard(as: title)], spacing: 16)
  }

  func use(_ use: Use<StageAction>, _ context: StageContext) -> StageRequest? {
    guard case .press(let action) = use.of(KeysAction.self) else { return nil }
    switch action {
    case .change(let target): wait(for: .keys(target))
    case .changePad(let meaning): wait(for: .button(for: meaning))
    case .reset:
      (awaited, remark) = (nil, nil)
      return change(context) { settings in for name in settings.keys.keys { settings.keys[name] = "" } }
    case .hand(let isLeft):
      (awaited, remark) = (nil, nil)
      let map = Shortcuts.map(forLeftHand: isLeft, pieces: games.flatMap(\.pieceKeys))
      return change(context) { settings in
        for name in settings.keys.keys where !name.hasPrefix("pad.") { settings.keys[name] = "" }
        settings.keys.merge(map) { $1 }
      }
    }
    return nil
  }

  private func wait(for new: Awaited) { (awaited, remark) = (awaited == new ? nil : new, nil) }

  func handle(_ gesture: Gesture, _ context: StageContext) -> StageRequest? {
    guard case .key(let key, let modifiers) = gesture, let awaited else { return nil }
    if key == .escape {
      (self.awaited, remark) = (nil, nil)
      return nil
    }
    guard case .keys(let target) = awaited else { return nil }
    let chord = Chord(key, modifiers)
    guard chord.isFree else {
      remark = tr("This key always does what it does now.")
      return nil
    }
    if let other = shortcuts(context).target(of: chord), other != target {
      remark = tr("{keys} is taken: {action}.", ["keys": keysSaid(chord.caps), "action": other.title])
      return nil
    }
    (self.awaited, remark) = (nil, nil)
    return change(context) { $0.keys[target.name] = chord == target.standard ? "" : chord.text }
  }

  /// A button always does something: what had it gets the other one.
  func pressed(_ button: PadButton, _ context: StageContext) -> StageRequest? {
    guard case .button(let meaning) = awaited else { return nil }
    var map = PadMap(context)
    let other = map.meaning(of: button)
    map.give(button, to: meaning)
    awaited = nil
    remark =
      other == meaning
      ? nil
      : tr(
        "Changed places: {action}, {other}.",
        ["action": PadDrawing.words(of: meaning), "other": PadDrawing.words(of: other)])
    return change(context) { $0.keys.merge(map.kept) { $1 } }
  }

  private func change(_ context: StageContext, _ body: (inout Settings) -> Void) -> StageRequest? {
    var settings = context.settings
    body(&settings)
    return .change(settings)
  }
}
