// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

import EngineCore

/// A game whose engine speaks GTP: how its turns are written there.
public protocol GTPGame<Position, Move, Engine>: Game {
  /// What may stand behind `boardsize`.
  static var boardSizes: [String] { get }
  /// The moves of a turn in small letters; nil of a text that is none.
  static func turn(named name: String) -> [Move]?
  static func name(ofTurn moves: [Move]) -> String
  /// The board in lines.
  static func drawn(_ position: Position) -> String
  /// By how much the first side has won a game that is over; negative when it has lost.
  static func margin(_ position: Position) -> Int
  /// How many turns a side has at the most until the end.
  static func turnsLeft(in position: Position) -> Int
}

extension GTPGame {
  /// Won is won, by whatever.
  public static func margin(_ position: Position) -> Int {
    outcome(of: position)?.winner.map { $0 == .first ? 1 : -1 } ?? 0
  }
}

/// Why a command is refused. Not within the class: an error of a generic type is more than the compiler bears.
private struct Refusal: Error { var message: String }

/// Go Text Protocol, version 2 (Gunnar Farnebäck, 2002), in the words of a game. A side that must pass may say so ("pass" or "pa")
/// or leave it out.
public final class GTPConversation<G: GTPGame>: EngineConversation {
  private let player: ProtocolPlayer<G>
  public private(set) var isOver = false

  private static var commands: [String] {
    [
      "protocol_version", "name", "version", "known_command", "list_commands", "quit", "boardsize",
      "clear_board", "komi", "play", "genmove", "reg_genmove", "undo", "time_settings", "time_left",
      "final_score", "showboard",
    ]
  }

  public init(_ player: ProtocolPlayer<G>) { self.player = player }

  /// With an engine that is asked as everybody asks it.
  public convenience init(_ request: EngineRequest, _ engine: G.Engine) {
    self.init(
      ProtocolPlayer<G>(request) { position, seed, milliseconds in
        engine.choose(
          in: position, strength: request.strength(in: G.notation(of: position)), seed: seed,
          control: .lasting(milliseconds, of: G.Engine.self, threads: request.threads))
      })
  }

  public func answer(_ line: String) -> String? {
    var words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace).map { $0.lowercased() }
    guard !words.isEmpty else { return nil }
    let number = Int(words[0]) == nil ? "" : words.removeFirst()
    do throws(Refusal) {
      guard let command = words.first else { throw Refusal(message: "syntax error") }
      let text = try run(command, Array(words.dropFirst()))
      return "=\(number)\(text.isEmpty ? "" : " ")\(text)\n"
    } catch {
      return "?\(number) \(error.message)\n"
    }
  }

  private func run(_ command: String, _ words: [String]) throws(Refusal) -> String {
    switch command {
    case "protocol_version": return "2"
    case "name": return "Quartet"
    case "version": return "1"
    case "list_commands": return Self.commands.joined(separator: "\n")
    case "known_command": return String(Self.commands.contains(words.first ?? ""))
    case "quit": isOver = true
    case "boardsize":
      if !G.boardSizes.contains(words.joined(separator: " ")) { throw Refusal(message: "unacceptable size") }
    case "komi": break
    case "clear_board": player.start()
    case "play": try play(words)
    case "genmove", "reg_genmove": return try generate(words, isPlayed: command == "genmove")
    case "undo": if !player.undo() { throw Refusal(message: "cannot undo") }
    case "time_settings", "time_left": try setTime(command, words)
    case "final_score": return try score()
    case "showboard": return "\n" + G.drawn(player.position)
    default: throw Refusal(message: "unknown command")
    }
    return ""
  }

  private func seat(_ word: String?) throws(Refusal) -> Seat {
    switch word {
    case "b", "black": .first
    case "w", "white": .second
    default: throw Refusal(message: "syntax error")
    }
  }

  private func play(_ words: [String]) throws(Refusal) {
    let seat = try seat(words.first)
    guard words.count == 2, let moves = G.turn(named: words[1]) else {
      throw Refusal(message: "syntax error")
    }
    guard player.play(moves, by: seat) else { throw Refusal(message: "illegal move") }
  }

  private func generate(_ words: [String], isPlayed: Bool) throws(Refusal) -> String {
    let seat = try seat(words.first)
    guard words.count == 1 else { throw Refusal(message: "syntax error") }
    guard let moves = player.choose(for: seat, isPlayed: isPlayed) else {
      throw Refusal(message: "not the turn of this side")
    }
    return moves.isEmpty ? "PASS" : G.name(ofTurn: moves)
  }

  /// `time_settings main extra moves` in seconds, `time_left side seconds moves`; what is left is shared among the moves to come.
  private func setTime(_ command: String, _ words: [String]) throws(Refusal) {
    let numbers = words.compactMap { Double($0) }
    guard numbers.count == (command == "time_left" ? 2 : 3), numbers.allSatisfy({ $0 >= 0 && $0 < 1e6 })
    else {
      throw Refusal(message: "syntax error")
    }
    let moves = Double(G.turnsLeft(in: player.position) + 2)
    let seconds =
      command == "time_left"
      ? numbers[0] / (numbers[1] > 0 ? numbers[1] : moves)
      : numbers[0] > 0 ? numbers[0] / moves : numbers[1] / max(1, numbers[2])
    // At most a day.
    player.milliseconds = seconds > 0 ? max(1, min(86_400_000, Int(seconds * 900))) : nil
  }

  private func score() throws(Refusal) -> String {
    guard player.isOver else { throw Refusal(message: "the game is not over") }
    let margin = G.margin(player.position)
    return margin == 0 ? "0" : margin > 0 ? "B+\(margin)" : "W+\(-margin)"
  }
}
