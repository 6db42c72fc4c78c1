// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import AccessBus
import Canvas
import Catalog
import CommandKit
import EngineCore
import GameCore
import Glibc
import Preferences
import Screen
import Stage
import Store
import Words

/// What the command line says about the window, checked.
struct WindowChoices {
  var game: (any Game.Type)?
  /// What the player opens with the program.
  var file: GameFile?
  /// Nil for where and as large as the window was, or as large as the screen has room for.
  var size: Size?
  /// How large everything is; nil for what the display asks for.
  var scale: Double?
  var isFullscreen = false
  var renderer = RendererChoice.auto
  var dataDirectory: String?
  var seed: UInt64?
  var isMuted = false
  var theme: Settings.Theme?
  var reducedMotion = false
  var highContrast = false
  var textSize: Int?
  var treePath: String?
  /// Offers the window to screen readers, whether one is known to run or not.
  var offersToReaders = false
  /// Where what is said goes as text.
  var speakPath: String?
  /// Code of the language that is spoken; nil for the system's.
  var language: String?
}

/// Opens the window and plays until it is closed.
/// - Returns: the text that was copied and is on the clipboard still.
/// - Throws: a `ScreenError` when there is no display, no font or no way to draw.
func runWindow(_ choices: WindowChoices, _ files: AssetFolder) throws(ScreenError) -> String? {
  Language.begin(folder: files.translations, code: choices.language)
  let directories = choices.dataDirectory.map { AppDirectories(all: $0) } ?? AppDirectories()
  let last = choices.size == nil ? SettingsStore.window(in: directories.config) : nil
  let window = try Window(
    title: "Quartet", size: choices.size ?? Size(1280, 800), isAsked: choices.size != nil,
    last: last.flatMap { WindowPlace(text: $0) }, minimum: Viewport.minimum, scale: choices.scale,
    fullscreen: choices.isFullscreen, renderer: choices.renderer, assets: files.assets, fonts: files.fonts,
    mute: choices.isMuted)
  // An example is known to the stage when it was asked for, and never on the menu.
  let isExample = choices.game.map { game in examples.contains { $0 == game } } ?? false
  let notes = Notes(wake: window.waker)
  var setup = StageSetup(
    games: catalog + (isExample ? examples : []),
    store: SettingsStore(directory: directories.config, wake: window.waker),
    resources: files.resources { notes.add($0) },
    metrics: window.metrics, wake: window.waker, seed: choices.seed ?? UInt64.random(in: 0 ... .max),
    hour: localHour, viewport: window.viewport)
  setup.onMenu = catalog
  setup.clock = systemClock
  let store = Store(directory: directories.data, clock: setup.clock, rules: checkRules, wake: window.waker)
  setup.archive = store
  // Among the player's documents, or where everything else of this player is kept.
  let home = choices.dataDirectory ?? AppDirectories.documents()
  setup.exportPath = { [clock = setup.clock] in clock.freePath(in: home, ending: ".quartet") }
  setup.folders = FolderReader(start: home, wake: window.waker)
  setup.game = choices.game
  if let content = choices.file?.content { (setup.given, setup.game) = content }
  setup.today = { systemClock.today.calendarDay }
  setup.theme = choices.theme
  setup.reducedMotion = choices.reducedMotion
  setup.isSilent = choices.isMuted
  setup.highContrast = choices.highContrast
  setup.textSize = choices.textSize
  setup.followsTextSize = !window.hasTextSize
  setup.language = choices.language
  setup.languages = Language.spoken(in: files.translations)
  setup.speak = { [folder = files.translations] in Language.begin(folder: folder, code: $0) }
  setup.speaks = choices.speakPath != nil
  setup.hasVoice = Voice.isThere
  // A run with a seed is one that is repeated.
  setup.offersLessons = choices.seed == nil
  var loop = WindowLoop(
    window: window, stage: Stage(setup, now: window.now), archive: store, settings: setup.store,
    pictures: PictureFile(
      folder: choices.dataDirectory ?? AppDirectories.pictures(), assets: files.assets, fonts: files.fonts,
      clock: setup.clock),
    notes: notes, desktop: DesktopWatch(wake: window.waker),
    reader: ScreenReader(version: Version.number, wake: window.waker), offersAlways: choices.offersToReaders,
    voice: Voice(path: choices.speakPath),
    tree: choices.treePath.map { TreeFile(path: $0) })
  loop.run()
  // What was asked for this run is no habit.
  if choices.size == nil, let place = window.place { loop.stage.keep(window: place.text) }
  loop.desktop.close()
  loop.reader.close()
  setup.store.flush()
  store.close()
  return loop.copied.flatMap { window.clipboard == $0 ? $0 : nil }
}

/// The hour of the player's clock, 0 to 23.
private func localHour() -> Int {
  var seconds = time(nil)
  var parts = tm()
  localtime_r(&seconds, &parts)
  return Int(parts.tm_hour)
}
