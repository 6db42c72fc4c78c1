// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import InterfaceKit
import Words

/// What stands at the right of a header wherever there is a board or a shelf: sound, help, settings.
enum HeaderControls {
  static func parts(_ context: StageContext) -> [Node<StageAction>] {
    let isMuted = context.settings.isMuted
    return [
      .quiet(
        "table.sound", icon: isMuted ? "sound-off" : "sound-on", isMuted ? tr("Sound on") : tr("Sound off"),
        .table(.sound)),
      .quiet("table.help", icon: "help", tr("Help"), .help).shortcut("F1"),
      .quiet("table.settings", icon: "settings", tr("Settings"), .settings),
    ]
  }

  /// What they ask for; nil for any other action.
  static func request(_ action: StageAction?, _ context: StageContext) -> StageRequest? {
    switch action {
    case .settings: return .popup(.settings)
    case .help: return .popup(.help)
    case .table(.sound):
      var settings = context.settings
      settings.isMuted.toggle()
      return .change(settings)
    default: return nil
    }
  }
}
