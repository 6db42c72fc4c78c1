// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import EngineCore
import GameCore
import House
import InterfaceKit
import Menu
import Opponents
import Popups
import Practice
import Preferences
import Review
import SceneKit
import Table
import Words

/// The scene stack with everything around it: input in, draw list and element tree out. It knows no window: time,
/// events and text widths come from outside, so that a test can play a whole evening in it.
public final class Stage {
  /// Finds one's own mistakes in games that were gone through.
  let mistakeSearch = Searcher<[OwnMistake]>()
  /// True while there may be others than are known.
  var mistakesAreOld = true
  let setup: StageSetup
  var layers: [Layer] = []
  var closing: (layer: Layer, start: Double)?
  var settings: Settings
  var viewport: Viewport
  /// How the desktop wants programs to look.
  var desktop: DesktopLook
  /// The theme of the desktop as far as it is followed.
  var followedDark = false
  /// The game controllers that are there, in the order of their numbers.
  var pads: [PadKind] = []
  /// What was used last, but for controllers.
  var means = Means.pointer
  /// The one that was used last; nil again with the next key.
  var padInUse: PadKind?
  /// The button that was pressed last, as it is on the controller.
  var padPressed: PadButton?
  var narrator = Narrator()
  /// What was asked for, until it is told.
  var answer: String?
  /// The slip of words that was shown last.
  var lastSlip: Saying?
  /// A screen reader is told what happens; where the focus is, it sees by itself.
  public var isHeard = false
  /// The time of everything on the stage, in seconds.
  var now: Double { clock.now }
  var clock: FrameClock
  var recognizer = GestureRecognizer()
  var presses = PressGuard()
  var pause = InputPause()
  var toast: Toast?
  /// The time up to which the slip's time has been spent.
  var spent = 0.0
  /// The control that is being used.
  var activated: String?
  var isFocused = true
  /// Where the pointer is; nil outside the window.
  var pointed: Point?
  var tables: [String: any TableOfGame] = [:]
  /// What is kept of games, as far as the stage knows.
  var kept = KeptGames()
  /// Looks for the puzzle of a day that is played at a table.
  let dayStart = Searcher<DayPuzzle>()
  /// Looks for what the next of today's puzzles asks, and has what was found last.
  let nextSearch = Searcher<DayPuzzle>()
  var nextPuzzle: DayPuzzle?
  /// The game and the day that it was looked for.
  var nextAsked: (game: String, day: Day)?
  let reviews = ReviewDesk()
  let puzzles: PuzzleDesk
  let engines: EngineRoom
  /// Where an answer was asked for, while the clipboard is not here yet.
  var awaited: AnsweredGame?
  /// Boards that are being made, by name of the game: they wait where they were left.
  var makers: [String: any BoardWorkshop] = [:]
  var random: SeededRandom
  private var lastWake = Wake.nextFrame
  /// What is there at the start is simply there.
  private var isStarting = true
  var pendingSounds: [Sound] = []
  /// The settings as they are kept, without what holds for this run only.
  var keptSettings: Settings

  /// The day of the puzzle: everything asks here, and it changes in `followDay` alone.
  var day: Day

  /// The file that was opened with the program, until it is taken in.
  var given: GivenFile?
  /// The game whose puzzles were shown last, by name.
  var shelfTab: String?

  /// What is to be done outside, since the last frame.
  var effects: [StageEffect] = []

  public init(_ setup: StageSetup, now: Double) {
    self.setup = setup
    engines = EngineRoom(resources: setup.resources, thinksAhead: setup.thinksAhead)
    puzzles = PuzzleDesk(setup.resources)
    day = setup.today()
    clock = FrameClock(now, longestStep: setup.longestStep)
    viewport = setup.viewport
    desktop = setup.desktop
    random = SeededRandom(seed: setup.seed)
    let (loaded, problem) = setup.store.load()
    keptSettings = loaded
    settings = loaded
    settings.theme = setup.theme ?? loaded.theme
    if setup.reducedMotion { settings.motion = .on }
    if setup.highContrast { settings.contrast = .on }
    settings.textSize = setup.textSize ?? loaded.textSize
    settings.language = setup.language ?? loaded.language
    if settings.language != setup.language { setup.speak(settings.language) }
    push(MenuDoor.menu(setup.onMenu))
    kept.isOpening = setup.archive != nil
    if let game = setup.game { open(game) }
    if let problem { show(problem) }
    given = setup.given
    if setup.archive == nil { openGivenFile() }
    isStarting = false
  }

  var top: Layer { layers[layers.count - 1] }

  func context(of layer: Layer) -> StageContext {
    let isTop = layer === top
    var context = StageContext(
      viewport: viewport, settings: settings, look: look, now: now, metrics: setup.metrics,
      clock: setup.clock,
      hour: setup.hour(), isActive: isTop, isRunning: isTop && isFocused,
      showsFocus: layer.host.showsFocus && isTop)
    (context.type, context.desktop, context.desktopTextSize) = (type, desktop, desktopTextSize)
    (context.hasVoice, context.isSilent) = (setup.hasVoice, setup.isSilent)
    (context.kept, context.games, context.languages) = (kept, setup.games, setup.languages)
    (context.offersLessons, context.reviewed) = (setup.offersLessons, reviews.progress)
    context.waiting = layers.lazy.compactMap(table).last?.waiting
    (context.focused, context.hovered, context.pointed) = (layer.host.focused, layer.host.hovered, pointed)
    context.nextPuzzle = nextPuzzle?.day == day ? nextPuzzle : nil
    (context.today, context.pads, context.padPressed, context.padInUse) = (day, pads, padPressed, padInUse)
    let isListening = means == .pointer && (isSpeaking || isHeard)
    context.means = padInUse != nil ? .pad : isListening ? .keys : means
    return context
  }

  /// How large text is.
  var type: TypeScale { TypeScale(factor: Double(settings.textSize ?? desktopTextSize) / 100) }

  /// What the desktop wants, within what can be had.
  var desktopTextSize: Int { setup.followsTextSize ? max(100, min(desktop.textSize ?? 100, 200)) : 100 }

  // MARK: - The stack

  func push(_ scene: any Scene) {
    spendToast()
    if let below = layers.last {
      send(recognizer.cancel() + [.hover(nil)], to: below)
      below.host.cancelPress()
      below.host.hover(nil, over: [], now: now)
      below.isStale = true
    }
    let layer = Layer(scene, opened: isStarting ? -.infinity : now)
    // Who came by keyboard goes on by keyboard.
    let byKeyboard = layers.last?.host.showsFocus ?? false
    layer.opener = activated
    layers.append(layer)
    followTheme()
    let interface = interface(of: layer)
    if (byKeyboard || scene.isQuestion) && !scene.hasBoard {
      focus(scene.firstFocus ?? interface.stops.first?.control.id, in: layer, visibly: byKeyboard)
    }
  }

  func pop() {
    guard layers.count > 1 else { return }
    spendToast()
    let layer = layers.removeLast()
    followTheme()
    forgetOffer()
    _ = recognizer.cancel()
    layer.scene.leave()
    if layer.scene.isPopup { closing = (layer, now) }
    noteTables()
    top.isStale = true
    // The keyboard goes on where it was, or at what the pointer used.
    if !top.scene.hasBoard {
      // Who listens is told where that is.
      let first = isSpeaking || isHeard ? top.scene.firstFocus ?? top.interface.stops.first?.control.id : nil
      focus(top.host.focused ?? layer.opener ?? first, in: top, visibly: layer.host.showsFocus)
    } else if layer.scene.isPopup, top.host.focused == nil {
      _ = comesToBoard(in: top)
    }
  }

  /// Leaves whatever lies over the menu.
  func popToMenu() { while layers.count > 1 { pop() } }

  /// - Parameters:
  ///   - start: nil for where the game stands, or begins.
  ///   - pack: what the start belongs to.
  func open(_ game: any Game.Type, at start: String? = nil, of pack: TablePack? = nil) {
    let name = game.info.name
    let isNew = tables[name] == nil
    let scene = tables[name] ?? makeTable(game)
    tables[name] = scene
    scene.pack = pack
    push(scene)
    if let start { begin(start) } else if isNew { beginSmall(at: scene) }
  }

  private func makeTable(_ game: any Game.Type) -> any TableOfGame {
    let name = game.info.name
    let scene = TableDoor.table(
      of: game, options: settings[game: name], seed: random.next(), setup.resources, engines, setup.archive,
      wake: setup.wake)
    if let saved = kept.saved[name] { scene.restore(saved) }
    return scene
  }

  func perform(_ request: StageRequest?) {
    guard let request else { return }
    for layer in layers { layer.isStale = true }
    if leads(request) { return }
    switch request {
    case .today(let action): perform(action)
    case .shelfTab(let name): shelfTab = name
    case .change(let new): change(new)
    case .toast(let words): show(words)
    case .offer(let words): show(words, offersUndo: true)
    case .moved: if toast?.offersUndo == true { toast = nil }
    case .copy(let text, let words):
      effects.append(.copy(text))
      show(words)
    case .paste: effects.append(.paste)
    case .answer(let game):
      awaited = game
      effects.append(.paste)
    case .far(let action): perform(action)
    case .below(let action):
      pop()
      perform(top.scene.use(.press(action), context(of: top)))
    case .picture(let picture): effects.append(.picture(picture))
    case .restartGame(let new):
      pop()
      if let new { change(new) }
      perform(table(top)?.restart())
    case .clearHistory(let game):
      pop()
      setup.archive?.send(.clear(game: game))
    case .keepReview(let review, let id): keep(review, of: id)
    case .exportHistory(let path, let replaces): export(to: path, replaces: replaces)
    case .bringBackGames:
      pop()
      setup.archive?.send(.bringBack)
    case .openFile(let path): setup.folders?.send(.open(path))
    // What has led to another scene.
    case .openGame, .play, .shelf, .opponents, .rush, .maker, .make, .puzzle, .popup, .scene, .back, .start,
      .begin, .lesson, .lessons, .lessonOf, .firstGame, .history, .statistics, .replay, .confirm, .resume:
      break
    }
  }

  /// Opens what a request asks for, where it leads to another scene; false where it does not.
  private func leads(_ request: StageRequest) -> Bool {
    switch request {
    case .openGame(let name): if let game = setup.games.first(where: { $0.info.name == name }) { open(game) }
    case .play(let name):
      perform(.openGame(name))
      if let table = table(top), table.isOver { perform(table.restart()) }
    case .shelf: openShelf()
    case .opponents:
      if top.scene.isPopup { pop() }
      if let game = table(top)?.kind { push(OpponentDoor.opponents(in: game)) }
    case .rush(let game, let isTimed):
      if top.scene.isPopup { pop() }
      openRush(of: game, isTimed: isTimed)
    case .maker(let game): openMaker(of: game)
    case .make(let game, let board, let note): openMaker(of: game, with: board, note: note)
    case .puzzle(let game, let puzzles, let index, let day, let title):
      openPuzzle(of: game, puzzles, at: index, day: day, title: title)
    case .popup(let popup): openPopup(popup)
    case .scene(let scene): push(scene)
    case .back: pop()
    case .start(let setup):
      pop()
      begin(setup)
    case .begin(let setup): begin(setup)
    case .lesson(let index): openLesson(index)
    case .lessons(let name): openLesson(of: name)
    case .lessonOf(let name, let index): openLesson(index, of: name)
    case .firstGame(let name): playFirst(name)
    case .history(let name):
      let game = setup.games.first { $0.info.name == name }
      push(ReviewDoor.history(of: game, games: setup.games, setup.archive, setup.clock))
    case .statistics(let name, let last): openStatistics(of: name, last: last)
    case .replay(let subject, let index): replay(subject, at: index)
    case .confirm(let question): push(PopupDoor.question(question, accent: top.scene.accent))
    case .resume(let saved): resume(saved)
    default: return false
    }
    return true
  }

  /// The table of a game, if the layer has one.
  func table(_ layer: Layer) -> (any TableOfGame)? { layer.scene as? any TableOfGame }

  func change(_ new: Settings) {
    guard new != settings else { return }
    var kept = new
    if let theme = setup.theme, new.theme == theme { kept.theme = keptSettings.theme }
    if setup.reducedMotion && new.reducedMotion { kept.motion = keptSettings.motion }
    if setup.highContrast && new.contrast == .on { kept.contrast = keptSettings.contrast }
    if let size = setup.textSize, new.textSize == size { kept.textSize = keptSettings.textSize }
    if let code = setup.language, new.language == code { kept.language = keptSettings.language }
    if new.language != settings.language {
      setup.speak(new.language)
      // A slip that offers no way back has been read.
      if toast?.offersUndo == false { toast = nil }
      for layer in layers { layer.scene.retell() }
    }
    settings = new
    keptSettings = kept
    for (name, table) in tables { table.adopt(new[game: name]) }
    setup.store.save(kept)
  }

  // MARK: - Time

  /// Goes on to `wall`, in seconds on the clock of the main loop, and says when to be called again on that clock.
  func advance(to wall: Double) -> Wake {
    clock.advance(to: wall)
    let dayWake = followDay(wall)
    var wake = Wake.never
    followArchive()
    followFolders()
    followToday()
    followMistakes()
    followNext()
    if let problem = setup.store.poll().last { show(problem) }
    let (gestures, pressWake) = recognizer.advance(to: wall)
    send(gestures, to: top)
    for table in tables.values where !layers.contains(where: { $0.scene === table }) {
      table.rest(to: self.now)
    }
    for layer in layers {
      if layer === top || table(layer) != nil {
        wake = wake.sooner(layer.scene.advance(context(of: layer)))
      }
      pendingSounds += layer.scene.takeSounds()
    }
    // After the tables: what they ask their engine comes first.
    followReviews()
    wake = wake.sooner(advanceTransitions()).sooner(advanceToast())
    for layer in layers { layer.isStale = true }
    // What lies under another scene is not seen, and its controls rest.
    for layer in layers.suffix(from: layers.lastIndex { !$0.scene.isPopup } ?? 0) {
      if layOut(layer) { wake = .nextFrame }
      offerFocus(in: layer)
      let before = (layer.host.hovered, layer.host.focused)
      let stops = layer.interface.stops.map(\.control)
      wake = wake.sooner(
        layer.host.advance(
          stops, pace: settings.paceFactor, reduced: reducesMotion, now: now))
      // What had them is gone.
      if before != (layer.host.hovered, layer.host.focused) { layOut(layer) }
    }
    clock.drew(wake)
    lastWake = wake
    return wake.later(by: clock.delay).sooner(pressWake).sooner(dayWake)
  }

  var isAnimating: Bool {
    lastWake == .nextFrame || kept.isOpening || mistakeSearch.isThinking || nextSearch.isThinking
      || layers.contains { $0.scene.isBusy }
  }
}
