// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import Preferences

/// Everything that can be set, over a dimmed game or menu. Changes apply at once where they can.
final class SettingsPopup: Scene {
  let name = "settings"
  let accent: Accent?
  private(set) var panel: Rect?
  /// The game below, whose options are shown; nil over the menu.
  private let game: (any Game.Type)?
  private var form = SettingsForm()
  private var scroll = 0.0
  private var settings = Settings()
  /// What waits for the next game, as a sentence.
  private let waiting: () -> String?
  private var dragStart: (scroll: Double, y: Double)?

  init(game: (any Game.Type)?, waiting: @escaping () -> String?) {
    self.game = game
    self.accent = game?.info.accent
    self.waiting = waiting
  }

  func arrange(_ context: StageContext) {
    settings = context.settings
    form = SettingsForm(window: context.viewport.size, game: game?.info)
    panel = form.panel
    scroll = clamp(scroll, 0, form.overflow)
  }

  // MARK: - Controls

  func controls() -> [Control] {
    var controls = form.controls(settings, game?.info).map { control in
      var control = control
      control.frame = control.frame.offset(0, -scroll)
      return control
    }
    controls.removeAll { !form.viewport.contains($0.frame.center) }
    let close = Control(
      "settings.close", .quiet(icon: "close"), form.close, label: "Close", showsLabel: false, shortcut: "Esc")
    return [close] + controls
  }

  /// The keyboard begins with what can be set.
  var firstFocus: String? { controls().dropFirst().first?.id }

  func activate(_ id: String, _ context: StageContext) -> StageRequest? {
    settings = context.settings
    if id == "settings.close" { return .back }
    if id == "settings.restart" { return .restartGame }
    let changed = form.applying(id, to: settings, game: game?.info)
    settings = changed
    return .change(changed)
  }

  func slide(_ id: String, to value: Double, _ context: StageContext) -> StageRequest? {
    settings = context.settings
    switch id {
    case "settings.volume":
      settings.volume = (value * 20).rounded() / 20
      settings.isMuted = settings.volume == 0
    case "settings.pace":
      settings.pace = Int((value * Double(Settings.paceFactors.count - 1)).rounded())
    default: break
    }
    return .change(settings)
  }

  func handle(_ gesture: Gesture, _ context: StageContext) -> StageRequest? {
    switch gesture {
    case .click(let point, _): return form.panel.contains(point) ? nil : .back
    case .wheel(let delta, _): scroll = clamp(scroll - 48 * delta.y, 0, form.overflow)
    case .dragBegin(let from, _): dragStart = (scroll, from.y)
    case .drag(let point):
      if let start = dragStart { scroll = clamp(start.scroll + start.y - point.y, 0, form.overflow) }
    case .drop, .cancel: dragStart = nil
    case .key(.pageDown, _), .key(.end, _): scroll = form.overflow
    case .key(.pageUp, _), .key(.home, _): scroll = 0
    default: break
    }
    return nil
  }

  func advance(_ context: StageContext) -> Wake {
    settings = context.settings
    return .never
  }

  // MARK: - Picture

  func paint(_ painter: inout Painter, _ context: StageContext, _ host: ControlHost) {
    painter.popup(form.panel)
    painter.text("Settings", .headline, at: Point(form.panel.x + form.margin, form.panel.y + 62))
    let controls = controls()
    painter.clipped(to: form.viewport) { inner in
      form.paintLabels(&inner, settings, game?.info, scroll: scroll, waiting: waiting())
      inner.controls(controls.filter { $0.id != "settings.close" }, host, now: context.now)
    }
    painter.controls(controls.filter { $0.id == "settings.close" }, host, now: context.now)
    painter.scrollSigns(panel: form.panel, viewport: form.viewport, scroll: scroll, overflow: form.overflow)
  }

  func elements(_ context: StageContext) -> [Element] {
    [Element("settings.panel", .dialog, "Settings", form.panel)]
      + (waiting().map { [Element("settings.waiting", .text, $0, form.waitingFrame(scroll: scroll))] } ?? [])
  }
}
