// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import GameCore
import House
import InterfaceKit
import Words

/// A layer of the stage: the menu, a game, or a pop-up over either. It describes what there is and says what using it
/// means; hit test, focus, picture and element tree follow from the description, which the stage asks for anew whenever
/// something changed.
package protocol Scene: AnyObject {
  /// As in the `--ui-tree`: "menu", "table", "settings".
  var name: String { get }
  /// What it is called aloud; nil for the name of its game, or else of the box.
  var called: String? { get }
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
  /// True while whatever button of a game controller is pressed next is for the scene.
  var wantsPad: Bool { get }
  func pressed(_ button: PadButton, _ context: StageContext) -> StageRequest?
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
  /// The moves that have been made here, to be said aloud.
  var saidMoves: SaidMoves? { get }
  /// What is left on a clock, or how long it has taken, as a sentence; nil where nothing is counted.
  var saidTime: String? { get }
  /// The board in words; nil where there is none.
  var boardWords: BoardWords? { get }
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
  /// True where days are shown by their names: who looks at them sees within a minute that the desktop has gone to another zone.
  var showsDay: Bool { get }
  /// The program may end any moment: what is not kept yet goes to the archive.
  func keep()
  /// The scene is left for good, or lies under another one: searches end, nothing is lost.
  func leave()
}

extension Scene {
  package var called: String? { nil }
  package var isPopup: Bool { false }
  package var hasBoard: Bool { false }
  package var repeatsArrows: Bool { false }
  package var accent: Accent? { nil }
  package var firstFocus: String? { nil }
  package var isQuestion: Bool { false }
  package var game: GameReport? { nil }
  package var drag: (piece: String, over: String?)? { nil }
  package var saidMoves: SaidMoves? { nil }
  package var saidTime: String? { nil }
  package var boardWords: BoardWords? { nil }
  package var saidLine: String? { nil }
  package var about: String? { nil }
  package var rules: GameOptions { GameOptions() }
  package var keys: [KeyHelp] { [] }
  package func arrange(_ interface: Interface<StageAction>, _ context: StageContext) -> Bool { false }
  package func handle(_ gesture: Gesture, _ context: StageContext) -> StageRequest? { nil }
  package func entered(_ field: String, _ context: StageContext) -> StageRequest? { nil }
  package func completes(_ field: String) -> Bool { false }
  package func advance(_ context: StageContext) -> Wake { .never }
  package func toastPlaces(_ interface: Interface<StageAction>, _ context: StageContext) -> [[Rect]] {
    headerPlaces(interface, context)
  }
  /// In the header.
  package func headerPlaces(_ interface: Interface<StageAction>, _ context: StageContext) -> [[Rect]] {
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
  package func receive(_ reply: ArchiveReply, _ context: StageContext) -> StageRequest? { nil }
  package func take(_ review: GameReview, of id: String) {}
  package func takeSounds() -> [Sound] { [] }
  package func takes(_ key: Key) -> Bool { false }
  package func owns(_ arrow: Key) -> Bool { false }
  package var chosenRow: Int? { nil }
  package var offeredFocus: String? { nil }
  package var wantsAllKeys: Bool { false }
  package var wantsPad: Bool { false }
  package func pressed(_ button: PadButton, _ context: StageContext) -> StageRequest? { nil }
  package func stir() {}
  package func retell() {}
  package var isBusy: Bool { false }
  package var isAsking: Bool { false }
  package var thinksAbout: String? { nil }
  package func pasted(_ text: String) -> StageRequest? { nil }
  package var takesGames: Bool { false }
  package var showsDay: Bool { false }
  package func keep() {}
  package func leave() {}
}

extension GameDescriptor {
  /// What a scene of this game is called: "Review: Quarto".
  package func called(_ scene: String) -> String {
    tr("{title}: {game}", ["title": scene, "game": title.said])
  }
}
