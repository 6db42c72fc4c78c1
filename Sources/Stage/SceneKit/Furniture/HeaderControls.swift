// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import InterfaceKit
import Words

/// What stands in a header wherever there is a board or a shelf: the way back, sound, help, settings.
package enum HeaderControls {
  /// At the right end.
  package static func parts(_ context: StageContext) -> [Node<StageAction>] {
    [
      sound(context),
      .quiet("table.help", icon: "help", tr("Help"), .help).shortcut("F1"),
      .quiet("table.settings", icon: "settings", tr("Settings"), .settings),
    ]
  }

  /// The way back, at the left end.
  package static func back(
    _ id: String, _ label: String = tr("Back"), _ action: StageAction = .back
  ) -> Node<StageAction> {
    .button(id, icon: "back", label, showsLabel: false, action).shortcut("Esc")
  }

  /// The switch of the sound, which in a run without sound is for the next run.
  package static func sound(
    _ context: StageContext, id: String = "table.sound", _ action: StageAction = .sound
  ) -> Node<StageAction> {
    let isMuted = context.settings.isMuted
    let label =
      switch (context.isSilent, isMuted) {
      case (false, false): tr("Sound off")
      case (false, true): tr("Sound on")
      case (true, false): tr("No sound this time, sound the next time")
      case (true, true): tr("No sound, neither this time nor the next")
      }
    return .quiet(id, icon: isMuted || context.isSilent ? "sound-off" : "sound-on", label, action)
  }

  /// What they ask for; nil for any other action.
  package static func request(_ action: StageAction?, _ context: StageContext) -> StageRequest? {
    switch action {
    case .settings: return .popup(.settings)
    case .help: return .popup(.help)
    case .sound:
      var settings = context.settings
      settings.isMuted.toggle()
      return .change(settings)
    default: return nil
    }
  }
}
