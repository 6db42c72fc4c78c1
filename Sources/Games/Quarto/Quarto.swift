// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import Canvas
import EngineCore
import GameCore

/// Quarto: sixteen pieces, four pairs of opposites, and your opponent chooses what you place.
public enum Quarto: Game {
  static let squares = GameSwitch(
    name: "squares", title: "Squares count too", detail: "Four in a 2 x 2 block win, from the next game",
    isOnAtFirst: false)
  static let danger = GameSwitch(
    name: "danger", title: "Mark dangerous pieces", detail: "A dot where giving it hands over a win",
    isOnAtFirst: false)
  static let grouped = GameSwitch(
    name: "grouped", title: "Tidy tray", detail: "Pieces by trait, from the next game", isOnAtFirst: false)

  static let values = GameSwitch(
    name: "values", title: "Show what cells are worth", detail: "Win, draw or loss, from nine pieces on",
    isOnAtFirst: false)

  public static let info = GameInfo(
    name: "quarto", title: "Quarto", tagline: "Give a piece, place a piece",
    accent: Accent(light: Color(0x844A26), dark: Color(0xD9A574)),
    tileColors: (Color(0x2A1507), Color(0x3B2210)), seatNames: [.first: "Player 1", .second: "Player 2"],
    seatColors: [.first: Color(0xBF4836), .second: Color(0x8A5A0C)],
    tokens: [:],
    markedTokens: [:], levels: Quarto.Engine.levelLines, switches: [squares, danger, grouped, values],
    rules: [
      "You do not choose the piece you place: your opponent gives it to you, and then you give one in return.",
      "Whoever completes a line of four pieces that share one trait wins: tall or short, dark or light, square or round, hollow or solid.",
      "Lines run across, down and along both diagonals. If all sixteen pieces lie and there is no line, the game is a draw.",
    ],
    keys: [
      KeyHelp("Arrow keys", "choose a cell or a piece"), KeyHelp("Enter", "place it, or give it"),
      KeyHelp("H", "hint; again to play it"), KeyHelp("Ctrl Z", "undo"), KeyHelp("Ctrl Shift Z", "redo"),
      KeyHelp("Ctrl N", "new game; or swipe down"),
      KeyHelp("Ctrl C, Ctrl V", "copy the game, paste a game or position"),
      KeyHelp("Ctrl Shift C", "copy the position"),
    ], emblem: .asset("pieces/quarto-dark-short-square-hollow"))

  /// `setup` is a position in the format of the command line.
  public static func start(_ options: GameOptions) -> Quarto.Position {
    let rules = lines(options)
    guard let setup = options.setup, let position = try? Quarto.Position(setup: setup, rules: rules) else {
      return Quarto.Position(rules: rules)
    }
    return position
  }

  private static func lines(_ options: GameOptions) -> Quarto.Rules {
    options.isOn(squares) ? .squares : .lines
  }

  /// The position it began with, if that is not the usual one, and the half-turns after it.
  public static func transcript(of moves: [Quarto.Move], _ options: GameOptions) -> String {
    ([options.setup].compactMap { $0 } + moves.map(\.description)).joined(separator: " ")
  }

  /// Half-turns, "=7 b3 =e", or a position in the format of the command line and perhaps half-turns after it; letters
  /// may be large, and nothing need stand between the parts.
  public static func read(
    transcript text: String, _ options: GameOptions
  ) throws(TranscriptError) -> PastedGame<Quarto.Move> {
    let whole = text.transcriptWords.joined()
    guard !whole.hasPrefix("="), whole.count >= 16,
      whole.prefix(16).allSatisfy({ $0 == "." || $0.isHexDigit })
    else { return try read(words: pairs(whole[...]), options) }
    // Without a word about the hand it is empty.
    let setup = "\(whole.prefix(16)) \(whole.count == 16 ? "-" : String(whole.dropFirst(16).prefix(1)))"
    do throws(EngineError) {
      _ = try Quarto.Position(setup: setup, rules: lines(options))
    } catch { throw TranscriptError("That is no position: \(error.message)") }
    return try read(words: pairs(whole.dropFirst(17)), setup: setup, options)
  }

  /// Every half-turn has two characters.
  private static func pairs(_ text: Substring) -> [String] {
    var (words, rest): ([String], Substring) = ([], text)
    while !rest.isEmpty {
      words.append(String(rest.prefix(2)))
      rest = rest.dropFirst(2)
    }
    return words
  }

  public static func turn(in position: Quarto.Position) -> Seat { position.turn }

  public static func legalMoves(in position: Quarto.Position) -> [Quarto.Move] { position.legalMoves }

  public static func playing(_ move: Quarto.Move, in position: Quarto.Position) -> Quarto.Position? {
    position.playing(move)
  }

  public static func outcome(of position: Quarto.Position) -> Outcome? { position.outcome }

  public static func notation(of position: Quarto.Position) -> String { position.notation }

  public static func rules(_ options: GameOptions) -> [String] {
    guard lines(options) == .squares else { return info.rules }
    return [
      info.rules[0],
      "Whoever completes four pieces that share one trait, in a line or in a 2 x 2 square, wins: tall or short, dark or light, square or round, hollow or solid.",
      "Lines run across, down and along both diagonals; the nine squares of four neighbouring cells count as much. If all sixteen pieces lie and there is neither, the game is a draw.",
    ]
  }

  public static func variant(_ options: GameOptions) -> String? {
    lines(options) == .squares ? "Squares count too" : nil
  }

  public static func prompt(in position: Quarto.Position) -> (message: String, help: String) {
    guard position.hand != nil else {
      return ("Give your opponent a piece.", "Click it, or drag it to the other plate.")
    }
    return (
      "Place this piece.",
      position.rules == .squares
        ? "Four that share one trait win, in a line or a square." : "Line up four that share one trait."
    )
  }

  public static func wantsValues(_ options: GameOptions, in position: Quarto.Position) -> Bool {
    options.isOn(values) && position.hand != nil && position.cellsPlayed.count >= 9
  }

  public static func spoken(_ move: Quarto.Move) -> String {
    switch move {
    case .place(let cell): "Cell \(Quarto.Move.name(ofCell: cell))"
    case .give(let piece): "Giving the \(piece.spoken) piece"
    }
  }

  public static func makeConsole(_ resources: Resources) -> any EngineConsole {
    Quarto.Console(resources: resources)
  }
}
