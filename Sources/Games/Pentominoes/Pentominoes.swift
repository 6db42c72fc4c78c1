// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import EngineCore
import GameCore

/// Pentominoes: twelve tiles of five squares, and a board that they fill exactly.
public enum Pentominoes: Game {
  static let left = GameSwitch(
    name: "left", title: "Count what is left", detail: "How many solutions remain, after every tile",
    isOnAtFirst: true)
  static let warn = GameSwitch(
    name: "warn", title: "Judge the drop", detail: "While dragging: does a solution remain there?",
    isOnAtFirst: true)

  public static let info = GameInfo(
    name: "pentominoes", title: "Pentominoes", tagline: "Twelve tiles, one tray",
    accent: Accent(light: Color(0xA5452A), dark: Color(0xF0A083)),
    tileColors: (Color(0x3A2A18), Color(0x564129)), seatNames: [.first: "You"],
    seatColors: [.first: Color(0x256B47)], tokens: [:], markedTokens: [:],
    levels: [
      "Lays tiles one after the other", "Lays right tiles only", "Lays right tiles, no detours",
      "Knows every solution", "Knows how many are left", "Always finishes",
    ],
    switches: [left, warn],
    rules: [
      "Fill every square of the board. Drag the tiles from the edge, turn them and flip them as you like; a tile on the board can be moved or taken off again.",
      "Turn with the wheel or R, flip with the right button or M. The badge over the board counts the solutions that are left, those that differ by turning or flipping the whole board as one; when none is, some tile must move.",
      "Hint speaks in steps: is there still a way, which tiles are in its way, and at last one tile that fits it.",
    ],
    keys: [
      KeyHelp("F I L N ... Z", "choose the tile of this letter"),
      KeyHelp("Arrow keys", "move it over the board"),
      KeyHelp("R, Shift R", "turn it right, left"), KeyHelp("M, Shift M", "flip it sideways, upside down"),
      KeyHelp("Enter", "lay it"), KeyHelp("Backspace", "take it off the board"), KeyHelp("Tab", "next tile"),
      KeyHelp("Esc", "put it back, close the solution"), KeyHelp("H", "hint; again for more"),
      KeyHelp("E", "look at a solution"),
      KeyHelp("Ctrl Z", "undo"), KeyHelp("Ctrl Shift Z", "redo"),
      KeyHelp("Ctrl N", "begin again; or swipe down"),
    ], isSolo: true, emblem: .asset("pieces/pentomino-P"))

  /// `setup` is a puzzle; see `Puzzle.text`. Without one it is the classic board of six by ten.
  public static func start(_ options: GameOptions) -> Pentominoes.Position {
    Pentominoes.Position(options.setup.flatMap { try? Puzzle(text: $0) } ?? Puzzle.classic)
  }

  public static func turn(in position: Pentominoes.Position) -> Seat { .first }

  public static func legalMoves(in position: Pentominoes.Position) -> [Pentominoes.Move] {
    position.legalMoves
  }

  public static func playing(_ move: Pentominoes.Move, in position: Pentominoes.Position) -> Pentominoes
    .Position?
  {
    position.playing(move)
  }

  public static func outcome(of position: Pentominoes.Position) -> Outcome? {
    position.isSolved ? .win(.first, how: "Solved") : nil
  }

  /// Tiles that lay there from the start are nobody's progress.
  public static func progress(of position: Pentominoes.Position) -> String? {
    let givens = position.givens.count
    return "\(position.placed.count - givens) of \(position.puzzle.needed - givens) tiles"
  }

  public static func notation(of position: Pentominoes.Position) -> String { position.notation }

  /// The board as it is at the start, and the moves.
  public static func transcript(of moves: [Pentominoes.Move], _ options: GameOptions) -> String {
    ([notation(of: start(options))] + moves.map(\.description)).joined(separator: " ")
  }

  /// A board in the format of the command line, with the tiles that lie on it as moves, and perhaps moves after it.
  public static func read(
    transcript text: String, _ options: GameOptions
  ) throws(TranscriptError) -> PastedGame<Pentominoes.Move> {
    let words = text.transcriptWords.map { $0.uppercased() }
    guard !words.isEmpty else { throw TranscriptError("There is no game on the clipboard.") }
    guard words.count >= 3, words[0].contains(where: { $0 == "." || $0 == "#" || $0 == "/" }) else {
      throw TranscriptError("What is on the clipboard is no board of \(info.title).")
    }
    var position: Pentominoes.Position
    do throws(EngineError) {
      position = try Pentominoes.Position(parsing: words.prefix(3).joined(separator: " "))
    } catch { throw TranscriptError("That is no board: \(error.message)") }
    var puzzle = position.puzzle
    (puzzle.name, puzzle.title) = ("pasted", "Pasted board")
    if puzzle.board == Puzzle.classic.board && puzzle.allowed == .all { puzzle = Puzzle.classic }
    var moves = position.placements.values.sorted { $0.tile < $1.tile }.map { Pentominoes.Move.place($0) }
    for (index, word) in words.dropFirst(3).enumerated() {
      guard let move = move(word), let next = position.playing(move) else {
        throw TranscriptError("Move \(index + 1), \u{201C}\(word.prefix(12))\u{201D}, is not possible there.")
      }
      position = next
      moves.append(move)
    }
    return PastedGame(setup: puzzle.text, moves: moves)
  }

  /// A move in large letters.
  private static func move(_ word: String) -> Pentominoes.Move? {
    let head = word.hasPrefix("-") ? 2 : 1
    return Pentominoes.Move(word.prefix(head) + word.dropFirst(head).lowercased())
  }

  public static func prompt(in position: Pentominoes.Position) -> (message: String, help: String) {
    ("Wheel or R turns the tile \u{00B7} right button or M flips it", "")
  }

  public static func wantsValues(_ options: GameOptions, in position: Pentominoes.Position) -> Bool {
    options.isOn(left) || options.isOn(warn)
  }

  public static func spoken(_ move: Pentominoes.Move) -> String { "The \(move.tile)" }

  public static func noHint(isCertain: Bool) -> String {
    isCertain ? "This board has no solution." : "There is too much to search here: lay a tile first."
  }

  public static func starts(_ resources: Resources, today: Day) -> [GameStart] {
    PuzzleShelf.starts(PuzzleBook(resources), today: today)
  }

  public static func makeConsole(_ resources: Resources) -> any EngineConsole {
    Pentominoes.Console(resources: resources)
  }
}
