// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import ArgumentParser
import Canvas
import CommandKit
import Preferences
import Screen
import Words

/// The flags of the window. They are kept as they were written, and read when everything is there.
struct WindowOptions: ParsableArguments {
  /// Smaller, and the layout no longer holds.
  private static let smallest = Viewport.minimum
  private static let largest = 16_384

  @Argument(
    help: "Open this file: a game as text, or a history that was exported.",
    completion: .file(extensions: ["quartet", "json"]))
  var file: String?
  @Option(help: ArgumentHelp("Open this game instead of the menu.", valueName: "name"))
  var game: GameName?
  @Option(help: ArgumentHelp("Size of the window in points.", valueName: "WxH"))
  var window: String?
  @Option(
    help: ArgumentHelp(
      "Size of everything in percent, 100 to 400; without it what the display asks for.", valueName: "percent"
    ))
  var scale: String?
  @Flag(help: "Fill the screen.")
  var fullscreen = false
  @Option(help: ArgumentHelp("Who draws: auto, software or accelerated.", valueName: "renderer"))
  var renderer: RendererChoice?
  @Option(help: ArgumentHelp("Keep settings, saved games and history here.", valueName: "dir"))
  var dataDir: String?
  @Option(help: ArgumentHelp("Make every random choice repeatable.", valueName: "n"))
  var seed: UInt64?
  @Flag(help: "No sounds.")
  var mute = false
  @Option(help: ArgumentHelp("Colours: auto, light or dark.", valueName: "theme"))
  var theme: Settings.Theme?
  @Option(help: ArgumentHelp("Language: en, or one of those in Translations.", valueName: "code"))
  var language: String?
  @Flag(help: "No long movements.")
  var reducedMotion = false
  @Flag(help: "High contrast: black and white, thick edges.")
  var contrast = false
  @Option(help: ArgumentHelp("Size of text in percent, 100 to 200.", valueName: "percent"))
  var textSize: String?
  @Flag(help: "Offer the window to screen readers, whether one is known to run or not.")
  var screenReader = false
  @Option(help: ArgumentHelp("Write what is said aloud into this file.", valueName: "file"))
  var speak: String?
  @Option(help: ArgumentHelp("Write what is on the screen into this file.", valueName: "file"))
  var uiTree: String?

  func validate() throws { _ = try choices() }

  func choices() throws -> WindowChoices {
    var choices = WindowChoices()
    choices.game = game?.type
    if Quartet.isSubcommand(file) {
      throw ValidationError("flags before '\(file ?? "")' are wrong; allowed are its own, after it")
    }
    choices.file = try file.map { try GameFile(path: $0) }
    if game != nil && file != nil {
      throw ValidationError("--game and a file to open exclude each other; allowed is one of them")
    }
    if let window { choices.size = try Self.size(window) }
    choices.scale = try scale.map { Double(try Self.percent($0, "--scale", 100...400)) / 100 }
    choices.isFullscreen = fullscreen
    if let renderer { choices.renderer = renderer }
    choices.dataDirectory = try dataDir.map { try Self.path($0, "--data-dir", "a folder") }
    choices.seed = seed
    choices.isMuted = mute
    if let theme { choices.theme = theme }
    choices.language = try language.map(Self.language)
    choices.reducedMotion = reducedMotion
    choices.highContrast = contrast
    choices.textSize = try textSize.map { try Self.percent($0, "--text-size", 100...200) }
    choices.offersToReaders = screenReader
    choices.speakPath = try speak.map { try Self.path($0, "--speak", "a file") }
    choices.treePath = try uiTree.map { try Self.path($0, "--ui-tree", "a file") }
    return choices
  }

  private static func size(_ text: String) throws -> Size {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1],
      (Int(smallest.width)...largest).contains(width), (Int(smallest.height)...largest).contains(height)
    else {
      let least = "\(Int(smallest.width))x\(Int(smallest.height))"
      throw ValidationError(
        "--window '\(text)' is wrong; allowed is WIDTHxHEIGHT from \(least) to \(largest)x\(largest)")
    }
    return Size(Double(width), Double(height))
  }

  private static func language(_ code: String) throws -> String {
    let allowed = Language.spoken(in: AssetFolder.find().translations)
    guard allowed.contains(code) else {
      throw ValidationError("--language '\(code)' is wrong; allowed is \(allowed.joined(separator: ", "))")
    }
    return code
  }

  private static func percent(_ text: String, _ flag: String, _ range: ClosedRange<Int>) throws -> Int {
    guard let size = Int(text), range.contains(size) else {
      throw ValidationError(
        "\(flag) '\(text)' is wrong; allowed is a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return size
  }

  private static func path(_ text: String, _ flag: String, _ what: String) throws -> String {
    if text.isEmpty { throw ValidationError("\(flag) is empty; allowed is the path of \(what)") }
    return text
  }
}

extension RendererChoice: ExpressibleByArgument {}

extension Settings.Theme: ExpressibleByArgument {}
