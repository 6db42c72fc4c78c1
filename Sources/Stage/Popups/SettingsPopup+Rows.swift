// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import InterfaceKit
import Preferences
import SceneKit
import Words

/// The rows of the settings, a section at a time: the sections stand beside them where there is room, else above.
extension SettingsPopup {
  private typealias Row = Node<StageAction>

  func describe(_ context: StageContext) -> Node<StageAction> {
    let size = context.viewport.size
    let isWide = size.width >= 900 && context.type.factor <= 1.5
    let margin = size.width >= 900 ? 40.0 : 28
    let foot = game == nil ? nil : foot(context.waiting)
    // Where little room is left between what stays, the foot comes last.
    let isLow = size.height < 420 * context.type.factor
    showsAll = size.width >= 1400 && context.type.factor <= 1.2
    guard !showsAll else {
      return .popup(
        name, tr("Settings"), width: game == nil ? 1240 : 1366, margin: 44,
        scroll: "settings.scroll.all", content: all(context), foot: foot?.inset(Insets(44, 0)))
    }
    let rows = Row.column([rows(section, context), isLow ? foot : nil].compactMap { $0 })
    return .popup(
      name, tr("Settings"), width: isWide ? 972 : (720 * context.type.factor.squareRoot()).rounded(),
      margin: margin,
      height: .exactly(min(696 * context.type.factor, size.height - 56)),
      scroll: "settings.scroll." + section.rawValue,
      beside: isWide ? beside(context) : nil,
      above: isWide ? nil : above.inset(Insets(left: margin, right: margin, bottom: 6)), content: rows,
      foot: isLow ? nil : foot?.inset(Insets(margin, 0)))
  }

  /// All sections on one sheet, each in a column of its own.
  private func all(_ context: StageContext) -> Row {
    let columns = sections.map { section in
      Row.column([
        .heading("settings.heading." + section.rawValue, title(section).words, .title, lines: 1), .space(8),
        rows(section, context),
      ]).wide(.fill).placed(0, 0)
    }
    return .row(
      columns.enumerated().flatMap { $0 > 0 ? [.uprightRule(1), $1] : [$1] },
      spacing: sections.count > 2 ? 20 : 32
    ).wide(.fill)
  }

  private func rows(_ section: Section, _ context: StageContext) -> Row {
    switch section {
    case .game: ofGame(context)
    case .look: look(context)
    case .access: access(context)
    }
  }

  private func title(_ section: Section) -> (words: String, icon: String) {
    switch section {
    case .game: (tr("Game"), "play")
    case .look: (tr("Look and sound"), "eye")
    case .access: (tr("Language and access"), "globe")
    }
  }

  private func beside(_ context: StageContext) -> Row {
    let all = Row.column(sections.map { entry($0, context) } + [.spring], spacing: 12).wide(.exactly(226))
    return .row([all.high(.fill), .uprightRule()], spacing: 22).high(.fill)
      .inset(Insets(left: 28, top: 8, bottom: 16))
  }

  /// A slab while its rows are shown.
  private func entry(_ section: Section, _ context: StageContext) -> Row {
    let id = "settings.section." + section.rawValue
    let (words, icon) = title(section)
    let (isChosen, isHovered) = (section == self.section, context.hovered == id)
    let label = Row.words(words, .button).wide(.fill).placed(0, 0.5)
    var entry = Row.layers([
      Row.row([.icon(icon, 22), label], spacing: 12).inset(Insets(left: 18, top: 10, right: 10, bottom: 10))
    ]).sized(.fill, .within(46...200)).usable(id, words, .set(.section(section)))
    entry.role = .tab
    return entry.raised(isChosen: isChosen, isHovered: isHovered).heard(as: tr("Section"))
  }

  /// With words as far as they have room.
  private var above: Row {
    func row(isEqual: Bool, showsLabels: Bool) -> Row {
      .segments(
        "settings.section", tr("Section"),
        sections.map { section in
          let (words, icon) = title(section)
          return Row.Segment(
            "settings.section." + section.rawValue, words, icon: icon, isSelected: section == self.section,
            .set(.section(section)))
        }, height: 46, isEqual: isEqual, showsLabels: showsLabels
      ).wide(.fill)
    }
    return .choice([
      row(isEqual: true, showsLabels: true), row(isEqual: false, showsLabels: true),
      row(isEqual: true, showsLabels: false),
    ]).wide(.fill)
  }

  /// What applies when, and a way to have it now.
  private func foot(_ waiting: String?) -> Row {
    let words = Row.words(waiting ?? tr("Changes apply at once."), .body, .secondary).wide(.fill)
    let restart = Row.button("settings.restart", icon: "restart", tr("Restart now"), .set(.restart)).high(
      .exactly(44))
    return .column([
      Row.rule().inset(Insets(0, 8)),
      .choice([.row([words, restart], spacing: 20), .column([words, restart.wide(.fill)], spacing: 12)])
        .inset(Insets(left: 0, top: 12, right: 0, bottom: 12)),
    ])
  }

  // MARK: - Rows

  /// A title with words under it, and what is set at its right, or below it where there is no room beside it.
  private func row(_ title: String, _ detail: String = "", _ control: Row) -> Row {
    var lines = [Row.words(title, .buttonLarge)]
    if !detail.isEmpty { lines.append(.words(detail, .caption, .secondary)) }
    let words = Row.column(lines, spacing: 1)
    let control = control.heard(as: title, detail.isEmpty ? nil : detail)
    return Row.choice([
      .row([words.wide(.fill).placed(0, 0.5), control], spacing: 16),
      .column([words, control], spacing: 4),
    ]).inset(Insets(0, 6))
  }

  /// A row with a switch.
  private func flag(
    _ id: String, _ title: String, _ detail: String, _ isOn: Bool, _ action: SettingsAction
  ) -> Row {
    row(title, detail, .toggle("settings." + id, title, isOn: isOn, .set(action)))
  }

  /// A row with segments.
  private func choice<Value: Equatable>(
    _ name: String, _ title: String, detail: String = "",
    _ entries: [(value: Value, id: String, label: String, icon: String?)], selected: Value,
    isEnabled: Bool = true, _ action: (Value) -> SettingsAction
  ) -> Row {
    let segments = entries.map { entry in
      Row.Segment(
        "settings.\(name).\(entry.id)", entry.label, icon: entry.icon, isSelected: entry.value == selected,
        .set(action(entry.value)))
    }
    return row(
      title, detail,
      .segments("settings." + name, title, segments, isEnabled: isEnabled).wide(.within(250...640)))
  }

  // MARK: - Language and access

  private func access(_ context: StageContext) -> Row {
    let marks = Row.words(tr("Colour-blind marks"), .buttonLarge, lines: 1)
    let samples = Row.row(samples.map { .picture($0, Size(24, 24)) }, spacing: 7)
    return .ruled(
      [language(context)].compactMap { $0 } + [
        flag(
          "contrast", tr("High contrast"), tr("Outlines, no textures"), context.look.isHighContrast, .contrast
        ),
        .row(
          [
            Row.beside([marks, samples], below: 6).wide(.fill).placed(0, 0.5),
            .toggle(
              "settings.marks", tr("Colour-blind marks"), isOn: context.look.marks, .set(.turn("marks"))
            ).enabled(!context.look.isHighContrast),
          ], spacing: 16
        ).inset(Insets(0, 7)),
        flag(
          "motion", tr("Reduced motion"), tr("Fades instead of falls and flips"), context.look.reducedMotion,
          .motion),
        flag(
          "speech", tr("Spoken hints"),
          context.hasVoice ? tr("Says what happens and what has the focus") : tr("No voice is installed."),
          context.settings.spokenHints, .turn("spoken-hints")),
        flag(
          "wait", tr("Wait between inputs"), tr("What comes within half a second is not meant"),
          context.settings.waitsBetween, .turn("wait-between")),
      ] + [placing(context)].compactMap { $0 } + [
        row(
          tr("Keys"), tr("Shortcuts for everything that has one"),
          Row.button("settings.keys", icon: "keyboard", tr("Change"), .set(.keys)).high(.exactly(44)))
      ])
  }

  /// Nil where there is no controller.
  private func placing(_ context: StageContext) -> Row? {
    guard let kind = context.pads.first else { return nil }
    let (one, other) = kind == .shapes ? (tr("Circle"), tr("Cross")) : ("B", "A")
    return flag(
      "placing", tr("{button} places", ["button": one]),
      tr("And {button} goes back, on the game controller", ["button": other]), context.settings.placesWithB,
      .turn("b-places"))
  }

  /// Nil where there is one language.
  private func language(_ context: StageContext) -> Row? {
    guard context.languages.count > 1 else { return nil }
    let code = context.settings.language
    let name = code.map { Language.name(of: $0) } ?? tr("As the system")
    return row(
      tr("Language"), "",
      Row.button("settings.language", icon: "globe", name, .set(.languages)).high(.exactly(42)))
  }

  // MARK: - The game's own

  /// Where the choice is made, not only at the foot.
  private func head(_ game: GameDescriptor, _ waiting: String?) -> Row {
    let title = Row.heading("settings.heading.name", game.title.said, .label, .secondary)
    let news = waiting.map {
      Row.words($0, .caption, .accent, anchor: .right).named("settings.waiting", .text, $0)
    }
    return Row.row([title.wide(.fill), news.map { $0.wide(.fill) }].compactMap { $0 }, spacing: 12)
      .inset(Insets(bottom: 8))
  }

  private func ofGame(_ context: StageContext) -> Row {
    guard let game else { return .space(0) }
    let options = context.settings[game: game.info.name]
    let switches = game.info.switches.map { entry in
      flag(
        "switch." + entry.name, entry.title.said, entry.detail.said, options.isOn(entry), .flip(entry.name))
    }
    let next = game.info.isContest ? [nextGame(options)] : []
    return .column([head(game.info, context.waiting), .ruled(next + switches + learning(options))])
  }

  /// What helps to understand the game; nothing where moves have no values.
  private func learning(_ options: GameOptions) -> [Row] {
    guard let game, game.info.isContest, game.isValuing else { return [] }
    return [
      flag(
        "values", tr("Values of moves"), tr("Every move on the board wears what it is worth."),
        options.showsValues, .values),
      choice(
        "coach", tr("Coach"),
        detail: tr("Stops moves that lose at once, or also explains other mistakes that can be seen."),
        [
          (Coach.off, "off", tr("Off"), nil), (.stops, "quiet", tr("Stops"), nil),
          (.explains, "talkative", tr("Explains"), nil),
        ], selected: options.coach, isEnabled: !options.opponent.isPerson
      ) { .coach($0) },
    ]
  }

  private func nextGame(_ options: GameOptions) -> Row {
    let entries = NextGame.allCases.map { choice in
      let label = choice.seconds.map { tr("{seconds} s", ["seconds": String(Int($0))]) } ?? tr("Off")
      return (choice, choice.rawValue, label, String?.none)
    }
    return choice("next", tr("Next game"), entries, selected: options.nextGame) { .next($0) }
  }

  // MARK: - Look and sound

  private func look(_ context: StageContext) -> Row {
    let settings = context.settings
    let length = Extent.exactly((180 * context.type.factor.squareRoot()).rounded())
    let mute = HeaderControls.sound(context, id: "settings.mute", .set(.turn("muted")))
    let volume = Row.slider(
      "settings.volume", tr("Sound"), value: settings.isMuted ? 0 : settings.volume, step: 0.05, .set(.volume)
    ).wide(length)
    let step = 1 / Double(Settings.paceFactors.count - 1)
    let pace = Row.slider(
      "settings.pace", tr("Animation"), value: Double(settings.pace) * step, step: step, .set(.pace)
    ).wide(length)
    let ends = Row.row([
      .words(tr("Slow"), .micro, .secondary).wide(.fill),
      .words(tr("Fast"), .micro, .secondary, anchor: .right).wide(.fill),
    ]).wide(length)
    return .ruled([
      choice(
        "theme", tr("Theme"), detail: tr("Auto follows the system, and waits for the end of a game."),
        [
          (Settings.Theme.auto, "auto", tr("Auto"), "theme-auto"), (.light, "light", tr("Light"), "sun"),
          (.dark, "dark", tr("Dark"), "moon"),
        ], selected: settings.theme
      ) { .theme($0) },
      choice(
        "text", tr("Text size"), Settings.textSizes.map { ($0, String($0), $0.percent, nil) },
        selected: Int((context.type.factor * 100).rounded())
      ) { .textSize($0) },
      row(tr("Animation"), "", Row.column([pace, ends]).inset(Insets(right: 9))),
      row(tr("Sound"), "", .row([mute, volume.inset(Insets(right: 9))], spacing: 9)),
    ])
  }
}
