// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import EngineCore
import GameCore
import Words

/// Pentominoes: twelve tiles of five squares, and a board that they fill exactly.
public enum Pentominoes: PuzzleCatalogue, Transcribing, Valuing {
  /// The reason of every outcome.
  static let solved = "solved"

  public static let info = GameDescriptor(
    name: "pentominoes", title: Phrase("Pentominoes"), tagline: Phrase("Twelve tiles, one tray"),
    accent: Accent(light: Color(0xA5452A), dark: Color(0xF0A083)),
    tileColors: (Color(0x3A2A18), Color(0x564129)), seatNames: [.first: Phrase("You")],
    seatColors: [.first: Color(0x256B47)], tokens: [:], markedTokens: [:],
    switches: [left, warn], keys: keys, seats: .one, goal: .fill,
    emblem: .asset("pieces/pentomino-P"), pieceKeys: pieceKeys)

  /// `setup` is a puzzle; see `Puzzle.text`. Without one it is the classic board of six by ten.
  public static func start(_ options: GameOptions) -> Pentominoes.Position {
    Pentominoes.Position(options.setup.flatMap { try? Puzzle(text: $0) } ?? Puzzle.classic)
  }

  /// The board as it is at the start, and the moves.
  public static func transcript(of moves: [Pentominoes.Move], _ options: GameOptions) -> String {
    ([start(options).notation] + moves.map(\.description)).joined(separator: " ")
  }

  public static func wantsValues(_ options: GameOptions, in position: Pentominoes.Position) -> Bool {
    options.isOn(left) || options.isOn(warn)
  }

  public static func starts(_ resources: Resources, today: Day) -> [GameStart] {
    PuzzleShelf.starts(PuzzleBook(resources), today: today)
  }

  public static func start(of day: Day, _ resources: Resources) -> GameStart? {
    PuzzleShelf.daily(day, PuzzleBook(resources), detail: Saying(""))
  }

  public static func beginning(_ resources: Resources) -> GameStart? {
    PuzzleShelf.beginning(PuzzleBook(resources))
  }

  public static func day(ofSetup setup: String) -> Day? {
    guard setup.hasPrefix(DailyPuzzle.prefix) else { return nil }
    return Day(String(setup.dropFirst(DailyPuzzle.prefix.count).prefix { $0 != ";" }))
  }

  public static func solution(on position: Pentominoes.Position) -> String? { position.solution }

  public static func position(
    showing solution: String, in position: Pentominoes.Position
  ) -> Pentominoes.Position? {
    var cells: [Character: [Cell]] = [:]
    for (row, line) in solution.split(separator: "/").enumerated() {
      for (column, letter) in line.enumerated() where letter.isLetter {
        cells[letter, default: []].append(Cell(row, column))
      }
    }
    var full = Pentominoes.Position(position.puzzle)
    for (letter, covered) in cells.sorted(by: { $0.key < $1.key }) {
      guard let tile = Pentomino(String(letter)), let placement = Placement(tile, covering: covered) else {
        return nil
      }
      full = full.laying(placement)
    }
    return full.isSolved ? full : nil
  }

  /// Fifty seconds a tile, in whole minutes.
  public static func par(of position: Pentominoes.Position) -> Double {
    let tiles = position.puzzle.needed - position.puzzle.givens.count
    return max(1, (Double(tiles) * 50 / 60).rounded(.up)) * 60
  }

  public static func solutionCount(of position: Pentominoes.Position) -> Int? { position.puzzle.solutions }

  public static func makeConsole(_ resources: Resources) -> any EngineConsole {
    Pentominoes.Console(resources: resources)
  }
}
