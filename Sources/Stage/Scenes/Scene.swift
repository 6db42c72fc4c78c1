// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import EngineCore
import GameCore
import Preferences

/// A layer of the stage: the menu, a game, or a pop-up over either. It says what there is and what it means;
/// the stage asks it anew whenever something changed.
protocol Scene: AnyObject {
  /// As in the `--ui-tree`: "menu", "table", "settings".
  var name: String { get }
  /// A pop-up lies over what is below; its panel is all that can be touched.
  var panel: Rect? { get }
  /// True when keys go to a board while no control has the focus.
  var hasBoard: Bool { get }
  /// True when arrow keys go through a list: a key held down then goes on and on.
  var repeatsArrows: Bool { get }
  var accent: Accent? { get }

  func arrange(_ context: StageContext)
  /// In the order of Tab, which is that of reading.
  func controls() -> [Control]
  /// Where the keyboard begins in a scene without a board.
  var firstFocus: String? { get }
  func activate(_ id: String, _ context: StageContext) -> StageRequest?
  func slide(_ id: String, to value: Double, _ context: StageContext) -> StageRequest?
  /// A gesture that no control wanted.
  func handle(_ gesture: Gesture, _ context: StageContext) -> StageRequest?
  /// True for keys that the scene wants before anything else may use them.
  func takes(_ key: Key) -> Bool
  func advance(_ context: StageContext) -> Wake
  func paint(_ painter: inout Painter, _ context: StageContext, _ host: ControlHost)
  /// Above everything of this scene.
  func paintLifted(_ painter: inout Painter, _ context: StageContext)
  /// What can be named besides the controls.
  func elements(_ context: StageContext) -> [Element]
  /// Where a slip of words hides neither board nor action, best first.
  func toastPlaces(_ context: StageContext) -> [Rect]
  var game: GameReport? { get }
  var drag: (piece: String, over: String?)? { get }
  func takeSounds() -> [Sound]
  /// A key was pressed: whoever is here is reading, playing or looking around.
  func stir()
  /// True while something goes on that nobody has to do anything for, even if nothing moves at the moment.
  var isBusy: Bool { get }
  /// The scene is left for good, or lies under another one: searches end, nothing is lost.
  func leave()
}

extension Scene {
  var panel: Rect? { nil }
  var hasBoard: Bool { false }
  var repeatsArrows: Bool { false }
  var accent: Accent? { nil }
  var firstFocus: String? { controls().first?.id }
  var game: GameReport? { nil }
  var drag: (piece: String, over: String?)? { nil }
  func slide(_ id: String, to value: Double, _ context: StageContext) -> StageRequest? { nil }
  func handle(_ gesture: Gesture, _ context: StageContext) -> StageRequest? { nil }
  func paintLifted(_ painter: inout Painter, _ context: StageContext) {}
  func elements(_ context: StageContext) -> [Element] { [] }
  func toastPlaces(_ context: StageContext) -> [Rect] {
    let size = context.viewport.size
    return gaps(in: Rect(0, 16, size.width, 46), from: 4, to: size.width - 4)
  }
  func takeSounds() -> [Sound] { [] }
  func takes(_ key: Key) -> Bool { false }
  func stir() {}
  var isBusy: Bool { false }
  func leave() {}
}

/// What a scene wants from the stage.
enum StageRequest {
  case open(any Game.Type)
  case popup(Popup)
  case back
  case change(Settings)
  case toast(String)
  /// Words that offer a way back: their button, or Ctrl Z, sends `toast.undo` to the scene.
  case offer(String)
  /// A move was made: what was offered before is past.
  case moved
  /// Text for the clipboard, and what is said about it.
  case copy(String, words: String)
  case paste
  case restartGame
  /// Closes the pop-up and begins this start.
  case start(String)
  /// The history of one game, or of all.
  case history((any Game.Type)?)
  case replay(any ReplayBoard)
  case confirm(Confirmation)
  /// Goes on with a game that was not running.
  case resume(SavedGame)
  case exportHistory
}

enum Popup: Hashable {
  case settings, help, starts
}

/// What a scene may know about the world around it, at one moment.
struct StageContext {
  var viewport: Viewport
  var settings: Settings
  var look: Look
  var now: Double
  var metrics: any TextMetrics
  /// Local time of day, 0 to 23.
  var hour: Int
  var kept = KeptGames()
  /// False while a pop-up covers the scene.
  var isActive: Bool
  /// False while the window is not looked at, too: clocks stand still.
  var isRunning: Bool
  var showsFocus: Bool
  var focused: String?
  /// The control under the pointer.
  var hovered: String?
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
