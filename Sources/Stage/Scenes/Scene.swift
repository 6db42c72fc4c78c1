// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import EngineCore
import GameCore
import InterfaceKit
import Preferences
import Words

/// A layer of the stage: the menu, a game, or a pop-up over either. It describes what there is and says what using it
/// means; hit test, focus, picture and element tree follow from the description, which the stage asks for anew whenever
/// something changed.
protocol Scene: AnyObject {
  /// As in the `--ui-tree`: "menu", "table", "settings".
  var name: String { get }
  /// A pop-up lies over what is below; its panel, named "NAME.panel", is all that can be touched.
  var isPopup: Bool { get }
  /// True when keys go to a board while no control has the focus.
  var hasBoard: Bool { get }
  /// True when arrow keys go through a list: a key held down then goes on and on.
  var repeatsArrows: Bool { get }
  var accent: Accent? { get }

  /// Everything on screen, as it is at this moment.
  func describe(_ context: StageContext) -> Node<StageAction>
  /// The description has found its place: a board takes its own. True when that changes what is described.
  func arrange(_ interface: Interface<StageAction>, _ context: StageContext) -> Bool
  /// Where the keyboard begins in a scene without a board; nil for the first control.
  var firstFocus: String? { get }
  /// True of a question: Enter answers it at once, whatever was used to get there.
  var isQuestion: Bool { get }
  /// A control was used.
  func use(_ use: Use<StageAction>, _ context: StageContext) -> StageRequest?
  /// A gesture that no control wanted.
  func handle(_ gesture: Gesture, _ context: StageContext) -> StageRequest?
  /// True while whatever key is pressed next is for the scene, and means nothing else.
  var wantsAllKeys: Bool { get }
  /// True for keys that the scene wants before anything else may use them.
  func takes(_ key: Key) -> Bool
  /// Enter was pressed in a field, which has let go of the keyboard.
  func entered(_ field: String, _ context: StageContext) -> StageRequest?
  /// Tab was pressed in a field: true where that has completed what was typed.
  func completes(_ field: String) -> Bool
  /// True for arrows that mean something else here than a step of the board's cursor.
  func owns(_ arrow: Key) -> Bool
  /// The row of a list that arrows go along, from 0; nil where there is none.
  var chosenRow: Int? { get }
  /// What the keyboard goes to by itself once it is there, such as the main button of a result.
  var offeredFocus: String? { get }
  func advance(_ context: StageContext) -> Wake
  /// Where a slip of words hides neither board nor action, best first: places where it hides nothing at all, then those where it lies
  /// over a title.
  func toastPlaces(_ interface: Interface<StageAction>, _ context: StageContext) -> [[Rect]]
  var game: GameReport? { get }
  var drag: (piece: String, over: String?)? { get }
  /// How many moves have been made here, and the last one with who made it, to be said aloud.
  var saidMove: (count: Int, words: String)? { get }
  /// What somebody opposite says, to be said aloud; nil while they say nothing.
  var saidLine: String? { get }
  /// The game that all of it is about, by name, and the rules that hold here: what help tells of.
  var about: String? { get }
  var rules: GameOptions { get }
  /// What keys do here, where that is no table: help tells of it.
  var keys: [KeyHelp] { get }
  /// What the archive has to say to whoever asked.
  func receive(_ reply: ArchiveReply, _ context: StageContext) -> StageRequest?
  /// What was found out about a past game.
  func take(_ review: GameReview, of id: String)
  func takeSounds() -> [Sound]
  /// Another language is spoken: words that were kept are said anew.
  func retell()
  /// A key was pressed: whoever is here is reading, playing or looking around.
  func stir()
  /// True while something goes on that nobody has to do anything for, even if nothing moves at the moment.
  var isBusy: Bool { get }
  /// True while an engine looks for something that is wanted here.
  var isAsking: Bool { get }
  /// The game whose engine is wanted here, by name: it keeps its memory meanwhile.
  var thinksAbout: String? { get }
  /// The player wants to have here what is on the clipboard.
  func pasted(_ text: String) -> StageRequest?
  /// True where a text may be of any game: the stage finds out of which, and opens that.
  var takesGames: Bool { get }
  /// Gives away what is on the board; nil on a scene without one.
  func share(_ action: ShareAction) -> StageRequest?
  /// The scene is left for good, or lies under another one: searches end, nothing is lost.
  func leave()
}

extension Scene {
  var isPopup: Bool { false }
  var hasBoard: Bool { false }
  var repeatsArrows: Bool { false }
  var accent: Accent? { nil }
  var firstFocus: String? { nil }
  var isQuestion: Bool { false }
  var game: GameReport? { nil }
  var drag: (piece: String, over: String?)? { nil }
  var saidMove: (count: Int, words: String)? { nil }
  var saidLine: String? { nil }
  var about: String? { nil }
  var rules: GameOptions { GameOptions() }
  var keys: [KeyHelp] { [] }
  func arrange(_ interface: Interface<StageAction>, _ context: StageContext) -> Bool { false }
  func handle(_ gesture: Gesture, _ context: StageContext) -> StageRequest? { nil }
  func entered(_ field: String, _ context: StageContext) -> StageRequest? { nil }
  func completes(_ field: String) -> Bool { false }
  func advance(_ context: StageContext) -> Wake { .never }
  func toastPlaces(_ interface: Interface<StageAction>, _ context: StageContext) -> [[Rect]] {
    headerPlaces(interface, context)
  }
  /// In the header.
  func headerPlaces(_ interface: Interface<StageAction>, _ context: StageContext) -> [[Rect]] {
    let size = context.viewport.size
    let strip = Rect(0, 16, size.width, 46)
    // Beside the title and what is said of it; without room there over them.
    let said = interface.names.first { $0.id == "table.variant" }?.frame.maxX
    let title = max(interface.frame(of: "table.title")?.maxX ?? 4, said ?? 4)
    return [
      interface.gaps(in: strip, from: title, to: size.width - 4),
      interface.gaps(in: strip, from: 4, to: size.width - 4),
    ]
  }
  func receive(_ reply: ArchiveReply, _ context: StageContext) -> StageRequest? { nil }
  func take(_ review: GameReview, of id: String) {}
  func takeSounds() -> [Sound] { [] }
  func takes(_ key: Key) -> Bool { false }
  func owns(_ arrow: Key) -> Bool { false }
  var chosenRow: Int? { nil }
  var offeredFocus: String? { nil }
  var wantsAllKeys: Bool { false }
  func stir() {}
  func retell() {}
  var isBusy: Bool { false }
  var isAsking: Bool { false }
  var thinksAbout: String? { nil }
  func pasted(_ text: String) -> StageRequest? { nil }
  var takesGames: Bool { false }
  func share(_ action: ShareAction) -> StageRequest? { nil }
  func leave() {}
}

/// What controls of the stage do, scene by scene.
enum StageAction: Hashable, Sendable {
  /// What is chosen already.
  case nothing
  case back
  /// What a confirmation asked for.
  case confirm
  case bringBack
  /// Opens a folder in the desktop's program for files.
  case showFolder(String)
  case help, settings
  case open(game: String)
  case history(game: String?)
  case set(SettingsAction)
  case keys(KeysAction)
  case starts(StartsAction)
  case table(RailAction)
  case deck(DeckAction)
  case replay(ReplayAction)
  case list(HistoryAction)
  case files(FileAction)
  case statistics(StatisticsAction)
  case share(ShareAction)
  case lesson(LessonAction)
  case puzzle(PuzzleAction)
  case shelf(ShelfAction)
  case rush(RushAction)
  case maker(MakerAction)
  case far(FarAction)
  case greeting(GreetingAction)
  case opponent(OpponentAction)
  case openShelf
  case rule(RuleAction)
  case today(TodayAction)
  /// A lesson of the game on the table, by its place.
  case openLesson(Int)
}

/// What a scene wants from the stage.
indirect enum StageRequest {
  case popup(Popup)
  case back
  case change(Settings)
  case toast(String)
  /// Words that offer a way back: their button, or Ctrl Z, sends `toast.undo` to the scene.
  case offer(Saying)
  /// A move was made: what was offered before is past.
  case moved
  /// Text for the clipboard, and what is said about it.
  case copy(String, words: String)
  case paste
  /// The same, where a friend far away is to have answered: in a game by its id, or in the one on the table.
  case answer(String?)
  case far(FarAction)
  /// Closes the pop-up, and takes this along from the table.
  case share(ShareAction)
  case picture(BoardPicture)
  /// What was found out about a past game, by its id.
  case keepReview(GameReview, of: String)
  /// Begins the next game on the table below, with other settings if there are any.
  case restartGame(Settings?)
  /// Closes the pop-up and opens a lesson of the game on the table.
  case lesson(Int)
  /// Opens the next lesson of a game by name.
  case lessons(String)
  /// Opens the table of a game by name for whoever has learnt it.
  case firstGame(String)
  /// Closes the pop-up and begins this start.
  case start(String)
  /// Begins this start on the table.
  case begin(String)
  case openGame(String)
  case today(TodayAction)
  /// The shelf of puzzles.
  case shelf
  /// The game whose puzzles are shown there, by name.
  case shelfTab(String)
  /// Who may sit opposite at the table on top, or under the pop-up on top.
  case opponents
  /// Puzzles of a game by their ids, one after another, beginning at a place in the list.
  /// - Parameter day: of a puzzle of the day that is begun as such.
  case puzzle(game: String, puzzles: [String], at: Int, day: Day? = nil)
  /// Puzzles against the clock, of one game by name, or mixed.
  case rush(String?, isTimed: Bool = true)
  /// Makes a board of a game by name.
  case maker(String)
  /// The same, with a board that somebody has brought.
  case make(String, OwnBoard, note: String)
  /// The history of one game by name, or of all.
  case history(String?)
  /// What the games of one kind by name, or of all, add up to, beginning with a kind.
  case statistics(String?, last: String?)
  /// Closes the pop-up, and shows games with this result alone in the history below.
  case narrow(HistoryResult?)
  /// Back to the history, and there these games alone.
  case showGames(Set<String>)
  /// A lesson of a game by name.
  case lessonOf(game: String, Int)
  /// A past game after so many moves; nil for where a review begins.
  case replay(ReplaySubject, at: Int?)
  case confirm(Confirmation)
  /// Goes on with a game that was not running.
  case resume(GameRecord)
  case clearHistory(game: String?)
  /// - Parameter replaces: false where a file that is there stays as it is.
  case exportHistory(path: String, replaces: Bool)
  /// Those of the newest copy of the database.
  case bringBackGames
  /// Looks into a file, and takes in what is there.
  case openFile(String)
}

enum Popup: Hashable {
  case settings, languages, keys, help, starts
  /// Rushes to choose from, of this game by name or mixed.
  case rush(game: String)
  /// - Parameter forms: how the game can be written for others, besides its own way.
  case share(offersGame: Bool, forms: [TextForm] = [], offersEnd: Bool = false)
  /// Results that a history can be narrowed to.
  case results(ResultsMenu)
  /// Files that could be imported, and where one could go.
  case importing, exporting
}

/// What a scene may know about the world around it, at one moment.
struct StageContext {
  var viewport: Viewport
  var settings: Settings
  var look: Look
  var now: Double
  var metrics: any TextMetrics
  var type = TypeScale()
  var clock: LocalClock
  /// How the desktop wants programs to look.
  var desktop = DesktopLook()
  /// In percent, as the desktop wants it.
  var desktopTextSize = 100
  /// True where there is a voice that can say something.
  var hasVoice = true
  /// True of a run without sound, whatever the settings are.
  var isSilent = false
  /// Local time of day, 0 to 23.
  var hour: Int
  var kept = KeptGames()
  var games: [any Game.Type] = []
  /// Codes of the languages to choose from.
  var languages: [String] = []
  /// True where lessons may be offered.
  var offersLessons = false
  /// How much of the past game that is gone through has been, 0 to 1, and which game that is.
  var reviewed: ReviewProgress?
  /// What was chosen on the table below and waits for the next game, as a sentence.
  var waiting: String?
  /// False while a pop-up covers the scene.
  var isActive: Bool
  /// False while the window is not looked at, too: clocks stand still.
  var isRunning: Bool
  var showsFocus: Bool
  var focused: String?
  /// What a click hit, by name: everything that lies there and is no control.
  var clicked: [String] = []
  /// The control under the pointer.
  var hovered: String?
  /// Where the pointer is; nil outside the window.
  var pointed: Point?
  /// The day of the puzzle.
  var today = Day(year: 2026, month: 1, day: 1)
  /// The game controllers that are there, and the button that was pressed last on any of them.
  var pads: [PadKind] = []
  var padPressed: PadButton?
  /// The controller that was used last, until a key is.
  var padInUse: PadKind?
}

/// The game part of the `--ui-tree`.
struct GameReport: Hashable {
  var name: String
  var position: String
  var moves: [String]
  var turn: String?
  var outcome: String?
  var message: String
  var isThinking: Bool
}
