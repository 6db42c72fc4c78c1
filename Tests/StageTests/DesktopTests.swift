// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import Stage
import StageKit
import Testing

@testable import House

/// What the desktop's portal says, as `gdbus` prints it.
struct DesktopTests {
  private func look(_ lines: String...) -> DesktopLook {
    var settings = DesktopSettings()
    for line in lines { settings.take(line) }
    return settings.look
  }

  @Test func everythingAtOnce() {
    let said =
      "({'org.freedesktop.appearance': {'accent-color': <(0.2, 0.5, 0.9)>, 'color-scheme': <uint32 1>, 'contrast': <uint32 1>}, 'org.gnome.desktop.interface': {'color-scheme': <'prefer-dark'>, 'enable-animations': <false>}},)"
    #expect(look(said) == DesktopLook(isDark: true, isHighContrast: true, reducesMotion: true))
    #expect(look("({},)") == DesktopLook())
    #expect(look("({'org.gnome.desktop.interface': {'text-scaling-factor': <1.25>}},)").textSize == 125)
    #expect(look("") == DesktopLook())
  }

  @Test func oneAfterTheOther() {
    func change(_ space: String, _ key: String, _ value: String) -> String {
      "/org/freedesktop/portal/desktop: org.freedesktop.portal.Settings.SettingChanged ('\(space)', '\(key)', <\(value)>)"
    }
    let appearance = "org.freedesktop.appearance"
    let light = change(appearance, "color-scheme", "uint32 2")
    #expect(look(light) == DesktopLook(isDark: false))
    #expect(look(light, change(appearance, "color-scheme", "uint32 0")) == DesktopLook())
    #expect(look(change(appearance, "contrast", "uint32 1")).isHighContrast)
    #expect(look(change(appearance, "reduced-motion", "uint32 1")).reducesMotion)
    let gnome = change("org.gnome.desktop.interface", "enable-animations", "false")
    #expect(look(gnome).reducesMotion)
    #expect(look(change("org.gnome.desktop.interface", "color-scheme", "'prefer-dark'")) == DesktopLook())
    #expect(look(change(appearance, "contrast", "uint32 many")) == DesktopLook())
    #expect(look(change("org.gnome.desktop.interface", "text-scaling-factor", "1.5")).textSize == 150)
    #expect(look(change("org.gnome.desktop.interface", "text-scaling-factor", "'large'")) == DesktopLook())
    #expect(look(change("org.gnome.desktop.interface", "text-scaling-factor", "nan")) == DesktopLook())
  }
}
