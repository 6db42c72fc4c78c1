// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import SceneKit
import Words

/// The languages to choose from, each in its own name.
final class LanguagePopup: Scene {
  let name = "languages"
  let isPopup = true
  let accent: Accent?
  /// Codes, those whose names come first in the alphabet first.
  private let languages: [String]

  init(_ languages: [String], accent: Accent?) {
    self.languages = languages.sorted { Language.name(of: $0) < Language.name(of: $1) }
    self.accent = accent
  }

  static var review: String {
    tr("The texts await review by people who grew up with them. The README says how to send corrections.")
  }

  var firstFocus: String? { "settings.language.system" }

  func describe(_ context: StageContext) -> Node<StageAction> {
    let chosen = context.settings.language
    func button(_ id: String, _ label: String, _ code: String?) -> Node<StageAction> {
      .option("settings.language." + id, label, isChosen: code == chosen, .set(.language(code)))
    }
    let columns = context.viewport.size.width >= 600 * context.type.factor ? 2 : 1
    let rows = languages.map { button($0, Language.name(of: $0), $0) }
    return Node.popup(
      name, tr("Language"), width: 520, margin: 28,
      content: .column(
        [
          button("system", tr("As the system"), nil),
          .grid(rows, columns: columns, spacing: Size(14, 16)).wide(.fill),
          .words(Self.review, .caption, .secondary).wide(.fill),
        ], spacing: 18))
  }

  func use(_ use: Use<StageAction>, _ context: StageContext) -> StageRequest? {
    guard case .press(.language(let code)) = use.of(SettingsAction.self) else { return nil }
    var settings = context.settings
    settings.language = code
    return .change(settings)
  }
}
