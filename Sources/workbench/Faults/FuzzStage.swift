// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import Catalog
import CommandKit
import EngineCore
import Files
import GameCore
import Glibc
import Preferences
import Screen
import Stage
import Store

/// Takes the games of a file on from the archive to every scene and its picture.
final class FuzzStage {
  private(set) var pictures = 0
  /// Of the pictures, how many were drawn to the last pixel.
  private(set) var drawn = 0
  /// Which scene was looked at after which.
  private(set) var ways: Set<String> = []

  private let folder: String
  private let canvases: [(size: Size, canvas: PictureCanvas)]
  private let metrics: any TextMetrics
  /// One picture of so many is drawn.
  private let drawEvery: Int
  private var now = 0.0
  private var visits = 0
  private var lastScene = ""

  /// Some that a tiling window manager might choose, and those of the design.
  private static let sizes = [
    Size(1280, 800), Size(720, 560), Size(700, 1000), Size(1300, 110), Size(30, 20),
  ]
  private static let clock = LocalClock(now: { 1_750_000_000 })

  init(drawEvery: Int) throws {
    self.drawEvery = drawEvery
    let found = AssetFolder.find()
    canvases = try Self.sizes.map { size in
      (size, try PictureCanvas(viewport: Viewport(size: size), assets: found.assets, fonts: found.fonts))
    }
    metrics = canvases[0].canvas.metrics
    // After all that can fail, so that nothing stays behind.
    folder = try Self.newFolder()
    // Nobody thinks: a search would take longer than everything else, and no file says anything to it.
    var settings = Settings()
    for game in catalog {
      settings[game: game.info.name].opponent = .friend
      for entry in game.info.switches { settings[game: game.info.name].switches[entry.name] = false }
    }
    let store = SettingsStore(directory: folder)
    store.save(settings)
    store.flush()
  }

  /// One that nobody else can have made.
  private static func newFolder() throws -> String {
    let place = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var name = "\(place)/quartet-fuzz-XXXXXX".utf8CString.map { $0 }
    guard mkdtemp(&name) != nil else { throw EngineError("no folder could be made in \(place).") }
    return String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    empty()
    unlink(folder + "/settings.json")
    rmdir(folder)
  }

  /// An evening with these games: the menu, the history with its filters and replays, every table with its pop-ups.
  func visit(_ file: HistoryFile, _ random: inout SeededRandom) {
    guard let games = try? file.checked(checkRules) else { return }
    visits += 1
    visit(games, &random)
    // The real thing costs a hundred times as much.
    if visits % 400 == 1, let bytes = try? file.bytes() { visitDatabase(bytes, &random) }
  }

  func visit(_ games: KeptHistory, _ random: inout SeededRandom) {
    let quiet = games.running.map { game in
      var game = game
      (game.options.opponent, game.ownSeat) = (.friend, nil)
      return game
    }
    let past = games.past.map { game in
      var game = game
      game.review = game.review ?? .empty(of: game)
      return game
    }
    let memory = MemoryArchive(
      saved: quiet, past: past, unfinished: games.unfinished, tries: games.tries, clock: Self.clock)
    walk(memory, Self.sizes[visits % Self.sizes.count], &random)
  }

  /// Opens a database that was put into the folder, reads everything, and exports it.
  func open(_ put: (String) throws -> Void) throws {
    empty()
    try put(folder + "/quartet.db")
    _ = try? Store.export(folder, to: folder + "/file.json", rules: checkRules)
    let store = Store(directory: folder, clock: Self.clock, rules: checkRules) {}
    for request: ArchiveRequest in [.open, .reviewed, .clear(game: nil)] { store.send(request) }
    store.flush()
    for case .removed(let games) in store.poll() { store.send(.putBack(games)) }
    store.close()
    empty()
  }

  /// Takes away what a store has made in the folder.
  private func empty() {
    for name in (try? FolderList.names(in: folder)) ?? [] where name.text != "settings.json" {
      unlink(folder + "/" + name.text)
    }
  }

  private func visitDatabase(_ bytes: [UInt8], _ random: inout SeededRandom) {
    let path = folder + "/file.json"
    guard let output = fopen(path, "w") else { return }
    fwrite(bytes, 1, bytes.count, output)
    fclose(output)
    let store = Store(directory: folder, clock: Self.clock, rules: checkRules) {}
    store.send(.clear(game: nil))
    store.send(.open)
    store.send(.clear(game: nil))
    store.send(.merge(path: path))
    store.flush()
    var history = History()
    for case .listed(let all) in store.poll() { history = all }
    var past: [GameRecord] = []
    store.send(.search(HistorySearch(number: 1, says: { _ in ("", nil) }, day: { _ in "" })))
    store.flush()
    for case .found(let found) in store.poll() { store.send(.rows(found.keys)) }
    store.flush()
    var rows: [GameRecord] = []
    for case .rows(let read) in store.poll() { rows = Array(read.values) }
    for game in rows {
      store.send(.fetch(id: game.id))
      store.flush()
      for case .fetched(var game?) in store.poll() {
        game.review = game.review ?? .empty(of: game)
        past.append(game)
      }
    }
    store.close()
    walk(
      MemoryArchive(past: past, unfinished: history.unfinished, clock: Self.clock),
      Self.sizes[visits % Self.sizes.count], &random)
  }

  private func walk(_ archive: MemoryArchive, _ size: Size, _ random: inout SeededRandom) {
    var setup = StageSetup(
      games: catalog, store: SettingsStore(directory: folder), resources: .none, metrics: metrics, wake: {},
      seed: 1, hour: { 12 }, viewport: Viewport(size: size))
    setup.archive = archive
    setup.clock = Self.clock
    setup.reducedMotion = true
    let stage = Stage(setup, now: now)
    archive.send(.open)
    look(at: stage, size, &random)
    click("menu.history", stage)
    look(at: stage, size, &random)
    for _ in 0..<3 {
      if let game = catalog.randomElement(using: &random) {
        click("history.filter." + game.info.name, stage)
      }
      for key in [Key.down, .end, .pageUp] where Bool.random(using: &random) { press(key, stage) }
      look(at: stage, size, &random)
      click("history.replay", stage)
      for key in [Key.left, .home, .right] where Bool.random(using: &random) { press(key, stage) }
      look(at: stage, size, &random)
      if element("replay.continue", stage) != nil { press(.escape, stage) }
    }
    click("history.clear", stage)
    look(at: stage, size, &random)
    click("confirm.no", stage)
    click("history.continue", stage)
    look(at: stage, size, &random)
    for _ in 0..<6 { press(.escape, stage) }
    for game in catalog where Bool.random(using: &random) {
      click("menu.game." + game.info.name, stage)
      look(at: stage, size, &random)
      for popup in ["table.puzzles", "table.settings", "table.help"] where Bool.random(using: &random) {
        click(popup, stage)
        look(at: stage, size, &random)
        press(.escape, stage)
      }
      press(.character("z"), stage, .control)
      look(at: stage, size, &random)
      for _ in 0..<6 { press(.escape, stage) }
    }
  }

  private func look(at stage: Stage, _ size: Size, _ random: inout SeededRandom) {
    let frame = pass(0.5, stage)
    pictures += 1
    _ = frame.tree?.json
    if let scene = frame.tree.map({ $0.popup ?? $0.scene }), scene != lastScene {
      ways.insert("\(lastScene) > \(scene)")
      lastScene = scene
    }
    guard Int.random(in: 0..<drawEvery, using: &random) == 0,
      let canvas = canvases.first(where: { $0.size == size })?.canvas
    else { return }
    canvas.draw(frame.picture)
    drawn += 1
  }

  /// - Returns: what there is to see then.
  @discardableResult
  private func pass(_ seconds: Double, _ stage: Stage, _ inputs: [InputEvent] = []) -> StageFrame {
    now += seconds
    return stage.step(inputs, at: now, describing: true)
  }

  private func element(_ id: String, _ stage: Stage) -> Element? {
    pass(0, stage).tree?.elements.first { $0.id == id }
  }

  private func click(_ id: String, _ stage: Stage) {
    guard let element = element(id, stage), element.isEnabled else { return }
    let point = element.frame.center
    pass(0.5, stage)
    pass(0, stage, [.pointerMoved(point, time: now), .pointerDown(point, .left, isTouch: false, time: now)])
    pass(0.05, stage)
    pass(0, stage, [.pointerUp(point, .left, isTouch: false, time: now)])
    pass(0.3, stage)
  }

  private func press(_ key: Key, _ stage: Stage, _ modifiers: Modifiers = []) {
    pass(0, stage, [.key(key, modifiers, isRepeat: false)])
    pass(0.3, stage)
  }
}
