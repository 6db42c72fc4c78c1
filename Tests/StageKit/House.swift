// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import Catalog
import EngineCore
import GameCore
import Glibc
import GoldenKit
import InterfaceKit
import Preferences
import Screen
import Testing

@testable import House
@testable import SceneKit
@testable import Stage

/// A stage without a window: its own clock, its own folder for settings, the real fonts.
package final class House {
  package let stage: Stage
  package let folder: String
  package private(set) var now = 1000.0
  package private(set) var wake = Wake.nextFrame
  /// From picture to picture while something moves, in seconds. Where only what comes of it counts, five pictures a second do: each
  /// costs a layout.
  package var frame = longestStep
  private static let longestStep = 0.2
  /// Rung by other threads that have news for the stage.
  private let bell = Bell()
  /// The calendar on the wall, if it goes on with the time of the house.
  private let wall: WallClock?
  /// How often the main loop has gone round.
  package private(set) var steps = 0

  /// - Parameters:
  ///   - window: in window coordinates, in the place of `size`, which is in points.
  ///   - thinksAhead: true where engines look for the hint of every position while somebody is at move. Only a test of hints has
  ///     something of that.
  package init(
    _ size: Size = Size(1280, 800), game: String? = nil, theme: Settings.Theme = .light, hour: Int = 15,
    settings: Settings? = nil, scale: Double = 1, archive: (any Archive)? = nil,
    window: Size? = nil, resources: Resources = .none, given: GivenFile? = nil,
    folders: MemoryFolders = MemoryFolders(), isSilent: Bool = false, wall: WallClock? = nil,
    thinksAhead: Bool = false
  ) throws {
    self.wall = wall
    folder = "/tmp/quartet-stage-\(getpid())-\(UInt64.random(in: 0 ... .max))"
    mkdir(folder, 0o755)
    let store = SettingsStore(directory: folder)
    if var settings {
      settings.theme = theme
      store.save(settings)
      store.flush()
      #expect(store.poll().isEmpty)
    }
    let viewport =
      window.map { Viewport(window: $0, pixels: $0) }
      ?? Viewport(size: size, windowScale: 1, pixelScale: scale)
    let canvas = try PictureCanvas(
      viewport: viewport, assets: Repository.assets, fonts: Repository.fonts)
    var setup = StageSetup(
      games: catalog, store: store, resources: resources, metrics: canvas.metrics,
      wake: { [bell] in bell.ring() }, seed: 1, hour: { hour }, viewport: viewport)
    setup.longestStep = Self.longestStep
    setup.thinksAhead = thinksAhead
    setup.theme = theme
    setup.archive = archive
    (setup.given, setup.isSilent) = (given, isSilent)
    setup.folders = folders
    setup.exportPath = { "/home/me/quartet-2026-11-25.quartet" }
    setup.onMenu = catalog
    if let clock = wall?.clock {
      setup.clock = clock
      setup.today = { clock.today.calendarDay }
    }
    setup.game = try game.map { name in
      try #require((catalog + examples).first { $0.info.name == name })
    }
    if let game = setup.game, !catalog.contains(where: { $0 == game }) { setup.games.append(game) }
    stage = Stage(setup, now: now)
    pass(0)
  }

  deinit {
    stage.setup.store.flush()
    unlink(folder + "/settings.json")
    rmdir(folder)
  }

  /// Settings for two people, so that no bot moves in between.
  package static var friends: Settings {
    var settings = Settings()
    for game in catalog + examples { settings[game: game.info.name].opponent = .friend }
    return settings
  }

  /// A past game out of the history, on its board.
  package static func replaying(_ past: GameRecord, _ size: Size = Size(1280, 800)) throws -> House {
    let archive = MemoryArchive(past: [past])
    let house = try House(size, settings: House.friends, archive: archive)
    archive.send(.open)
    house.settle()
    house.showPast()
    return house
  }

  /// The last game of the history, on its board.
  /// - Parameter fromStart: goes back there from the mistake at which a review begins.
  package func showPast(fromStart: Bool = true) {
    stage.perform(.history(nil))
    settle()
    key(.enter)
    settle()
    #expect(stage.top.scene.name == "replay")
    if fromStart { key(.home) }
    settle()
  }

  /// Lets time pass as the main loop does: one picture after the other while something moves, else sleep.
  package func pass(_ seconds: Double) {
    let end = now + seconds
    while now < end {
      switch wake {
      case .nextFrame: now = min(end, now + frame)
      case .at(let time): now = min(end, max(time, now + 0.001))
      case .never: now = end
      }
      advance()
    }
    if seconds == 0 { advance() }
  }

  private func advance() {
    wall?.set(now - 1000)
    steps += 1
    wake = stage.advance(to: now)
  }

  /// Nothing is waited for but another day.
  package var rests: Bool {
    switch wake {
    case .never: true
    case .at(let time): time > now + 600
    case .nextFrame: false
    }
  }

  /// Lets time pass as the main loop does when the next thing is an event: no picture is made at its end.
  package func sleep(_ seconds: Double) {
    let end = now + seconds
    while true {
      let next: Double =
        switch wake {
        case .nextFrame: now + frame
        case .at(let time): max(time, now + 0.001)
        case .never: .infinity
        }
      if next >= end { break }
      now = next
      wake = stage.advance(to: now)
    }
    now = end
  }

  /// A picture that comes late.
  package func late(_ seconds: Double) {
    now += seconds
    advance()
  }

  /// Frames until nothing moves, and no list waits for the archive: what that answers comes with the next frame.
  package func settle(sourceLocation: SourceLocation = #_sourceLocation) {
    var rests = 0
    for _ in 0..<900 {
      pass(frame)
      rests = wake == .nextFrame ? 0 : rests + 1
      if rests > (stage.setup.archive == nil ? 0 : 1) { return }
    }
    Issue.record("something moves for ever", sourceLocation: sourceLocation)
  }

  /// Waits for what another thread finds, which has a clock of its own: time passes in steps until the condition holds. As in the
  /// main loop, a picture is made when one is due or a thread has news; now and then also without, for what comes unheard.
  /// - Parameter step: in seconds of the stage.
  /// - Returns: false if it does not hold after two minutes, which is a failure, too.
  @discardableResult
  package func wait(
    step: Double = 1.0 / 60, sourceLocation: SourceLocation = #_sourceLocation,
    until condition: () throws -> Bool
  ) rethrows -> Bool {
    let end = ContinuousClock.now + .seconds(120)
    var count = 0
    while ContinuousClock.now < end {
      // What moves needs no thread to go on.
      now += wake == .nextFrame ? max(step, 0.05) : step
      if bell.takeRing() || isDue || count.isMultiple(of: 8) {
        advance()
        if try condition() { return true }
      }
      // What a search takes long for it gets, rather than pictures that nobody sees.
      usleep(count < 100 ? 500 : 4000)
      count += 1
    }
    Issue.record("nothing came in two minutes", sourceLocation: sourceLocation)
    return false
  }

  private var isDue: Bool {
    switch wake {
    case .nextFrame: true
    case .at(let time): now >= time
    case .never: false
    }
  }

  package func handle(_ event: InputEvent) {
    stage.handle(event, now: now)
    pass(0)
  }

  // MARK: - By element id

  package func element(_ id: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Element {
    turn(to: id)
    return try #require(
      stage.elements().first { $0.id == id }, "no element \(id)", sourceLocation: sourceLocation)
  }

  /// The filled buttons of the scene on top.
  package var primaries: [String] {
    stage.top.interface.controls.filter {
      if case .button(_, primary: true) = $0.kind { true } else { false }
    }
    .map(\.id)
  }

  package func has(_ id: String) -> Bool { stage.elements().contains { $0.id == id } }

  /// Turns to the section of the settings that has this row.
  package func turn(to id: String) {
    guard id.hasPrefix("settings."), !has(id) else { return }
    for section in ["game", "look", "access"] where has("settings.section." + section) && !has(id) {
      stage.use("settings.section." + section, of: stage.top)
      pass(0)
    }
    settle()
  }

  package func click(_ id: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    turn(to: id)
    click(at: try element(id, sourceLocation: sourceLocation).frame.center)
  }

  /// Uses a control without the way of a hand to it, and lets everything come to rest.
  package func use(_ id: String) {
    stage.use(id, of: stage.top)
    settle()
  }

  package func click(at point: Point) {
    handle(.pointerMoved(point, time: now))
    handle(.pointerDown(point, .left, isTouch: false, time: now))
    pass(0.03)
    handle(.pointerUp(point, .left, isTouch: false, time: now))
  }

  /// A drag in ten steps of 16 ms.
  package func drag(from: Point, to: Point, letGo: Bool = true, steps: Int = 10, isTouch: Bool = false) {
    handle(.pointerDown(from, .left, isTouch: isTouch, time: now))
    for step in 1...steps {
      pass(0.016)
      handle(.pointerMoved(from + (to - from) * (Double(step) / Double(steps)), time: now))
    }
    if letGo {
      pass(0.016)
      handle(.pointerUp(to, .left, isTouch: isTouch, time: now))
    }
  }

  package func key(_ key: Key, _ modifiers: Modifiers = []) { handle(.key(key, modifiers, isRepeat: false)) }

  package func pad(_ button: PadButton, by pad: Int = 0) { handle(.pad(button, by: pad, isRepeat: false)) }

  package func type(_ digits: String) {
    for digit in digits {
      key(.character(digit))
      settle()
    }
  }

  package var context: StageContext { stage.context(of: stage.top) }

  /// A part of a scene by itself.
  package func painted(_ node: Node<StageAction>, in room: Rect) -> Painter {
    let interface = Interface(node, in: room, type: stage.type, metrics: stage.setup.metrics)
    var painter = Painter(
      palette: .light, accent: Accent(light: Color(0x844A26), dark: Color(0xD9A574)),
      metrics: stage.setup.metrics)
    interface.paint(into: &painter, ControlHost(), now: 0)
    return painter
  }

  /// What was copied last, once.
  package func takeCopied() -> String? {
    defer { stage.effects.removeAll() }
    return stage.effects.compactMap { if case .copy(let text) = $0 { text } else { nil } }.last
  }

  /// Sounds since the last call.
  package func takeSounds() -> [Sound] {
    defer { stage.pendingSounds.removeAll() }
    return stage.pendingSounds
  }

  package var moves: [String] { stage.layers.compactMap { $0.scene.game?.moves }.last ?? [] }
  package var outcome: String? { stage.layers.compactMap { $0.scene.game?.outcome }.last }
  package var message: String? { stage.layers.compactMap { $0.scene.game?.message }.last }
  package var popup: String? { stage.top.scene.isPopup ? stage.top.scene.name : nil }
  package var panel: Rect? { stage.top.interface.frame(of: stage.top.scene.name + ".panel") }
  /// What can be used on top, without the slip of words and the rows of a list.
  package var controls: [Control] {
    stage.top.interface.controls.filter { $0.id != Toast.undoID && $0.kind != .row }
  }
}
